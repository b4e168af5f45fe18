// kanzen manual: prints the manual page in the language of man(7).  It is generated from the
// options and texts of --help, so that it is always complete.
#include <CLI/CLI.hpp>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cli/commands.hpp"
#include "engine/cli/usage.hpp"
#include "engine/core/string_utils.hpp"

namespace kanzen::cli {
namespace {

bool begins_word(std::string_view text, std::size_t at) {
  constexpr std::string_view before_words = " \t\"'([{,-";
  return at == 0 || before_words.find(text[at - 1]) != std::string_view::npos;
}

// Escapes the text for use inside a line.  At the start of a word, where an option begins, "-" is
// an ASCII minus, and inside one a hyphen.
std::string roff(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\\')
      result += "\\e";
    else if (text[i] == '-')
      result += begins_word(text, i) ? "\\-" : "-";
    else if (text[i] == '\'')
      result += "\\(aq";
    else if (text[i] == '^')
      result += "\\(ha";
    else if (text[i] == '~')
      result += "\\(ti";
    else if (text[i] == '`')
      result += "\\(ga";
    else
      result += text[i];
  }
  return result;
}

std::string bold(std::string_view text) { return "\\fB" + roff(text) + "\\fR"; }
std::string italic(std::string_view text) { return "\\fI" + roff(text) + "\\fR"; }

// roff would interpret a line that begins with "." or "'" as a request.
std::string line_of(const std::string& line) {
  return (line.starts_with('.') || line.starts_with('\'') ? "\\&" : "") + roff(line);
}

// Does the line have columns, as "hint     the value of the position"?
bool has_columns(const std::string& line) {
  const auto gap = line.find("  ");
  return gap != std::string::npos && line[gap == 0 ? 0 : gap - 1] != '.';
}

std::string unfilled(const std::vector<std::string>& lines) {
  std::string text = ".RS 4\n.nf\n";
  for (const std::string& line : lines) text += line_of(line) + '\n';
  return text + ".fi\n.RE\n";
}

// Converts a text of --help: consecutive lines become a paragraph; indented lines and lines with
// columns are not filled.
std::string roff_paragraphs(std::string_view text) {
  std::istringstream lines{std::string(text)};
  std::string result;
  std::vector<std::string> unfilled_lines;  // lines not to be filled
  bool paragraph = false;                   // is one open?
  const auto flush_unfilled = [&] {
    if (!unfilled_lines.empty())
      result += (result.empty() ? ".PP\n" : "") + unfilled(unfilled_lines);
    unfilled_lines.clear();
  };
  for (std::string line; std::getline(lines, line);) {
    if (has_columns(line)) {
      unfilled_lines.push_back(line);
      paragraph = false;
      continue;
    }
    flush_unfilled();
    if (line.empty()) {
      paragraph = false;
      continue;
    }
    if (!paragraph || line.starts_with("JSON:")) result += ".PP\n";
    paragraph = true;
    result += line_of(line) + '\n';
  }
  flush_unfilled();
  return result;
}

// Converts lines of a terminal: indented, not filled.
std::string roff_example(std::string_view lines) {
  std::istringstream input{std::string(lines)};
  std::vector<std::string> all;
  for (std::string line; std::getline(input, line);) all.push_back(line);
  return unfilled(all);
}

std::string section(const std::string& name) { return ".SH " + name + '\n'; }

std::string section_of_text(const std::string& name, const std::string& text) {
  constexpr std::string_view paragraph = ".PP\n";  // .SH begins a paragraph itself
  const std::string paragraphs = roff_paragraphs(text);
  return section(name) +
         paragraphs.substr(paragraphs.starts_with(paragraph) ? paragraph.size() : 0);
}

std::string entry(const std::string& tag, const std::string& text) {
  return ".TP\n" + tag + '\n' + roff(text) + '\n';
}

std::vector<const CLI::Option*> options_of(const CLI::App& command, bool positional) {
  return command.get_options([&](const CLI::Option* option) {
    return option->get_positional() == positional && option != command.get_help_ptr();
  });
}

// Returns "--threads N" in roff.
std::string option_words(const CLI::Option& option) {
  const std::string& value = option.get_option_text();
  return bold(option.get_name()) + (value.empty() ? "" : ' ' + italic(value));
}

std::string synopsis_of(const CLI::App& command, const std::string& name) {
  std::string text = bold(name);
  for (const CLI::Option* one : options_of(command, true)) {
    const std::string word = italic(one->get_name(true));
    text += one->get_required() ? ' ' + word : " [" + word + "]...";
  }
  for (const CLI::Option* one : options_of(command, false))
    text += one->get_required() ? ' ' + option_words(*one) : " [" + option_words(*one) + ']';
  return text + '\n';
}

std::string arguments_of(const CLI::App& command) {
  std::string text;
  for (const CLI::Option* one : options_of(command, true))
    text += entry(italic(one->get_name(true)), one->get_description());
  for (const CLI::Option* one : options_of(command, false))
    text += entry(option_words(*one), one->get_description());
  return text;
}

// `name`: the full name of `app`, beginning with the program's.
std::string commands_of(const CLI::App& app, const std::string& name) {
  std::string text;
  for (const CLI::App* command : app.get_subcommands(nullptr)) {
    const std::string full_name = name + ' ' + command->get_name();
    const std::string inner = commands_of(*command, full_name);
    if (!inner.empty()) {
      text += inner;
      continue;
    }
    const HelpFooter footer = parse_footer(command->get_footer());
    text += ".SS " + roff(full_name) + '\n' + synopsis_of(*command, full_name) + ".PP\n" +
            roff(command->get_description()) + ".\n" + arguments_of(*command) +
            roff_paragraphs(footer.notes) + ".PP\nExample:\n" + roff_example(footer.example);
  }
  return text;
}

std::string head() {
  return ".\\\" Made by \"kanzen manual\".\n"
         ".TH KANZEN 1 \"" KANZEN_VERSION_DATE "\" \"Kanzen " KANZEN_VERSION
         "\" "
         "\"User Commands\"\n"
         ".ad l\n" +  // not justified: the words of JSON are long
         section("NAME") +
         "kanzen \\- solve small board games completely\n" + section("SYNOPSIS") + bold("kanzen") +
         ' ' + italic("COMMAND") + " [" + italic("ARGUMENT") + "]...\n.br\n" + bold("kanzen") +
         ' ' + italic("COMMAND") + ' ' + bold("--help") + "\n.br\n" + bold("kanzen --version") +
         '\n' +
         section_of_text(
             "DESCRIPTION",
             "Kanzen finds the value of every position of a small board game: whether the side to\n"
             "move wins, draws or loses, and in how many plies.  Games that are too large are\n"
             "searched position by position, and games of Go estimated by playouts.\n\n"
             "Answers go to standard output, messages and progress to standard error: of what\n"
             "takes long a line that is rewritten on a terminal, and elsewhere a line every ten\n"
             "seconds.  A file that is written takes the place of the one before it when it is\n"
             "complete.  Where a command takes --json it prints one JSON object on one line;\n"
             "members may be added, and the existing ones keep their meaning.");
}

std::string games() {
  std::string text = section_of_text("GAMES",
                                     "Names, in upper case as well, and their rule sets, the\n"
                                     "default first:");
  const auto add = [&](const std::string& names, const std::vector<std::string>& rules,
                       const std::string& what) {
    text += entry(bold(names), joined(rules, ", ") + (what.empty() ? "" : ".  " + what));
  };
  for (const GameInfo& game : games_with_default_rules()) add(game.name, game.all_rules, "");
  for (const SizedGames& sized : sized_games()) add(sized.names, sized.rules, sized.pattern_help);
  return text;
}

std::string tail() {
  return section_of_text(
             "TABLES",
             "A table has all values of a game, in a folder of files, so that the game need not "
             "be\n"
             "solved.  The commands probe, figure, play, notable and table look for one: in the\n"
             "folder of --table, else in that of KANZEN_TABLES, else where kanzen is installed, "
             "and\n"
             "all but table also among the saved ones.  All but figure print whether the values\n"
             "come from a table or from solving.  Every file is checked by SHA-256.  If a file of "
             "a\n"
             "table is damaged, a warning names it and the game is solved; a damaged saved table "
             "is\n"
             "deleted.  With --table a damaged file is an error.\n\n"
             "What probe, play and notable have solved is saved as a table for the next time, "
             "after\n"
             "the answer has been given, if the game has at least a million positions; not with\n"
             "--no-cache or --solve.  The commands solve, verify, export and compare always "
             "solve.\n"
             "Ctrl-C stops the saving and leaves no table; the exit status stays that of the\n"
             "answer.  Saved tables can be deleted at any time: kanzen cache clear.") +
         section("ENVIRONMENT") +
         entry(bold("KANZEN_TABLES"),
               "A folder with tables, which comes before the installed one.") +
         entry(bold("KANZEN_CACHE"), "The folder for saved tables; empty: none are saved.") +
         entry(bold("XDG_CACHE_HOME"),
               "The folder for caches, if KANZEN_CACHE is not set (default: ~/.cache).") +
         entry(bold("NO_COLOR"), "No colours, even on a terminal, unless it is empty.") +
         entry(bold("KANZEN_SITE_URL"), "The address of the site, for the links of figures.") +
         section("FILES") +
         entry(bold("~/.cache/kanzen"), "The saved tables, a folder for each version.") +
         entry(bold("../share/kanzen/tables"),
               "The installed tables, from the folder of the program.") +
         section("EXIT STATUS") + entry(bold("0"), "Done.") +
         entry(bold("1"),
               "Failed: something cannot be read or written, memory is short, a check failed.") +
         entry(bold("2"),
               "Bad usage or notation; the message says what, where, and what would be right.") +
         entry(bold("3"),
               "Lines of the file of --positions could not be answered; all others were, and the "
               "output has the errors.") +
         entry(bold("4"),
               "Not solved in time: of solve, the start; of probe, a position; of play, one in "
               "which the player has to move.") +
         entry(bold("130"), "Interrupted by Ctrl-C; 143 by SIGTERM, 129 by SIGHUP.") +
         entry(bold("141"),
               "Standard output is a pipe that its reader has closed, as \"kanzen ... | head\" "
               "does; there is no message.  It is what a shell reports of a program that SIGPIPE "
               "ended.");
}

std::string examples(const CLI::App& app) {
  return section_of_text("EXAMPLES", "The value of a position and of every move in it:") +
         roff_example("kanzen probe gobblers2 --position '-,-,ML/-,m,-/-,-,-:2'") +
         roff_paragraphs("Of many positions, one JSON object a line:") +
         roff_example("kanzen probe gobblers2 --positions positions.txt") +
         roff_paragraphs("Everything about a game:") +
         roff_example(parse_footer(app.get_footer()).example) +
         roff_paragraphs("A game against the perfect player:") +
         roff_example("kanzen play gobblers2 --side 1");
}

}  // namespace

void add_manual(CLI::App& app, Job& job) {
  Arguments command = add_subcommand(app, "manual", "Print the manual page, for man", [&app, &job] {
    job = [&app](Output& output) -> Result<void> {
      output.write(head() + section("COMMANDS") + commands_of(app, app.get_name()) + games() +
                   tail() + examples(app));
      return {};
    };
  });
  command.footer("kanzen manual | man -l -",
                 "It has the --help of all commands, and more about tables.");
}

}  // namespace kanzen::cli
