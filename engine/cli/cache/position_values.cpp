#include "engine/cli/cache/position_values.hpp"

namespace kanzen::cli {

Result<PositionValues> PositionValues::find(const AnyGame& game, const ValueOptions& options,
                                            const SearchOptions& search) {
  PositionValues found(game, options, search);
  if (options.table.empty() && is_searched(game, search)) return found;
  auto values = find_values(options, game, search.seconds);
  found.out_of_time_ = !values && is_out_of_time(values.error());
  if (found.out_of_time_) return found;
  if (!values) return values.error();
  found.values_ = *std::move(values);
  return found;
}

Result<std::optional<Analysis>> PositionValues::of(const AnyState& state) const {
  if (values_) {
    auto analysis = values_->probe(state);
    if (!analysis) return analysis.error();
    return std::optional<Analysis>(*std::move(analysis));
  }
  if (out_of_time_) return std::optional<Analysis>();
  const auto report = search(*game_, state, search_);
  if (!report) return report.error();
  return known_analysis(*report);
}

void PositionValues::cache(Output& output) const {
  if (values_) cache_values(*values_, *options_, *game_, output);
}

}  // namespace kanzen::cli
