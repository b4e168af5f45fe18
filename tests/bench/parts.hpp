#pragma once
// What `kanzen_bench` can measure, a file a part.
#include <string>

#include "engine/cli/output/json.hpp"
#include "engine/cli/output/progress_line.hpp"
#include "engine/core/result.hpp"

namespace kanzen::cli {

struct BenchOptions {
  std::string rules;  // empty: every rule set that the part measures
  unsigned threads = 1;
  unsigned runs = 5;      // of what takes milliseconds; seconds of playouts
  unsigned sizes = 3;     // the most sizes of pieces
  unsigned seconds = 60;  // for the search of a position
  bool json = false;
};

// What a part has found: members for the JSON object, and text for a person.
struct BenchReport {
  Json json = Json::object();
  std::string text;
};

// Two-size Gobblers beside the notebook that it all began with.
Result<BenchReport> bench_original(const BenchOptions& options);
// One, two, three sizes of Gobblers: positions, seconds, bytes.
Result<BenchReport> bench_growth(const BenchOptions& options);
// The solver beside a plain one over the same index, in one run.
Result<BenchReport> bench_plain(const BenchOptions& options);
// A table: how long it takes to build, and to analyse a position from it.
Result<BenchReport> bench_table(const BenchOptions& options);
// Boards of m,n,k as bits, array and lists.
Result<BenchReport> bench_boards(const BenchOptions& options);
// Playouts of Go on plain boards and on the quick one.
Result<BenchReport> bench_go(const BenchOptions& options);
// Sizes of m,n,k whose outcome is published, as far as a time limit goes.
Result<BenchReport> bench_mnk(const BenchOptions& options);

// Gobblers with one, two or three sizes.
inline const char* game_of_sizes(unsigned sizes) {
  return sizes == 3 ? "gobblers" : sizes == 2 ? "gobblers2" : "gobblers1";
}

inline bool chosen(const BenchOptions& options, const std::string& rules) {
  return options.rules.empty() || options.rules == rules;
}

}  // namespace kanzen::cli
