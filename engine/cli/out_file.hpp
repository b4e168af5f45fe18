#pragma once
// What --out names: a file for the answer instead of standard output.
#include <string>

#include "engine/files/output.hpp"
#include "engine/files/whole_file.hpp"

namespace kanzen::cli {

// Before the work that leads to the answer; what is there stays as it is.  An empty path is
// standard output.
Result<void> check_out_file(const std::string& path);

// To the file, or to `output` where the path is empty.  Errc::cancelled: Ctrl-C came before the
// end.
Result<void> write_out_file(const std::string& path, const FileWriter& write, Output& output);

}  // namespace kanzen::cli
