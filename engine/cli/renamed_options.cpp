#include "engine/cli/renamed_options.hpp"

#include <algorithm>
#include <string_view>

namespace kanzen::cli {
namespace {

struct RenamedOption {
  std::string_view command, old_name, new_name;
};

constexpr RenamedOption renamed_options[] = {
    {"compare", "--first", "--limit"},
    {"figure", "--plies", "--depth"},
    {"figure", "--every-position", "--no-symmetry"},
    {"figure", "--from", "--perspective"},
    {"perft", "--without-passes", "--no-passes"},
};

// Does the word give the option, as "--limit" or as "--limit=3"?
bool gives_option(std::string_view word, std::string_view name) {
  return word.substr(0, word.find('=')) == name;
}

}  // namespace

RenamedOptions use_new_names(std::vector<std::string>& words) {
  RenamedOptions result;
  if (words.empty()) return result;
  const auto end = std::find(words.begin(), words.end(), "--");  // positional arguments follow
  for (const RenamedOption& option : renamed_options) {
    if (words.front() != option.command) continue;
    const auto is_given = [&](std::string_view name) {
      return std::any_of(words.begin(), end,
                         [&](const std::string& word) { return gives_option(word, name); });
    };
    if (!is_given(option.old_name)) continue;
    const std::string is_renamed =
        std::string(option.old_name) + " is now called " + std::string(option.new_name);
    if (is_given(option.new_name)) {
      result.fault = is_renamed + "; expected one of the two";
      return result;
    }
    for (auto word = words.begin(); word != end; ++word)
      if (gives_option(*word, option.old_name))
        word->replace(0, option.old_name.size(), option.new_name);
    result.notes.push_back(is_renamed + "; the old name will be removed in the next release");
  }
  return result;
}

}  // namespace kanzen::cli
