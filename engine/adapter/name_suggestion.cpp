#include "engine/adapter/name_suggestion.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>

#include "engine/core/phrases.hpp"
#include "engine/core/string_utils.hpp"

namespace kanzen {
namespace {

bool same_letter(char one, char other) { return to_lower(one) == to_lower(other); }

// The optimal string alignment distance (restricted Damerau-Levenshtein distance): the number of
// insertions, deletions, substitutions and transpositions of adjacent letters.
std::size_t edit_distance(std::string_view from, std::string_view to) {
  // The distances of the first i - 2, i - 1 and i letters of `from` to all prefixes of `to`.
  std::vector<std::size_t> before(to.size() + 1), last(to.size() + 1), row(to.size() + 1);
  std::iota(last.begin(), last.end(), std::size_t{0});
  for (std::size_t i = 1; i <= from.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= to.size(); ++j) {
      const std::size_t changed = same_letter(from[i - 1], to[j - 1]) ? 0 : 1;
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + changed});
      if (i > 1 && j > 1 && same_letter(from[i - 1], to[j - 2]) &&
          same_letter(from[i - 2], to[j - 1]))
        row[j] = std::min(row[j], before[j - 2] + 1);
    }
    before.swap(last);
    last.swap(row);
  }
  return last.back();
}

// Returns the only name for which `is` returns true; nullptr if there are none or several.
template <class Predicate>
const std::string* only_name(const std::vector<std::string>& names, Predicate is) {
  const std::string* only = nullptr;
  for (const std::string& name : names) {
    if (!is(name)) continue;
    if (only != nullptr) return nullptr;
    only = &name;
  }
  return only;
}

bool begins_with(std::string_view name, std::string_view word) {
  return word.size() <= name.size() &&
         std::equal(word.begin(), word.end(), name.begin(), same_letter);
}

// Returns the nearest name, of equally near ones the first; nullptr if none is near.
const std::string* nearest_name(std::string_view word, const std::vector<std::string>& names) {
  const std::string* nearest = nullptr;
  std::size_t allowed = word.size() / 3;
  for (const std::string& name : names) {
    // The distance is at least the difference in length.  This bounds the time for a long word.
    if (word.size() > name.size() + allowed || name.size() > word.size() + allowed) continue;
    const std::size_t distance = edit_distance(word, name);
    if (distance > allowed || (nearest != nullptr && distance == allowed)) continue;
    nearest = &name;
    allowed = distance;
  }
  return nearest;
}

bool is_near_short_name(std::string_view name, std::string_view word) {
  return (name.size() == 2 || name.size() == 3) && word.size() <= name.size() + 1 &&
         edit_distance(word, name) == 1;
}

}  // namespace

Diagnostic suggest_name(std::string_view word, const std::vector<std::string>& names) {
  if (word.empty()) return {};
  const std::string* name =
      only_name(names, [&](const std::string& one) { return begins_with(one, word); });
  if (name == nullptr) name = nearest_name(word, names);
  if (name == nullptr)
    name = only_name(names, [&](const std::string& one) { return is_near_short_name(one, word); });
  return name == nullptr ? Diagnostic() : Diagnostic(phrase::did_you_mean, *name);
}

}  // namespace kanzen
