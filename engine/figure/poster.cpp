#include "engine/figure/poster.hpp"

#include "engine/adapter/any_game.hpp"
#include "engine/picture/board_picture.hpp"
#include "engine/session/link.hpp"

namespace kanzen {
namespace {

bool seen_from_second(std::string_view link) {
  const auto keys = parse_fragment(link);
  if (!keys) return false;
  const auto view = keys->find("view");
  return view != keys->end() && view->second == "second";
}

}  // namespace

std::string poster_of(std::string_view link, bool dark) {
  auto session = session_from_link(link);
  if (!session) session = Session::open(default_game());
  return board_svg(session->info(), session->board(), session->position(),
                   {.dark = dark, .turned = seen_from_second(link)});
}

}  // namespace kanzen
