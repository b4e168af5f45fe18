#include "engine/games/go/proofs/proof_search.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <mutex>
#include <vector>

#include "engine/games/go/proofs/proof_estimate.hpp"

namespace kanzen::go {
namespace {

constexpr std::uint64_t nodes_per_check = 1 << 12;
constexpr std::uint64_t least_shared_nodes = 1 << 15;
// A longer line counts as a failure of the prover.
constexpr std::size_t longest_line = 400;
constexpr ProofNumbers success{0, infinite_work}, failure{infinite_work, 0};

// The stored numbers of a position that has failed on one line only.
constexpr ProofNumbers hardly_provable(bool prover_to_move) {
  constexpr std::uint32_t much = infinite_work / 2;
  return prover_to_move ? ProofNumbers{much, 1} : ProofNumbers{1, much};
}

// Numbers that hold at the end of a line.
struct LineNumbers : ProofNumbers {
  // The ply of the earliest position of the line whose repetition a failure of the prover is due
  // to; any_line if it holds with every history.
  std::size_t repeated = any_line;
  static constexpr std::size_t any_line = SIZE_MAX;
};

// The data that all threads of a search use.  Each has a ProofSearch besides.
struct Team {
  const ProofRules& rules;
  ProofTable& table;
  int points = 0;
  unsigned threads = 1;
  std::uint64_t nodes_each = 0;
  const std::function<bool(std::uint64_t nodes)>& may_continue;  // for the first thread alone
  std::atomic<bool> ended{false};                                // all threads are to stop
};

// The search of one thread.
class ProofSearch {
 public:
  ProofSearch(Team& team, bool is_first)
      : team_(team), rules_(team.rules), table_(team.table), is_first_(is_first) {}

  ProofNumbers search(const ProofPosition& position) {
    return search_node(0, position, rules_.key(position), {infinite_work, infinite_work});
  }
  std::uint64_t nodes() const { return nodes_; }
  bool is_stopped() const { return stopped_; }

 private:
  struct Child {
    ProofPosition position;
    PositionKey key;
    LineNumbers numbers;
  };
  struct Choice {
    LineNumbers numbers;       // of the parent
    std::size_t best = 0;      // the child to search next
    std::uint32_t second = 0;  // the second lowest failure of a child
    std::uint32_t open = 0;    // children that have not failed the parent yet
  };

  LineNumbers search_node(std::size_t ply, const ProofPosition& position, const PositionKey& key,
                          ProofNumbers limits);
  bool expand(std::size_t ply, const ProofPosition& position);
  void add_child(std::size_t ply, const ProofPosition& position);
  LineNumbers numbers_of(std::size_t ply, const Child& child);
  Choice choose(const std::vector<Child>& children) const;
  bool reread(Child& child) const;
  std::size_t repeated_ply(std::size_t ply, const PositionKey& key) const;
  bool must_stop();

  Team& team_;
  const ProofRules& rules_;
  ProofTable& table_;
  bool is_first_;
  bool stopped_ = false;
  std::uint64_t nodes_ = 0;
  std::vector<PositionKey> line_;             // by ply, the current node last
  std::vector<std::vector<Child>> children_;  // by ply
};

bool ProofSearch::must_stop() {
  if (is_first_ && nodes_ % nodes_per_check == 0 && !team_.may_continue(nodes_ * team_.threads))
    stopped_ = team_.ended = true;
  return team_.ended.load(std::memory_order_relaxed) || nodes_ >= team_.nodes_each;
}

// Returns the ply of the same position on the line; LineNumbers::any_line if there is none.
std::size_t ProofSearch::repeated_ply(std::size_t ply, const PositionKey& key) const {
  // Only every second ply has the same side to move.
  for (std::size_t i = ply; i > 0; i -= std::min<std::size_t>(i, 2))
    if (line_[i - 1] == key) return i - 1;
  return LineNumbers::any_line;
}

void ProofSearch::add_child(std::size_t ply, const ProofPosition& position) {
  const PositionKey key = rules_.key(position);
  for (const Child& other : children_[ply])
    if (other.key == key) return;
  table_.prefetch(key, team_.points);
  children_[ply].push_back({position, key, {}});
}

// Fills children_[ply].  Returns true, perhaps with children missing, if a stone of the prover
// decides the question at once.
bool ProofSearch::expand(std::size_t ply, const ProofPosition& position) {
  if (children_.size() <= ply) children_.resize(ply + 1);
  if (line_.size() <= ply) line_.resize(ply + 1);
  children_[ply].clear();
  for (SmallPoints rest = rules_.empty(position); rest != 0; rest &= rest - 1) {
    const auto after = rules_.after_stone(position, first_of(rest));
    if (!after) continue;
    if (position.to_move == Side::prover && rules_.decided(*after, team_.points) == true)
      return true;
    add_child(ply, *after);
  }
  // A second pass ends the game; `decided` has answered it where it is a success.
  if (!position.passed) add_child(ply, rules_.after_pass(position));
  if (rules_.may_wait(position)) add_child(ply, rules_.after_waiting(position));
  return false;
}

LineNumbers ProofSearch::numbers_of(std::size_t ply, const Child& child) {
  const bool prover_to_move = child.position.to_move == Side::prover;
  const std::size_t repeated = ply < longest_line ? repeated_ply(ply, child.key) : 0;
  if (repeated != LineNumbers::any_line) return {prover_to_move ? failure : success, repeated};
  ProofNumbers numbers;
  if (table_.find(child.key, team_.points, numbers)) return {numbers};
  if (const auto reached = rules_.decided(child.position, team_.points)) {
    numbers = *reached == prover_to_move ? success : failure;
  } else {
    const ProofEstimate estimate = estimate_proof(rules_, child.position, team_.points);
    numbers = prover_to_move ? ProofNumbers{estimate.proof, estimate.refutation}
                             : ProofNumbers{estimate.refutation, estimate.proof};
  }
  table_.store(child.key, team_.points, numbers, 0);
  return {numbers};
}

ProofSearch::Choice ProofSearch::choose(const std::vector<Child>& children) const {
  Choice choice;
  std::uint32_t least = infinite_work, best = infinite_work, greatest = 0;
  // The earliest repetition if all children count, and the latest if one with success counts.
  std::size_t earliest = LineNumbers::any_line, latest = 0;
  choice.second = infinite_work;
  for (std::size_t i = 0; i < children.size(); ++i) {
    const LineNumbers& child = children[i].numbers;
    std::uint32_t work = child.failure;
    // A position that another thread is searching counts as worse, so that it is chosen only if the
    // others are much worse.
    if (team_.threads > 1 && table_.is_searched_now(children[i].key))
      work = std::min(work + work / 2, infinite_work);
    if (work < best) {
      choice.second = best;
      best = work;
      choice.best = i;
    } else {
      choice.second = std::min(choice.second, work);
    }
    least = std::min(least, child.failure);
    greatest = std::max(greatest, child.success);
    if (child.success != 0) ++choice.open;
    earliest = std::min(earliest, child.repeated);
    if (child.failure == 0) latest = std::max(latest, child.repeated);
  }
  if (least == 0) {
    choice.numbers = {success, latest};
  } else if (greatest == 0) {
    choice.numbers = {failure, earliest};
  } else {
    const std::uint32_t others = choice.open - 1;
    choice.numbers = {{least, greatest == infinite_work
                                  ? infinite_work
                                  : std::min(greatest + others, infinite_work - 1)}};
  }
  return choice;
}

// Returns whether another thread has changed the child's numbers, after taking them over.
bool ProofSearch::reread(Child& child) const {
  ProofNumbers numbers;
  if (team_.threads == 1 || child.numbers.repeated != LineNumbers::any_line ||
      !table_.find(child.key, team_.points, numbers) || numbers == child.numbers)
    return false;
  child.numbers = {numbers};
  return true;
}

LineNumbers ProofSearch::search_node(std::size_t ply, const ProofPosition& position,
                                     const PositionKey& key, ProofNumbers limits) {
  const std::uint64_t start = nodes_++;
  if (expand(ply, position)) {
    table_.store(key, team_.points, success, 1);
    return {success};
  }
  table_.enter(key);
  line_[ply] = key;
  for (Child& child : children_[ply]) child.numbers = numbers_of(ply, child);
  Choice choice;
  for (;;) {
    choice = choose(children_[ply]);
    const ProofNumbers& numbers = choice.numbers;
    if (numbers.success == 0 || numbers.failure == 0 || numbers.success >= limits.success ||
        numbers.failure >= limits.failure || must_stop())
      break;
    if (reread(children_[ply][choice.best])) continue;
    const Child child = children_[ply][choice.best];  // a copy: deeper plies may move the children
    // The child is searched until it is clearly worse than the second best.
    const std::uint64_t next_best = std::uint64_t{choice.second} + choice.second / 4 + 1;
    const auto child_failure =
        std::max(static_cast<std::uint32_t>(std::min<std::uint64_t>(limits.success, next_best)),
                 child.numbers.failure + 1);
    const std::uint32_t child_success =
        limits.failure == infinite_work ? infinite_work : limits.failure - (choice.open - 1);
    children_[ply][choice.best].numbers =
        search_node(ply + 1, child.position, child.key, {child_success, child_failure});
  }
  table_.leave(key);
  if (choice.numbers.repeated != LineNumbers::any_line && choice.numbers.repeated >= ply)
    choice.numbers.repeated = LineNumbers::any_line;
  table_.store(key, team_.points,
               choice.numbers.repeated == LineNumbers::any_line
                   ? choice.numbers
                   : hardly_provable(position.to_move == Side::prover),
               nodes_ - start);
  return choice.numbers;
}

}  // namespace

ProofSearchEnd search_proof(const ProofRules& rules, ProofTable& table, Executor& executor,
                            const ProofPosition& position, int points, std::uint64_t nodes,
                            const std::function<bool(std::uint64_t nodes)>& may_continue) {
  // A short search is over before other threads have begun.
  const unsigned threads = nodes < least_shared_nodes ? 1 : executor.threads();
  Team team{rules, table, points, threads, (nodes + threads - 1) / threads, may_continue};
  ProofSearchEnd end;
  std::mutex guard;  // of `end`
  const auto search = [&](std::size_t number) {
    ProofSearch thread(team, number == 0);
    const ProofNumbers numbers = thread.search(position);
    const bool answered = numbers.success == 0 || numbers.failure == 0;
    if (answered) team.ended = true;
    const std::lock_guard lock(guard);
    const bool known = end.numbers.success == 0 || end.numbers.failure == 0;
    if (answered || (number == 0 && !known)) end.numbers = numbers;
    end.nodes += thread.nodes();
    end.stopped = end.stopped || (thread.is_stopped() && !answered);
  };
  if (threads == 1)
    search(0);
  else
    executor.run(threads, search);
  return end;
}

}  // namespace kanzen::go
