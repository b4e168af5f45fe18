#include "engine/adapter/value_page.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "engine/core/missing_chunks.hpp"

namespace kanzen {
namespace {

constexpr std::uint64_t numbers_a_page = 1 << 12;

// The numbers of a page: from `first` up to here.
std::uint64_t end_of_page(std::uint64_t first, std::uint64_t count) {
  return first + std::min(numbers_a_page, count - std::min(first, count));
}

ValuePage page_before(std::uint64_t end, std::uint64_t count) {
  ValuePage page;
  if (end < count) page.next = end;
  return page;
}

}  // namespace

Result<ValuePage> value_page(const AnyGame& game, const SolvedGame& solved, std::uint64_t first) {
  const std::uint64_t count = solved.class_count();
  const std::uint64_t end = end_of_page(first, count);
  std::vector<KnownOutcome> outcomes(static_cast<std::size_t>(end - first));
  solved.tell_outcomes(first, outcomes);
  ValuePage page = page_before(end, count);
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    if (outcomes[i] == KnownOutcome::unknown) continue;
    const AnyState state = solved.class_member(first + i);
    const auto value = solved.value_of(state);
    if (!value) return value.error();
    page.positions.push_back({game.format(state), *value});
  }
  return page;
}

Result<ValuePage> value_page(const TableSource& table, std::uint64_t first) {
  const std::uint64_t count = table.info().index_count;
  const std::uint64_t end = end_of_page(first, count);
  ValuePage page = page_before(end, count);
  MissingChunks missing;
  for (std::uint64_t number = first; number < end; ++number) {
    auto valued = table.value_at(number);
    if (!valued) {
      if (!missing.take(valued.error())) return valued.error();
    } else if (*valued) {
      page.positions.push_back(**std::move(valued));
    }
  }
  if (missing.any()) return std::move(missing).error();
  return page;
}

}  // namespace kanzen
