#pragma once
// Random positions of a solved game or a complete table in which the game is not over.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/adapter/any_game.hpp"
#include "engine/adapter/table_source.hpp"

namespace kanzen {

struct SampleRequest {
  std::optional<Outcome> outcome{};    // for the side to move; nullopt: any
  std::optional<unsigned> distance{};  // plies or sweeps; nullopt: any
  bool only_move = false;              // exactly one move keeps the outcome
  std::uint64_t seed = 0;              // determines the order in which positions are examined
  std::uint64_t first = 0;             // place in that order, from 0
  std::uint64_t most = 1;              // positions to return

  static void fields(auto& self, auto& visit) {
    visit("outcome", self.outcome);
    visit("distance", self.distance);
    visit("only_move", self.only_move);
    visit("seed", self.seed);
    visit("first", self.first);
    visit("most", self.most);
  }
};

struct SampledPosition {
  std::string position;
  Value value;                          // for the side to move
  std::vector<std::string> best_moves;  // those with the best value

  static void fields(auto& self, auto& visit) {
    visit("position", self.position);
    visit("value", self.value);
    visit("best_moves", self.best_moves);
  }
};

struct PositionSample {
  std::vector<SampledPosition> positions;
  std::optional<std::uint64_t> next;  // `first` of a request for further positions; nullopt: none

  static void fields(auto& self, auto& visit) {
    visit("positions", self.positions);
    visit("next", self.next);
  }
};

// Return reachable positions in random order, each symmetry class at most once; all matching ones
// of a solved game are equally likely, and of a table those whose reachability the game decides
// (TableSource::is_reachable_at).  They examine at most `examined` numbers of classes, so that
// fewer positions can be found although more follow.  The same request gives the same sample.
// Errc::cancelled; errors of TableSource::value_at and `probe`.
inline constexpr std::uint64_t no_examination_limit = UINT64_MAX;
Result<PositionSample> sample_positions(const AnyGame& game, const SolvedGame& solved,
                                        const SampleRequest& request, std::uint64_t examined,
                                        const RunOptions& run);
Result<PositionSample> sample_positions(const AnyGame& game, const TableSource& table,
                                        const SampleRequest& request, std::uint64_t examined,
                                        const RunOptions& run);

}  // namespace kanzen
