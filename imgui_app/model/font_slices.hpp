#pragma once
// Fonts for texts in any script.  The page's own fonts contain only the characters of its own
// texts.  All other characters are in slices, font files of some hundred characters each made by
// scripts/font_slices.mjs.  A slice is downloaded when the page draws a text that needs it.  A
// separate file, the table, maps characters to slices.
#include <map>
#include <set>
#include <string>
#include <vector>

namespace kanzen::app {

class FontSlices {
 public:
  // Returns the files to download for these characters; first only the table.  Returns none while
  // requested files are missing.  Files that failed are requested again only after another file has
  // arrived.
  std::vector<std::string> request(const std::vector<char16_t>& characters);
  // Takes the requested files that could be downloaded: contents by name.
  void answer(std::map<std::string, std::string> files);
  // Allows failed files to be requested again.
  void forget_failures() { failed_.clear(); }

  // Returns the slice that contains the character; null if it has not been downloaded.
  const std::string* slice_with(char16_t character) const;

 private:
  std::string file_for(char16_t character) const;  // empty: no slice contains it

  std::map<std::string, std::string> files_;  // contents by name
  std::set<std::string> requested_, failed_;
};

}  // namespace kanzen::app
