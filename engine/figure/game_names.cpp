// The display names of games, rule sets and players.  The page shows them too: its fonts are subset
// to the characters that occur in this file (cmake/fonts.cmake).
#include <array>

#include "engine/adapter/any_game.hpp"
#include "engine/figure/words.hpp"

namespace kanzen {
namespace {

// The keys of names_of_family() are "title" with the name of a game or a family, "size" with a
// family, "rules" with a family and a rule set or a choice of one, "player 1" and "player 2" with a
// family.  These are the players of all others.
constexpr std::array default_names{
    NamedWords{"player 1", {"First", "先手"}},
    NamedWords{"player 2", {"Second", "後手"}},
};

const Words* find(const GameInfo& info, const std::string& name) {
  return find_words(names_of_family(info.family), name);
}

// Does the title identify the size, because it is that of one game or contains the size?
bool title_includes_size(const GameInfo& info) {
  if (info.name != info.family && find(info, "title " + info.name) != nullptr) return true;
  const Words* words = find(info, "title " + info.family);
  return words == nullptr || words->english.find('%') != std::string_view::npos;
}

}  // namespace

std::string game_title(Language language, const GameInfo& info) {
  const Words* words = find(info, "title " + info.name);
  if (words == nullptr) words = find(info, "title " + info.family);
  return words == nullptr ? info.name : fill_size_pattern(language, *words, info);
}

std::string size_label(Language language, const GameInfo& info) {
  const Words* words = find(info, "size " + info.family);
  return words == nullptr ? std::string() : fill_size_pattern(language, *words, info);
}

std::string full_title(Language language, const GameInfo& info) {
  const std::string size = title_includes_size(info) ? std::string() : size_label(language, info);
  if (size.empty()) return game_title(language, info);
  return game_title(language, info) + (language == Language::japanese ? "・" : ", ") + size;
}

std::string rules_name(Language language, const GameInfo& info, const std::string& rules) {
  const std::string key = "rules " + info.family + ' ';
  const Words* words = find(info, key + rules);
  if (words != nullptr) return std::string(words->in(language));
  const std::size_t comma = rules.rfind(',');  // between choices
  if (comma == std::string::npos) return rules;
  return rules_name(language, info, rules.substr(0, comma)) +
         (language == Language::japanese ? "・" : ", ") +
         rules_name(language, info, rules.substr(comma + 1));
}

std::string_view player_name(Language language, const GameInfo& info, Player player) {
  const std::string key = player == 0 ? "player 1" : "player 2";
  const Words* words = find(info, key + ' ' + info.family);
  return (words == nullptr ? find_words(default_names, key) : words)->in(language);
}

std::string fill_size_pattern(Language language, const Words& pattern, const GameInfo& info) {
  return fill(pattern.in(language),
              {std::to_string(info.size.columns), std::to_string(info.size.rows),
               std::to_string(info.size.line), std::to_string(info.kinds.size())});
}

}  // namespace kanzen
