// The module that makes figures, which is fetched when the first one is saved: the same code as
// that of `kanzen figure`.  Its types are in kanzen-figures.d.mts.
#include <emscripten/bind.h>

#include "web/figure_order_to_js.hpp"
#include "web/to_js.hpp"

namespace kanzen::web {
namespace {

QrCode code_from_js(const val& object) {
  QrCode code;
  code.side = object["side"].as<unsigned>();
  const val dark = object["dark"];
  for (unsigned i = 0; i < code.side * code.side; ++i)
    code.dark.push_back(dark[i].as<bool>() ? 1 : 0);
  return code;
}

FigureWish wish_from_js(const val& object) {
  FigureWish wish;
  wish.kind = static_cast<FigureKind>(object["kind"].as<int>());
  wish.format = static_cast<FigureFormat>(object["format"].as<int>());
  wish.scale = object["scale"].as<unsigned>();
  wish.values = object["values"].as<bool>();
  wish.grey = object["grey"].as<bool>();
  wish.transparent = object["transparent"].as<bool>();
  wish.caption = object["caption"].as<bool>();
  wish.link = object["link"].as<std::string>();
  if (const val code = object["code"]; !code.isNull()) wish.qr = code_from_js(code);
  FigureChoices& choices = wish.choices;
  choices.language = object["japanese"].as<bool>() ? Language::japanese : Language::english;
  choices.width = object["width"].as<float>();
  choices.dark = object["dark"].as<bool>();
  choices.turned = object["turned"].as<bool>();
  choices.distances = object["distances"].as<bool>();
  choices.logarithmic = object["logarithmic"].as<bool>();
  choices.plies = object["plies"].as<unsigned>();
  choices.up_to_symmetry = object["upToSymmetry"].as<bool>();
  return wish;
}

val figure(const val& object) {
  FigureOrder order;
  order.session = object["session"].as<std::string>();
  const val analyses = object["analyses"];
  for (unsigned i = 0; i < analyses["length"].as<unsigned>(); ++i)
    order.analyses.push_back(analysis_from_js(analyses[i]));
  if (const val statistics = object["statistics"]; !statistics.isNull())
    order.statistics = statistics_from_js(statistics);
  order.wish = wish_from_js(object["wish"]);
  const auto file = figure_file(order);
  if (!file) return failure(file.error());
  val made = val::object();
  made.set("text", file->text);
  made.set("width", file->width);
  made.set("height", file->height);
  return success(made);
}

}  // namespace

EMSCRIPTEN_BINDINGS(kanzen_figures) { emscripten::function("figure", &figure); }

}  // namespace kanzen::web
