#pragma once
// Messages about puzzles of links, texts and files.
#include "engine/core/diagnostic.hpp"

namespace kanzen::phrase {

inline constexpr Phrase<2> no_puzzle{"\"%1\"; expected the id of a puzzle, such as %2",
                                     "「%1」という問題はありません。%2 のような番号です"};
inline constexpr Phrase<1> many_puzzles{"a list has at most %1 puzzles", "問題は%1問までです"};
inline constexpr Phrase<2> other_game{"it is of %1; the first one is of %2",
                                      "%1の局面です。最初の行は%2の局面です"};

}  // namespace kanzen::phrase
