// For any bytes, a chunk is refused or answers for every index, without reading outside.  The
// checksum is corrected first, because otherwise no input would get past it.
#include <cstring>
#include <vector>

#include "engine/core/checksum.hpp"
#include "engine/table/chunk.hpp"

namespace {

constexpr std::size_t header_bytes = 48, checksum_at = 40;

void fix_checksum(std::vector<std::byte>& bytes) {
  if (bytes.size() < header_bytes) return;
  std::memset(&bytes[checksum_at], 0, sizeof(std::uint64_t));
  kanzen::Checksum checksum;
  checksum.add(bytes);
  const std::uint64_t value = checksum.value();
  std::memcpy(&bytes[checksum_at], &value, sizeof value);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace kanzen::table;
  const auto* const first = reinterpret_cast<const std::byte*>(data);
  std::vector<std::byte> bytes(first, first + size);
  fix_checksum(bytes);
  const auto chunk = Chunk::open("fuzz", {0, 1 << 20}, bytes);
  if (!chunk || chunk->stored() == 0) return 0;
  for (kanzen::Index i = 0; i < 1000; ++i) chunk->symbol(i * 1049);
  return 0;
}
