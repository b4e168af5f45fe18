#pragma once
// A checksum against damage, not against forgery: XXH3 with 64 bits, computed piece by piece.
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
  // Of all bytes so far.
  std::uint64_t value() const;

 private:
  struct State;  // the library's
  std::unique_ptr<State> state_;
};

}  // namespace kanzen
