#pragma once
// Values that were kept on this machine: one file a game and rule set in the user's data
// folder.  For the desktop window; a page has web/kept_values.mjs.
#include <functional>
#include <string>
#include <utility>

#include "engine/core/bytes.hpp"
#include "engine/core/result.hpp"

namespace kanzen::app {

class KeptFile {
 public:
  KeptFile(const std::string& game, const std::string& rules);

  bool exists() const;
  // `write` passes all bytes to its sink.  The file takes its place when it is complete;
  // on a failure nothing is left of it.
  template <class Write>
  Result<void> replace(Write&& write) const {
    return replace_with(Writer(std::forward<Write>(write)));
  }
  // Of the whole file, from its start.
  ByteSource open() const;
  Result<void> remove() const;

 private:
  using Writer = std::function<Result<void>(const ByteSink&)>;
  Result<void> replace_with(const Writer& write) const;

  std::string path_;  // empty: there is no place for it
};

}  // namespace kanzen::app
