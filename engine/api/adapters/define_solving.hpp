#pragma once
// What goes through positions by the million, of one game: compiled in a file of its own, apart
// from what answers one question at a time.  So a program that has to be small can have the
// latter compiled for size (KANZEN_COLD_OPTIONS) and loses no time where time is spent.
//
// LINKAGE is empty in the file that compiles it and `extern` in the one that calls it.
#include "engine/api/game_adapter.hpp"

#define KANZEN_SOLVING(LINKAGE, ...)                                                               \
  LINKAGE template Result<std::uint64_t> verify(const __VA_ARGS__&, const ValueTable&,             \
                                                const BitSet&, Executor&, const ProgressSink&);    \
  LINKAGE template Result<NotableLists> find_notable(const __VA_ARGS__&, const ValueTable&,        \
                                                     const BitSet&, std::size_t, Executor&,        \
                                                     const ProgressSink&);                         \
  LINKAGE template Result<std::vector<std::uint64_t>> perft(const __VA_ARGS__&, unsigned,          \
                                                            const ProgressSink&, Passes);          \
  LINKAGE template Result<void> SolvedTable<__VA_ARGS__>::write(std::string_view, const TextSink&) \
      const;                                                                                       \
  LINKAGE template class table::Prober<__VA_ARGS__>;                                               \
  LINKAGE template class TableChecker<__VA_ARGS__>

// Of a game that is solved by retrograde analysis.
#define KANZEN_SOLVING_BY_ROUNDS(LINKAGE, ...)                                                   \
  KANZEN_SOLVING(LINKAGE, __VA_ARGS__);                                                          \
  LINKAGE template Result<Enumeration> enumerate(const __VA_ARGS__&, Executor&,                  \
                                                 const ProgressSink&);                           \
  LINKAGE template Result<ValueTable> solve(const __VA_ARGS__&, Executor&, const ProgressSink&); \
  LINKAGE template Result<ReachedPositions> reachable(const __VA_ARGS__&, const ValueTable&,     \
                                                      Executor&, const ProgressSink&)

// Of a game in layers whose single positions are searched as well.
#define KANZEN_SOLVING_BY_LAYERS(LINKAGE, ...)                                                  \
  KANZEN_SOLVING(LINKAGE, __VA_ARGS__);                                                         \
  LINKAGE template Result<PlayCounts> enumerate_layers(const __VA_ARGS__&, Executor&,           \
                                                       const ProgressSink&);                    \
  LINKAGE template Result<LayeredSolution> solve_layers(const __VA_ARGS__&, Executor&,          \
                                                        const ProgressSink&, const LayerSink&); \
  LINKAGE template LayeredCounts count_layers(const __VA_ARGS__&, const ValueTable&);           \
  LINKAGE template class AlphaBeta<__VA_ARGS__>
