#include "engine/core/result.hpp"

namespace kanzen {

Error::Error() = default;
Error::Error(Errc kind, Diagnostic what) : Diagnostic(std::move(what)), code(kind) {}
Error::Error(const Error&) = default;
Error::Error(Error&&) noexcept = default;
Error& Error::operator=(const Error&) = default;
Error& Error::operator=(Error&&) noexcept = default;
Error::~Error() = default;

Error Error::at(std::size_t place) && {
  offset = place;
  return std::move(*this);
}

}  // namespace kanzen
