#pragma once
// Whoever chooses a move: one interface for every kind of player and every front-end.
//
// A player sees a turn, nothing else, and remembers nothing: the same turn gets the same answer
// (a search, as far as its time allows).  What it needs to know about the position it asks of
// the turn's sources, so a front-end decides where values come from, and one that must not wait
// hands over what has been delivered to it already.
//
// To add a player: a function that chooses, and its line in the list of players.cpp.
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/adapter/any_game.hpp"

namespace kanzen {

// Where values come from: a solved game, a table, what has been delivered.
using Analyse = std::function<Result<Analysis>(const AnyState&)>;
using Search =
    std::function<Result<SearchReport>(const AnyState&, const SearchLimits&, const RunOptions&)>;

struct Sources {
  Analyse values;  // empty: there are none
  Search search;   // empty: the game's own, AnyGame::searcher
};

struct Turn {
  const AnyGame& game;
  AnyState state;  // the position to move in
  Sources sources{};
  SearchLimits limits{};   // the budget of whoever searches
  std::uint64_t seed = 0;  // the same seed, the same choice in the same position
  bool vary = true;        // among equally good moves, by chance; false: always the first
  // Moves that the state allows and the past forbids, see Session::forbidden.  No player
  // chooses one; values, which are those of a state alone, do not know of them.
  std::vector<std::string> forbidden{};
  // Moves that draw the game as the past has it, see Session::repeating.
  std::vector<std::string> repeating{};
  // The positions that have led here, the first one first; empty: none is known.
  std::vector<AnyState> past{};
};

// How much a choice is worth.
enum class Basis {
  proved,  // no move is better
  guess,   // nothing better was found within the limits
  chance,  // nobody looked
};

struct Choice {
  std::string move;  // notation
  Basis basis = Basis::chance;
  // For the mover, in plies from before the move (or sweeps, see GameInfo::distance_in_plies);
  // nullopt: not known.
  std::optional<KnownValue> value{};
  // Of an estimate: how likely the mover wins, 0 to 1, and the first player's lead in points.
  std::optional<double> win_rate{}, score{};
  // Nearly nothing is left to hope for: who may resign does so, and else plays the move.
  bool resigns = false;

  static void fields(auto& self, auto& visit) {
    visit("move", self.move);
    visit("value", self.value);
    visit.told("proved", self.basis == Basis::proved);
    visit("resigns", self.resigns);
  }
};

class PlayerKind {
 public:
  using Choose = Result<Choice> (*)(const Turn& turn, const RunOptions& run);

  // `way` of choosing: called where there is at least one legal move.
  constexpr PlayerKind(std::string_view name, std::string_view description, Choose way,
                       bool estimates = false)
      : name_(name), description_(description), choose_(way), estimates_(estimates) {}

  std::string_view name() const { return name_; }  // one word, as programs write it
  std::string_view description() const { return description_; }
  // It knows positions by playouts, and asks for no values.
  bool estimates() const { return estimates_; }

  // `run`: progress of what takes long, and the way to stop it (Errc::cancelled).
  // Errc::illegal_move: there is no legal move.  Errc::not_loaded: the player needs values, and
  // there are none.  Other errors are those of the turn's sources.
  Result<Choice> choose(const Turn& turn, const RunOptions& run = {}) const;

 private:
  std::string_view name_, description_;
  Choose choose_;
  bool estimates_;
};

// Every player there is, the strongest first.
std::span<const PlayerKind* const> all_players();

// By name.  An empty one means whoever plays as well as can be: "perfect", or "search" where
// positions are searched instead of solved.  Errc::unsupported: no such player; the message
// names those that there are.
Result<const PlayerKind*> find_player(std::string_view name, bool searched);
// The same, as the game can be asked: "monte-carlo" where positions can only be estimated.
Result<const PlayerKind*> find_player(std::string_view name, const GameInfo& info);

// --- for players

bool is_forbidden(const Turn& turn, std::string_view move);

// A number that the turn's seed and position determine; `count` is above 0.
std::size_t by_chance(const Turn& turn, std::size_t count);

// Of moves that are equally good, as the turn wants it; `moves` is not empty.
const std::string& one_of_equals(const Turn& turn, const std::vector<std::string>& moves);

}  // namespace kanzen
