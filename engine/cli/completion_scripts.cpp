// kanzen completion: what a shell reads so that Tab completes commands, options, games, rules.
#include "engine/cli/commands.hpp"

namespace kanzen::cli {
namespace {

// Bash takes ":" and "=" for the ends of words, as in go:9 and --rules=ko: the line is read
// again here, and what bash has of the word already is cut off from the answers.
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
  const auto options = std::make_shared<CompletionOptions>();
  Arguments command =
      add_command(app, job, "completion", "Print what makes a shell complete kanzen's arguments",
                  options, run_completion);
  command.positional("SHELL", options->shell, "bash, zsh or fish", one_of({"bash", "zsh", "fish"}));
  command.footer(
      help_footer("kanzen completion bash",
                  "An installed kanzen has it in place already.  For this session alone:\n"
                  "  bash  eval \"$(kanzen completion bash)\"\n"
                  "  zsh   eval \"$(kanzen completion zsh)\"\n"
                  "  fish  kanzen completion fish | source"));
}

}  // namespace kanzen::cli
