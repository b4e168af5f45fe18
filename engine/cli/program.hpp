#pragma once
// The main function of a program with subcommands: parses the command line, runs the command, and
// reports its error.
#include "engine/cli/command.hpp"

namespace kanzen::cli {

struct ProgramText {
  const char *name, *description, *example;  // as --help shows them
};

// Returns the exit status.  `add_commands` adds every subcommand; the one on the command line sets
// the job.  Answers are written to standard output, messages and progress to standard error.
int run_program(const ProgramText& text, void (*add_commands)(CLI::App&, Job&), int argc,
                char** argv);

}  // namespace kanzen::cli
