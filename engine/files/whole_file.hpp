#pragma once
// Files are written whole or not at all.  The content goes into a new file in the same folder,
// which is renamed when it is complete: a failure leaves what was there, and a reader sees the old
// file or the new one.
//
// A link stays, and the file that it leads to is replaced.  Pipes, devices and what this process
// has open (/dev/stdout, /dev/fd/N) cannot be replaced and are written directly.
#include <functional>
#include <string>
#include <string_view>

#include "engine/core/bytes.hpp"
#include "engine/core/result.hpp"

namespace kanzen {

// How the names of files end that are not complete.
inline constexpr auto part_ending = ".part";

// Passes the content of a file to a sink.
using FileWriter = std::function<Result<void>(const TextSink&)>;

// Who may read and write an old file stays, and so does its owner as far as the system allows.
// Errc::io names the path and the system's reason; an error of `write` comes back as it is.
Result<void> write_file(const std::string& path, const FileWriter& write);
Result<void> write_file(const std::string& path, std::string_view content);

// Whether write_file could begin, for a check before long work.  What is there stays as it is.
Result<void> check_writable(const std::string& path);

}  // namespace kanzen
