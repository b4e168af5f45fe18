#include "engine/cli/commands/judged_moves.hpp"

#include <algorithm>
#include <utility>

#include "engine/cli/output/out_file.hpp"
#include "engine/cli/output/site_address.hpp"
#include "engine/cli/output/style.hpp"
#include "engine/cli/output/text.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/figure/figures.hpp"
#include "engine/players/best_moves.hpp"
#include "engine/session/link.hpp"

namespace kanzen::cli {

Result<RatedPosition> rate_position(const PositionValues& values, const Session& session) {
  const Turn turn = session.turn();
  if (const ScoreSource* const scores = values.scores()) {
    auto report = scores->report(turn.state, turn.past);
    if (!report) return report.error();
    std::erase_if(report->moves,
                  [&](const ScoredMove& move) { return is_forbidden(turn, move.move); });
    return rated(*report, session.board().to_move, session.info().added_points().value_or(0));
  }
  auto analysis = values.of(turn.state);
  if (!analysis) return analysis.error();
  if (!*analysis) return RatedPosition{};
  Analysis now = with_draws(without_moves(**std::move(analysis), turn.forbidden), turn.repeating);
  if (!now.moves.empty()) now.value = now.moves.front().value;
  return rated(now, values.have_distances());
}

void add_judged_moves_options(Arguments& command, JudgedMovesOptions& options,
                              const std::vector<std::string>& formats) {
  command.option(
      {"--format", "NAME",
       joined(formats, ", ") + " (default: by the name of the file, or " + formats.front() + ')'},
      options.format, one_of(formats));
  command.flag("--json", options.json, "The same as --format json");
  command.exclude("--json", "--format");
  command.option({"--out", "FILE", "The file to write (default: standard output)"}, options.path);
  add_site_option(command, options.site);
  add_source_options(command, options);
}

Result<void> choose_format(JudgedMovesOptions& options, const std::vector<std::string>& formats) {
  if (options.json) options.format = "json";
  if (options.format.empty()) {
    auto format = format_of_file(options.path, formats);
    if (!format) return format.error();
    options.format = *std::move(format);
  }
  if (const auto site = site_address(options.site); !site) return site.error();
  return check_out_file(options.path, options.format);
}

bool all_known(const std::vector<JudgedMove>& moves) {
  return std::all_of(moves.begin(), moves.end(),
                     [](const JudgedMove& move) { return move.is_known(); });
}

std::string describe(const PlayerValue& value, const GameInfo& info) {
  if (!value.outcome) return "unknown";
  if (value.score) return describe_score(*value.score);
  if (value.distance || *value.outcome == Outcome::draw)
    return describe(Value{*value.outcome, static_cast<std::uint16_t>(value.distance.value_or(0))},
                    info);
  return in_color(*value.outcome, std::string(name_of(*value.outcome)));
}

namespace {

Json value_json(const PlayerValue& value) {
  Json json;
  json["outcome"] = value.outcome ? Json(name_of(*value.outcome)) : Json(nullptr);
  json["distance"] = value.distance ? Json(*value.distance) : Json(nullptr);
  if (value.score) json.update(Json(*value.score));
  return json;
}

Json move_json(const JudgedMove& move) {
  return {{"ply", move.ply},
          {"player", move.player + 1},
          {"move", move.move},
          {"position", move.position},
          {"before", value_json(move.before)},
          {"after", value_json(move.after)},
          {"cost", move.cost ? Json(*move.cost) : Json(nullptr)},
          {"blunder", move.is_known() ? Json(move.is_blunder()) : Json(nullptr)},
          {"best", move.best}};
}

Json end_json(const Session& session) {
  const auto& end = session.board().end;
  if (!end) return nullptr;
  Json json;
  json["winner"] = end->winner ? Json(*end->winner + 1) : Json(nullptr);
  json["reason"] = end->reason;
  if (end->score) json["score"] = *end->score;
  return json;
}

std::vector<std::string> value_cells(const PlayerValue& value) {
  return {value.outcome ? std::string(name_of(*value.outcome)) : "unknown",
          value.distance ? std::to_string(*value.distance) : "",
          value.score ? std::to_string(value.score->low) : "",
          value.score ? std::to_string(value.score->high) : ""};
}

}  // namespace

std::string judged_json(const std::vector<JudgedMove>& moves, const Session& session,
                        const std::string& link) {
  Json list = Json::array();
  for (const JudgedMove& move : moves) list.push_back(move_json(move));
  const auto repeated = repeated_ply(session);
  return json_line({{"game", session.info().name},
                    {"rules", session.info().rules},
                    {"position", session.position(0)},
                    {"moves", std::move(list)},
                    {"end", end_json(session)},
                    {"repeats_ply", repeated ? Json(*repeated) : Json(nullptr)},
                    {"link", link}});
}

std::string judged_csv(const std::vector<JudgedMove>& moves) {
  DataTable table;
  for (const char* name : {"ply", "player", "move", "position", "outcome_before", "distance_before",
                           "low_before", "high_before", "outcome_after", "distance_after",
                           "low_after", "high_after", "cost", "blunder", "best"})
    table.columns.push_back({name, name});
  for (const JudgedMove& move : moves) {
    std::vector<std::string> row{std::to_string(move.ply), std::to_string(move.player + 1),
                                 move.move, move.position};
    for (const PlayerValue& value : {move.before, move.after})
      for (std::string& cell : value_cells(value)) row.push_back(std::move(cell));
    row.push_back(move.cost ? std::to_string(*move.cost) : "");
    row.push_back(!move.is_known() ? "unknown" : move.is_blunder() ? "yes" : "");
    row.push_back(joined(move.best, " "));
    table.rows.push_back(std::move(row));
  }
  return csv_text(table);
}

Result<std::string> link_to(const Session& session, const std::string& site) {
  const auto address = site_address(site);
  if (!address) return address.error();
  const std::string link = kanzen::link_to(session);
  return address->empty() ? link : *address + '#' + link;
}

std::string end_text(const Session& session) {
  if (const auto& end = session.board().end) {
    const std::string result =
        !end->winner ? "a draw" : std::string(player_name(session.info(), *end->winner)) + " wins";
    return "The game ends: " + describe_end(*end, session.info()) + "; " + result + ".\n";
  }
  if (const auto ply = repeated_ply(session))
    return "The position of ply " + std::to_string(*ply) + " occurs again.\n";
  return {};
}

}  // namespace kanzen::cli
