#pragma once
// A static function (retrieval structure): maps the keys of a set to bit strings without storing
// the keys.  For keys outside the set it returns arbitrary bits.
//
// Keys are distributed over buckets of about 500 bits.  A bucket is a vector x over GF(2), slightly
// longer than the bits of its keys together; bit j of a key is the scalar product of x with a
// pseudo-random row determined by the key, j and the bucket's seed.  Construction solves the linear
// equations of each bucket, and tries the next seed if they are contradictory.  (M. Dietzfelbinger,
// R. Pagh, "Succinct data structures for retrieval and approximate membership", 2008.)
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/executor.hpp"
#include "engine/core/quick_random.hpp"

namespace kanzen::table {

// The length of a bucket in bits, and its seed.
struct BucketShape {
  static constexpr unsigned seed_bits = 4, seeds = 1u << seed_bits;
  static constexpr unsigned most_columns = (1u << (16 - seed_bits)) - 1;
  std::uint16_t packed = 0;

  static BucketShape of(unsigned columns, unsigned seed) {
    return {static_cast<std::uint16_t>(columns << seed_bits | seed)};
  }
  unsigned columns() const { return packed >> seed_bits; }
  unsigned seed() const { return packed & (seeds - 1); }
};

struct KeyBits {
  std::uint64_t key = 0;
  std::uint32_t bits = 0;  // right-aligned; the first bit is the most significant one
  unsigned length = 0;
};

struct StaticFunctionData {
  std::vector<BucketShape> buckets;
  std::vector<std::uint64_t> words;  // the buckets' vectors, concatenated bit by bit
};

// `keys` must be distinct.  Returns nullopt if a bucket is too long or no seed solves it, which has
// negligible probability.
std::optional<StaticFunctionData> make_static_function(std::span<const KeyBits> keys,
                                                       Executor& executor);

class StaticFunction {
 public:
  explicit StaticFunction(StaticFunctionData data);

  bool empty() const { return data_.buckets.empty(); }

  // The bits of one key.  Must not be read if the function is empty.
  class Bits {
   public:
    bool operator()(unsigned bit) const;

   private:
    friend class StaticFunction;
    const StaticFunction* function_ = nullptr;
    std::uint64_t number_ = 0;  // hash of the key
    std::uint64_t begin_ = 0;   // first bit of its bucket
    BucketShape shape_;
  };
  Bits bits_of(std::uint64_t key) const;

 private:
  StaticFunctionData data_;
  std::vector<std::uint64_t> begins_;  // first bit by bucket
};

// Hashing shared by construction and lookup.
constexpr std::uint64_t key_hash(std::uint64_t key) { return mixed(key + golden_gamma); }
constexpr std::size_t bucket_of(std::uint64_t number, std::size_t buckets) {
  return static_cast<std::size_t>((number >> 32) * buckets >> 32);
}
// Returns columns 64 * word to 64 * word + 63 of the row for one bit of a key.
constexpr std::uint64_t row_word(std::uint64_t number, unsigned seed, unsigned bit, unsigned word) {
  return mixed(number + golden_gamma * ((seed << 16 | bit << 8 | word) + 1));
}

}  // namespace kanzen::table
