#include "engine/games/mnk/blocking.hpp"

#include <array>
#include <bit>
#include <utility>

#include "engine/games/mnk/mnk.hpp"
#include "engine/games/mnk/pairing.hpp"

namespace kanzen::mnk {

// The empty cells of the attacker's open lines.
struct Blocking::OpenCells {
  CellSets sets;                             // those of each line
  Cells all = 0;                             // their union
  Cells completing = 0;                      // the only ones of a line
  std::array<unsigned, max_cells> scores{};  // a promising move has a high one

  OpenCells(const Threats& threats, const Position& position) {
    const auto [attacker, blocker] = position.attacker_moves
                                         ? position.state
                                         : State{position.state.opponent, position.state.own};
    for (const Cells line : threats.lines()) {
      if ((line & blocker) != 0) continue;
      const Cells missing = line & ~attacker;
      sets.push_back(missing);
      all |= missing;
      if (std::has_single_bit(missing)) completing |= missing;
      const auto stones = static_cast<unsigned>(std::popcount(line & attacker));
      // The attacker extends long lines; the blocker takes cells of many lines, however long: with
      // the attacker's scores for both, the search of 7,7,5 takes ten times as long.
      const unsigned score = position.attacker_moves ? 1u << std::min(stones, 16u) : 5 + stones;
      for (Cells rest = missing; rest != 0; rest &= rest - 1) scores[lowest_cell(rest)] += score;
    }
  }

  unsigned best_of(Cells candidates) const {
    unsigned best = lowest_cell(candidates);
    for (Cells rest = candidates; rest != 0; rest &= rest - 1)
      if (scores[lowest_cell(rest)] > scores[best]) best = lowest_cell(rest);
    return best;
  }
};

Result<Blocking> Blocking::make(const Mnk& game, std::uint64_t bytes, Continue may_continue) {
  auto threats = game.blockable_threats();
  auto table = Table::make(threats != nullptr ? bytes : 0);
  if (!table) return table.error();
  return Blocking(std::move(threats), std::move(*table), std::move(may_continue));
}

std::optional<bool> Blocking::blocks(const State& state, bool attacker_moves, std::uint64_t nodes) {
  if (threats_ == nullptr) return std::nullopt;
  left_ = nodes;
  best_.reset();
  const auto verdict = search({state, attacker_moves}, true);
  return verdict ? std::optional(verdict->is_blocked) : std::nullopt;
}

std::optional<Blocking::Verdict> Blocking::search(const Position& position, bool may_pair) {
  if (++nodes_ % nodes_between_checks == 0 && !may_continue_(nodes_)) left_ = 0;
  if (left_ == 0) return std::nullopt;
  --left_;
  const OpenCells open(*threats_, position);
  if (const auto verdict = decide(open, position.attacker_moves)) return verdict;
  const Threats::Image image = threats_->smallest_image(position.state);
  const Position key{image.state, position.attacker_moves};
  if (const Verdict* const known = table_.find(key))
    return Verdict{known->is_blocked, threats_->preimage(image.symmetry, known->zone)};
  const std::uint64_t before = nodes_;
  Cells unpaired = 0;
  std::optional<Verdict> verdict;
  if (!position.attacker_moves && open.completing == 0)
    verdict = find_pairing_move(open, unpaired);
  else if (position.attacker_moves && may_pair)
    verdict = find_pairing(open, 0);
  if (!verdict) verdict = search_moves(position, open, unpaired);
  if (verdict)
    table_.store(key, {verdict->is_blocked, threats_->image(image.symmetry, verdict->zone)},
                 nodes_ - before + 1);
  return verdict;
}

// Decides a position without looking at its moves.
std::optional<Blocking::Verdict> Blocking::decide(const OpenCells& open, bool attacker_moves) {
  if (open.completing != 0) {
    const Cells first = cell_bit(lowest_cell(open.completing));
    if (attacker_moves) return Verdict{false, first};
    if (const Cells others = open.completing & ~first; others != 0)
      return Verdict{false, first | cell_bit(lowest_cell(others))};
    return std::nullopt;
  }
  if (open.sets.empty()) return Verdict{true, 0};
  return std::nullopt;
}

// Returns the verdict if a pairing is left after the blocker has taken the cells `taken`.
std::optional<Blocking::Verdict> Blocking::find_pairing(const OpenCells& open, Cells taken) {
  CellSets sets;
  for (const Cells set : open.sets)
    if ((set & taken) == 0) sets.push_back(set);
  const auto pairing = mnk::find_pairing(sets);
  return pairing ? std::optional(Verdict{true, *pairing | taken}) : std::nullopt;
}

// Looks for a pairing after each of the blocker's most promising moves, before one of them is
// searched.  `unpaired`: receives those that leave none.
std::optional<Blocking::Verdict> Blocking::find_pairing_move(const OpenCells& open,
                                                             Cells& unpaired) {
  // With 4 or 16 moves 8,7,5 takes as long; with none three times as long.
  constexpr unsigned most_moves = 8;
  Cells candidates = open.all;
  for (unsigned i = 0; i < most_moves && candidates != 0; ++i) {
    const Cells cell = cell_bit(open.best_of(candidates));
    if (const auto verdict = find_pairing(open, cell)) {
      best_ = static_cast<Move>(lowest_cell(cell));
      return verdict;
    }
    candidates &= ~cell;
    unpaired |= cell;
  }
  return std::nullopt;
}

std::optional<Blocking::Verdict> Blocking::search_moves(const Position& position,
                                                        const OpenCells& open, Cells unpaired) {
  const bool attacker_moves = position.attacker_moves;
  // The blocker has to prevent a line that lacks one stone.
  Verdict failing{attacker_moves, open.completing};
  Cells candidates = open.completing != 0 ? open.completing : open.all;
  while (candidates != 0) {
    const auto move = static_cast<Move>(open.best_of(candidates));
    const Cells cell = cell_bit(move);
    const auto verdict =
        search({after_move(position.state, move), !attacker_moves}, (unpaired & cell) == 0);
    if (!verdict) return std::nullopt;
    if (verdict->is_blocked != attacker_moves) {
      best_ = move;
      return Verdict{verdict->is_blocked, verdict->zone | cell};
    }
    failing.zone |= verdict->zone;
    candidates &= verdict->zone & ~cell;
  }
  return failing;
}

}  // namespace kanzen::mnk
