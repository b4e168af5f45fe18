#include "engine/cli/qr.hpp"

#include <qrencode.h>

#include <memory>

namespace kanzen::cli {

Result<QrCode> qr_code_of(const std::string& text) {
  constexpr int smallest_that_holds_it = 0;
  const std::unique_ptr<QRcode, void (*)(QRcode*)> code(
      QRcode_encodeString8bit(text.c_str(), smallest_that_holds_it, QR_ECLEVEL_M), QRcode_free);
  if (!code)
    return Error{Errc::unsupported, "the link has " + std::to_string(text.size()) +
                                        " characters; a QR code holds up to 2,331"};
  QrCode result;
  result.side = static_cast<unsigned>(code->width);
  const auto modules = static_cast<std::size_t>(result.side) * result.side;
  result.dark.reserve(modules);
  for (std::size_t i = 0; i < modules; ++i)
    result.dark.push_back(code->data[i] & 1);  // the lowest bit; the others tell what it is for
  return result;
}

}  // namespace kanzen::cli
