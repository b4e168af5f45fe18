#include "engine/cli/table_files.hpp"

#include <openssl/evp.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace kanzen::cli {
namespace {

constexpr std::uintmax_t largest_file = 1 << 28;  // bytes; no manifest and no chunk is larger

Error failure(const std::filesystem::path& path, const std::string& what) {
  return {Errc::io, path.string() + ": " + what};
}

Result<std::vector<std::byte>> read_file(const std::filesystem::path& path) {
  std::error_code error;
  const auto size = std::filesystem::file_size(path, error);
  if (error) return failure(path, "cannot be read: " + error.message());
  if (size > largest_file) return failure(path, "is too large for a part of a table");
  std::vector<std::byte> bytes(size);
  std::ifstream file(path, std::ios::binary);
  file.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(size));
  if (!file) return failure(path, "cannot be read");
  return bytes;
}

// Under another name first, which no other program takes: a reader never sees half a file.
Result<void> write_file(const std::filesystem::path& path, std::span<const std::byte> bytes) {
  const std::filesystem::path part = path.string() + '.' + std::to_string(getpid()) + part_ending;
  std::ofstream file(part, std::ios::binary | std::ios::trunc);
  file.write(reinterpret_cast<const char*>(bytes.data()),
             static_cast<std::streamsize>(bytes.size()));
  file.close();
  std::error_code error;
  if (file) std::filesystem::rename(part, path, error);
  if (file && !error) return {};
  std::error_code ignored;
  std::filesystem::remove(part, ignored);
  return failure(path, "cannot be written" + (error ? ": " + error.message() : std::string()));
}

// A line a table: game, rules, manifest (engine/table/FORMAT.md).
Result<void> enter_in_list(const std::filesystem::path& folder, const GameInfo& info) {
  const std::string named = info.name + ' ' + info.rules + ' ';
  std::string lines;
  std::ifstream list(folder / "list");
  for (std::string line; std::getline(list, line);)
    if (!line.starts_with(named)) lines += line + '\n';
  lines += named + table_manifest_name(info.name, info.rules) + '\n';
  return write_file(folder / "list", std::as_bytes(std::span(lines)));
}

}  // namespace

std::string sha256(std::span<const std::byte> bytes) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned length = 0;
  EVP_Digest(bytes.data(), bytes.size(), digest.data(), &length, EVP_sha256(), nullptr);
  constexpr const char* digits = "0123456789abcdef";
  std::string text;
  for (unsigned i = 0; i < length; ++i) {
    text += digits[digest[i] >> 4];
    text += digits[digest[i] & 15];
  }
  return text;
}

Result<void> prepare_folder(const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return failure(folder, "cannot be made: " + error.message());
  const std::filesystem::path trial = std::filesystem::path(folder) / ".kanzen-trial";
  if (auto written = write_file(trial, {}); !written)
    return failure(folder, "no files can be written into it");
  std::filesystem::remove(trial, error);
  return {};
}

Result<void> write_table_files(const std::string& folder, const std::vector<TableFile>& files) {
  for (const TableFile& file : files)
    if (auto written = write_file(std::filesystem::path(folder) / file.name, file.bytes); !written)
      return written;
  return {};
}

Result<void> write_table(const std::string& folder, const GameInfo& info,
                         const std::vector<TableFile>& files) {
  if (auto written = write_table_files(folder, files); !written) return written;
  return enter_in_list(folder, info);
}

Result<std::unique_ptr<TableSource>> load_table(const std::string& folder, const AnyGame& game) {
  const std::filesystem::path path(folder);
  const GameInfo& info = game.info();
  const auto manifest = read_file(path / table_manifest_name(info.name, info.rules));
  if (!manifest) return manifest.error();
  auto table = game.open_table({reinterpret_cast<const char*>(manifest->data()), manifest->size()});
  if (!table) return table.error();
  const auto& chunks = (*table)->info().chunks;
  for (std::size_t number = 0; number < chunks.size(); ++number) {
    const auto bytes = read_file(path / chunks[number].file);
    if (!bytes) return bytes.error();
    const std::string name = (path / chunks[number].file).string();
    if (sha256(*bytes) != chunks[number].sha256)
      return Error{Errc::corrupt_data, name + ": its SHA-256 is not the manifest's"};
    if (const auto added = (*table)->add_chunk(number, *bytes); !added)
      return Error{added.error().code, name + ": " + added.error().message};
  }
  return table;
}

}  // namespace kanzen::cli
