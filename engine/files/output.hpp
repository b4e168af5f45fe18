#pragma once
// A stream that is written to, with every failure noticed: a full disk or a closed pipe must not
// look like success.
#include <cstdio>
#include <string>
#include <string_view>

#include "engine/core/result.hpp"

namespace kanzen {

class Output {
 public:
  // Does not close the file.  `name` is for messages.
  Output(std::FILE* file, std::string name) : file_(file), name_(std::move(name)) {}

  // False: this or an earlier write has failed, and nothing more will be written.
  bool write(std::string_view text);
  bool flush();
  // Flushes, and tells what has gone wrong since the beginning.
  Result<void> finish();
  // Has a write failed because nobody reads any more?
  bool has_closed_pipe() const;

 private:
  bool note_failure();

  std::FILE* file_;
  std::string name_;
  int failure_ = 0;  // errno of the first failure
};

}  // namespace kanzen
