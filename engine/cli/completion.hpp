#pragma once
// Completes a command line in a shell.  The shell's script runs `kanzen __complete WORD...` to get
// the completions of the last word, so that they always match the installed program.
#include <CLI/CLI.hpp>
#include <span>
#include <string>
#include <vector>

namespace kanzen::cli {
// The first argument of such a request.  The words after "kanzen" follow.
inline constexpr const char* completion_request = "__complete";

struct Suggestion {
  std::string word, explanation;
};

struct Suggestions {
  enum class Kind { words, files, folders };  // the shell itself lists files and folders
  Kind kind = Kind::words;
  std::vector<Suggestion> words;
};

// Returns the completions of the last word, which may be incomplete.  `words` must not be empty.
Suggestions complete(const CLI::App& app, std::span<const std::string> words);

// Returns a line for each word, with a tab before its explanation; or ":files" or ":folders".
std::string suggestions_text(const Suggestions& suggestions);

}  // namespace kanzen::cli
