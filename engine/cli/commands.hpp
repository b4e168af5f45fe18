#pragma once
// The subcommands.  Each function adds one to the command line, which sets `job` if it is called.
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
void add_compare(CLI::App& app, Job& job);
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

}  // namespace kanzen::cli
