#pragma once
// The words of the laboratory.
#include "engine/core/words.hpp"

namespace kanzen::app::word {

inline constexpr Words laboratory{"Laboratory", "ルールの変更"};
inline constexpr Words laboratory_title{"What if the rules were different?",
                                        "ルールが違っていたら？"};
inline constexpr Words laboratory_detail{
    "Switch a rule: the game is solved under it, and the table below grows.",
    "ルールを切り替えると、そのルールで解き、下の表に加えます。"};
inline constexpr Words laboratory_table{"Rule sets tried", "試したルール"};
// The title of the saved table and of its citation; %1 is the game.
inline constexpr Words rule_sets_of{"Rule sets of %1", "%1の各ルール"};
inline constexpr Words why_different{"Why does it change?", "違いを見る"};
inline constexpr Words solve_others{"Solve the others", "残りも解く"};
inline constexpr Words not_solved_yet{"Not solved yet", "まだ解いていません"};
// These say what the table is sorted by.
inline constexpr Words as_tried{"As tried", "試した順"};
inline constexpr Words by_value{"Value", "結果"};
// These are headings of its columns.
inline constexpr Words best_first_moves{"Best first moves", "最善の初手"};
inline constexpr Words rules_column{"Rules", "ルール"};
inline constexpr Words start_column{"Start", "初期局面"};
inline constexpr Words game_column{"Game", "ゲーム"};
inline constexpr Words finished_column{"Finished", "終局"};
inline constexpr Words drawn_percent{"Drawn (%)", "引き分け（%）"};

}  // namespace kanzen::app::word
