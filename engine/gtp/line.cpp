#include "engine/gtp/line.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "engine/core/numbers.hpp"

namespace kanzen::gtp {
namespace {

constexpr std::size_t longest_id = 10;  // digits: numbers up to 2^31 - 1

bool is_id(std::string_view word) {
  return word.size() <= longest_id &&
         word.find_first_not_of("0123456789") == std::string_view::npos;
}

std::string cleaned(std::string_view line) {
  std::string text;
  for (const char c : line.substr(0, line.find('#'))) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '\t') {
      text += ' ';
    } else if (byte >= 32 && byte != 127) {
      text += c;
    }
  }
  return text;
}

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  while (true) {
    const std::size_t begin = text.find_first_not_of(' ');
    if (begin == std::string_view::npos) return words;
    text.remove_prefix(begin);
    const std::size_t end = std::min(text.find(' '), text.size());
    words.emplace_back(text.substr(0, end));
    text.remove_prefix(end);
  }
}

}  // namespace

std::optional<Command> read_line(std::string_view line) {
  std::vector<std::string> words = words_of(cleaned(line));
  if (words.empty()) return std::nullopt;
  Command command;
  auto word = words.begin();
  if (is_id(*word)) command.id = *word++;
  if (word != words.end()) command.name = *word++;
  command.arguments.assign(word, words.end());
  return command;
}

std::optional<Player> read_color(std::string_view text) {
  const std::string color = in_capitals(text);
  if (color == "B" || color == "BLACK") return Player{0};
  if (color == "W" || color == "WHITE") return Player{1};
  return std::nullopt;
}

std::optional<unsigned> read_number(std::string_view text) { return whole_number<unsigned>(text); }

std::optional<double> read_decimal(std::string_view text) {
  const std::string copy(text);
  char* end = nullptr;
  const double number = std::strtod(copy.c_str(), &end);
  if (copy.empty() || *end != '\0' || !std::isfinite(number)) return std::nullopt;
  return number;
}

std::string in_capitals(std::string_view text) {
  std::string capitals(text);
  for (char& c : capitals)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return capitals;
}

}  // namespace kanzen::gtp
