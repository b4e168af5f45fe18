#include "engine/cli/cache/table_files.hpp"

#include <openssl/evp.h>

#include <array>
#include <filesystem>
#include <numeric>
#include <sstream>
#include <string_view>
#include <system_error>

#include "engine/cli/in_file.hpp"
#include "engine/core/numbers.hpp"
#include "engine/files/file_lock.hpp"
#include "engine/files/write_file.hpp"

namespace kanzen::cli {
namespace {

constexpr std::uint64_t largest_file = 1 << 28;  // bytes; an upper bound for manifests and chunks
constexpr std::uint64_t largest_list = 1 << 20;  // bytes

Error failure(const std::filesystem::path& path, const std::string& what) {
  return {Errc::io, untranslated(path.string() + ": " + what)};
}

std::string_view text_of(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

// Has a line for each table: game, rule set, manifest (docs/FORMAT.md).
std::filesystem::path list_in(const std::filesystem::path& folder) { return folder / "list"; }

std::filesystem::path manifest_in(const std::filesystem::path& folder, const AnyGame& game) {
  return folder / table_manifest_name(game.info().name, game.info().rules);
}

// Reads a chunk and compares its SHA-256.
Result<std::string> read_chunk(const std::filesystem::path& folder, const TableChunkInfo& info) {
  const std::string name = (folder / info.file).string();
  auto chunk = read_file(name, largest_file);
  if (chunk && sha256(std::as_bytes(std::span(*chunk))) != info.sha256)
    return Error{Errc::corrupt_data, untranslated(name + ": its SHA-256 is not the manifest's")};
  return chunk;
}

Result<void> enter_in_list(const std::filesystem::path& folder, const GameInfo& info) {
  const std::filesystem::path list = list_in(folder);
  const auto lock = FileLock::take(list);
  if (!lock) return lock.error();
  const std::string named = info.name + ' ' + info.rules + ' ';
  std::string lines;
  std::error_code error;
  if (std::filesystem::exists(list, error)) {
    const auto before = read_file(list.string(), largest_list);
    if (!before) return before.error();
    std::istringstream text(*before);
    for (std::string line; std::getline(text, line);)
      if (!line.starts_with(named)) lines += line + '\n';
  }
  lines += named + table_manifest_name(info.name, info.rules) + '\n';
  return write_file(list.string(), lines);
}

}  // namespace

std::string sha256(std::span<const std::byte> bytes) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned length = 0;
  EVP_Digest(bytes.data(), bytes.size(), digest.data(), &length, EVP_sha256(), nullptr);
  std::string text;
  for (unsigned i = 0; i < length; ++i) text += format_hexadecimal(digest[i], 2);
  return text;
}

Result<void> make_folder(const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return failure(folder, "cannot be made: " + error.message());
  return {};
}

Result<void> prepare_folder(const std::string& folder) {
  if (auto made = make_folder(folder); !made) return made;
  const std::filesystem::path list = list_in(folder);
  if (auto writable = check_writable(list.string()); !writable) return writable;
  const auto lock = FileLock::take(list);
  return lock ? Result<void>() : lock.error();
}

Result<void> write_table_files(const std::string& folder, const std::vector<TableFile>& files) {
  for (const TableFile& file : files) {
    const std::filesystem::path path = std::filesystem::path(folder) / file.name;
    if (auto written = write_file(path.string(), text_of(file.bytes)); !written) return written;
  }
  return {};
}

Result<void> write_table(const std::string& folder, const GameInfo& info,
                         const std::vector<TableFile>& files) {
  if (auto written = write_table_files(folder, files); !written) return written;
  return enter_in_list(folder, info);
}

Result<std::unique_ptr<TableSource>> open_table(const std::string& folder, const AnyGame& game) {
  const std::filesystem::path manifest_path = manifest_in(folder, game);
  const auto manifest = read_file(manifest_path.string(), largest_file);
  if (!manifest) return manifest.error();
  auto table = call_facet(game, game.tables(), &Tables::open_table, *manifest);
  if (!table) return located(table.error(), manifest_path.string());
  return table;
}

Result<void> load_chunks(const std::string& folder, std::span<const std::size_t> numbers,
                         TableSource& table) {
  const std::filesystem::path path(folder);
  for (const std::size_t number : numbers) {
    const TableChunkInfo& info = table.info().chunks[number];
    const auto chunk = read_chunk(path, info);
    if (!chunk) return chunk.error();
    if (const auto added = table.add_chunk(number, std::as_bytes(std::span(*chunk))); !added)
      return located(added.error(), (path / info.file).string());
  }
  return {};
}

Result<std::unique_ptr<TableSource>> load_table(const std::string& folder, const AnyGame& game) {
  auto table = open_table(folder, game);
  if (!table) return table;
  std::vector<std::size_t> numbers((*table)->info().chunks.size());
  std::iota(numbers.begin(), numbers.end(), std::size_t{0});
  if (const auto loaded = load_chunks(folder, numbers, **table); !loaded) return loaded.error();
  return table;
}

Result<ProofFiles> load_proof(const std::string& folder, const AnyGame& game) {
  const std::filesystem::path path(folder);
  const std::filesystem::path manifest_path = manifest_in(path, game);
  auto manifest = read_file(manifest_path.string(), largest_file);
  if (!manifest) return manifest.error();
  auto proof = call_facet(game, game.score_proofs(), &ScoreProofs::open_proof, *manifest);
  if (!proof) return located(proof.error(), manifest_path.string());
  const TableChunkInfo& info = (*proof)->info().chunk;
  auto chunk = read_chunk(path, info);
  if (!chunk) return chunk.error();
  if (const auto added = (*proof)->add_chunk(std::as_bytes(std::span(*chunk))); !added)
    return located(added.error(), (path / info.file).string());
  return ProofFiles{*std::move(proof), *std::move(manifest), *std::move(chunk)};
}

}  // namespace kanzen::cli
