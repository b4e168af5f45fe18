#pragma once
// The threads that run the engine in a WebAssembly module: the calling thread and, in a module
// compiled for threads, the workers of its pool. Each module is linked with one of the two
// definitions.
#include <memory>

#include "engine/core/executor.hpp"

namespace kanzen::web {

// `count` includes the calling thread; the module's pool needs a worker for each of the others.
std::shared_ptr<Executor> start_threads(unsigned count);

}  // namespace kanzen::web
