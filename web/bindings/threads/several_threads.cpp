#include "engine/threads/thread_executor.hpp"
#include "web/bindings/engine_threads.hpp"

namespace kanzen::web {

std::shared_ptr<Executor> start_threads(unsigned count) {
  return std::make_shared<ThreadExecutor>(count);
}

}  // namespace kanzen::web
