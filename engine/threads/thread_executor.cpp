#include "engine/threads/thread_executor.hpp"

#include <algorithm>
#include <cassert>
#include <system_error>
#include <utility>

namespace kanzen {

ThreadExecutor::ThreadExecutor(unsigned threads) {
  workers_.reserve(threads);
  try {
    while (workers_.size() + 1 < threads) workers_.emplace_back([this] { serve(); });
  } catch (const std::system_error&) {
    // The system refuses more threads; the pool remains smaller.
  }
}

ThreadExecutor::~ThreadExecutor() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  for (std::thread& worker : workers_) worker.join();
}

unsigned ThreadExecutor::hardware_threads() {
  return std::max(1u, std::thread::hardware_concurrency());
}

void ThreadExecutor::run(std::size_t blocks, const std::function<void(std::size_t)>& work) {
  {
    const std::lock_guard lock(mutex_);
    assert(work_ == nullptr && "one run at a time");
    work_ = &work;
    blocks_ = blocks;
    next_.store(0, std::memory_order_relaxed);
    // For a single block, waking the pool costs more time than it saves.
    busy_ = blocks > 1 ? workers_.size() : 0;
    if (busy_ > 0) ++run_number_;
  }
  wake_.notify_all();
  take_blocks();
  std::unique_lock lock(mutex_);
  idle_.wait(lock, [this] { return busy_ == 0; });
  work_ = nullptr;
  if (const std::exception_ptr failure = std::exchange(failure_, nullptr))
    std::rethrow_exception(failure);
}

void ThreadExecutor::serve() noexcept {
  std::uint64_t seen = 0;
  std::unique_lock lock(mutex_);
  for (;;) {
    wake_.wait(lock, [&] { return stopping_ || run_number_ != seen; });
    if (stopping_) return;
    seen = run_number_;
    lock.unlock();
    take_blocks();
    lock.lock();
    if (--busy_ == 0) idle_.notify_one();
  }
}

// work_ and blocks_ do not change while a thread is in this function.
void ThreadExecutor::take_blocks() noexcept {
  for (;;) {
    const std::size_t block = next_.fetch_add(1, std::memory_order_relaxed);
    if (block >= blocks_) return;
    try {
      (*work_)(block);
    } catch (...) {
      const std::lock_guard lock(mutex_);
      if (!failure_) failure_ = std::current_exception();
      next_.store(blocks_, std::memory_order_relaxed);
    }
  }
}

}  // namespace kanzen
