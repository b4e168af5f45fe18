#pragma once
// Output other than text on standard output: QR codes, PNG and PDF, and the file of --out.
#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/result.hpp"
#include "engine/figure/figure_file.hpp"
#include "engine/files/output.hpp"
#include "engine/files/write_file.hpp"

namespace kanzen::cli {
// Returns a QR code with error correction level M.  It equals that of the page, whose library uqr
// is a port of qrcodegen.  Errc::unsupported: the text has more than 2,331 bytes.
Result<QrCode> qr_code_of(const std::string& text);

// Returns the PNG of a figure that was made for one.  Errc::unsupported: librsvg is not installed.
Result<std::string> png_of_figure(const FigureFile& figure);
// Returns the pixels of an opaque SVG drawn in this size, row by row from the top left, as
// 0xRRGGBB. Errors are those of png_of_figure.
Result<std::vector<std::uint32_t>> pixels_of_svg(const std::string& svg, unsigned width,
                                                 unsigned height);
// Returns an SVG as a PDF with one page of the picture's size.  Equal pictures give equal bytes.
// Errors are those of png_of_figure.
Result<std::string> pdf_of_svg(const std::string& svg);

// Returns the format that the ending of --out selects; the first of `formats` if it has no ending.
// Errc::bad_notation: the ending is that of none of them.
Result<std::string> format_of_file(const std::string& path,
                                   const std::vector<std::string>& formats);

// Returns whether the value of --out stands for standard output.
inline bool is_standard_output(const std::string& path) { return path.empty() || path == "-"; }

// Checks before the computation that the file of an option can be written, without changing it.
// Errc::bad_notation: the ending is that of another format; Errc::io.
Result<void> check_out_file(const std::string& path, const std::string& format,
                            const std::string& option = "--out");

// Writes to the file, or to `output` if the path is that of standard output.  Errc::cancelled:
// Ctrl-C was pressed before the end.
Result<void> write_out_file(const std::string& path, const FileWriter& write, Output& output);
Result<void> write_out_file(const std::string& path, const std::string& content, Output& output);

}  // namespace kanzen::cli
