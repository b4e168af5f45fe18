#pragma once
// Bytes go out and come in through functions that a front-end passes: a file, memory, the
// browser's storage.
#include <cstddef>
#include <functional>
#include <span>
#include <string_view>

namespace kanzen {

// Takes bytes piece by piece; returning false stops the writing (an Errc::io).
using ByteSink = std::function<bool(std::span<const std::byte>)>;
// The same of text.
using TextSink = std::function<bool(std::string_view)>;

// Fills the front of the span; how many bytes came.  Fewer than asked for: there are no more.
using ByteSource = std::function<std::size_t(std::span<std::byte>)>;

}  // namespace kanzen
