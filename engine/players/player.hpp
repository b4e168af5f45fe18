#pragma once
// PlayerKind: the interface of computer players, which all front ends use.
//
// A player is a stateless function of a Turn: the same turn gives the same choice, except that the
// result of a search depends on the time it has.  The player gets values from the turn's sources,
// so the front end decides where they come from; one that must not block supplies only the analyses
// that it already has.
//
// To add a player, write a function of the type PlayerKind::ChooseFunction and add it to the list
// in players.cpp.
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/adapter/any_game.hpp"

namespace kanzen {

// A source of values, such as a solved game, a table or the analyses of a session.
using AnalyseFunction = std::function<Result<Analysis>(const AnyState&)>;
using SearchFunction =
    std::function<Result<SearchReport>(const AnyState&, const SearchLimits&, const RunOptions&)>;

struct Sources {
  AnalyseFunction values;  // empty: no values
  SearchFunction search;   // empty: AnyGame::searcher
  KnownScores scores{};    // what a proof shows; empty: there is none
};

struct Turn {
  const AnyGame& game;
  AnyState state;  // the position to move in
  Sources sources{};
  SearchLimits limits{};   // of a search or an estimate
  std::uint64_t seed = 0;  // of random choices; the same seed and position give the same choice
  bool vary = true;        // choose randomly among equally good moves; false: always the first
  // Moves that the rule about repetition forbids (Session::forbidden).  No player chooses one.  The
  // values from `sources` ignore the past and include them.
  std::vector<std::string> forbidden{};
  // Moves that draw the game by repetition (Session::repeating).
  std::vector<std::string> repeating{};
  // The positions before `state`, oldest first; empty if unknown.
  std::vector<AnyState> past{};
  // Receives the reports of a player that estimates, with the lines of the moves: at most five a
  // second on a search thread, and the last one before the choice; empty: none.
  std::function<void(const EstimateReport&)> on_report{};
};

// The evidence for a choice.
enum class Basis {
  proved,  // no move is better
  guess,   // no better move was found within the limits
  random,  // chosen at random
};

struct Choice {
  std::string move;  // notation
  Basis basis = Basis::random;
  // The value of the move for the mover.  The distance is in plies from the position before the
  // move, or in sweeps (GameInfo::distance_in_plies).  nullopt: unknown.
  std::optional<KnownValue> value{};
  // The mover's win rate, 0 to 1, and the first player's lead in points, if the move was estimated.
  std::optional<double> win_rate{}, score{};
  // The position is nearly lost: a front end that lets the player resign does so instead of playing
  // `move`.
  bool resigns = false;

  static void fields(auto& self, auto& visit) {
    visit("move", self.move);
    visit("value", self.value);
    visit.derived("proved", self.basis == Basis::proved);
    visit("resigns", self.resigns);
  }
};

class PlayerKind {
 public:
  using ChooseFunction = Result<Choice> (*)(const Turn& turn, const RunOptions& run);

  // `choose_function` chooses the move; it is called only if at least one legal move is not
  // forbidden.
  constexpr PlayerKind(std::string_view name, std::string_view description,
                       ChooseFunction choose_function, bool uses_estimates = false)
      : name_(name),
        description_(description),
        choose_(choose_function),
        uses_estimates_(uses_estimates) {}

  std::string_view name() const { return name_; }  // one word, for programs
  std::string_view description() const { return description_; }
  // True if the player estimates by playouts and needs no values.
  bool uses_estimates() const { return uses_estimates_; }

  // Chooses a move.  `run`: progress reports and cancellation (Errc::cancelled) of searches.
  // Errc::illegal_move: there is no move that is legal and not forbidden.  Errc::not_loaded: the
  // player needs values, and there are none.  Other errors are those of the turn's sources.
  Result<Choice> choose(const Turn& turn, const RunOptions& run = {}) const;

 private:
  std::string_view name_, description_;
  ChooseFunction choose_;
  bool uses_estimates_;
};

// All players, strongest first.
std::span<const PlayerKind* const> all_players();

// Finds a player by name.  An empty name means the best player: "perfect", or "search" if
// `searched` (positions are searched instead of solved).  Errc::unsupported: there is no such
// player; the message lists all players.
Result<const PlayerKind*> find_player(std::string_view name, bool searched);
// The same with the best player for a game: also "monte-carlo", if positions can only be estimated.
Result<const PlayerKind*> find_player(std::string_view name, const GameInfo& info);

// --- for players

bool is_forbidden(const Turn& turn, std::string_view move);

// Returns a number below `count`, determined by the turn's seed and position; `count` > 0.
std::size_t random_below(const Turn& turn, std::size_t count);

// Chooses one of equally good moves according to Turn::vary; `moves` is not empty.
const std::string& choose_among_equals(const Turn& turn, const std::vector<std::string>& moves);

}  // namespace kanzen
