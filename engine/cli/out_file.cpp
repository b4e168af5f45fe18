#include "engine/cli/out_file.hpp"

#include <cerrno>
#include <filesystem>
#include <system_error>

#include "engine/cli/interrupt.hpp"

namespace kanzen::cli {
namespace {

Result<void> write_to(const Write& write, Output& output) {
  auto written = write([&](std::string_view text) { return output.write(text) && !interrupted(); });
  if (interrupted()) return Error{Errc::cancelled, "interrupted"};
  // The reason for a failed write is the output's to tell.
  if (auto flushed = output.finish(); !flushed) return flushed;
  return written;
}

Error unwritable(const std::string& path) {
  return {Errc::io,
          "cannot write to --out \"" + path + "\": " + std::generic_category().message(errno)};
}

Result<void> write_file(const std::string& path, const Write& write) {
  std::FILE* const file = std::fopen(path.c_str(), "wb");
  if (file == nullptr) return unwritable(path);
  Output output(file, "--out \"" + path + '"');
  Result<void> written = write_to(write, output);
  if (std::fclose(file) != 0 && written)
    written = Error{Errc::io, "cannot finish --out \"" + path + '"'};
  std::error_code ignored;
  if (!written && std::filesystem::is_regular_file(path, ignored))
    std::filesystem::remove(path, ignored);
  return written;
}

}  // namespace

Result<void> check_writable(const std::string& path) {
  if (path.empty()) return {};
  std::error_code ignored;
  const std::filesystem::file_status before = std::filesystem::status(path, ignored);
  if (std::filesystem::is_fifo(before)) return {};  // its reader would see an end
  std::FILE* const file = std::fopen(path.c_str(), "ab");
  if (file == nullptr) return unwritable(path);
  std::fclose(file);
  if (!std::filesystem::exists(before)) std::filesystem::remove(path, ignored);
  return {};
}

Result<void> write_anywhere(const std::string& path, const Write& write, Output& output) {
  return path.empty() ? write_to(write, output) : write_file(path, write);
}

}  // namespace kanzen::cli
