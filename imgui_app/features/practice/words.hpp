#pragma once
// Words of the practice of mistakes.
#include "engine/core/words.hpp"

namespace kanzen::app::word {

inline constexpr Words practise{"Practise mistakes", "悪手を練習"};
inline constexpr Words practise_yours{"Practise your mistakes", "悪手を練習"};
inline constexpr Words practice_goal{"Find a better move", "もっと良い手を探す"};
inline constexpr Words practice_number{"Mistake %1 of %2", "悪手 %1 / %2"};
inline constexpr Words practice_asked{"In ply %1, %2 was a mistake.", "%1手目の%2は悪手でした。"};
// %1: a sentence about the position, such as "Orange wins in 9 plies".
inline constexpr Words practice_before{"Before it: %1.", "その前：%1。"};
inline constexpr Words practice_after{"After it: %1.", "その後：%1。"};
inline constexpr Words practice_right{"%1 is right", "%1は正解です"};
inline constexpr Words practice_wrong{"%1 is a mistake too", "%1も悪手です"};
inline constexpr Words practice_again{"%1 is the mistake of the game", "%1は対局と同じ悪手です"};
inline constexpr Words practice_best{"At best: %1.", "最善なら：%1。"};
inline constexpr Words practice_waits{"The value of this move is not known yet.",
                                      "この手の評価はまだありません。"};
inline constexpr Words practice_away{"This is another position.", "別の局面です。"};
inline constexpr Words practice_chances{"%1 (chances of %2: %3)", "%1（%2の勝率%3）"};
inline constexpr Words practice_threshold{
    "By estimate: a mistake lowers the chances by 20% or more.",
    "推定による判定です。勝率を20%以上下げた手が悪手です。"};
inline constexpr Words practice_more{"The rest of the game is being evaluated.",
                                     "残りの局面を評価しています。"};
inline constexpr Words practice_finished{"Practice finished", "練習は終わりです"};
inline constexpr Words practice_result{"You found %1 of %2, %3 of them at once.",
                                       "%2問中%1問正解、うち%3問は一度で正解です。"};
inline constexpr Words practice_none{"%1 made no mistake.", "%1に悪手はありません。"};
inline constexpr Words practice_retry{"Try again", "もう一度"};
inline constexpr Words practice_solution{"Show the solution", "正解を見る"};
inline constexpr Words practice_next{"Next", "次へ"};
inline constexpr Words practice_back{"Back to the exercise", "問題へ戻る"};
inline constexpr Words practice_restart{"Practise again", "もう一度練習"};
inline constexpr Words practice_end{"End", "終了"};
inline constexpr Words practice_slower{"Slower wins and sooner losses too",
                                       "勝ちの遅れと負けの早まりも"};

}  // namespace kanzen::app::word
