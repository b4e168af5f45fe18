#pragma once
// What is wrong with a command line, in one line: what, where, and what would be right.
#include <CLI/CLI.hpp>
#include <string>

namespace kanzen::cli {

// "kanzen", or "kanzen solve" once a subcommand has been read.
std::string command_name(const CLI::App& app);

// nullptr: the command has none of that name.
const CLI::App* find_subcommand(const CLI::App& command, const std::string& name);

// For a word after `name`, the full name of `command`, that the command does not take.
std::string explain_unexpected(const CLI::App& command, const std::string& name,
                               const std::string& word);

// For the errors of CLI11, which knows only what is wrong.
std::string explain(const CLI::App& app, const CLI::ParseError& error);

// For a command line without a subcommand.
std::string explain_missing_command(const CLI::App& app);

}  // namespace kanzen::cli
