#include "engine/table/manifest.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/core/numbers.hpp"
#include "engine/core/quick_random.hpp"
#include "engine/table/manifest_statistics.hpp"
#include "engine/table/phrases.hpp"

namespace kanzen::table {
namespace {

constexpr Index most_indices = std::numeric_limits<Index>::max();
constexpr std::size_t most_chunks = 1 << 16;
constexpr std::uint64_t most_chunk_bytes = 1 << 28;
constexpr std::size_t hash_digits = 64;
constexpr std::uint64_t most_entropy_bits = std::uint64_t{1} << 53;  // exact in a double

bool is_name(std::string_view text) {
  const auto right = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == ':' || c == ',' || c == '=' ||
           c == '-';
  };
  return !text.empty() && text.size() <= 64 && std::all_of(text.begin(), text.end(), right);
}

// Parses a line "chunk".  Returns what is wrong with it, nullopt if nothing is.
LineFault read_chunk(std::string_view line, Manifest& manifest) {
  const auto last = parse_number<Index>(next_word(line));
  const auto stored = parse_number<std::uint64_t>(next_word(line));
  const auto bytes = parse_number<std::uint64_t>(next_word(line));
  const std::string_view hash = next_word(line);
  if (!last || !stored || !bytes || !is_sha256(hash) || !line.empty()) return phrase::needs_chunk;
  const Index first = manifest.chunks.empty() ? 0 : manifest.chunks.back().range.last;
  if (*last <= first || *last > manifest.index_count) return phrase::chunk_out_of_order;
  if (*bytes > most_chunk_bytes || manifest.chunks.size() == most_chunks)
    return phrase::too_many_chunks;
  manifest.chunks.push_back({{first, *last}, *stored, *bytes, std::string(hash)});
  return std::nullopt;
}

LineFault read_name(std::string_view line, std::string& name) {
  if (!is_name(line)) return phrase::needs_name;
  name = line;
  return std::nullopt;
}

template <class T>
LineFault read_number(std::string_view line, T& value, T least, T most) {
  const auto read = parse_number<T>(line);
  if (!read || *read < least || *read > most) return Diagnostic{phrase::needs_number, least, most};
  value = *read;
  return std::nullopt;
}

// The keywords of lines, in order.
enum class Part {
  game,
  rules,
  index_count,
  search_plies,
  entropy_bits,
  positions,
  classes,
  start,
  distance,
  opening,
  notable,
  example,
  chunk,
  checksum
};
constexpr auto names_of(Part) {
  return names_in_order<Part>("game", "rules", "index_count", "search_plies", "entropy_bits",
                              "positions", "classes", "start", "distance", "opening", "notable",
                              "example", "chunk", "checksum");
}

// Returns true if a line `part` may follow a line `before`.
constexpr bool may_follow(Part before, Part part) {
  switch (part) {
    case Part::game: return false;
    case Part::classes: return before == Part::positions;
    case Part::start: return before == Part::positions || before == Part::classes;
    case Part::distance: return before == Part::start || before == part;
    case Part::opening: return before == Part::start || before == Part::distance || before == part;
    case Part::notable:
      return before == Part::start || before == Part::distance || before == Part::opening ||
             before == Part::example;
    case Part::example: return before == Part::notable || before == part;
    case Part::chunk:
      return before == Part::start || before == Part::distance || before == Part::opening ||
             before == Part::example || before == part;
    default: return static_cast<int>(before) + 1 == static_cast<int>(part);
  }
}

std::string checksum_digits(std::string_view text) {
  return format_hexadecimal(name_hash(text), 16);
}

class ManifestReader {
 public:
  explicit ManifestReader(const PositionFault& position_fault) : position_fault_(position_fault) {}

  Result<Manifest> read(std::string_view text) && {
    whole_ = text;
    if (!take_line(text)) return cut_off();
    const std::string head = "kanzen-table " + std::to_string(manifest_version);
    if (line_ != head) return damaged({phrase::no_manifest, head});
    while (!text.empty()) {
      if (!take_line(text)) return cut_off();
      if (const auto fault = read_line()) return damaged(*fault);
    }
    if (before_ != Part::checksum) return damaged(phrase::is_not_complete);
    return std::move(manifest_);
  }

 private:
  bool take_line(std::string_view& text) {
    ++number_;
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return false;
    line_ = text.substr(0, end);
    before_line_ = whole_.substr(0, whole_.size() - text.size());
    text.remove_prefix(end + 1);
    return true;
  }

  LineFault read_line() {
    const std::string_view word = next_word(line_);
    const auto part = parse_enum<Part>(word);
    if (!part) return Diagnostic{phrase::unknown_word, word.substr(0, 20)};
    if (before_ ? !may_follow(*before_, *part) : part != Part::game)
      return Diagnostic{phrase::not_next, word};
    const bool counted = before_ == Part::start || before_ == Part::distance;
    if (counted && part != Part::distance)
      if (auto fault = missing_distances(manifest_.statistics)) return fault;
    before_ = part;
    if (auto fault = read_part(*part)) return Diagnostic{phrase::in_line, word, *fault};
    return std::nullopt;
  }

  LineFault read_part(Part part) {
    Statistics& statistics = manifest_.statistics;
    switch (part) {
      case Part::game: return read_name(line_, manifest_.game);
      case Part::rules: return read_name(line_, manifest_.rules);
      case Part::index_count:
        return read_number(line_, manifest_.index_count, Index{1}, most_indices);
      case Part::search_plies:
        return read_number(line_, manifest_.search_plies, 0u, deepest_search);
      case Part::entropy_bits: return read_entropy();
      case Part::positions: return read_positions(line_, statistics);
      case Part::classes: return read_classes(line_, statistics);
      case Part::start: return read_counted_start();
      case Part::distance: return read_distance(line_, statistics);
      case Part::opening: return read_checked_opening();
      case Part::notable: return read_kind(line_, statistics, manifest_.notable);
      case Part::example: return read_checked_example();
      case Part::checksum: return read_checksum();
      case Part::chunk: break;
    }
    return read_chunk(line_, manifest_);
  }

  LineFault read_entropy() {
    std::uint64_t bits = 0;
    if (auto fault = read_number(line_, bits, std::uint64_t{0}, most_entropy_bits)) return fault;
    manifest_.entropy_bits = static_cast<double>(bits);
    return std::nullopt;
  }

  LineFault read_counted_start() {
    if (manifest_.statistics.class_count() > manifest_.index_count) return phrase::more_than_index;
    return read_start(line_, manifest_.statistics);
  }

  LineFault read_checked_example() {
    if (auto fault = read_example(line_, manifest_.statistics, manifest_.notable)) return fault;
    const std::string& position = manifest_.notable.back().examples.back().position;
    return position_fault_ ? position_fault_(manifest_, position) : std::nullopt;
  }

  LineFault read_checked_opening() {
    if (manifest_.opening.size() == most_opening_positions) return phrase::too_many_positions;
    if (auto fault = read_opening(line_, manifest_.statistics, manifest_.opening)) return fault;
    return position_fault_ ? position_fault_(manifest_, manifest_.opening.back().position)
                           : std::nullopt;
  }

  LineFault read_checksum() const {
    if (manifest_.chunks.back().range.last != manifest_.index_count) return phrase::missing_chunks;
    if (line_ != checksum_digits(before_line_)) return phrase::wrong_checksum;
    return std::nullopt;
  }

  Error damaged(const Diagnostic& what) const {
    return {Errc::corrupt_data, {phrase::in_manifest, number_, what}};
  }
  Error cut_off() const { return damaged(phrase::line_is_cut_off); }

  const PositionFault& position_fault_;
  Manifest manifest_;
  std::string_view whole_, before_line_;
  std::string_view line_;   // the unread rest of the line
  std::size_t number_ = 0;  // line number, from 1
  std::optional<Part> before_;
};

std::uint64_t sum_of(const std::vector<ChunkEntry>& chunks, std::uint64_t ChunkEntry::*figure) {
  std::uint64_t sum = 0;
  for (const ChunkEntry& chunk : chunks) sum += chunk.*figure;
  return sum;
}

// Returns "GAME-RULES" with characters replaced that are problematic in file names.
std::string file_name_prefix(std::string_view game, std::string_view rules) {
  std::string name = std::string(game) + '-' + std::string(rules);
  std::replace_if(
      name.begin(), name.end(), [](char c) { return c == ':' || c == ',' || c == '='; }, '_');
  return name;
}

}  // namespace

std::string chunk_file_name(std::string_view game, std::string_view rules,
                            std::string_view sha256) {
  constexpr std::size_t name_digits = 16;
  return file_name_prefix(game, rules) + '-' + std::string(sha256.substr(0, name_digits)) +
         ".chunk";
}

std::uint64_t Manifest::stored() const { return sum_of(chunks, &ChunkEntry::stored); }
std::uint64_t Manifest::bytes() const { return sum_of(chunks, &ChunkEntry::bytes); }

std::size_t Manifest::chunk_of(Index index) const {
  const auto after =
      std::upper_bound(chunks.begin(), chunks.end(), index,
                       [](Index i, const ChunkEntry& chunk) { return i < chunk.range.last; });
  return static_cast<std::size_t>(after - chunks.begin());
}

std::string manifest_file_name(std::string_view game, std::string_view rules) {
  return file_name_prefix(game, rules) + ".manifest";
}

std::string format_manifest(const Manifest& manifest) {
  std::string text = "kanzen-table " + std::to_string(manifest_version) + '\n';
  text += "game " + manifest.game + '\n';
  text += "rules " + manifest.rules + '\n';
  text += "index_count " + std::to_string(manifest.index_count) + '\n';
  text += "search_plies " + std::to_string(manifest.search_plies) + '\n';
  text += "entropy_bits " + std::to_string(std::llround(manifest.entropy_bits)) + '\n';
  text += format_statistics(manifest.statistics) + format_opening(manifest.opening) +
          format_notable(manifest.notable);
  for (const ChunkEntry& chunk : manifest.chunks)
    text += "chunk " + std::to_string(chunk.range.last) + ' ' + std::to_string(chunk.stored) + ' ' +
            std::to_string(chunk.bytes) + ' ' + chunk.sha256 + '\n';
  return text + checksum_line(text);
}

bool is_sha256(std::string_view text) {
  const auto right = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
  return text.size() == hash_digits && std::all_of(text.begin(), text.end(), right);
}

std::string checksum_line(std::string_view text) {
  return "checksum " + checksum_digits(text) + '\n';
}

Result<Manifest> parse_manifest(std::string_view text, const PositionFault& position_fault) {
  return ManifestReader(position_fault).read(text);
}

}  // namespace kanzen::table
