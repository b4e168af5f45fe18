#include "engine/cli/output/out_file.hpp"

#include <algorithm>
#include <filesystem>

#include "engine/cli/interrupt.hpp"
#include "engine/core/lower_case.hpp"

namespace kanzen::cli {
namespace {

struct FileEnding {
  std::string_view text, format;
};

// Endings of files and their formats.  An ending of two formats (.tex) means the first of them.
constexpr FileEnding file_endings[] = {{".svg", "svg"},   {".png", "png"},   {".pdf", "pdf"},
                                       {".tikz", "tikz"}, {".tex", "tikz"},  {".tex", "latex"},
                                       {".csv", "csv"},   {".json", "json"}, {".dot", "dot"},
                                       {".gv", "dot"},    {".sgf", "sgf"}};

std::string ending_of(const std::string& path) {
  return to_lower(std::filesystem::path(path).extension().string());
}

bool is_among(std::string_view format, const std::vector<std::string>& formats) {
  return std::find(formats.begin(), formats.end(), format) != formats.end();
}

// ".tikz, .tex"
std::string endings_of(const std::vector<std::string>& formats) {
  std::string list;
  std::string_view last;
  for (const auto& [text, format] : file_endings) {
    if (text == last || !is_among(format, formats)) continue;
    list.append(list.empty() ? "" : ", ").append(text);
    last = text;
  }
  return list;
}

Result<void> check_ending(const std::string& path, const std::string& format) {
  const std::string ending = ending_of(path);
  bool is_known = false;
  for (const FileEnding& known : file_endings) {
    if (known.text != ending) continue;
    if (known.format == format) return {};
    is_known = true;
  }
  if (!is_known) return {};
  return Error{Errc::bad_notation,
               untranslated("--out \"" + path + "\": the file is " + format +
                            "; right would be a name that ends in " + endings_of({format}))};
}

}  // namespace

Result<std::string> format_of_file(const std::string& path,
                                   const std::vector<std::string>& formats) {
  const std::string ending = ending_of(path);
  if (ending.empty()) return formats.front();
  for (const auto& [text, format] : file_endings)
    if (text == ending && is_among(format, formats)) return std::string(format);
  return Error{Errc::bad_notation,
               untranslated("--out \"" + path + "\": the ending names no format; right would be " +
                            endings_of(formats) + ", or --format")};
}

Result<void> check_out_file(const std::string& path, const std::string& format) {
  if (path.empty()) return {};
  if (auto checked = check_ending(path, format); !checked) return checked;
  return check_writable(path);
}

Result<void> write_out_file(const std::string& path, const FileWriter& write, Output& output) {
  const Error cancelled{Errc::cancelled, untranslated("interrupted")};
  const FileWriter until_interrupted = [&](const TextSink& sink) -> Result<void> {
    auto written = write([&](std::string_view text) { return sink(text) && !interrupted(); });
    if (interrupted()) return cancelled;
    return written;
  };
  if (path.empty())
    return until_interrupted([&](std::string_view text) { return output.write(text); });
  auto written = write_file(path, until_interrupted);
  if (!written && interrupted()) return cancelled;  // whatever a call of the system said of it
  return written;
}

}  // namespace kanzen::cli
