#pragma once
// The options and positional arguments of a subcommand.  CLI11 is forward-declared here: its header
// alone takes the compiler ten seconds, so only a few files include it.
#include <concepts>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace CLI {  // NOLINT(readability-identifier-naming): the library's own
class App;
class Option;
}  // namespace CLI

namespace kanzen::cli {

// A validator of an option's value.
struct Check {
  Check() = default;  // accepts every value
  template <std::invocable<const std::string&> Fault>
  Check(Fault find_fault, std::vector<std::string> all = {})
      : fault(std::move(find_fault)), choices(std::move(all)) {}

  // Returns an error message that names the value and what is expected; empty if it is valid.
  std::function<std::string(const std::string&)> fault;
  std::vector<std::string> choices;  // all valid values; empty if there is no such list
};

// Accepts a decimal number from `low` to `high` without a leading zero.
Check whole_number(unsigned low, unsigned high);
// Accepts one of the names; the message for another value suggests a similar name.
Check one_of(std::vector<std::string> names);

// The texts of an option in --help: "--threads N  How many threads work".
struct OptionText {
  std::string name, value, explanation;
};

// Adds arguments to one subcommand.  Parsing the command line writes the values into the targets,
// which must outlive it.
class Arguments {
 public:
  explicit Arguments(CLI::App& command) : command_(&command) {}

  // Adds a required argument without a name; such arguments are matched in the order of the calls.
  void positional(const std::string& name, std::string& target, const std::string& explanation,
                  const Check& check = {});
  void positional(const std::string& name, unsigned& target, const std::string& explanation,
                  const Check& check);
  // Adds an argument of any number of words, including none; must be the last positional one.
  void optional_positionals(const std::string& name, std::vector<std::string>& target,
                            const std::string& explanation);

  void option(const OptionText& text, std::string& target, const Check& check = {});
  void required_option(const OptionText& text, std::string& target, const Check& check);
  void option(const OptionText& text, unsigned& target, const Check& check);
  // Adds an option that may occur any number of times, with one value each time.
  void repeated_option(const OptionText& text, std::vector<std::string>& target,
                       const Check& check = {});
  void flag(const std::string& name, bool& target, const std::string& explanation);
  // Makes two options mutually exclusive.
  void exclude(const std::string& one, const std::string& other);

  // Sets the end of --help (see help_footer).
  void footer(const std::string& example, const std::string& notes = {});

 private:
  CLI::App* command_;
};

// Adds a subcommand; `chosen` is called when the command line names it.
Arguments add_subcommand(CLI::App& app, const std::string& name, const std::string& description,
                         const std::function<void()>& chosen);

// Adds a command that consists of subcommands.
CLI::App& add_group(CLI::App& app, const std::string& name, const std::string& description);

// Adds --unit to a command whose text has distances.
void add_unit_option(Arguments& command);

// Adds --quiet and --no-color to every command that is not a group.  Must be called after all
// commands have been added.
void add_style_options(CLI::App& app);

// Returns the end of --help: an example, notes, and the exit statuses.
std::string help_footer(const std::string& example, const std::string& notes = {});

// The example and the notes of a footer, which the manual page prints separately.
struct HelpFooter {
  std::string example, notes;
};
// Splits a text of help_footer.  A text without an example becomes the notes.
HelpFooter parse_footer(std::string_view footer);

// Returns the choices of the option's Check; empty if it has none.
std::vector<std::string> choices_of(const CLI::Option& option);

}  // namespace kanzen::cli
