#include "engine/cli/output/qr.hpp"

#include <qrcodegen/qrcodegen.hpp>

#include <cstdint>

namespace kanzen::cli {

Result<QrCode> qr_code_of(const std::string& text) {
  using Code = qrcodegen::QrCode;
  constexpr std::size_t most_bytes = 2331;  // of the largest code with that correction
  if (text.size() > most_bytes)
    return Error{Errc::unsupported, untranslated("the link has " + std::to_string(text.size()) +
                                                 " characters; a QR code holds up to 2,331")};
  const std::vector<std::uint8_t> bytes(text.begin(), text.end());
  constexpr int any_mask = -1;
  const Code code =
      Code::encodeSegments({qrcodegen::QrSegment::makeBytes(bytes)}, Code::Ecc::MEDIUM,
                           Code::MIN_VERSION, Code::MAX_VERSION, any_mask, false);
  QrCode result;
  result.side = static_cast<unsigned>(code.getSize());
  for (int row = 0; row < code.getSize(); ++row)
    for (int column = 0; column < code.getSize(); ++column)
      result.dark.push_back(code.getModule(column, row) ? 1 : 0);
  return result;
}

}  // namespace kanzen::cli
