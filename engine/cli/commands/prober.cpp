#include "engine/cli/commands/prober.hpp"

#include <string_view>

#include "engine/cli/in_file.hpp"
#include "engine/cli/interrupt.hpp"
#include "engine/cli/output/json.hpp"
#include "engine/cli/output/text.hpp"

namespace kanzen::cli {
namespace {

Error located(const Error& error, const std::string& where) {
  return {error.code, untranslated(where + ": " + error.message)};
}

// Does the fault lie in what was given, so that another position may be answered?
bool is_bad_input(const Error& error) { return exit_status(error.code) == status_usage; }

// Takes off what editors of other systems put around the text of a line.
void strip(std::string& line, bool first) {
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (first && line.starts_with(byte_order_mark)) line.erase(0, byte_order_mark.size());
  if (line.ends_with('\r')) line.pop_back();
}

bool has_position(const std::string& line) {
  return !line.starts_with('#') && line.find_first_not_of(" \t") != std::string::npos;
}

}  // namespace

Result<void> Prober::answer(const AnyState& state) {
  const auto answered = answerer_(state, json_);
  if (!answered) return answered.error();
  output_.write((first_ || json_ ? "" : "\n") + answered->text);
  first_ = false;
  all_solved_ = all_solved_ && answered->solved;
  return {};
}

Result<void> Prober::answer_line(const std::string& line, std::uint64_t number) {
  const auto state = game_.parse(line);
  const Result<void> answered = state ? answer(*state) : state.error();
  if (answered || !is_bad_input(answered.error())) return answered;
  ++bad_lines_;
  output_.write(json_line({{"line", number}, {"error", answered.error().message}}));
  return {};
}

Result<void> Prober::answer_lines(const std::string& path, const std::string& name) {
  auto input = InFile::open(path);
  if (!input) return input.error();
  std::string line;
  for (std::uint64_t number = 1;; ++number) {
    const auto read = input->read_line(line);
    if (!read) return read.error();
    if (!*read) return {};
    strip(line, number == 1);
    if (!has_position(line)) continue;
    if (const auto answered = answer_line(line, number); !answered)
      return located(answered.error(), name + ", line " + std::to_string(number));
    if (interrupted()) return Error{Errc::cancelled, untranslated("interrupted")};
    if (!output_.flush()) return {};  // flushed, so that a dialogue is possible
  }
}

CommandResult Prober::answer_file(const std::string& path) {
  const std::string name = path == standard_input ? "standard input" : path;
  if (auto answered = answer_lines(path, name); !answered) return answered;
  if (bad_lines_ > 0)
    return CommandResult(status_bad_lines, name + ": " + counted(bad_lines_, "line") +
                                               " could not be answered; the output has the errors");
  return CommandResult(all_solved_ ? status_done : status_unsolved);
}

}  // namespace kanzen::cli
