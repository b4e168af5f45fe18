#pragma once
// A program around its commands: reads the command line, runs what it names and says how that
// ended.
#include "engine/cli/command.hpp"

namespace kanzen::cli {

struct ProgramText {
  const char *name, *description, *example;  // as --help shows them
};

// `add_commands` adds every subcommand; the one that is named sets the job.  Returns the exit
// status. Answers go to standard output, messages and progress to standard error.
int run_program(const ProgramText& text, void (*add_commands)(CLI::App&, Job&), int argc,
                char** argv);

}  // namespace kanzen::cli
