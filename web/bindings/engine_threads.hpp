#pragma once
// Who does the engine's work in a WebAssembly module: the thread that calls it, in a module for
// threads others beside it.  Each module is linked with one of the two definitions.
#include <memory>

#include "engine/core/executor.hpp"
#include "engine/core/progress.hpp"

namespace kanzen::web {

class EngineThreads {
 public:
  virtual ~EngineThreads() = default;
  virtual Executor& executor() = 0;
  // What others than the calling thread report is left out: JavaScript's values belong to it alone.
  // It works as they do, so that its own reports tell all that matters.
  virtual ProgressSink told_here(ProgressSink sink) const = 0;
};

// As many as the module's pool has workers for, the caller's among them.
std::shared_ptr<EngineThreads> start_threads(unsigned count);

}  // namespace kanzen::web
