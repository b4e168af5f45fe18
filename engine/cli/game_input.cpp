#include "engine/cli/game_input.hpp"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/cli/command.hpp"
#include "engine/cli/in_file.hpp"
#include "engine/cli/output/style.hpp"
#include "engine/cli/output/text.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/record/game_record.hpp"
#include "engine/session/foreign_record.hpp"
#include "engine/session/link.hpp"

namespace kanzen::cli {
namespace {

using nlohmann::json;

constexpr std::string_view first_key = "game=";

Error bad_part(const std::string& part, const std::string& wanted) {
  return {Errc::bad_notation, untranslated(part + ": expected " + wanted)};
}

// Escapes the characters that have a meaning in a link.
std::string escaped(const std::string& text) {
  std::string result;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte > ' ' && c != '%' && c != '&' && c != '#') {
      result += c;
      continue;
    }
    char code[4];
    std::snprintf(code, sizeof code, "%%%02X", static_cast<unsigned>(byte));
    result += code;
  }
  return result;
}

// --- game files

constexpr unsigned deepest_variations = 500;

Result<std::string> move_in_file(const json& move, const std::string& part) {
  const bool is_simple =
      move.is_string() && !move.get_ref<const std::string&>().empty() &&
      move.get_ref<const std::string&>().find_first_of(".() \t\r\n") == std::string::npos;
  if (!is_simple) return bad_part(part, "a move without dots, brackets and spaces");
  return escaped(move.get_ref<const std::string&>());
}

// Returns a list of moves in the form of a link.
Result<std::string> line_in_file(const json& list, const std::string& part, unsigned depth) {
  if (!list.is_array()) return bad_part(part, "a list of moves");
  if (depth > deepest_variations)
    return bad_part(part, "variations nested at most " + std::to_string(deepest_variations));
  std::string line;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const json& entry = list[i];
    const std::string place = part + '[' + std::to_string(i) + ']';
    const bool is_object = entry.is_object();
    auto move = is_object ? move_in_file(entry.value("move", json()), place + ".move")
                          : move_in_file(entry, place);
    if (!move) return move;
    line += (i == 0 ? "" : ".") + *move;
    if (!is_object) continue;
    const json variations = entry.value("variations", json::array());
    if (!variations.is_array()) return bad_part(place + ".variations", "a list of lists");
    for (std::size_t n = 0; n < variations.size(); ++n) {
      const std::string name = place + ".variations[" + std::to_string(n) + ']';
      auto variation = line_in_file(variations[n], name, depth + 1);
      if (!variation) return variation;
      if (variation->empty()) return bad_part(name, "at least one move");
      line += '(' + *variation + ')';
    }
  }
  return line;
}

// Returns the link of a game file.
Result<std::string> link_in_file(const std::string& text) {
  const json file = json::parse(text, nullptr, false);
  if (!file.is_object() || file.value("format", json()) != "kanzen-game")
    return Error{Errc::bad_notation,
                 untranslated("the file is not a game of Kanzen; expected JSON with \"format\": "
                              "\"kanzen-game\"")};
  if (file.value("version", json()) != 1) return bad_part("version", "1");
  std::string link;
  for (const char* key : {"game", "rules", "position", "marks"}) {
    const auto found = file.find(key);
    if (found == file.end()) continue;
    if (!found->is_string()) return bad_part(key, "text");
    link += (link.empty() ? "" : "&") + (std::string(key) + '=') +
            escaped(found->get_ref<const std::string&>());
  }
  for (const char* key : {"komi", "variation", "ply"}) {
    const auto found = file.find(key);
    if (found == file.end()) continue;
    if (!found->is_number()) return bad_part(key, "a number");
    link += '&' + (std::string(key) + '=') + found->dump();
  }
  auto moves = line_in_file(file.value("moves", json::array()), "moves", 0);
  if (!moves) return moves;
  return moves->empty() ? link : link + "&moves=" + *moves;
}

// --- the other forms

// The moves of a text that follow the end of a line, as part of a note.
struct AfterEnd {
  Session::Node end;
  std::string moves;
};

MoveSink collected_in(std::vector<AfterEnd>& left_out) {
  return [&left_out](const MoveAfterEnd& one) {
    if (left_out.empty() || left_out.back().end != one.end) left_out.push_back({one.end, ""});
    left_out.back().moves.append(", ply " + std::to_string(one.ply) + " ").append(one.move);
  };
}

// The session is at the end of the line that it shows.
void note_end(Session& session, const std::vector<AfterEnd>& left_out, const std::string& record) {
  const Session::Node shown = session.current();
  for (const auto& [end, moves] : left_out) {
    session.jump(end);
    log_note("note", record + (end == shown ? ": the game" : ": another line") + " ends at ply " +
                         std::to_string(session.ply()) + ", " +
                         describe_end(*session.board().end, session.info()) + ", in " +
                         session.position() + "; left out after it" + moves);
  }
  session.jump(shown);
}

// A link's whole address, or the part after "#".
Result<Session> session_of_link(std::string_view link, const std::string& record) {
  const std::size_t hash = link.find('#');
  if (hash != std::string_view::npos) link.remove_prefix(hash + 1);
  link = trimmed(link);
  std::vector<AfterEnd> left_out;
  const MoveSink sink = collected_in(left_out);
  auto session = session_from_link(link, phrase::in_link, &sink);
  if (!session) return session;
  session->jump(session->line().back());
  note_end(*session, left_out, record);
  return session;
}

Result<Session> session_of_record(const std::string& text, const GameInput& input) {
  auto record = open_record(text, std::nullopt, {input.rules, true});
  if (!record) return record.error();
  for (const Diagnostic& note : record->notes) log_note("note", input.record + ": " + note.message);
  add_resignation(*record);
  record->session.jump(end_of_main_line(record->session));
  return std::move(record->session);
}

Result<Session> session_of_moves(const std::string& text, const GameInput& input) {
  if (input.game.empty())
    return Error{Errc::bad_notation,
                 untranslated("the text is no link, game file or record, and moves need --game "
                              "GAME: \"" +
                              excerpt(text) + '"')};
  auto session = Session::open(input.game, input.rules);
  if (!session) return session;
  if (!input.position.empty())
    if (const auto set = session->set_position(bare_position(input.position)); !set)
      return located(set.error(), "--position \"" + input.position + '"');
  const LinkedMoves named = count_linked_moves(text);
  if (named.within < named.moves)
    return bad_part(std::to_string(named.moves) + " moves",
                    "at most " + std::to_string(longest_linked_line));
  std::vector<AfterEnd> left_out;
  const MoveSink sink = collected_in(left_out);
  if (const auto played = play_linked_moves(*session, text, &sink); !played) return played.error();
  note_end(*session, left_out, input.record);
  return session;
}

Result<Session> session_of_foreign(Result<OpenedRecord> opened, const GameInput& input) {
  if (!opened) return opened.error();
  if (opened->left_out > 0)
    log_note("note", input.record + ": the game ends at ply " +
                         std::to_string(opened->session.ply()) +
                         "; left out after it: " + format_count(opened->left_out, "move"));
  return std::move(opened->session);
}

Result<Session> session_of_text(const std::string& text, const GameInput& input) {
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  std::string_view rest = text;
  if (rest.starts_with(byte_order_mark)) rest.remove_prefix(byte_order_mark.size());
  rest = trimmed(rest);
  if (rest.find("(;") != std::string_view::npos) return session_of_record(text, input);
  if (rest.find(first_key) != std::string_view::npos && !rest.starts_with('{'))
    return session_of_link(rest, input.record);
  if (!rest.starts_with('{')) {
    if (auto foreign = open_foreign_record(rest, input.game, input.rules))
      return session_of_foreign(std::move(*foreign), input);
    return session_of_moves(std::string(rest), input);
  }
  auto link = link_in_file(std::string(rest));
  return link ? session_of_link(*link, input.record) : link.error();
}

}  // namespace

void add_game_input(Arguments& command, GameInput& input) {
  command.positional(
      "RECORD", input.record,
      "A link, or a file with a link, a game, a record in SGF or of another program, "
      "or moves; - for standard input");
  command.option({"--game", "GAME", "The game of a file that has moves only"}, input.game);
  command.option({"--rules", "NAME", "Its rule set (default: the game's first one)"}, input.rules);
  command.option({"--position", "P", "The position before its moves (default: the start)"},
                 input.position);
}

Result<Session> open_game(const GameInput& input) {
  if (input.record.find(first_key) != std::string::npos)
    return session_of_link(input.record, "the link");
  const auto record = read_record(input.record);
  if (!record) return record.error();
  auto session = session_of_text(record->text, input);
  if (!session) return located(session.error(), input.record);
  return session;
}

void add_record_option(Arguments& command, std::string& record) {
  command.option({"--record", "RECORD",
                  "Begin at the end of this game: a link, or a file as kanzen judge reads it"},
                 record);
}

Result<Session> open_record_of(const AnyGame& game, const std::string& record) {
  const auto name = [](const GameInfo& info) { return info.name + " --rules " + info.rules; };
  auto session = open_game({record, game.info().name, game.info().rules, {}});
  if (!session || name(session->info()) == name(game.info())) return session;
  return Error{Errc::bad_notation,
               untranslated("--record: it is a game of " + name(session->info()) +
                            "; expected one of " + name(game.info()))};
}

}  // namespace kanzen::cli
