#pragma once
// The kinds of texts that a visitor pastes or types.
#include <string>
#include <string_view>

namespace kanzen::app {

bool is_link(std::string_view text);
std::string link_in(std::string_view text);  // the part after '#', or all of it
// Does the text begin like an SGF file?
bool has_sgf_start(std::string_view text);

}  // namespace kanzen::app
