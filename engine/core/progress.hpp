#pragma once
// Progress reports and cancellation.  The engine never prints: a front end passes a callback.
#include <cstdint>
#include <functional>
#include <string>

namespace kanzen {

struct Progress {
  std::string phase;          // "enumerate", "solve", "reach", "finished", "verify" and others
  std::uint32_t round = 0;    // ply of an enumeration, round of a solver
  std::uint64_t done = 0;     // units finished in this phase
  std::uint64_t total = 0;    // units in this phase; 0: not known in advance
  std::uint64_t decided = 0;  // positions whose value is known so far

  static void fields(auto& self, auto& visit) {
    visit("phase", self.phase);
    visit("round", self.round);
    visit("done", self.done);
    visit("total", self.total);
    visit("decided", self.decided);
  }
};

// Called periodically from the thread that does the work.  Returning false cancels: the running
// call soon fails with Errc::cancelled and frees its memory.
using ProgressSink = std::function<bool(const Progress&)>;

inline bool report(const ProgressSink& sink, const Progress& progress) {
  return !sink || sink(progress);
}

}  // namespace kanzen
