#pragma once
// Texts of the position editor.
#include "engine/core/words.hpp"

namespace kanzen::app::word {

inline constexpr Words can_be_played{"This position can be played", "この局面から対局できます"};
inline constexpr Words things_wrong{"%1 %1{error|errors} in this position",
                                    "直すところが%1か所あります"};
inline constexpr Words never_reached{
    "This position is not reachable from the start. You can play on from it, but it may have no "
    "values.",
    "初期局面からは到達できない局面です。ここから対局できますが、評価がないことがあります。"};
inline constexpr Words move_tool{"Move", "動かす"};
inline constexpr Words remove_tool{"Remove", "取り除く"};
inline constexpr Words ko_tool{"Ko point", "コウ"};
inline constexpr Words piece_tool_hint{"Choose squares for this piece.",
                                       "置くマスを選んでください。"};
inline constexpr Words move_tool_hint{"Move pieces, or choose a piece to place.",
                                      "駒を動かすか、置く駒を選びます。"};
inline constexpr Words held_hint{"Choose where to put it.", "移す先を選んでください。"};
inline constexpr Words remove_tool_hint{"Choose pieces to remove.", "取り除く駒を選んでください。"};
inline constexpr Words ko_tool_hint{"Choose the point that ko forbids.",
                                    "コウで打てない点を選んでください。"};
inline constexpr Words no_editor{"You cannot edit positions of this game.",
                                 "このゲームの局面は編集できません。"};
inline constexpr Words side_to_move{"To move", "手番"};
inline constexpr Words side_follows{"The pieces determine whose turn it is.",
                                    "手番は駒の数で決まります。"};
inline constexpr Words whole_board{"The whole board", "盤全体"};
inline constexpr Words shift_board{"Shift all pieces", "全体をずらす"};
inline constexpr Words shift_left{"Left", "左へ"};
inline constexpr Words shift_right{"Right", "右へ"};
inline constexpr Words shift_up{"Up", "上へ"};
inline constexpr Words shift_down{"Down", "下へ"};
inline constexpr Words shift_whole_left{"Shift all pieces to the left", "全体を左へ"};
inline constexpr Words shift_whole_right{"Shift all pieces to the right", "全体を右へ"};
inline constexpr Words shift_whole_up{"Shift all pieces up", "全体を上へ"};
inline constexpr Words shift_whole_down{"Shift all pieces down", "全体を下へ"};
inline constexpr Words mirror_board{"Mirror", "左右反転"};
inline constexpr Words turn_board{"Turn", "回転"};
inline constexpr Words swap_players{"Swap players", "先後交換"};
inline constexpr Words start_position{"Start", "初期局面"};
inline constexpr Words clear_board{"Clear", "空にする"};
inline constexpr Words undo_edit{"Undo the change", "変更を元に戻す"};
inline constexpr Words redo_edit{"Redo the change", "変更をやり直す"};
inline constexpr Words play_here{"Play from here", "ここから対局"};
inline constexpr Words position_field{"Position, moves, record or link",
                                      "局面・手順・棋譜・リンク"};
inline constexpr Words position_field_hint{"Type or paste: the page reads it as you type.",
                                           "入力や貼り付けを、そのまま読み取ります。"};
inline constexpr Words reading_link{"A link.", "リンクです。"};
inline constexpr Words reading_record{"A game record.", "棋譜です。"};
inline constexpr Words reading_moves{"A game of %1 %1{move|moves}.", "%1手の手順です。"};
inline constexpr Words reading_number{"A position as a number.", "局面を表す数です。"};
inline constexpr Words wrong_here{"wrong here", "要修正"};
inline constexpr Words ko_here{"ko", "コウ"};

inline constexpr Words tab_edit{"Edit", "編集"};
inline constexpr Words not_read{"This cannot be read", "読み取れません"};

}  // namespace kanzen::app::word
