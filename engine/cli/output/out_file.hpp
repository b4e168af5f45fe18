#pragma once
// What is written instead of text on standard output: pictures, QR codes in them, and files.
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"
#include "engine/files/output.hpp"
#include "engine/files/whole_file.hpp"
#include "engine/picture/picture.hpp"

namespace kanzen::cli {
// Made by qrcodegen, as the page's uqr does, which is a port of it: both make the same.
// Errc::unsupported: the text is longer than a code holds.
Result<QrCode> qr_code_of(const std::string& text);

// SVG drawn by librsvg, for files of other formats.

// Errc::unsupported: the library is not installed.
Result<std::string> png_of_svg(const std::string& svg, unsigned width, unsigned height);
// A page as large as the picture.  The same picture gives the same bytes.
Result<std::string> pdf_of_svg(const std::string& svg);

// What --out names: a file for the answer instead of standard output.

// The one of these formats that the file's name ends as, or the first of them where it has no
// ending.  Errc::bad_notation: it ends as none of them.
Result<std::string> format_of_file(const std::string& path,
                                   const std::vector<std::string>& formats);

// Before the work that leads to the answer; what is there stays as it is.  An empty path is
// standard output.  Errc::bad_notation: the file's name ends as those of another format.
Result<void> check_out_file(const std::string& path, const std::string& format);

// To the file, or to `output` where the path is empty.  Errc::cancelled: Ctrl-C came before the
// end.
Result<void> write_out_file(const std::string& path, const FileWriter& write, Output& output);

}  // namespace kanzen::cli
