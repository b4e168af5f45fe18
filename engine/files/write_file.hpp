#pragma once
// Replaces files atomically.  The content is written to a new file in the same folder, which is
// renamed to its target when it is complete: a failure leaves the old file, and a reader sees
// either the old file or the new one.
//
// A symbolic link remains, and the file that it leads to is replaced.  Pipes, devices and files
// that this process has open (/dev/stdout, /dev/fd/N) cannot be replaced and are written directly.
#include <functional>
#include <string>
#include <string_view>

#include "engine/core/bytes.hpp"
#include "engine/core/result.hpp"

namespace kanzen {

// Suffix of the names of incomplete files.
inline constexpr auto part_suffix = ".part";

// Writes the content of a file to a sink.
using FileWriter = std::function<Result<void>(const TextSink&)>;

// Writes a file.  The new file gets the permissions, group and owner of the old one, as far as the
// system allows.  Errc::io names the path and the system's reason; an error of `write` is returned
// unchanged.
Result<void> write_file(const std::string& path, const FileWriter& write);
Result<void> write_file(const std::string& path, std::string_view content);

// Tests whether write_file could start, before a long computation.  Leaves existing files
// unchanged.  Errc::io as for write_file.
Result<void> check_writable(const std::string& path);

}  // namespace kanzen
