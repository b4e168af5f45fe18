#include "engine/files/output.hpp"

#include <cerrno>
#include <system_error>

namespace kanzen {

bool Output::write(std::string_view text) {
  if (failure_ != 0) return false;
  errno = 0;
  if (std::fwrite(text.data(), 1, text.size(), file_) == text.size()) return true;
  return record_failure();
}

bool Output::flush() {
  if (failure_ != 0) return false;
  errno = 0;
  if (std::fflush(file_) == 0) return true;
  return record_failure();
}

Result<void> Output::finish() {
  if (flush()) return {};
  return Error{Errc::io, untranslated("cannot write to " + name_ + ": " +
                                      std::generic_category().message(failure_))};
}

bool Output::has_closed_pipe() const { return failure_ == EPIPE; }

bool Output::record_failure() {
  failure_ = errno != 0 ? errno : EIO;
  return false;
}

}  // namespace kanzen
