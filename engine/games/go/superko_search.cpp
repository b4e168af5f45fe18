#include "engine/games/go/superko_search.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace kanzen::go {
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
      codes_(grid_),
      rules_(rules),
      words_(grid_.point_count() <= most_points_with_proofs ? codes_.count() * 2 / 64 + 1 : 0),
      most_proofs_(words_ == 0 ? 0 : proof_bytes / (words_ * 16 + sizeof(Proof))),
      may_continue_(std::move(may_continue)),
      known_(words_ == 0 ? 0 : std::size_t{4} * codes_.count()) {}

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
    const Answer answer = reaches(position, middle);
    if (answer == Answer::stopped) return std::nullopt;
    (answer == Answer::yes ? low : high) = middle;
  }
  return position.side == 0 ? low : -low;
}

SuperkoSearch::RepetitionKey SuperkoSearch::repetition_key(const Position& position) const {
  const std::uint32_t code =
      codes_.code(position.side == 0 ? position.board : position.board.swapped());
  return has_positional_superko(rules_) ? code : 2 * code + position.side;
}

std::size_t SuperkoSearch::node_of(const Position& position) const {
  return std::size_t{4} * codes_.code(position.board) + 2 * position.side +
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

SuperkoSearch::Answer SuperkoSearch::reaches(const Position& position, int points) {
  frames_.clear();
  std::optional<Answer> answer = enter(position, points);
  while (!frames_.empty() && answer != Answer::stopped) {
    Frame& frame = frames_.back();
    if (answer) {
      take_back(*answer);
      if (answer == Answer::no) {
        answer = leave(Answer::yes);
        continue;
      }
      ++frame.next;
    }
    while (frame.next < frame.moves.size() && !play_next()) ++frame.next;
    if (frame.next == frame.moves.size())
      answer = leave(Answer::no);
    else
      answer = enter(after_move(frame), 1 - frame.points);
  }
  return *answer;
}

std::optional<SuperkoSearch::Answer> SuperkoSearch::enter(const Position& position, int points) {
  if (stopped_) return Answer::stopped;
  if (++nodes_ % nodes_per_check == 0 && !may_continue_(nodes_)) {
    stopped_ = true;
    return Answer::stopped;
  }
  Conditions& found = conditions_at(frames_.size());
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
  frames_.push_back({position, points, candidates(position, points)});
  return std::nullopt;
}

SuperkoSearch::Answer SuperkoSearch::leave(Answer answer) {
  const Frame& frame = frames_.back();
  if (answer == Answer::yes && words_ != 0)
    known_[node_of(frame.position)].answer = frame.moves[frame.next].point;
  store_proof(frames_.size() - 1, frame.position, frame.points, answer);
  frames_.pop_back();
  return answer;
}

SuperkoSearch::Candidates SuperkoSearch::candidates(const Position& position, int points) const {
  Candidates moves;
  const SmallPoints best = words_ == 0 ? 0 : known_[node_of(position)].answer;
  for (SmallPoints rest = grid_.empty(position.board); rest != 0; rest &= rest - 1) {
    const SmallPoints point = first_of(rest);
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

SuperkoSearch::Position SuperkoSearch::after_move(const Frame& frame) {
  const Candidate& move = frame.moves[frame.next];
  return {move.board.swapped(), static_cast<Player>(1 - frame.position.side), move.point == 0};
}

bool SuperkoSearch::play_next() {
  const Frame& frame = frames_.back();
  const RepetitionKey after = repetition_key(after_move(frame));
  if (frame.moves[frame.next].point != 0 && line_.has_key(after)) {
    if (words_ != 0) add(found_[frames_.size() - 1].seen, after);
    return false;
  }
  line_.add(after);
  return true;
}

// The conditions of "no" are collected from all moves, those of "yes" from one move.
void SuperkoSearch::take_back(Answer opponents) {
  line_.take_back();
  if (words_ == 0) return;
  const Frame& frame = frames_.back();
  const RepetitionKey after = repetition_key(after_move(frame));
  Conditions& found = found_[frames_.size() - 1];
  Conditions& later = found_[frames_.size()];
  remove(later.seen, after);  // this move itself makes it occur
  if (opponents == Answer::no) {
    found = later;
    if (frame.moves[frame.next].point != 0) add(found.unseen, after);
  } else {
    add_all(found.unseen, later.unseen);
    add_all(found.seen, later.seen);
  }
}

}  // namespace kanzen::go
