#pragma once
// What --out names: a file for the answer instead of standard output.
#include <functional>
#include <string>

#include "engine/api/any_game.hpp"
#include "engine/files/output.hpp"

namespace kanzen::cli {

// Writes an answer to a sink.
using Write = std::function<Result<void>(const TextSink&)>;

// Before the work that leads to the answer; what is there stays as it is.  An empty path is
// standard output.
Result<void> check_writable(const std::string& path);

// To the file, or to `output` where the path is empty.  A file that cannot be completed is
// removed again, unless it is a device.
Result<void> write_anywhere(const std::string& path, const Write& write, Output& output);

}  // namespace kanzen::cli
