#pragma once
// Callbacks for binary and text input and output.  A front end supplies them, backed by a file,
// memory or the browser's storage.
#include <cstddef>
#include <functional>
#include <span>
#include <string_view>

namespace kanzen {

// Receives output in consecutive pieces.  Returning false stops writing, which then fails with
// Errc::io.
using ByteSink = std::function<bool(std::span<const std::byte>)>;
// ByteSink for text.
using TextSink = std::function<bool(std::string_view)>;

// Fills the front of the span and returns the number of bytes read; fewer than requested means the
// end of the input.
using ByteSource = std::function<std::size_t(std::span<std::byte>)>;

}  // namespace kanzen
