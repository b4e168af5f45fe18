#include "engine/record/properties.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/numbers.hpp"
#include "engine/core/string_utils.hpp"

namespace kanzen::sgf {
namespace {

using Type = PropertyType;
using Place = PropertyPlace;

constexpr PropertyKind property_kinds[] = {
    {"B", Type::move, Place::move},
    {"W", Type::move, Place::move},
    {"C", Type::text},
    {"N", Type::simple_text},
    {"AB", Type::points, Place::setup},
    {"AW", Type::points, Place::setup},
    {"AE", Type::points, Place::setup},
    {"PL", Type::colour, Place::setup},
    // The file.
    {"FF", Type::number, Place::root},
    {"GM", Type::number, Place::root},
    {"SZ", Type::size, Place::root},
    {"ST", Type::number, Place::root},
    {"CA", Type::simple_text, Place::root},
    {"AP", Type::application, Place::root},
    // The game.
    {"GN", Type::simple_text, Place::game_info},
    {"GC", Type::text, Place::game_info},
    {"PB", Type::simple_text, Place::game_info},
    {"PW", Type::simple_text, Place::game_info},
    {"BR", Type::simple_text, Place::game_info},
    {"WR", Type::simple_text, Place::game_info},
    {"BT", Type::simple_text, Place::game_info},
    {"WT", Type::simple_text, Place::game_info},
    {"PC", Type::simple_text, Place::game_info},
    {"DT", Type::date, Place::game_info},
    {"RE", Type::result, Place::game_info},
    {"KM", Type::real, Place::game_info},
    {"HA", Type::number, Place::game_info},
    {"TM", Type::real, Place::game_info},
    {"OT", Type::simple_text, Place::game_info},
    {"EV", Type::simple_text, Place::game_info},
    {"RO", Type::simple_text, Place::game_info},
    {"SO", Type::simple_text, Place::game_info},
    {"US", Type::simple_text, Place::game_info},
    {"RU", Type::simple_text, Place::game_info},
    {"AN", Type::simple_text, Place::game_info},
    {"ON", Type::simple_text, Place::game_info},
    {"CP", Type::simple_text, Place::game_info},
    // A move.
    {"BL", Type::real, Place::move},
    {"WL", Type::real, Place::move},
    {"OB", Type::number, Place::move},
    {"OW", Type::number, Place::move},
    {"MN", Type::number, Place::move},
    {"TE", Type::double_value, Place::move},
    {"BM", Type::double_value, Place::move},
    {"DO", Type::none, Place::move},
    {"IT", Type::none, Place::move},
    {"KO", Type::none, Place::move},
    // A position.
    {"V", Type::real},
    {"GB", Type::double_value},
    {"GW", Type::double_value},
    {"UC", Type::double_value},
    {"DM", Type::double_value},
    {"HO", Type::double_value},
    {"FG", Type::figure},
    {"PM", Type::number},
    {"LB", Type::labels},
    {"AR", Type::lines},
    {"LN", Type::lines},
    {"MA", Type::points},
    {"TR", Type::points},
    {"CR", Type::points},
    {"SQ", Type::points},
    {"SL", Type::points},
    {"TB", Type::points},
    {"TW", Type::points},
    {"DD", Type::points},
    {"VW", Type::points},
    // FF[1] to FF[3].
    {"L", Type::letters},
    {"M", Type::points},
    {"KI", Type::number, Place::game_info},
    {"BS", Type::obsolete},
    {"CH", Type::obsolete},
    {"EL", Type::obsolete},
    {"EX", Type::obsolete},
    {"ID", Type::obsolete},
    {"LT", Type::obsolete},
    {"OM", Type::obsolete},
    {"OP", Type::obsolete},
    {"OV", Type::obsolete},
    {"RG", Type::obsolete},
    {"SC", Type::obsolete},
    {"SE", Type::obsolete},
    {"SI", Type::obsolete},
    {"WS", Type::obsolete},
};

}  // namespace

const PropertyKind* find_property(std::string_view name) {
  const auto* found = std::find_if(std::begin(property_kinds), std::end(property_kinds),
                                   [&](const PropertyKind& kind) { return kind.name == name; });
  return found == std::end(property_kinds) ? nullptr : found;
}

bool keep_one_value(Property& property) {
  const PropertyKind* kind = find_property(property.name);
  if (property.values.size() < 2 || kind == nullptr || kind->is_list()) return false;
  std::string one;
  for (const std::string& value : property.values) {
    if (kind->type == Type::text && !one.empty() && !value.empty())
      (one += '\n') += value;
    else if (one.empty() || kind->type == Type::application)
      one = value;
  }
  property.values.assign(1, std::move(one));
  return true;
}

std::optional<BoardSize> read_board_size(const Node& root) {
  constexpr unsigned usual_side = 19;
  const std::string_view text = root.value("SZ");
  if (text.empty()) return BoardSize{usual_side, usual_side, 0};
  const std::size_t colon = text.find(':');
  const auto columns = parse_number<unsigned>(trimmed(text.substr(0, colon)));
  const auto rows = colon == std::string_view::npos
                        ? columns
                        : parse_number<unsigned>(trimmed(text.substr(colon + 1)));
  if (!columns || !rows) return std::nullopt;
  return BoardSize{*columns, *rows, 0};
}

}  // namespace kanzen::sgf
