#pragma once
// The reachable positions of Dobutsu shogi, row by row, before any value is known.
//
// Exactly those unfinished positions are reachable that a sequence of seven moves leads to from
// some unfinished position (Dobutsu::is_reachable).  So the moves from all of them are followed
// seven times.
#include <cstdint>
#include <functional>

#include "engine/core/executor.hpp"
#include "engine/core/progress.hpp"
#include "engine/games/dobutsu/rows/giraffe_row.hpp"
#include "engine/games/dobutsu/rows/position_index.hpp"

namespace kanzen::dobutsu {

// Sets the bits of the reachable unfinished positions in `reached`, which has a row for each of
// RowNumbering::to_move().  `scratch` has as many.  Returns false if the sink cancels.
bool find_reachable_rows(GiraffeRow* reached, GiraffeRow* scratch, Executor& executor,
                         const ProgressSink& progress);

// Finished positions to which moves lead, from the point of view of the side to move.
struct FinishedRow {
  const BlockLayouts* layouts = nullptr;
  bool is_tried = false;       // otherwise the lion can be taken
  bool in_the_middle = false;  // both lions: some positions are given together with their images
  PairNumber elephants = 0, chicks = 0;
  GiraffeRow giraffes;
};
// Calls visit(row), which returns the number of new positions, for them, concurrently.  `reached`
// is what find_reachable_rows has found; `scratch` has finished_scratch rows.  Returns false if the
// sink cancels.
inline constexpr std::size_t finished_scratch = 315 * 1155;
bool visit_finished(const GiraffeRow* reached, GiraffeRow* scratch, Executor& executor,
                    const ProgressSink& progress,
                    const std::function<std::uint64_t(const FinishedRow&)>& visit);

}  // namespace kanzen::dobutsu
