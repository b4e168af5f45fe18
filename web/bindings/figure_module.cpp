// The module that makes figures, which is fetched when the first one is saved: the same code as
// that of `kanzen figure`.  Its types are in kanzen-figures.d.mts.
#include <emscripten/bind.h>

#include "engine/figure/figure_file.hpp"
#include "web/bindings/codec.hpp"

namespace kanzen::web {
namespace {

val figure(const val& order) { return answer(figure_file(from_js<FigureOrder>(order))); }

}  // namespace

EMSCRIPTEN_BINDINGS(kanzen_figures) { emscripten::function("figure", &figure); }

}  // namespace kanzen::web
