#pragma once
// An Executor with real threads: a pool that lives as long as the object and sleeps
// between runs.  The calling thread takes part, so n threads are n - 1 workers.
//
// Blocks are handed out one by one through an atomic counter, so that slow blocks do
// not hold up the others.  One run at a time.
#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "engine/core/executor.hpp"

namespace kanzen {

class ThreadExecutor final : public Executor {
 public:
  // As many threads as asked for, or as the system grants; at least the caller's.
  explicit ThreadExecutor(unsigned threads);
  ~ThreadExecutor() override;

  unsigned threads() const override { return static_cast<unsigned>(workers_.size()) + 1; }
  void run(std::size_t blocks, const std::function<void(std::size_t)>& work) override;

  // What the machine has, at least 1.
  static unsigned machine_threads();

 private:
  void serve() noexcept;        // a worker's life
  void take_blocks() noexcept;  // work that throws ends the program, as everywhere in the engine

  std::mutex mutex_;  // guards what follows, except next_
  std::condition_variable wake_, idle_;
  const std::function<void(std::size_t)>* work_ = nullptr;
  std::size_t blocks_ = 0;
  std::uint64_t run_number_ = 0;  // tells a sleeping worker that there is something new
  std::size_t busy_ = 0;          // workers that have not finished the current run
  bool stopping_ = false;

  std::atomic<std::size_t> next_{0};  // the next block that nobody has taken
  std::vector<std::thread> workers_;
};

}  // namespace kanzen
