#pragma once
// Incremental 64-bit XXH3 checksum.  It detects damage, not forgery.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace kanzen {

class Checksum {
 public:
  Checksum();
  ~Checksum();
  Checksum(const Checksum&) = delete;
  Checksum& operator=(const Checksum&) = delete;

  void add(std::span<const std::byte> bytes);
  // The checksum of all bytes added so far.
  std::uint64_t value() const;

 private:
  struct State;  // wraps the xxHash state
  std::unique_ptr<State> state_;
};

}  // namespace kanzen
