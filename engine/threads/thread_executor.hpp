#pragma once
// An Executor with a pool of threads, which wait between runs.  The calling thread works too, so n
// threads are n - 1 workers.
//
// Threads take blocks one by one from an atomic counter, so that a slow block does not delay the
// others.  Only one run may be active at a time.
#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "engine/core/executor.hpp"

namespace kanzen {

class ThreadExecutor final : public Executor {
 public:
  // Uses `threads` threads including the caller's, or fewer if the system refuses more.
  explicit ThreadExecutor(unsigned threads);
  ~ThreadExecutor() override;

  unsigned threads() const override { return static_cast<unsigned>(workers_.size()) + 1; }
  void run(std::size_t blocks, const std::function<void(std::size_t)>& work) override;

  // The number of the machine's hardware threads, at least 1.
  static unsigned hardware_threads();

 private:
  void serve() noexcept;  // the loop of a worker
  // Stores the first exception of `work`, after which no further blocks are taken.
  void take_blocks() noexcept;

  std::mutex mutex_;  // guards the members below, to stopping_
  std::condition_variable wake_, idle_;
  const std::function<void(std::size_t)>* work_ = nullptr;
  std::size_t blocks_ = 0;
  std::uint64_t run_number_ = 0;  // incremented to wake the workers for a run
  std::size_t busy_ = 0;          // workers that have not finished the current run
  std::exception_ptr failure_;    // of the current run
  bool stopping_ = false;

  std::atomic<std::size_t> next_{0};  // the next block to take
  std::vector<std::thread> workers_;
};

}  // namespace kanzen
