#include "engine/cli/interrupt.hpp"

#include <csignal>

namespace kanzen::cli {
namespace {

// The one thing that a signal handler can reach; nothing else writes it.
volatile std::sig_atomic_t interrupt_count = 0;

extern "C" void on_interrupt(int) { interrupt_count = 1; }

}  // namespace

void install_signal_handlers() {
  struct sigaction action = {};
  action.sa_handler = on_interrupt;
  // No SA_RESTART: waiting for input ends.  The handler serves once.
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &action, nullptr);
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
}

bool interrupted() { return interrupt_count != 0; }

}  // namespace kanzen::cli
