#pragma once
// Words of puzzles: their goals, and how the visitor's moves have done.
#include "engine/core/words.hpp"

namespace kanzen::app::word {

inline constexpr Words puzzles{"Puzzles", "問題"};
inline constexpr Words all_puzzles{"All puzzles", "問題一覧"};
inline constexpr Words puzzles_solved{"%1 of %2 solved", "%2問中%1問正解"};
inline constexpr Words puzzle_is_solved{"%1 (solved)", "%1（正解済み）"};

// --- goals
inline constexpr Words puzzle_win{"Win in %1 plies: only one move wins",
                                  "%1手で勝ち：勝つ手は一つだけ"};
inline constexpr Words puzzle_draw{"Hold the draw: every other move loses",
                                   "引き分けを守る：ほかの手は負け"};
inline constexpr Words puzzle_hold_out{"Hold out for %1 plies", "%1手まで粘る"};

inline constexpr Words puzzle_mate{"Mate in %1 plies: every move gives check",
                                   "%1手詰：王手の連続で詰ませる"};

inline constexpr Words puzzle_best{"Find the best move", "最善手を探す"};

// --- goals as headlines
inline constexpr Words puzzle_win_headline{"Win in %1 plies", "%1手で勝つ"};
inline constexpr Words puzzle_draw_headline{"Hold the draw", "引き分けを守る"};
inline constexpr Words puzzle_mate_headline{"Mate in %1 plies", "%1手詰"};

// --- the state of a puzzle
inline constexpr Words puzzle_find_move{"Find the move. The perfect player answers it.",
                                        "その一手を見つけてください。最善手の相手が応じます。"};
inline constexpr Words puzzle_lose_late{
    "The position is lost. Choose moves that lose as late as possible.",
    "負けの局面です。できるだけ遅く負ける手を選んでください。"};
inline constexpr Words puzzle_win_kept{"You still win. Go on.", "まだ勝ちです。続けてください。"};
inline constexpr Words puzzle_draw_kept{"You still draw. Hold the draw for %1 more %1{move|moves}.",
                                        "まだ引き分けです。あと%1手守ってください。"};
inline constexpr Words puzzle_mate_kept{"The mate goes on. Give check.",
                                        "詰み筋です。王手を続けてください。"};
inline constexpr Words puzzle_still_longest{"No move loses later. Go on.",
                                            "これより遅く負ける手はありません。続けてください。"};
inline constexpr Words puzzle_waits{
    "The values of this game are not ready, so the move cannot be judged yet.",
    "評価の準備ができていないため、この手はまだ判定できません。"};
inline constexpr Words puzzle_win_lost{"This move gives the win away", "この手では勝ちを逃します"};
inline constexpr Words puzzle_draw_lost{"This move gives the draw away",
                                        "この手では引き分けを逃します"};
inline constexpr Words puzzle_mate_lost{"This move does not mate in time",
                                        "この手では間に合う詰みがありません"};
inline constexpr Words puzzle_lost_sooner{"This move loses %1 %1{ply|plies} sooner",
                                          "この手では%1手早く負けます"};
inline constexpr Words puzzle_answered{"Solved", "正解です"};
inline constexpr Words puzzle_won{"You won in %1 plies, as soon as possible.",
                                  "最短の%1手で勝ちました。"};
inline constexpr Words puzzle_won_later{"You won in %1 plies; %2 were possible.",
                                        "%1手で勝ちました。最短は%2手です。"};
inline constexpr Words puzzle_mated{"The lion could not escape.",
                                    "らいおんは逃げられませんでした。"};
inline constexpr Words puzzle_held{"You held the draw.", "引き分けを守りました。"};
inline constexpr Words puzzle_held_out{"You held out for %1 plies, as long as possible.",
                                       "最長の%1手まで粘りました。"};
inline constexpr Words puzzle_again{"Try again", "もう一度"};
inline constexpr Words puzzle_next{"Next puzzle", "次の問題"};

// --- random puzzles and custom ones
inline constexpr Words puzzle_random{"Random puzzle", "ランダムな問題"};
inline constexpr Words puzzle_another{"Another one", "もう一問"};
inline constexpr Words puzzle_making{"Looking for a position…", "局面を探しています…"};
inline constexpr Words puzzle_none{"No position has exactly one winning move at this distance.",
                                   "この手数で勝つ手が一つだけの局面はありません。"};
inline constexpr Words puzzles_custom{"Your puzzles", "持ち込みの問題"};
inline constexpr Words puzzles_refused{"These puzzles cannot be opened", "問題を開けません"};
inline constexpr Words puzzles_advice{
    "Write one link or position of the same game per line, each with a move to find.",
    "同じゲームのリンクか局面を1行に一つずつ書いてください。終局した局面は使えません。"};

// --- links
inline constexpr Words puzzle_unknown{"There is no such puzzle", "その問題はありません"};
inline constexpr Words puzzle_advice{"Choose one from the list of puzzles on the Game tab.",
                                     "「棋譜」タブの問題一覧から選んでください。"};

}  // namespace kanzen::app::word
