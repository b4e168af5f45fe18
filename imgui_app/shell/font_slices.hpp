#pragma once
// Fonts for texts in any script.  The page's own fonts have the characters of its own texts alone;
// all others are in slices, files of some hundred characters each that scripts/font_slices.mjs
// cuts. A slice is fetched when a text that is drawn needs it.  Which slice has a character is in a
// table, a file of its own.
#include <map>
#include <set>
#include <string>
#include <vector>

namespace kanzen::app {

class FontSlices {
 public:
  // The files to fetch for these characters: first the table.  None while others are on their way;
  // those that could not be had are not asked for again before another file has come.
  std::vector<std::string> request(const std::vector<char16_t>& characters);
  // Those of the requested files that could be had: bytes by name.
  void answer(std::map<std::string, std::string> files);
  // What could not be had may be asked for again.
  void forget_failures() { failed_.clear(); }

  // The font that has the character; null: it is not here.
  const std::string* slice_with(char16_t character) const;

 private:
  std::string file_for(char16_t character) const;  // empty: no font has it

  std::map<std::string, std::string> files_;  // bytes by name
  std::set<std::string> requested_, failed_;
};

}  // namespace kanzen::app
