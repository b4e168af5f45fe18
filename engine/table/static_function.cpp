#include "engine/table/static_function.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cassert>
#include <utility>

#include "engine/core/byte_vector.hpp"

namespace kanzen::table {
namespace {

constexpr unsigned bucket_bits = 480;  // on average
constexpr unsigned spare_columns = 3;  // the first seed solves seven buckets of eight

// Linear equations over GF(2).  A strip of eight columns is eliminated at once, by a table with the
// sums of its pivot rows: the method of the four Russians (M. Albrecht and others,
// "Algorithm 898: efficient multiplication of dense matrices over GF(2)", 2010).
class Equations {
 public:
  // For `most` equations.
  Equations(unsigned columns, std::size_t most)
      : columns_(columns),
        words_((columns + 63) / 64),
        vectors_(words_ / 2 + 1),
        rows_(most * vectors_),
        sums_(strip_sums * std::size_t{vectors_}) {}

  // Adds an equation: word(w) returns columns 64 * w to 64 * w + 63 of its left side.
  template <class Word>
  void add(Word&& word, bool right_side) {
    ByteVector* const row = row_at(count_++);
    for (unsigned w = 0; w < words_; ++w) row[w / 2][w % 2] = word(w);
    if (const unsigned rest = columns_ % 64; rest != 0)
      row[(words_ - 1) / 2][(words_ - 1) % 2] &= (std::uint64_t{1} << rest) - 1;
    row[words_ / 2][words_ % 2] = right_side ? 1 : 0;
  }

  // Returns the solution in which columns without a pivot are 0; nullopt if the equations
  // contradict each other.
  std::optional<std::vector<std::uint64_t>> solution() && {
    for (unsigned strip = 0; strip * strip_columns < columns_; ++strip) eliminate(strip);
    for (std::size_t row = pivots(); row < count_; ++row)
      if (word_of(row, words_) != 0) return std::nullopt;
    std::vector<std::uint64_t> x(words_);
    for (std::size_t row = pivots(); row-- > 0;) {
      const unsigned column = pivot_columns_[row];
      std::uint64_t sum = 0;
      for (unsigned w = column / 64; w < words_; ++w) sum ^= word_of(row, w) & x[w];
      const auto value = (static_cast<unsigned>(std::popcount(sum)) ^ word_of(row, words_)) & 1u;
      x[column / 64] |= std::uint64_t{value} << (column % 64);
    }
    return x;
  }

 private:
  static constexpr unsigned strip_columns = 8, strip_sums = 1u << strip_columns;

  std::size_t pivots() const { return pivot_columns_.size(); }
  ByteVector* row_at(std::size_t row) { return &rows_[row * vectors_]; }
  std::uint64_t word_of(std::size_t row, unsigned w) const {
    return rows_[row * vectors_ + w / 2][w % 2];
  }
  bool has_column(std::size_t row, unsigned column) const {
    return (word_of(row, column / 64) >> (column % 64) & 1u) != 0;
  }
  // The vectors before the strip's are 0 in all rows that are not yet pivots.
  static unsigned first_vector(unsigned strip) { return strip * strip_columns / 128; }
  void add_to(ByteVector* sum, const ByteVector* row, unsigned strip) const {
    for (unsigned v = first_vector(strip); v < vectors_; ++v) sum[v] ^= row[v];
  }

  void eliminate(unsigned strip) {
    const std::size_t first = pivots();
    unsigned found = 0;  // the strip's columns with a pivot
    for (unsigned i = 0; i < strip_columns; ++i)
      if (const unsigned column = strip * strip_columns + i;
          column < columns_ && find_pivot(strip, column, first))
        found |= 1u << i;
    for (std::size_t pivot = first; pivot < pivots(); ++pivot) {
      const unsigned flag = 1u << (pivot_columns_[pivot] % strip_columns);
      for (unsigned set = 0; set < flag; ++set) {
        if ((set & ~found) != 0) continue;
        for (unsigned v = first_vector(strip); v < vectors_; ++v)
          sums_[(set | flag) * vectors_ + v] = sums_[set * vectors_ + v] ^ row_at(pivot)[v];
      }
    }
    const unsigned w = strip * strip_columns / 64, shift = strip * strip_columns % 64;
    for (std::size_t row = pivots(); row < count_; ++row) {
      const auto set = static_cast<unsigned>(word_of(row, w) >> shift) & found;
      add_to(row_at(row), &sums_[set * vectors_], strip);
    }
  }

  // Makes the next row a pivot of a column, which the strip's other pivots, from `first` on, do not
  // have.  Returns false if there is none.
  bool find_pivot(unsigned strip, unsigned column, std::size_t first) {
    const std::size_t next = pivots();
    for (std::size_t row = next; row < count_; ++row) {
      for (std::size_t pivot = first; pivot < next; ++pivot)
        if (has_column(row, pivot_columns_[pivot])) add_to(row_at(row), row_at(pivot), strip);
      if (!has_column(row, column)) continue;
      std::swap_ranges(row_at(row), row_at(row) + vectors_, row_at(next));
      for (std::size_t pivot = first; pivot < next; ++pivot)
        if (has_column(pivot, column)) add_to(row_at(pivot), row_at(next), strip);
      pivot_columns_.push_back(column);
      return true;
    }
    return false;
  }

  unsigned columns_, words_;
  unsigned vectors_;       // of a row: the words of the left side, then that of the right one
  std::size_t count_ = 0;  // of equations
  std::vector<ByteVector> rows_;  // the pivot rows, then the others
  std::vector<ByteVector> sums_;  // of the strip's pivot rows, by their columns; that of none is 0
  std::vector<unsigned> pivot_columns_;  // by row, ascending
};

struct Bucket {
  BucketShape shape;
  std::vector<std::uint64_t> x;
};

std::optional<std::vector<std::uint64_t>> solve(std::span<const KeyBits> keys, unsigned columns,
                                                unsigned seed) {
  Equations equations(columns, columns);
  for (const KeyBits& key : keys) {
    const std::uint64_t number = key_hash(key.key);
    for (unsigned bit = 0; bit < key.length; ++bit)
      equations.add([&](unsigned w) { return row_word(number, seed, bit, w); },
                    (key.bits >> (key.length - 1 - bit) & 1u) != 0);
  }
  return std::move(equations).solution();
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
