#include "engine/record/characters.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "engine/core/string_utils.hpp"
#include "engine/core/utf8.hpp"
#include "engine/record/phrases.hpp"
#include "engine/record/set_guess.hpp"
#include "engine/record/sgf.hpp"

namespace kanzen::sgf {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";  // U+FFFD
constexpr std::string_view utf_8 = "UTF-8", windows_1252_name = "windows-1252";

struct ByteOrderMark {
  std::string_view bytes;
  const char* set;
};
constexpr std::string_view utf8_mark = "\xEF\xBB\xBF";
constexpr std::array byte_order_marks = {
    ByteOrderMark{"\xFF\xFE", "UTF-16LE"},
    ByteOrderMark{"\xFE\xFF", "UTF-16BE"},
};

// Names of character sets as programs write them, in small letters, with neither "-" and "_" nor
// "x", "cp", "ms" and "windows" before them.  A set is decoded as the superset that extends it.
struct SetSpellings {
  const char* set;  // as in the WHATWG Encoding Standard
  std::string_view spellings;
};
constexpr std::array set_spellings = {
    SetSpellings{"UTF-8", " utf8 "},
    SetSpellings{"GB18030", " gb2312 gb231280 euccn gbk 936 gb18030 "},
    SetSpellings{"Big5", " big5 big5hkscs 950 "},
    SetSpellings{"Shift_JIS", " shiftjis sjis kanji 932 31j "},
    SetSpellings{"EUC-JP", " eucjp "},
    SetSpellings{"EUC-KR", " euckr ksc5601 ksc56011987 949 uhc "},
    SetSpellings{"windows-1252", " iso88591 latin1 usascii ascii ansi 1252 "},
};

// Returns the name of the set in the WHATWG Encoding Standard; for other sets `name` itself.
std::string standard_name(const std::string& name) {
  std::string spelling;
  for (const char c : to_lower(name))
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) spelling += c;
  for (const std::string_view prefix : {"windows", "cp", "ms", "x"})
    if (spelling.starts_with(prefix)) spelling.erase(0, prefix.size());
  for (const SetSpellings& known : set_spellings)
    if (known.spellings.find(' ' + spelling + ' ') != std::string_view::npos) return known.set;
  if (spelling.size() == 4 && spelling.starts_with("125")) return "windows-" + spelling;
  return name;
}

struct NamedSet {
  std::string name;     // value of the first CA; empty: there is none
  bool differ = false;  // a later one names another set
};

// Finds the value of CA.  Where a value ends depends on the character set, which is not known yet,
// so values are not parsed here: "CA" counts as a property after "]", ";" or "(".
NamedSet set_named_in(std::string_view bytes) {
  constexpr std::string_view white_space = " \t\n\v\f\r", before_properties = ";](";
  constexpr std::size_t longest_name = 40;
  NamedSet set;
  for (std::size_t at = bytes.find("CA"); at != std::string_view::npos && !set.differ;
       at = bytes.find("CA", at + 2)) {
    const std::size_t before = bytes.substr(0, at).find_last_not_of(white_space);
    const std::size_t open = bytes.find_first_not_of(white_space, at + 2);
    if (before == std::string_view::npos || open == std::string_view::npos) continue;
    if (before_properties.find(bytes[before]) == std::string_view::npos) continue;
    std::string_view value = bytes.substr(open, longest_name);
    if (value.front() != '[' || value.find(']') == std::string_view::npos) continue;
    value = value.substr(1, value.find(']') - 1);
    const std::size_t first = value.find_first_not_of(white_space);
    if (first == std::string_view::npos) continue;
    value = value.substr(first, value.find_last_not_of(white_space) + 1 - first);
    if (std::any_of(value.begin(), value.end(), [](char c) { return c < ' ' || c > '~'; }))
      continue;
    if (set.name.empty()) set.name = value;
    set.differ = to_lower(value) != to_lower(set.name);
  }
  return set;
}

// Does the set encode ASCII characters as in ASCII?  The name of the set was read as ASCII, so the
// name of another set, such as UTF-16, cannot be right.
bool is_ascii_compatible(const std::string& set, const CharacterDecoder& decoder) {
  constexpr std::string_view sample = "(;CA[]\\)";
  return decoder(set, sample) == sample;
}

// Is it UTF-16?  A zero byte stands beside each character of "(;".  Returns the set, or null.
const char* find_utf16(std::string_view bytes) {
  using namespace std::string_view_literals;
  for (const ByteOrderMark& begin :
       {ByteOrderMark{"(\0;\0"sv, "UTF-16LE"}, ByteOrderMark{"\0(\0;"sv, "UTF-16BE"}})
    if (const std::size_t at = bytes.find(begin.bytes); at != bytes.npos && at % 2 == 0)
      return begin.set;
  return nullptr;
}

bool is_ascii(std::string_view bytes) {
  return std::none_of(bytes.begin(), bytes.end(), [](char c) { return (c & 0x80) != 0; });
}

// A text in UTF-8 that may have invalid bytes.
struct MendedText {
  std::string text;  // with U+FFFD where bytes are invalid, as the WHATWG Encoding Standard does
  // The weight of the valid characters other than ASCII: their bytes, but 1 for a character of two
  // bytes, since many characters of GB18030 are valid as that.
  std::size_t valid = 0;
  std::size_t stray = 0;   // bytes that belong to no character
  bool is_mended = false;  // there are stray bytes, or characters that are cut off
};

MendedText mend_utf8(std::string_view bytes) {
  MendedText mended;
  while (!bytes.empty()) {
    std::size_t length = utf8_character_length(bytes);
    if (length > 0) {
      mended.text += bytes.substr(0, length);
      mended.valid += length > 2 ? length : length - 1;
    } else {
      // A character that is cut off is invalid as a whole.  Any bytes of 0x80 can complete it.
      for (length = std::min<std::size_t>(3, bytes.size()); length > 1; --length)
        if (utf8_character_length(std::string(bytes.substr(0, length)) + "\x80\x80") > length)
          break;
      mended.text += replacement;
      mended.stray += length == 1 ? 1 : 0;
      mended.is_mended = true;
    }
    bytes.remove_prefix(std::max<std::size_t>(1, length));
  }
  return mended;
}

DecodedText utf8_text(MendedText mended) {
  DecodedText decoded{std::move(mended.text), {}};
  if (mended.is_mended) decoded.notes.push_back({phrase::replaced_bytes, utf_8});
  return decoded;
}

Result<DecodedText> decode_as(const std::string& set, std::string_view bytes,
                              const CharacterDecoder& decoder) {
  auto text = decoder(set, bytes);
  if (!text) return Error{Errc::unsupported, {phrase::unknown_set, set}};
  DecodedText decoded{*std::move(text), {}};
  if (decoded.text.find(replacement) != std::string::npos)
    decoded.notes.push_back({phrase::replaced_bytes, set});
  return decoded;
}

// Decodes in the guessed set.  `named`: a set that the bytes name wrongly, or empty.
Result<DecodedText> decode_as_guessed(const std::string& set, const std::string& named,
                                      std::string_view bytes, const CharacterDecoder& decoder) {
  auto decoded = decode_as(set, bytes, decoder);
  if (decoded)
    decoded->notes.insert(decoded->notes.begin(),
                          named.empty()
                              ? Diagnostic(phrase::guessed_set, set)
                              : Diagnostic(phrase::guessed_despite_declaration, named, set));
  return decoded;
}

// Decodes bytes whose set is not known.  `named`: a set that they name wrongly, or empty.
Result<DecodedText> decode_by_guess(const std::string& named, std::string_view bytes,
                                    const CharacterDecoder& decoder) {
  // Few invalid bytes are faults.  Text of another set is very unlikely to have so few.
  MendedText mended = mend_utf8(bytes);
  if (!mended.is_mended || (mended.valid > 0 && mended.stray <= mended.valid / 4)) {
    DecodedText decoded = utf8_text(std::move(mended));
    if (!named.empty())
      decoded.notes.insert(decoded.notes.begin(), {phrase::utf8_despite_declaration, named});
    return decoded;
  }
  return decode_as_guessed(guess_set(bytes), named, bytes, decoder);
}

// Are so many characters other than ASCII invalid that the text is of another set?
bool is_mostly_invalid(std::string_view text) {
  std::size_t characters = 0, invalid = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (static_cast<unsigned char>(text[at]) < 0xC0) continue;
    ++characters;
    if (text.substr(at, replacement.size()) == replacement) ++invalid;
  }
  return invalid > characters / 4;
}

// Decodes in the named set, unless the bytes cannot be of it.
Result<DecodedText> decode_as_named(const std::string& named, std::string_view bytes,
                                    const CharacterDecoder& decoder) {
  const std::string set = standard_name(named);
  if (set == utf_8) {
    MendedText mended = mend_utf8(bytes);
    if (mended.stray <= mended.valid) return utf8_text(std::move(mended));
    return decode_by_guess(named, bytes, decoder);
  }
  const bool single = set == windows_1252_name;
  const bool known = is_ascii_compatible(set, decoder);
  if (known && !(single && !is_ascii(bytes) && is_utf8(bytes))) {
    auto decoded = decode_as(set, bytes, decoder);
    if (!decoded) return decoded;
    const bool fits = single || !is_mostly_invalid(decoded->text) || set == guess_set(bytes);
    if (fits && (decoded->notes.empty() || !is_utf8(bytes))) return decoded;
  }
  return decode_by_guess(named, bytes, decoder);
}

}  // namespace

Result<DecodedText> decode(std::string_view bytes, const CharacterDecoder& decoder) {
  if (bytes.starts_with(utf8_mark)) return utf8_text(mend_utf8(bytes.substr(utf8_mark.size())));
  for (const ByteOrderMark& mark : byte_order_marks)
    if (bytes.starts_with(mark.bytes))
      return decode_as(mark.set, bytes.substr(mark.bytes.size()), decoder);
  if (const char* const wide = find_utf16(bytes)) {
    auto decoded = decode_as(wide, bytes, decoder);
    if (decoded && set_named_in(decoded->text).name.empty())
      decoded->notes.insert(decoded->notes.begin(), {phrase::guessed_set, wide});
    return decoded;
  }
  const NamedSet named = set_named_in(bytes);
  const bool undeclared = named.name.empty();
  if (undeclared && is_utf8(bytes)) {
    // ISO-2022-JP is ASCII with escape sequences, of which the first is ESC $ B or ESC $ @.
    if (bytes.find("\x1B$") == std::string_view::npos) return DecodedText{std::string(bytes), {}};
    return decode_as_guessed("ISO-2022-JP", {}, bytes, decoder);
  }
  auto decoded = undeclared ? decode_by_guess({}, bytes, decoder)
                            : decode_as_named(named.name, bytes, decoder);
  if (decoded && named.differ && !is_ascii(bytes))
    decoded->notes.push_back({phrase::several_sets, named.name});
  return decoded;
}

}  // namespace kanzen::sgf
