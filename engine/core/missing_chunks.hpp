#pragma once
// Collects the chunks of a table that must be loaded before a query can be answered, so that one
// error names them all.
#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "engine/core/phrases.hpp"
#include "engine/core/result.hpp"

namespace kanzen {

inline Error not_loaded(std::vector<std::size_t> chunks) {
  Error error{Errc::not_loaded, phrase::not_loaded};
  error.chunks = std::move(chunks);
  return error;
}

class MissingChunks {
 public:
  // Adds the error's chunks.  Returns false, and ignores the error, if it is not Errc::not_loaded.
  bool take(const Error& error) {
    if (error.code != Errc::not_loaded) return false;
    any_ = true;
    for (const std::size_t chunk : error.chunks) {
      const auto place = std::lower_bound(chunks_.begin(), chunks_.end(), chunk);
      if (place == chunks_.end() || *place != chunk) chunks_.insert(place, chunk);
    }
    return true;
  }
  bool any() const { return any_; }
  // Returns Errc::not_loaded with all chunks, ascending and without duplicates.
  Error error() && { return not_loaded(std::move(chunks_)); }

 private:
  bool any_ = false;
  std::vector<std::size_t> chunks_;  // ascending, each once
};

}  // namespace kanzen
