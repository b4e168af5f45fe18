#include "web/bindings/engine_threads.hpp"

namespace kanzen::web {

std::shared_ptr<Executor> start_threads(unsigned) { return std::make_shared<SerialExecutor>(); }

}  // namespace kanzen::web
