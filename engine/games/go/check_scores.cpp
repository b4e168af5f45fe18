#include "engine/games/go/check_scores.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "engine/games/go/notation.hpp"
#include "engine/games/go/placing.hpp"
#include "engine/games/go/score.hpp"

namespace kanzen::go {
namespace {

constexpr std::uint32_t codes_per_block = 3 * 3 * 3 * 3 * 3 * 3 * 3 * 3;

std::string text(ScoreBounds bounds) {
  return std::to_string(bounds.low) + " to " + std::to_string(bounds.high);
}

// Verifies the scores of a block of consecutive boards.
class Block {
 public:
  Block(const Grid& grid, const KoScores& scores) : grid_(grid), scores_(scores) {}

  void check_boards(std::uint32_t first, std::uint32_t last) {
    for (std::uint32_t code = first; code < last && !fault_; ++code)
      if (auto state = board(code))
        for (const Player side : {Player{0}, Player{1}}) {
          state->to_move = side;
          check_position(*state, true);
        }
  }

  std::uint64_t checked() const { return checked_; }
  const std::optional<Error>& fault() const { return fault_; }

 private:
  // Returns the board with a code, with Black for digit 1; nullopt if a string has no liberty.
  std::optional<State> board(std::uint32_t code) const {
    State state;
    for (Point point = 0; point < grid_.point_count(); ++point, code /= 3)
      if (code % 3 != 0) stones_of(state, static_cast<Player>(code % 3 - 1)).set(point);
    for (Point point = 0; point < grid_.point_count(); ++point)
      if (!is_empty(state, point) && !has_liberty_besides(grid_, state, point, point))
        return std::nullopt;
    return state;
  }

  // Returns the better bounds for the side to move; all bounds are in points for Black.
  static ScoreBounds best(const State& state, ScoreBounds a, ScoreBounds b) {
    return state.to_move == 0 ? better(a, b) : negated(better(negated(a), negated(b)));
  }

  // Verifies a position.  With `without_ko` it also verifies the same position after a pass, and
  // the positions with a ko point after its moves, which result from no other board.
  void check_position(State state, bool without_ko) {
    const auto points = static_cast<std::int8_t>(grid_.point_count());
    const auto worst = static_cast<std::int8_t>(state.to_move == 0 ? -points : points);
    ScoreBounds stones = {worst, worst};
    for (Point point = 0; point < grid_.point_count(); ++point) {
      if (!is_empty(state, point) || illegal_reason(grid_, Rules::ko, state, point)) continue;
      const State next = with_stone(grid_, Rules::ko, state, point);
      stones = best(state, stones, scores_.bounds_for_black(next));
      if (without_ko && next.ko != no_point) check_position(next, false);
    }
    compare(state, best(state, stones, scores_.bounds_for_black(after_pass(state))));
    if (!without_ko) return;
    const auto score = static_cast<std::int8_t>(area_score(grid_, state));
    state.passed = 1;
    compare(state, best(state, stones, {score, score}));
  }

  void compare(const State& state, ScoreBounds by_moves) {
    ++checked_;
    const ScoreBounds found = scores_.bounds_for_black(state);
    if (found == by_moves || fault_) return;
    fault_ =
        Error{Errc::internal, untranslated(format_position(grid_, state) + ": the table says " +
                                           text(found) + ", its moves say " + text(by_moves))};
  }

  const Grid& grid_;
  const KoScores& scores_;
  std::uint64_t checked_ = 0;
  std::optional<Error> fault_;
};

}  // namespace

Result<std::uint64_t> check_scores(const Grid& grid, const KoScores& scores, Executor& executor,
                                   const ProgressSink& progress) {
  const std::uint32_t codes = scores.code_count();
  const std::uint32_t portion = codes_per_block * 4 * executor.threads();
  std::uint64_t checked = 0;
  for (std::uint32_t done = 0; done < codes; done += std::min(portion, codes - done)) {
    if (!report(progress, {"verify", 0, done, codes, 0}))
      return Error{Errc::cancelled, untranslated("verifying was cancelled")};
    const std::uint32_t end = done + std::min(portion, codes - done);
    std::vector<Block> blocks((end - done + codes_per_block - 1) / codes_per_block, {grid, scores});
    executor.run(blocks.size(), [&](std::size_t i) {
      const std::uint32_t first = done + static_cast<std::uint32_t>(i) * codes_per_block;
      blocks[i].check_boards(first, std::min(end, first + codes_per_block));
    });
    for (const Block& block : blocks) {
      if (block.fault()) return *block.fault();
      checked += block.checked();
    }
  }
  return checked;
}

}  // namespace kanzen::go
