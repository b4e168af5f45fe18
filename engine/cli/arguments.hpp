#pragma once
// What a subcommand takes.  The library that reads command lines is included by few files
// only, because its header alone takes the compiler ten seconds.
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

// What a value has to be.
struct Check {
  Check() = default;  // anything
  template <std::invocable<const std::string&> Fault>
  Check(Fault tell, std::vector<std::string> all = {})
      : fault(std::move(tell)), choices(std::move(all)) {}

  // Tells what is wrong with a value and what would be right; empty: nothing is.
  std::function<std::string(const std::string&)> fault;
  std::vector<std::string> choices;  // all that is right; empty: that is not a few words
};

// Decimal digits, from low to high.
Check whole_number(unsigned low, unsigned high);
Check one_of(std::vector<std::string> names);

// How an option looks in --help: "--threads N  How many threads work".
struct OptionText {
  std::string name, value, explanation;
};

// The arguments of one subcommand.  The targets must outlive the reading.
class Arguments {
 public:
  explicit Arguments(CLI::App& command) : command_(&command) {}

  // Without a name on the command line, by their order.
  void positional(const std::string& name, std::string& target, const std::string& explanation,
                  const Check& check = {});
  void positional(const std::string& name, unsigned& target, const std::string& explanation,
                  const Check& check);
  // Any number of words, also none; after all others.
  void optional_positionals(const std::string& name, std::vector<std::string>& target,
                            const std::string& explanation);

  void option(const OptionText& text, std::string& target, const Check& check = {});
  void required_option(const OptionText& text, std::string& target, const Check& check);
  void option(const OptionText& text, unsigned& target, const Check& check);
  // May be given any number of times, with one value each.
  void repeated_option(const OptionText& text, std::vector<std::string>& target,
                       const Check& check = {});
  void flag(const std::string& name, bool& target, const std::string& explanation);
  // Two options of which at most one may be given.
  void exclude(const std::string& one, const std::string& other);

  // The end of --help, as help_footer writes it.
  void footer(const std::string& example, const std::string& notes = {});

 private:
  CLI::App* command_;
};

// Adds a subcommand; `chosen` is called when the command line names it.
Arguments add_subcommand(CLI::App& app, const std::string& name, const std::string& description,
                         const std::function<void()>& chosen);

// Adds a command that only holds subcommands of its own.
CLI::App& add_group(CLI::App& app, const std::string& name, const std::string& description);

// --quiet and --no-color, of every command that does something; after all others.
void add_voice_options(CLI::App& app);

// The footer of --help: an example, what else is worth knowing, the exit statuses.
std::string help_footer(const std::string& example, const std::string& notes = {});

// The first two of them again, for the manual.
struct HelpFooter {
  std::string example, notes;
};
HelpFooter read_footer(std::string_view footer);

// The choices of an option's check.
std::vector<std::string> choices_of(const CLI::Option& option);

}  // namespace kanzen::cli
