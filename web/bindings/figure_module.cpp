// The module that creates figures, which is loaded for the first preview. It shares its
// code with `kanzen figure`. kanzen-figures.d.mts declares the types.
#include <emscripten/bind.h>

#include "engine/figure/figure_file.hpp"
#include "web/bindings/codec.hpp"

namespace kanzen::web {
namespace {

val figure(const val& request) { return answer(figure_file(from_js<FigureRequest>(request))); }

}  // namespace

EMSCRIPTEN_BINDINGS(kanzen_figures) { emscripten::function("figure", &figure); }

}  // namespace kanzen::web
