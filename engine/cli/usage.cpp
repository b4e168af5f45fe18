#include "engine/cli/usage.hpp"

#include "engine/cli/command.hpp"

namespace kanzen::cli {
namespace {

const CLI::App& innermost(const CLI::App& app) {
  const auto chosen = app.get_subcommands();
  return chosen.empty() ? app : innermost(*chosen.front());
}

// A command that does nothing but hold others.
bool is_group(const CLI::App& command) { return !command.get_subcommands(nullptr).empty(); }

std::string joined(const std::string& before, const std::string& next) {
  return before.empty() ? next : before + ", " + next;
}

std::string all_commands(const CLI::App& app) {
  std::string names;
  for (const CLI::App* command : app.get_subcommands(nullptr))
    names = joined(names, command->get_name());
  return names;
}

std::string all_games() {
  std::string names;
  for (const GameInfo& info : games_once()) names = joined(names, info.name);
  return names;
}

// "GAME, DEPTH, --rules, --help": everything that the command takes.
std::string all_arguments(const CLI::App& command) {
  std::string positionals, options;
  for (const CLI::Option* option : command.get_options()) {
    if (option->get_positional())
      positionals = joined(positionals, option->get_name(true));
    else
      options = joined(options, option->get_name());
  }
  return positionals.empty() ? options : joined(positionals, options);
}

std::string explain_extra(const CLI::App& app) {
  const CLI::App& command = innermost(app);
  const auto extras = app.remaining(true);
  const std::string first = extras.empty() ? "?" : extras.front();
  if (is_group(command) && first.rfind('-', 0) != 0)
    return "unknown command \"" + first + "\"; the commands are " + all_commands(command);
  return "\"" + first + "\" is not expected here; " + command_name(app) + " takes " +
         all_arguments(command);
}

// CLI11 says "--rules: 1 required TEXT missing" or "--rules: At Most 1 required but
// received 2" or "json was given a disallowed flag override".
std::string explain_mismatch(const std::string& message) {
  const std::string option = message.substr(0, message.find(':'));
  if (message.find("missing") != std::string::npos) return option + " needs a value after it";
  if (message.find("At Most") != std::string::npos)
    return option + " is given more than once; once is enough";
  if (message.find("flag override") != std::string::npos)
    return "--" + message.substr(0, message.find(' ')) + " takes no value";
  return message;
}

}  // namespace

std::string command_name(const CLI::App& app) {
  const auto chosen = app.get_subcommands();
  return chosen.empty() ? app.get_name() : app.get_name() + ' ' + command_name(*chosen.front());
}

std::string explain(const CLI::App& app, const CLI::ParseError& error) {
  std::string message = error.what();
  switch (static_cast<CLI::ExitCodes>(error.get_exit_code())) {
    case CLI::ExitCodes::ExtrasError: return explain_extra(app);
    case CLI::ExitCodes::ArgumentMismatch: return explain_mismatch(message);
    case CLI::ExitCodes::ValidationError: return message;  // our own words, see command.hpp
    case CLI::ExitCodes::RequiredError:
      if (message == "GAME is required") return "GAME is missing; the games are " + all_games();
      break;
    default: break;
  }
  return message + "; " + command_name(app) + " takes " + all_arguments(innermost(app));
}

std::string explain_missing_command(const CLI::App& app) {
  return "a command is missing; the commands are " + all_commands(innermost(app));
}

}  // namespace kanzen::cli
