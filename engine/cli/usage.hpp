#pragma once
// What is wrong with a command line, in one line: what, where, and what would be right.
#include <CLI/CLI.hpp>
#include <string>

namespace kanzen::cli {

// "kanzen", or "kanzen solve" once a subcommand has been read.
std::string command_name(const CLI::App& app);

// For the errors of CLI11, which knows only what is wrong.
std::string explain(const CLI::App& app, const CLI::ParseError& error);

// For a command line without a subcommand.
std::string explain_missing_command(const CLI::App& app);

}  // namespace kanzen::cli
