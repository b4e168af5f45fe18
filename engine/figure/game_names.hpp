#pragma once
// What games and their rule sets are called.
#include <span>
#include <string>

#include "engine/adapter/any_game.hpp"
#include "engine/core/words.hpp"

namespace kanzen {

// "Gobblers", "5,5,4-game"; a game without a name here has its GameInfo::name.
std::string game_title(Language language, const GameInfo& info);
// Which one of several: "2 sizes", "9×9"; empty: there is only one.
std::string sizes_words(Language language, const GameInfo& info);
// Both together: "Gobblers, 2 sizes"; a title that tells the size by itself stands alone.
std::string full_title(Language language, const GameInfo& info);
// "strict"; a rule set without a name here is called as the engine calls it.
std::string rules_name(Language language, const GameInfo& info, const std::string& rules);

// A pattern about a game: %1 columns, %2 rows, %3 the length of a line, %4 the number of kinds of
// pieces.
std::string about_size(Language language, const Words& pattern, const GameInfo& info);

// All names, for whoever has to know their letters.
std::span<const NamedWords> all_game_names();

}  // namespace kanzen
