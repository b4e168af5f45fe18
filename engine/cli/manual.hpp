#pragma once
// The manual page, made from what the command line takes: what --help says cannot be missing here.
#include <CLI/CLI.hpp>
#include <string>

namespace kanzen::cli {

// In the language of man(7).
std::string manual_page(const CLI::App& app);

}  // namespace kanzen::cli
