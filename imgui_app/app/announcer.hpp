#pragma once
// Announcer: the sentences that screen readers read out.  It compares each frame's state with the
// one before and says what has happened: who played what, then whose turn it is, and what else is
// new.
#include <optional>
#include <string>
#include <vector>

#include "imgui_app/features/feature.hpp"

namespace kanzen::app {

// The facts that announcements have said, or need not say again.
struct Announced {
  std::string game;  // name, rules and first position
  Session::Node node = 0;
  std::string title, note;  // of the verdict
  std::vector<News> news;   // of the features
  std::string result;
  std::size_t refusals = 0;
  std::size_t hint_presses = 0;
  std::optional<double> copied_at;
  ItemId unconfirmed;
};

class Announcer {
 public:
  // `verdict` and `news` are those of the state.
  void update(const State& state, const Verdict& verdict, std::vector<News> news);
  // The last announcement, and the number of announcements so far: two may have equal words.
  const std::string& text() const { return text_; }
  unsigned number() const { return number_; }

 private:
  std::optional<Announced> before_;
  std::string text_;
  unsigned number_ = 0;
};

// Returns the error that the page shows, or the warning before a losing lift, which screen readers
// announce at once; empty if there is none.
std::string alert_of(const State& state);

}  // namespace kanzen::app
