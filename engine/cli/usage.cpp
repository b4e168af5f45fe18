#include "engine/cli/usage.hpp"

#include "engine/adapter/name_suggestion.hpp"
#include "engine/cli/command.hpp"
#include "engine/core/string_utils.hpp"

namespace kanzen::cli {
namespace {

const CLI::App& innermost(const CLI::App& app) {
  const auto chosen = app.get_subcommands();
  return chosen.empty() ? app : innermost(*chosen.front());
}

std::vector<std::string> all_commands(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands(nullptr)) names.push_back(command->get_name());
  return names;
}

std::string all_games() {
  std::vector<std::string> names;
  for (const GameInfo& info : games_with_default_rules()) names.push_back(info.name);
  for (const SizedGames& sized : sized_games()) names.push_back(sized.names);
  return joined(names, ", ");
}

std::vector<std::string> all_options(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options())
    if (!option->get_positional()) names.push_back(option->get_name());
  return names;
}

// Lists all arguments of the command: "GAME, DEPTH, --rules, --help".
std::string all_arguments(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options())
    if (option->get_positional()) names.push_back(option->get_name(true));
  for (std::string& name : all_options(command)) names.push_back(std::move(name));
  return joined(names, ", ");
}

// Returns the words that the command does not take.
std::vector<std::string> unexpected_words(const CLI::App& app) {
  std::vector<std::string> words = app.remaining(true);
  std::erase(words, "--");
  return words;
}

std::string explain_extra(const CLI::App& app) {
  const auto words = unexpected_words(app);
  return explain_unexpected(innermost(app), command_name(app), words.empty() ? "?" : words.front());
}

std::string explain_missing_argument(const CLI::App& app, const std::string& message) {
  // CLI11 reports a missing argument before an unknown option, which may be a misspelt one that
  // explains why the argument is missing.
  for (const std::string& word : unexpected_words(app))
    if (word.starts_with('-')) return explain_unexpected(innermost(app), command_name(app), word);
  if (message == "GAME is required") return "GAME is missing; the games are " + all_games();
  return message + "; " + command_name(app) + " takes " + all_arguments(innermost(app));
}

// CLI11's messages are "--rules: 1 required TEXT missing", "--rules: At Most 1 required but
// received 2" and "json was given a disallowed flag override".
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

const CLI::App* find_subcommand(const CLI::App& command, const std::string& name) {
  const auto found = command.get_subcommands(
      [&](const CLI::App* subcommand) { return subcommand->get_name() == name; });
  return found.empty() ? nullptr : found.front();
}

std::string explain_unexpected(const CLI::App& command, const std::string& name,
                               const std::string& word) {
  const bool is_group = !command.get_subcommands(nullptr).empty();
  if (is_group && !word.starts_with('-'))
    return "unknown command \"" + word + '"' + suggest_name(word, all_commands(command)).message +
           "; the commands are " + joined(all_commands(command), ", ");
  const std::string option = word.substr(0, word.find('='));
  return '"' + word + "\" is not expected here" +
         suggest_name(option, all_options(command)).message + "; " + name + " takes " +
         all_arguments(command);
}

std::string explain(const CLI::App& app, const CLI::ParseError& error) {
  std::string message = error.what();
  switch (static_cast<CLI::ExitCodes>(error.get_exit_code())) {
    case CLI::ExitCodes::ExtrasError: return explain_extra(app);
    case CLI::ExitCodes::ArgumentMismatch: return explain_mismatch(message);
    case CLI::ExitCodes::ValidationError: return message;  // from a Check of ours, arguments.hpp
    case CLI::ExitCodes::RequiredError: return explain_missing_argument(app, message);
    default: return message + "; " + command_name(app) + " takes " + all_arguments(innermost(app));
  }
}

std::string explain_missing_command(const CLI::App& app) {
  return "a command is missing; the commands are " + joined(all_commands(innermost(app)), ", ");
}

}  // namespace kanzen::cli
