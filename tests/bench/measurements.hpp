#pragma once
// The measurements of `kanzen_bench`, each in a file of its own.
#include <string>

#include "engine/cli/output/json.hpp"
#include "engine/cli/output/progress_line.hpp"
#include "engine/core/result.hpp"

namespace kanzen::cli {

struct BenchOptions {
  std::string rules;  // empty: every rule set of the measurement
  std::string game;   // empty: Gobblers
  unsigned threads = 1;
  unsigned runs = 5;     // repetitions; for `go`, seconds of playouts on each board
  unsigned sizes = 3;    // largest number of sizes of pieces
  unsigned seconds = 0;  // time limit of a search
  bool json = false;
};

// The results of a measurement: members of the JSON object, and text.
struct BenchReport {
  Json json = Json::object();
  std::string text;
};

// Two-size Gobblers, compared with the original notebook.
Result<BenchReport> bench_original(const BenchOptions& options);
// Gobblers with one, two and three sizes: positions, seconds, bytes.
Result<BenchReport> bench_growth(const BenchOptions& options);
// The solver, compared with the multi-pass solver over the same index
// (tests/engine/multi_pass.hpp).
Result<BenchReport> bench_baseline_solver(const BenchOptions& options);
// Building a table, and analysing positions from it.
Result<BenchReport> bench_table(const BenchOptions& options);
// Boards of m,n,k as bitboards, arrays and lists.
Result<BenchReport> bench_boards(const BenchOptions& options);
// Playouts of Go on simple boards and on PlayoutBoard.
Result<BenchReport> bench_go(const BenchOptions& options);
// The search for scores of Go under `ko`, compared with an alpha-beta search.
Result<BenchReport> bench_go_scores(const BenchOptions& options);
// Games of m,n,k whose outcome is published, within a time limit.
Result<BenchReport> bench_mnk(const BenchOptions& options);

// The name of Gobblers with one, two or three sizes.
inline const char* game_of_sizes(unsigned sizes) {
  return sizes == 3 ? "gobblers" : sizes == 2 ? "gobblers2" : "gobblers1";
}

inline bool is_chosen(const BenchOptions& options, const std::string& rules) {
  return options.rules.empty() || options.rules == rules;
}

}  // namespace kanzen::cli
