#pragma once
// A table as the front-ends see it: files by name, bytes in, values out.  The format is
// engine/table/FORMAT.md.
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

// The hash of some bytes, SHA-256 in 64 small hexadecimal digits: whoever reads and writes
// files has a library for it.
using Sha256 = std::function<std::string(std::span<const std::byte>)>;

struct TableChunkInfo {
  std::string file;
  std::uint64_t bytes = 0, stored = 0;
  std::string sha256;
  // It tells which positions play can reach, and is needed only where that is not known.
  bool for_reached = false;

  static void fields(auto& self, auto& visit) {
    visit("file", self.file);
    visit("bytes", self.bytes);
    visit("stored", self.stored);
    visit("sha256", self.sha256);
    visit("for_reached", self.for_reached);
  }
};

inline constexpr std::size_t table_examples = 3;  // of each kind of notable positions

struct TableInfo {
  std::string game, rules;
  unsigned search_plies = 0;  // what a search this deep decides is not stored
  std::uint64_t index_count = 0;
  std::uint64_t stored = 0;         // positions with values
  std::uint64_t bytes = 0;          // of the chunks with values
  std::uint64_t reached_bytes = 0;  // of the others; 0: all positions have values
  bool streamed = false;            // whoever reads it fetches the chunks that are asked for
  double entropy_bits = 0;          // of what is stored about them, each by itself (order 0)
  Statistics statistics;            // over all reachable positions
  std::vector<NotablePositions> notable;
  std::vector<TableChunkInfo> chunks;  // those with values first

  static void fields(auto& self, auto& visit) {
    visit("game", self.game);
    visit("rules", self.rules);
    visit("search_plies", self.search_plies);
    visit("index_count", self.index_count);
    visit("stored", self.stored);
    visit("bytes", self.bytes);
    visit("reached_bytes", self.reached_bytes);
    visit("streamed", self.streamed);
    visit("summary", self.statistics);
    visit("notable", self.notable);
    visit("chunks", self.chunks);
  }
};

// What is known of a table's values.
class TableValues {
 public:
  TableValues() = default;
  TableValues(const TableValues&) = delete;
  TableValues& operator=(const TableValues&) = delete;
  virtual ~TableValues() = default;

  virtual const TableInfo& info() const = 0;
  // Errc::not_loaded where chunks are missing for the value or for those of the moves, with the
  // numbers of all that are known to be; what they bring may show that more are needed, once.
  // Errc::illegal_position where the table has only positions that play can reach, and this is
  // none.  Errc::corrupt_data where the table contradicts itself; never a guess.
  virtual Result<Analysis> probe(const AnyState& state) const = 0;
};

// A table that is being loaded: values are there as soon as their chunks are.
class TableSource : public TableValues {
 public:
  // Errc::corrupt_data: these are not the bytes of that chunk, and none are taken.
  virtual Result<void> add_chunk(std::size_t number, std::span<const std::byte> bytes) = 0;
  virtual bool has_chunk(std::size_t number) const = 0;
  // The position of a number below info().index_count and its value; nullopt: no position has the
  // number, or play cannot reach it and the table leaves it out.  Other errors as those of `probe`.
  virtual Result<std::optional<ValuedPosition>> value_at(std::uint64_t number) const = 0;
};

// "GAME-RULES.manifest": the file to begin with.
std::string table_manifest_name(std::string_view game, std::string_view rules);

// A table beside values that were solved.
struct TableCheck {
  std::uint64_t checked = 0;    // positions
  std::uint64_t different = 0;  // among them; one more if the statistics are not the same
  Diagnostic example;           // a difference; empty: there is none

  static void fields(auto& self, auto& visit) {
    visit("checked", self.checked);
    visit("different", self.different);
    visit("example", self.example.message);
    visit("example_japanese", self.example.japanese);
  }
};
enum class TableCheckDepth {
  stored,    // what is stored for every position that is
  reachable  // every reachable position, through the prober
};

// Solved values as bytes.
struct StoredValues {
  static std::string lack(const AnyGame&) { return "values cannot be kept"; }

  // Writes all values for Tables::reopen (format: solve/keep.hpp).
  virtual Result<void> keep(const ByteSink& sink) const = 0;
  // The files of a table of all values.  Deterministic: the same values, the same bytes.
  virtual Result<std::vector<TableFile>> build_table(const Sha256& sha256,
                                                     const RunOptions& options) const = 0;
  // Of a table that is loaded completely.
  virtual Result<TableCheck> check_table(const TableSource& table, TableCheckDepth depth,
                                         const RunOptions& options) const = 0;
};

// Brings them back.
struct Tables {
  static std::string lack(const AnyGame&) { return "there are no tables"; }

  // What StoredValues::keep wrote.  Errc::corrupt_data when anything about it is wrong.
  virtual Result<std::unique_ptr<SolvedGame>> reopen(const ByteSource& source,
                                                     const RunOptions& options) const = 0;
  // Opens a table by its manifest, without any chunk.  Errc::corrupt_data.
  virtual Result<std::unique_ptr<TableSource>> open_table(std::string_view manifest) const = 0;
};

}  // namespace kanzen
