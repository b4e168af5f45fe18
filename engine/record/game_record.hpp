#pragma once
// Games in SGF files, as sessions, and sessions as SGF.
//
// SGF allows what a session cannot show: illegal moves, and stones set up in the middle of a game.
// A variation ends before such a node, and a note tells of it; the tree of properties has all.  A
// pass that a session needs between two moves of one player is inserted (Session::insert), and is
// not written.
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/record/characters.hpp"
#include "engine/record/sgf.hpp"
#include "engine/session/session.hpp"

namespace kanzen {

// What a record says beside the moves; empty: nothing.
struct RecordTexts {
  std::string black, white, black_rank, white_rank;
  std::string result;  // "B+3.5", "W+R", "0"; of a session that has ended it need not be given
  // The end of the main line that the result is about: of a game that goes on it says nothing.
  // nullopt: whatever the end.
  std::optional<Session::Node> result_at;
  std::string date, event, place, name, annotator;
  std::string rules;                              // as the file has them, "Japanese"
  std::map<Session::Node, std::string> comments;  // by position
  // Properties that a session and the texts above have no place for, by position, as in the file.
  std::map<Session::Node, std::vector<sgf::Property>> others;
};

struct GameRecord {
  Session session;  // at the root
  RecordTexts texts;
  unsigned handicap = 0;            // stones, as the file says
  std::vector<Diagnostic> notes;    // what of it could not be shown as it is
  Session::Node main_line_end = 0;  // of the file's main line, or of what can be shown of it
  bool main_line_is_cut = false;    // it goes on in the file
};

// What to take where a file leaves it open.
struct RecordOptions {
  std::string rules;  // where it names none that are known; empty: the game's first
};

// A record of a game that counts, on crossings: SGF's GM[1].  Errc::unsupported: of another game,
// of a size that there is no board of, or beyond the limits of a session; Errc::illegal_position:
// the stones that are there from the beginning cannot be.
Result<GameRecord> open_record(const sgf::Tree& tree, const RecordOptions& options = {});

// Opens a game of a record in UTF-8: its only one, or that with the number `game`, from 0.
// Errc::unsupported: there are several and no number; see record_names.
Result<GameRecord> open_record(std::string_view text, std::optional<std::size_t> game,
                               const RecordOptions& options = {});

// Where the result says that somebody has resigned who is to move at the end of the main line, he
// does so there.
void add_resignation(GameRecord& record);

// The main line goes by the first variation everywhere, and ends in a resignation or an agreement
// only where no move was played instead.
Session::Node end_of_main_line(const Session& session);

// How to tell the games of a file from each other: "A - B, 1999-01-01", numbered from 1.
std::vector<std::string> record_names(const sgf::Collection& games);

// The same of the games in a text.
Result<std::vector<std::string>> names_in_record(std::string_view text);

// All variations, with komi, rules, comments and result.  Errc::unsupported: the session's game is
// not one that SGF has a number for here.
Result<sgf::Tree> record_of(const Session& session, const RecordTexts& texts = {});

// The same as the text of a file.
Result<std::string> record_text(const Session& session, const RecordTexts& texts = {});

// "B+3.5", "W+R"; "0" for a draw.
std::string result_text(const GameEnd& end);
// Who has resigned, as a file's result has it: "W+R", "W+Resign"; nullopt: nobody.
std::optional<Player> resigned_in(std::string_view result);

// The game of GM[1] on a board of this size.  Errc::unsupported: there is no such board.
Result<std::shared_ptr<const AnyGame>> counted_game(const BoardSize& size,
                                                    std::string_view rules = {});

// --- rules and points as SGF writes them

// The name of a rule set, by how a file calls it: "Japanese", "AGA"; empty: not known.
std::string rules_from_record(std::string_view text);
std::string rules_in_record(std::string_view rules);

// Is that property's content in the session or in RecordTexts::black to ::comments?
bool is_shown_property(std::string_view name, bool at_root);

// "aa" is the top left; empty is a pass.
std::string point_in_record(const BoardSize& size, unsigned square);

}  // namespace kanzen
