// Sessions as links, written and read.
#include "engine/session/link.hpp"

#include <gtest/gtest.h>

#include <string>
#include <tuple>
#include <vector>

#include "tests/engine/long_link.hpp"

namespace kanzen {
namespace {

Session from(std::string_view fragment) {
  auto session = session_from_link(fragment);
  if (!session) {
    ADD_FAILURE() << fragment << ": " << session.error().message;
    return *Session::open("gobblers2");
  }
  return *std::move(session);
}

TEST(Link, NamesGameAndRules) {
  EXPECT_EQ(link_to(*Session::open("gobblers2")), "game=gobblers2&rules=strict");
  EXPECT_EQ(link_to(*Session::open("gobblers2", "cover")), "game=gobblers2&rules=cover");
  EXPECT_EQ(from("game=gobblers2").info().rules, "strict");
  EXPECT_EQ(from("game=gobblers2&rules=notebook").info().rules, "notebook");
  EXPECT_EQ(from("game=gobblers2&rules=").info().rules, "strict");
}

TEST(Link, ComesBack) {
  for (const char* link :
       {"game=gobblers2&rules=strict&position=M,-,-/-,l,-/-,-,-:2",
        "game=gobblers2&rules=strict&position=M,-,-/-,l,-/-,-,-:2&moves=b2a3&ply=0",
        "game=gobblers2&rules=strict&position=m,l,mL/-,-,-/-,-,-:1&moves=c3",
        "game=gobblers2&rules=notebook&position=-,-,-/-,ML,-/-,-,-:1&moves=Mb2c3",
        "game=go:9&rules=positional&komi=6.5&moves=e5.pass", "game=go:9&rules=ko&komi=-2"})
    EXPECT_EQ(link_to(from(link)), link);
}

TEST(Link, TheUsualKomiIsLeftOut) {
  EXPECT_EQ(link_to(from("game=go:9&rules=ko&komi=7.5")), "game=go:9&rules=ko");
  EXPECT_EQ(from("game=go:9&komi=0").info().komi, 0);
}

TEST(Link, HoldsVariations) {
  Session session = from("game=gobblers2&moves=L@b2.M@a1.L@c3");
  session.undo();
  session.undo();
  ASSERT_TRUE(session.play("M@c3"));
  ASSERT_TRUE(session.play("L@a1"));
  const std::string moves = "game=gobblers2&rules=strict&moves=L@b2.M@a1(M@c3.L@a1).L@c3";
  EXPECT_EQ(link_to(session), moves + "&variation=1");
  session.undo();
  EXPECT_EQ(link_to(session), moves + "&variation=1&ply=2");
  session.undo();
  EXPECT_EQ(link_to(session), moves + "&variation=1&ply=1") << "the line goes on there";
  session.restart();
  EXPECT_EQ(link_to(session), moves + "&variation=1&ply=0");
  for (const std::string where :
       {"", "&ply=1", "&variation=1", "&variation=1&ply=2", "&variation=1&ply=0"}) {
    EXPECT_EQ(link_to(from(moves + where)), moves + where);
  }
  EXPECT_EQ(from(moves).position(), from("game=gobblers2&moves=L@b2.M@a1.L@c3").position());
  EXPECT_EQ(from(moves + "&ply=1").line().size(), 4U) << "the line goes on as the main line does";
}

TEST(Link, HoldsVariationsOfVariations) {
  const std::string link =
      "game=tictactoe&rules=normal&moves=a1(b2.a1(c3)(c2).a2)(c3).b1(b3.a2).c1&variation=4";
  const Session session = from(link);
  EXPECT_EQ(link_to(from("game=tictactoe&moves=a1(b2.a1(c3(c2)).a2)(c3).b1(b3.a2).c1&variation=4")),
            link)
      << "what replaces a variation's first move replaces the same move";
  EXPECT_EQ(link_to(session), link);
  EXPECT_EQ(session.nodes().size(), 12U);
  EXPECT_EQ(session.ply(), 1U);
  EXPECT_EQ(session.move_to(session.current()), "c3");
}

TEST(Link, RefusesBracketsAndDotsThatAreWrong) {
  const auto error = [](const std::string& moves) {
    const auto session = session_from_link("game=tictactoe&moves=" + moves);
    return session ? std::string() : session.error().message;
  };
  EXPECT_EQ(error("a1."), "the link's moves: the last one is missing");
  EXPECT_EQ(error("a1.."), "the link's moves: a move is missing before \".\"");
  EXPECT_EQ(error("(a1)"), "the link's moves: a move is missing before \"(\"");
  EXPECT_EQ(error("a1(b1"), "the link's moves: a bracket is not closed");
  EXPECT_EQ(error("a1(b1."), "the link's moves: the last one is missing");
  EXPECT_EQ(error("a1()"), "the link's moves: a move is missing before \")\"");
  EXPECT_EQ(error("a1)"), "the link's moves: a bracket is closed that was not opened");
  EXPECT_EQ(error("a1(b1)c1"), "the link's moves: a dot is missing before \"c1\"");
  EXPECT_EQ(error("a1(b1)&variation=2"),
            "the link's variation: \"2\"; expected the number of a bracket of its 1");
  EXPECT_EQ(error("a1(b1)&variation=1&ply=2"), "the link's ply: \"2\"; expected 0 to 1");
}

TEST(Link, MovesAfterTheEndAreLeftOut) {
  const std::string won = "a1.a2.b1.b2.c1";
  for (const auto& [moves, kept, left_out] :
       {std::tuple{won + ".c2(c3.a3).b3", won, " 6 c2 6 c3 7 a3 7 b3"},
        std::tuple{won + "(c3.c2.a3).c2", won + "(c3.c2)", " 7 a3 6 c2"},
        std::tuple{std::string("a1.a2(b2.c3).b1"), std::string("a1.a2(b2.c3).b1"), ""}}) {
    Session session = *Session::open("tictactoe");
    std::string found;
    const MoveSink sink = [&](const MoveAfterEnd& one) {
      found.append(" " + std::to_string(one.ply) + " ").append(one.move);
    };
    ASSERT_TRUE(play_linked_moves(session, moves, &sink)) << moves;
    EXPECT_EQ(link_to(session), "game=tictactoe&rules=normal&moves=" + kept);
    EXPECT_EQ(found, left_out);
    EXPECT_EQ(session_from_link("game=tictactoe&moves=" + moves).operator bool(), found.empty());
  }
}

TEST(Link, SpacesPartMovesAsDotsDo) {
  const std::string link = "game=tictactoe&rules=normal&moves=a1.b2(c3.a2).c1&variation=1";
  for (const std::string moves :
       {"a1 b2 (c3 a2) c1", "a1.b2(c3%09a2) c1", " A1  b2( c3 . a2 ) c1%0D%0A"})
    EXPECT_EQ(link_to(from("game=tictactoe&variation=1&moves=" + moves)), link) << moves;
  EXPECT_EQ(moves_of_link("game=tictactoe&moves=a1 b2 (c3 a2) c1").within, 5U);
  EXPECT_EQ(from("game=tictactoe&moves=%20").ply(), 0U);
  EXPECT_FALSE(session_from_link("game=tictactoe&moves=a1 . . b2"));
}

TEST(Link, HoldsSetUps) {
  for (const char* link :
       {"game=tictactoe&rules=normal&moves=b2.=O__/_X_/___:1.a1(=___/_X_/___:2.c1).c3&ply=2",
        "game=gobblers2&rules=strict&moves==M,-,-/-,l,-/-,-,-:2.b2a3"})
    EXPECT_EQ(link_to(from(link)), link);
  const auto refused = session_from_link("game=tictactoe&moves=b2.=O_/_X_/___:1");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().message.find(
                "the link's moves: \"=O_/_X_/___:1\" sets up no position: character 3: "),
            0u)
      << refused.error().message;
  EXPECT_EQ(moves_of_link("game=tictactoe&moves=b2.=O__/_X_/___:1.a1").within, 3U);
}

TEST(Link, OfALineThatIsTooLongAsTextHasThePositionAlone) {
  Session session = from("game=go:19");
  while (session.ply() < 600) {
    ASSERT_TRUE(session.set_up(session.position(0)));
    ASSERT_TRUE(session.play("a1"));
  }
  const std::string link = link_to(session);
  EXPECT_LT(link.size(), 1000U);
  EXPECT_EQ(from(link).position(), session.position());
  session.jump(session.line()[2]);
  ASSERT_TRUE(session.play("b1"));  // a short line, in a tree that is too large
  EXPECT_EQ(from(link_to(session)).ply(), 3U);
}

TEST(Link, OfManyVariationsOnlyTheFirstMovesArePlayed) {
  std::string moves = "a1";
  while (moves.size() < 4 * 4 * most_linked_moves) moves += "(a2)(b2)";
  const std::string link = "game=tictactoe&moves=" + moves + ".c1";
  const LinkedMoves named = moves_of_link(link);
  EXPECT_EQ(named.within, most_linked_moves);
  EXPECT_EQ(from(link).nodes().size(), 4U);
  EXPECT_EQ(from(link).ply(), 1U) << "it stands on the main line";
  EXPECT_EQ(from(link + "&variation=" + std::to_string(named.variations)).ply(), 1U);
}

// The variations of a session are in the record that can be saved.
TEST(Link, OfATreeThatIsTooLargeHoldsOneLine) {
  Session session = from("game=go:9");
  for (std::size_t first = 0; session.nodes().size() <= most_linked_moves + 1; ++first) {
    session.restart();
    ASSERT_TRUE(session.play(std::string(session.moves()[first].text)));
    const Session::Node here = session.current();
    const std::vector<MoveView> moves = session.moves();
    for (const MoveView& move : moves) {
      session.jump(here);
      ASSERT_TRUE(session.play(move.text));
    }
  }
  const std::string link = link_to(session);
  EXPECT_EQ(link.find('('), std::string::npos);
  EXPECT_EQ(from(link).position(), session.position());
}

std::size_t left_out(const std::string& link) {
  const LinkedMoves named = moves_of_link(link);
  return named.moves - named.within;
}

TEST(Link, OfALongLineOnlyTheFirstMovesArePlayed) {
  EXPECT_EQ(from(long_link(longest_linked_line)).ply(), longest_linked_line);
  EXPECT_EQ(left_out(long_link(longest_linked_line)), 0u);
  EXPECT_EQ(from(long_link(longest_linked_line + 7)).ply(), longest_linked_line);
  EXPECT_EQ(left_out(long_link(longest_linked_line + 7)), 7u);
  EXPECT_EQ(from(long_link(longest_linked_line + 7) + "&ply=1005").ply(), longest_linked_line);
  EXPECT_EQ(from(long_link(longest_linked_line + 7) + "&ply=12").ply(), 12u);
  EXPECT_FALSE(session_from_link(long_link(longest_linked_line + 7) + "&ply=1008"));
  EXPECT_EQ(left_out("game=gobblers2"), 0u);
  EXPECT_EQ(left_out("moves"), 0u);
}

// The line is too long in a variation that replaces the second move of another one.
TEST(Link, VariationsThatAreCutKeepTheirEnds) {
  std::string moves = long_link(longest_linked_line + 7);
  const std::string first = "moves=L@a1.";
  moves.replace(moves.find(first), first.size(), "moves=L@c3(L@a1.L@b2(");
  moves += "))";
  EXPECT_EQ(from(moves).position(), from("game=gobblers2&moves=L@c3").position());
  EXPECT_EQ(from(moves + "&variation=1").position(),
            from("game=gobblers2&moves=L@a1.L@b2").position());
  EXPECT_EQ(from(moves + "&variation=2").position(),
            from(long_link(longest_linked_line)).position());
}

TEST(Link, UnderstandsEscapes) {
  EXPECT_EQ(from("game=gobblers2&position=%2D%2c-%2C-%2F-,-,-%2f-,-,M%3A2").position(),
            "-,-,-/-,-,-/-,-,M:2");
  EXPECT_EQ(from("game=%67obblers2&moves=L%40b2").position(), "-,-,-/-,L,-/-,-,-:2");
}

TEST(Link, OtherKeysAreThePagesOwn) {
  EXPECT_EQ(from("lang=ja&ply=1&moves=L@b2.M@a1&theme=dark&&game=gobblers2&").ply(), 1u);
  EXPECT_TRUE(parse_fragment("")->empty());
  const auto entries = parse_fragment("lang=ja&x=a%20b&empty=&again=1=2");
  ASSERT_TRUE(entries);
  EXPECT_EQ(*entries, (std::map<std::string, std::string>{
                          {"again", "1=2"}, {"empty", ""}, {"lang", "ja"}, {"x", "a b"}}));
}

// --- bad links

struct BadLink {
  std::string fragment;
  Errc code;
  std::vector<std::string> message_parts;
};

const std::vector<BadLink> bad_links = {
    {"", Errc::bad_notation, {"names no game", "game=gobblers2"}},
    {"game=", Errc::bad_notation, {"names no game"}},
    {"game", Errc::bad_notation, {"\"game\"", "key=value"}},
    {"game=gobblers2&moves", Errc::bad_notation, {"\"moves\"", "key=value"}},
    {"game=chess", Errc::unknown_game, {"link", "\"chess\"", "gobblers2"}},
    {"game=gobblers2&rules=lax", Errc::unknown_rules, {"link", "\"lax\"", "strict, cover"}},
    {"game=gobblers2&position=xyz", Errc::bad_notation, {"the link's position", "square a3"}},
    {"game=gobblers2&position=M,M,L/-,l,-/-,l,-:1",
     Errc::illegal_position,
     {"the link's position", "side to move has a line"}},
    {"game=gobblers2&moves=L@d4", Errc::bad_notation, {"the link's moves", "\"L@d4\""}},
    {"game=gobblers2&moves=L@b2.L@b2", Errc::illegal_move, {"the link's moves", "not legal"}},
    {"game=go:9&komi=x", Errc::bad_notation, {"the link's komi", "\"x\"", "half points"}},
    {"game=go:9&komi=6.25", Errc::bad_notation, {"the link's komi", "\"6.25\""}},
    {"game=go:9&komi=400", Errc::unsupported, {"the link's komi", "361"}},
    {"game=gobblers2&komi=1", Errc::unsupported, {"the link's komi", "no komi"}},
    {"game=gobblers2&ply=-1", Errc::bad_notation, {"ply", "0 to 0"}},
    {"game=gobblers2&ply=99999999999999999999999", Errc::bad_notation, {"ply", "0 to 0"}},
    {"game=gobblers2&position=%", Errc::bad_notation, {"escape \"%\""}},
    {"game=gobblers2&position=%zz-", Errc::bad_notation, {"escape \"%zz\"", "hexadecimal"}},
    {"game=gobblers2&position=%+1", Errc::bad_notation, {"escape"}},
    {"game=gobblers2&lang=%&moves=L@b2", Errc::bad_notation, {"escape"}},
};

TEST(Link, BadOnesSayWhatIsWrong) {
  for (const BadLink& bad : bad_links) {
    SCOPED_TRACE(bad.fragment);
    const auto session = session_from_link(bad.fragment);
    ASSERT_FALSE(session);
    EXPECT_EQ(session.error().code, bad.code);
    for (const auto& part : bad.message_parts)
      EXPECT_NE(session.error().message.find(part), std::string::npos) << session.error().message;
  }
}

// A message is readable for any text of the link.
TEST(Link, OfALongTextTheMessageShowsTheBeginning) {
  std::string text;  // of characters that are two bytes long, the first one a byte further on
  for (int i = 0; i < 50'000; ++i) text += "\u00e9";
  for (const std::string& link :
       {"game=x" + text, "game=mnk:" + text, "game=gobblers2&rules=x" + text,
        "game=gobblers2&moves=x" + text, "game=gobblers2&ply=x" + text, "x" + text,
        "game=gobblers2&position=" + text}) {
    const auto session = session_from_link(link);
    ASSERT_FALSE(session);
    const std::string& message = session.error().message;
    EXPECT_LT(message.size(), 300u) << link.substr(0, 30);
    const auto cut = message.find("...");
    if (cut != std::string::npos) {
      EXPECT_EQ(message.substr(cut - 2, 2), "\u00e9");
    }
  }
  EXPECT_EQ(session_from_link("game=" + std::string(100, 'x')).error().message.find("..."),
            std::string::npos);
}

TEST(Link, ABrokenEntryHasItsPlaceInTheFragment) {
  EXPECT_EQ(parse_fragment("game=gobblers2&moves").error().offset, 15u);
  EXPECT_EQ(parse_fragment("game=gobblers2&position=-%4").error().offset, 25u);
}

TEST(Link, IsRefusedUnreadIfItIsTooLong) {
  const std::string most = "game=gobblers2&x=" + std::string(longest_link - 17, 'y');
  EXPECT_TRUE(session_from_link(most));
  const auto refused = session_from_link(most + "y");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().message, "the link has 100001 characters; expected up to 100000");
}

}  // namespace
}  // namespace kanzen
