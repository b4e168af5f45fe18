#pragma once
// Words about drawing on the board.
#include "engine/core/words.hpp"

namespace kanzen::app::word {

inline constexpr Words draw_on_board{"Draw on the board", "盤に描き込む"};
inline constexpr Words drawing_by_finger{"Choose squares. A drag is an arrow.",
                                         "マスを選びます。ドラッグするとやじるしです。"};
inline constexpr Words drawing_help{
    "Choose squares; a drag is an arrow. "
    "The right button draws at any time, with Shift, Ctrl or Alt in other colours.",
    "マスを選びます。ドラッグするとやじるしです。"
    "右ボタンではいつでも描けて、Shift、Ctrl、Alt で色が変わります。"};
inline constexpr Words drawing_second{"Choose the square where it ends.",
                                      "終点のマスを選んでください。"};
inline constexpr Words drawing_wipe{"Wipe the drawing", "描き込みを消す"};
inline constexpr Words drawing_end{"Done", "終わる"};
// %1: what is drawn, such as "circle b2".
inline constexpr Words drawing_shows{"Drawn: %1", "描き込み：%1"};
inline constexpr Words tool_arrow{"Arrow", "やじるし"};
inline constexpr Words tool_line{"Line", "線"};
inline constexpr Words tool_circle{"Circle", "まる"};
inline constexpr Words tool_cross{"Cross", "ばつ"};
inline constexpr Words tool_square{"Square", "しかく"};
inline constexpr Words tool_triangle{"Triangle", "さんかく"};
inline constexpr Words tool_letter{"Letter", "文字"};
inline constexpr Words drawn_highlight{"Highlight", "強調"};
inline constexpr Words color_green{"Green", "みどり"};
inline constexpr Words color_red{"Red", "あか"};
inline constexpr Words color_blue{"Blue", "あお"};
inline constexpr Words color_orange{"Orange", "だいだい"};

}  // namespace kanzen::app::word
