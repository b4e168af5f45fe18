#pragma once
// Abstraction over threads, injected because only native programs have them.  Work is split into
// blocks that may run in any order and concurrently.
#include <cstddef>
#include <functional>

namespace kanzen {

class Executor {
 public:
  Executor() = default;
  Executor(const Executor&) = delete;
  Executor& operator=(const Executor&) = delete;
  virtual ~Executor() = default;

  virtual unsigned threads() const = 0;
  // Calls work(block) once for each block in [0, blocks) and returns when all calls have returned.
  // If one throws, further calls may be left out, and `run` throws the same.
  virtual void run(std::size_t blocks, const std::function<void(std::size_t)>& work) = 0;
};

// Runs all blocks on the calling thread, in order.
class SerialExecutor final : public Executor {
 public:
  unsigned threads() const override { return 1; }
  void run(std::size_t blocks, const std::function<void(std::size_t)>& work) override {
    for (std::size_t block = 0; block < blocks; ++block) work(block);
  }
};

}  // namespace kanzen
