#include "engine/cli/commands/scores.hpp"

#include <memory>
#include <optional>
#include <utility>

#include "engine/cli/output/text.hpp"

namespace kanzen::cli {
namespace {

Json score_json(const std::optional<ScoreRange>& score) {
  if (!score) return {{"low", nullptr}, {"high", nullptr}};
  return *score;
}

// Returns the fields of the score of a report or of one of its moves.
Json reported_json(const std::optional<ScoreRange>& score, ScoreRange proven) {
  Json json = score_json(score);
  json["at_least"] = proven.low;
  json["at_most"] = proven.high;
  return json;
}

constexpr auto explanation =
    "Points are the first player's, without komi.  Endless: he can force no more than the lower\n"
    "score, the second player can hold him to no less than the higher one.\n";

Json scores_json(const ScoreSummary& summary) {
  Json by_score = Json::array();
  for (const ScoreCount& count : summary.by_score) {
    Json row = score_json(count.score);
    row["boards"] = count.boards;
    by_score.push_back(std::move(row));
  }
  return {{"game", summary.game},
          {"rules", summary.rules},
          {"threads", summary.threads},
          {"start", score_json(summary.start)},
          {"by_score", std::move(by_score)},
          {"seconds", summary.seconds}};
}

std::string scores_text(const ScoreSummary& summary) {
  Table table({"first player to move", "low", "high", "boards"});
  std::uint64_t all = 0;
  for (const ScoreCount& count : summary.by_score) {
    const bool endless = count.score.low != count.score.high;
    table.add({endless ? "endless" : "a score", format_signed(count.score.low),
               format_signed(count.score.high), format_with_commas(count.boards)});
    all += count.boards;
  }
  table.add({"all legal boards", "", "", format_with_commas(all)});
  return summary.game + ", " + summary.rules + ": the start is " + describe_score(summary.start) +
         "\n\n" + table.text() + '\n' + explanation + "solved in " +
         format_seconds(summary.seconds) + " on " + format_count(summary.threads, "thread") + '\n';
}

// `solved_in`: the seconds of solving all positions; nullopt if this one was searched.
Json scored_json(const ScoreReport& report, std::optional<double> solved_in) {
  Json moves = Json::array();
  for (const ScoredMove& move : report.moves) {
    Json json = {{"move", move.move}};
    json.update(reported_json(move.score, move.proven));
    if (move.position) json["position"] = *move.position;
    moves.push_back(std::move(json));
  }
  Json json = {{"position", report.position}};
  json.update(reported_json(report.score, report.proven));
  if (report.in_proof) json["in_proof"] = *report.in_proof;
  json["moves"] = std::move(moves);
  if (solved_in)
    json["values"] = origin_json({{}, *solved_in});
  else
    json["search"] = {{"nodes", report.nodes}, {"seconds", report.seconds}};
  return json;
}

std::string scored_text(const AnyGame& game, const AnyState& state, const ScoreReport& report,
                        std::optional<double> solved_in) {
  const GameInfo& info = game.info();
  const BoardView board = game.board(state);
  std::string text = report.position + '\n' + board_text(board, info) + "The score with " +
                     std::string(player_name(board.to_move)) +
                     " to move: " + describe_score(report.score, report.proven, info) +
                     ".\nMoves, the best first:\n";
  for (const ScoredMove& move : report.moves)
    text += move_line(move.move, describe_score(move.score, move.proven, info) +
                                     (move.position ? "" : ": the game ends"));
  text += explanation;
  if (solved_in) return text + origin_text({{}, *solved_in});
  return text + describe_search_effort(report.nodes, report.seconds) + '\n';
}

// A search that may take minutes fills more memory than the default.
constexpr double long_search = 60;  // seconds
constexpr std::uint64_t long_search_bytes = std::uint64_t{2} << 30;

Result<ScoreReport> search_score(const AnyGame& game, const AnyState& state,
                                 std::span<const AnyState> past, const SearchOptions& options,
                                 const FoundProof& found, unsigned threads) {
  ScoreSearchOptions search{limits_of(options)};
  search.known = found.scores();
  if (sizeof(std::size_t) >= 8 && search.limits.seconds > long_search)
    search.limits.table_bytes = long_search_bytes;
  return call_facet(game, game.score_searcher(), &ScoreSearcher::search_score, state, past, search,
                    CommandContext(threads).options());
}

// Returns nullptr if positions are searched.
const ScoreSolver* solver_for(const AnyGame& game, const SearchOptions& search) {
  return search.search ? nullptr : game.score_solver();
}

}  // namespace

Json start_json(const GameInfo& info, unsigned threads, Json start, std::uint64_t nodes,
                Json seconds) {
  return {
      {"game", info.name},         {"rules", info.rules},          {"threads", threads},
      {"start", std::move(start)}, {"search", {{"nodes", nodes}}}, {"seconds", std::move(seconds)}};
}

std::string start_text(const GameInfo& info, const std::string& words, bool solved,
                       std::uint64_t nodes, double duration) {
  return info.name + ", " + info.rules + ": " + (solved ? "the start is " : "") + words +
         (solved ? "" : "; --time-limit gives it more") + '\n' +
         describe_search_effort(nodes, duration);
}

Result<Answer> solved_scores(const AnyGame& game, const GameOptions& options,
                             const SearchOptions& search) {
  if (const auto* const solver = solver_for(game, search)) {
    const auto solved = solve_in_time(options.threads, search.seconds, [&](const RunOptions& run) {
      return solver->solve_scores(run);
    });
    if (!solved) return solved.error();
    const ScoreSummary& summary = (*solved)->summary();
    return Answer{options.json ? json_line(scores_json(summary)) : scores_text(summary)};
  }
  SearchOptions start_only = search;
  start_only.with_moves = false;
  const auto found = search.search ? FoundProof{} : find_proof({}, game);
  if (!found) return found.error();
  const auto report = search_score(game, game.initial(), {}, start_only, *found, options.threads);
  if (!report) return report.error();
  const GameInfo& info = game.info();
  const bool is_solved = report->score.has_value();
  return Answer{options.json ? json_line(start_json(info, report->threads,
                                                    reported_json(report->score, report->proven),
                                                    report->nodes, report->seconds))
                             : start_text(info, describe_score(report->score, report->proven, info),
                                          is_solved, report->nodes, report->seconds) +
                                   '\n' + origin_text(*found),
                is_solved};
}

Result<ScoreSource> find_scores(const AnyGame& game, const ValueOptions& options,
                                const SearchOptions& search) {
  const bool is_named = !options.table.empty();
  const ScoreSolver* const solver = is_named ? nullptr : solver_for(game, search);
  if (solver == nullptr) {
    auto found = is_named || !(search.search || options.solve) ? find_proof(options.table, game)
                                                               : FoundProof{};
    if (!found) return found.error();
    std::string origin = origin_text(*found);
    return ScoreSource{[&game, search, found = *std::move(found), threads = options.threads](
                           const AnyState& state, std::span<const AnyState> past) {
                         return search_score(game, state, past, search, found, threads);
                       },
                       std::nullopt, std::move(origin)};
  }
  auto solved = solve_in_time(options.threads, search.seconds,
                              [&](const RunOptions& run) { return solver->solve_scores(run); });
  if (!solved) return solved.error();
  const std::shared_ptr<const ScoredGame> scores = *std::move(solved);
  return ScoreSource{
      [scores](const AnyState& state, auto) -> Result<ScoreReport> { return scores->probe(state); },
      scores->summary().seconds,
      {}};
}

Result<Answerer> score_answerer(const AnyGame& game, const ValueOptions& options,
                                const SearchOptions& search) {
  auto source = find_scores(game, options, search);
  if (!source) return source.error();
  return Answerer(
      [&game, source = *std::move(source)](const AnyState& state, bool json) -> Result<Answer> {
        const auto report = source.report(state, {});
        if (!report) return report.error();
        return Answer{json ? json_line(scored_json(*report, source.solved_in))
                           : scored_text(game, state, *report, source.solved_in) +
                                 (report->in_proof == false ? "not in the " : "") + source.origin,
                      report->score.has_value()};
      });
}

Result<std::uint64_t> verify_scores(const ScoreSolver& solver, const GameOptions& options) {
  const auto solved = solver.solve_scores(CommandContext(options.threads).options());
  if (!solved) return solved.error();
  return (*solved)->verify(CommandContext(options.threads).options());
}

}  // namespace kanzen::cli
