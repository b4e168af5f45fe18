#include "engine/cli/arguments.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "engine/adapter/name_suggestion.hpp"
#include "engine/cli/output/style.hpp"
#include "engine/core/numbers.hpp"
#include "engine/core/string_utils.hpp"

namespace kanzen::cli {
namespace {

constexpr std::string_view before_example = "Example:\n  ";
constexpr std::string_view exit_statuses =
    "Exit status: 0 done; 1 failed (cannot write, out of memory, a check failed);\n"
    "2 bad usage or notation; 3 lines of --positions have errors; 4 not solved in time;\n"
    "130 interrupted (143 by SIGTERM, 129 by SIGHUP); 141 standard output was closed,\n"
    "as head does.";

// Returns the description of a CLI::Validator for choices_of, "{a,b}" as that of CLI::IsMember.
std::string in_braces(const std::vector<std::string>& choices) {
  return choices.empty() ? std::string() : '{' + joined(choices, ",") + '}';
}

template <class Target>
CLI::Option& add(CLI::App& command, const OptionText& text, Target& target, const Check& check) {
  CLI::Option* const option = command.add_option(text.name, target, text.explanation);
  option->option_text(text.value);
  if (check.fault) option->check(CLI::Validator(check.fault, in_braces(check.choices)));
  return *option;
}

}  // namespace

Check whole_number(unsigned low, unsigned high) {
  return [low, high](const std::string& text) {
    const auto number = parse_number<unsigned>(text);
    // CLI11 parses a number with a leading zero as octal.
    const bool octal = text.size() > 1 && text.front() == '0';
    if (number && !octal && *number >= low && *number <= high) return std::string();
    return '"' + text + "\" is no whole number from " + std::to_string(low) + " to " +
           std::to_string(high);
  };
}

Check one_of(std::vector<std::string> names) {
  const auto fault = [names](const std::string& text) {
    if (std::find(names.begin(), names.end(), text) != names.end()) return std::string();
    return '"' + text + "\" is unknown" + suggest_name(text, names).message +
           "; expected one of: " + joined(names, ", ");
  };
  return {fault, std::move(names)};
}

void Arguments::positional(const std::string& name, std::string& target,
                           const std::string& explanation, const Check& check) {
  add(*command_, {name, "REQUIRED", explanation}, target, check).required();
}

void Arguments::positional(const std::string& name, unsigned& target,
                           const std::string& explanation, const Check& check) {
  add(*command_, {name, "REQUIRED", explanation}, target, check).required();
}

void Arguments::optional_positionals(const std::string& name, std::vector<std::string>& target,
                                     const std::string& explanation) {
  command_->add_option(name, target, explanation)->option_text("...")->take_all();
}

void Arguments::option(const OptionText& text, std::string& target, const Check& check) {
  add(*command_, text, target, check);
}

void Arguments::required_option(const OptionText& text, std::string& target, const Check& check) {
  add(*command_, text, target, check).required();
}

void Arguments::option(const OptionText& text, unsigned& target, const Check& check) {
  add(*command_, text, target, check);
}

void Arguments::repeated_option(const OptionText& text, std::vector<std::string>& target,
                                const Check& check) {
  // With exactly one value each time, CLI11 accepts a value that begins with "-", such as a
  // position whose first square is empty.
  add(*command_, text, target, check).expected(1)->allow_extra_args(false)->take_all();
}

void Arguments::flag(const std::string& name, bool& target, const std::string& explanation) {
  command_->add_flag(name, target, explanation)->disable_flag_override();
}

void Arguments::exclude(const std::string& one, const std::string& other) {
  command_->get_option(one)->excludes(command_->get_option(other));
}

void Arguments::footer(const std::string& example, const std::string& notes) {
  command_->footer(help_footer(example, notes));
}

Arguments add_subcommand(CLI::App& app, const std::string& name, const std::string& description,
                         const std::function<void()>& chosen) {
  CLI::App& command = *app.add_subcommand(name, description);
  command.callback(chosen);
  return Arguments(command);
}

void add_unit_option(Arguments& command) {
  command.option({"--unit", "NAME",
                  "Distances in plies, or in moves of two plies (default: plies; JSON and "
                  "tables of data always have plies)"},
                 output_style().unit, one_of({"plies", "moves"}));
}

void add_style_options(CLI::App& app) {
  for (CLI::App* const command : app.get_subcommands(nullptr)) {
    add_style_options(*command);
    if (!command->get_subcommands(nullptr).empty()) continue;
    Arguments arguments(*command);
    arguments.flag("--quiet", output_style().quiet, "No progress, notes or warnings");
    arguments.flag("--no-color", output_style().no_color, "No colours, even on a terminal");
  }
}

CLI::App& add_group(CLI::App& app, const std::string& name, const std::string& description) {
  CLI::App& group = *app.add_subcommand(name, description);
  group.require_subcommand(0, 1);  // usage.cpp explains a missing one
  group.footer("\"kanzen " + name + " COMMAND --help\" explains a command.");
  return group;
}

std::string help_footer(const std::string& example, const std::string& notes) {
  std::string footer(before_example);
  footer += example + "\n\n" + (notes.empty() ? "" : notes + "\n\n");
  return footer.append(exit_statuses);
}

HelpFooter parse_footer(std::string_view footer) {
  if (!footer.starts_with(before_example)) return {{}, std::string(footer)};
  footer.remove_prefix(before_example.size());
  if (footer.ends_with(exit_statuses)) footer.remove_suffix(exit_statuses.size());
  while (footer.ends_with('\n')) footer.remove_suffix(1);
  const auto end = std::min(footer.find("\n\n"), footer.size());
  const auto notes = std::min(end + 2, footer.size());
  return {std::string(footer.substr(0, end)), std::string(footer.substr(notes))};
}

std::vector<std::string> choices_of(const CLI::Option& option) {
  const std::string about = option.get_type_name();
  const auto open = about.find('{');
  if (open == std::string::npos || !about.ends_with('}')) return {};
  return CLI::detail::split(about.substr(open + 1, about.size() - open - 2), ',');
}

}  // namespace kanzen::cli
