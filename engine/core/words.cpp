#include "engine/core/words.hpp"

#include <algorithm>
#include <optional>

namespace kanzen {
namespace {

// A plural selector "{ply|plies}" in a pattern.
struct NumberForms {
  std::string_view one, other;
  std::size_t last;  // index of its closing brace
};

// Parses the selector at index `at`; nullopt if there is none.
std::optional<NumberForms> forms_at(std::string_view pattern, std::size_t at) {
  if (at >= pattern.size() || pattern[at] != '{') return std::nullopt;
  const std::size_t bar = pattern.find('|', at);
  const std::size_t close = pattern.find('}', at);
  if (bar == std::string_view::npos || close == std::string_view::npos || bar > close) {
    return std::nullopt;
  }
  return NumberForms{pattern.substr(at + 1, bar - at - 1), pattern.substr(bar + 1, close - bar - 1),
                     close};
}

}  // namespace

std::string fill(std::string_view pattern, std::span<const std::string_view> arguments) {
  std::string filled;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const bool slot = pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' &&
                      static_cast<std::size_t>(pattern[i + 1] - '1') < arguments.size();
    if (!slot) {
      filled += pattern[i];
      continue;
    }
    const std::string_view argument = arguments[static_cast<std::size_t>(pattern[++i] - '1')];
    if (const auto forms = forms_at(pattern, i + 1)) {
      filled += fill(argument == "1" ? forms->one : forms->other, arguments);
      i = forms->last;
    } else {
      filled += argument;
    }
  }
  return filled;
}

const Words* find_words(std::span<const NamedWords> all, std::string_view name) {
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const NamedWords& words) { return words.name == name; });
  return found == all.end() ? nullptr : &found->words;
}

}  // namespace kanzen
