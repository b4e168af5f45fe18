#pragma once
// Of games that count: how positions stand, the count at the end, and the terms of a new game.
#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "engine/adapter/analysis.hpp"
#include "engine/adapter/scores.hpp"
#include "engine/core/diagnostic.hpp"
#include "engine/core/names.hpp"
#include "engine/session/session.hpp"

namespace kanzen::app {

struct State;

// How positions stand, by node of the session's history.
struct Standing {
  template <class Report>
  struct Known {
    Report report;
    double seconds = 0;  // that it was given; 0: it is not done
  };
  struct Asked {
    Session::Node node = 0;
    double seconds = 0;  // that it is given
    friend bool operator==(const Asked&, const Asked&) = default;
  };
  std::map<Session::Node, Known<EstimateReport>> estimates;
  std::map<Session::Node, Known<ScoreReport>> scores;  // without a score: not found in that time
  std::optional<Asked> estimating, scoring;
  Diagnostic failure;  // nothing more is asked for
};

// The count after a game's end: whose each point is, and which stones are dead.  The rules count
// all stones as alive; players usually take off first what could not live.
struct Counting {
  Session::Node node = 0;   // of that end
  std::set<unsigned> dead;  // squares whose pieces the players have agreed to take off
};

// How the game stands now, by player.
struct Tally {
  std::array<unsigned, 2> captures{};  // stones of the other player's taken on the way here
  std::array<unsigned, 2> area{};      // squares, if the game ended here; without komi
};

// The terms of a new game, as the Game tab chooses them.
struct Terms {
  double komi = 0;        // points that White gets
  unsigned handicap = 0;  // stones that Black has before the first move: none, or from 2
  friend bool operator==(const Terms&, const Terms&) = default;
};

struct GoState {
  Standing standing;
  Counting counting;
  std::optional<Tally> tally;
  std::optional<Terms> terms;  // both empty in games that do not count
};

enum class TermsPart { komi, handicap };
constexpr auto names_of(TermsPart) { return names_in_order<TermsPart>("komi", "handicap"); }

// Those of a session's game as it has begun; without a komi: none.
std::optional<Terms> terms_of(const Session& session);

// Half a point or a stone more or less; nullopt: there are no such terms.  A handicap takes the
// komi's place: with one White has half a point, without one what is usual.
std::optional<Terms> step_terms(const AnyGame& game, Terms terms, TermsPart part, int step);

// Has the game ended by being counted?
bool was_counted(const Session& session);
// The position that the count is about: before the passes.
Session::Node counted_node(const Session& session);

// As it stands now, the dead stones taken off; nullopt: nothing was counted.
std::optional<Count> final_count(const State& state);
// Stones that playouts believe dead: those of groups whose points nearly all become the other
// side's.  Empty: none, or there is no estimate yet.
std::set<unsigned> believed_dead(const State& state);

// The dead stones in the page's link, "&dead=a3,d1": one of each group, by its point.
std::string dead_in_link(const State& state);

// What makes up a player's points.
struct CountedPoints {
  unsigned stones = 0, surrounded = 0;
  unsigned all() const { return stones + surrounded; }
};
CountedPoints points_of(const State& state, const Count& count, Player player);

}  // namespace kanzen::app
