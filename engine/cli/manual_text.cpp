#include "engine/cli/manual_text.hpp"

#include <sstream>
#include <vector>

namespace kanzen::cli {
namespace {

bool begins_word(std::string_view text, std::size_t at) {
  constexpr std::string_view before_words = " \t\"'([{,-";
  return at == 0 || before_words.find(text[at - 1]) != std::string_view::npos;
}

// Of an option, the sign that a terminal takes; inside a word, a hyphen.
std::string_view dash(std::string_view text, std::size_t at) {
  return begins_word(text, at) ? "\\-" : "-";
}

// A line that begins with one of these would be a request.
bool is_request(std::string_view line) { return line.starts_with('.') || line.starts_with('\''); }

std::string line_of(const std::string& line) {
  return (is_request(line) ? "\\&" : "") + roff(line);
}

// "plain     the solver beside a plain one"
bool has_columns(const std::string& line) {
  const auto gap = line.find("  ");
  return gap != std::string::npos && line[gap == 0 ? 0 : gap - 1] != '.';
}

// A part that stands by itself after the text before it.
bool begins_paragraph(const std::string& line) { return line.starts_with("JSON:"); }

std::string unfilled(const std::vector<std::string>& lines) {
  std::string text = ".RS 4\n.nf\n";
  for (const std::string& line : lines) text += line_of(line) + '\n';
  return text + ".fi\n.RE\n";
}

}  // namespace

std::string roff(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\\')
      result += "\\e";
    else if (text[i] == '-')
      result += dash(text, i);
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

std::string roff_paragraphs(std::string_view text) {
  std::istringstream lines{std::string(text)};
  std::string result;
  std::vector<std::string> kept;  // as they are
  bool paragraph = false;         // is one open?
  const auto close_kept = [&] {
    if (!kept.empty()) result += (result.empty() ? ".PP\n" : "") + unfilled(kept);
    kept.clear();
  };
  for (std::string line; std::getline(lines, line);) {
    if (has_columns(line)) {
      kept.push_back(line);
      paragraph = false;
      continue;
    }
    close_kept();
    if (line.empty()) {
      paragraph = false;
      continue;
    }
    if (!paragraph || begins_paragraph(line)) result += ".PP\n";
    paragraph = true;
    result += line_of(line) + '\n';
  }
  close_kept();
  return result;
}

std::string roff_example(std::string_view lines) {
  std::istringstream input{std::string(lines)};
  std::vector<std::string> all;
  for (std::string line; std::getline(input, line);) all.push_back(line);
  return unfilled(all);
}

}  // namespace kanzen::cli
