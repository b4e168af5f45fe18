#include "engine/record/properties.hpp"

#include <string>
#include <utility>

#include "engine/core/numbers.hpp"
#include "engine/core/string_utils.hpp"

namespace kanzen::sgf {
namespace {

struct PropertyNames {
  PropertyType type;
  std::string_view names;  // with a space before and after each
};

constexpr PropertyNames names_by_type[] = {
    {PropertyType::text, " C GC "},
    {PropertyType::simple_text, " N CA GN PB PW BR WR BT WT PC OT EV RO SO US RU AN ON CP "},
    {PropertyType::application, " AP "},
    {PropertyType::other_value, " FF GM SZ ST DT RE KM HA TM "},
    {PropertyType::other_value, " B W BL WL OB OW MN TE BM DO IT KO "},
    {PropertyType::other_value, " PL V GB GW UC DM HO FG PM "},
    {PropertyType::list, " AB AW AE LB AR LN MA TR CR SQ SL TB TW DD VW "},
    // FF[1] to FF[3].
    {PropertyType::other_value, " KI "},
    {PropertyType::list, " L M BS CH EL EX ID LT OM OP OV RG SC SE SI WS "},
};

}  // namespace

std::optional<PropertyType> find_property_type(std::string_view name) {
  const std::string spaced = ' ' + std::string(name) + ' ';
  for (const PropertyNames& known : names_by_type)
    if (known.names.find(spaced) != std::string_view::npos) return known.type;
  return std::nullopt;
}

bool keep_one_value(Property& property) {
  const auto type = find_property_type(property.name);
  if (property.values.size() < 2 || !type || *type == PropertyType::list) return false;
  std::string one;
  for (const std::string& value : property.values) {
    if (*type == PropertyType::text && !one.empty() && !value.empty())
      (one += '\n') += value;
    else if (one.empty() || *type == PropertyType::application)
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
