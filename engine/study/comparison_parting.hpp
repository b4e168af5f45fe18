#pragma once
// Where and why two rule sets of a game come to value positions otherwise (study/comparison.hpp).
#include <optional>

#include "engine/study/comparison.hpp"

namespace kanzen {

// `questioned` and `played` outlive it.
class PartingFinder {
 public:
  PartingFinder(const ComparedRules& questioned, const ComparedRules& played)
      : questioned_(questioned), played_(played) {}

  // Of a position that both know and value otherwise.
  Parting at(const AnyState& state) const { return look_at(state, By::outcome).parting; }

  // From such a position to the nearest one at which values part themselves, breadth first.
  // PartingLine::ends has the questioned rules first.  nullopt: too far away.
  std::optional<PartingLine> line_from(const AnyState& state) const;

 private:
  struct Look {
    Parting parting = Parting::later;
    // Of Parting::moves.
    AnyMove move{};
    std::size_t move_of = 0;  // 0: the questioned rules', 1: the played ones'
  };

  // Which values are told apart: a win may be due to moves that both rule sets allow, and yet
  // come sooner by one that a single rule set has.
  enum class By { outcome, distance };

  Look look_at(const AnyState& state, By by) const;
  // For whoever makes the move under the played rules, by the questioned rules' values; nullopt:
  // they have none.
  std::optional<Value> worth(const AnyState& state, const AnyMove& move) const;
  Look part_by_moves(const AnyState& state, Value questioned, Value made, By by) const;
  // The moves that are best under the rule set that claims more for the mover, and lead to
  // positions valued otherwise.
  std::vector<AnyMove> claims(const AnyState& state) const;
  std::optional<PartingLine> line_from(const AnyState& state, By by) const;
  PartingLine line_to(const std::vector<AnyMove>& moves, const AnyState& start, By by) const;

  const ComparedRules& questioned_;
  const ComparedRules& played_;
};

}  // namespace kanzen
