#include "engine/core/diagnostic.hpp"

#include <utility>

namespace kanzen {
namespace {

std::vector<std::string> texts_of(std::initializer_list<Detail> filling, Language language) {
  std::vector<std::string> texts;
  for (const Detail& detail : filling) texts.push_back(detail.text(language));
  return texts;
}

std::string completed(std::string_view pattern, const std::vector<std::string>& texts) {
  const std::vector<std::string_view> views(texts.begin(), texts.end());
  return fill(pattern, views);
}

}  // namespace

Diagnostic::Diagnostic() = default;
Diagnostic::Diagnostic(const Diagnostic&) = default;
Diagnostic::Diagnostic(Diagnostic&&) noexcept = default;
Diagnostic& Diagnostic::operator=(const Diagnostic&) = default;
Diagnostic& Diagnostic::operator=(Diagnostic&&) noexcept = default;
Diagnostic::~Diagnostic() = default;

Diagnostic::Diagnostic(const Words& pattern, std::initializer_list<Detail> filling)
    : details(texts_of(filling, Language::english)) {
  message = completed(pattern.english, details);
  japanese = completed(pattern.japanese, texts_of(filling, Language::japanese));
}

Diagnostic untranslated(std::string text) {
  Diagnostic diagnostic;
  diagnostic.japanese = text;
  diagnostic.message = std::move(text);
  return diagnostic;
}

std::vector<std::string> messages_of(const std::vector<Diagnostic>& diagnostics) {
  std::vector<std::string> messages;
  for (const Diagnostic& one : diagnostics) messages.push_back(one.message);
  return messages;
}

}  // namespace kanzen
