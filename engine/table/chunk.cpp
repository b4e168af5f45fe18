#include "engine/table/chunk.hpp"

#include <array>
#include <bit>
#include <cstring>

#include "engine/core/checksum.hpp"
#include "engine/core/quick_random.hpp"
#include "engine/table/phrases.hpp"

namespace kanzen::table {
namespace {

static_assert(std::endian::native == std::endian::little, "chunks are written as they lie");

struct Header {
  std::array<char, 4> magic{'K', 'z', 'T', 'c'};
  std::uint16_t version = format_version;
  std::uint16_t symbols = 0;
  std::uint32_t buckets = 0;
  std::uint32_t stored = 0;
  std::uint64_t name = 0;
  std::uint64_t first_index = 0, last_index = 0;
  std::uint64_t checksum = 0;  // of the whole chunk with this field set to 0
};
static_assert(sizeof(Header) == 48);
static_assert(sizeof(CodedSymbol) == 2);
static_assert(sizeof(BucketShape) == 2);

Error damaged(const Diagnostic& what) { return {Errc::corrupt_data, {phrase::in_chunk, what}}; }

std::uint64_t checksum_of(Header header, std::span<const std::byte> rest) {
  header.checksum = 0;
  Checksum checksum;
  checksum.add(std::as_bytes(std::span(&header, 1)));
  checksum.add(rest);
  return checksum.value();
}

template <class T>
void append(std::vector<std::byte>& bytes, const std::vector<T>& items) {
  const auto more = std::as_bytes(std::span(items));
  bytes.insert(bytes.end(), more.begin(), more.end());
}

template <class T>
std::vector<T> take(std::span<const std::byte>& bytes, std::size_t count) {
  std::vector<T> items(count);
  if (count > 0) std::memcpy(static_cast<void*>(items.data()), bytes.data(), count * sizeof(T));
  bytes = bytes.subspan(count * sizeof(T));
  return items;
}

Result<void> check(const Header& header, const std::string& name, IndexRange range,
                   std::span<const std::byte> rest) {
  const Header right;
  if (header.magic != right.magic) return damaged(phrase::is_no_chunk);
  if (header.version != format_version)
    return damaged({phrase::has_format_version, header.version, format_version});
  if (header.checksum != checksum_of(header, rest)) return damaged(phrase::is_damaged);
  if (header.name != name_hash(name)) return damaged({phrase::does_not_belong, name});
  if (!(range == IndexRange{header.first_index, header.last_index}))
    return damaged(phrase::lies_elsewhere);
  return {};
}

}  // namespace

Result<std::vector<std::byte>> write_chunk(const std::string& name, IndexRange range,
                                           std::span<const StoredPosition> positions,
                                           Executor& executor) {
  std::array<std::uint64_t, 256> frequencies{};
  for (const StoredPosition& position : positions) ++frequencies[position.symbol];
  const PrefixCode code = PrefixCode::for_frequencies(frequencies);
  std::vector<KeyBits> keys;
  keys.reserve(positions.size());
  for (const StoredPosition& position : positions) {
    const PrefixCode::Word word = code.word(position.symbol);
    keys.push_back({position.index, word.bits, word.length});
  }
  const auto function = make_static_function(keys, executor);
  if (!function) return Error{Errc::internal, untranslated("a chunk's equations have no solution")};

  Header header;
  header.symbols = static_cast<std::uint16_t>(code.symbols().size());
  header.buckets = static_cast<std::uint32_t>(function->buckets.size());
  header.stored = static_cast<std::uint32_t>(positions.size());
  header.name = name_hash(name);
  header.first_index = range.first;
  header.last_index = range.last;
  std::vector<std::byte> bytes(sizeof header);
  append(bytes, code.symbols());
  append(bytes, function->buckets);
  append(bytes, function->words);
  header.checksum = checksum_of(header, std::span(bytes).subspan(sizeof header));
  std::memcpy(bytes.data(), &header, sizeof header);
  return bytes;
}

Result<Chunk> Chunk::open(const std::string& name, IndexRange range,
                          std::span<const std::byte> bytes) {
  Header header;
  if (bytes.size() < sizeof header) return damaged(phrase::chunk_is_cut_off);
  std::memcpy(static_cast<void*>(&header), bytes.data(), sizeof header);
  bytes = bytes.subspan(sizeof header);
  if (const auto right = check(header, name, range, bytes); !right) return right.error();

  const std::uint64_t head_bytes = std::uint64_t{header.symbols} * sizeof(CodedSymbol) +
                                   std::uint64_t{header.buckets} * sizeof(BucketShape);
  if (bytes.size() < head_bytes) return damaged(phrase::chunk_is_cut_off);
  auto symbols = take<CodedSymbol>(bytes, header.symbols);
  StaticFunctionData function;
  function.buckets = take<BucketShape>(bytes, header.buckets);
  std::uint64_t columns = 0;
  for (const BucketShape shape : function.buckets) columns += shape.columns();
  if (bytes.size() != (columns + 63) / 64 * sizeof(std::uint64_t))
    return damaged(phrase::has_wrong_length);
  function.words = take<std::uint64_t>(bytes, bytes.size() / sizeof(std::uint64_t));

  if (header.stored == 0 && symbols.empty() && function.buckets.empty())
    return Chunk(0, PrefixCode::for_frequencies({}), std::move(function));
  auto code = PrefixCode::from_lengths(std::move(symbols));
  if (!code) return damaged(phrase::has_no_code);
  const bool needs_bits = code->symbols().size() > 1;
  if (header.stored == 0 || needs_bits == function.buckets.empty())
    return damaged(phrase::contradicts_itself);
  return Chunk(header.stored, *std::move(code), std::move(function));
}

}  // namespace kanzen::table
