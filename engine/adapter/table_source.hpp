#pragma once
// Tables of values (docs/FORMAT.md) as the front ends use them: the front end loads files
// by name and adds their bytes; the table returns values.
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/adapter/analysis.hpp"
#include "engine/core/bytes.hpp"
#include "engine/core/result.hpp"
#include "engine/core/statistics.hpp"

namespace kanzen {

class AnyGame;
class SolvedGame;
struct AnyState;
struct RunOptions;

struct TableFile {
  std::string name;  // without a folder
  std::vector<std::byte> bytes;
};

// Returns the SHA-256 of the bytes in 64 lower-case hexadecimal digits.  The caller supplies it, so
// that the engine needs no cryptographic library.
using Sha256 = std::function<std::string(std::span<const std::byte>)>;

struct TableChunkInfo {
  std::string file;
  std::uint64_t bytes = 0, stored = 0;  // `stored`: number of positions
  std::string sha256;

  static void fields(auto& self, auto& visit) {
    visit("file", self.file);
    visit("bytes", self.bytes);
    visit("stored", self.stored);
    visit("sha256", self.sha256);
  }
};

inline constexpr std::size_t table_examples = 3;  // per kind of notable positions

struct TableInfo {
  std::string game, rules;
  unsigned search_plies = 0;  // positions that a search of this depth decides are not stored
  std::uint64_t index_count = 0;
  std::uint64_t stored = 0;  // positions with stored values
  std::uint64_t bytes = 0;   // of the chunks
  bool streamed = false;     // readers fetch only the chunks that a position needs
  double entropy_bits = 0;   // order-0 entropy of all stored symbols
  Statistics statistics;     // of all reachable positions
  std::vector<NotablePositions> notable;
  std::vector<TableChunkInfo> chunks;

  static void fields(auto& self, auto& visit) {
    visit("game", self.game);
    visit("rules", self.rules);
    visit("search_plies", self.search_plies);
    visit("index_count", self.index_count);
    visit("stored", self.stored);
    visit("bytes", self.bytes);
    visit("streamed", self.streamed);
    visit("summary", self.statistics);
    visit("notable", self.notable);
    visit("chunks", self.chunks);
  }
};

// The values of a table, complete or in part.
class TableValues {
 public:
  TableValues() = default;
  TableValues(const TableValues&) = delete;
  TableValues& operator=(const TableValues&) = delete;
  virtual ~TableValues() = default;

  virtual const TableInfo& info() const = 0;
  // Returns exact values of a position and its moves, never a guess.
  // Errc::not_loaded: chunks are missing; the error has the numbers of those known to be needed.
  // When they are loaded, a second call may need further chunks, a third one never.
  // Errc::illegal_position: play cannot reach the position, and the table leaves such positions
  // out.  Errc::corrupt_data: the table contradicts itself.
  virtual Result<Analysis> probe(const AnyState& state) const = 0;
};

// A table that is loaded chunk by chunk; a value is available once its chunks are loaded.
class TableSource : public TableValues {
 public:
  // Errc::corrupt_data: the bytes are not those of the chunk; the table is unchanged.
  virtual Result<void> add_chunk(std::size_t number, std::span<const std::byte> bytes) = 0;
  // The position with the index `number`, below info().index_count, and its value; nullopt: no
  // position has this index, or play cannot reach it and the table leaves it out.  Errors of
  // `probe`, without Errc::illegal_position.
  virtual Result<std::optional<ValuedPosition>> value_at(std::uint64_t number) const = 0;
  // Whether play from the start can reach the position that value_at returns, whichever player
  // begins; nullopt: it is not decided.
  virtual std::optional<bool> is_reachable_at(std::uint64_t number) const = 0;
};

// The name of the manifest, the file to load first: "GAME-RULES.manifest".
std::string table_manifest_name(std::string_view game, std::string_view rules);

// The result of comparing a table with solved values.
struct TableCheck {
  std::uint64_t checked = 0;    // positions
  std::uint64_t different = 0;  // differences found; different statistics count as one
  Diagnostic example;           // one of the differences; empty: there are none

  static void fields(auto& self, auto& visit) {
    visit("checked", self.checked);
    visit("different", self.different);
    visit("example", self.example.message);
    visit("example_japanese", self.example.japanese);
  }
};
enum class TableCheckDepth {
  stored,    // compare the stored symbol of every position that has one
  reachable  // probe every reachable position
};

// Writes solved values as bytes: as a saved solution, or as a table.
struct SolutionWriter {
  static std::string unsupported_reason(const AnyGame&) { return "values cannot be saved"; }

  // Writes all values for Tables::load_saved, in the format of solve/saved_solution.hpp.
  virtual Result<void> save(const ByteSink& sink) const = 0;
  // Returns the files of a table of all values.  The same values always give the same bytes.
  virtual Result<std::vector<TableFile>> build_table(const Sha256& sha256,
                                                     const RunOptions& options) const = 0;
  // Compares a completely loaded table with the values.  Errc::unsupported: the table is of another
  // game or rule set.
  virtual Result<TableCheck> compare_table(const TableSource& table, TableCheckDepth depth,
                                           const RunOptions& options) const = 0;
};

// Opens what SolutionWriter has written.
struct Tables {
  static std::string unsupported_reason(const AnyGame&) { return "there are no tables"; }

  // Reads values that SolutionWriter::save has written.  Errc::corrupt_data: the bytes are damaged,
  // of another version, or of another game or rule set.
  virtual Result<std::unique_ptr<SolvedGame>> load_saved(const ByteSource& source,
                                                         const RunOptions& options) const = 0;
  // Opens a table from the text of its manifest, with no chunk loaded.  Errc::corrupt_data: the
  // manifest is damaged, or of another game or rule set.
  virtual Result<std::unique_ptr<TableSource>> open_table(std::string_view manifest) const = 0;
};

}  // namespace kanzen
