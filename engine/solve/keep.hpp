#pragma once
// Solved values as a stream of bytes, to be kept and opened again without solving.
//
// All numbers are little-endian:
//   Header            magic, version, what was solved, and what its summary needs
//   name              Header::name_length bytes, game and rules
//   values            a byte an index (solve/value_coding.hpp), as in the ValueTable; solved,
//                     so that what is undecided is drawn
//   reached           a bit an index in words of 64, as in the BitSet
//   checksum          XXH3 (64 bits) of everything before it
//
// This is a private format for the machine that solved: as large as the table itself, and a
// reader knows one version.  Raise `kept_version` when the layout, the coding of values or a
// game's numbering change.
#include <array>
#include <bit>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/core/bit_set.hpp"
#include "engine/core/bytes.hpp"
#include "engine/core/checksum.hpp"
#include "engine/core/progress.hpp"
#include "engine/solve/value_table.hpp"

namespace kanzen {

inline constexpr std::array<char, 8> kept_magic{'K', 'a', 'n', 'z', 'e', 'n', 'V', 'a'};
inline constexpr std::uint32_t kept_version = 2;

// What a summary tells and the values do not.
struct KeptFacts {
  std::uint64_t terminal = 0;  // reachable finished positions
  double solve_seconds = 0, reach_seconds = 0;
  std::uint32_t threads = 1;
  std::uint32_t unused = 0;
};

struct KeptValues {
  ValueTable values;
  BitSet reached;
  KeptFacts facts;
};

namespace keeping {

static_assert(std::endian::native == std::endian::little, "the format is written as it lies");

struct Header {
  std::array<char, 8> magic = kept_magic;
  std::uint32_t version = kept_version;
  std::uint32_t name_length = 0;
  std::uint64_t index_count = 0;
  std::uint32_t distances = 0;  // the coding, a Distances
  std::uint32_t unused = 0;
  KeptFacts facts;
};
static_assert(sizeof(Header) == 64 && std::is_trivially_copyable_v<Header>);

inline constexpr std::size_t piece_bytes = 1 << 20;

inline Error damaged(const std::string& what) {
  return {Errc::corrupt_data, "the kept values " + what + "; solve the game again"};
}

template <class T>
std::span<const std::byte> bytes_of(const T& value) {
  return std::as_bytes(std::span(&value, 1));
}

// Counts, checks and passes bytes on.
class Writer {
 public:
  explicit Writer(const ByteSink& sink) : sink_(sink) {}

  void write(std::span<const std::byte> bytes) {
    if (!open_) return;
    checksum_.add(bytes);
    open_ = sink_(bytes);
  }
  Result<void> finish() {
    const std::uint64_t sum = checksum_.value();
    if (!open_ || !sink_(bytes_of(sum))) return Error{Errc::io, "the values could not be written"};
    return {};
  }

 private:
  const ByteSink& sink_;
  Checksum checksum_;
  bool open_ = true;
};

class Reader {
 public:
  explicit Reader(const ByteSource& source) : source_(source) {}

  // False: the source has ended before.
  bool read(std::span<std::byte> bytes) {
    if (source_(bytes) != bytes.size()) return false;
    checksum_.add(bytes);
    return true;
  }
  template <class T>
  bool read_into(T& value) {
    return read(std::as_writable_bytes(std::span(&value, 1)));
  }
  // The checksum that follows is right, and it is the last of the bytes.
  bool ends_well() {
    const std::uint64_t expected = checksum_.value();
    std::uint64_t found = 0;
    std::byte more{};
    return source_(std::as_writable_bytes(std::span(&found, 1))) == sizeof found &&
           found == expected && source_({&more, 1}) == 0;
  }

 private:
  const ByteSource& source_;
  Checksum checksum_;
};

// Calls use(first, span of T's) for runs of `count` T's that fit into a piece; false if a
// call did.
template <class T, class Use>
bool in_pieces(Index count, Use&& use) {
  std::vector<T> piece(piece_bytes / sizeof(T));
  for (Index first = 0; first < count; first += piece.size()) {
    const auto length = static_cast<std::size_t>(std::min<Index>(piece.size(), count - first));
    if (!use(first, std::span(piece).first(length))) return false;
  }
  return true;
}

// An error: not what was to be opened.
inline Result<void> check_header(const Header& header, std::string_view name, Index index_count,
                                 Distances distances) {
  if (header.magic != kept_magic) return damaged("are no kept values");
  if (header.version != kept_version)
    return damaged("have version " + std::to_string(header.version) + ", not " +
                   std::to_string(kept_version));
  if (header.name_length != name.size() || header.index_count != index_count ||
      header.distances != static_cast<std::uint32_t>(distances))
    return damaged("are not those of " + std::string(name));
  return {};
}

}  // namespace keeping

// `name` says what was solved: opening compares it.  The values are a solved game's.
inline Result<void> keep_values(std::string_view name, const ValueTable& values,
                                const BitSet& reached, const KeptFacts& facts,
                                const ByteSink& sink) {
  keeping::Writer writer(sink);
  keeping::Header header;
  header.name_length = static_cast<std::uint32_t>(name.size());
  header.index_count = values.size();
  header.distances = static_cast<std::uint32_t>(values.distances());
  header.facts = facts;
  writer.write(keeping::bytes_of(header));
  writer.write(std::as_bytes(std::span(name.data(), name.size())));
  keeping::in_pieces<std::uint8_t>(values.size(), [&](Index first, std::span<std::uint8_t> piece) {
    for (std::size_t i = 0; i < piece.size(); ++i) piece[i] = values.kept(first + i);
    writer.write(std::as_bytes(piece));
    return true;
  });
  keeping::in_pieces<std::uint64_t>(reached.word_count(),
                                    [&](Index first, std::span<std::uint64_t> piece) {
                                      for (std::size_t i = 0; i < piece.size(); ++i)
                                        piece[i] = reached.word(first + i);
                                      writer.write(std::as_bytes(piece));
                                      return true;
                                    });
  return writer.finish();
}

// Errc::corrupt_data when the bytes are not, to the last one, what keep_values wrote for the
// same name, count and distances; Errc::cancelled when the sink says so; Errc::out_of_memory.
inline Result<KeptValues> open_kept_values(std::string_view name, Index index_count,
                                           Distances distances, const ByteSource& source,
                                           const ProgressSink& progress = {}) {
  keeping::Reader reader(source);
  keeping::Header header;
  if (!reader.read_into(header)) return keeping::damaged("are cut off");
  if (auto fits = keeping::check_header(header, name, index_count, distances); !fits)
    return fits.error();
  std::string found(name.size(), '\0');
  if (!reader.read(std::as_writable_bytes(std::span(found))))
    return keeping::damaged("are cut off");
  if (found != name)
    return keeping::damaged("are those of " + found + ", not of " + std::string(name));

  auto values = ValueTable::make(index_count, distances);
  if (!values) return values.error();
  auto reached = BitSet::make(index_count);
  if (!reached) return reached.error();
  bool cancelled = false, meaningless = false;
  const bool values_read = keeping::in_pieces<std::uint8_t>(
      index_count, [&](Index first, std::span<std::uint8_t> piece) {
        cancelled = !report(progress, {"open", 0, first, index_count, first});
        if (cancelled || !reader.read(std::as_writable_bytes(piece))) return false;
        for (std::size_t i = 0; i < piece.size(); ++i)
          if (!values->restore(first + i, piece[i])) meaningless = true;
        return !meaningless;
      });
  values->draw_undecided();
  if (cancelled) return Error{Errc::cancelled, "opening the kept values was cancelled"};
  if (meaningless) return keeping::damaged("are damaged: an entry means nothing");
  const bool bits_read =
      values_read && keeping::in_pieces<std::uint64_t>(
                         reached->word_count(), [&](Index first, std::span<std::uint64_t> piece) {
                           if (!reader.read(std::as_writable_bytes(piece))) return false;
                           for (std::size_t i = 0; i < piece.size(); ++i)
                             reached->set_word(first + i, piece[i]);
                           return true;
                         });
  if (!bits_read) return keeping::damaged("are cut off");
  if (!reader.ends_well()) return keeping::damaged("are damaged: their checksum does not fit");
  return KeptValues{*std::move(values), *std::move(reached), header.facts};
}

}  // namespace kanzen
