#pragma once
// The subcommands.  Each function adds one to the command line, which sets `job` if it is called.
#include <span>

#include "engine/cli/command.hpp"

namespace kanzen::cli {

inline constexpr const char* version_text = "kanzen " KANZEN_VERSION;

void add_games(CLI::App& app, Job& job);
void add_perft(CLI::App& app, Job& job);
void add_enumerate(CLI::App& app, Job& job);
void add_solve(CLI::App& app, Job& job);
void add_probe(CLI::App& app, Job& job);
void add_verify(CLI::App& app, Job& job);
void add_notable(CLI::App& app, Job& job);
void add_mates(CLI::App& app, Job& job);
void add_sample(CLI::App& app, Job& job);
void add_line(CLI::App& app, Job& job);
void add_judge(CLI::App& app, Job& job);
void add_compare(CLI::App& app, Job& job);
void add_survey(CLI::App& app, Job& job);
void add_export(CLI::App& app, Job& job);
void add_figure(CLI::App& app, Job& job);
void add_play(CLI::App& app, Job& job);
void add_sgf(CLI::App& app, Job& job);
void add_gtp(CLI::App& app, Job& job);
void add_table(CLI::App& app, Job& job);
void add_cache(CLI::App& app, Job& job);
void add_completion(CLI::App& app, Job& job);
void add_manual(CLI::App& app, Job& job);
void add_help(CLI::App& app, Job& job);
void add_version(CLI::App& app, Job& job);

// Completes a command line in a shell.  The shell's script runs `kanzen __complete WORD...` to get
// the completions of the last word, so that they always match the installed program.
inline constexpr const char* completion_request = "__complete";
// Returns the completions of the last word, which may be incomplete: a line for each, with a tab
// before its explanation; or ":files" or ":folders", which the shell itself lists.  `words` must
// not be empty.
std::string complete(const CLI::App& app, std::span<const std::string> words);

}  // namespace kanzen::cli
