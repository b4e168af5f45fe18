#pragma once
// Mates: wins in which every move gives check (solve/mates.hpp has the definition).  They are no
// part of AnyGame, so that only programs that need them link kanzen_mates.  All functions return
// Errc::unsupported for a game without checks.
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/adapter/any_game.hpp"

namespace kanzen {

struct Mate {
  std::string position;
  unsigned plies = 0;             // to the last check
  std::vector<std::string> line;  // the shortest mate, against the longest resistance
};

// Returns the shortest mate of a position; nullopt: there is none of at most so many plies.
Result<std::optional<Mate>> find_mate(const AnyGame& game, const AnyState& state,
                                      unsigned most_plies);

// Returns the reply that delays the mate longest, if the side to move is in check and mated now or
// within so many plies; nullopt: it is not.
Result<std::optional<AnyMove>> find_longest_resistance(const AnyGame& game, const AnyState& state,
                                                       unsigned plies);

struct MateStatistics {
  std::vector<std::uint64_t> by_plies;  // reachable positions; the index is the length of the mate
  std::vector<Mate> examples;
};
// Counts the mates of all reachable positions; examples have `wanted` plies or, by default, as many
// as the longest.  Errc::cancelled; Errc::out_of_memory.
Result<MateStatistics> find_all_mates(const AnyGame& game, std::optional<unsigned> wanted,
                                      std::size_t limit, const RunOptions& options);

}  // namespace kanzen
