#pragma once
// A page whose announcements a test hears.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "imgui_app/app/announcer.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app {

struct Listener : OpenedPage {
  explicit Listener(const std::string& link, bool in_japanese = false) : OpenedPage(link) {
    if (in_japanese) activate("button-language");
    listen();
  }
  // Returns the announcement; empty: there is none.
  std::string listen() {
    const unsigned before = announcer.number();
    announcer.update(state(), controller.verdict(), controller.news());
    if (announcer.number() == before) return {};
    heard.push_back(announcer.text());
    return heard.back();
  }
  std::string hear(const std::string& id) {
    EXPECT_TRUE(activate(id)) << id;
    return listen();
  }
  std::string wait(double seconds = 1) {
    pass(seconds);
    return listen();
  }
  std::string title() const { return controller.verdict().title; }
  std::string last_move() const { return session().move_to(session().current()); }
  std::string best_move() const { return "move-" + session().best_moves().front(); }

  Announcer announcer;
  std::vector<std::string> heard;
};

}  // namespace kanzen::app
