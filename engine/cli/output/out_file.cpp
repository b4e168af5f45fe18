#include "engine/cli/output/out_file.hpp"

#include <cairo-pdf.h>
#include <dlfcn.h>
#include <librsvg/rsvg.h>
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <memory>
#include <qrcodegen/qrcodegen.hpp>

#include "engine/cli/command.hpp"
#include "engine/core/string_utils.hpp"

namespace kanzen::cli {
Result<QrCode> qr_code_of(const std::string& text) {
  using Code = qrcodegen::QrCode;
  constexpr std::size_t most_bytes = 2331;  // capacity of version 40, level M
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

namespace {

// librsvg is loaded at first use: loading it and its forty dependencies takes longer than most
// commands run.
constexpr const char* library_name = "librsvg-2.so.2";

// The functions of librsvg and cairo that this file uses.
struct Library {
  void* handle = nullptr;
  decltype(&rsvg_handle_new_from_data) new_from_data = nullptr;
  decltype(&rsvg_handle_get_intrinsic_dimensions) get_size = nullptr;
  decltype(&rsvg_handle_render_document) render = nullptr;
  decltype(&g_object_unref) unref = nullptr;
  decltype(&g_error_free) free_error = nullptr;
  decltype(&cairo_image_surface_create) create_image = nullptr;
  decltype(&cairo_pdf_surface_create_for_stream) create_pdf = nullptr;
  decltype(&cairo_pdf_surface_set_metadata) set_pdf_metadata = nullptr;
  decltype(&cairo_surface_finish) finish_surface = nullptr;
  decltype(&cairo_surface_status) surface_status = nullptr;
  decltype(&cairo_surface_destroy) destroy_surface = nullptr;
  decltype(&cairo_surface_write_to_png_stream) write_png = nullptr;
  decltype(&cairo_surface_flush) flush_surface = nullptr;
  decltype(&cairo_image_surface_get_data) image_data = nullptr;
  decltype(&cairo_image_surface_get_stride) image_stride = nullptr;
  decltype(&cairo_create) create_context = nullptr;
  decltype(&cairo_destroy) destroy_context = nullptr;
  decltype(&cairo_status) status = nullptr;
};

template <class Function>
bool find(void* handle, const char* name, Function& function) {
  function = reinterpret_cast<Function>(dlsym(handle, name));
  return function != nullptr;
}

// The handle is never closed, because librsvg does not support unloading.
Result<Library> open_library() {
  Library library;
  library.handle = dlopen(library_name, RTLD_NOW | RTLD_LOCAL);
  if (library.handle == nullptr)
    return Error{
        Errc::unsupported,
        untranslated("PNG, PDF and films need librsvg, which is not here; install Debian's package "
                     "librsvg2-2, or take --format svg")};
  void* const h = library.handle;
  const bool complete =
      find(h, "rsvg_handle_new_from_data", library.new_from_data) &&
      find(h, "rsvg_handle_get_intrinsic_dimensions", library.get_size) &&
      find(h, "rsvg_handle_render_document", library.render) &&
      find(h, "g_object_unref", library.unref) && find(h, "g_error_free", library.free_error) &&
      find(h, "cairo_image_surface_create", library.create_image) &&
      find(h, "cairo_pdf_surface_create_for_stream", library.create_pdf) &&
      find(h, "cairo_pdf_surface_set_metadata", library.set_pdf_metadata) &&
      find(h, "cairo_surface_finish", library.finish_surface) &&
      find(h, "cairo_surface_status", library.surface_status) &&
      find(h, "cairo_surface_destroy", library.destroy_surface) &&
      find(h, "cairo_surface_write_to_png_stream", library.write_png) &&
      find(h, "cairo_surface_flush", library.flush_surface) &&
      find(h, "cairo_image_surface_get_data", library.image_data) &&
      find(h, "cairo_image_surface_get_stride", library.image_stride) &&
      find(h, "cairo_create", library.create_context) &&
      find(h, "cairo_destroy", library.destroy_context) && find(h, "cairo_status", library.status);
  if (!complete)
    return Error{Errc::unsupported,
                 untranslated("PNG, PDF and films need librsvg 2.46 and cairo 1.16, or newer")};
  return library;
}

cairo_status_t append(void* text, const unsigned char* bytes, unsigned length) {
  static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(bytes), length);
  return CAIRO_STATUS_SUCCESS;
}

Error failure(const Library& library, GError* error) {
  std::string reason = error != nullptr ? error->message : "unknown";
  if (error != nullptr) library.free_error(error);
  return {Errc::internal, untranslated("librsvg refuses the picture: " + reason)};
}

using Surface = std::unique_ptr<cairo_surface_t, void (*)(cairo_surface_t*)>;
using Drawing = std::unique_ptr<RsvgHandle, void (*)(gpointer)>;

Result<Drawing> read_svg(const Library& library, const std::string& svg) {
  GError* error = nullptr;
  Drawing drawing(
      library.new_from_data(reinterpret_cast<const guint8*>(svg.data()), svg.size(), &error),
      library.unref);
  if (!drawing) return failure(library, error);
  return drawing;
}

// Draws the picture scaled to the whole surface.
Result<void> render(const Library& library, const Drawing& drawing, const Surface& surface,
                    double width, double height) {
  const std::unique_ptr<cairo_t, void (*)(cairo_t*)> context(library.create_context(surface.get()),
                                                             library.destroy_context);
  if (library.status(context.get()) != CAIRO_STATUS_SUCCESS)
    return Error{Errc::out_of_memory, untranslated("there is no memory for the picture")};
  const RsvgRectangle whole{0, 0, width, height};
  GError* error = nullptr;
  if (!library.render(drawing.get(), context.get(), &whole, &error)) return failure(library, error);
  return {};
}

Result<Surface> render_image(const Library& library, const std::string& svg, unsigned width,
                             unsigned height) {
  const auto drawing = read_svg(library, svg);
  if (!drawing) return drawing.error();
  Surface surface(
      library.create_image(CAIRO_FORMAT_ARGB32, static_cast<int>(width), static_cast<int>(height)),
      library.destroy_surface);
  if (library.surface_status(surface.get()) != CAIRO_STATUS_SUCCESS)
    return Error{Errc::out_of_memory,
                 untranslated("there is no memory for a picture of " + std::to_string(width) + "×" +
                              std::to_string(height) + " pixels")};
  if (auto drawn = render(library, *drawing, surface, width, height); !drawn) return drawn.error();
  return surface;
}

// Returns the colour of a pixel of cairo, which is premultiplied by its opacity.  At the edges of a
// picture whose height is no whole number of pixels, the opacity is less than full.
std::uint32_t opaque_color(std::uint32_t pixel) {
  const std::uint32_t opacity = pixel >> 24U;
  std::uint32_t color = 0;
  if (opacity > 0)
    for (const unsigned shift : {16U, 8U, 0U})
      color |= ((pixel >> shift & 0xFFU) * 255 + opacity / 2) / opacity << shift;
  return color;
}

}  // namespace

Result<std::vector<std::uint32_t>> pixels_of_svg(const std::string& svg, unsigned width,
                                                 unsigned height) {
  const auto library = open_library();
  if (!library) return library.error();
  const auto image = render_image(*library, svg, width, height);
  if (!image) return image.error();
  library->flush_surface(image->get());
  const unsigned char* row = library->image_data(image->get());
  const auto stride = static_cast<std::size_t>(library->image_stride(image->get()));
  std::vector<std::uint32_t> pixels(std::size_t{width} * height);
  for (auto first = pixels.begin(); first != pixels.end(); first += width, row += stride) {
    std::memcpy(&*first, row, width * sizeof(std::uint32_t));
  }
  for (std::uint32_t& pixel : pixels) pixel = opaque_color(pixel);
  return pixels;
}

Result<std::string> png_of_figure(const FigureFile& figure) {
  const auto library = open_library();
  if (!library) return library.error();
  const auto surface = render_image(*library, figure.text, figure.width, figure.height);
  if (!surface) return surface.error();
  std::string png;
  if (library->write_png(surface->get(), append, &png) != CAIRO_STATUS_SUCCESS)
    return Error{Errc::out_of_memory, untranslated("the PNG cannot be made")};
  png.insert(png.begin() + png_head, figure.png_size.begin(), figure.png_size.end());
  return png;
}

Result<std::string> pdf_of_svg(const std::string& svg) {
  const auto library = open_library();
  if (!library) return library.error();
  const auto drawing = read_svg(*library, svg);
  if (!drawing) return drawing.error();
  RsvgLength across{}, down{};  // in CSS pixels, as SvgPen writes them
  library->get_size(drawing->get(), nullptr, &across, nullptr, &down, nullptr, nullptr);
  constexpr double points = 72.0 / 96;  // in a CSS pixel
  const double width = across.length * points, height = down.length * points;
  std::string pdf;
  const Surface surface(library->create_pdf(append, &pdf, width, height), library->destroy_surface);
  library->set_pdf_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, "");  // no date
  if (auto drawn = render(*library, *drawing, surface, width, height); !drawn) return drawn.error();
  library->finish_surface(surface.get());
  if (library->surface_status(surface.get()) != CAIRO_STATUS_SUCCESS)
    return Error{Errc::out_of_memory, untranslated("the PDF cannot be made")};
  return pdf;
}

namespace {

struct FileEnding {
  std::string_view text, format;
};

// File name endings and their formats.  An ending of two formats (.tex) selects the first of them
// that the command offers.
constexpr FileEnding file_endings[] = {{".svg", "svg"},   {".png", "png"},   {".pdf", "pdf"},
                                       {".gif", "gif"},   {".tikz", "tikz"}, {".tex", "tikz"},
                                       {".tex", "latex"}, {".csv", "csv"},   {".json", "json"},
                                       {".dot", "dot"},   {".gv", "dot"},    {".sgf", "sgf"}};

std::string ending_of(const std::string& path) {
  return to_lower(std::filesystem::path(path).extension().string());
}

bool is_among(std::string_view format, const std::vector<std::string>& formats) {
  return std::find(formats.begin(), formats.end(), format) != formats.end();
}

// Lists the endings of the formats: ".tikz, .tex".
std::string endings_of(const std::vector<std::string>& formats) {
  std::string list;
  std::string_view last;
  for (const auto& [text, format] : file_endings) {
    if (text == last || !is_among(format, formats)) continue;
    list.append(list.empty() ? "" : ", ").append(text);
    last = text;
  }
  return list;
}

Result<void> check_ending(const std::string& path, const std::string& format,
                          const std::string& option) {
  const std::string ending = ending_of(path);
  bool is_known = false;
  for (const FileEnding& known : file_endings) {
    if (known.text != ending) continue;
    if (known.format == format) return {};
    is_known = true;
  }
  if (!is_known) return {};
  return Error{Errc::bad_notation,
               untranslated(option + " \"" + path + "\": the file is " + format +
                            "; expected a name that ends in " + endings_of({format}))};
}

}  // namespace

Result<std::string> format_of_file(const std::string& path,
                                   const std::vector<std::string>& formats) {
  const std::string ending = ending_of(path);
  if (ending.empty()) return formats.front();
  for (const auto& [text, format] : file_endings)
    if (text == ending && is_among(format, formats)) return std::string(format);
  return Error{Errc::bad_notation,
               untranslated("--out \"" + path + "\": the ending names no format; expected " +
                            endings_of(formats) + ", or --format")};
}

Result<void> check_out_file(const std::string& path, const std::string& format,
                            const std::string& option) {
  if (is_standard_output(path)) return {};
  if (auto checked = check_ending(path, format, option); !checked) return checked;
  return check_writable(path);
}

Result<void> write_out_file(const std::string& path, const FileWriter& write, Output& output) {
  const Error cancelled{Errc::cancelled, untranslated("interrupted")};
  const FileWriter until_interrupted = [&](const TextSink& sink) -> Result<void> {
    auto written = write([&](std::string_view text) { return sink(text) && !is_interrupted(); });
    if (is_interrupted()) return cancelled;
    return written;
  };
  if (is_standard_output(path))
    return until_interrupted([&](std::string_view text) { return output.write(text); });
  auto written = write_file(path, until_interrupted);
  if (!written && is_interrupted()) return cancelled;  // instead of a system call's error
  return written;
}

Result<void> write_out_file(const std::string& path, const std::string& content, Output& output) {
  const FileWriter write = [&](const TextSink& sink) -> Result<void> {
    sink(content);
    return {};
  };
  return write_out_file(path, write, output);
}

}  // namespace kanzen::cli
