#include "engine/table/static_function.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cassert>

namespace kanzen::table {
namespace {

constexpr unsigned bucket_bits = 480;  // on average
constexpr unsigned spare_columns = 3;  // the first seed solves seven buckets of eight

// Incremental Gaussian elimination over GF(2) for the equations of a bucket.
class Equations {
 public:
  explicit Equations(unsigned columns)
      : columns_(columns), width_((columns + 63) / 64 + 1), rows_(columns * std::size_t{width_}) {
    pivots_.assign(columns, false);
  }

  unsigned row_words() const { return width_ - 1; }
  // Adds an equation.  Returns false if it contradicts the others.  `row` is overwritten.
  bool add(std::vector<std::uint64_t>& row, bool right_side) {
    row[width_ - 1] = right_side ? 1 : 0;
    for (unsigned w = 0; w + 1 < width_; ++w)
      while (row[w] != 0) {
        const unsigned column = w * 64 + static_cast<unsigned>(std::countr_zero(row[w]));
        std::uint64_t* const pivot = &rows_[column * std::size_t{width_}];
        if (!pivots_[column]) {
          std::copy_n(row.begin(), width_, pivot);
          pivots_[column] = true;
          return true;
        }
        for (unsigned i = w; i < width_; ++i) row[i] ^= pivot[i];
      }
    return row[width_ - 1] == 0;
  }

  std::vector<std::uint64_t> solution() const {
    std::vector<std::uint64_t> x(width_ - 1);
    for (unsigned column = columns_; column-- > 0;) {
      if (!pivots_[column]) continue;
      const std::uint64_t* const row = &rows_[column * std::size_t{width_}];
      std::uint64_t sum = 0;
      for (unsigned w = column / 64; w + 1 < width_; ++w) sum ^= row[w] & x[w];
      const auto value = (static_cast<unsigned>(std::popcount(sum)) ^ row[width_ - 1]) & 1u;
      x[column / 64] |= std::uint64_t{value} << (column % 64);
    }
    return x;
  }

 private:
  unsigned columns_, width_;         // width_: 64-bit words per row, the last for the right side
  std::vector<std::uint64_t> rows_;  // by pivot column
  std::vector<bool> pivots_;
};

struct Bucket {
  BucketShape shape;
  std::vector<std::uint64_t> x;
};

std::optional<std::vector<std::uint64_t>> solve(std::span<const KeyBits> keys, unsigned columns,
                                                unsigned seed) {
  Equations equations(columns);
  std::vector<std::uint64_t> row(equations.row_words() + 1);
  const unsigned rest = columns % 64;
  for (const KeyBits& key : keys) {
    const std::uint64_t number = key_hash(key.key);
    for (unsigned bit = 0; bit < key.length; ++bit) {
      for (unsigned w = 0; w < equations.row_words(); ++w) row[w] = row_word(number, seed, bit, w);
      if (rest != 0) row[equations.row_words() - 1] &= (std::uint64_t{1} << rest) - 1;
      if (!equations.add(row, (key.bits >> (key.length - 1 - bit) & 1u) != 0)) return std::nullopt;
    }
  }
  return equations.solution();
}

std::optional<Bucket> make_bucket(std::span<const KeyBits> keys) {
  unsigned columns = spare_columns;
  for (const KeyBits& key : keys) columns += key.length;
  if (columns > BucketShape::most_columns) return std::nullopt;
  for (unsigned seed = 0; seed < BucketShape::seeds; ++seed)
    if (auto x = solve(keys, columns, seed))
      return Bucket{BucketShape::of(columns, seed), *std::move(x)};
  return std::nullopt;
}

void append_bits(std::vector<std::uint64_t>& words, std::uint64_t at, const Bucket& bucket) {
  const unsigned shift = static_cast<unsigned>(at % 64);
  for (std::size_t w = 0; w < bucket.x.size(); ++w) {
    const auto to = static_cast<std::size_t>(at / 64 + w);
    words[to] |= bucket.x[w] << shift;
    if (shift != 0) words[to + 1] |= bucket.x[w] >> (64 - shift);
  }
}

// The keys grouped by bucket, and the beginning of each group.
struct Sorted {
  std::vector<KeyBits> keys;
  std::vector<std::size_t> begins;
};
Sorted by_bucket(std::span<const KeyBits> keys, std::size_t buckets) {
  Sorted sorted{std::vector<KeyBits>(keys.size()), std::vector<std::size_t>(buckets + 1)};
  for (const KeyBits& key : keys) ++sorted.begins[bucket_of(key_hash(key.key), buckets) + 1];
  for (std::size_t b = 0; b < buckets; ++b) sorted.begins[b + 1] += sorted.begins[b];
  std::vector<std::size_t> next(sorted.begins.begin(), sorted.begins.end() - 1);
  for (const KeyBits& key : keys) sorted.keys[next[bucket_of(key_hash(key.key), buckets)]++] = key;
  return sorted;
}

}  // namespace

std::optional<StaticFunctionData> make_static_function(std::span<const KeyBits> keys,
                                                       Executor& executor) {
  std::uint64_t bits = 0;
  for (const KeyBits& key : keys) bits += key.length;
  StaticFunctionData data;
  if (bits == 0) return data;
  const auto count = static_cast<std::size_t>(bits / bucket_bits + 1);
  const Sorted sorted = by_bucket(keys, count);
  std::vector<Bucket> buckets(count);
  std::atomic<bool> failed{false};
  executor.run(count, [&](std::size_t b) {
    const auto first = sorted.begins[b];
    auto made = make_bucket(std::span(sorted.keys).subspan(first, sorted.begins[b + 1] - first));
    if (made)
      buckets[b] = *std::move(made);
    else
      failed = true;
  });
  if (failed) return std::nullopt;
  std::uint64_t columns = 0;
  for (const Bucket& bucket : buckets) columns += bucket.shape.columns();
  data.words.resize(static_cast<std::size_t>((columns + 63) / 64 + 1));
  std::uint64_t at = 0;
  for (const Bucket& bucket : buckets) {
    data.buckets.push_back(bucket.shape);
    append_bits(data.words, at, bucket);
    at += bucket.shape.columns();
  }
  data.words.resize(static_cast<std::size_t>((columns + 63) / 64));
  return data;
}

StaticFunction::StaticFunction(StaticFunctionData data) : data_(std::move(data)) {
  std::uint64_t at = 0;
  begins_.reserve(data_.buckets.size());
  for (const BucketShape shape : data_.buckets) {
    begins_.push_back(at);
    at += shape.columns();
  }
  assert(data_.words.size() == (at + 63) / 64);
  data_.words.resize(data_.words.size() + 2);  // so that reading a word may also read the next
}

StaticFunction::Bits StaticFunction::bits_of(std::uint64_t key) const {
  Bits bits;
  if (empty()) return bits;
  bits.function_ = this;
  bits.number_ = key_hash(key);
  const std::size_t bucket = bucket_of(bits.number_, data_.buckets.size());
  bits.begin_ = begins_[bucket];
  bits.shape_ = data_.buckets[bucket];
  return bits;
}

bool StaticFunction::Bits::operator()(unsigned bit) const {
  const std::uint64_t* word = &function_->data_.words[static_cast<std::size_t>(begin_ / 64)];
  const unsigned shift = static_cast<unsigned>(begin_ % 64);
  const unsigned columns = shape_.columns();
  std::uint64_t sum = 0;
  for (unsigned at = 0; at < columns; at += 64, ++word) {
    std::uint64_t x = *word >> shift;
    if (shift != 0) x |= word[1] << (64 - shift);
    if (columns - at < 64) x &= (std::uint64_t{1} << (columns - at)) - 1;
    sum ^= x & row_word(number_, shape_.seed(), bit, at / 64);
  }
  return (std::popcount(sum) & 1) != 0;
}

}  // namespace kanzen::table
