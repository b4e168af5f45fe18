#pragma once
// A position of Gobblers as bitboards, one set of nine cells per player and piece size.
//
// Layers are numbered from the smallest size up; the largest layer is never covered.  "Own" is the
// side to move.  A piece is visible if no larger layer has a piece on its cell.  The board is 3x3,
// and each player has two pieces of each size (docs/games/gobblers.md).
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/index/board_symmetry.hpp"

namespace kanzen::gobblers {

inline constexpr int pieces_per_size = 2;

template <int Sizes>
struct State {
  static_assert(Sizes >= 1 && Sizes <= 3);
  std::array<Mask9, Sizes> own{}, opponent{};
  // 1 if the second player is to move.  It is as wide as a mask, so that a state has no padding and
  // equal states have equal bytes.
  std::uint16_t second_to_move = 0;
  friend bool operator==(const State&, const State&) = default;
};

// A move of a piece of `layer` from a cell or from the hand to `to`, which is nowhere for a losing
// lift.
struct Move {
  static constexpr std::int8_t hand = -1, nowhere = -1;
  std::int8_t layer = 0, from = hand, to = nowhere;
  friend bool operator==(const Move&, const Move&) = default;
};

// Returns the first player's letters by layer: "ML" for two sizes.
constexpr std::string_view layer_letters(int sizes) {
  return std::string_view("SML").substr(static_cast<std::size_t>(3 - sizes));
}

template <int Sizes>
constexpr Mask9 layer_cells(const State<Sizes>& s, int layer) {
  const auto i = static_cast<std::size_t>(layer);
  return static_cast<Mask9>(s.own[i] | s.opponent[i]);
}

struct Visible {
  Mask9 own = 0, opponent = 0;
};

template <int Sizes>
constexpr Visible visible(const State<Sizes>& s) {
  Visible result;
  unsigned covered = 0;
  for (int layer = Sizes - 1; layer >= 0; --layer) {
    const auto i = static_cast<std::size_t>(layer);
    result.own = static_cast<Mask9>(result.own | (s.own[i] & ~covered));
    result.opponent = static_cast<Mask9>(result.opponent | (s.opponent[i] & ~covered));
    covered |= layer_cells(s, layer);
  }
  return result;
}

// Returns the cells on which a piece of `layer` may be placed: those without an equal or larger
// piece.
template <int Sizes>
constexpr Mask9 open_cells(const State<Sizes>& s, int layer) {
  unsigned taken = 0;
  for (int l = layer; l < Sizes; ++l) taken |= layer_cells(s, l);
  return static_cast<Mask9>(~taken & (mask_count - 1));
}

// Returns the cells on which a piece of `layer` is visible: those without a larger piece.
template <int Sizes>
constexpr Mask9 uncovered_cells(const State<Sizes>& s, int layer) {
  return open_cells(s, layer + 1);
}

// Returns the opponent's visible cells after the piece of `layer` is lifted off `cell`.
template <int Sizes>
constexpr Mask9 opponent_after_lift(const State<Sizes>& s, Mask9 opponent_visible, int layer,
                                    int cell) {
  for (int below = layer - 1; below >= 0; --below) {
    const auto i = static_cast<std::size_t>(below);
    if (s.opponent[i] & bit(cell)) return static_cast<Mask9>(opponent_visible | bit(cell));
    if (s.own[i] & bit(cell)) break;
  }
  return opponent_visible;
}

template <int Sizes>
constexpr State<Sizes> after_move(State<Sizes> s, Move move) {
  const auto layer = static_cast<std::size_t>(move.layer);
  if (move.from != Move::hand) s.own[layer] = static_cast<Mask9>(s.own[layer] & ~bit(move.from));
  s.own[layer] = static_cast<Mask9>(s.own[layer] | bit(move.to));
  return {s.opponent, s.own, static_cast<std::uint16_t>(s.second_to_move ^ 1u)};
}

}  // namespace kanzen::gobblers
