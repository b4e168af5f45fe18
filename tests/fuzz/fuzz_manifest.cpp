// For any bytes, an accepted manifest is written as it was read.
#include <cstdlib>
#include <string>
#include <string_view>

#include "engine/table/manifest.hpp"

namespace {

using namespace kanzen::table;

void check(std::string_view bytes) {
  const auto manifest = parse_manifest(bytes);
  if (!manifest) {
    if (manifest.error().message.empty()) std::abort();
    return;
  }
  const std::string text = format_manifest(*manifest);
  const auto again = parse_manifest(text);
  if (!again || format_manifest(*again) != text) std::abort();
  if (again->opening != manifest->opening) std::abort();
  if (!manifest->opening.empty() && manifest->opening[0].value != manifest->statistics.start)
    std::abort();
  if (manifest->chunk_of(0) != 0) std::abort();
  if (manifest->chunk_of(manifest->index_count - 1) != manifest->chunks.size() - 1) std::abort();
  for (const auto& chunk : manifest->chunks)
    if (manifest->file_name(chunk).find('/') != std::string::npos) std::abort();
}

}  // namespace

// The fuzzer does not find a checksum at random, so the bytes are also read with a correct one.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes{reinterpret_cast<const char*>(data), size};
  check(bytes);
  const std::string_view body = bytes.substr(0, bytes.rfind("checksum "));
  check(std::string(body) + checksum_line(body));
  return 0;
}
