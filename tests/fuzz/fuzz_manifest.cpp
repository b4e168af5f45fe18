// Whatever the bytes: a manifest that is taken is written as it was read.
#include <cstdlib>
#include <string_view>

#include "engine/table/manifest.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace kanzen::table;
  const auto manifest = parse_manifest({reinterpret_cast<const char*>(data), size});
  if (!manifest) {
    if (manifest.error().message.empty()) std::abort();
    return 0;
  }
  const std::string text = format_manifest(*manifest);
  const auto again = parse_manifest(text);
  if (!again || format_manifest(*again) != text) std::abort();
  if (manifest->chunk_of(0) != 0) std::abort();
  if (manifest->chunk_of(manifest->index_count - 1) != manifest->chunks.size() - 1) std::abort();
  for (const auto& chunk : manifest->chunks)
    if (manifest->file_name(chunk).find('/') != std::string::npos) std::abort();
  return 0;
}
