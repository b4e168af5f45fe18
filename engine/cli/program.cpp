#include "engine/cli/program.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <new>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cli/commands.hpp"
#include "engine/cli/output/style.hpp"
#include "engine/cli/output/text.hpp"
#include "engine/cli/usage.hpp"

namespace kanzen::cli {
namespace {

// Options that have been renamed.  The old name works for one release, with a note.

struct RenamedOption {
  std::string_view command, old_name, new_name;
};

constexpr RenamedOption renamed_options[] = {
    {"compare", "--first", "--limit"},
    {"figure", "--plies", "--depth"},
    {"figure", "--every-position", "--no-symmetry"},
    {"figure", "--from", "--perspective"},
    {"perft", "--without-passes", "--no-passes"},
};

// Does the word give the option, as "--limit" or as "--limit=3"?
bool gives_option(std::string_view word, std::string_view name) {
  return word.substr(0, word.find('=')) == name;
}

struct RenamedOptions {
  std::vector<std::string> notes;  // one for each old name on the command line
  std::string fault;               // an option has both of its names; empty: none
};

// Replaces the old names of options by the new ones.  `words`: the command line without the
// program's name.
RenamedOptions use_new_names(std::vector<std::string>& words) {
  RenamedOptions result;
  if (words.empty()) return result;
  const auto end = std::find(words.begin(), words.end(), "--");  // positional arguments follow
  for (const RenamedOption& option : renamed_options) {
    if (words.front() != option.command) continue;
    const auto is_given = [&](std::string_view name) {
      return std::any_of(words.begin(), end,
                         [&](const std::string& word) { return gives_option(word, name); });
    };
    if (!is_given(option.old_name)) continue;
    const std::string is_renamed =
        std::string(option.old_name) + " is now called " + std::string(option.new_name);
    if (is_given(option.new_name)) {
      result.fault = is_renamed + "; expected one of the two";
      return result;
    }
    for (auto word = words.begin(); word != end; ++word)
      if (gives_option(*word, option.old_name))
        word->replace(0, option.old_name.size(), option.new_name);
    result.notes.push_back(is_renamed + "; the old name will be removed in the next release");
  }
  return result;
}

int report_error(const CLI::App& app, const std::string& message, int status) {
  std::fprintf(stderr, "%s: %s\n", command_name(app).c_str(), one_line(message).c_str());
  return status;
}

int finish(const CLI::App& app, const CommandResult& result) {
  if (result.message.empty()) return result.status;
  return report_error(app, result.message, result.status);
}

// Flushes the output and returns the exit status.  A closed pipe, as of `head`, is no error,
// because its reader needs no more; another error of the output precedes the command's own result.
int finish_output(const CLI::App& app, Output& output, const CommandResult& result = {}) {
  const Result<void> written = output.finish();
  if (output.has_closed_pipe()) return status_closed_pipe;
  return written ? finish(app, result) : finish(app, written);
}

int print_help(const CLI::App& app, const CLI::ParseError& request, Output& output) {
  std::ostringstream text;
  app.exit(request, text, text);
  output.write(text.str());
  return finish_output(app, output);
}

// Prints completions.  The words are not parsed as a command line, because they may be an invalid
// or incomplete one.
int print_completions(const CLI::App& app, std::vector<std::string> words, Output& output) {
  if (words.empty()) words.emplace_back();
  output.write(complete(app, words));
  return finish_output(app, output);
}

int run(const ProgramText& text, void (*add_commands)(CLI::App&, Job&), int argc, char** argv) {
  CLI::App app(text.description, text.name);
  app.require_subcommand(0, 1);
  app.set_version_flag("--version", version_text, "Print the version and exit");
  app.footer(
      help_footer(text.example, '"' + app.get_name() + " COMMAND --help\" explains a command."));
  Job job;
  add_commands(app, job);
  add_style_options(app);
  Output output(stdout, "standard output");
  if (argc > 1 && std::string(argv[1]) == completion_request)
    return print_completions(app, {argv + 2, argv + argc}, output);
  std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
  const RenamedOptions renamed = use_new_names(words);
  if (!renamed.fault.empty()) return report_error(app, renamed.fault, status_usage);
  try {
    std::reverse(words.begin(), words.end());  // as CLI11 expects them
    app.parse(std::move(words));
    for (const std::string& note : renamed.notes) log_note("note", note);
    if (!job) return report_error(app, explain_missing_command(app), status_usage);
    return finish_output(app, output, job(output));
  } catch (const CLI::Success& request) {
    return print_help(app, request, output);
  } catch (const CLI::ParseError& error) {
    return report_error(app, explain(app, error), status_usage);
  } catch (const std::bad_alloc&) {
    return report_error(app, "out of memory", status_failure);
  }
}

}  // namespace

int run_program(const ProgramText& text, void (*add_commands)(CLI::App&, Job&), int argc,
                char** argv) {
  install_signal_handlers();
  try {
    return run(text, add_commands, argc, argv);
  } catch (...) {  // no memory for a message, or a bug
    std::fprintf(stderr, "%s: stopped by an unexpected failure\n", text.name);
    return status_failure;
  }
}

}  // namespace kanzen::cli
