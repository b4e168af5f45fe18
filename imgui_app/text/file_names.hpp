#pragma once
// Names of files, and keys of citations.
#include <string>
#include <string_view>

#include "engine/core/board_view.hpp"
#include "engine/figure/figure_file.hpp"
#include "engine/session/session.hpp"

namespace kanzen::app {

// "kanzen-mnk-4-4-4": the name of a game's files without their ending.
std::string file_name_of_game(const GameInfo& info);
// "kanzen-gobblers2-strict": the same with the rules.
std::string file_name_of_rules(const GameInfo& info);
// "kanzen-gobblers2-strict-comparison-notebook": of a study, or of a table with the study's name.
// `compared`: the other rule set, or empty.
std::string study_file_name(const GameInfo& info, std::string_view study,
                            std::string_view compared = {});

// Returns eight hexadecimal digits of a hash that distinguishes texts, such as positions, which are
// too long for a file name and have characters that file names must not have.
std::string fingerprint(std::string_view text);

// "kanzen-gobblers2-strict-board-7-values-dark-1c0f93ab.svg": game, rules, kind, ply, main options,
// and a hash of all options and of the position or game.
std::string figure_file_name(const Session& session, const FigureSpec& figure);

// Returns whether a figure of this kind shows all positions of the line.
bool shows_line(FigureKind kind);
const char* file_ending(FigureFormat format);  // ".svg"

}  // namespace kanzen::app
