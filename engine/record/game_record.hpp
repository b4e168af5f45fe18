#pragma once
// Converts games in SGF to sessions, and sessions to SGF.
//
// SGF allows what a session cannot represent: illegal moves and positions.  A variation ends before
// such a node, and a note reports it; the sgf::Tree retains all nodes.  Between two moves of one
// player, and between two passes and a further move, the session has a set-up of the side to move
// (Session::set_up), which is not written.
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/record/characters.hpp"
#include "engine/record/result.hpp"
#include "engine/record/sgf.hpp"
#include "engine/session/session.hpp"

namespace kanzen {

// The text properties of a record; empty: absent.
struct RecordTexts {
  std::string black, white, black_rank, white_rank;
  std::string result;  // "B+3.5", "W+R", "0"; optional for a session that has ended
  // The end of the main line that `result` refers to.  `result` is written only while the main line
  // ends there; nullopt: always.
  std::optional<Session::Node> result_at;
  std::vector<unsigned> dead;  // the squares of the stones that are dead at that end
  // By square: whose territory TB and TW say it is at that end.  Empty: the file has neither.
  std::vector<std::optional<Player>> territory;
  std::string date, event, place, name, annotator;
  std::string rules;                              // as in the file, "Japanese"
  std::map<Session::Node, std::string> comments;  // by node
  // Properties that neither the session nor the fields above represent, by node, as in the file.
  std::map<Session::Node, std::vector<sgf::Property>> other_properties;
};

struct GameRecord {
  Session session;  // its current position is the root
  RecordTexts texts;
  unsigned handicap = 0;            // stones, the value of HA
  std::vector<Diagnostic> notes;    // on what the session does not represent exactly
  bool was_too_long = false;        // the first note says so
  Session::Node main_line_end = 0;  // the last node of the file's main line that the session has
  bool main_line_is_cut = false;    // the main line continues in the file
};

// The rule set of a record; empty: the game's default.
struct RecordRules {
  std::string_view name;
  bool override_file = false;  // false: only of a file that names no known rules
};

// Converts a record of Go, SGF's GM[1], to a session.  Errc::unsupported: the record is of another
// game, or there is no board of its size; Errc::unknown_rules; Errc::bad_notation: a stone set up
// at the start is not on the board; Errc::illegal_position: the position at the start is illegal.
Result<GameRecord> open_record(const sgf::Tree& tree, const RecordRules& rules = {});

// Opens a game of a record in UTF-8: the one with the index `game`, or the only one.
// Errc::unsupported: there is no such game, or there are several and no index
// (describe_record_games lists them); errors of sgf::parse.
Result<GameRecord> open_record(std::string_view text, std::optional<std::size_t> game,
                               const RecordRules& rules = {});

// Inserts notes about the text of a record before the others, but after the note that it was too
// long.
void add_text_notes(GameRecord& record, const std::vector<Diagnostic>& notes);

// Adds a resignation at the end of the main line if, according to the result, the side to move
// there has resigned.
void add_resignation(GameRecord& record);

// Returns the last node of the main line, which follows the first variation at each branch, but a
// resignation or an agreed draw only if there is no other variation.
Session::Node end_of_main_line(const Session& session);

// Returns a line per game to choose from, numbered from 1: "1. A - B, 1999-01-01".
std::vector<std::string> describe_record_games(const sgf::Collection& games);

// Returns the describe_record_games of the games in a text.  Errors of sgf::parse.
Result<std::vector<std::string>> describe_games_in_text(std::string_view text);

// Converts a session to SGF: all variations, with komi, rules, comments and result.
// Errc::unsupported: the session's game is not Go.
Result<sgf::Tree> make_record(const Session& session, const RecordTexts& texts = {});

// Returns make_record as the text of a file.
Result<std::string> format_record(const Session& session, const RecordTexts& texts = {});

// The value of RE: "B+3.5", "W+R"; "0" for a draw.
std::string format_sgf_result(const GameEnd& end);

// Returns Go, SGF's GM[1], on a board of this size.  Errc::unsupported: there is no such board;
// Errc::unknown_rules.
Result<std::shared_ptr<const AnyGame>> find_go_game(const BoardSize& size,
                                                    std::string_view rules = {});

// --- rules and points in SGF

// Returns the rule set for a value of RU: "Japanese", "AGA"; empty: unknown.
std::string parse_sgf_rules(std::string_view text);
// Returns the value of RU for a rule set; without an entry, the rule set's own name.
std::string format_sgf_rules(std::string_view rules);

// Do the session or the fields RecordTexts::black to ::comments represent the property?
bool is_represented_property(std::string_view name, bool at_root);

// Returns a square as an SGF point: letters of column and row, "aa" at the top left.
std::string format_sgf_point(const BoardSize& size, unsigned square);
// The index of the square at an SGF point; nullopt: the text is not a point of the board.
std::optional<unsigned> parse_sgf_point(const BoardSize& size, std::string_view point);

}  // namespace kanzen
