#include "engine/cli/in_file.hpp"

#include <fcntl.h>
#include <iconv.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <optional>
#include <string_view>
#include <system_error>

#include "engine/cli/command.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/record/sgf.hpp"

namespace kanzen::cli {
namespace {

constexpr std::size_t buffer_bytes = 1 << 16;
constexpr std::size_t longest_read_line = 1 << 20;  // bytes

std::string quoted_path(const std::string& path) { return '"' + path + '"'; }

Error unreadable(const std::string& name, const std::string& reason) {
  return {Errc::io, untranslated("cannot read " + name + ": " + reason)};
}

std::string describe_errno() { return std::generic_category().message(errno); }

std::string too_many_bytes(std::uint64_t most) {
  return "it has more than " + std::to_string(most) + " bytes";
}

// Does a text begin with a byte order mark of UTF-16, or with a character and a zero byte?
bool is_utf16(std::string_view text) {
  return text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF") ||
         (text.size() > 1 && (text[0] == '\0') != (text[1] == '\0'));
}

}  // namespace

Result<void> check_readable(const std::string& path) {
  if (path == standard_input) return {};
  std::error_code error;
  const std::filesystem::file_status status = std::filesystem::status(path, error);
  if (std::filesystem::is_directory(status))
    return unreadable(quoted_path(path), "it is a folder; expected a file");
  if (std::filesystem::is_character_file(status) || std::filesystem::is_block_file(status))
    return unreadable(quoted_path(path), "it is a device; expected a file");
  if (access(path.c_str(), R_OK) != 0) return unreadable(quoted_path(path), describe_errno());
  return {};
}

Result<InFile> InFile::open(const std::string& path) {
  if (path == standard_input) return InFile(STDIN_FILENO, "standard input");
  if (auto checked = check_readable(path); !checked) return checked.error();
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY);
  if (file < 0 && is_interrupted()) return Error{Errc::cancelled, untranslated("interrupted")};
  if (file < 0) return unreadable(quoted_path(path), describe_errno());
  return InFile(file, quoted_path(path));
}

// The moved-from object gets STDIN_FILENO, which the destructor does not close.
InFile::InFile(InFile&& other) noexcept
    : file_(std::exchange(other.file_, STDIN_FILENO)),
      name_(std::move(other.name_)),
      buffer_(std::move(other.buffer_)),
      next_(other.next_),
      line_(other.line_) {}

InFile::~InFile() {
  if (file_ != STDIN_FILENO) ::close(file_);
}

Result<bool> InFile::fill() {
  next_ = 0;
  for (;;) {
    buffer_.clear();
    // A signal that arrived earlier does not interrupt the read.
    if (is_interrupted()) return Error{Errc::cancelled, untranslated("interrupted")};
    buffer_.resize(buffer_bytes);
    const ssize_t count = ::read(file_, buffer_.data(), buffer_.size());
    const int reason = errno;
    buffer_.resize(count > 0 ? static_cast<std::size_t>(count) : 0);
    if (count >= 0) return count > 0;
    if (reason != EINTR) return unreadable(name_, std::generic_category().message(reason));
  }
}

Result<bool> InFile::read_line(std::string& line) {
  line.clear();
  ++line_;
  for (;;) {
    if (next_ == buffer_.size()) {
      const auto filled = fill();
      if (!filled) return filled;
      if (!*filled) return !line.empty();
    }
    const auto begin = buffer_.begin() + static_cast<std::ptrdiff_t>(next_);
    const auto end = std::find(begin, buffer_.end(), '\n');
    line.append(begin, end);
    next_ = static_cast<std::size_t>(end - buffer_.begin());
    if (line_ == 1 && is_utf16(line)) return unreadable(name_, "it is UTF-16; expected UTF-8");
    if (line.size() > longest_read_line)
      return unreadable(name_, "line " + std::to_string(line_) + " has more than " +
                                   std::to_string(longest_read_line) + " bytes");
    if (end == buffer_.end()) continue;
    ++next_;
    return true;
  }
}

bool InFile::has_input() const {
  pollfd polled{file_, POLLIN, 0};
  return next_ < buffer_.size() || ::poll(&polled, 1, 0) > 0;
}

Result<std::string> InFile::read_rest(std::uint64_t most) {
  std::string bytes;
  for (;;) {
    bytes.append(buffer_.begin() + static_cast<std::ptrdiff_t>(next_), buffer_.end());
    next_ = buffer_.size();
    if (bytes.size() > most) return unreadable(name_, too_many_bytes(most));
    const auto filled = fill();
    if (!filled) return filled.error();
    if (!*filled) return bytes;
  }
}

Result<std::string> read_file(const std::string& path, std::uint64_t most_bytes) {
  auto file = InFile::open(path);
  if (!file) return file.error();
  // A file of known size that is too large is rejected without being read.
  std::error_code error;
  const std::uintmax_t size = std::filesystem::file_size(path, error);
  if (path != standard_input && !error && size > most_bytes)
    return unreadable(quoted_path(path), too_many_bytes(most_bytes));
  return file->read_rest(most_bytes);
}

// Game records in any character set that iconv knows.

namespace {

struct IconvName {
  std::string_view set, name;
};

// Sets of two bytes a character, for which iconv has other names than the WHATWG Encoding Standard,
// or knows a smaller set by the same name.  Its SHIFT_JIS decodes 0x5C as a yen sign.
constexpr std::array two_byte_sets = {
    IconvName{"Shift_JIS", "CP932"}, IconvName{"GB18030", "GB18030"},
    IconvName{"Big5", "BIG5-HKSCS"}, IconvName{"EUC-JP", "EUC-JP-MS"},
    IconvName{"EUC-KR", "UHC"},
};

// An sgf::CharacterDecoder that uses iconv.
std::optional<std::string> decode_by_iconv(const std::string& set, std::string_view bytes) {
  if (set.find('/') != std::string::npos) return std::nullopt;  // a suffix such as //TRANSLIT
  const auto* const two_byte = std::find_if(two_byte_sets.begin(), two_byte_sets.end(),
                                            [&](const IconvName& one) { return one.set == set; });
  const bool has_two_bytes = two_byte != two_byte_sets.end();
  const std::string name(has_two_bytes ? two_byte->name : std::string_view(set));
  const iconv_t converter = iconv_open("UTF-8", name.c_str());
  if (converter == reinterpret_cast<iconv_t>(std::intptr_t{-1})) return std::nullopt;
  const bool wide = set.starts_with("UTF-16");
  std::string text;
  std::array<char, 4096> buffer{};
  char* input = const_cast<char*>(bytes.data());  // iconv does not write to it
  std::size_t left = bytes.size();
  for (bool ended = false; !ended;) {
    ended = left == 0;
    char* output = buffer.data();
    std::size_t room = buffer.size();
    // The last call, without input, flushes the converter.
    const std::size_t converted = iconv(converter, ended ? nullptr : &input, &left, &output, &room);
    const int reason = errno;
    text.append(buffer.data(), buffer.size() - room);
    if (converted != static_cast<std::size_t>(-1) || reason == E2BIG) continue;
    text += "\uFFFD";
    // Skips a unit of UTF-16, or two bytes that are no character, unless the second is ASCII: it
    // may be a bracket.  TextDecoder, which the page uses, does the same.
    const bool skips_second = wide || (has_two_bytes && left > 1 && (input[1] & 0x80) != 0);
    const std::size_t skipped = std::min<std::size_t>(skips_second ? 2 : 1, left);
    input += skipped;
    left -= skipped;
  }
  iconv_close(converter);
  return text;
}

}  // namespace

Result<sgf::DecodedText> read_record(const std::string& path) {
  const auto bytes = read_file(path, sgf::most_bytes);
  if (!bytes) return bytes.error();
  auto text = sgf::decode(*bytes, decode_by_iconv);
  if (!text) return located(text.error(), path);
  return text;
}

}  // namespace kanzen::cli
