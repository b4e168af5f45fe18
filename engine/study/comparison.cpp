#include "engine/study/comparison.hpp"

#include <algorithm>
#include <unordered_set>
#include <utility>

#include "engine/adapter/solved_position.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/solve/blocks.hpp"

namespace kanzen {
namespace {

constexpr std::uint64_t classes_per_block = 1 << 14;
constexpr std::size_t kinds = 4;  // the number of enumerators of KnownOutcome

// The number of symmetry classes by their known outcomes under both rule sets.
using PairCounts = std::array<std::array<std::uint64_t, kinds>, kinds>;

constexpr std::size_t place(KnownOutcome outcome) {
  return static_cast<std::size_t>(static_cast<int>(outcome) + 1);
}

constexpr bool outcomes_differ(KnownOutcome one, KnownOutcome other) {
  return one != other && one != KnownOutcome::unknown && other != KnownOutcome::unknown;
}

// A game under one rule set, and its solution.
struct ComparedRules {
  std::shared_ptr<const AnyGame> game;
  std::shared_ptr<const SolvedGame> values;
};

// The limit of one search for a DivergenceLine.
constexpr std::size_t farthest_search = 100'000;  // positions that are looked at

bool has(const std::vector<AnyMove>& moves, const AnyMove& move) {
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

std::optional<ComparedEnd> end_at(const AnyGame& game, const AnyState& state) {
  const BoardView board = game.board(state);
  if (!board.end) return std::nullopt;
  ComparedEnd found{*board.end, {}, {}};
  for (const unsigned number : board.end->squares) {
    const SquareView& square = board.squares[number];
    found.squares.push_back(square.name);
    if (!square.stack.empty() && square.stack.back().player != board.end->squares_of)
      found.covered.push_back(square.name);
  }
  return found;
}

// Finds the cause of different outcomes.  `reference` and `candidate` must outlive it.
class DivergenceFinder {
 public:
  DivergenceFinder(const ComparedRules& reference, const ComparedRules& candidate)
      : reference_(reference), candidate_(candidate) {}

  // Classifies a position that both rule sets know and whose outcomes differ.
  Divergence at(const AnyState& state) const { return classify(state, By::outcome).divergence; }

  // Finds the line from such a position to the nearest one with a cause, breadth first.
  // DivergenceLine::ends lists the reference rules first.  nullopt: none within the search limit.
  std::optional<DivergenceLine> line_from(const AnyState& state) const {
    auto line = line_from(state, By::outcome);
    return line ? line : line_from(state, By::distance);
  }

 private:
  struct Classification {
    Divergence divergence = Divergence::later;
    // Set for Divergence::moves only.
    AnyMove move{};
    std::size_t move_of = 0;  // 0: the reference rules', 1: the candidate ones'
  };

  // The compared part of values: outcomes alone, or distances as well.  If moves that both rule
  // sets allow explain the outcome, a move that only one of them has may still make the win come
  // sooner.
  enum class By { outcome, distance };

  // The value of a move of the candidate rules for its mover, from the reference rules' values.
  // nullopt: these have no value for the resulting position.
  std::optional<Value> value_of_move(const AnyState& state, const AnyMove& move) const {
    const auto next = candidate_.game->after(state, move);
    if (!next) return ending_value(*candidate_.game, state, move);
    const auto value = reference_.values->value_of(*next);
    if (!value) return std::nullopt;
    return after_move_to(*value);
  }

  Classification classify(const AnyState& state, By by) const {
    const auto moves = candidate_.game->moves(state);
    if (moves.empty() || reference_.game->moves(state).empty()) return {Divergence::ending};
    std::optional<Value> made;
    for (const AnyMove& move : moves) {
      const auto value = value_of_move(state, move);
      if (!value) return {Divergence::moves, move, 1};
      if (!made || is_better(*value, *made)) made = value;
    }
    const Value reference = *reference_.values->value_of(state);
    const bool same = by == By::outcome ? made->outcome == reference.outcome : *made == reference;
    if (same) return {Divergence::later};
    return classify_by_moves(state, reference, *made, by);
  }

  // `made`: the value that the candidate rules' moves give the position.
  Classification classify_by_moves(const AnyState& state, Value reference, Value made,
                                   By by) const {
    const auto moves = candidate_.game->moves(state);
    const auto reference_moves = reference_.game->moves(state);
    if (is_better(made, reference)) {
      for (const AnyMove& move : moves)
        if (value_of_move(state, move) == made && !has(reference_moves, move))
          return {Divergence::moves, move, 1};
      return {Divergence::moves, moves.front(), 1};
    }
    for (const AnyMove& move : reference_moves) {
      if (has(moves, move)) continue;
      const auto next = reference_.game->after(state, move);
      if (!next) continue;
      const auto value = reference_.values->value_of(*next);
      if (!value) continue;
      const Value claimed = after_move_to(*value);
      if (by == By::outcome ? claimed.outcome == reference.outcome : claimed == reference)
        return {Divergence::moves, move, 0};
    }
    return {Divergence::moves, reference_moves.front(), 0};
  }

  // The moves that preserve the outcome under the rule set that gives the mover the better one,
  // and that lead to positions whose outcomes differ.
  std::vector<AnyMove> diverging_moves(const AnyState& state) const {
    const Outcome reference = reference_.values->value_of(state)->outcome;
    const Outcome candidate = candidate_.values->value_of(state)->outcome;
    const bool by_candidate = candidate > reference;
    const auto reference_moves = reference_.game->moves(state);
    std::vector<AnyMove> moves;
    for (const AnyMove& move : candidate_.game->moves(state)) {
      if (!by_candidate && !has(reference_moves, move)) continue;
      const auto next = candidate_.game->after(state, move);
      if (!next) continue;
      const auto one = reference_.values->value_of(*next);
      const auto other = candidate_.values->value_of(*next);
      if (!one || !other || one->outcome == other->outcome) continue;
      const Value claimed = after_move_to(by_candidate ? *other : *one);
      if (claimed.outcome == std::max(reference, candidate)) moves.push_back(move);
    }
    return moves;
  }

  std::optional<DivergenceLine> line_from(const AnyState& start, By by) const {
    struct Node {
      AnyState state;
      std::size_t before;
      AnyMove move;
    };
    std::vector<Node> nodes{{start, 0, {}}};
    std::unordered_set<std::uint64_t> seen{candidate_.values->class_number(start)};
    for (std::size_t i = 0; i < nodes.size() && nodes.size() < farthest_search; ++i) {
      if (classify(nodes[i].state, by).divergence != Divergence::later) {
        std::vector<AnyMove> moves;
        for (std::size_t at = i; at != 0; at = nodes[at].before) moves.push_back(nodes[at].move);
        std::reverse(moves.begin(), moves.end());
        return line_to(moves, start, by);
      }
      for (const AnyMove& move : diverging_moves(nodes[i].state)) {
        auto next = *candidate_.game->after(nodes[i].state, move);
        if (seen.insert(candidate_.values->class_number(next)).second)
          nodes.push_back({std::move(next), i, move});
      }
    }
    return std::nullopt;
  }

  DivergenceLine line_to(const std::vector<AnyMove>& moves, const AnyState& start, By by) const {
    DivergenceLine line;
    AnyState state = start;
    for (const AnyMove& move : moves) {
      line.moves.push_back(candidate_.game->format_move(state, move));
      state = *candidate_.game->after(state, move);
    }
    line.position = candidate_.game->format(state);
    const Classification classification = classify(state, by);
    line.divergence = classification.divergence;
    if (classification.divergence == Divergence::ending) {
      line.ends = {end_at(*reference_.game, state), end_at(*candidate_.game, state)};
    } else {
      const AnyGame& game = classification.move_of == 0 ? *reference_.game : *candidate_.game;
      line.rules = game.info().rules;
      line.move = game.format_move(state, classification.move);
      line.covered = game.view_move(state, classification.move).pieces_above > 0;
    }
    return line;
  }

  const ComparedRules& reference_;
  const ComparedRules& candidate_;
};

class Comparer {
 public:
  Comparer(std::array<ComparedRules, 2> sides, const ComparisonOptions& options,
           const RunOptions& run)
      : sides_(std::move(sides)), options_(options), run_(run) {}

  Result<Comparison> compare() && {
    result_.game = sides_[0].game->info().name;
    const auto& all_rules = sides_[0].game->info().all_rules;
    const auto listed = [&](std::size_t side) {
      return std::find(all_rules.begin(), all_rules.end(), sides_[side].game->info().rules);
    };
    candidate_ = listed(0) <= listed(1) ? 0 : 1;
    for (std::size_t side = 0; side < 2; ++side)
      result_.rules[side] = sides_[side].game->info().rules;
    result_.candidate = result_.rules[candidate_];
    if (auto counted = count(); !counted) return counted.error();
    if (auto found = find_first(); !found) return found.error();
    if (options_.explain) explain_first();
    return std::move(result_);
  }

 private:
  struct Tally {
    PairCounts pairs{};
    DivergenceCounts divergences;
  };

  // A symmetry class that play has reached, with the move that first reached it.
  struct Reached {
    AnyState state;
    std::size_t before = 0;  // index in reached_
    AnyMove move;
  };

  const AnyGame& candidate() const { return *sides_[candidate_].game; }
  const SolvedGame& values(std::size_t side) const { return *sides_[side].values; }
  DivergenceFinder finder() const { return {sides_[1 - candidate_], sides_[candidate_]}; }

  Result<void> count() {
    const std::uint64_t classes = values(0).class_count();
    const DivergenceFinder divergence = finder();
    Tally total;
    const bool finished = run_in_blocks(
        executor_of(run_), run_.progress, {"compare"},
        (classes + classes_per_block - 1) / classes_per_block, 1, Tally{},
        [&](Index block, Tally& tally) { count_block(block, classes, divergence, tally); },
        [&](const Tally& tally) {
          add(tally, total);
          return result_.different;
        });
    if (!finished) return cancelled();
    take_outcomes(total.pairs);
    if (options_.count_divergences) result_.divergences = total.divergences;
    return {};
  }

  void count_block(Index block, std::uint64_t classes, const DivergenceFinder& divergence,
                   Tally& tally) const {
    const std::uint64_t first = block * classes_per_block;
    const auto length = static_cast<std::size_t>(std::min(classes_per_block, classes - first));
    std::array<std::vector<KnownOutcome>, 2> outcomes;
    for (std::size_t side = 0; side < 2; ++side) {
      outcomes[side].resize(length);
      values(side).fill_outcomes(first, outcomes[side]);
    }
    for (std::size_t i = 0; i < length; ++i) {
      ++tally.pairs[place(outcomes[0][i])][place(outcomes[1][i])];
      if (!options_.count_divergences || !outcomes_differ(outcomes[0][i], outcomes[1][i])) continue;
      switch (divergence.at(values(candidate_).class_member(first + i))) {
        case Divergence::ending: ++tally.divergences.ending; break;
        case Divergence::moves: ++tally.divergences.moves; break;
        case Divergence::later: ++tally.divergences.later; break;
      }
    }
  }

  static void add(const Tally& tally, Tally& total) {
    for (std::size_t one = 0; one < kinds; ++one)
      for (std::size_t other = 0; other < kinds; ++other)
        total.pairs[one][other] += tally.pairs[one][other];
    total.divergences.ending += tally.divergences.ending;
    total.divergences.moves += tally.divergences.moves;
    total.divergences.later += tally.divergences.later;
  }

  void take_outcomes(const PairCounts& pairs) {
    constexpr std::array all{Outcome::win, Outcome::draw, Outcome::loss};
    const std::size_t unknown = place(KnownOutcome::unknown);
    for (const Outcome one : all) {
      result_.only[0] += pairs[place(known_outcome(one))][unknown];
      result_.only[1] += pairs[unknown][place(known_outcome(one))];
      for (const Outcome other : all) {
        const OutcomeCount count{{one, other},
                                 pairs[place(known_outcome(one))][place(known_outcome(other))]};
        if (count.positions == 0) continue;
        result_.both += count.positions;
        if (count.differ()) result_.different += count.positions;
        result_.outcomes.push_back(count);
      }
    }
  }

  // Walks the game breadth first until `options_.first` differences are found.
  Result<void> find_first() {
    const std::uint64_t wanted = std::min<std::uint64_t>(options_.first, result_.different);
    if (wanted == 0) return {};
    reach({candidate().initial(), 0, {}});
    std::size_t begin = 0;
    for (std::uint32_t ply = 0; begin < reached_.size(); ++ply) {
      if (!report(run_.progress, {"reach", ply, reached_.size(), 0, result_.first.size()}))
        return cancelled();
      const std::size_t end = reached_.size();
      take_differences(begin, end, ply, wanted);
      if (result_.first.size() >= wanted) break;
      for (std::size_t i = begin; i < end; ++i) expand(i);
      begin = end;
    }
    return {};
  }

  void reach(Reached reached) {
    if (seen_.insert(values(candidate_).class_number(reached.state)).second)
      reached_.push_back(std::move(reached));
  }

  void expand(std::size_t i) {
    for (const AnyMove& move : candidate().moves(reached_[i].state))
      if (auto next = candidate().after(reached_[i].state, move))
        reach({*std::move(next), i, move});
  }

  // Adds the differences among the positions of one ply, reached_[begin] to reached_[end - 1].
  void take_differences(std::size_t begin, std::size_t end, std::uint32_t ply,
                        std::uint64_t wanted) {
    std::vector<std::pair<std::string, std::size_t>> found;  // notation, index in reached_
    for (std::size_t i = begin; i < end; ++i) {
      const AnyState& state = reached_[i].state;
      const std::uint64_t number = values(0).class_number(state);
      std::array<KnownOutcome, 2> outcomes{};
      for (std::size_t side = 0; side < 2; ++side)
        values(side).fill_outcomes(number, {&outcomes[side], 1});
      if (outcomes_differ(outcomes[0], outcomes[1]))
        found.emplace_back(candidate().format(*candidate().canonical(state)), i);
    }
    std::sort(found.begin(), found.end());
    for (auto& [position, i] : found)
      if (result_.first.size() < wanted)
        result_.first.push_back(difference(std::move(position), i, ply));
  }

  Difference difference(std::string position, std::size_t i, std::uint32_t ply) const {
    const AnyState& state = reached_[i].state;
    Difference found;
    found.position = std::move(position);
    found.ply = ply;
    for (std::size_t side = 0; side < 2; ++side) found.values[side] = *values(side).value_of(state);
    found.reached = candidate().format(state);
    for (std::size_t at = i; at != 0; at = reached_[at].before)
      found.line.push_back(
          candidate().format_move(reached_[reached_[at].before].state, reached_[at].move));
    std::reverse(found.line.begin(), found.line.end());
    return found;
  }

  void explain_first() {
    const DivergenceFinder divergence = finder();
    for (Difference& difference : result_.first) {
      const auto state = candidate().parse(difference.reached);
      if (!state) continue;
      for (std::size_t side = 0; side < 2; ++side)
        if (auto analysis = values(side).probe(*state))
          difference.best[side] = std::move(analysis->perfect_line);
      difference.divergence = divergence.line_from(*state);
      // The finder lists the reference rules' end first, `ends` has the order of `rules`.
      if (difference.divergence && candidate_ == 0)
        std::swap(difference.divergence->ends[0], difference.divergence->ends[1]);
    }
  }

  static Error cancelled() {
    return {Errc::cancelled, untranslated("the comparison was cancelled")};
  }

  std::array<ComparedRules, 2> sides_;
  const ComparisonOptions& options_;
  const RunOptions& run_;
  Comparison result_;
  std::size_t candidate_ = 0;     // index in sides_ of Comparison::candidate
  std::vector<Reached> reached_;  // in the order in which play reaches them
  std::unordered_set<std::uint64_t> seen_;
};

// The reason why the two cannot be compared; empty: they can be.
std::string fault(const GameInfo& one, const GameInfo& other) {
  if (one.rules == other.rules)
    return "the rules " + one.rules + " are compared with themselves; name two of its rule sets";
  if (!one.is_comparable_with(other.rules))
    return "the rules " + joined(one.incomparable_rules, ", ") +
           " have other positions or symmetries, so that positions cannot be matched";
  if (!one.abilities.solve && one.komi)
    return "its positions are worth points; games that are won, lost or drawn can be compared";
  if (!one.abilities.solve || !other.abilities.solve)
    return "it is too large to be solved completely, so its rule sets cannot be compared";
  return {};
}

}  // namespace

std::string_view outcome_name(const GameInfo& info, Outcome outcome) {
  return !info.distance_in_plies && outcome == Outcome::draw ? "undecided" : name_of(outcome);
}

ComparisonOptions comparison_options(const ComparedGames& games, std::size_t first) {
  ComparisonOptions options;
  options.first = first;
  options.count_divergences = !games[0]->info().is_large();
  return options;
}

Result<ComparedGames> find_compared(std::string_view game, std::string_view rules,
                                    std::string_view other_rules) {
  auto one = find_game(game, rules);
  if (!one) return one.error();
  auto other = find_game(game, other_rules);
  if (!other) return other.error();
  if (const std::string what = fault((*one)->info(), (*other)->info()); !what.empty())
    return Error{Errc::unsupported, untranslated(excerpt(game) + ": " + what)};
  return ComparedGames{*std::move(one), *std::move(other)};
}

Result<Comparison> solve_and_compare(const ComparedGames& games,
                                     std::array<std::shared_ptr<const SolvedGame>, 2> values,
                                     const ComparisonOptions& options, const RunOptions& run) {
  for (std::size_t side = 0; side < 2; ++side) {
    if (values[side] != nullptr) continue;
    auto solved = games[side]->solver()->solve(run);
    if (!solved) return solved.error();
    values[side] = *std::move(solved);
  }
  return Comparer({{{games[0], values[0]}, {games[1], values[1]}}}, options, run).compare();
}

}  // namespace kanzen
