#include "engine/record/result.hpp"

#include <algorithm>
#include <string>

#include "engine/core/numbers.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/record/notes.hpp"

namespace kanzen {

RecordResult parse_sgf_result(std::string_view text) {
  using Kind = RecordResult::Kind;
  std::string all = to_lower(sgf::without_white_space(text));
  std::replace(all.begin(), all.end(), ',', '.');
  if (all == "void") return {Kind::no_result, std::nullopt, std::nullopt};
  if (all == "0" || all == "draw") return {Kind::score, std::nullopt, 0.0};
  if (!all.starts_with("b+") && !all.starts_with("w+")) return {};
  const Player winner = all.front() == 'b' ? Player{0} : Player{1};
  const std::string_view how = std::string_view(all).substr(2);
  if (how.empty()) return {Kind::score, winner, std::nullopt};
  // The first letter is enough: "R", "Resign", "Res.".
  switch (how.front()) {
    case 'r': return {Kind::resigned, winner, std::nullopt};
    case 't': return {Kind::time, winner, std::nullopt};
    case 'f': return {Kind::forfeit, winner, std::nullopt};
    default: break;
  }
  const auto lead = parse_decimal(how);
  if (!lead) return {};
  return {Kind::score, winner, lead};
}

}  // namespace kanzen
