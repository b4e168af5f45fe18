#pragma once
// Sentences with names and numbers in them, in both languages.
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/adapter/scores.hpp"
#include "engine/core/diagnostic.hpp"
#include "engine/core/numbers.hpp"
#include "engine/core/words.hpp"
#include "engine/figure/words.hpp"
#include "engine/session/session.hpp"
#include "imgui_app/game_words/game_words.hpp"
#include "imgui_app/model/score_lead.hpp"
#include "imgui_app/model/state.hpp"
#include "imgui_app/model/values.hpp"

namespace kanzen::app {

std::string words(const State& state, const Words& what);  // in the current language

// 850, 1.2 k, 12 k, 2.1 M; in Japanese 850, 1200, 1.2万, 210万, 1.2億
std::string format_short_count(Language language, double number);
std::string format_kilobytes(Language language, std::uint64_t bytes);        // 1,196 kB
std::string format_megabytes(Language language, std::uint64_t bytes);        // 410 MB
std::string format_seconds(Language language, double seconds);               // 38 s, 0.4 s
std::string format_whole_seconds(double seconds);                            // 38
std::string format_percent(std::uint64_t part, std::uint64_t whole);         // 62.35 %
std::string format_coarse_percent(std::uint64_t part, std::uint64_t whole);  // 0.9 %, < 0.1 %
std::string format_whole_percent(double share);                              // 71%
std::string format_signed(double points);                                    // +2, −4.5 (U+2212)
// Returns the message with a full stop.
std::string sentence(Language language, const Diagnostic& diagnostic);

// Returns the heading for Solving::error().
Words heading_of_failure(const Solving& solving);

// The player's name (engine/figure/words.hpp): "Orange", "X".
std::string_view player_name(const State& state, Player player);
std::string_view mover_name(const State& state);  // of the side to move
// Converts the first character to upper case, if it is an ASCII letter.
std::string capitalised(std::string text);
// "2 sizes, strict": the text next to the game's title.
std::string sizes_and_rules(Language language, const GameInfo& info);
std::string piece_name(Language language, const GameInfo& info, PieceView piece);
std::string piece_name(const State& state, PieceView piece);

// "9 plies", "5 moves", "sweep 3".
std::string format_distance(Language language, unsigned distance, Unit unit);
// The distance as a number for chips: plies, whole moves or sweeps; an en dash for a draw. Empty if
// only outcomes are known.
std::string format_distance_number(Value value, Unit unit);
// "Orange wins in 9 plies": a move's or a position's value.
std::string format_value(const State& state, Value value, Player mover);

// "B+3.5", "W+9", "0"; a range is "B+1–9" or "W+2–B+3".
std::string format_score_lead(const GameInfo& info, const ScoreLead& lead);

// The leader's initial, '+' and `points`.
std::string format_leader_points(const GameInfo& info, Player leader, const std::string& points);

// Returns a move as the page writes it: its notation, or with the initial of its piece's name.
std::string move_text(const State& state, const MoveView& move);
// Returns the same for consecutive moves, beginning at the node `from` of the session's history.
std::vector<std::string> line_texts(const State& state, Session::Node from,
                                    std::span<const std::string> moves);
// Returns the move that led to a node; empty at the root.
std::string move_text(const State& state, Session::Node node);

// Returns a note if the position has occurred before: the next repetition draws the game, or play
// can continue forever.
std::string describe_repetition(const State& state);

std::string deciding_squares(const BoardView& board, const GameEnd& end);  // "a3 b2 c1"
std::string describe_hand(const State& state, unsigned hand);
// "a3: Orange large, over Purple small": a square of the board with these pieces, the lowest first.
std::string text_of_square(const State& state, unsigned square, std::span<const PieceView> stack);
// The note next to a move that loses or draws at once; empty for other moves.
std::string_view move_note(const State& state, const MoveView& move);
// The meaning of a rule set in sentences, or of its choices; empty if it has no texts.
std::string meaning_of_rules(Language language, const GameInfo& info, const std::string& rules);
// The heading and the button of the card about a lift that ends the game (is_ending_lift).
LiftWords lift_words(const State& state, const MoveView& lift);
// The reason why a move loses at once, or a lift ends the game.
std::string losing_reason(const State& state, const MoveView& move);

}  // namespace kanzen::app
