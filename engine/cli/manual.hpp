#pragma once
// Texts in the language of man(7).
#include <CLI/CLI.hpp>
#include <string>
#include <string_view>

namespace kanzen::cli {
// As it is, inside a line: nothing of it means anything to the formatter.
std::string roff(std::string_view text);
std::string bold(std::string_view text);
std::string italic(std::string_view text);

// Text as --help prints it: lines that follow each other are a paragraph, and indented ones, or
// those with columns, stay as they are.
std::string roff_paragraphs(std::string_view text);

// Lines of a terminal, indented.
std::string roff_example(std::string_view lines);

// The manual page, made from what the command line takes: what --help says cannot be missing here.

// In the language of man(7).
std::string manual_page(const CLI::App& app);

}  // namespace kanzen::cli
