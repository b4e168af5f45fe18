#include "web/figure_order_to_js.hpp"

#include "web/array_to_js.hpp"
#include "web/to_js.hpp"

namespace kanzen::web {
namespace {

// Kinds and formats as numbers, in the order of their enumerations.
val wish_to_js(const FigureWish& wish) {
  val object = val::object();
  object.set("kind", static_cast<int>(wish.kind));
  object.set("format", static_cast<int>(wish.format));
  object.set("scale", wish.scale);
  object.set("values", wish.values);
  object.set("grey", wish.grey);
  object.set("transparent", wish.transparent);
  object.set("caption", wish.caption);
  object.set("link", wish.link);
  object.set("japanese", wish.choices.language == Language::japanese);
  object.set("width", wish.choices.width);
  object.set("dark", wish.choices.dark);
  object.set("turned", wish.choices.turned);
  object.set("distances", wish.choices.distances);
  object.set("logarithmic", wish.choices.logarithmic);
  object.set("plies", wish.choices.plies);
  object.set("upToSymmetry", wish.choices.up_to_symmetry);
  object.set("code", val::null());
  return object;
}

}  // namespace

val figure_order_to_js(const FigureOrder& order) {
  val object = val::object();
  object.set("session", order.session);
  object.set("analyses", array_of(order.analyses, [](const Analysis& one) { return to_js(one); }));
  object.set("statistics", order.statistics ? to_js(*order.statistics) : val::null());
  object.set("wish", wish_to_js(order.wish));
  return object;
}

}  // namespace kanzen::web
