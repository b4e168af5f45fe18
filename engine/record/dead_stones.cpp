// Reads and writes the territory of a finished game, and counts without its dead stones.
#include "engine/record/dead_stones.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace kanzen {
namespace {

constexpr const char* territory_names[2] = {"TB", "TW"};  // by player

// Sets the owner of the squares of a value: a point, or the opposite corners of a rectangle,
// "aa:cc".  Other values have no squares.
void mark(const BoardSize& size, std::string_view value, Player owner,
          std::vector<std::optional<Player>>& owners) {
  const auto one = parse_sgf_point(size, value.substr(0, 2));
  const auto other = value.size() == 5 && value[2] == ':' ? parse_sgf_point(size, value.substr(3))
                                                          : parse_sgf_point(size, value);
  if (!one || !other) return;
  const auto columns = std::minmax({*one % size.columns, *other % size.columns});
  const auto rows = std::minmax({*one / size.columns, *other / size.columns});
  for (unsigned row = rows.first; row <= rows.second; ++row)
    for (unsigned column = columns.first; column <= columns.second; ++column)
      owners[row * size.columns + column] = owner;
}

bool is_stone_of(const SquareView& square, Player player) {
  return !square.stack.empty() && square.stack.back().player == player;
}

}  // namespace

std::vector<std::optional<Player>> read_territory(const BoardSize& size,
                                                  const std::vector<sgf::Property>& properties) {
  std::vector<std::optional<Player>> owners;
  for (const sgf::Property& property : properties)
    for (const Player owner : {Player{0}, Player{1}}) {
      if (property.name != territory_names[owner]) continue;
      owners.resize(std::size_t{size.columns} * size.rows);
      for (const std::string_view value : property.values) mark(size, value, owner, owners);
    }
  return owners;
}

std::vector<unsigned> read_dead_stones(const Session& session, Session::Node node,
                                       std::span<const std::optional<Player>> territory) {
  const AnyState& state = session.state(node);
  const BoardView board = session.game().board(state);
  std::set<unsigned> dead;
  for (unsigned square = 0; square < territory.size(); ++square) {
    if (!territory[square] || dead.contains(square)) continue;
    const auto loser = static_cast<Player>(1 - *territory[square]);
    if (!is_stone_of(board.squares[square], loser)) continue;
    for (const unsigned stone : session.game().group_at(state, square)) dead.insert(stone);
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
  if (!counted_end(session, texts, end, dead)) return;
  const auto written = read_territory(session.info().size, properties);
  if (texts.result_at == end && read_dead_stones(session, end, written) == texts.dead) return;
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

std::optional<Count> count_without(const Session& session, const RecordTexts& texts,
                                   Session::Node node, std::span<const unsigned> dead) {
  auto count = session.game().count(session.state(node), dead);
  const auto& marked = texts.territory;
  if (!count || !count->by_territory || texts.result_at != node || marked.empty()) return count;
  const auto marked_dead = read_dead_stones(session, node, marked);
  if (!std::equal(dead.begin(), dead.end(), marked_dead.begin(), marked_dead.end())) return count;
  const BoardView board = session.game().board(session.state(node));
  const auto is_empty = [&](unsigned square) { return board.squares[square].stack.empty(); };
  unsigned points = 0, marked_points = 0;
  for (unsigned square = 0; square < marked.size(); ++square) {
    if (!is_empty(square)) continue;
    points += count->owners[square].has_value();
    marked_points += marked[square].has_value();
  }
  if (2 * marked_points < points) return count;
  const auto signed_point = [](const std::optional<Player>& owner) {
    return !owner ? 0 : *owner == 0 ? 1 : -1;
  };
  for (unsigned square = 0; square < marked.size(); ++square) {
    if (!is_empty(square)) continue;
    count->lead += signed_point(marked[square]) - signed_point(count->owners[square]);
    count->owners[square] = marked[square];
  }
  return count;
}

std::optional<GameEnd> counted_end(const Session& session, const RecordTexts& texts,
                                   Session::Node node, std::span<const unsigned> dead) {
  const GameEnd* end = session.end_of(node);
  if (end == nullptr ? dead.empty() : !end->score) return std::nullopt;
  const auto count = count_without(session, texts, node, dead);
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
