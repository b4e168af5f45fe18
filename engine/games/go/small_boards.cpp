#include "engine/games/go/small_boards.hpp"

#include <algorithm>
#include <cassert>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/games/go/notation.hpp"
#include "engine/games/go/placing.hpp"
#include "engine/games/go/score.hpp"

namespace kanzen::go {
namespace {

constexpr SmallPoints bit(unsigned point) { return SmallPoints{1} << point; }

std::uint32_t power_of_3(unsigned exponent) {
  std::uint32_t power = 1;
  for (unsigned i = 0; i < exponent; ++i) power *= 3;
  return power;
}

SmallPoints points_of(const Points& set) {
  SmallPoints points = 0;
  for (unsigned point = 0; point < most_small_points; ++point)
    if (set[point]) points |= bit(point);
  return points;
}

}  // namespace

SmallGrid::SmallGrid(const Grid& grid)
    : columns_(grid.columns()),
      points_(grid.point_count()),
      code_count_(power_of_3(points_)),
      all_(bit(points_) - 1) {
  assert(points_ <= most_small_points);
  for (unsigned point = 0; point < points_; ++point) {
    if (point % columns_ != 0) not_first_ |= bit(point);
    if (point % columns_ != columns_ - 1) not_last_ |= bit(point);
  }
  for (unsigned set = 0; set < half_ternary_.size(); ++set)
    for (unsigned point = 0; point < half_points; ++point)
      if ((set & bit(point)) != 0) half_ternary_[set] += power_of_3(point);
  for (std::uint32_t code = 0; code < half_codes; ++code) {
    SmallBoard board;
    std::uint32_t rest = code;
    for (unsigned point = 0; point < half_points; ++point, rest /= 3) {
      if (rest % 3 == 1) board.own |= bit(point);
      if (rest % 3 == 2) board.other |= bit(point);
    }
    half_boards_.push_back(board);
  }
  for (CellPermutation& to : grid_symmetries(columns_, grid.rows())) add_symmetry(std::move(to));
}

// Adds a symmetry unless it is a duplicate, as on boards of a single row or column.
void SmallGrid::add_symmetry(CellPermutation to) {
  for (const Symmetry& known : symmetries_)
    if (known.to == to) return;
  Symmetry symmetry;
  const auto images = [&](unsigned first) {
    std::vector<std::uint32_t> codes(half_codes);
    for (std::uint32_t code = 0; code < half_codes; ++code) {
      std::uint32_t rest = code;
      for (unsigned point = first; point < std::min(points_, first + half_points);
           ++point, rest /= 3)
        codes[code] += rest % 3 * power_of_3(to[point]);
    }
    return codes;
  };
  symmetry.low = images(0);
  symmetry.high = images(half_points);
  symmetry.to = std::move(to);
  symmetries_.push_back(std::move(symmetry));
}

std::optional<SmallMove> SmallGrid::play(const SmallBoard& board, SmallPoints point,
                                         bool suicide) const {
  SmallMove move{{board.own | point, board.other}};
  SmallPoints opposing = neighbours(point) & board.other, taken = 0;
  while (opposing != 0) {
    const SmallPoints string = connected(opposing & (~opposing + 1), board.other);
    opposing &= ~string;
    if ((neighbours(string) & empty(move.board)) == 0) taken |= string;
  }
  move.board.other &= ~taken;
  const SmallPoints string = connected(point, move.board.own);
  const SmallPoints liberties = neighbours(string) & empty(move.board);
  if (liberties == 0) {
    if (!suicide) return std::nullopt;
    move.board.own &= ~string;
  }
  // Ko: a single stone has captured a single stone, whose point is its only liberty.
  if (string == point && std::has_single_bit(taken) && liberties == taken) move.ko = taken;
  return move;
}

bool SmallGrid::is_ko_possible(const SmallBoard& board, SmallPoints point) const {
  if ((board.stones() & point) != 0) return false;
  SmallPoints near = neighbours(point);
  if ((near & ~board.other) != 0) return false;
  unsigned takers = 0;
  while (near != 0) {
    const SmallPoints stone = near & (~near + 1);
    near &= ~stone;
    const SmallPoints string = connected(stone, board.other);
    if (!std::has_single_bit(neighbours(string) & empty(board))) continue;
    if (string != stone) return false;
    ++takers;
  }
  return takers == 1;
}

int SmallGrid::score(const SmallBoard& board) const {
  const SmallPoints free = empty(board);
  const SmallPoints mine = connected(neighbours(board.own) & free, free);
  const SmallPoints theirs = connected(neighbours(board.other) & free, free);
  return std::popcount(board.own | (mine & ~theirs)) -
         std::popcount(board.other | (theirs & ~mine));
}

SmallBoard small_board(const State& state) {
  const SmallBoard board{points_of(state.black), points_of(state.white)};
  return state.to_move == 0 ? board : board.swapped();
}

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
  const std::uint32_t codes = scores.grid().code_count();
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

namespace {

constexpr std::uint32_t no_class = 0xffffffff;
constexpr std::uint32_t nodes_per_block = 1 << 14;
constexpr std::uint32_t codes_per_report = 1 << 18;

// Returns the key of a class and the point that ko forbids on its board.
std::uint64_t ko_key(std::uint32_t board_class, SmallPoints ko) {
  return std::uint64_t{board_class} << 8 | static_cast<unsigned>(std::countr_zero(ko));
}
std::uint32_t class_in(std::uint64_t key) { return static_cast<std::uint32_t>(key >> 8); }
SmallPoints point_in(std::uint64_t key) { return SmallPoints{1} << (key & 0xff); }

Error cancelled() { return {Errc::cancelled, untranslated("solving was cancelled")}; }

}  // namespace

Result<KoScores> KoScores::solve(const Grid& grid, Executor& executor,
                                 const ProgressSink& progress) {
  KoScores scores(grid);
  if (!scores.number_classes(progress)) return cancelled();
  scores.number_kos();
  if (!scores.find_edges(executor, progress)) return cancelled();
  const auto points = static_cast<std::int8_t>(grid.point_count());
  const ScoreBounds unknown = {static_cast<std::int8_t>(-points), points};
  scores.nodes_.assign(scores.codes_.size() + scores.kos_.size(), {unknown, unknown});
  const std::uint64_t nodes = scores.nodes_.size();
  for (std::uint64_t changed = nodes; changed > 0;) {
    if (!report(progress, {"solve", scores.rounds_, nodes - changed, nodes, 0})) return cancelled();
    changed = scores.iterate_once();
    ++scores.rounds_;
  }
  scores.edges_.clear();
  return scores;
}

bool KoScores::number_classes(const ProgressSink& progress) {
  class_of_.assign(grid_.code_count(), no_class);
  for (std::uint32_t code = 0; code < grid_.code_count(); ++code) {
    if (code % codes_per_report == 0 &&
        !report(progress, {"enumerate", 0, code, grid_.code_count(), 0}))
      return false;
    if (class_of_[code] != no_class) continue;
    const SmallBoard board = grid_.board(code);
    if (!grid_.is_legal(board)) continue;
    std::uint8_t size = 0;
    for (unsigned symmetry = 0; symmetry < grid_.symmetry_count(); ++symmetry) {
      NodeNumber& place = class_of_[grid_.image(symmetry, code)];
      if (place == no_class) ++size;
      place = static_cast<NodeNumber>(codes_.size());
    }
    codes_.push_back(code);
    sizes_.push_back(size);
    scores_.push_back(static_cast<std::int8_t>(grid_.score(board)));
  }
  swapped_classes_.reserve(codes_.size());
  for (const std::uint32_t code : codes_)
    swapped_classes_.push_back(class_of(grid_.board(code).swapped()));
  return true;
}

void KoScores::number_kos() {
  for (std::uint32_t i = 0; i < codes_.size(); ++i) {
    const SmallBoard board = grid_.board(codes_[i]);
    for (SmallPoints rest = grid_.empty(board); rest != 0; rest &= rest - 1) {
      const SmallPoints point = rest & (~rest + 1);
      if (grid_.is_ko_possible(board, point)) kos_.push_back(ko_key(i, point));
    }
  }
}

bool KoScores::find_edges(Executor& executor, const ProgressSink& progress) {
  const std::size_t nodes = codes_.size() + kos_.size();
  edges_.resize((nodes + nodes_per_block - 1) / nodes_per_block);
  // Reports the progress between portions.
  const std::size_t portion = 16 * std::size_t{executor.threads()};
  for (std::size_t done = 0; done < edges_.size(); done += portion) {
    if (!report(progress, {"moves", 0, done * nodes_per_block, nodes, 0})) return false;
    executor.run(std::min(portion, edges_.size() - done), [&](std::size_t block) {
      const std::size_t first = (done + block) * nodes_per_block;
      const std::size_t last = std::min(nodes, first + nodes_per_block);
      for (std::size_t node = first; node < last; ++node)
        append_edges(static_cast<NodeNumber>(node), edges_[done + block]);
    });
  }
  return true;
}

// Appends the successors of a node.  Symmetric moves lead to the same node, which is appended once.
void KoScores::append_edges(NodeNumber node, Edges& edges) const {
  const bool has_ko = node >= codes_.size();
  const std::uint64_t key = has_ko ? kos_[node - codes_.size()] : 0;
  const SmallBoard board = grid_.board(codes_[has_ko ? class_in(key) : node]);
  SmallPoints rest = grid_.empty(board);
  if (has_ko) rest &= ~point_in(key);
  const auto begin = static_cast<std::ptrdiff_t>(edges.to.size());
  for (; rest != 0; rest &= rest - 1)
    if (const auto move = grid_.play(board, rest & (~rest + 1), false))
      edges.to.push_back(node_after(*move));
  std::sort(edges.to.begin() + begin, edges.to.end());
  edges.to.erase(std::unique(edges.to.begin() + begin, edges.to.end()), edges.to.end());
  edges.first.push_back(static_cast<std::uint32_t>(edges.to.size()));
}

KoScores::NodeNumber KoScores::node_after(const SmallMove& move) const {
  const SmallBoard board = move.board.swapped();
  return move.ko == 0 ? class_of(board) : ko_node(board, move.ko);
}

KoScores::NodeNumber KoScores::ko_node(const SmallBoard& board, SmallPoints ko) const {
  const std::uint32_t code = grid_.code(board);
  const NodeNumber board_class = class_of_[code];
  unsigned symmetry = 0;
  while (grid_.image(symmetry, code) != codes_[board_class]) ++symmetry;
  const std::uint64_t key = ko_key(board_class, grid_.image_of_point(symmetry, ko));
  const auto found = std::lower_bound(kos_.begin(), kos_.end(), key);
  assert(found != kos_.end() && *found == key);
  return static_cast<NodeNumber>(codes_.size() + static_cast<std::size_t>(found - kos_.begin()));
}

// Updates all nodes in place, in descending and ascending order by turns.  Returns the number of
// changed nodes.
std::uint64_t KoScores::iterate_once() {
  std::uint64_t changed = 0;
  const std::size_t nodes = nodes_.size();
  for (std::size_t i = 0; i < nodes; ++i)
    if (update(static_cast<NodeNumber>(rounds_ % 2 == 0 ? nodes - 1 - i : i))) ++changed;
  return changed;
}

bool KoScores::update(NodeNumber number) {
  const bool has_ko = number >= codes_.size();
  const NodeNumber board_class = has_ko ? class_in(kos_[number - codes_.size()]) : number;
  const ScoreBounds stones = best_stone(number);
  // After a pass the opponent ends the game with the score or places a stone.
  const std::int8_t score = scores_[board_class];
  const ScoreBounds opponents_stones = negated(nodes_[swapped_classes_[board_class]].stones);
  const ScoreBounds passing = {std::min(score, opponents_stones.low),
                               std::min(score, opponents_stones.high)};
  Node& node = nodes_[number];
  const Node before = node;
  node = {better(stones, passing), stones};
  return node.bounds != before.bounds || node.stones != before.stones;
}

// Returns the best bounds over the stone moves; the worst possible bounds if there are none.
ScoreBounds KoScores::best_stone(NodeNumber node) const {
  const auto least = static_cast<std::int8_t>(-static_cast<int>(grid_.point_count()));
  const Edges& edges = edges_[node / nodes_per_block];
  const std::size_t place = node % nodes_per_block;
  ScoreBounds best = {least, least};
  for (std::uint32_t i = edges.first[place]; i < edges.first[place + 1]; ++i)
    best = better(best, negated(nodes_[edges.to[i]].bounds));
  return best;
}

ScoreBounds KoScores::bounds_for_black(const State& state) const {
  const SmallBoard board = small_board(state);
  const bool has_ko = state.ko != no_point;
  const NodeNumber number = has_ko ? ko_node(board, SmallPoints{1} << state.ko) : class_of(board);
  ScoreBounds mine = nodes_[number].bounds;
  if (state.passed != 0 && !has_ko)
    mine = better({scores_[number], scores_[number]}, nodes_[number].stones);
  return state.to_move == 0 ? mine : negated(mine);
}

namespace {

constexpr std::uint64_t nodes_per_check = 1 << 10;
constexpr std::size_t most_proofs_per_node = 64;
// On larger boards the conditions take too much memory to store proofs.
constexpr unsigned most_points_with_proofs = 9;

void add(std::vector<std::uint64_t>& set, std::uint32_t member) {
  set[member / 64] |= std::uint64_t{1} << (member % 64);
}
void remove(std::vector<std::uint64_t>& set, std::uint32_t member) {
  set[member / 64] &= ~(std::uint64_t{1} << (member % 64));
}
bool is_member(const std::vector<std::uint64_t>& set, std::uint64_t number) {
  return (set[static_cast<std::size_t>(number / 64)] >> (number % 64) & 1) != 0;
}
void add_all(std::vector<std::uint64_t>& set, const std::vector<std::uint64_t>& others) {
  for (std::size_t i = 0; i < set.size(); ++i) set[i] |= others[i];
}

}  // namespace

SuperkoSearch::SuperkoSearch(const Grid& grid, Rules rules, std::uint64_t proof_bytes,
                             std::function<bool(std::uint64_t)> may_continue)
    : grid_(grid),
      rules_(rules),
      words_(grid_.point_count() <= most_points_with_proofs ? grid_.code_count() * 2 / 64 + 1 : 0),
      most_proofs_(words_ == 0 ? 0 : proof_bytes / (words_ * 16 + sizeof(Proof))),
      may_continue_(std::move(may_continue)),
      known_(words_ == 0 ? 0 : std::size_t{4} * grid_.code_count()) {}

std::optional<int> SuperkoSearch::score(std::span<const State> past, const State& state) {
  const auto position_of = [](const State& one) {
    return Position{small_board(one), mover(one), one.passed != 0};
  };
  line_.clear();
  for (const State& one : past) line_.add(repetition_key(position_of(one)));
  const Position position = position_of(state);
  line_.add(repetition_key(position));
  // The maximum of points that the side to move can reach is at least `low` and less than `high`.
  const int points = static_cast<int>(grid_.point_count());
  int low = -points, high = points + 1;
  while (high - low > 1) {
    const int middle = low + (high - low) / 2;
    const Answer answer = reaches(0, position, middle);
    if (answer == Answer::stopped) return std::nullopt;
    (answer == Answer::yes ? low : high) = middle;
  }
  return position.side == 0 ? low : -low;
}

SuperkoSearch::RepetitionKey SuperkoSearch::repetition_key(const Position& position) const {
  const std::uint32_t code =
      grid_.code(position.side == 0 ? position.board : position.board.swapped());
  return has_positional_superko(rules_) ? code : 2 * code + position.side;
}

std::size_t SuperkoSearch::node_of(const Position& position) const {
  return std::size_t{4} * grid_.code(position.board) + 2 * position.side +
         (position.passed ? 1 : 0);
}

SuperkoSearch::Conditions& SuperkoSearch::conditions_at(std::size_t depth) {
  while (found_.size() <= depth) found_.push_back({Words(words_), Words(words_)});
  return found_[depth];
}

bool SuperkoSearch::holds(const Conditions& conditions) const {
  for (std::size_t ply = 0; ply < line_.size(); ++ply)
    if (is_member(conditions.unseen, line_.key_at(ply))) return false;
  for (std::size_t i = 0; i < words_; ++i)
    for (std::uint64_t rest = conditions.seen[i]; rest != 0; rest &= rest - 1)
      if (!line_.has_key(i * 64 + static_cast<unsigned>(std::countr_zero(rest)))) return false;
  return true;
}

const SuperkoSearch::Proof* SuperkoSearch::find(const Position& position, int points) const {
  if (words_ == 0) return nullptr;
  for (const Proof& proof : known_[node_of(position)].proofs) {
    const bool suffices =
        proof.answer == Answer::yes ? proof.points >= points : proof.points <= points;
    if (suffices && holds(proof.conditions)) return &proof;
  }
  return nullptr;
}

void SuperkoSearch::store_proof(std::size_t depth, const Position& position, int points,
                                Answer answer) {
  if (words_ == 0) return;
  Node& node = known_[node_of(position)];
  if (node.proofs.size() < most_proofs_per_node && proofs_ < most_proofs_) {
    ++proofs_;
    node.proofs.push_back({points, answer, found_[depth]});
  } else if (!node.proofs.empty()) {
    node.proofs[node.next++ % node.proofs.size()] = {points, answer, found_[depth]};
  }
}

SuperkoSearch::Answer SuperkoSearch::reaches(std::size_t depth, const Position& position,
                                             int points) {
  if (stopped_) return Answer::stopped;
  if (++nodes_ % nodes_per_check == 0 && !may_continue_(nodes_)) {
    stopped_ = true;
    return Answer::stopped;
  }
  Conditions& found = conditions_at(depth);
  std::fill(found.unseen.begin(), found.unseen.end(), 0);
  std::fill(found.seen.begin(), found.seen.end(), 0);
  const int all = static_cast<int>(grid_.point_count());
  if (points <= -all) return Answer::yes;
  if (points > all) return Answer::no;
  if (position.passed && grid_.score(position.board) >= points) return Answer::yes;
  if (const Proof* proof = find(position, points)) {
    found = proof->conditions;
    return proof->answer;
  }
  const Answer answer = try_moves(depth, position, points);
  if (answer != Answer::stopped) store_proof(depth, position, points, answer);
  return answer;
}

SuperkoSearch::Candidates SuperkoSearch::candidates(const Position& position, int points) const {
  Candidates moves;
  const SmallPoints best = words_ == 0 ? 0 : known_[node_of(position)].answer;
  for (SmallPoints rest = grid_.empty(position.board); rest != 0; rest &= rest - 1) {
    const SmallPoints point = rest & (~rest + 1);
    const auto move = grid_.play(position.board, point, allows_suicide(rules_));
    if (!move) continue;
    const int taken = std::popcount(position.board.other) - std::popcount(move->board.other);
    moves.push_back(
        {point, move->board, (point == best ? 1000 : 0) + 10 * taken + grid_.score(move->board)});
  }
  // reaches() has already evaluated the second pass.
  if (!position.passed)
    moves.push_back({0, position.board, grid_.score(position.board) >= points ? 500 : -500});
  std::stable_sort(moves.begin(), moves.end(),
                   [](const Candidate& a, const Candidate& b) { return a.priority > b.priority; });
  return moves;
}

// The conditions of "no" are collected from all moves, those of "yes" from one move.
SuperkoSearch::Answer SuperkoSearch::try_moves(std::size_t depth, const Position& position,
                                               int points) {
  conditions_at(depth + 1);  // grows found_ before the moves are tried
  for (const Candidate& move : candidates(position, points)) {
    const Answer answer = try_move(depth, position, move, points);
    if (answer == Answer::no) continue;
    if (answer == Answer::yes && words_ != 0) known_[node_of(position)].answer = move.point;
    return answer;
  }
  return Answer::no;
}

SuperkoSearch::Answer SuperkoSearch::try_move(std::size_t depth, const Position& position,
                                              const Candidate& move, int points) {
  const Position next = {move.board.swapped(), static_cast<Player>(1 - position.side),
                         move.point == 0};
  const RepetitionKey after = repetition_key(next);
  if (move.point != 0 && line_.has_key(after)) {
    if (words_ != 0) add(found_[depth].seen, after);
    return Answer::no;
  }
  line_.add(after);
  const Answer opponents = reaches(depth + 1, next, 1 - points);
  line_.take_back();
  if (opponents == Answer::stopped) return Answer::stopped;
  if (words_ != 0) {
    Conditions& found = found_[depth];
    Conditions& later = found_[depth + 1];
    remove(later.seen, after);  // this move itself makes it occur
    if (opponents == Answer::no) {
      found = later;
      if (move.point != 0) add(found.unseen, after);
    } else {
      add_all(found.unseen, later.unseen);
      add_all(found.seen, later.seen);
    }
  }
  return opponents == Answer::no ? Answer::yes : Answer::no;
}

}  // namespace kanzen::go
