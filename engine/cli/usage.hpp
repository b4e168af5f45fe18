#pragma once
// Error messages about a command line: one line that names what is wrong, where, and what would be
// right.
#include <CLI/CLI.hpp>
#include <string>

namespace kanzen::cli {

// Returns "kanzen", or "kanzen solve" once a subcommand has been parsed.
std::string command_name(const CLI::App& app);

// Returns the subcommand of that name; nullptr if there is none.
const CLI::App* find_subcommand(const CLI::App& command, const std::string& name);

// Returns the message for a word that `command` does not take.  `name`: its full name.
std::string explain_unexpected(const CLI::App& command, const std::string& name,
                               const std::string& word);

// Returns the message for an error of CLI11, extended by what would be right.
std::string explain(const CLI::App& app, const CLI::ParseError& error);

// Returns the message for a command line without a subcommand.
std::string explain_missing_command(const CLI::App& app);

}  // namespace kanzen::cli
