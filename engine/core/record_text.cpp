#include "engine/core/record_text.hpp"

#include <algorithm>

#include "engine/core/phrases.hpp"
#include "engine/core/string_utils.hpp"

namespace kanzen {

std::vector<std::string_view> words_of(std::string_view text, std::string_view separators) {
  std::vector<std::string_view> words;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(separators, at), text.size());
    if (end > at) words.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return words;
}

std::optional<std::string_view> tag_in(std::string_view text, std::string_view name) {
  for (std::size_t at = 0; (at = text.find('[', at)) != std::string_view::npos; ++at) {
    const std::string_view rest = text.substr(at + 1);
    if (!rest.starts_with(name) || rest.size() <= name.size() || rest[name.size()] != ' ') continue;
    const std::size_t begin = rest.find('"');
    const std::size_t end = begin == std::string_view::npos ? begin : rest.find('"', begin + 1);
    if (end != std::string_view::npos) return rest.substr(begin + 1, end - begin - 1);
  }
  return std::nullopt;
}

namespace {

// Returns the word without the number of a move before it, as in "12.Gc2"; empty: it is a number.
std::string_view without_number(std::string_view word) {
  const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
  if (digits == word.size()) return {};
  if (word[digits] != '.') return word;
  word.remove_prefix(std::min(word.find_first_not_of("0123456789."), word.size()));
  return word;
}

bool is_move_of_pgn(std::string_view word) {
  const bool is_result = word == "*" || word == "1-0" || word == "0-1" || word == "1/2-1/2";
  return !word.empty() && !is_result && word.front() != '$';
}

}  // namespace

std::vector<std::string_view> words_of_pgn(std::string_view text) {
  std::vector<std::string_view> words;
  unsigned depth = 0;  // of variations
  for (std::size_t at = 0; at < text.size();) {
    const char c = text[at];
    const bool begins_line = at == 0 || text[at - 1] == '\n';
    const bool is_line = c == ';' || (begins_line && (c == '[' || c == '%' || c == '#'));
    if (c == '{' || is_line) {
      at = std::min(text.find(c == '{' ? '}' : '\n', at), text.size() - 1) + 1;
    } else if (c == '(' || c == ')') {
      depth = c == '(' ? depth + 1 : depth == 0 ? 0 : depth - 1;
      ++at;
    } else if (is_white(c)) {
      ++at;
    } else {
      const std::size_t end = std::min(text.find_first_of(" \t\r\n{}();", at), text.size());
      const std::string_view word = without_number(text.substr(at, std::max(end, at + 1) - at));
      at = std::max(end, at + 1);
      if (depth == 0 && is_move_of_pgn(word)) words.push_back(word);
    }
  }
  return words;
}

Error unread_move(std::size_t number, std::string_view text) {
  return {Errc::bad_notation, {phrase::record_move, number, excerpt(text), phrase::record_no_text}};
}

Error impossible_move(std::size_t number, std::string_view text, const Diagnostic& why) {
  return {Errc::illegal_move, {phrase::record_move, number, excerpt(text), why}};
}

}  // namespace kanzen
