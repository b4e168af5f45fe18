#pragma once
// The values of single positions of a game: from a table, by solving, or by searching.
#include <optional>

#include "engine/cli/cache/value_source.hpp"

namespace kanzen::cli {

class PositionValues {
 public:
  // The arguments must outlive the object.  Errors of find_values.
  static Result<PositionValues> find(const AnyGame& game, const ValueOptions& options,
                                     const SearchOptions& search);

  // Returns nullopt if a search has proved nothing, or the game was not solved in time.
  Result<std::optional<Analysis>> of(const AnyState& state) const;

  // False: the values are outcomes only.
  bool have_distances() const { return values_.has_value(); }

  // Saves values that were solved in this run (cache_values).
  void cache(Output& output) const;

 private:
  PositionValues(const AnyGame& game, const ValueOptions& options, const SearchOptions& search)
      : game_(&game), options_(&options), search_(search) {}

  const AnyGame* game_;
  const ValueOptions* options_;
  SearchOptions search_;
  std::optional<Values> values_;  // nullopt: positions are searched, if there was time
  bool out_of_time_ = false;      // the game was not solved
};

}  // namespace kanzen::cli
