#include "engine/table/manifest.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <optional>

namespace kanzen::table {
namespace {

constexpr unsigned deepest_search = 16;  // plies; more would never end
constexpr std::size_t most_chunks = 1 << 16;
constexpr std::uint64_t most_chunk_bytes = 1 << 28;
constexpr std::size_t hash_digits = 64;
constexpr std::uint64_t most_entropy_bits = std::uint64_t{1} << 53;  // exact in a double

Error damaged(std::size_t line, const std::string& what) {
  return {Errc::corrupt_data, "the table's manifest, line " + std::to_string(line) + ": " + what};
}

std::string_view next_word(std::string_view& line) {
  const std::size_t end = std::min(line.find(' '), line.size());
  const std::string_view word = line.substr(0, end);
  line.remove_prefix(std::min(end + 1, line.size()));
  return word;
}

template <class T>
std::optional<T> number(std::string_view text) {
  T value{};
  const auto [stop, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || fault != std::errc() || stop != text.data() + text.size()) return {};
  return value;
}

bool is_name(std::string_view text) {
  const auto right = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == ':' || c == ',' || c == '-';
  };
  return !text.empty() && text.size() <= 64 && std::all_of(text.begin(), text.end(), right);
}

bool is_hash(std::string_view text) {
  const auto right = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
  return text.size() == hash_digits && std::all_of(text.begin(), text.end(), right);
}

// What is wrong with the line; nullopt: nothing.
std::optional<std::string> read_chunk(std::string_view line, Manifest& manifest) {
  const auto last = number<Index>(next_word(line));
  const auto stored = number<std::uint64_t>(next_word(line));
  const auto bytes = number<std::uint64_t>(next_word(line));
  const std::string_view hash = next_word(line);
  if (!last || !stored || !bytes || !is_hash(hash) || !line.empty())
    return "\"chunk\" needs its end, stored positions, bytes and a SHA-256";
  const Index first = manifest.chunks.empty() ? 0 : manifest.chunks.back().range.last;
  if (*last <= first || *last > manifest.index_count)
    return "a chunk ends before it begins or after the table";
  if (*bytes > most_chunk_bytes || manifest.chunks.size() == most_chunks)
    return "a chunk too large, or too many";
  manifest.chunks.push_back({{first, *last}, *stored, *bytes, std::string(hash)});
  return std::nullopt;
}

std::optional<std::string> read_entry(std::string_view key, std::string_view rest,
                                      Manifest& manifest) {
  if (key == "game" || key == "rules") {
    if (!is_name(rest)) return '"' + std::string(key) + "\" needs a name";
    (key == "game" ? manifest.game : manifest.rules) = rest;
    return std::nullopt;
  }
  if (key == "index_count") {
    const auto count = number<Index>(rest);
    if (!count || *count == 0) return "\"index_count\" needs a number above 0";
    manifest.index_count = *count;
    return std::nullopt;
  }
  if (key == "search_plies") {
    const auto plies = number<unsigned>(rest);
    if (!plies || *plies > deepest_search)
      return "\"search_plies\" needs a number up to " + std::to_string(deepest_search);
    manifest.search_plies = *plies;
    return std::nullopt;
  }
  if (key == "entropy_bits") {
    const auto bits = number<std::uint64_t>(rest);
    if (!bits || *bits > most_entropy_bits)
      return "\"entropy_bits\" needs a number up to " + std::to_string(most_entropy_bits);
    manifest.entropy_bits = static_cast<double>(*bits);
    return std::nullopt;
  }
  if (key == "chunk") return read_chunk(rest, manifest);
  return "unknown word \"" + std::string(key.substr(0, 20)) + '"';
}

}  // namespace

std::string ChunkEntry::file_name(std::string_view game, std::string_view rules) const {
  constexpr std::size_t name_digits = 16;
  std::string name =
      std::string(game) + '-' + std::string(rules) + '-' + sha256.substr(0, name_digits) + ".chunk";
  std::replace_if(
      name.begin(), name.end(), [](char c) { return c == ':' || c == ','; }, '_');
  return name;
}

std::uint64_t Manifest::stored() const {
  std::uint64_t sum = 0;
  for (const ChunkEntry& chunk : chunks) sum += chunk.stored;
  return sum;
}

std::uint64_t Manifest::bytes() const {
  std::uint64_t sum = 0;
  for (const ChunkEntry& chunk : chunks) sum += chunk.bytes;
  return sum;
}

std::size_t Manifest::chunk_of(Index index) const {
  const auto after =
      std::upper_bound(chunks.begin(), chunks.end(), index,
                       [](Index i, const ChunkEntry& chunk) { return i < chunk.range.last; });
  return static_cast<std::size_t>(after - chunks.begin());
}

std::string manifest_file_name(std::string_view game, std::string_view rules) {
  std::string name = std::string(game) + '-' + std::string(rules) + ".manifest";
  std::replace_if(
      name.begin(), name.end(), [](char c) { return c == ':' || c == ','; }, '_');
  return name;
}

std::string format_manifest(const Manifest& manifest) {
  std::string text = "kanzen-table " + std::to_string(format_version) + '\n';
  text += "game " + manifest.game + '\n';
  text += "rules " + manifest.rules + '\n';
  text += "index_count " + std::to_string(manifest.index_count) + '\n';
  text += "search_plies " + std::to_string(manifest.search_plies) + '\n';
  text += "entropy_bits " + std::to_string(std::llround(manifest.entropy_bits)) + '\n';
  for (const ChunkEntry& chunk : manifest.chunks)
    text += "chunk " + std::to_string(chunk.range.last) + ' ' + std::to_string(chunk.stored) + ' ' +
            std::to_string(chunk.bytes) + ' ' + chunk.sha256 + '\n';
  return text;
}

Result<Manifest> parse_manifest(std::string_view text) {
  Manifest manifest;
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return damaged(number, "is cut off");
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    if (number == 1) {
      if (line != "kanzen-table " + std::to_string(format_version))
        return damaged(1, "not \"kanzen-table " + std::to_string(format_version) +
                              "\": no manifest, or of another version");
      continue;
    }
    const std::string_view key = next_word(line);
    if (const auto fault = read_entry(key, line, manifest)) return damaged(number, *fault);
  }
  if (manifest.game.empty() || manifest.rules.empty() || manifest.chunks.empty() ||
      manifest.chunks.back().range.last != manifest.index_count)
    return damaged(0, "is not complete");
  return manifest;
}

}  // namespace kanzen::table
