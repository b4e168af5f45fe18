#include "engine/adapter/value_page.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <string>
#include <unordered_map>
#include <utility>

#include "engine/adapter/solved_position.hpp"
#include "engine/adapter/table_adapter.hpp"
#include "engine/core/missing_chunks.hpp"
#include "engine/table/phrases.hpp"

namespace kanzen {
namespace {

class OpeningValues final : public TableValues, public ValueSource {
 public:
  OpeningValues(std::shared_ptr<const AnyGame> game, const table::Manifest& manifest)
      : game_(std::move(game)), info_(info_of(manifest)) {
    for (const auto& [position, value] : manifest.opening) values_.emplace(position, value);
  }

  const TableInfo& info() const override { return info_; }

  Result<Analysis> probe(const AnyState& state) const override {
    return analyse(*game_, state, *this);
  }

  Result<Value> value_of(const AnyState& state) const override {
    if (const auto canonical = game_->canonical(state))
      if (const auto found = values_.find(game_->format(*canonical)); found != values_.end())
        return found->second;
    return not_loaded(all_chunks());
  }

 private:
  // The numbers of all chunks.  Without the game's numbering of positions it is unknown
  // which of them contain the missing values.
  std::vector<std::size_t> all_chunks() const {
    std::vector<std::size_t> numbers(info_.chunks.size());
    std::iota(numbers.begin(), numbers.end(), 0);
    return numbers;
  }

  std::shared_ptr<const AnyGame> game_;
  TableInfo info_;
  std::unordered_map<std::string, Value> values_;  // by the notation of the canonical position
};

}  // namespace

Result<std::unique_ptr<TableValues>> open_opening_values(std::shared_ptr<const AnyGame> game,
                                                         std::string_view text) {
  const GameInfo& info = game->info();
  const auto position_fault = [&](const table::Manifest& head,
                                  std::string_view position) -> std::optional<Diagnostic> {
    if (head.game != info.name) return std::nullopt;
    const auto state = game->parse(position);
    return state ? std::nullopt : std::optional<Diagnostic>(state.error());
  };
  const auto manifest = table::parse_manifest(text, position_fault);
  if (!manifest) return manifest.error();
  if (manifest->game != info.name || manifest->rules != info.rules)
    return Error{Errc::corrupt_data,
                 {phrase::table_of_another, manifest->name(), info.name + ' ' + info.rules}};
  return std::unique_ptr<TableValues>(std::make_unique<OpeningValues>(std::move(game), *manifest));
}

namespace {

constexpr std::uint64_t numbers_per_page = 1 << 12;

// The end (exclusive) of the class numbers on the page that begins at `first`.
std::uint64_t end_of_page(std::uint64_t first, std::uint64_t count) {
  return first + std::min(numbers_per_page, count - std::min(first, count));
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
  solved.fill_outcomes(first, outcomes);
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
