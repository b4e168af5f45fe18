// The list of players, their shared functions, and all players except those in monte_carlo.cpp.
#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "engine/adapter/name_suggestion.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/players/best_moves.hpp"
#include "engine/players/player.hpp"
#include "engine/players/random_source.hpp"

namespace kanzen {

extern const PlayerKind monte_carlo_player, level5_player, level4_player, level3_player,
    level2_player;  // monte_carlo.cpp

namespace {

// --- values from a turn's sources, of the moves that are not forbidden

Error no_values(const GameInfo& info) {
  return {Errc::not_loaded,
          untranslated("perfect play needs the values of " + info.name +
                       (info.needs_search()
                            ? ", which is too large to solve; the player \"search\" goes without"
                            : "; solve it first, or load its table"))};
}

// Returns the values of all moves that are not forbidden, best first; moves that draw by repetition
// have the value of a draw.  Errc::not_loaded: the turn has no source of values.  Other errors are
// those of the source.
Result<Analysis> known_values(const Turn& turn) {
  if (!turn.sources.values) return no_values(turn.game.info());
  auto analysis = turn.sources.values(turn.state);
  if (!analysis) return analysis.error();
  return with_draws(without_moves(*std::move(analysis), turn.forbidden), turn.repeating);
}

// Searches the position within the turn's limits and returns the moves that are not forbidden;
// outcomes that were not found are nullopt.
Result<SearchReport> searched_values(const Turn& turn, const RunOptions& run) {
  SearchLimits limits = turn.limits;
  limits.with_moves = true;
  auto report = turn.sources.search ? turn.sources.search(turn.state, limits, run)
                                    : call_facet(turn.game, turn.game.searcher(), &Searcher::search,
                                                 turn.state, limits, run);
  if (!report) return report.error();
  return without_moves(*std::move(report), turn.forbidden);
}

// --- players that choose the best move they know

// Returns the first move in the report that keeps what is proven of the position's score; null if
// the score or such a move is not found yet.
const ScoredMove* proved_move(const ScoreReport& report, Player mover) {
  if (!report.score) return nullptr;
  const auto keeps = [&](const ScoredMove& move) {
    return mover == 0 ? move.proven.low >= report.score->low
                      : move.proven.high <= report.score->high;
  };
  const auto found = std::find_if(report.moves.begin(), report.moves.end(), keeps);
  return found == report.moves.end() ? nullptr : &*found;
}

// Searches for the scores of the moves until one is proved to keep the position's score, or else
// chooses the one of which most is proven.
Result<Choice> choose_by_score(const Turn& turn, const RunOptions& run) {
  const Player mover = turn.game.board(turn.state).to_move;
  ScoreReport latest;
  const auto add = [&](const ScoreReport& report) {
    latest = report;
    std::erase_if(latest.moves,
                  [&](const ScoredMove& move) { return is_forbidden(turn, move.move); });
  };
  RunOptions until_proved = run;
  until_proved.progress = [&](const Progress& progress) {
    return proved_move(latest, mover) == nullptr && report(run.progress, progress);
  };
  ScoreSearchOptions options{turn.limits, add, turn.sources.scores};
  options.limits.with_moves = true;
  const auto last =
      turn.game.score_searcher()->search_score(turn.state, turn.past, options, until_proved);
  if (last) add(*last);
  const ScoredMove* const proved = proved_move(latest, mover);
  if (!last && proved == nullptr) return last.error();
  const ScoredMove& move = proved != nullptr ? *proved : latest.moves.front();
  Choice choice{move.move, proved != nullptr ? Basis::proved : Basis::guess};
  if (move.score && move.score->low == move.score->high)
    choice.score = move.score->low - turn.game.info().added_points().value_or(0);
  return choice;
}

// Chooses a move with the best exact value: the shortest win, a draw, or the longest loss.  Where
// positions have scores, it is the best score.
Result<Choice> choose_perfectly(const Turn& turn, const RunOptions& run) {
  if (turn.game.score_searcher() != nullptr) return choose_by_score(turn, run);
  const auto analysis = known_values(turn);
  if (!analysis) return analysis.error();
  const std::vector<std::string> best = analysis->best_moves();
  if (best.empty())
    return Error{Errc::not_loaded,
                 untranslated("no move is known to be best, in " + analysis->position)};
  return Choice{choose_among_equals(turn, best), Basis::proved,
                known_value(analysis->moves.front().value)};
}

// Searches the position within the turn's limits and chooses a move that is proved to be best, or
// else likeliest_move among those with an unknown outcome.
Result<Choice> choose_by_search(const Turn& turn, const RunOptions& run) {
  const auto report = searched_values(turn, run);
  if (!report) return report.error();
  if (const auto proved = proved_moves(*report); !proved.empty())
    return Choice{choose_among_equals(turn, proved), Basis::proved, KnownValue{*report->outcome}};
  if (auto likeliest = likeliest_move(turn.game, turn.state, *report))
    return Choice{*std::move(likeliest), Basis::guess};
  return Error{Errc::internal,
               untranslated("the search left no move to play, in " + report->position)};
}

// --- slipping players: they know the values or the search report of the players above, and with a
// fixed probability per turn, independent of earlier turns, choose a worse move if there is one.
// All worse moves are equally likely.  A longer win is worse than a shorter one, so that not every
// slip changes the outcome.

// Makes the decision to slip independent of the choice of the move.
constexpr std::uint64_t slip_seed = 0x5e1f;

bool slips(const Turn& turn, unsigned percent) {
  Turn drawn = turn;
  drawn.seed = RandomSource(turn.seed ^ slip_seed).next();
  return random_below(drawn, 100) < percent;
}

Result<std::optional<Choice>> worse_by_values(const Turn& turn) {
  auto analysis = known_values(turn);
  if (!analysis) return analysis.error();
  if (analysis->moves.empty()) return std::optional<Choice>{};
  const Value best = analysis->moves.front().value;
  std::erase_if(analysis->moves, [&](const MoveValue& move) { return move.value == best; });
  if (analysis->moves.empty()) return std::optional<Choice>{};
  const MoveValue& worse = analysis->moves[random_below(turn, analysis->moves.size())];
  return std::optional(Choice{worse.move, Basis::random, known_value(worse.value)});
}

// Chooses among the moves that are known to be worse than the position's outcome or, if that is
// unknown, known to lose.  Moves with unknown outcomes are left out.
Result<std::optional<Choice>> worse_by_search(const Turn& turn, const RunOptions& run) {
  auto report = searched_values(turn, run);
  if (!report) return report.error();
  const Outcome best = report->outcome.value_or(Outcome::draw);
  std::erase_if(report->moves,
                [&](const SearchedMove& move) { return !move.outcome || *move.outcome >= best; });
  if (report->moves.empty()) return std::optional<Choice>{};
  const SearchedMove& worse = report->moves[random_below(turn, report->moves.size())];
  return std::optional(Choice{worse.move, Basis::random, KnownValue{*worse.outcome}});
}

template <unsigned percent>
Result<Choice> choose_slipping(const Turn& turn, const RunOptions& run) {
  const bool by_search = turn.game.info().needs_search();
  if (slips(turn, percent)) {
    auto slip = by_search ? worse_by_search(turn, run) : worse_by_values(turn);
    if (!slip) return slip.error();
    if (*slip) return **std::move(slip);
  }
  return by_search ? choose_by_search(turn, run) : choose_perfectly(turn, run);
}

// --- random players

// Chooses among all moves that are not forbidden, each equally likely.
Result<Choice> choose_randomly(const Turn& turn, const RunOptions&) {
  std::vector<std::string> moves;
  for (const AnyMove& move : turn.game.moves(turn.state)) {
    std::string text = turn.game.format_move(turn.state, move);
    if (!is_forbidden(turn, text)) moves.push_back(std::move(text));
  }
  return Choice{moves[random_below(turn, moves.size())], Basis::random};
}

// Chooses among the moves that are not forbidden, no pass and do not fill an own eye, each equally
// likely; if there are none, passes or else makes any move that is not forbidden.
Result<Choice> choose_without_eye_fills(const Turn& turn, const RunOptions&) {
  std::vector<std::string> no_eye_fills, passes, all;
  for (const AnyMove& move : turn.game.moves(turn.state)) {
    const std::string text = turn.game.format_move(turn.state, move);
    if (is_forbidden(turn, text)) continue;
    all.push_back(text);
    if (turn.game.is_pass(move))
      passes.push_back(text);
    else if (!turn.game.fills_own_eye(turn.state, move))
      no_eye_fills.push_back(text);
  }
  const auto& moves = !no_eye_fills.empty() ? no_eye_fills : !passes.empty() ? passes : all;
  return Choice{moves[random_below(turn, moves.size())], Basis::random};
}

// --- the list

constexpr PlayerKind perfect_player{
    "perfect", "the best moves, by the values of a solved game or by proven scores",
    choose_perfectly};
constexpr PlayerKind search_player{
    "search", "moves proved by a search, or else a guess, where a game is too large to solve",
    choose_by_search};
constexpr PlayerKind slipping5_player{
    "slipping5", "the best moves, but a worse one in 5 turns of 100", choose_slipping<5>};
constexpr PlayerKind slipping10_player{
    "slipping10", "the best moves, but a worse one in 10 turns of 100", choose_slipping<10>};
constexpr PlayerKind slipping20_player{
    "slipping20", "the best moves, but a worse one in 20 turns of 100", choose_slipping<20>};
constexpr PlayerKind slipping30_player{
    "slipping30", "the best moves, but a worse one in 30 turns of 100", choose_slipping<30>};
constexpr PlayerKind slipping50_player{
    "slipping50", "the best moves, but a worse one in 50 turns of 100", choose_slipping<50>};
constexpr PlayerKind level1_player{
    "level1", "the first of five steps: any legal move, no own eye filled, no idle pass",
    choose_without_eye_fills};
constexpr PlayerKind random_player{"random", "any legal move", choose_randomly};

constexpr std::array players = {&perfect_player,    &search_player,      &slipping5_player,
                                &slipping10_player, &slipping20_player,  &slipping30_player,
                                &slipping50_player, &monte_carlo_player, &level5_player,
                                &level4_player,     &level3_player,      &level2_player,
                                &level1_player,     &random_player};

}  // namespace

bool is_forbidden(const Turn& turn, std::string_view move) {
  return std::find(turn.forbidden.begin(), turn.forbidden.end(), move) != turn.forbidden.end();
}

Result<Choice> PlayerKind::choose(const Turn& turn, const RunOptions& run) const {
  const std::vector<AnyMove> moves = turn.game.moves(turn.state);
  const bool any = std::any_of(moves.begin(), moves.end(), [&](const AnyMove& move) {
    return turn.forbidden.empty() || !is_forbidden(turn, turn.game.format_move(turn.state, move));
  });
  if (any) return choose_(turn, run);
  const char* why = moves.empty() ? "the game has ended" : "every move is forbidden";
  return Error{Errc::illegal_move,
               untranslated(std::string(why) + ", so there is no move to choose, in " +
                            excerpt(turn.game.format(turn.state)))};
}

std::span<const PlayerKind* const> all_players() { return players; }

Result<const PlayerKind*> find_player(std::string_view name, bool searched) {
  if (name.empty()) return searched ? &search_player : &perfect_player;
  std::vector<std::string> names;
  for (const PlayerKind* player : players) {
    if (player->name() == name) return player;
    names.emplace_back(player->name());
  }
  return Error{Errc::unsupported, untranslated("unknown player \"" + std::string(name) + '"' +
                                               suggest_name(name, names).message +
                                               "; expected one of: " + joined(names, ", "))};
}

Result<const PlayerKind*> find_player(std::string_view name, const GameInfo& info) {
  if (name.empty() && info.has_estimates_only()) return &monte_carlo_player;
  return find_player(name, info.needs_search());
}

std::size_t random_below(const Turn& turn, std::size_t count) {
  const std::uint64_t position = name_hash(turn.game.format(turn.state));
  return static_cast<std::size_t>(
      RandomSource(RandomSource(turn.seed).next() ^ position).below(count));
}

const std::string& choose_among_equals(const Turn& turn, const std::vector<std::string>& moves) {
  assert(!moves.empty());
  return turn.vary ? moves[random_below(turn, moves.size())] : moves.front();
}

}  // namespace kanzen
