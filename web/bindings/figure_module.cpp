// The module that creates figures, which is loaded for the first preview or poster. It shares its
// code with `kanzen figure`. kanzen-figures.d.mts declares the types.
#include <emscripten/bind.h>

#include "engine/figure/figure_file.hpp"
#include "engine/figure/poster.hpp"
#include "web/bindings/codec.hpp"

namespace kanzen::web {
namespace {

val figure(const val& request) { return answer(figure_file(from_js<FigureRequest>(request))); }

std::string poster(const std::string& link, bool dark) { return poster_of(link, dark); }

}  // namespace

EMSCRIPTEN_BINDINGS(kanzen_figures) {
  emscripten::function("figure", &figure);
  emscripten::function("poster", &poster);
}

}  // namespace kanzen::web
