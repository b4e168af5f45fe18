// kanzen sgf: describes a game record, or writes it in a regular form.
#include <algorithm>
#include <optional>
#include <utility>

#include "engine/adapter/dead_groups.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/in_file.hpp"
#include "engine/cli/output/json.hpp"
#include "engine/cli/output/out_file.hpp"
#include "engine/cli/output/style.hpp"
#include "engine/cli/output/text.hpp"
#include "engine/core/numbers.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/record/dead_stones.hpp"
#include "engine/record/game_record.hpp"
#include "engine/session/handicap.hpp"

namespace kanzen::cli {
namespace {

struct SgfOptions {
  std::string file;   // "-" is standard input
  unsigned game = 0;  // from 1; 0: the only one
  std::string path;   // of --out; empty: the record is described
  std::string rules;  // empty: those of the file
  unsigned threads = 1;
  bool json = false;
};

Error which_game(const sgf::Collection& games) {
  constexpr std::size_t most_named = 20;
  std::string names;
  for (const std::string& name : describe_record_games(games)) {
    if (names.size() / 40 > most_named) {
      names += "; ...";
      break;
    }
    names += (names.empty() ? "" : "; ") + name;
  }
  return {Errc::unsupported, untranslated("the file has " + std::to_string(games.size()) +
                                          " games; --game N takes one of them: " + names)};
}

std::size_t count_variations(const Session& session) {
  std::size_t ends = 0;
  for (const Session::Node node : session.nodes())
    if (session.children(node).empty()) ++ends;
  return ends;
}

// Set-ups are in the form of a link.
std::vector<std::string> main_line(const Session& session) {
  std::vector<std::string> moves;
  for (Session::Node node = 0; !session.children(node).empty();) {
    node = session.children(node).front();
    moves.push_back(session.move_to(node));
  }
  return moves;
}

// The count at the end of the main line without its dead stones.
struct FinalCount {
  bool is_judged = false;             // by playouts, because the file marks no territory
  std::vector<std::string> dead;      // names of points
  std::string result;                 // as a value of RE; empty: the game was not counted
  std::optional<bool> is_as_in_file;  // nullopt: not counted, or the file has no such result
};

// Counts the end of the main line if the game ended with two passes, or if it has dead stones or a
// score as its result.
// Errors of judge_stones.
Result<FinalCount> count_end(const GameRecord& record, const RunOptions& run) {
  const Session& session = record.session;
  const Session::Node end = end_of_main_line(session);
  const RecordResult result = parse_sgf_result(record.texts.result);
  FinalCount count;
  const GameEnd* const how = session.end_of(end);
  const bool was_counted =
      how != nullptr ? how->score.has_value()
                     : !record.texts.dead.empty() || result.kind == RecordResult::Kind::score;
  if (!was_counted || record.main_line_is_cut) return count;
  std::vector<unsigned> dead = record.texts.dead;
  count.is_judged = record.texts.territory.empty();
  if (count.is_judged) {
    auto stones = judge_stones(session.game(), session.state(end), run);
    if (!stones) return stones.error();
    dead = std::move(stones->dead);
  }
  for (const unsigned square : dead) count.dead.push_back(session.board().squares[square].name);
  GameEnd counted;
  counted.set_score(count_without(session, record.texts, end, dead)->lead);
  count.result = format_sgf_result(counted);
  count.is_as_in_file = is_confirmed(result, *counted.score);
  return count;
}

Json to_json(const GameRecord& record, const FinalCount& count) {
  const Session& session = record.session;
  const RecordTexts& texts = record.texts;
  Json json;
  json["game"] = session.info().name;
  json["rules"] = session.info().rules;
  json["rules_in_file"] = texts.rules;
  json["komi"] = session.info().komi.value_or(0);
  json["handicap"] = record.handicap;
  json["compensation"] = session.info().compensation;
  json["black"] = texts.black;
  json["white"] = texts.white;
  json["result"] = texts.result;
  json["dead"] = count.dead;
  json["dead_judged"] = count.is_judged;
  json["counted"] = count.result;
  json["counted_as_in_file"] = count.is_as_in_file ? Json(*count.is_as_in_file) : Json(nullptr);
  json["date"] = texts.date;
  json["start"] = session.position(0);
  json["moves"] = main_line(session);
  json["position"] = session.position(end_of_main_line(session));
  json["positions"] = session.nodes().size();
  json["variations"] = count_variations(session);
  json["comments"] = texts.comments.size();
  json["notes"] = messages_of(record.notes);
  return json;
}

std::string names_line(const std::string& name, const std::string& rank) {
  if (name.empty()) return "not named";
  return rank.empty() ? name : name + " (" + rank + ')';
}

// Empty without handicap stones.
std::string handicap_line(const GameRecord& record) {
  const unsigned stones = std::max(record.handicap, handicap_of(record.session));
  if (stones == 0) return {};
  std::string line = "Handicap: " + std::to_string(stones);
  if (const double points = record.session.info().compensation; points != 0)
    line += ", " + format_count(static_cast<std::size_t>(points), "point") + " for White";
  return line + '\n';
}

std::string describe_record(const GameRecord& record, const FinalCount& count) {
  const Session& session = record.session;
  const RecordTexts& texts = record.texts;
  std::string text = session.info().name + ", " + session.info().rules + " rules";
  if (!texts.rules.empty()) text += " (the file says " + one_line(texts.rules) + ')';
  text += ", komi " + format_points(session.info().komi.value_or(0)) + '\n';
  text += "Black: " + one_line(names_line(texts.black, texts.black_rank)) + '\n';
  text += "White: " + one_line(names_line(texts.white, texts.white_rank)) + '\n';
  text += handicap_line(record);
  if (!texts.result.empty()) text += "Result: " + one_line(texts.result) + '\n';
  std::vector<std::string> moves = main_line(session);
  const auto set_ups = static_cast<std::size_t>(std::count_if(
      moves.begin(), moves.end(), [](const auto& move) { return move.front() == set_up_mark; }));
  text += format_count(moves.size() - set_ups, "move") + ", ";
  if (set_ups > 0) text += format_count(set_ups, "set-up") + ", ";
  text += format_count(count_variations(session), "variation") + ", " +
          format_count(texts.comments.size(), "comment") + '\n';
  std::string line;
  for (std::string& move : moves) {
    if (move.front() == set_up_mark) move = "[set up]";
    if (line.size() + move.size() > 78) text += std::exchange(line, {}) + '\n';
    line += (line.empty() ? "" : " ") + move;
  }
  if (!line.empty()) text += line + '\n';
  text += "Final position: " + session.position(end_of_main_line(session)) + '\n';
  if (count.is_judged)
    text += "Dead stones: the file marks no territory; by playouts " +
            (count.dead.empty() ? "none" : joined(count.dead, " ")) + '\n';
  else if (!count.dead.empty())
    text += "Dead stones: " + joined(count.dead, " ") + '\n';
  if (!count.result.empty()) {
    text += "Count: " + count.result;
    if (count.is_as_in_file)
      text += *count.is_as_in_file ? ", as the file says"
                                   : ", but the file says " + one_line(texts.result);
    text += '\n';
  }
  for (const Diagnostic& note : record.notes) text += "Note: " + one_line(note.message) + '\n';
  return text;
}

Result<void> run_sgf(const SgfOptions& options, Output& output) {
  if (auto checked = check_out_file(options.path, "sgf"); !checked) return checked;
  const auto file = read_record(options.file);
  if (!file) return file.error();
  auto parsed = sgf::parse(file->text);
  if (!parsed) return located(parsed.error(), options.file);
  sgf::Collection& games = parsed->games;
  if (options.game > games.size())
    return Error{Errc::unsupported,
                 untranslated("--game " + std::to_string(options.game) + ": the file has " +
                              format_count(games.size(), "game"))};
  if (options.game > 0) games = sgf::Collection{games[options.game - 1]};
  std::vector<Diagnostic> notes = file->notes;
  notes.insert(notes.end(), parsed->notes.begin(), parsed->notes.end());
  if (!options.path.empty()) {
    for (const Diagnostic& note : notes) log_note("note", options.file + ": " + note.message);
    return write_out_file(options.path, sgf::format(games), output);
  }
  if (games.size() > 1) return which_game(games);
  auto record = open_record(games.front(), {options.rules, true});
  if (!record) return located(record.error(), options.file);
  add_text_notes(*record, notes);
  const auto count = count_end(*record, CommandContext(options.threads).options());
  if (!count) return count.error();
  output.write(options.json ? json_line(to_json(*record, *count))
                            : describe_record(*record, *count));
  return {};
}

}  // namespace

void add_sgf(CLI::App& app, Job& job) {
  constexpr unsigned most_games = 1'000'000;
  auto [command, options] =
      add_command(app, job, "sgf", "Describe a game record, or rewrite it", run_sgf);
  command.positional("FILE", options->file, "A file in SGF; - for standard input");
  command.option({"--game", "N", "Which game of the file, from 1 (default: the only one)"},
                 options->game, whole_number(1, most_games));
  command.option({"--out", "FILE", "Write it there in a regular form instead of describing it"},
                 options->path);
  command.option({"--rules", "NAME", "The rule set, whatever the file says"}, options->rules);
  add_threads_option(command, options->threads);
  add_json_option(command, options->json);
  command.footer("kanzen sgf game.sgf --json",
                 "FF[1] to FF[4] are read, in the character set that CA names, without it in\n"
                 "UTF-8.  A variation ends before a move that the rules do not allow.  Notes\n"
                 "name what differs from the file; --out keeps the properties as they are,\n"
                 "and writes UTF-8.  A game that ended with two passes, or by its result with a\n"
                 "score, is counted.  The file's TB and TW tell which stones are dead; without\n"
                 "them playouts judge, which takes seconds.");
}

}  // namespace kanzen::cli
