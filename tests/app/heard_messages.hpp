#pragma once
// Collects what the engine says, and asks whether the page can say it in Japanese.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/core/result.hpp"
#include "imgui_app/shell/messages.hpp"

namespace kanzen::app {

// What the engine has said.
class Heard {
 public:
  void hear(const Error& error) { messages_.insert(error.message); }
  void hear(const std::string& message) { messages_.insert(message); }
  template <class T>
  void hear(const Result<T>& result) {
    if (!result) hear(result.error());
  }

  // Every message is known, and at least `least` different ones have come.
  void expect_all_known(std::size_t least) const {
    EXPECT_GE(messages_.size(), least);
    const MessageTable table = all_messages();
    int shown = 0;
    for (const std::string& message : messages_) {
      if (in_japanese(message, table) || ++shown > 5) continue;
      ADD_FAILURE() << "no row knows: " << message.substr(0, 300);
    }
  }

  // None of the rows could be left out: without it something would be said otherwise.  `unheard`
  // are rows whose messages cannot be caused here.
  void expect_all_used(std::span<const Words> rows,
                       const std::set<std::string_view>& unheard) const {
    const std::vector<std::string> few = one_of_a_kind();
    const MessageTable all = all_messages();
    for (std::size_t i = 0; i < rows.size(); ++i) {
      MessageTable without{rows.first(i), rows.subspan(i + 1)};
      for (const auto& others : all)
        if (others.data() != rows.data()) without.push_back(others);
      const bool used = std::any_of(few.begin(), few.end(), [&](const std::string& message) {
        return in_japanese(message, without) != in_japanese(message, all);
      });
      EXPECT_NE(used, unheard.contains(rows[i].english)) << rows[i].english;
    }
  }

 private:
  // Those that differ in more than figures, squares and pieces.
  std::vector<std::string> one_of_a_kind() const {
    std::map<std::string, std::string> kinds;
    for (const std::string& message : messages_) {
      std::string kind;
      for (std::size_t at = 0; at < message.size(); ++at) {
        const bool word = at + 1 < message.size() && message[at] >= 'a' && message[at] <= 'z' &&
                          message[at + 1] >= 'a' && message[at + 1] <= 'z';
        if (word || message[at] == '"' || message[at] == ':') kind += message[at];
      }
      kinds.try_emplace(kind.substr(0, 200), message);
    }
    std::vector<std::string> messages;
    for (const auto& [kind, message] : kinds) messages.push_back(message);
    return messages;
  }

  std::set<std::string> messages_;
};

}  // namespace kanzen::app
