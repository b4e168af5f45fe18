#pragma once
// The texts of figures, in English and Japanese.
#include <span>
#include <string>
#include <string_view>

#include "engine/adapter/any_game.hpp"
#include "engine/core/words.hpp"
#include "engine/session/session.hpp"

namespace kanzen::figure_word {

// %1: its notation.
inline constexpr Words position{"Position %1", "局面 %1"};
// %1: a player.
inline constexpr Words to_move{"%1 to move", "%1の手番"};
inline constexpr Words has_won{"%1 has won", "%1の勝ち"};
inline constexpr Words is_drawn{"The game is drawn", "引き分け"};
// %1: a player, %2: the number of plies or moves.
inline constexpr Words wins{"%1 wins in %2", "%1の勝ち（%2）"};
inline constexpr Words plies_number{"%1 %1{ply|plies}", "%1手"};
inline constexpr Words moves_number{"%1 %1{move|moves}", "勝者は%1手"};
// Units of distances, in place of the %1 of the patterns below.
inline constexpr Words plies{"plies", "手数"};
inline constexpr Words moves{"moves", "勝者の手数"};
// %1: a player, %2: a number.
inline constexpr Words wins_by_sweep{"%1 wins, decided in sweep %2",
                                     "%1の勝ち（走査%2回目で決定）"};
inline constexpr Words wins_without_distance{"%1 wins", "%1の勝ち"};
inline constexpr Words is_draw{"draw with perfect play", "最善なら引き分け"};
// %1: how many of %2 moves.
inline constexpr Words unknown_moves{"the values of %1 of %2 moves are unknown",
                                     "%2手のうち%1手の評価は不明"};
// Legends in sentences, without the meaning of numbers.
inline constexpr Words signs{"Disc: win, half disc: draw, ring: loss of the side to move",
                             "●は手番側の勝ち、◐は引き分け、○は負け"};
// %1: the player whom the values are for.
inline constexpr Words tree_signs{
    "Values for %1. Disc: win, half disc: draw, ring: loss; bold: best moves",
    "評価は%1から見たもの。●は勝ち、◐は引き分け、○は負け、太線は最善手"};
// A legend and the meaning of its numbers.
inline constexpr Words signs_and_number{"%1; %2", "%1。%2"};
// Parts of a drawn legend.
inline constexpr Words legend_draw{"draw", "引き分け"};
inline constexpr Words legend_number{"number: %1 to the end", "数字：終局までの%1"};
inline constexpr Words legend_number_from_root{"number: %1 from the root to the end",
                                               "数字：根から終局までの%1"};
inline constexpr Words legend_sweep{"number: the sweep that decides", "数字：決まった走査の回"};
inline constexpr Words legend_bold{"bold: best moves", "太線：最善手"};
inline constexpr Words won{"Won", "勝ち"};
inline constexpr Words drawn{"Drawn", "引き分け"};
inline constexpr Words lost{"Lost", "負け"};
inline constexpr Words draws{"draws", "引分"};
// The heading of the histogram.
inline constexpr Words by_number{"Positions by %1 to the end", "終局までの%1ごとの局面数"};
inline constexpr Words by_sweeps{"Positions by the sweep that decides them",
                                 "決まった走査ごとの局面数"};
inline constexpr Words number_axis{"%1 to the end", "終局までの%1"};
inline constexpr Words sweeps_axis{"sweep", "走査"};
inline constexpr Words all_positions{"%1 reachable positions, each for the side to move",
                                     "到達可能な%1局面を手番側から見たもの"};
inline constexpr Words all_classes{
    "%1 reachable positions up to symmetry, each for the side to move",
    "到達可能な（対称形を除く）%1局面を手番側から見たもの"};
// Legend of the histogram's halves.
inline constexpr Words each_position{"Won upwards, lost downwards", "上は勝ち、下は負け"};
inline constexpr Words value_by_ply{"Value by ply", "評価の推移"};
// %1: the first player, %2: the second.
inline constexpr Words plot_legend{
    "Bars up: %1 wins, down: %2 wins; the nearer the end the longer; dash: draw; diamond: "
    "blunder",
    "上は%1の勝ち、下は%2の勝ち、長いほど終局が近い。横線は引き分け、◆は悪手"};
inline constexpr Words ply{"Ply", "手数"};
inline constexpr Words move{"Move", "手"};
inline constexpr Words outcome{"Outcome", "結果"};
// %1: the player whom the outcomes are for.
inline constexpr Words outcome_for{"Outcome for %1", "%1から見た結果"};
inline constexpr Words distance{"Distance", "終局まで"};
inline constexpr Words blunder{"Blunder", "悪手"};
inline constexpr Words best{"Best", "最善"};
inline constexpr Words alike{"Symmetric moves", "同形の手"};
// Moves as numbers.  %1: a number, %2: a number or a letter on a stone.
inline constexpr Words number{"Number", "手数"};
inline constexpr Words number_at{"%1 at %2", "%1は%2の点"};
inline constexpr Words number_passes{"%1 pass", "%1はパス"};
inline constexpr Words between_numbers{", ", "、"};
inline constexpr Words moves_to{"Moves %1 to %2", "%1手目から%2手目"};
// The caption of a film's frame.  %1: the ply, %2: the move to the position.
inline constexpr Words first_frame{"Ply %1", "%1手目"};
inline constexpr Words move_frame{"Ply %1: %2", "%1手目：%2"};
inline constexpr Words blunder_frame{"Ply %1: %2, a blunder", "%1手目：%2（悪手）"};
// In place of a move's notation, for a position that was set up.
inline constexpr Words set_up{"set up", "配置"};

}  // namespace kanzen::figure_word

namespace kanzen {

// The unit of the numbers beside values.  There are none if only outcomes are known.  A move is a
// ply by each side.  Games that count sweeps have these in any case (GameInfo::distance_in_plies).
enum class FigureDistances { none, plies, moves };
constexpr auto names_of(FigureDistances) {
  return names_in_order<FigureDistances>("none", "plies", "moves");
}

// Returns the text with %1 and %2 replaced by `first` and `second`.
std::string figure_text(Language language, const Words& text, const std::string& first = {},
                        const std::string& second = {});

// Returns "plies" or "moves", and a distance in that unit.
std::string unit_words(Language language, FigureDistances distances);
unsigned figure_number(const GameInfo& info, unsigned distance, FigureDistances distances);

// Returns the move to a node in notation, or that it was set up.
std::string move_words(const Session& session, Session::Node node, Language language);

// Returns the heading of a figure: "Gobblers, 2 sizes, rules: strict".
std::string figure_heading(Language language, const GameInfo& info);

std::string outcome_name(Language language, Outcome outcome);

// Returns the value of a position in which `mover` is to move as a sentence: "Orange wins in 13
// plies".
std::string figure_verdict(Language language, const GameInfo& info, Value value, Player mover,
                           FigureDistances distances);

// --- display names of games, rule sets and players

// Returns "Gobblers", "5,5,4-game"; GameInfo::name for a game without a display name.
std::string game_title(Language language, const GameInfo& info);
// Returns what distinguishes the games of a family: "2 sizes", "9×9"; empty: there is only one.
std::string size_label(Language language, const GameInfo& info);
// Returns both: "Gobblers, 2 sizes"; the title alone if it identifies the size.
std::string full_title(Language language, const GameInfo& info);
// Returns "strict"; the choices of a rule set without a display name, or `rules` itself.
std::string rules_name(Language language, const GameInfo& info, const std::string& rules);

// Returns "Orange", "X"; "First" or "Second" for a game whose players have no names.
std::string_view player_name(Language language, const GameInfo& info, Player player);

// Fills a pattern with a game's size: %1 columns, %2 rows, %3 the length of a line, %4 the number
// of kinds of pieces.
std::string fill_size_pattern(Language language, const Words& pattern, const GameInfo& info);

}  // namespace kanzen
