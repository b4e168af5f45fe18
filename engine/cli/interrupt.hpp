#pragma once
// Ctrl-C: the first one asks the running command to stop and tidy up, a second one
// ends the program at once.

namespace kanzen::cli {

// Also lets writes to a closed pipe, and to a file beyond the size that `ulimit -f` allows, fail
// instead of ending the program in the middle of its work.
void install_signal_handlers();

bool interrupted();

}  // namespace kanzen::cli
