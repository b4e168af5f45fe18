#pragma once
// QR codes, made by qrcodegen, as the page's uqr does, which is a port of it: both make the same.
#include <string>

#include "engine/core/result.hpp"
#include "engine/picture/qr_code.hpp"

namespace kanzen::cli {

// Errc::unsupported: the text is longer than a code holds.
Result<QrCode> qr_code_of(const std::string& text);

}  // namespace kanzen::cli
