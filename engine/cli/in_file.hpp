#pragma once
// Files that the command reads, and standard input.  Reading takes bounded memory, whatever the
// size of the file; folders and devices are refused.
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/result.hpp"
#include "engine/record/characters.hpp"

namespace kanzen::cli {

inline constexpr const char* standard_input = "-";  // where a file may be named

class InFile {
 public:
  // Errc::io: the path names a folder or a device, or cannot be opened.
  static Result<InFile> open(const std::string& path);

  InFile(InFile&& other) noexcept;
  ~InFile();

  // The next line, without its line feed; false when there is none.  Errc::io: the line is too long
  // or cannot be read; Errc::cancelled: Ctrl-C has ended the waiting.
  Result<bool> read_line(std::string& line);
  // All bytes that are left.  Errc::io: there are more than `most`, or they cannot be read.
  Result<std::string> read_rest(std::uint64_t most);

 private:
  InFile(int file, std::string name) : file_(file), name_(std::move(name)) {}

  Result<bool> fill();  // reads into the empty buffer; false: the file has ended
  Error failure(const std::string& reason) const;

  int file_;          // its descriptor
  std::string name_;  // for messages
  std::vector<char> buffer_;
  std::size_t next_ = 0;  // of the buffer
  std::uint64_t line_ = 0;
};

// The same refusals as InFile::open, for use before a long computation.  It does not open the file,
// because the writer of a pipe would notice.
Result<void> check_readable(const std::string& path);

// All bytes of a file or of standard input.  Errc::io as above.
Result<std::string> read_file(const std::string& path, std::uint64_t most_bytes);

// The text of a game record, in a file or on standard input.  Errors begin with the file's name.
Result<sgf::DecodedText> read_record(const std::string& path);

// The error after where it was found: a file, a line of it, an option.
inline Error located(const Error& error, const std::string& where) {
  return {error.code, untranslated(where + ": " + error.message)};
}

}  // namespace kanzen::cli
