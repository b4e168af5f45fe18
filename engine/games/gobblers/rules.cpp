#include "engine/games/gobblers/rules.hpp"

#include <algorithm>

#include "engine/core/phrases.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/games/gobblers/phrases.hpp"

namespace kanzen::gobblers {
namespace {

struct Choice {
  std::string_view name;
  std::array<std::string_view, 3> texts;  // of its settings; the last may be empty

  std::size_t setting_count() const { return texts.back().empty() ? 2 : 3; }
  std::vector<std::string> settings() const {
    return {texts.begin(), texts.begin() + static_cast<std::ptrdiff_t>(setting_count())};
  }
};

constexpr std::array<Choice, Rules::choice_count> all_choices{{
    {"lift", {"at-once", "after", "illegal"}},
    {"both-lines", {"opponent", "mover"}},
    {"board-moves", {"yes", "no"}},
    {"covers", {"any", "opponent", "nothing"}},
    {"uncovers", {"any", "own"}},
    {"stuck", {"draws", "loses"}},
    {"pieces", {"2", "1"}},
    {"line", {"wins", "loses"}},
}};

std::string names_of_choices() {
  return joined(all_choices, ", ", [](const Choice& choice) { return std::string(choice.name); });
}

}  // namespace

std::vector<Rules> Rules::all(int sizes) {
  std::vector<Rules> found;
  Rules next;
  for (std::size_t choice = 0; choice < choice_count;) {
    if (choice == 0 && next == next.without_idle_choices(sizes)) found.push_back(next);
    // Counts up, with the first choice as the lowest digit.
    if (++next.settings_[choice] < all_choices[choice].setting_count()) {
      choice = 0;
    } else {
      next.settings_[choice++] = 0;
    }
  }
  return found;
}

Result<Rules> Rules::parse(int sizes, std::string_view text) {
  if (text == strict_name) return Rules{};
  if (text == cover_name) return cover();
  Rules rules;
  std::array<bool, choice_count> is_made{};
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    const std::string_view part = text.substr(begin, end - begin);
    const std::size_t equals = std::min(part.find('='), part.size());
    const auto choice =
        std::find_if(all_choices.begin(), all_choices.end(),
                     [&](const Choice& one) { return one.name == part.substr(0, equals); });
    const auto refuse = [&](Diagnostic why) {
      return Error{Errc::unknown_rules, std::move(why)}.at(begin);
    };
    if (choice == all_choices.end())
      return refuse({phrase::unknown_choice, excerpt(part.substr(0, equals)), names_of_choices()});
    const auto settings = choice->settings();
    const auto number = static_cast<std::size_t>(choice - all_choices.begin());
    const std::string_view given = part.substr(std::min(equals + 1, part.size()));
    const auto setting = std::find(settings.begin(), settings.end(), given);
    if (setting == settings.end())
      return refuse(
          {phrase::unknown_setting, choice->name, excerpt(given), joined(settings, ", ")});
    if (is_made[number]) return refuse({phrase::choice_made_twice, choice->name});
    is_made[number] = true;
    rules.settings_[number] = static_cast<std::uint8_t>(setting - settings.begin());
    begin = end + 1;
  }
  return rules.without_idle_choices(sizes);
}

// A choice is idle if no play differs by it: lifts uncover no line where nothing of the opponent's
// is uncovered, and fewer than three pieces make no line.
Rules Rules::without_idle_choices(int sizes) const {
  Rules rules = *this;
  const bool has_lines = sizes * pieces_per_size() >= 3;
  if (sizes == 1) rules.settings_[covered] = 0;
  const bool uncovers = sizes > 1 && has_board_moves() && covers() != Covers::nothing;
  if (!uncovers) rules.settings_[uncovered] = 0;
  if (!uncovers || uncovers_only_own() || !has_lines) rules.settings_[lift] = 0;
  if (!rules.may_uncover_line()) rules.settings_[both_lines] = 0;
  const bool has_room =  // a square for each piece, and an empty one
      covers() == Covers::nothing && has_board_moves() &&
      2 * sizes * pieces_per_size() < cell_count;
  if (!rules.may_be_stuck() || has_room) rules.settings_[stuck] = 0;
  if (!has_lines) rules.settings_[line] = 0;
  return rules;
}

std::string Rules::name() const {
  if (*this == Rules{}) return std::string(strict_name);
  if (*this == cover()) return std::string(cover_name);
  std::string text;
  for (const RuleChoice& choice : choices()) {
    if (choice.chosen == 0) continue;
    if (!text.empty()) text += ',';
    text += choice.name + '=' + choice.settings[choice.chosen];
  }
  return text;
}

Diagnostic Rules::words() const {
  if (*this == Rules{}) return phrase::strict_rules;
  if (*this == cover()) return phrase::cover_rules;
  return untranslated(name());
}

std::vector<RuleChoice> Rules::choices() const {
  std::vector<RuleChoice> result;
  for (std::size_t i = 0; i < choice_count; ++i)
    result.push_back(
        {std::string(all_choices[i].name), all_choices[i].settings(), unsigned{settings_[i]}});
  return result;
}

}  // namespace kanzen::gobblers
