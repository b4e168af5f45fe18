#pragma once
// Requests from the app to workers about the open game (Platform::open_game), and their answers.
// Each request is a type: `method` names the worker's method (web/worker/protocol.mjs), the fields
// are its parameters, `Reply` is its result.  Each Answer to it is an event.
//
// A request ends an earlier one of the same type unless its comment says otherwise.  No answers
// arrive for a request that was ended or cancelled, or about another game.  No answer arrives
// during the call that makes the request.
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/adapter/analysis.hpp"
#include "engine/adapter/dead_groups.hpp"
#include "engine/adapter/scores.hpp"
#include "engine/adapter/table_source.hpp"
#include "engine/core/names.hpp"
#include "engine/core/progress.hpp"
#include "engine/core/result.hpp"
#include "engine/players/player.hpp"
#include "engine/players/position_requests.hpp"
#include "engine/study/comparison.hpp"
#include "engine/study/rounds.hpp"
#include "engine/study/sample.hpp"

namespace kanzen::app {

// At most one field is set: progress and reports while the request runs, then a result or an error.
template <class Kind>
struct Answer {
  static constexpr auto type = Kind::method;
  std::optional<Progress> progress = {};
  std::optional<typename Kind::Reply> report = {};  // the result if the request ended now
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

// Solves the game in the background.  An error after the result means that the values have been
// lost.
struct SolveRequest {
  static constexpr auto method = "solve";
  using Reply = Summary;
};

// Loads the values that SaveSolutionRequest has saved on this device; ends SolveRequest and is
// ended by it.  An answer without any field set means that none are saved.  A copy that is damaged
// (Errc::corrupt_data) has been deleted.
struct OpenSolutionRequest {
  static constexpr auto method = "load";
  using Reply = Summary;
};

struct ProbeResult {
  std::string position;
  std::optional<Analysis> analysis;  // nullopt: the notebook has no value for it

  static void fields(auto& self, auto& visit) {
    visit("position", self.position);
    visit("analysis", self.analysis);
  }
};
// Requests the value of one position from the solved game or else from the table.  Any number can
// run at once, and a table may answer several times.  If the end of a worker or of a download
// leaves one unanswered, an error of SolveRequest or an answer of TableRequest follows.
struct ProbeRequest {
  static constexpr auto method = "probe";
  using Reply = ProbeResult;
  std::string position;

  static void fields(auto& self, auto& visit) { visit("position", self.position); }
};

// Saves the solved values on this device.
struct SaveSolutionRequest {
  static constexpr auto method = "save";
  using Reply = std::uint64_t;  // number of bytes
};
struct DeleteSolutionRequest {
  static constexpr auto method = "deleteSaved";
  using Reply = bool;  // whether values were saved
};

struct NotableRequest {
  static constexpr auto method = "notable";
  using Reply = std::vector<Notable>;
  unsigned limit = 0;  // maximum number of examples of each kind

  static void fields(auto& self, auto& visit) { visit("limit", self.limit); }
};

// Takes random positions of the solved game; the sample may be empty although more follow.
struct RandomPositionRequest : SampleRequest {
  static constexpr auto method = "sample";
  using Reply = PositionSample;
};

// --- the table of the open game

// State of the download of a game's table.
struct TableStatus {
  enum class Phase {
    absent,      // the server has no table of this game
    being_made,  // the server is making the table
    loading,     // downloaded parts already answer
    ready,       // everything that is not loaded on demand has been downloaded
    failed       // retried automatically, or when requested
  };
  Phase phase = Phase::absent;
  std::uint64_t bytes = 0, total_bytes = 0;  // total 0: not known yet
  std::uint64_t stored = 0;                  // positions; known in phase `ready`
  std::optional<Statistics> statistics;      // these two arrive before any value
  std::vector<NotablePositions> notable;
  std::optional<Error> error;  // phase `failed`: the reason

  // Are further parts downloaded on demand?
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
constexpr auto names_of(TableStatus::Phase) {
  return names_in_order<TableStatus::Phase>("absent", "beingMade", "loading", "ready", "failed");
}

// Downloads the table, whose values serve until the game is solved.  Answers several times, even
// after a failure; a repeated request tries again at once.
struct TableRequest {
  static constexpr auto method = "openTable";
  using Reply = TableStatus;
};

// Compares all values stored in the table with the solved ones.
struct TableCheckRequest {
  static constexpr auto method = "compareTable";
  using Reply = TableCheck;
};

// --- single positions

struct SearchRequest {
  static constexpr auto method = "search";
  using Reply = SearchReport;
  std::string position;
  double seconds = 0;  // maximum

  static void fields(auto& self, auto& visit) {
    visit("position", self.position);
    visit("seconds", self.seconds);
  }
};

// Lets a player of the engine choose a move.
struct BotMoveRequest : MoveRequest {
  static constexpr auto method = "choose";
  using Reply = Choice;
};

// Estimates a position by playouts; reports arrive about five times a second.
struct PositionEstimateRequest : EstimateRequest {
  static constexpr auto method = "estimate";
  using Reply = EstimateReport;
};

// Judges which stones are dead if the game ends in the position (judge_stones).
struct JudgeRequest {
  static constexpr auto method = "judge";
  using Reply = JudgedStones;
  std::string position;

  static void fields(auto& self, auto& visit) { visit("position", self.position); }
};

// Computes the exact score of a position and of its moves, on boards small enough for it; a report
// arrives whenever a search has proven more.
struct PositionScoreRequest : EvaluationRequest {
  static constexpr auto method = "score";
  using Reply = ScoreReport;
};

// --- studies

// Compares the game with another rule set of the same game.
struct RuleComparisonRequest {
  static constexpr auto method = "compare";
  using Reply = std::shared_ptr<const Comparison>;
  std::string other_rules;
  unsigned first = 0;  // number of first positions with different values to return

  static void fields(auto& self, auto& visit) {
    visit("other_rules", self.other_rules);
    visit("first", self.first);
  }
};

struct RoundsResult {
  std::shared_ptr<const Rounds> rounds;
  std::vector<std::uint64_t> by_ply;  // EnumerationCounts::by_ply

  static void fields(auto& self, auto& visit) {
    visit("rounds", self.rounds);
    visit("by_ply", self.by_ply);
  }
};
// Finds which solved positions each round of retrograde analysis decided, and how many positions
// are first reached at each ply.
struct RoundsRequest {
  static constexpr auto method = "rounds";
  using Reply = RoundsResult;
  unsigned limit = 0;  // maximum number of examples of each outcome per round

  static void fields(auto& self, auto& visit) { visit("limit", self.limit); }
};

// Counts the legal boards of a game with scores, and finds the longest line of its proof.
struct ScoreStatisticsRequest {
  static constexpr auto method = "scoreStatistics";
  using Reply = ScoreStatistics;
};

struct PositionCountResult {
  std::uint64_t positions = 0;
  double seconds = 0;

  static void fields(auto& self, auto& visit) {
    visit("positions", self.positions);
    visit("seconds", self.seconds);
  }
};
// Counts the reachable positions of any game.
struct PositionCountRequest {
  static constexpr auto method = "enumerate";
  using Reply = PositionCountResult;
  std::string game, rules;

  static void fields(auto& self, auto& visit) {
    visit("game", self.game);
    visit("rules", self.rules);
  }
};

using Request =
    std::variant<SolveRequest, OpenSolutionRequest, ProbeRequest, SaveSolutionRequest,
                 DeleteSolutionRequest, NotableRequest, RandomPositionRequest, TableRequest,
                 TableCheckRequest, SearchRequest, BotMoveRequest, PositionEstimateRequest,
                 JudgeRequest, PositionScoreRequest, RuleComparisonRequest, RoundsRequest,
                 ScoreStatisticsRequest, PositionCountRequest>;

// AnswersTo<Request>::With<Others...>: the variant of Others and of an Answer to each request.
template <class Requests>
struct AnswersTo;
template <class... Kinds>
struct AnswersTo<std::variant<Kinds...>> {
  template <class... Others>
  using With = std::variant<Others..., Answer<Kinds>...>;
};

}  // namespace kanzen::app
