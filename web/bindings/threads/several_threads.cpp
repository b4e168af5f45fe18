#include <thread>
#include <utility>

#include "engine/threads/thread_executor.hpp"
#include "web/bindings/engine_threads.hpp"

namespace kanzen::web {
namespace {

class SeveralThreads final : public EngineThreads {
 public:
  explicit SeveralThreads(unsigned count) : executor_(count) {}
  Executor& executor() override { return executor_; }
  ProgressSink only_on_this_thread(ProgressSink sink) const override {
    return [sink = std::move(sink), here = std::this_thread::get_id()](const Progress& progress) {
      return std::this_thread::get_id() != here || report(sink, progress);
    };
  }

 private:
  ThreadExecutor executor_;
};

}  // namespace

std::shared_ptr<EngineThreads> start_threads(unsigned count) {
  return std::make_shared<SeveralThreads>(count);
}

}  // namespace kanzen::web
