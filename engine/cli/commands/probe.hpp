#pragma once
// Answers positions one after the other: those of the command line, or the lines of a file.
#include <cstdint>
#include <functional>
#include <string>

#include "engine/cli/command.hpp"

namespace kanzen::cli {

// The text that `probe` prints for one position.
struct Answer {
  std::string text;
  bool solved = true;  // false: the time limit was too short
};

// Answers a position, as JSON on one line or as text.
using Answerer = std::function<Result<Answer>(const AnyState&, bool json)>;

class Prober {
 public:
  // All of them must outlive this.
  Prober(const AnyGame& game, const Answerer& answerer, Output& output, bool json)
      : game_(game), answerer_(answerer), output_(output), json_(json) {}

  Result<void> answer(const AnyState& state);
  // Every line of a file, or of standard input.  Blank lines and comments are passed over, but
  // counted; a line with a bad position is answered by its number and the error.
  CommandResult answer_file(const std::string& path);

  bool all_solved() const { return all_solved_; }

 private:
  Result<void> answer_line(const std::string& line, std::uint64_t number);
  Result<void> answer_lines(const std::string& path, const std::string& name);

  const AnyGame& game_;
  const Answerer& answerer_;
  Output& output_;
  bool json_;
  bool first_ = true;
  bool all_solved_ = true;
  std::uint64_t bad_lines_ = 0;
};

}  // namespace kanzen::cli
