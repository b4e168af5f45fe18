// Markup as text, in links and in SGF.
#include "engine/core/markup.hpp"

#include <gtest/gtest.h>

#include <string>

#include "engine/record/game_record.hpp"
#include "engine/record/markup.hpp"
#include "engine/session/link.hpp"

namespace kanzen {
namespace {

// Each item is of another kind or color.
constexpr auto each_kind =
    "circle-b2.red-cross-a1.blue-square-c3.orange-triangle-a3.highlight-b1.label-c1-A~2E1~E7~99~BD."
    "arrow-a1-b2.blue-line-c3-a3";

Session opened(const std::string& link) {
  auto session = session_from_link(link);
  if (!session) {
    ADD_FAILURE() << link << ": " << session.error().message;
    return *Session::open("gobblers2");
  }
  return *std::move(session);
}

std::string refusal(const std::string& link) {
  const auto session = session_from_link(link);
  return session ? "" : session.error().message;
}

TEST(Markup, TextComesBack) {
  const Session session = opened("game=gobblers2");
  const auto markup = parse_markup(each_kind, session.board());
  ASSERT_TRUE(markup);
  ASSERT_EQ(markup->marks.size(), 6U);
  ASSERT_EQ(markup->arrows.size(), 2U);
  EXPECT_EQ(markup->marks[1], (Mark{6, MarkShape::cross, MarkColor::red}));
  EXPECT_EQ(markup->marks[5].label, "A.1\u767D");
  EXPECT_EQ(markup->arrows[1], (Arrow{2, 0, MarkColor::blue, false}));
  EXPECT_EQ(format_markup(*markup, session.board()), each_kind);
}

TEST(Markup, AnItemThatIsNoneIsNamed) {
  const Session session = opened("game=gobblers2");
  for (const std::string& item : std::vector<std::string>{
           "ring-b2", "circle", "circle-d4", "circle-b2-A", "pink-circle-b2", "arrow-a1",
           "arrow-a1-a1", "arrow-a1-b2-c3", "label-b2", "label-b2-~4", "label-b2-~zz",
           "label-b2-~0A", "label-b2-~FF", "label-b2-" + std::string(61, 'x')}) {
    const auto markup = parse_markup("circle-a1." + item, session.board());
    ASSERT_FALSE(markup) << item;
    EXPECT_TRUE(markup.error().message.starts_with('"' + item + '"'));
  }
  std::string many = "circle-a1";
  for (std::size_t i = 1; i < most_marks; ++i) many += ".circle-a1";
  EXPECT_TRUE(parse_markup(many, session.board()));
  EXPECT_FALSE(parse_markup(many + ".circle-a1", session.board()));
}

TEST(Markup, TogglesWhatIsOnASquare) {
  Markup markup;
  toggle_mark(markup, {4});
  toggle_mark(markup, {4, MarkShape::cross});
  toggle_mark(markup, {4, MarkShape::circle, MarkColor::red});
  EXPECT_EQ(markup.marks, (std::vector<Mark>{{4, MarkShape::circle, MarkColor::red},
                                             {4, MarkShape::cross, MarkColor::green}}));
  toggle_mark(markup, {4, MarkShape::cross});
  toggle_mark(markup, {4, MarkShape::circle, MarkColor::red});
  toggle_arrow(markup, {0, 4});
  toggle_arrow(markup, {4, 0});
  EXPECT_EQ(markup.arrows.size(), 2U);
  toggle_arrow(markup, {0, 4});
  toggle_arrow(markup, {4, 0});
  EXPECT_TRUE(markup.empty());
}

// The main line has the numbers 0 to 3, the variation 4 and 5.
TEST(Markup, ALinkHasThatOfEachPosition) {
  const std::string link =
      "game=gobblers2&rules=strict&moves=L@b2.M@a1(M@c3.L@a2).L@b1"
      "&marks=0:circle-b2,2:red-arrow-a1-b2,5:label-c3-A";
  Session session = opened(link);
  EXPECT_EQ(whole_link_to(session), link);
  EXPECT_EQ(session.ply(), 3U);
  EXPECT_TRUE(session.markup(session.current()).empty());
  session.undo();
  EXPECT_EQ(session.markup(session.current()).arrows.size(), 1U);
  session.remove(session.current());
  EXPECT_EQ(
      whole_link_to(session),
      "game=gobblers2&rules=strict&moves=L@b2.M@c3.L@a2&ply=1&marks=0:circle-b2,3:label-c3-A");
}

// Markup that is too long for a link is left out, that of the current position last.
TEST(Markup, ALongLinkHasThatOfThePosition) {
  Session session = opened("game=go:9&moves=a1&marks=1:circle-a1");
  Markup long_one;
  for (unsigned i = 0; i < 600; ++i)
    long_one.marks.push_back(
        {0, MarkShape::label, MarkColor::green, std::string(longest_label, '.')});
  session.set_markup(0, long_one);
  const std::string position = "game=go:9&rules=situational&position=" + session.position();
  EXPECT_TRUE(link_to(session) == position + "&marks=0:circle-a1");
  session.set_markup(session.current(), long_one);
  EXPECT_TRUE(link_to(session) == position);
}

TEST(Markup, ALinkWithoutSuchAPositionIsRefused) {
  for (const char* marks : {"1:circle-b2", "x:circle-b2", "circle-b2", "0", "-1:circle-b2"}) {
    const std::string message = refusal(std::string("game=gobblers2&marks=") + marks);
    EXPECT_EQ(message, std::string("the link's marks: \"") + marks +
                           "\"; expected the number of a position, 0 to 0, and a colon");
  }
  EXPECT_NE(refusal("game=gobblers2&marks=0:circle-d4").find("circle-d4"), std::string::npos);
}

// After moves that were not played, variations have other numbers than in the link.
TEST(Markup, VariationsHaveNoneIfMovesWereLeftOut) {
  std::size_t left_out = 0;
  const MoveSink sink = [&](const MoveAfterEnd&) { ++left_out; };
  const auto session = session_from_link(
      "game=tictactoe&moves=a1.b1(c1.c2).a2.b2.a3.c3&marks=2:circle-a1,7:circle-a2",
      phrase::in_link, &sink);
  ASSERT_TRUE(session);
  EXPECT_EQ(left_out, 1U);
  std::size_t marked = 0;
  for (const Session::Node node : session->nodes())
    if (!session->markup(node).empty()) ++marked;
  EXPECT_EQ(marked, 1U);
}

GameRecord record(std::string_view text) { return *open_record(text, std::nullopt); }

std::string markup_at(const GameRecord& record, Session::Node node) {
  return format_markup(record.session.markup(node), record.session.board());
}

TEST(Markup, IsReadFromARecord) {
  const GameRecord read = record(
      "(;SZ[9]CR[aa]MA[ba:cb]SL[ii];B[ee]SQ[ee]TR[a\na]LB[aa:1][bb:\\]x]AR[aa:bb]LN[cc:dd]"
      "KZ[blue-triangle-a9.red-arrow-a9-b8.red-circle-a1])");
  EXPECT_EQ(markup_at(read, 0), "circle-a9.cross-b9.cross-c9.cross-b8.cross-c8.highlight-j1");
  EXPECT_EQ(markup_at(read, 1),
            "square-e5.blue-triangle-a9.label-a9-1.label-b8-~5Dx.red-arrow-a9-b8.line-c7-d6");
}

TEST(Markup, WhatIsNoMarkIsKeptInTheRecord) {
  const std::string text = "(;GM[1]FF[4]CA[UTF-8]AP[Kanzen:1.0]SZ[9]KM[0]RU[AGA]CR[zz][aa]LB[cc])";
  GameRecord read = record(text);
  EXPECT_TRUE(read.session.markup(0).empty());
  read.session.set_markup(0, *parse_markup("circle-a1", read.session.board()));
  std::string written = *format_record(read.session, read.texts);
  std::erase(written, '\n');
  EXPECT_EQ(
      written,
      text.substr(0, text.find("LB[")).replace(text.find("CR["), 10, "CR[zz][aa][ai]") + "LB[cc])");
}

// A link could not hold them.
TEST(Markup, TooManyMarksAreKeptInTheRecordAlone) {
  const GameRecord read = record("(;SZ[19]CR[aa:ss]MA[aa:ss]TR[aa:ss]SQ[bb]SL[cc:aa])");
  EXPECT_EQ(read.session.markup(0).marks.size(), 2 * 361U + 1);
  const std::string written = *format_record(read.session, read.texts);
  EXPECT_NE(written.find("TR[aa:ss]SQ[bb]SL[cc:aa]"), std::string::npos) << written;
}

TEST(Markup, IsWrittenInARecord) {
  GameRecord made = record("(;SZ[9];B[ee])");
  std::string marks =
      "circle-a9.red-cross-b9.square-c9.triangle-d9.label-e9-a~5D.highlight-f9.arrow-a1-b2."
      "line-c3-d4";
  made.session.set_markup(1, *parse_markup(marks, made.session.board()));
  const std::string written = *format_record(made.session, made.texts);
  EXPECT_NE(written.find("CR[aa]MA[ba]SQ[ca]TR[da]LB[ea:a\\]]SL[fa]AR[ai:bh]LN[cg:df]KZ[" + marks),
            std::string::npos)
      << written;
  GameRecord again = record(written);
  EXPECT_EQ(markup_at(again, 1), marks);
  again.session.set_markup(1, {});
  EXPECT_EQ(format_record(again.session, again.texts)->find("CR["), std::string::npos);
}

}  // namespace
}  // namespace kanzen
