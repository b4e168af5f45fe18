// The list of players, and what they share.
#include <algorithm>
#include <array>
#include <cassert>

#include "engine/adapter/did_you_mean.hpp"
#include "engine/players/chance.hpp"
#include "engine/players/player.hpp"
#include "engine/table/hashing.hpp"

namespace kanzen {

extern const PlayerKind perfect_player;  // perfect.cpp
extern const PlayerKind search_player;   // search.cpp
extern const PlayerKind slipping5_player, slipping10_player, slipping20_player, slipping30_player,
    slipping50_player;                  // slipping.cpp
extern const PlayerKind random_player;  // random.cpp
extern const PlayerKind monte_carlo_player, level5_player, level4_player, level3_player,
    level2_player;                      // monte_carlo.cpp
extern const PlayerKind level1_player;  // level1.cpp

namespace {

constexpr std::array players = {&perfect_player,    &search_player,      &slipping5_player,
                                &slipping10_player, &slipping20_player,  &slipping30_player,
                                &slipping50_player, &monte_carlo_player, &level5_player,
                                &level4_player,     &level3_player,      &level2_player,
                                &level1_player,     &random_player};

}  // namespace

bool is_forbidden(const Turn& turn, std::string_view move) {
  return std::find(turn.forbidden.begin(), turn.forbidden.end(), move) != turn.forbidden.end();
}

Result<Choice> PlayerKind::choose(const Turn& turn, const RunOptions& run) const {
  const std::vector<AnyMove> moves = turn.game.moves(turn.state);
  const bool any = std::any_of(moves.begin(), moves.end(), [&](const AnyMove& move) {
    return turn.forbidden.empty() || !is_forbidden(turn, turn.game.format_move(turn.state, move));
  });
  if (any) return choose_(turn, run);
  const char* why = moves.empty() ? "the game has ended" : "every move is forbidden";
  return Error{Errc::illegal_move,
               untranslated(std::string(why) + ", so there is no move to choose, in " +
                            turn.game.format(turn.state))};
}

std::span<const PlayerKind* const> all_players() { return players; }

Result<const PlayerKind*> find_player(std::string_view name, bool searched) {
  if (name.empty()) return searched ? &search_player : &perfect_player;
  std::vector<std::string> names;
  std::string all;
  for (const PlayerKind* player : players) {
    if (player->name() == name) return player;
    names.emplace_back(player->name());
    all += (all.empty() ? "" : ", ") + names.back();
  }
  return Error{Errc::unsupported,
               untranslated("unknown player \"" + std::string(name) + '"' +
                            did_you_mean(name, names).message + "; there is: " + all)};
}

Result<const PlayerKind*> find_player(std::string_view name, const GameInfo& info) {
  if (name.empty() && info.by_estimate()) return &monte_carlo_player;
  return find_player(name, info.by_search());
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
