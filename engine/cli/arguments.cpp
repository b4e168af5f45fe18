#include "engine/cli/arguments.hpp"

#include <CLI/CLI.hpp>
#include <charconv>

namespace kanzen::cli {
namespace {

bool is_whole_number(const std::string& text, unsigned low, unsigned high) {
  unsigned number = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, fault] = std::from_chars(text.data(), end, number);
  // CLI11 would read a leading zero as octal.
  const bool octal = text.size() > 1 && text.front() == '0';
  return fault == std::errc() && stop == end && !octal && number >= low && number <= high;
}

template <class Target>
CLI::Option& add(CLI::App& command, const OptionText& text, Target& target, const Check& check) {
  CLI::Option* const option = command.add_option(text.name, target, text.explanation);
  option->option_text(text.value);
  if (check) option->check(CLI::Validator(check, ""));
  return *option;
}

}  // namespace

Check whole_number(unsigned low, unsigned high) {
  return [low, high](const std::string& text) {
    if (is_whole_number(text, low, high)) return std::string();
    return '"' + text + "\" is no whole number from " + std::to_string(low) + " to " +
           std::to_string(high);
  };
}

Check one_of(std::vector<std::string> names) {
  return [names = std::move(names)](const std::string& text) {
    std::string all;
    for (const std::string& name : names) {
      if (name == text) return std::string();
      all += (all.empty() ? "" : ", ") + name;
    }
    return '"' + text + "\" is unknown; there is: " + all;
  };
}

void Arguments::positional(const std::string& name, std::string& target,
                           const std::string& explanation) {
  command_->add_option(name, target, explanation)->type_name("")->required();
}

void Arguments::positional(const std::string& name, unsigned& target,
                           const std::string& explanation, const Check& check) {
  command_->add_option(name, target, explanation)
      ->type_name("")
      ->required()
      ->check(CLI::Validator(check, ""));
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
  // One value each time: what follows may begin with "-" as an empty square does.
  add(*command_, text, target, check).expected(1)->allow_extra_args(false)->take_all();
}

void Arguments::flag(const std::string& name, bool& target, const std::string& explanation) {
  command_->add_flag(name, target, explanation)->disable_flag_override();
}

void Arguments::exclude(const std::string& one, const std::string& other) {
  command_->get_option(one)->excludes(command_->get_option(other));
}

void Arguments::footer(const std::string& text) { command_->footer(text); }

Arguments add_subcommand(CLI::App& app, const std::string& name, const std::string& description,
                         const std::function<void()>& chosen) {
  CLI::App& command = *app.add_subcommand(name, description);
  command.callback(chosen);
  return Arguments(command);
}

CLI::App& add_group(CLI::App& app, const std::string& name, const std::string& description) {
  CLI::App& group = *app.add_subcommand(name, description);
  group.require_subcommand(0, 1);  // its absence is explained in usage.cpp
  group.footer("\"kanzen " + name + " COMMAND --help\" explains a command.");
  return group;
}

std::string help_footer(const std::string& example, const std::string& notes) {
  return "Example:\n  " + example + "\n\n" + (notes.empty() ? "" : notes + "\n\n") +
         "Exit status: 0 done; 1 failed (cannot write, out of memory, a check failed);\n"
         "2 bad usage or notation; 130 interrupted.";
}

}  // namespace kanzen::cli
