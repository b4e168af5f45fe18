#pragma once
// Completing a command line in a shell.  The shell's script asks `kanzen __complete WORD...` for
// what may stand in the place of the last word, so that it knows what this very program takes.
#include <CLI/CLI.hpp>
#include <span>
#include <string>
#include <vector>

namespace kanzen::cli {
// What a shell's script asks with, before the words after "kanzen".
inline constexpr const char* completion_request = "__complete";

struct Suggestion {
  std::string word, explanation;
};

struct Suggestions {
  enum class Kind { words, files, folders };  // files and folders are known to the shell
  Kind kind = Kind::words;
  std::vector<Suggestion> words;
};

// For the last of the words, of which a part may be written; `words` is not empty.
Suggestions complete(const CLI::App& app, std::span<const std::string> words);

// A line each: the word, a tab, its explanation; or ":files" or ":folders".
std::string suggestions_text(const Suggestions& suggestions);

}  // namespace kanzen::cli
