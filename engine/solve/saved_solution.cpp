#include "engine/solve/saved_solution.hpp"

#include <algorithm>
#include <bit>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "engine/core/checksum.hpp"
#include "engine/core/phrases.hpp"

namespace kanzen {
namespace {

static_assert(std::endian::native == std::endian::little, "the format is written as it lies");

struct Header {
  std::array<char, 8> magic = saved_magic;
  std::uint32_t version = saved_version;
  std::uint32_t name_length = 0;
  std::uint64_t index_count = 0;
  std::uint32_t distances = 0;  // numeric value of a Distances
  std::uint32_t unused = 0;
  SolutionFacts facts;
};
static_assert(sizeof(Header) == 64 && std::is_trivially_copyable_v<Header>);

constexpr std::size_t piece_bytes = 1 << 20;

Error damaged(const Diagnostic& what) { return {Errc::corrupt_data, {phrase::saved_values, what}}; }

template <class T>
std::span<const std::byte> bytes_of(const T& value) {
  return std::as_bytes(std::span(&value, 1));
}

// Passes bytes to the sink and adds them to the checksum.
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
    if (!open_ || !sink_(bytes_of(sum))) return Error{Errc::io, phrase::values_not_written};
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

  // Returns false if the source ends before the span is full.
  bool read(std::span<std::byte> bytes) {
    if (source_(bytes) != bytes.size()) return false;
    checksum_.add(bytes);
    return true;
  }
  template <class T>
  bool read_into(T& value) {
    return read(std::as_writable_bytes(std::span(&value, 1)));
  }
  // Returns true if the stored checksum follows, matches, and ends the input.
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

// Calls use(first, span) for consecutive buffers that together hold `count` elements; stops and
// returns false if a call does.
template <class T, class Use>
bool for_each_piece(Index count, Use&& use) {
  std::vector<T> piece(piece_bytes / sizeof(T));
  for (Index first = 0; first < count; first += piece.size()) {
    const auto length = static_cast<std::size_t>(std::min<Index>(piece.size(), count - first));
    if (!use(first, std::span(piece).first(length))) return false;
  }
  return true;
}

// Writes element_at(0) to element_at(count - 1).
template <class T, class ElementAt>
void write_elements(Index count, Writer& writer, const ElementAt& element_at) {
  for_each_piece<T>(count, [&](Index first, std::span<T> piece) {
    for (std::size_t i = 0; i < piece.size(); ++i) piece[i] = static_cast<T>(element_at(first + i));
    writer.write(std::as_bytes(piece));
    return true;
  });
}

Result<void> read_codes(ValueTable& values, Reader& reader, const ProgressSink& progress) {
  using Code = ValueTable::Code;
  bool cancelled = false, meaningless = false;
  const bool read = for_each_piece<Code>(values.size(), [&](Index first, std::span<Code> piece) {
    cancelled = !report(progress, {"load", 0, first, values.size(), first});
    if (cancelled || !reader.read(std::as_writable_bytes(piece))) return false;
    for (std::size_t i = 0; i < piece.size(); ++i)
      if (!values.restore(first + i, piece[i])) meaningless = true;
    return !meaningless;
  });
  if (cancelled)
    return Error{Errc::cancelled, untranslated("loading the saved values was cancelled")};
  if (meaningless) return damaged(phrase::invalid_entry);
  if (!read) return damaged(phrase::are_cut_off);
  return {};
}

// Returns an error if the header does not describe these values.
Result<void> check_header(const Header& header, std::string_view name, Index index_count,
                          Distances distances) {
  if (header.magic != saved_magic) return damaged(phrase::are_no_saved_values);
  if (header.version != saved_version)
    return damaged({phrase::have_version, header.version, saved_version});
  if (header.name_length != name.size() || header.index_count != index_count ||
      header.distances != static_cast<std::uint32_t>(distances))
    return damaged({phrase::are_not_those_of, name});
  return {};
}

}  // namespace

Result<void> save_solution(std::string_view name, const ValueTable& values, const BitSet& reached,
                           const SolutionFacts& facts, const ByteSink& sink) {
  Writer writer(sink);
  Header header;
  header.name_length = static_cast<std::uint32_t>(name.size());
  header.index_count = values.size();
  header.distances = static_cast<std::uint32_t>(values.distances());
  header.facts = facts;
  writer.write(bytes_of(header));
  writer.write(std::as_bytes(std::span(name.data(), name.size())));
  write_elements<ValueTable::Code>(values.size(), writer,
                                   [&](Index i) { return values.saved_code(i); });
  write_elements<std::uint64_t>(reached.word_count(), writer,
                                [&](Index word) { return reached.word(word); });
  return writer.finish();
}

Result<SavedSolution> load_solution(std::string_view name, SolutionSizes sizes, Distances distances,
                                    const ByteSource& source, const ProgressSink& progress) {
  Reader reader(source);
  Header header;
  if (!reader.read_into(header)) return damaged(phrase::are_cut_off);
  if (auto fits = check_header(header, name, sizes.values, distances); !fits) return fits.error();
  std::string found(name.size(), '\0');
  if (!reader.read(std::as_writable_bytes(std::span(found)))) return damaged(phrase::are_cut_off);
  if (found != name) return damaged({phrase::are_those_of_others, found, name});

  auto values = ValueTable::make(sizes.values, distances);
  if (!values) return values.error();
  auto reached = BitSet::make(sizes.positions);
  if (!reached) return reached.error();
  const auto values_read = read_codes(*values, reader, progress);
  if (!values_read) return values_read.error();
  values->draw_undecided();
  const bool bits_read = for_each_piece<std::uint64_t>(
      reached->word_count(), [&](Index first, std::span<std::uint64_t> piece) {
        if (!reader.read(std::as_writable_bytes(piece))) return false;
        for (std::size_t i = 0; i < piece.size(); ++i) reached->set_word(first + i, piece[i]);
        return true;
      });
  if (!bits_read) return damaged(phrase::are_cut_off);
  if (!reader.ends_well()) return damaged(phrase::have_wrong_checksum);
  return SavedSolution{*std::move(values), *std::move(reached), header.facts};
}

}  // namespace kanzen
