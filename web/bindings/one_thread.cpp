#include "web/bindings/engine_threads.hpp"

namespace kanzen::web {
namespace {

class OneThread final : public EngineThreads {
 public:
  Executor& executor() override { return executor_; }
  ProgressSink only_on_this_thread(ProgressSink sink) const override { return sink; }

 private:
  SerialExecutor executor_;
};

}  // namespace

std::shared_ptr<EngineThreads> start_threads(unsigned) { return std::make_shared<OneThread>(); }

}  // namespace kanzen::web
