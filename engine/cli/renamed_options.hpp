#pragma once
// Options that have been renamed.  The old name works for one release, with a note.
#include <string>
#include <vector>

namespace kanzen::cli {

struct RenamedOptions {
  std::vector<std::string> notes;  // one for each old name on the command line
  std::string fault;               // an option has both of its names; empty: none
};

// Replaces the old names of options by the new ones.  `words`: the command line without the
// program's name.
RenamedOptions use_new_names(std::vector<std::string>& words);

}  // namespace kanzen::cli
