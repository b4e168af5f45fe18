#pragma once
// Game records: SGF files that are opened here, and the game of now as one.
#include <string>
#include <string_view>

#include "imgui_app/shell/state.hpp"

namespace kanzen::app {

// Files and pasted texts of more bytes are refused; record_file.mjs says the same.
inline constexpr std::size_t longest_record = 2'000'000;

// Does the text begin as an SGF file does?
bool looks_like_record(std::string_view text);
// Can the game of now be saved as one?
bool has_record(const GameInfo& info);
// "kanzen-mnk-4-4-4": what files of it are called, without an ending.
std::string file_name_of_game(const GameInfo& info);
// What the record says of the current position; empty: nothing.
std::string_view comment_here(const State& state);

}  // namespace kanzen::app
