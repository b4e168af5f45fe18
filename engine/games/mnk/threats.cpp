#include "engine/games/mnk/threats.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "engine/games/mnk/mnk.hpp"

namespace kanzen::mnk {

Threats::Threats(unsigned line, std::vector<Cells> lines,
                 const std::vector<CellPermutation>& symmetries)
    : lines_(std::move(lines)),
      line_(line),
      permutations_(symmetries),
      bytes_(static_cast<unsigned>((symmetries.front().size() + 7) / 8)) {}

const std::vector<Threats::Symmetry>& Threats::symmetries() const {
  std::call_once(tabulated_, [&] {
    for (const CellPermutation& permutation : permutations_) {
      CellPermutation inverse(permutation.size());
      for (std::size_t cell = 0; cell < permutation.size(); ++cell)
        inverse[permutation[cell]] = static_cast<std::uint8_t>(cell);
      const auto place = std::find(permutations_.begin(), permutations_.end(), inverse);
      symmetries_.push_back({byte_images<Cells, sizeof(Cells)>(permutation),
                             static_cast<std::size_t>(place - permutations_.begin())});
    }
  });
  return symmetries_;
}

Cells Threats::image(std::size_t symmetry, Cells cells) const {
  const auto& images = symmetries()[symmetry].images;
  Cells image = 0;
  for (unsigned byte = 0; byte < bytes_; ++byte) image |= images[byte][cells >> 8 * byte & 255u];
  return image;
}

Cells Threats::preimage(std::size_t symmetry, Cells cells) const {
  return image(symmetries()[symmetry].inverse, cells);
}

Threats::Image Threats::smallest_image(const State& s) const {
  Image least{s};
  for (std::size_t symmetry = 1; symmetry < permutations_.size(); ++symmetry) {
    const Cells own = image(symmetry, s.own);
    if (own > least.state.own) continue;
    const Cells opponent = image(symmetry, s.opponent);
    if (own < least.state.own || opponent < least.state.opponent)
      least = {{own, opponent}, symmetry};
  }
  return least;
}

Cells Threats::completing_cells(Cells own, Cells opponent) const {
  Cells cells = 0;
  for (const Cells line : lines_)
    if (const Cells missing = line & ~own;
        (missing & opponent) == 0 && std::has_single_bit(missing))
      cells |= missing;
  return cells;
}

std::optional<unsigned> Threats::forced_win(Cells own, Cells opponent) const {
  constexpr unsigned most_nodes = 2000;
  unsigned nodes = most_nodes;
  return forced_win(own, opponent, nodes);
}

std::optional<unsigned> Threats::forced_win(Cells own, Cells opponent, unsigned& nodes) const {
  if (nodes == 0) return std::nullopt;
  --nodes;
  if (const Cells winning = completing_cells(own, opponent); winning != 0)
    return lowest_cell(winning);
  // The opponent's threat leaves one cell, or none.
  const Cells forced = completing_cells(opponent, own);
  if (std::popcount(forced) > 1) return std::nullopt;
  Cells threatening = 0;  // cells with which a line lacks one more stone
  for (const Cells line : lines_)
    if (const Cells missing = line & ~own; (missing & opponent) == 0 && std::popcount(missing) == 2)
      threatening |= missing;
  if (forced != 0) threatening &= forced;
  for (; threatening != 0; threatening &= threatening - 1) {
    const unsigned cell = lowest_cell(threatening);
    const Cells after = own | cell_bit(cell);
    const Cells replies = completing_cells(after, opponent);
    if (std::popcount(replies) > 1 || forced_win(after, opponent | replies, nodes)) return cell;
  }
  return std::nullopt;
}

OpenLines Threats::find_open_lines(Cells own, Cells opponent, Scores& scores) const {
  constexpr unsigned unit = 32;  // fixed point: a complete line weighs 2^unit
  constexpr unsigned most_score = 8;
  OpenLines result;
  std::uint64_t weight = 0;
  for (const Cells line : lines_) {
    if ((line & opponent) != 0) continue;
    const Cells missing = line & ~own;
    const auto count = static_cast<unsigned>(std::popcount(missing));
    result.useful |= missing;
    if (count == 1) result.completing |= missing;
    // Weights below one fixed-point unit are rounded up, so that the bound remains valid.
    weight += count <= unit ? std::uint64_t{1} << (unit - count) : 1;
    const auto score = static_cast<std::uint16_t>(1u << std::min(line_ - count, most_score));
    for (Cells rest = missing; rest != 0; rest &= rest - 1)
      scores[lowest_cell(rest)] = static_cast<std::uint16_t>(scores[lowest_cell(rest)] + score);
  }
  result.can_complete = result.useful != 0;
  result.blocked_by_second = weight < std::uint64_t{1} << (unit - 1);
  result.blocked_by_first = weight < std::uint64_t{1} << unit;
  return result;
}

namespace {

// Appends cells in order of their scores.  Cells outside all open lines are equivalent, so one of
// them suffices.
void add_by_score(Cells cells, Cells useful, const Threats::Scores& scores, bool highest_first,
                  MovesOf<Mnk>& moves) {
  std::array<Move, max_cells> order;
  std::size_t count = 0;
  for (Cells rest = cells & useful; rest != 0; rest &= rest - 1)
    order[count++] = static_cast<Move>(lowest_cell(rest));
  if (const Cells useless = cells & ~useful; useless != 0)
    order[count++] = static_cast<Move>(lowest_cell(useless));
  std::stable_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count),
                   [&](Move a, Move b) {
                     return highest_first ? scores[a] > scores[b] : scores[a] < scores[b];
                   });
  for (std::size_t i = 0; i < count; ++i) moves.push_back(order[i]);
}

}  // namespace

// Under rules that restrict stones only the bounds of players without open lines hold.
void Mnk::add_basic_hints(bool own_can, bool opponent_can, Cells open,
                          const Threats::Scores& scores, SearchHints<Mnk>& hints) {
  if (!own_can) hints.bounds.upper = Outcome::draw;
  if (!opponent_can) hints.bounds.lower = Outcome::draw;
  add_by_score(open, open, scores, true, hints.moves);
}

void Mnk::search_hints(const State& s, SearchHints<Mnk>& hints) const {
  Threats::Scores scores{};
  const OpenLines own = threats_->find_open_lines(s.own, s.opponent, scores);
  const OpenLines opponent = threats_->find_open_lines(s.opponent, s.own, scores);
  const Cells open = open_cells(s);
  if (rules_ == Rules::misere) {
    // A player without an open line cannot lose.
    if (!own.can_complete) hints.bounds.lower = Outcome::draw;
    if (!opponent.can_complete) hints.bounds.upper = Outcome::draw;
    const Cells safe = open & ~own.completing;
    if (safe == 0) hints.bounds = {Outcome::loss, Outcome::loss};
    add_by_score(safe, own.useful | opponent.useful, scores, false, hints.moves);
    return;
  }
  if (restricts_stones(rules_))
    return add_basic_hints(own.can_complete, opponent.can_complete, open, scores, hints);
  if (own.completing != 0) {
    hints.bounds = {Outcome::win, Outcome::win};
    return;
  }
  if (std::popcount(opponent.completing) > 1) {
    hints.bounds = {Outcome::loss, Outcome::loss};
    return;
  }
  if (own.blocked_by_second) hints.bounds.upper = Outcome::draw;
  if (opponent.blocked_by_first) hints.bounds.lower = Outcome::draw;
  const Cells wanted = opponent.completing != 0 ? opponent.completing : open;
  add_by_score(wanted, own.useful | opponent.useful, scores, true, hints.moves);
}

}  // namespace kanzen::mnk
