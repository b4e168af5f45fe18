// kanzen help and kanzen version: --help and --version as commands.
#include <CLI/CLI.hpp>

#include "engine/cli/commands.hpp"
#include "engine/cli/usage.hpp"

namespace kanzen::cli {
namespace {

// `words`: the full name of a command, one word for each level; empty: the program.
CommandResult explain_command(const CLI::App& app, const std::vector<std::string>& words,
                              Output& output) {
  const CLI::App* command = &app;
  std::string name = app.get_name();
  for (const std::string& word : words) {
    const CLI::App* const next = find_subcommand(*command, word);
    if (next == nullptr)
      return CommandResult(status_usage, explain_unexpected(*command, name, word));
    command = next;
    name += ' ' + word;
  }
  output.write(app.get_formatter()->make_help(command, name, CLI::AppFormatMode::Normal));
  return {};
}

}  // namespace

void add_help(CLI::App& app, Job& job) {
  const auto words = std::make_shared<std::vector<std::string>>();
  Arguments command = add_subcommand(app, "help", "Explain a command", [&app, &job, words] {
    job = [&app, words](Output& output) { return explain_command(app, *words, output); };
  });
  command.optional_positionals("COMMAND", *words, "The command (default: a list of all)");
  command.footer("kanzen help table build", "It prints what \"kanzen table build --help\" prints.");
}

void add_version(CLI::App& app, Job& job) {
  Arguments command = add_subcommand(app, "version", "Print the version", [&job] {
    job = [](Output& output) -> CommandResult {
      output.write(std::string(version_text) + '\n');
      return {};
    };
  });
  command.footer("kanzen version", "It prints what \"kanzen --version\" prints.");
}

}  // namespace kanzen::cli
