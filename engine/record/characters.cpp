#include "engine/record/characters.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "engine/core/string_utils.hpp"
#include "engine/record/phrases.hpp"
#include "engine/record/sgf.hpp"

namespace kanzen::sgf {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";  // U+FFFD
constexpr const char* default_set = "ISO-8859-1";

struct ByteOrderMark {
  std::string_view bytes;
  const char* set;
};
constexpr std::array byte_order_marks = {
    ByteOrderMark{"\xEF\xBB\xBF", "UTF-8"},
    ByteOrderMark{"\xFF\xFE", "UTF-16LE"},
    ByteOrderMark{"\xFE\xFF", "UTF-16BE"},
};

bool is_utf8_name(std::string_view set) {
  const std::string name = to_lower(set);
  return name == "utf-8" || name == "utf8";
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

Error unknown_set(const std::string& set) {
  return {Errc::unsupported, {phrase::unknown_set, set}};
}

Result<DecodedText> decode_as(const std::string& set, std::string_view bytes,
                              const CharacterDecoder& decoder) {
  if (is_utf8_name(set) && is_utf8(bytes)) return DecodedText{std::string(bytes), {}};
  auto text = decoder(set, bytes);
  if (!text) return unknown_set(set);
  DecodedText decoded{*std::move(text), {}};
  if (decoded.text.find(replacement) != std::string::npos)
    decoded.notes.push_back({phrase::replaced_bytes, set});
  return decoded;
}

// Decodes in the named set.  If this fails or meets invalid bytes and all of the text is valid
// UTF-8, it is taken as UTF-8, because text of another set is very unlikely to be valid UTF-8.
Result<DecodedText> decode_as_named(const std::string& set, std::string_view bytes,
                                    const CharacterDecoder& decoder) {
  const bool known = is_utf8_name(set) || is_ascii_compatible(set, decoder);
  auto decoded = known ? decode_as(set, bytes, decoder) : unknown_set(set);
  if ((decoded && decoded->notes.empty()) || !is_utf8(bytes)) return decoded;
  return DecodedText{std::string(bytes), {Diagnostic(phrase::utf8_despite_declaration, set)}};
}

}  // namespace

Result<DecodedText> decode(std::string_view bytes, const CharacterDecoder& decoder) {
  for (const ByteOrderMark& mark : byte_order_marks)
    if (bytes.starts_with(mark.bytes))
      return decode_as(mark.set, bytes.substr(mark.bytes.size()), decoder);
  const NamedSet named = set_named_in(bytes);
  if (named.name.empty() && is_utf8(bytes)) return DecodedText{std::string(bytes), {}};
  auto decoded = named.name.empty() ? decode_as(default_set, bytes, decoder)
                                    : decode_as_named(named.name, bytes, decoder);
  if (!decoded) return decoded;
  if (named.name.empty()) decoded->notes.push_back(phrase::no_set);
  const bool ascii =
      std::none_of(bytes.begin(), bytes.end(), [](char c) { return (c & 0x80) != 0; });
  if (named.differ && !ascii) decoded->notes.push_back({phrase::several_sets, named.name});
  return decoded;
}

}  // namespace kanzen::sgf
