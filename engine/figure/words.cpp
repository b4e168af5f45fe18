#include "engine/figure/words.hpp"

#include <array>

namespace kanzen {
namespace {

// In the order of FigureText.
constexpr std::array all_words{
    Words{"Position %1", "局面 %1"},
    Words{"First player to move", "先手番"},
    Words{"Second player to move", "後手番"},
    Words{"The first player has won", "先手の勝ち"},
    Words{"The second player has won", "後手の勝ち"},
    Words{"The game is drawn", "引き分け"},
    Words{"%1 wins in %2", "%1の勝ち（%2）"},
    Words{"%1 wins, decided in sweep %2", "%1の勝ち（走査%2回目で決定）"},
    Words{"%1 wins", "%1の勝ち"},
    Words{"draw with perfect play", "最善なら引き分け"},
    Words{"first player", "先手"},
    Words{"second player", "後手"},
    Words{"Disc: win, half disc: draw, ring: loss of the side to move; number: plies to the end",
          "●は手番側の勝ち、◐は引き分け、○は負け。数は終局までの手数"},
    Words{"Disc: win, half disc: draw, ring: loss of the side to move",
          "●は手番側の勝ち、◐は引き分け、○は負け"},
    Words{"Values for the %1. Disc: win, half disc: draw, ring: loss; number: plies from the "
          "root to the end; bold: best moves",
          "評価は%1から見たもの。●は勝ち、◐は引き分け、○は負け。数は根から終局までの手数、"
          "太線は最善手"},
    Words{"Won", "勝ち"},
    Words{"Drawn", "引き分け"},
    Words{"Lost", "負け"},
    Words{"draws", "引分"},
    Words{"Positions by plies to the end", "終局までの手数ごとの局面数"},
    Words{"Positions by the sweep that decides them", "決まった走査ごとの局面数"},
    Words{"plies to the end", "終局までの手数"},
    Words{"sweep", "走査"},
    Words{"%1 reachable positions, each for the side to move",
          "到達可能な%1局面を手番側から見たもの"},
    Words{"%1 reachable positions up to symmetry, each for the side to move",
          "到達可能な（対称形を除く）%1局面を手番側から見たもの"},
    Words{"Won upwards, lost downwards", "上は勝ち、下は負け"},
    Words{"Value by ply", "評価の推移"},
    Words{"Bars up: the first player wins, down: the second; the nearer the end the longer; dash: "
          "draw; diamond: blunder; number: plies to the end",
          "上は先手の勝ち、下は後手の勝ち、長いほど終局が近い。横線は引き分け、◆は悪手、"
          "数は終局までの手数"},
    Words{"Ply", "手数"},
    Words{"Move", "手"},
    Words{"Outcome", "結果"},
    Words{"Distance", "終局まで"},
    Words{"Blunder", "悪手"},
    Words{"Best", "最善"},
    Words{"Symmetric moves", "同形の手"},
};
static_assert(all_words.size() == static_cast<std::size_t>(FigureText::alike) + 1);

}  // namespace

std::string figure_text(Language language, FigureText text) {
  return std::string(all_words[static_cast<std::size_t>(text)].in(language));
}

std::string figure_text(Language language, FigureText text, const std::string& first,
                        const std::string& second) {
  return fill(figure_text(language, text), {first, second});
}

std::string figure_heading(Language language, const GameInfo& info) {
  const bool japanese = language == Language::japanese;
  return full_title(language, info) + (japanese ? "、ルール：" : ", rules: ") +
         rules_name(language, info, info.rules);
}

std::string outcome_name(Language language, Outcome outcome) {
  if (outcome == Outcome::draw) return figure_text(language, FigureText::drawn);
  return figure_text(language, outcome == Outcome::win ? FigureText::won : FigureText::lost);
}

std::string figure_player(Language language, Player player) {
  return figure_text(language, player == 0 ? FigureText::first_player : FigureText::second_player);
}

std::string figure_verdict(Language language, const GameInfo& info, Value value, Player mover,
                           bool distances) {
  if (value.outcome == Outcome::draw) return figure_text(language, FigureText::is_draw);
  const Player winner = value.outcome == Outcome::win ? mover : static_cast<Player>(1 - mover);
  const std::string name = figure_player(language, winner);
  if (!distances) return figure_text(language, FigureText::wins_without_distance, name);
  const std::string number = std::to_string(value.distance);
  if (!info.distance_in_plies)
    return figure_text(language, FigureText::wins_by_sweep, name, number);
  const bool japanese = language == Language::japanese;
  const char* const plies = japanese ? "手" : value.distance == 1 ? " ply" : " plies";
  return figure_text(language, FigureText::wins, name, number + plies);
}

}  // namespace kanzen
