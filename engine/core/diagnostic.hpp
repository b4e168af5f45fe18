#pragma once
// Error messages in both languages: a phrase with placeholders, and the details that fill them.
//
// Phrases are rows of catalogues (phrases.hpp in the folder that uses them).  The compiler rejects
// a phrase that lacks a language or a placeholder, and a diagnostic with the wrong number of
// details.
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/words.hpp"

namespace kanzen {

// Returns true if the text contains the placeholders %1 to %`count` and no others.
constexpr bool has_placeholders(std::string_view text, std::size_t count) {
  std::size_t found = 0, highest = 0;
  for (std::size_t place = 1; place <= 9; ++place) {
    for (std::size_t at = 0; at + 1 < text.size(); ++at) {
      if (text[at] != '%' || text[at + 1] != static_cast<char>('0' + place)) continue;
      ++found;
      highest = place;
      break;
    }
  }
  return found == count && highest == count;
}

// Deliberately not constexpr: a constant expression that calls it does not compile.
inline void reject_placeholders() {}

// A sentence without a full stop, or part of one, with `count` placeholders %1, %2, ...
template <std::size_t count>
struct Phrase {
  constexpr Phrase(std::string_view in_english, std::string_view in_japanese)
      : words{in_english, in_japanese} {
    if (!has_placeholders(in_english, count) || !has_placeholders(in_japanese, count))
      reject_placeholders();
  }
  Words words;
};

class Detail;

struct Diagnostic {
  // The special members are out of line because every function that returns a Result would inline
  // them, which makes the WebAssembly engine 16 % larger.
  Diagnostic();
  Diagnostic(const Diagnostic&);
  Diagnostic(Diagnostic&&) noexcept;
  Diagnostic& operator=(const Diagnostic&);
  Diagnostic& operator=(Diagnostic&&) noexcept;
  ~Diagnostic();
  template <class... Details>
  Diagnostic(const Phrase<sizeof...(Details)>& phrase, const Details&... given)
      : Diagnostic(phrase.words, {Detail(given)...}) {}

  const std::string& in(Language language) const {
    return language == Language::japanese ? japanese : message;
  }
  bool empty() const { return message.empty(); }

  std::string message;  // in English
  std::string japanese;
  std::vector<std::string> details = {};  // in English, in the order of their placeholders

  static void fields(auto& self, auto& visit) {
    visit("message", self.message);
    visit("japanese", self.japanese);
    visit("details", self.details);
  }
  friend bool operator==(const Diagnostic&, const Diagnostic&) = default;

 private:
  Diagnostic(const Words& pattern, std::initializer_list<Detail> filling);
};

// A diagnostic in English only, for messages that no page shows.
Diagnostic untranslated(std::string text);

std::vector<std::string> messages_of(const std::vector<Diagnostic>& diagnostics);

// An argument of a diagnostic's placeholder: text that is the same in both languages, a number, or
// another diagnostic or phrase.
class Detail {
 public:
  Detail(std::string_view text) : in_{text, text} {}
  Detail(const std::string& text) : Detail(std::string_view(text)) {}
  Detail(const char* text) : Detail(std::string_view(text)) {}
  Detail(const Diagnostic& part) : in_{part.message, part.japanese} {}
  Detail(const Phrase<0>& part) : in_(part.words) {}
  Detail(char) = delete;
  template <std::unsigned_integral Number>
  Detail(Number number) : number_(number), is_number_(true) {}

  std::string text(Language language) const {
    return is_number_ ? std::to_string(number_) : std::string(in_.in(language));
  }

 private:
  Words in_;
  std::uint64_t number_ = 0;
  bool is_number_ = false;
};

}  // namespace kanzen
