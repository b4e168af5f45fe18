#include "engine/cli/commands/scores.hpp"

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

Json scored_json(const ScoreReport& report, const ScoreSource& scores) {
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
  if (scores.solved)
    json["values"] = origin_json({{}, scores.solved->summary().seconds});
  else
    json["search"] = {{"nodes", report.nodes}, {"seconds", report.seconds}};
  return json;
}

std::string scored_text(const AnyGame& game, const AnyState& state, const ScoreReport& report,
                        const ScoreSource& scores) {
  const GameInfo& info = game.info();
  const BoardView board = game.board(state);
  std::string text = report.position + '\n' + board_text(board, info) + "The score with " +
                     std::string(player_name(info, board.to_move)) +
                     " to move: " + describe_score(report.score, report.proven, info) +
                     ".\nMoves, the best first:\n";
  for (const ScoredMove& move : report.moves)
    text += move_line(move.move, describe_score(move.score, move.proven, info) +
                                     (move.position ? "" : ": the game ends"));
  text += explanation;
  if (scores.solved) return text + origin_text({{}, scores.solved->summary().seconds});
  return text + describe_search_effort(report.nodes, report.seconds) + '\n' +
         (report.in_proof == false ? "not in the " : "") + origin_text(scores.proof);
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

Result<Answer> solved_scores(const AnyGame& game, const SourceOptions& options) {
  SourceOptions start_only = options;
  start_only.search.with_moves = false;
  const auto scores = find_scores(start_only, game);
  if (!scores) return scores.error();
  if (scores->solved) {
    const ScoreSummary& summary = scores->solved->summary();
    return Answer{options.json ? json_line(scores_json(summary)) : scores_text(summary)};
  }
  const auto report = scores->report(game.initial(), {});
  if (!report) return report.error();
  const GameInfo& info = game.info();
  const bool is_solved = report->score.has_value();
  return Answer{options.json ? json_line(start_json(info, report->threads,
                                                    reported_json(report->score, report->proven),
                                                    report->nodes, report->seconds))
                             : start_text(info, describe_score(report->score, report->proven, info),
                                          is_solved, report->nodes, report->seconds) +
                                   '\n' + origin_text(scores->proof),
                is_solved};
}

Answerer score_answerer(const AnyGame& game, const ScoreSource& scores) {
  return [&](const AnyState& state, bool json) -> Result<Answer> {
    const auto report = scores.report(state, {});
    if (!report) return report.error();
    return Answer{
        json ? json_line(scored_json(*report, scores)) : scored_text(game, state, *report, scores),
        report->score.has_value()};
  };
}

Result<std::uint64_t> verify_scores(const ScoreSolver& solver, const GameOptions& options) {
  const auto solved = solver.solve_scores(CommandContext(options.threads).options());
  if (!solved) return solved.error();
  return (*solved)->verify(CommandContext(options.threads).options());
}

}  // namespace kanzen::cli
