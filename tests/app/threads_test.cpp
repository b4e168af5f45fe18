// The number of threads that solve a large game: reported by the platform, chosen by the visitor.
#include <gtest/gtest.h>

#include <set>

#include "imgui_app/analysis/formatting.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app {
namespace {

using Phase = ThreadStatus::Phase;

struct ThreadsPage : OpenedPage {
  ThreadsPage() : OpenedPage("game=gobblers") {
    controller.on_event(Answer<OpenSolutionRequest>{});
  }
  void report_status(Phase phase, unsigned most, unsigned chosen) {
    controller.on_event(ThreadsChanged{{phase, most, chosen}});
  }
};

TEST(Threads, AreNotChosenWhereThereIsOne) {
  ThreadsPage page;
  EXPECT_FALSE(page.activate("threads-more"));
  EXPECT_FALSE(page.activate("threads-less"));
  EXPECT_TRUE(page.platform.threads_asked.empty());
  EXPECT_EQ(threads_note(page.state()), "");
  page.activate("button-solve");
  EXPECT_EQ(page.platform.solving_threads, 1u);
}

TEST(Threads, GoFromOneToAllOfTheMachines) {
  ThreadsPage page;
  page.report_status(Phase::ready, 2, 1);
  EXPECT_FALSE(page.activate("threads-less"));
  EXPECT_TRUE(page.activate("threads-more"));
  EXPECT_EQ(page.state().threads.chosen, 1u) << "not before the platform says so";
  page.report_status(Phase::ready, 2, 2);
  EXPECT_FALSE(page.activate("threads-more"));
  EXPECT_TRUE(page.activate("threads-less"));
  EXPECT_EQ(page.platform.threads_asked, (std::vector<unsigned>{2, 1}));
}

TEST(Threads, SolveALargeGameAndNoSmallOne) {
  ThreadsPage page;
  page.report_status(Phase::ready, 4, 3);
  page.activate("button-solve");
  EXPECT_EQ(page.platform.solving_threads, 3u);
  ASSERT_NE(page.state().values.solving.running(), nullptr);
  EXPECT_EQ(page.state().values.solving.running()->threads, 3u);
  page.activate("game-gobblers2");
  EXPECT_EQ(page.platform.solving_threads, 1u);
}

TEST(Threads, NothingIsBegunWhileThePageIsAboutToBeLoadedAgain) {
  ThreadsPage page;
  page.report_status(Phase::reloading, 4, 2);
  EXPECT_FALSE(page.activate("button-solve"));
  EXPECT_EQ(page.platform.solves, 0);
  EXPECT_EQ(alert_of(page.state()), "The page is about to reload, for 2 threads.");
  page.report_status(Phase::needs_reload, 4, 1);  // after all
  EXPECT_EQ(alert_of(page.state()), "");
  EXPECT_TRUE(page.activate("button-solve"));
}

TEST(Threads, WhatBecomesOfThePageIsShownInBothLanguages) {
  ThreadsPage page;
  for (const char* language : {"en", "ja"}) {
    Environment environment;
    environment.language = language;
    page.controller.on_event(EnvironmentChanged{environment});
    std::set<std::string> notes;
    for (const Phase phase :
         {Phase::needs_reload, Phase::reloading, Phase::reloaded, Phase::refused}) {
      page.report_status(phase, 2, 2);
      notes.insert(threads_note(page.state()));
    }
    EXPECT_EQ(notes.size(), 4u) << language;
    EXPECT_FALSE(notes.contains(""));
  }
}

}  // namespace
}  // namespace kanzen::app
