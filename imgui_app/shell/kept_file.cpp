#include "imgui_app/shell/kept_file.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>

#include "engine/files/whole_file.hpp"

namespace kanzen::app {
namespace {

namespace fs = std::filesystem;

fs::path data_folder() {
  const char* data = std::getenv("XDG_DATA_HOME");
  if (data != nullptr && *data != '\0') return fs::path(data) / "kanzen";
  const char* home = std::getenv("HOME");
  if (home == nullptr || *home == '\0') return {};
  return fs::path(home) / ".local" / "share" / "kanzen";
}

}  // namespace

KeptFile::KeptFile(const std::string& game, const std::string& rules) {
  const fs::path folder = data_folder();
  if (!folder.empty()) path_ = (folder / (game + '-' + rules + ".values")).string();
}

bool KeptFile::exists() const {
  std::error_code code;
  return !path_.empty() && fs::is_regular_file(path_, code);
}

Result<void> KeptFile::replace_with(const Writer& write) const {
  if (path_.empty()) return Error{Errc::unsupported, "there is no folder to keep values in"};
  std::error_code ignored;  // without the folder the file cannot be written, which is told
  fs::create_directories(fs::path(path_).parent_path(), ignored);
  return write_file(path_, [&](const TextSink& sink) {
    return write([&](std::span<const std::byte> bytes) {
      return sink({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    });
  });
}

ByteSource KeptFile::open() const {
  const auto file = std::make_shared<std::ifstream>(path_, std::ios::binary);
  return [file](std::span<std::byte> bytes) {
    file->read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    return static_cast<std::size_t>(file->gcount());
  };
}

Result<void> KeptFile::remove() const {
  std::error_code code;
  if (!path_.empty()) fs::remove(path_, code);
  if (code)
    return Error{Errc::io,
                 "the kept values could not be deleted: " + path_ + ": " + code.message()};
  return {};
}

}  // namespace kanzen::app
