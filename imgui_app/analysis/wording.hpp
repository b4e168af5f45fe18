#pragma once
// Sentences with names and numbers in them, in both languages.
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/with_commas.hpp"
#include "engine/core/words.hpp"
#include "engine/figure/words.hpp"
#include "engine/session/session.hpp"
#include "imgui_app/game_words/game_words.hpp"
#include "imgui_app/shell/state.hpp"

namespace kanzen::app {

std::string words(const State& state, const Words& what);  // in the language that is shown

std::string short_count(double number);                         // 850, 1 k, 1.2 k, 12 k, 2.1 M
std::string kilobytes(Language language, std::uint64_t bytes);  // 1,196 kB
std::string megabytes(Language language, std::uint64_t bytes);  // 410 MB
std::string seconds_words(Language language, double seconds);   // 38 s, 0.4 s
std::string whole_seconds(double seconds);                      // 38
std::string percent(std::uint64_t part, std::uint64_t whole);   // 62.35 %
std::string coarse_percent(std::uint64_t part, std::uint64_t whole);  // 0.9 %, < 0.1 %
std::string signed_number(int number);                                // +2, −4 (U+2212)

std::string_view notable_title(Language language, NotableKind kind);  // "Longest win"

// What the game's words (game_words/) make of it: "Orange", "X".
std::string_view player_name(Language language, const GameInfo& info, Player player);
std::string_view player_name(const State& state, Player player);
std::string_view mover_name(const State& state);  // of whoever is to move
// With a capital letter at the front, where the text begins with one that has such.
std::string capitalised(std::string text);
// "2 sizes, strict": beside the game's title.
std::string sizes_and_rules(Language language, const GameInfo& info);
std::string piece_name(Language language, const GameInfo& info, PieceView piece);
std::string piece_name(const State& state, PieceView piece);

// "9 plies", "5 moves", "sweep 3".
std::string distance_words(Language language, unsigned distance, Unit unit);
// The number alone, for chips: plies, whole moves, or sweeps; an en dash for a draw.  Empty
// where only outcomes are known.
std::string distance_figure(Value value, Unit unit);
// "Orange wins in 9 plies": a move's or a position's value.
std::string value_words(const State& state, Value value, Player mover);

// The one sentence over the board and the quieter one under it.
struct Verdict {
  enum class Sign { value, loading, unknown, player };
  Sign sign = Sign::loading;
  Outcome outcome = Outcome::draw;  // for the side to move, as on the chips; win: has ended
  std::optional<Player> favoured;   // who wins, or whose turn it is when the sign is `player`
  std::string title;
  std::string title_short, title_rest;  // the same on two lines, for the embed
  std::string detail;
};
Verdict verdict_of(const State& state);
Verdict editing_verdict(const State& state);  // of the draft

// How long it takes here to solve the game, and how much memory.
std::string solving_cost_words(const State& state);
// What becomes of the page for several threads; empty: nothing.
std::string threads_note(const State& state);

// A fault that the page shows now, or the warning before a losing lift; empty: none.
std::string alert_of(const State& state);
// What to call Solving::error().
Words heading_of_failure(const Solving& solving);

// A move as it is written for people: its notation, or with the letter of its piece.
std::string move_text(const State& state, const MoveView& move);
// The same of moves in a row from a node of the session's history on.
std::vector<std::string> line_texts(const State& state, Session::Node from,
                                    std::span<const std::string> moves);
// The move that led to a node; empty at the root.
std::string move_text(const State& state, Session::Node node);

std::string deciding_squares(const BoardView& board, const GameEnd& end);  // "a3 b2 c1"
std::string square_words(const State& state, unsigned square);
std::string hand_words(const State& state, unsigned hand);
std::string move_words(const State& state, const MoveView& move);
// That a move loses or draws at once, said beside its notation; empty: it does not.
std::string_view move_remark(const State& state, const MoveView& move);
// Why a move loses at once.
std::string losing_reason(const State& state, const MoveView& move);

}  // namespace kanzen::app
