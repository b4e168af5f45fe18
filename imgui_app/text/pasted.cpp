#include "imgui_app/text/pasted.hpp"

namespace kanzen::app {

std::string link_in(std::string_view text) {
  return std::string(text.substr(text.find('#') + 1));  // npos + 1 is 0: all of it
}

bool is_link(std::string_view text) {
  return text.find('#') != std::string_view::npos || text.find("game=") != std::string_view::npos;
}

bool has_sgf_start(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
  if (first == std::string_view::npos || text[first] != '(') return false;
  const auto second = text.find_first_not_of(" \t\r\n", first + 1);
  if (second == std::string_view::npos) return false;
  return text[second] == ';' || (text[second] >= 'A' && text[second] <= 'Z');  // "(B[aa];W[bb])"
}

}  // namespace kanzen::app
