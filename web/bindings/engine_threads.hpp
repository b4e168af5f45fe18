#pragma once
// The threads that run the engine in a WebAssembly module: the calling thread and, in a module
// compiled for threads, the workers of its pool. Each module is linked with one of the two
// definitions.
#include <memory>

#include "engine/core/executor.hpp"
#include "engine/core/progress.hpp"

namespace kanzen::web {

class EngineThreads {
 public:
  virtual ~EngineThreads() = default;
  virtual Executor& executor() = 0;
  // Returns a sink that drops the reports of other threads, because JavaScript values belong to the
  // calling thread. It does the same work as they do, so its own reports suffice.
  virtual ProgressSink only_on_this_thread(ProgressSink sink) const = 0;
};

// `count` includes the calling thread; the module's pool needs a worker for each of the others.
std::shared_ptr<EngineThreads> start_threads(unsigned count);

}  // namespace kanzen::web
