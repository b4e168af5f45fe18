// A board embedded in another page: the requests of that page, the reports to it, and the
// restrictions by its author.
#include "imgui_app/app/hosted.hpp"

#include <gtest/gtest.h>

#include "imgui_app/app/controller.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app {
namespace {

constexpr const char* line = "game=gobblers2&rules=strict&moves=L@b2.L@a1";

struct Embedded {
  explicit Embedded(const std::string& link, bool fixed = false, std::optional<bool> values = {})
      : page(link) {
    Environment environment;
    environment.embedded = true;
    environment.fixed_play = fixed;
    environment.values = values;
    page.controller.on_event(EnvironmentChanged{environment});
    page.platform.deliver(page.controller);
  }
  HostedState state() const { return page.controller.hosted_state(); }
  Result<void> step(std::string_view where) { return page.controller.step_for_host(where); }
  Result<void> open(const std::string& link) { return page.controller.open_for_host(link); }
  OpenedPage page;
};

TEST(Hosted, ItReportsWhereItIs) {
  Embedded board(line);
  const HostedState state = board.state();
  EXPECT_EQ(state.link, line);
  EXPECT_EQ(state.position, "-,-,-/-,L,-/l,-,-:1");
  EXPECT_EQ(state.move, "L@a1");
  EXPECT_EQ(state.ply, 2u);
  EXPECT_EQ(state.plies, 2u);
  EXPECT_EQ(state.to_move, 0);
  EXPECT_FALSE(state.ended);
  ASSERT_TRUE(state.value);
  EXPECT_EQ(state.value->outcome, Outcome::draw);
  Embedded over("game=tictactoe&moves=a1.b1.a2.b2.a3");
  EXPECT_TRUE(over.state().ended);
  EXPECT_EQ(over.state().winner, std::optional<Player>(0));
}

TEST(Hosted, ItStepsWhereItIsSent) {
  Embedded board(line);
  for (const auto& [where, ply] :
       std::initializer_list<std::pair<const char*, std::size_t>>{{"first", 0},
                                                                  {"next", 1},
                                                                  {"last", 2},
                                                                  {"next", 2},
                                                                  {"previous", 1},
                                                                  {"0", 0},
                                                                  {"2", 2}}) {
    EXPECT_TRUE(board.step(where)) << where;
    EXPECT_EQ(board.state().ply, ply) << where;
  }
  for (const char* where : {"3", "-1", "", "button-pass", "99999999999999999999"}) {
    const auto refused = board.step(where);
    ASSERT_FALSE(refused) << where;
    EXPECT_NE(refused.error().message.find("a ply from 0 to 2"), std::string::npos);
    EXPECT_EQ(board.state().ply, 2u);
  }
}

TEST(Hosted, ItOpensLinksAndRefusesBrokenOnesUnchanged) {
  Embedded board(line);
  for (const char* link :
       {"", "game=chess", "moves=L@b2", "game=gobblers2&moves=x", "a", "game=%4"}) {
    EXPECT_FALSE(board.open(link)) << link;
    EXPECT_EQ(board.state().link, line) << link;
    EXPECT_FALSE(board.page.state().notices.refusal) << link;
  }
  EXPECT_TRUE(board.open("game=tictactoe&moves=b2&mode=play&players=two"));
  EXPECT_EQ(board.state().move, "b2");
  EXPECT_EQ(board.page.state().view.mode, Mode::play);
}

TEST(Hosted, AFixedLineIsWalkedAndNotChanged) {
  Embedded board("game=gobblers2&rules=strict&mode=play&players=second&moves=L@b2.L@a1", true);
  OpenedPage& page = board.page;
  page.pass(5);  // no perfect player moves either
  for (const char* id :
       {"move-L@c3", "square-b2", "square-c3", "hand-1-M", "button-pass", "button-resign"}) {
    page.activate(id);
    EXPECT_FALSE(page.state().board.selection.any()) << id;
  }
  page.take({.square = 4});
  page.drop(8);
  page.controller.on_event(Pasted{"game=tictactoe"});
  page.controller.on_event(FileOpened{"game.sgf", "(;GM[1]SZ[9])"});
  EXPECT_EQ(board.state().position, "-,-,-/-,L,-/l,-,-:1");
  EXPECT_EQ(board.state().plies, 2u);
  EXPECT_TRUE(page.activate("button-undo"));
  EXPECT_EQ(board.state().ply, 1u);
  EXPECT_TRUE(board.open("game=tictactoe&moves=b2"));
}

TEST(Hosted, ValuesAreShownOrNotForGood) {
  for (const bool shown : {false, true}) {
    Embedded board(line, false, shown);
    EXPECT_FALSE(board.page.activate("toggle-values"));
    EXPECT_TRUE(board.open("game=gobblers2&mode=play"));
    board.page.platform.deliver(board.page.controller);
    EXPECT_EQ(board.page.state().view.values, shown);
    EXPECT_EQ(board.state().value.has_value(), shown);
  }
}

TEST(Hosted, ReportsTheFaultOfALink) {
  EXPECT_EQ(link_fault(line), "");
  EXPECT_NE(link_fault("game=chess").find("chess"), std::string::npos);
}

}  // namespace
}  // namespace kanzen::app
