// Completions of a command line, and kanzen completion, which prints a script for a shell.
#include <algorithm>
#include <set>

#include "engine/cli/commands.hpp"
#include "engine/cli/usage.hpp"

namespace kanzen::cli {
namespace {

struct Suggestion {
  std::string word, explanation;
};

struct Suggestions {
  enum class Kind { words, files, folders };
  Kind kind = Kind::words;
  std::vector<Suggestion> words;
};

bool takes_value(const CLI::Option& option) { return option.get_items_expected_max() > 0; }

bool is_repeated(const CLI::Option& option) {
  return option.get_multi_option_policy() == CLI::MultiOptionPolicy::TakeAll;
}

// The command line before the word to complete.
struct ParsedLine {
  const CLI::App* program = nullptr;
  const CLI::App* command = nullptr;     // the innermost one
  const CLI::Option* waiting = nullptr;  // the option whose value comes next
  std::vector<std::string> positionals;  // without the names of commands
  std::set<const CLI::Option*> options;
};

void read_option(const std::string& word, ParsedLine& written) {
  const auto equals = word.find('=');
  const CLI::Option* const option = written.command->get_option_no_throw(word.substr(0, equals));
  if (option == nullptr) return;
  written.options.insert(option);
  if (equals == std::string::npos && takes_value(*option)) written.waiting = option;
}

ParsedLine read_words(const CLI::App& app, std::span<const std::string> words) {
  ParsedLine written;
  written.program = written.command = &app;
  for (const std::string& word : words) {
    if (written.waiting != nullptr)
      written.waiting = nullptr;
    else if (word.starts_with('-'))
      read_option(word, written);
    else if (const CLI::App* const subcommand = find_subcommand(*written.command, word))
      written.command = subcommand;
    else
      written.positionals.push_back(word);
  }
  return written;
}

void add_words(const std::vector<std::string>& words, Suggestions& suggestions) {
  for (const std::string& word : words) suggestions.words.push_back({word, {}});
}

// Adds all games.  A family whose names contain a size is represented by its prefix, such as
// "mnk:".
void add_games(Suggestions& suggestions) {
  for (const GameInfo& game : games_with_default_rules())
    suggestions.words.push_back({game.name, {}});
  for (const SizedGames& sized : sized_games())
    suggestions.words.push_back({sized.family + ':', sized.names + ": " + sized.pattern_help});
}

// Adds the rule sets of the game on the command line, or of all games if there is none yet.
void add_rules(const ParsedLine& written, Suggestions& suggestions) {
  std::vector<std::string> rules;
  const auto add = [&](const std::vector<std::string>& more) {
    for (const std::string& name : more)
      if (std::find(rules.begin(), rules.end(), name) == rules.end()) rules.push_back(name);
  };
  if (!written.positionals.empty()) {
    if (const auto game = find_game(written.positionals.front())) add((*game)->info().all_rules);
  } else {
    for (const GameInfo& game : games_with_default_rules()) add(game.all_rules);
    for (const SizedGames& sized : sized_games()) add(sized.rules);
  }
  add_words(rules, suggestions);
}

void add_commands(const CLI::App& group, Suggestions& suggestions) {
  for (const CLI::App* command : group.get_subcommands(nullptr))
    suggestions.words.push_back({command->get_name(), command->get_description()});
}

// Adds the subcommands of the command that the positionals name.
void add_commands_to_explain(const ParsedLine& written, Suggestions& suggestions) {
  const CLI::App* named = written.program;
  for (const std::string& word : written.positionals) {
    named = find_subcommand(*named, word);
    if (named == nullptr) return;
  }
  add_commands(*named, suggestions);
}

void add_players(Suggestions& suggestions) {
  for (const PlayerKind* kind : all_players())
    suggestions.words.push_back({std::string(kind->name()), std::string(kind->description())});
}

// `what`: the placeholder of the value in --help, such as FILE.
Suggestions values_of(const CLI::Option& option, const std::string& what,
                      const ParsedLine& written) {
  Suggestions suggestions;
  const auto choices = choices_of(option);
  if (what == "FILE")
    suggestions.kind = Suggestions::Kind::files;
  else if (what == "DIR")
    suggestions.kind = Suggestions::Kind::folders;
  else if (what == "GAME")
    add_games(suggestions);
  else if (what == "COMMAND")
    add_commands_to_explain(written, suggestions);
  else if (option.get_name() == "--player")
    add_players(suggestions);
  else if (!choices.empty())
    add_words(choices, suggestions);
  else if (option.get_name() == "--rules")
    add_rules(written, suggestions);
  return suggestions;
}

void add_options(const ParsedLine& written, Suggestions& suggestions) {
  for (const CLI::Option* option : written.command->get_options()) {
    if (option->get_positional()) continue;
    if (written.options.contains(option) && !is_repeated(*option)) continue;
    suggestions.words.push_back({"--" + option->get_lnames().front(), option->get_description()});
  }
}

// Returns the positional argument that takes the next word; nullptr if there is none.
const CLI::Option* next_positional(const ParsedLine& written) {
  const auto positionals = written.command->get_options(
      [](const CLI::Option* option) { return option->get_positional(); });
  const std::size_t number = written.positionals.size();
  if (number < positionals.size()) return positionals[number];
  return positionals.empty() || !is_repeated(*positionals.back()) ? nullptr : positionals.back();
}

Suggestions arguments(const ParsedLine& written) {
  Suggestions suggestions;
  if (const CLI::Option* const next = next_positional(written))
    return values_of(*next, next->get_name(true), written);
  add_commands(*written.command, suggestions);
  if (suggestions.words.empty()) add_options(written, suggestions);
  return suggestions;
}

// Returns the completions of "--rules=st": the values of --rules, each with the prefix "--rules=".
Suggestions after_equals(const std::string& name, const ParsedLine& written) {
  const CLI::Option* const option = written.command->get_option_no_throw(name);
  if (option == nullptr || !takes_value(*option)) return {};
  Suggestions suggestions = values_of(*option, option->get_option_text(), written);
  for (Suggestion& one : suggestions.words) one.word = name + '=' + one.word;
  return suggestions;
}

Suggestions all_suggestions(const ParsedLine& written, const std::string& last) {
  if (written.waiting != nullptr)
    return values_of(*written.waiting, written.waiting->get_option_text(), written);
  if (!last.starts_with('-')) return arguments(written);
  const auto equals = last.find('=');
  if (equals != std::string::npos) return after_equals(last.substr(0, equals), written);
  Suggestions suggestions;
  add_options(written, suggestions);
  return suggestions;
}

}  // namespace

std::string complete(const CLI::App& app, std::span<const std::string> words) {
  const std::string& last = words.back();
  const Suggestions suggestions =
      all_suggestions(read_words(app, words.first(words.size() - 1)), last);
  if (suggestions.kind == Suggestions::Kind::files) return ":files\n";
  if (suggestions.kind == Suggestions::Kind::folders) return ":folders\n";
  std::string text;
  for (const auto& [word, explanation] : suggestions.words)
    if (word.starts_with(last)) text += word + '\t' + explanation + '\n';
  return text;
}

namespace {

// Bash splits words at ":" and "=", as in go:9 and --rules=ko.  The script therefore splits the
// line at spaces itself, and cuts from each answer the part of the word before bash's current one.
constexpr const char* bash_script = R"SCRIPT(# bash completion for kanzen
_kanzen() {
  local line=${COMP_LINE:0:COMP_POINT} words word lines
  read -ra words <<<"$line"
  [[ $line == *[[:space:]] ]] && words+=('')
  word=${words[-1]}
  mapfile -t lines < <("${words[0]/#\~/$HOME}" __complete "${words[@]:1}" 2>/dev/null)
  COMPREPLY=()
  case ${lines[0]-} in
    :files) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "${word##*=}") ;;
    :folders) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -d -- "${word##*=}") ;;
    *)
      local known=${word%"${word##*[$COMP_WORDBREAKS]}"}
      lines=("${lines[@]%%$'\t'*}")
      COMPREPLY=("${lines[@]#"$known"}")
      [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *: ]] && compopt -o nospace
      ;;
  esac
}
complete -F _kanzen kanzen
)SCRIPT";

constexpr const char* zsh_script = R"SCRIPT(#compdef kanzen
_kanzen() {
  local line word
  local -a words_there games_with_size
  for line in ${(f)"$(_call_program kanzen ${(q)words[1]} __complete ${(q)words[2,CURRENT]})"}; do
    word=${line%%$'\t'*}
    case $word in
      :files) _files && return ;;
      :folders) _files -/ && return ;;
      *:) games_with_size+=("${word//:/\\:}:${line#*$'\t'}") ;;
      *) words_there+=("${word//:/\\:}:${line#*$'\t'}") ;;
    esac
  done
  _describe kanzen words_there -- games_with_size -S ''
}
if [[ $funcstack[1] == _kanzen ]]; then _kanzen "$@"; else compdef _kanzen kanzen; fi
)SCRIPT";

constexpr const char* fish_script = R"SCRIPT(# fish completion for kanzen
function __kanzen_complete
    set -l words (commandline -opc) (commandline -ct)
    set -l lines ($words[1] __complete $words[2..-1] 2>/dev/null)
    switch "$lines[1]"
        case :files
            __fish_complete_path (commandline -ct)
        case :folders
            __fish_complete_directories (commandline -ct)
        case '*'
            string join \n -- $lines
    end
end
complete -c kanzen -f -k -a '(__kanzen_complete)'
)SCRIPT";

struct CompletionOptions {
  std::string shell;
};

Result<void> run_completion(const CompletionOptions& options, Output& output) {
  output.write(options.shell == "bash"  ? bash_script
               : options.shell == "zsh" ? zsh_script
                                        : fish_script);
  return {};
}

}  // namespace

void add_completion(CLI::App& app, Job& job) {
  auto [command, options] =
      add_command(app, job, "completion",
                  "Print a script that completes kanzen's arguments in a shell", run_completion);
  command.positional("SHELL", options->shell, "bash, zsh or fish", one_of({"bash", "zsh", "fish"}));
  command.footer("kanzen completion bash",
                 "An installed kanzen has it in place already.  Only for this session:\n"
                 "  bash  eval \"$(kanzen completion bash)\"\n"
                 "  zsh   eval \"$(kanzen completion zsh)\"\n"
                 "  fish  kanzen completion fish | source");
}

}  // namespace kanzen::cli
