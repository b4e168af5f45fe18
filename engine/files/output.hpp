#pragma once
// An output stream that records every failure, so that a full disk or a closed pipe is not mistaken
// for success.
#include <cstdio>
#include <string>
#include <string_view>

#include "engine/core/result.hpp"

namespace kanzen {

class Output {
 public:
  // Does not close `file`.  Messages contain `name`.
  Output(std::FILE* file, std::string name) : file_(file), name_(std::move(name)) {}

  // False: this or an earlier write has failed; later calls write nothing.
  bool write(std::string_view text);
  bool flush();
  // Flushes.  Errc::io: the first failure of this or an earlier call.
  Result<void> finish();
  // Was the first failure EPIPE, because the reader has closed the pipe?
  bool has_closed_pipe() const;

 private:
  bool record_failure();

  std::FILE* file_;
  std::string name_;
  int failure_ = 0;  // errno of the first failure
};

}  // namespace kanzen
