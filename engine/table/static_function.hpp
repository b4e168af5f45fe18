#pragma once
// A static function: bits for a set of keys that is itself not stored.  Asked for a key of the
// set it gives that key's bits; asked for any other key, bits that mean nothing.
//
// The keys fall into buckets of some 500 bits.  A bucket is a vector x over GF(2), a little
// longer than the bits of its keys; bit j of a key is the scalar product of x with a
// pseudo-random row that the key, j and the bucket's seed determine.  Making a bucket is
// solving its linear equations; if they contradict each other, the next seed is tried.
// (Retrieval structures: Dietzfelbinger, Pagh: "Succinct data structures for retrieval and
// approximate membership", 2008.)
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/executor.hpp"
#include "engine/table/hashing.hpp"

namespace kanzen::table {

// A bucket's length in bits, and its seed.
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
  std::uint32_t bits = 0;  // the first in the highest of the lowest `length`
  unsigned length = 0;
};

struct StaticFunctionData {
  std::vector<BucketShape> buckets;
  std::vector<std::uint64_t> words;  // the buckets' vectors, one after another, unaligned
};

// `keys` differ from each other.  nullopt: no seed was any good, for which the odds are nil.
std::optional<StaticFunctionData> make_static_function(std::span<const KeyBits> keys,
                                                       Executor& executor);

class StaticFunction {
 public:
  explicit StaticFunction(StaticFunctionData data);

  bool empty() const { return data_.buckets.empty(); }

  // The bits of one key; of an empty function, which holds none, they must not be asked for.
  class Bits {
   public:
    bool operator()(unsigned bit) const;

   private:
    friend class StaticFunction;
    const StaticFunction* function_ = nullptr;
    std::uint64_t number_ = 0;  // the key, mixed
    std::uint64_t begin_ = 0;   // of its bucket, in bits
    BucketShape shape_;
  };
  Bits bits_of(std::uint64_t key) const;

 private:
  StaticFunctionData data_;
  std::vector<std::uint64_t> begins_;  // by bucket, in bits
};

// Shared by maker and reader.
constexpr std::uint64_t key_number(std::uint64_t key) { return mixed(key + golden_gamma); }
constexpr std::size_t bucket_of(std::uint64_t number, std::size_t buckets) {
  return static_cast<std::size_t>((number >> 32) * buckets >> 32);
}
// 64 columns of the row for one bit of a key.
constexpr std::uint64_t row_word(std::uint64_t number, unsigned seed, unsigned bit, unsigned word) {
  return mixed(number + golden_gamma * ((seed << 16 | bit << 8 | word) + 1));
}

}  // namespace kanzen::table
