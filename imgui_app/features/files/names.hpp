#pragma once
// Names of files, and keys of citations.
#include <string>
#include <string_view>

#include "imgui_app/features/state.hpp"

namespace kanzen::app {

// "kanzen-mnk-4-4-4": the name of a game's files without their ending.
std::string file_name_of_game(const GameInfo& info);
// "kanzen-gobblers2-strict": the same with the rules.
std::string file_name_of_rules(const GameInfo& info);
// "kanzen-gobblers2-strict-comparison-notebook": of a study, or of a table with the study's name.
std::string study_file_name(const State& state, std::string_view study);

// Returns eight hexadecimal digits of a hash that distinguishes texts, such as positions, which are
// too long for a file name and have characters that file names must not have.
std::string fingerprint(std::string_view text);

const char* file_ending(FigureFormat format);  // ".svg"

}  // namespace kanzen::app
