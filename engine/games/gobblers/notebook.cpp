#include "engine/games/gobblers/notebook.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <deque>
#include <utility>

#include "engine/core/bit_set.hpp"
#include "engine/core/move_reader.hpp"
#include "engine/games/gobblers/lines.hpp"
#include "engine/games/gobblers/notation.hpp"
#include "engine/games/gobblers/phrases.hpp"

namespace kanzen::gobblers {
namespace {

constexpr std::size_t u(int i) { return static_cast<std::size_t>(i); }

// Returns the pieces that count in lines, covered ones included.
constexpr Visible line_pieces(const State<2>& s) {
  return {static_cast<Mask9>(s.own[0] | s.own[1]),
          static_cast<Mask9>(s.opponent[0] | s.opponent[1])};
}

void push_targets(const State<2>& s, int layer, int from, MovesOf<Notebook>& out) {
  // A large piece needs a cell without a large piece, a middle piece a cell without any piece.
  const Mask9 targets = open_cells(s, layer);
  for (int to = cell_count - 1; to >= 0; --to)
    if (targets & bit(to))
      out.push_back({static_cast<std::int8_t>(layer), static_cast<std::int8_t>(from),
                     static_cast<std::int8_t>(to)});
}

bool is_covered(const State<2>& s, Move move) {
  return move.layer == Notebook::middle && move.from != Move::hand &&
         (layer_cells(s, Notebook::large) & bit(move.from)) != 0;
}

}  // namespace

GameInfo Notebook::info() const {
  GameInfo info = game_info(2, Rules::cover());  // with the endings of these rules
  info.rules = "notebook";
  info.choices.clear();
  info.distance_in_plies = false;
  info.abilities.solve = true;  // by NotebookSolution
  return info;
}

int Notebook::result(const State& s) const {
  const Visible v = line_pieces(s);
  if (has_line(v.own)) return 1;
  return has_line(v.opponent) ? -1 : 0;
}

std::optional<Value> Notebook::terminal(const State& s) const {
  const int r = result(s);
  if (r == 0) return std::nullopt;
  return r > 0 ? win_in(0) : loss_in(0);
}

void Notebook::moves(const State& s, MovesOf<Notebook>& out) const {
  for (const int layer : {large, middle})
    if (std::popcount(s.own[u(layer)]) < pieces_per_size) push_targets(s, layer, Move::hand, out);
  for (int from = cell_count - 1; from >= 0; --from)
    for (const int layer : {large, middle})
      if (s.own[u(layer)] & bit(from)) push_targets(s, layer, from, out);
}

Notebook::State Notebook::lifted(const State& s, Move move) const {
  State result = s;
  if (move.from != Move::hand) {
    Mask9& cells = result.own[u(move.layer)];
    cells = static_cast<Mask9>(cells & ~bit(move.from));
  }
  return result;
}

Notebook::State Notebook::canonical(const State& s) const {
  return *from_integer(to_canonical_integer(s));
}

Result<Notebook::State> Notebook::parse(std::string_view text) const {
  auto parsed = parse_position<2>(text, rules());
  if (!parsed) return parsed;
  if (auto fault = impossible_line(*parsed))
    return Error{Errc::illegal_position, std::move(fault->why)};
  return parsed;
}

// A move of the opponent neither adds nor uncovers a line of the side to move.
std::optional<LineFault> Notebook::impossible_line(const State& s) const {
  const Mask9 own = line_pieces(s).own;
  if (!has_line(own)) return std::nullopt;
  return LineFault{{phrase::line_by_notebook, cell_names(line_cells(own))}, line_cells(own)};
}

std::string Notebook::format_move(const State& s, Move move) const {
  return (is_covered(s, move) ? "M" : "") + gobblers::format_move(2, move);
}

std::optional<std::string> Notebook::normalise_move(std::string_view text) const {
  MoveReader reader(text, 3, 3);
  const bool covered = reader.read_kind("M") && reader.read_square() && reader.read_target();
  if (covered && reader.at_end()) return reader.move();
  return normalise_move_text(2, text);
}

BoardView Notebook::view(const State& s) const {
  return board_view(s, line_pieces(s), result(s) > 0, terminal(s), pieces_per_size);
}

MoveView Notebook::view_move(const State& s, Move move) const {
  MoveView view = gobblers::view_move(static_cast<Player>(s.second_to_move), move);
  view.pieces_above = is_covered(s, move) ? 1 : 0;
  return view;
}

namespace {

constexpr std::uint32_t nowhere = 0xffffffff;

// Breadth-first search from the empty board, with the notebook's queue, which contains duplicates.
// Bit sets over the dense index replace the notebook's dictionaries of integers.
class NotebookEnumerator {
 public:
  NotebookEnumerator(const Notebook& game, const ProgressSink& progress)
      : game_(game), progress_(progress) {}

  Result<NotebookEnumeration> run() && {
    auto set = BitSet::make(numbering_.count());
    auto lifted = BitSet::make(numbering_.count());
    if (!set) return set.error();
    if (!lifted) return lifted.error();
    set_ = &*set;
    lifted_ = &*lifted;
    queue_.push_back({numbering_.index(game_.initial()), 0});
    while (!queue_.empty()) {
      if (result_.queue_pops % report_interval == 0 &&
          !report(progress_, {"enumerate", ply(), result_.set, 0, 0}))
        return Error{Errc::cancelled, untranslated("enumeration was cancelled")};
      const auto [index, ply] = queue_.front();
      queue_.pop_front();
      ++result_.queue_pops;
      if (set_->insert(index)) visit(*numbering_.unindex(index), ply);
    }
    unite();
    return std::move(result_);
  }

 private:
  struct Entry {
    Index position;
    std::uint32_t ply;
  };
  static constexpr std::uint64_t report_interval = 1 << 16;

  std::uint32_t ply() const { return static_cast<std::uint32_t>(result_.by_ply.size()); }

  void visit(const Notebook::State& s, std::uint32_t ply) {
    result_.by_ply.resize(std::max<std::size_t>(result_.by_ply.size(), ply + 1));
    ++result_.by_ply[ply];
    ++result_.set;
    if (game_.result(s) != 0) {
      ++result_.set_terminal;
      return;
    }
    MovesOf<Notebook> moves;
    game_.moves(s, moves);
    result_.transitions += moves.size();
    for (const auto move : moves) {
      const auto lifted = game_.lifted(s, move);
      if (lifted_->insert(numbering_.index(lifted))) ++result_.lifted;
      if (game_.result(lifted) == 0)
        queue_.push_back({numbering_.index(game_.apply(s, move)), ply + 1});
    }
  }

  void unite() {
    const auto add = [this](Index index) {
      result_.united.push_back(to_canonical_integer(*numbering_.unindex(index)));
      return true;
    };
    set_->for_each(add);
    lifted_->for_each([&](Index index) { return set_->contains(index) || add(index); });
    std::sort(result_.united.begin(), result_.united.end());
    result_.lifted_only = result_.united.size() - result_.set;
    result_.set_only = result_.united.size() - result_.lifted;
  }

  const Notebook& game_;
  const ProgressSink& progress_;
  std::deque<Entry> queue_;
  const Numbering<2>& numbering_ = Numbering<2>::instance();
  BitSet* set_ = nullptr;
  BitSet* lifted_ = nullptr;
  NotebookEnumeration result_;
};

}  // namespace

Result<NotebookEnumeration> enumerate_notebook(const Notebook& game, const ProgressSink& progress) {
  return NotebookEnumerator(game, progress).run();
}

NotebookSolution::NotebookSolution(const Notebook& game,
                                   const std::vector<NotebookInteger>& positions)
    : game_(game),
      positions_(positions),
      entries_(positions.size()),
      place_(at(numbering_.count()), nowhere) {
  for (std::size_t i = 0; i < positions_.size(); ++i) {
    const auto state = *from_integer(positions_[i]);
    place_[at(numbering_.index(state))] = static_cast<std::uint32_t>(i);
    entries_[i].value = static_cast<std::int8_t>(game_.result(state));
  }
}

Result<NotebookSolution> NotebookSolution::solve(const Notebook& game,
                                                 const std::vector<NotebookInteger>& positions,
                                                 const ProgressSink& progress) {
  NotebookSolution solution(game, positions);
  solution.count_sweep();
  for (unsigned sweep = 1;; ++sweep) {
    const NotebookSweep& counts = solution.sweeps_.back();
    if (!report(progress, {"solve", sweep, 0, 0, counts.win + counts.loss}))
      return Error{Errc::cancelled, untranslated("solving was cancelled")};
    if (!solution.sweep_once(sweep)) return solution;
    solution.count_sweep();
  }
}

void NotebookSolution::count_sweep() {
  NotebookSweep counts;
  for (const Entry entry : entries_)
    ++(entry.value == 0 ? counts.undecided : entry.value > 0 ? counts.win : counts.loss);
  sweeps_.push_back(counts);
}

bool NotebookSolution::sweep_once(unsigned sweep) {
  bool changed = false;
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    if (entries_[i].value != 0) continue;
    const int value = value_by_moves(*from_integer(positions_[i]));
    if (value == 0) continue;
    entries_[i] = {static_cast<std::int8_t>(value), static_cast<std::uint8_t>(sweep)};
    changed = true;
  }
  return changed;
}

int NotebookSolution::value_by_moves(const Notebook::State& s) const {
  MovesOf<Notebook> moves;
  game_.moves(s, moves);
  bool some_undecided = false;
  for (const auto move : moves) {
    const int value = move_value(s, move).value;
    const bool decided_in_the_air = game_.result(game_.lifted(s, move)) != 0;
    if (decided_in_the_air || value > 0) return value;
    if (value == 0) some_undecided = true;
  }
  return some_undecided ? 0 : -1;
}

NotebookSolution::Entry NotebookSolution::move_value(const Notebook::State& s,
                                                     Notebook::Move move) const {
  if (move.from != Move::hand)
    if (const int in_the_air = game_.result(game_.lifted(s, move)); in_the_air != 0)
      return {static_cast<std::int8_t>(in_the_air), 0};
  const Entry& next = entry_of(game_.apply(s, move));
  return {static_cast<std::int8_t>(-next.value), next.sweep};
}

const NotebookSolution::Entry& NotebookSolution::entry_of(const Notebook::State& s) const {
  const std::uint32_t place = place_[at(numbering_.index(s))];
  assert(place != nowhere);
  return entries_[place];
}

std::optional<NotebookSolution::Entry> NotebookSolution::find(const Notebook::State& s) const {
  return find_class(numbering_.index(s));
}

std::optional<NotebookSolution::Entry> NotebookSolution::find_class(Index number) const {
  const std::uint32_t place = place_[at(number)];
  if (place == nowhere) return std::nullopt;
  return entries_[place];
}

}  // namespace kanzen::gobblers
