#pragma once
// What is said of something that is wrong: a phrase in both languages, and details that fill it.
//
// Phrases are the rows of catalogues (phrases.hpp in the folder that says them).  The compiler
// refuses one that lacks a language or a place, and a diagnostic with too few or too many details.
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/words.hpp"

namespace kanzen {

// Has a text the places %1 to %`count`, and no further ones?
constexpr bool has_places(std::string_view text, std::size_t count) {
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

// Not constexpr: a constant that calls it does not compile.
inline void refuse_places() {}

// A sentence without its full stop, or a part of one, with places for details: %1, %2 and so on.
template <std::size_t count>
struct Phrase {
  constexpr Phrase(std::string_view in_english, std::string_view in_japanese)
      : words{in_english, in_japanese} {
    if (!has_places(in_english, count) || !has_places(in_japanese, count)) refuse_places();
  }
  Words words;
};

class Detail;

struct Diagnostic {
  // Not inline: every function with a Result has them, and they would make up a tenth of its code.
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

  std::string message;  // in English, as programs show it
  std::string japanese;
  std::vector<std::string> details = {};  // in English, in the order of their places

  static void fields(auto& self, auto& visit) {
    visit("message", self.message);
    visit("japanese", self.japanese);
    visit("details", self.details);
  }
  friend bool operator==(const Diagnostic&, const Diagnostic&) = default;

 private:
  Diagnostic(const Words& pattern, std::initializer_list<Detail> filling);
};

// What nobody reads in a page: English alone.
Diagnostic untranslated(std::string text);

std::vector<std::string> messages_of(const std::vector<Diagnostic>& diagnostics);

// What fills a place while a diagnostic is made: text, the same in both languages; a number; or
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
