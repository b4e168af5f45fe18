#include "imgui_app/shell/messages.hpp"

#include <array>

#include "imgui_app/game_words/game_words.hpp"

namespace kanzen::app {
namespace {

constexpr std::string_view unknown_message = "日本語の説明がありません：%1";

// A message within a message within a message: the engine nests no deeper, and a hostile text
// shall not either.
constexpr unsigned deepest_nesting = 4;

using Slots = std::array<std::string_view, 10>;  // by their digit

constexpr bool is_slot(std::string_view pattern, std::size_t at) {
  return (pattern[at] == '%' || pattern[at] == '$') && at + 1 < pattern.size() &&
         pattern[at + 1] >= '1' && pattern[at + 1] <= '9';
}

// Where the next slot begins; the pattern's end if there is none.
constexpr std::size_t next_slot(std::string_view pattern) {
  for (std::size_t at = 0; at < pattern.size(); ++at)
    if (is_slot(pattern, at)) return at;
  return pattern.size();
}

constexpr std::size_t digit_of(std::string_view slot) {
  return static_cast<std::size_t>(slot[1] - '0');
}

// Characters outside the slots.
constexpr std::size_t weight_of(std::string_view pattern) {
  std::size_t weight = 0;
  while (!pattern.empty()) {
    const std::size_t slot = next_slot(pattern);
    weight += slot;
    pattern.remove_prefix(std::min(slot + 2, pattern.size()));
  }
  return weight;
}

// The slots are as short as they can be, from left to right; the last one takes what is left.
bool matches(std::string_view pattern, std::string_view message, Slots& slots) {
  std::size_t slot = next_slot(pattern);
  if (message.substr(0, slot) != pattern.substr(0, slot)) return false;
  message.remove_prefix(slot);
  pattern.remove_prefix(slot);
  while (!pattern.empty()) {
    const std::size_t digit = digit_of(pattern);
    pattern.remove_prefix(2);
    slot = next_slot(pattern);
    const std::string_view literal = pattern.substr(0, slot);
    const bool last = slot == pattern.size();
    if (last && !message.ends_with(literal)) return false;
    const std::size_t at = last ? message.size() - literal.size() : message.find(literal);
    if (at == std::string_view::npos) return false;
    slots[digit] = message.substr(0, at);
    message.remove_prefix(at + literal.size());
    pattern.remove_prefix(slot);
  }
  return message.empty();
}

class Translator {
 public:
  explicit Translator(const MessageTable& table) : table_(table) {}
  std::optional<std::string> operator()(std::string_view message, unsigned nesting = 0) const;

 private:
  std::optional<std::string> filled(std::string_view pattern, const Slots& slots,
                                    unsigned nesting) const;

  const MessageTable& table_;
};

// nullopt: a phrase in one of its slots is not known.
std::optional<std::string> Translator::filled(std::string_view pattern, const Slots& slots,
                                              unsigned nesting) const {
  std::string text;
  for (std::size_t slot = next_slot(pattern); slot < pattern.size(); slot = next_slot(pattern)) {
    text += pattern.substr(0, slot);
    pattern.remove_prefix(slot);
    const std::string_view content = slots[digit_of(pattern)];
    if (pattern[0] == '%') {
      text += content;
    } else {
      const auto phrase = (*this)(content, nesting + 1);
      if (!phrase) return std::nullopt;
      text += *phrase;
    }
    pattern.remove_prefix(2);
  }
  return text += pattern;
}

std::optional<std::string> Translator::operator()(std::string_view message,
                                                  unsigned nesting) const {
  if (nesting > deepest_nesting) return std::nullopt;
  std::optional<std::string> best;
  std::size_t best_weight = 0;
  for (const std::span<const Words> rows : table_) {
    for (const Words& row : rows) {
      Slots slots;
      if (!matches(row.english, message, slots)) continue;
      const std::size_t weight = weight_of(row.english);
      if (best && weight <= best_weight) continue;
      if (auto text = filled(row.japanese, slots, nesting)) {
        best = std::move(text);
        best_weight = weight;
      }
    }
  }
  return best;
}

}  // namespace

std::optional<std::string> in_japanese(std::string_view message, const MessageTable& table) {
  return Translator(table)(message);
}

std::string translated(Language language, std::string_view message) {
  if (language == Language::english) return std::string(message);
  auto known = in_japanese(message, all_messages());
  return known ? *std::move(known) : fill(unknown_message, {message});
}

std::string sentence(Language language, std::string_view message) {
  return translated(language, message) + (language == Language::japanese ? "。" : ".");
}

MessageTable all_messages() {
  MessageTable all{text_messages(),     value_messages(),  table_messages(),
                   manifest_messages(), record_messages(), file_messages()};
  for (const GameFamily& family : game_families()) all.push_back(family.words().messages);
  return all;
}

}  // namespace kanzen::app
