#pragma once
// Words of the game menu.
#include "engine/core/words.hpp"

namespace kanzen::app::word {

inline constexpr Words menu_drawn{"Solved: a draw. %1 positions.",
                                  "解析済み：最善なら引き分け。%1局面。"};
inline constexpr Words menu_won{"Solved: %1 wins in %2. %3 positions.",
                                "解析済み：%1の勝ち（%2）。%3局面。"};
inline constexpr Words size_columns{"Columns", "列"};
inline constexpr Words size_rows{"Rows", "行"};
inline constexpr Words size_line{"In a line", "並べる数"};
inline constexpr Words size_too_large{"A board has at most 64 squares; %1×%2 has %3.",
                                      "盤は64マスまでです。%1×%2は%3マスです。"};
inline constexpr Words size_least{"The number must be at least 1.", "1より小さくできません。"};
inline constexpr Words size_line_too_long{"A line on %1×%2 has at most %3 squares.",
                                          "%1×%2の盤に並ぶのは%3個までです。"};
inline constexpr Words size_solved{"You can solve every position.", "すべての局面を解けます。"};
inline constexpr Words size_searched{"Too large to solve: you can search single positions.",
                                     "全局面は解けません。局面ごとに探索します。"};
inline constexpr Words size_longest_side{"A side is at most %3 long.", "一辺の長さは%3までです。"};
inline constexpr Words size_for_all{"For two people, or against a bot.",
                                    "二人でも、ボットとも打てます。"};

}  // namespace kanzen::app::word
