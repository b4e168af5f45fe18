#pragma once
// How the engine tells what it is doing, and how it is asked to stop.
// The engine never prints: a front-end passes a sink and shows what it likes.
#include <cstdint>
#include <functional>
#include <string>

namespace kanzen {

struct Progress {
  std::string phase;          // "enumerate", "solve", "reach", "finished", "verify" and others
  std::uint32_t round = 0;    // ply of an enumeration, pass of a solver
  std::uint64_t done = 0;     // units finished in this phase
  std::uint64_t total = 0;    // units in this phase; 0: not known beforehand
  std::uint64_t decided = 0;  // positions whose value is known so far

  static void fields(auto& self, auto& visit) {
    visit("phase", self.phase);
    visit("round", self.round);
    visit("done", self.done);
    visit("total", self.total);
    visit("decided", self.decided);
  }
};

// Called now and then from the thread that runs the work.  Returning false
// cancels: the running call ends soon with Errc::cancelled and frees its memory.
using ProgressSink = std::function<bool(const Progress&)>;

inline bool report(const ProgressSink& sink, const Progress& progress) {
  return !sink || sink(progress);
}

}  // namespace kanzen
