#include "engine/cli/program.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <new>
#include <sstream>
#include <string>
#include <vector>

#include "engine/cli/commands.hpp"
#include "engine/cli/output/text.hpp"
#include "engine/cli/usage.hpp"

namespace kanzen::cli {
namespace {

int report_error(const CLI::App& app, const std::string& message, int status) {
  std::fprintf(stderr, "%s: %s\n", command_name(app).c_str(), one_line(message).c_str());
  return status;
}

// Flushes the output and returns the exit status.  A closed pipe, as of `head`, is no error,
// because its reader needs no more; another error of the output precedes the command's own result.
int finish_output(const CLI::App& app, Output& output, CommandResult result = {}) {
  const Result<void> written = output.finish();
  if (output.has_closed_pipe()) return status_closed_pipe;
  if (!written) result = written.error();
  if (result.message.empty()) return result.status;
  return report_error(app, result.message, result.status);
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
  try {
    std::reverse(words.begin(), words.end());  // as CLI11 expects them
    app.parse(std::move(words));
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
