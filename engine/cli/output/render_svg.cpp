#include "engine/cli/output/render_svg.hpp"

#include <cairo-pdf.h>
#include <dlfcn.h>
#include <librsvg/rsvg.h>

#include <memory>

namespace kanzen::cli {
namespace {

// The library is opened when it is needed: loading it and the forty that it needs takes longer than
// most commands do.
constexpr const char* library_name = "librsvg-2.so.2";

// The functions of it and of cairo that are used here.
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
  decltype(&cairo_create) create_context = nullptr;
  decltype(&cairo_destroy) destroy_context = nullptr;
  decltype(&cairo_status) status = nullptr;
};

template <class Function>
bool find(void* handle, const char* name, Function& function) {
  function = reinterpret_cast<Function>(dlsym(handle, name));
  return function != nullptr;
}

// It stays loaded until the end: it does not expect to be unloaded.
Result<Library> open_library() {
  Library library;
  library.handle = dlopen(library_name, RTLD_NOW | RTLD_LOCAL);
  if (library.handle == nullptr)
    return Error{
        Errc::unsupported,
        untranslated("PNG and PDF need librsvg, which is not here; install Debian's package "
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
      find(h, "cairo_create", library.create_context) &&
      find(h, "cairo_destroy", library.destroy_context) && find(h, "cairo_status", library.status);
  if (!complete)
    return Error{Errc::unsupported,
                 untranslated("PNG and PDF need librsvg 2.46 and cairo 1.16, or newer")};
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

// Draws it over the whole surface.
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

}  // namespace

Result<std::string> png_of_svg(const std::string& svg, unsigned width, unsigned height) {
  const auto library = open_library();
  if (!library) return library.error();
  const auto drawing = read_svg(*library, svg);
  if (!drawing) return drawing.error();
  const Surface surface(
      library->create_image(CAIRO_FORMAT_ARGB32, static_cast<int>(width), static_cast<int>(height)),
      library->destroy_surface);
  if (library->surface_status(surface.get()) != CAIRO_STATUS_SUCCESS)
    return Error{Errc::out_of_memory,
                 untranslated("there is no memory for a PNG of " + std::to_string(width) + "×" +
                              std::to_string(height) + " pixels")};
  if (auto drawn = render(*library, *drawing, surface, width, height); !drawn) return drawn.error();
  std::string png;
  if (library->write_png(surface.get(), append, &png) != CAIRO_STATUS_SUCCESS)
    return Error{Errc::out_of_memory, untranslated("the PNG cannot be made")};
  return png;
}

Result<std::string> pdf_of_svg(const std::string& svg) {
  const auto library = open_library();
  if (!library) return library.error();
  const auto drawing = read_svg(*library, svg);
  if (!drawing) return drawing.error();
  RsvgLength across{}, down{};  // in CSS pixels, as SvgPen writes them
  library->get_size(drawing->get(), nullptr, &across, nullptr, &down, nullptr, nullptr);
  constexpr double points = 72.0 / 96;  // of a CSS pixel
  const double width = across.length * points, height = down.length * points;
  std::string pdf;
  const Surface surface(library->create_pdf(append, &pdf, width, height), library->destroy_surface);
  library->set_pdf_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, "");  // none
  if (auto drawn = render(*library, *drawing, surface, width, height); !drawn) return drawn.error();
  library->finish_surface(surface.get());
  if (library->surface_status(surface.get()) != CAIRO_STATUS_SUCCESS)
    return Error{Errc::out_of_memory, untranslated("the PDF cannot be made")};
  return pdf;
}

}  // namespace kanzen::cli
