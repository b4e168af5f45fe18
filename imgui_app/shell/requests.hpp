#pragma once
// What the app asks workers to do for the open game (Platform::open_game), and what comes back.
// A request is one type: its `method` is the worker's of that name (web/worker/protocol.mjs), its
// fields are what that takes, its `Reply` is what that ends with.  Each Answer to it is an event.
//
// Of each type one request is under way, and another one ends it, but for those whose comments say
// otherwise.  Nothing is heard of a request that was ended or cancelled, or was about another game,
// and nothing within the call that makes it.
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/adapter/analysis.hpp"
#include "engine/adapter/scores.hpp"
#include "engine/adapter/table_source.hpp"
#include "engine/core/names.hpp"
#include "engine/core/progress.hpp"
#include "engine/core/result.hpp"
#include "engine/players/player.hpp"
#include "engine/players/turn_at.hpp"
#include "engine/study/comparison.hpp"
#include "engine/study/rounds.hpp"

namespace kanzen::app {

// One of these at a time: progress and reports as long as it is under way, then one of the others.
template <class Kind>
struct Answer {
  static constexpr auto type = Kind::method;
  std::optional<Progress> progress = {};
  std::optional<typename Kind::Reply> report = {};  // the result if it ended now
  std::optional<typename Kind::Reply> result = {};
  std::optional<Error> error = {};

  static void fields(auto& self, auto& visit) {
    visit("progress", self.progress);
    visit("report", self.report);
    visit("result", self.result);
    visit("error", self.error);
  }
};

// --- values of the open game

// Solves it in the background.  An error after the result: the values have been lost again.
struct SolveGame {
  static constexpr auto method = "solve";
  using Reply = Summary;
  unsigned threads = 1;

  static void fields(auto& self, auto& visit) { visit("threads", self.threads); }
};

// Opens the values that KeepValues has left on this device; this and SolveGame end each other.  An
// answer with nothing in it says that there are none.  A copy that is of no use
// (Errc::corrupt_data) has been deleted.
struct ReopenGame {
  static constexpr auto method = "reopen";
  using Reply = Summary;
};

struct Probed {
  std::string position;
  std::optional<Analysis> analysis;  // nullopt: the notebook saw only some positions

  static void fields(auto& self, auto& visit) {
    visit("position", self.position);
    visit("analysis", self.analysis);
  }
};
// Asks the solved game, or else the table, for one position.  Any number of them are under way, and
// a table may answer more than once.  One that the end of a worker or of a download has left
// without an answer is followed by an error of SolveGame or by news of the table.
struct ProbePosition {
  static constexpr auto method = "probe";
  using Reply = Probed;
  std::string position;

  static void fields(auto& self, auto& visit) { visit("position", self.position); }
};

// Keeps the solved values on this device, or deletes them there.
struct KeepValues {
  static constexpr auto method = "keep";
  using Reply = std::uint64_t;  // bytes
};
struct ForgetValues {
  static constexpr auto method = "forget";
  using Reply = bool;  // were there any?
};

struct FindNotable {
  static constexpr auto method = "notable";
  using Reply = std::vector<Notable>;
  unsigned limit = 0;  // examples of each kind, at most

  static void fields(auto& self, auto& visit) { visit("limit", self.limit); }
};

// --- its table

// How far the loading of a game's table is.
struct TableNews {
  enum class Phase {
    absent,      // there is none of this game
    being_made,  // the server will have one
    loading,     // what has come answers already
    ready,       // all has come that comes without being asked for
    failed       // another attempt comes by itself, or when it is asked for again
  };
  Phase phase = Phase::absent;
  std::uint64_t bytes = 0, total_bytes = 0;  // total 0: not known yet
  std::uint64_t stored = 0;                  // positions; known when it is ready
  std::optional<Statistics> statistics;      // these two come before any value
  std::vector<NotablePositions> notable;
  std::optional<Error> error;  // failed: why

  // More of it comes as it is asked for.
  bool streamed() const { return phase == Phase::ready && bytes < total_bytes; }

  static void fields(auto& self, auto& visit) {
    visit("phase", self.phase);
    visit("bytes", self.bytes);
    visit("total_bytes", self.total_bytes);
    visit("stored", self.stored);
    visit("summary", self.statistics);
    visit("notable", self.notable);
    visit("error", self.error);
  }
};
constexpr auto names_of(TableNews::Phase) {
  using Phase = TableNews::Phase;
  return std::to_array<Name<Phase>>({{Phase::absent, "absent"},
                                     {Phase::being_made, "beingMade"},
                                     {Phase::loading, "loading"},
                                     {Phase::ready, "ready"},
                                     {Phase::failed, "failed"}});
}

// Loads it; its values serve until the game is solved.  News come again and again, also after a
// failure; asked for once more it tries again at once.
struct OpenTable {
  static constexpr auto method = "openTable";
  using Reply = TableNews;
};

// Compares everything that it stores with the solved values.
struct CompareTable {
  static constexpr auto method = "compareTable";
  using Reply = TableCheck;
};

// --- single positions

struct SearchPosition {
  static constexpr auto method = "search";
  using Reply = SearchReport;
  std::string position;
  double seconds = 0;  // at most

  static void fields(auto& self, auto& visit) {
    visit("position", self.position);
    visit("seconds", self.seconds);
  }
};

// Has a player choose a move.
struct ChooseMove : MoveWish {
  static constexpr auto method = "choose";
  using Reply = Choice;
};

// How a position stands by playouts: reports come some five times a second.
struct EstimatePosition : EstimateWish {
  static constexpr auto method = "estimate";
  using Reply = EstimateReport;
};

// Its exact score and its moves', where the board is small enough.
struct ScorePosition : PositionWish {
  static constexpr auto method = "score";
  using Reply = ScoreReport;
};

// --- studies

// With another rule set of the same game.
struct CompareRules {
  static constexpr auto method = "compare";
  using Reply = std::shared_ptr<const Comparison>;
  std::string other_rules;
  unsigned first = 0;  // so many of the first positions that they value otherwise

  static void fields(auto& self, auto& visit) {
    visit("other_rules", self.other_rules);
    visit("first", self.first);
  }
};

struct RoundsFound {
  std::shared_ptr<const Rounds> rounds;
  std::vector<std::uint64_t> by_ply;  // EnumerationCounts::by_ply

  static void fields(auto& self, auto& visit) {
    visit("rounds", self.rounds);
    visit("by_ply", self.by_ply);
  }
};
// Which positions the rounds of retrograde analysis have decided among the solved values, and how
// many play first comes to at each ply.
struct FindRounds {
  static constexpr auto method = "rounds";
  using Reply = RoundsFound;
  unsigned limit = 0;  // examples of each outcome in a round, at most

  static void fields(auto& self, auto& visit) { visit("limit", self.limit); }
};

struct PositionsCounted {
  std::uint64_t positions = 0;
  double seconds = 0;

  static void fields(auto& self, auto& visit) {
    visit("positions", self.positions);
    visit("seconds", self.seconds);
  }
};
// Of any game.
struct CountPositions {
  static constexpr auto method = "enumerate";
  using Reply = PositionsCounted;
  std::string game, rules;

  static void fields(auto& self, auto& visit) {
    visit("game", self.game);
    visit("rules", self.rules);
  }
};

using Request =
    std::variant<SolveGame, ReopenGame, ProbePosition, KeepValues, ForgetValues, FindNotable,
                 OpenTable, CompareTable, SearchPosition, ChooseMove, EstimatePosition,
                 ScorePosition, CompareRules, FindRounds, CountPositions>;

// The variant of these and of an answer to each request.
template <class Requests>
struct AnswersTo;
template <class... Kinds>
struct AnswersTo<std::variant<Kinds...>> {
  template <class... Others>
  using With = std::variant<Others..., Answer<Kinds>...>;
};

}  // namespace kanzen::app
