// Reads and writes the territory of a finished game, and counts without its dead stones.
#include "engine/record/dead_stones.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace kanzen {
namespace {

constexpr const char* territory_names[2] = {"TB", "TW"};  // by player

// Is the SGF point the value, or in the value's rectangle, "aa:cc"?
bool is_point_in(std::string_view point, std::string_view value) {
  if (value.size() != 5 || value[2] != ':') return point == value;
  const auto is_between = [](char c, char one, char other) {
    return std::min(one, other) <= c && c <= std::max(one, other);
  };
  return is_between(point[0], value[0], value[3]) && is_between(point[1], value[1], value[4]);
}

bool is_stone_of(const SquareView& square, Player player) {
  return !square.stack.empty() && square.stack.back().player == player;
}

}  // namespace

bool marks_territory(const std::vector<sgf::Property>& properties) {
  return std::any_of(properties.begin(), properties.end(), [](const sgf::Property& property) {
    return property.name == territory_names[0] || property.name == territory_names[1];
  });
}

std::vector<unsigned> read_dead_stones(const Session& session, Session::Node node,
                                       const std::vector<sgf::Property>& properties) {
  const AnyState& state = session.state(node);
  const BoardView board = session.game().board(state);
  std::set<unsigned> dead;
  for (const sgf::Property& property : properties)
    for (const Player owner : {Player{0}, Player{1}}) {
      if (property.name != territory_names[owner]) continue;
      for (unsigned square = 0; square < board.squares.size(); ++square) {
        const auto loser = static_cast<Player>(1 - owner);
        if (!is_stone_of(board.squares[square], loser) || dead.contains(square)) continue;
        const std::string point = format_sgf_point(session.info().size, square);
        if (std::any_of(property.values.begin(), property.values.end(),
                        [&](const std::string& value) { return is_point_in(point, value); }))
          for (const unsigned stone : session.game().group_at(state, square)) dead.insert(stone);
      }
    }
  return {dead.begin(), dead.end()};
}

std::span<const unsigned> dead_stones_at(const RecordTexts& texts, Session::Node end) {
  if (texts.result_at.value_or(end) != end) return {};
  return texts.dead;
}

void write_dead_stones(const Session& session, const RecordTexts& texts, Session::Node end,
                       std::vector<sgf::Property>& properties) {
  const std::span<const unsigned> dead = dead_stones_at(texts, end);
  if (!counted_end(session, end, dead)) return;
  if (texts.result_at == end && read_dead_stones(session, end, properties) == texts.dead) return;
  std::erase_if(properties, [](const sgf::Property& property) {
    return property.name == territory_names[0] || property.name == territory_names[1];
  });
  const auto count = session.game().count(session.state(end), dead);
  const BoardView board = session.game().board(session.state(end));
  for (const Player owner : {Player{0}, Player{1}}) {
    std::vector<std::string> points;
    for (unsigned square = 0; square < board.squares.size(); ++square) {
      // The point of a dead stone is written even if it is neutral, or the stone would not be read
      // as dead.
      const bool is_dead = std::find(dead.begin(), dead.end(), square) != dead.end();
      const bool is_owned = is_dead || count->owners[square] == owner;
      const auto other = static_cast<Player>(1 - owner);
      if (is_owned &&
          (board.squares[square].stack.empty() || is_stone_of(board.squares[square], other)))
        points.push_back(format_sgf_point(session.info().size, square));
    }
    if (!points.empty()) properties.push_back({territory_names[owner], std::move(points)});
  }
}

std::optional<GameEnd> counted_end(const Session& session, Session::Node node,
                                   std::span<const unsigned> dead) {
  const GameEnd* end = session.end_of(node);
  if (end == nullptr ? dead.empty() : !end->score) return std::nullopt;
  const auto count = session.game().count(session.state(node), dead);
  if (!count) return std::nullopt;
  GameEnd counted;
  if (end != nullptr) counted = *end;
  counted.set_score(count->lead);
  return counted;
}

std::optional<bool> is_confirmed(const RecordResult& result, double lead) {
  using Kind = RecordResult::Kind;
  const bool named = result.kind == Kind::score || (result.kind == Kind::unknown && result.winner);
  if (!named) return std::nullopt;
  if (!result.winner) return lead == 0;
  const double of_winner = *result.winner == 0 ? lead : -lead;
  return result.lead ? of_winner == *result.lead : of_winner > 0;
}

}  // namespace kanzen
