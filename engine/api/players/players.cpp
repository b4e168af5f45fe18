// The list of players, and what they share.
#include <array>
#include <cassert>

#include "engine/api/players/chance.hpp"
#include "engine/api/players/player.hpp"

namespace kanzen {

extern const PlayerKind perfect_player;  // perfect.cpp
extern const PlayerKind search_player;   // search.cpp
extern const PlayerKind random_player;   // random.cpp

namespace {

constexpr std::array players = {&perfect_player, &search_player, &random_player};

}  // namespace

Result<Choice> PlayerKind::choose(const Turn& turn, const RunOptions& run) const {
  if (!turn.game.moves(turn.state).empty()) return choose_(turn, run);
  return Error{Errc::illegal_move, "the game has ended, so there is no move to choose, in " +
                                       turn.game.format(turn.state)};
}

std::span<const PlayerKind* const> all_players() { return players; }

Result<const PlayerKind*> find_player(std::string_view name, bool searched) {
  if (name.empty()) return searched ? &search_player : &perfect_player;
  std::string names;
  for (const PlayerKind* player : players) {
    if (player->name() == name) return player;
    names += (names.empty() ? "" : ", ") + std::string(player->name());
  }
  return Error{Errc::unsupported,
               "unknown player \"" + std::string(name) + "\"; there is: " + names};
}

std::size_t by_chance(const Turn& turn, std::size_t count) {
  const std::uint64_t position = table::name_number(turn.game.format(turn.state));
  return static_cast<std::size_t>(Chance(Chance(turn.seed).next() ^ position).below(count));
}

const std::string& one_of_equals(const Turn& turn, const std::vector<std::string>& moves) {
  assert(!moves.empty());
  return turn.vary ? moves[by_chance(turn, moves.size())] : moves.front();
}

}  // namespace kanzen
