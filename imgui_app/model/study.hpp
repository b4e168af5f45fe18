#pragma once
// What the Statistics page studies beside the counts: two rule sets of a game side by side.
#include <array>
#include <string>
#include <variant>
#include <vector>

#include "engine/api/comparison.hpp"
#include "imgui_app/model/estimate.hpp"

namespace kanzen::app {

enum class Study { counts, comparison };

struct RuleComparison {
  struct None {};
  struct Running {
    Progress progress;
    Estimate estimate;
  };
  struct Done {
    Comparison comparison;
    std::array<GameInfo, 2> infos;  // of Comparison::rules
    std::vector<BoardView> boards;  // of Comparison::first, as play reaches them
  };
  struct Cancelled {};
  struct Failed {
    Error error;
  };
  std::variant<None, Running, Done, Cancelled, Failed> phase;
  std::string with;  // the other rule set that was chosen; empty: none was

  template <class Phase>
  bool is() const {
    return std::holds_alternative<Phase>(phase);
  }
  const Running* running() const { return std::get_if<Running>(&phase); }
  const Done* done() const { return std::get_if<Done>(&phase); }
  const Failed* failed() const { return std::get_if<Failed>(&phase); }
};

struct Studies {
  Study study = Study::counts;  // that was asked for, whether this game has it or not
  RuleComparison comparison;
};

}  // namespace kanzen::app
