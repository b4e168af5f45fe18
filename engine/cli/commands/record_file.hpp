#pragma once
// Game records in files.
#include <string>

#include "engine/core/result.hpp"
#include "engine/record/characters.hpp"

namespace kanzen::cli {

// The text of a record, in a file or on standard input.  Errors begin with the file's name.
Result<sgf::DecodedText> read_record(const std::string& path);

}  // namespace kanzen::cli
