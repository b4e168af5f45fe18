#include "engine/cli/commands/record_file.hpp"

#include <iconv.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/cli/in_file.hpp"
#include "engine/record/sgf.hpp"

namespace kanzen::cli {
namespace {

struct SetAlias {
  std::string_view name, of_iconv;
};

// Names that programs write for a larger set than the C library takes them for, or that it does not
// know.  It reads 0x5C in SHIFT_JIS as a yen sign.  Web browsers read these names so as well.
constexpr std::array set_aliases = {
    SetAlias{"SHIFT_JIS", "CP932"}, SetAlias{"SHIFT-JIS", "CP932"},
    SetAlias{"SJIS", "CP932"},      SetAlias{"X-SJIS", "CP932"},
    SetAlias{"MS_KANJI", "CP932"},  SetAlias{"GB2312", "GB18030"},
    SetAlias{"GBK", "GB18030"},     SetAlias{"BIG5", "BIG5-HKSCS"},
    SetAlias{"EUC-KR", "UHC"},      SetAlias{"KS_C_5601-1987", "UHC"},
};

std::string name_for_iconv(std::string name) {
  for (char& c : name)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  for (const SetAlias& alias : set_aliases)
    if (alias.name == name) return std::string(alias.of_iconv);
  return name;
}

// sgf::CharacterDecoder, by the C library.
std::optional<std::string> decode_by_iconv(const std::string& set, std::string_view bytes) {
  if (set.find('/') != std::string::npos) return std::nullopt;  // more than a name
  const std::string name = name_for_iconv(set);
  const iconv_t converter = iconv_open("UTF-8", name.c_str());
  if (converter == reinterpret_cast<iconv_t>(std::intptr_t{-1})) return std::nullopt;
  // Bytes of the shortest character.  Conversion goes on after so many bytes of a malformed one.
  const std::size_t unit = name.starts_with("UTF-16") ? 2 : 1;
  std::string text;
  std::array<char, 4096> buffer{};
  char* input = const_cast<char*>(bytes.data());  // which iconv does not change
  std::size_t left = bytes.size();
  for (bool ended = false; !ended;) {
    ended = left == 0;
    char* output = buffer.data();
    std::size_t room = buffer.size();
    // The last call writes what the converter has held back.
    const std::size_t converted = iconv(converter, ended ? nullptr : &input, &left, &output, &room);
    const int reason = errno;
    text.append(buffer.data(), buffer.size() - room);
    if (converted != static_cast<std::size_t>(-1) || reason == E2BIG) continue;
    text += "\uFFFD";
    const std::size_t skipped = std::min(unit, left);
    input += skipped;
    left -= skipped;
  }
  iconv_close(converter);
  return text;
}

}  // namespace

Result<sgf::DecodedText> read_record(const std::string& path) {
  const auto bytes = read_file(path, sgf::Limits{}.bytes);
  if (!bytes) return bytes.error();
  auto text = sgf::decode(*bytes, decode_by_iconv);
  if (!text) return located(text.error(), path);
  return text;
}

}  // namespace kanzen::cli
