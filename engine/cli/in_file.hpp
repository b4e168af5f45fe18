#pragma once
// Reads files and standard input with bounded memory.  Folders and devices are rejected.
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/result.hpp"
#include "engine/record/characters.hpp"

namespace kanzen::cli {

inline constexpr const char* standard_input = "-";  // as the name of a file

class InFile {
 public:
  // Opens a file, or standard input for "-".  Errc::io: the path is a folder or a device, or cannot
  // be opened; Errc::cancelled: Ctrl-C interrupted the opening of a pipe.
  static Result<InFile> open(const std::string& path);

  InFile(InFile&& other) noexcept;
  ~InFile();

  // Reads the next line without its line feed; returns false at the end.  Errc::io: the line is
  // longer than 1 MiB, the text is UTF-16, or it cannot be read; Errc::cancelled: Ctrl-C
  // interrupted the read.
  Result<bool> read_line(std::string& line);
  // True if read_line would return without waiting, or a part of a line is there already.
  bool has_input() const;
  // Returns all remaining bytes.  Errc::io: there are more than `most`, or they cannot be read;
  // Errc::cancelled as above.
  Result<std::string> read_rest(std::uint64_t most);

 private:
  InFile(int file, std::string name) : file_(file), name_(std::move(name)) {}

  Result<bool> fill();  // the buffer must be empty; false: end of file

  int file_;          // file descriptor
  std::string name_;  // for messages
  std::vector<char> buffer_;
  std::size_t next_ = 0;  // first unread byte of the buffer
  std::uint64_t line_ = 0;
};

// Makes the checks of InFile::open before a long computation.  It does not open the file, because
// the writer of a pipe would notice.
Result<void> check_readable(const std::string& path);

// Returns all bytes of a file or of standard input.  Errors are those of InFile.
Result<std::string> read_file(const std::string& path, std::uint64_t most_bytes);

// Reads a game record from a file or standard input and converts its text to UTF-8.  Errors begin
// with the file's name.
Result<sgf::DecodedText> read_record(const std::string& path);

// Prefixes an error with its location: a file, a line of it, or an option.
inline Error located(const Error& error, const std::string& where) {
  return {error.code, untranslated(where + ": " + error.message)};
}

}  // namespace kanzen::cli
