// Knows what the perfect player knows, or the one who searches, and now and then plays a worse
// move all the same: five steps, from one that a child beats to one that seldom errs.
//
// Each turn slips with the step's probability, whatever the turns before did, where there is a
// worse move; any of the worse moves is as likely as any other.  A later win is worse than an
// early one: not every slip gives something away.
#include <algorithm>
#include <utility>

#include "engine/players/best_moves.hpp"
#include "engine/players/chance.hpp"
#include "engine/players/knowledge.hpp"

namespace kanzen {

extern const PlayerKind perfect_player, search_player;

namespace {

// A seed of its own, so that whether a turn slips says nothing about what is chosen then.
constexpr std::uint64_t slip_seed = 0x5e1f;

bool slips(const Turn& turn, unsigned percent) {
  Turn drawn = turn;
  drawn.seed = Chance(turn.seed ^ slip_seed).next();
  return by_chance(drawn, 100) < percent;
}

Result<std::optional<Choice>> worse_by_values(const Turn& turn) {
  auto analysis = known_values(turn);
  if (!analysis) return analysis.error();
  if (analysis->moves.empty()) return std::optional<Choice>{};
  const Value best = analysis->moves.front().value;
  std::erase_if(analysis->moves, [&](const MoveValue& move) { return move.value == best; });
  if (analysis->moves.empty()) return std::optional<Choice>{};
  const MoveValue& worse = analysis->moves[by_chance(turn, analysis->moves.size())];
  return std::optional(Choice{worse.move, Basis::chance, known_value(worse.value)});
}

// Of moves that a search has left open nobody knows whether they are worse.  In a position that
// it could not solve those that are known to lose are.
Result<std::optional<Choice>> worse_by_search(const Turn& turn, const RunOptions& run) {
  auto report = searched_values(turn, run);
  if (!report) return report.error();
  const Outcome best = report->outcome.value_or(Outcome::draw);
  std::erase_if(report->moves,
                [&](const SearchedMove& move) { return !move.outcome || *move.outcome >= best; });
  if (report->moves.empty()) return std::optional<Choice>{};
  const SearchedMove& worse = report->moves[by_chance(turn, report->moves.size())];
  return std::optional(Choice{worse.move, Basis::chance, KnownValue{*worse.outcome}});
}

template <unsigned percent>
Result<Choice> choose(const Turn& turn, const RunOptions& run) {
  const bool by_search = turn.game.info().by_search();
  if (slips(turn, percent)) {
    auto slip = by_search ? worse_by_search(turn, run) : worse_by_values(turn);
    if (!slip) return slip.error();
    if (*slip) return **std::move(slip);
  }
  return (by_search ? search_player : perfect_player).choose(turn, run);
}

}  // namespace

extern const PlayerKind slipping5_player, slipping10_player, slipping20_player, slipping30_player,
    slipping50_player;
constexpr PlayerKind slipping5_player{
    "slipping5", "the best moves, but a worse one in 5 turns of 100", choose<5>};
constexpr PlayerKind slipping10_player{
    "slipping10", "the best moves, but a worse one in 10 turns of 100", choose<10>};
constexpr PlayerKind slipping20_player{
    "slipping20", "the best moves, but a worse one in 20 turns of 100", choose<20>};
constexpr PlayerKind slipping30_player{
    "slipping30", "the best moves, but a worse one in 30 turns of 100", choose<30>};
constexpr PlayerKind slipping50_player{
    "slipping50", "the best moves, but a worse one in 50 turns of 100", choose<50>};

}  // namespace kanzen
