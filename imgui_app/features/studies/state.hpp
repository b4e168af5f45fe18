#pragma once
// The studies of the Statistics page: the comparison of two rule sets, the rounds of retrograde
// analysis, and games with scores.
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/adapter/scores.hpp"
#include "engine/core/names.hpp"
#include "engine/study/comparison.hpp"
#include "engine/study/rounds.hpp"
#include "imgui_app/model/estimate.hpp"
#include "imgui_app/model/item.hpp"
#include "imgui_app/model/phases.hpp"

namespace kanzen::app {

enum class Study { counts, comparison, rounds };
constexpr auto names_of(Study) { return names_in_order<Study>("counts", "comparison", "rounds"); }

struct RuleComparison : InPhases<RuleComparison> {
  struct None {};
  struct Running {
    Progress progress;
    Estimate estimate;
  };
  struct Done {
    std::shared_ptr<const Comparison> found;
    ComparedGames games;            // in the order of Comparison::rules
    std::vector<BoardView> boards;  // of Comparison::first, as play reaches them
    const Comparison& comparison() const { return *found; }
    const GameInfo& info(std::size_t side) const { return games[side]->info(); }
  };
  struct Cancelled {};
  struct Failed {
    Error error;
  };
  std::variant<None, Running, Done, Cancelled, Failed> phase;
  std::string with;  // the other rule set that was chosen; empty if none was
};

// The rounds of retrograde analysis, one of which is shown.
struct RoundStudy : InPhases<RoundStudy> {
  struct Example {
    const Analysis* analysis = nullptr;  // points into Done::found
    BoardView board;
  };
  struct None {};
  struct Running {};
  struct Done {
    std::shared_ptr<const Rounds> found;
    std::vector<std::uint64_t> by_ply;  // new positions by the ply at which play first reaches them
    // By step: the examples of each round, and last those that no round decides.
    std::vector<std::vector<Example>> examples;
    const Rounds& rounds() const { return *found; }
    bool is_rest(std::size_t at) const { return at >= found->rounds.size(); }
  };
  struct Failed {
    Error error;
  };
  std::variant<None, Running, Done, Failed> phase;
  std::size_t step = 0;       // the step shown, an index into `examples`
  std::optional<double> due;  // time of the next automatic step, as Platform::now
};

// The Statistics of a game with scores, besides the scores of its first moves, which the
// evaluations of positions have (imgui_app/model/evaluations.hpp).
struct ScoreStudy : InPhases<ScoreStudy> {
  struct None {};
  struct Running {
    Progress progress;  // of the count of legal boards; its phase is empty before the first report
  };
  struct Done {
    ScoreStatistics found;
  };
  struct Failed {
    Error error;
  };
  std::variant<None, Running, Done, Failed> phase;
};

// The number of positions in games of one family, the smallest game first.
struct Growth {
  struct Counted {
    std::shared_ptr<const AnyGame> game;
    std::uint64_t positions = 0;
    double seconds = 0;
  };
  std::vector<std::shared_ptr<const AnyGame>> games;  // to count; set when their study is shown
  std::string family, rules;                          // of the counted games
  std::vector<Counted> counted;
  std::shared_ptr<const AnyGame> counting;  // null if no game is being counted
  std::optional<Error> error;               // of the last count
};

// The tables that can be saved: counts by distance, outcomes under two rule sets, rounds of
// retrograde analysis, and new positions by ply.
enum class StudyTable { counts, comparison, rounds, plies };
constexpr auto names_of(StudyTable) {
  return names_in_order<StudyTable>("counts", "comparison", "rounds", "plies");
}

// Terms that the page explains.
enum class GlossaryTerm { reachable, draw, distance };
constexpr auto names_of(GlossaryTerm) {
  return names_in_order<GlossaryTerm>("reachable", "draw", "distance");
}

// --- items
inline constexpr ItemKind<Study> study_item{"study-"};  // a section of the Statistics page
inline constexpr ItemKind<std::string> compared_item{"compared-"};  // the other rule set
// The index of a first difference, and the rule set under which its position opens.
inline constexpr ItemKind<std::size_t, std::string> difference_item{"difference-"};
inline constexpr ItemKind<std::size_t> round_item{"round-"};  // RoundStudy::step
// A step, and an index into its examples.
inline constexpr ItemKind<std::size_t, std::size_t> round_example_item{"example-"};
inline constexpr ItemKind<GlossaryTerm> glossary_item{"meaning-"};         // shows or hides it
inline constexpr ItemKind<StudyTable, FigureFormat> table_item{"table-"};  // saves it
// Columns of the chart and rows of the table react to the pointer only.
inline constexpr ItemKind<std::size_t> chart_item{"bar-distance-"}, distance_item{"distance-"};

struct Studies {
  RuleComparison comparison;
  RoundStudy rounds;
  ScoreStudy scores;
  Growth growth;
  // A smaller board of a game that has no statistics of all positions; null: none, or not needed.
  std::shared_ptr<const AnyGame> smaller_board;
  std::optional<GlossaryTerm> explained_term;  // the term that is explained now
};

}  // namespace kanzen::app
