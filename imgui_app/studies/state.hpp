#pragma once
// What the Statistics page studies beside the counts: two rule sets of a game side by side, and
// retrograde analysis at work.
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/names.hpp"
#include "engine/study/comparison.hpp"
#include "engine/study/rounds.hpp"
#include "imgui_app/analysis/estimate.hpp"
#include "imgui_app/shell/phases.hpp"

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
    ComparedGames games;            // of Comparison::rules
    std::vector<BoardView> boards;  // of Comparison::first, as play reaches them
    const Comparison& comparison() const { return *found; }
    const GameInfo& info(std::size_t side) const { return games[side]->info(); }
  };
  struct Cancelled {};
  struct Failed {
    Error error;
  };
  std::variant<None, Running, Done, Cancelled, Failed> phase;
  std::string with;  // the other rule set that was chosen; empty: none was
};

// The rounds of retrograde analysis, one of which is shown.
struct RoundStudy : InPhases<RoundStudy> {
  struct Example {
    const Analysis* analysis = nullptr;  // in Done::found
    BoardView board;
  };
  struct None {};
  struct Running {};
  struct Done {
    std::shared_ptr<const Rounds> found;
    std::vector<std::uint64_t> by_ply;  // new positions by the ply at which play first comes there
    // By step: those of each round, and last of what none of them decides.
    std::vector<std::vector<Example>> examples;
    const Rounds& rounds() const { return *found; }
    bool is_rest(std::size_t at) const { return at >= found->rounds.size(); }
  };
  struct Failed {
    Error error;
  };
  std::variant<None, Running, Done, Failed> phase;
  std::size_t step = 0;       // that is shown, an index into `examples`
  std::optional<double> due;  // when the next step comes by itself, as Platform::now
};

// How many positions games of one family have, from the smallest on.
struct Growth {
  struct Counted {
    std::shared_ptr<const AnyGame> game;
    std::uint64_t positions = 0;
    double seconds = 0;
  };
  std::string family, rules;  // whose they are
  std::vector<Counted> counted;
  std::shared_ptr<const AnyGame> counting;  // the one that is counted now; null: none is
  std::optional<Error> error;               // of the one that was counted last
};

// Words that are explained where they appear.
enum class Meaning { reachable, draw, distance };
constexpr auto names_of(Meaning) {
  return names_in_order<Meaning>("reachable", "draw", "distance");
}

struct Studies {
  Study study = Study::counts;  // that was asked for, whether this game has it or not
  RuleComparison comparison;
  RoundStudy rounds;
  Growth growth;
  std::optional<Meaning> meaning;  // the word that is explained now
};

}  // namespace kanzen::app
