// The drawn page on small and large screens: no text overlaps or is cut off.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/figure/words.hpp"
#include "engine/picture/face.hpp"
#include "imgui_app/features/games/games.hpp"
#include "imgui_app/features/play/words.hpp"
#include "imgui_app/text/game.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/layout.hpp"
#include "imgui_app/widgets/moves.hpp"
#include "tests/app/drawn_page.hpp"
#include "tests/app/forced_colors.hpp"
#include "tests/engine/long_link.hpp"

namespace kanzen::app {
namespace {

// By language, as its fonts take long to make.
const Environment all_screens[] = {screen(640, 400),       screen(390, 844, "en", true),
                                   screen(720, 800),       screen(320, 568),
                                   screen(640, 400, "ja"), screen(390, 844, "ja", true),
                                   screen(320, 568, "ja"), screen(820, 1180, "ja", true)};

// Returns the lines of text that have letters cut at a side by their clip rectangle.
std::set<std::string> cut_lines(const DrawnPage& page) {
  constexpr float ink = 1.5F;  // CSS pixels: around a letter's own
  std::set<std::string> lines;
  for (const DrawnLetter& letter : page.letters()) {
    const bool seen = !empty(intersection(letter.rect, letter.clip));
    const bool cut =
        letter.rect.x < letter.clip.x - ink || right(letter.rect) > right(letter.clip) + ink;
    if (!seen || !cut) continue;
    const float middle = centre(letter.rect).y;
    lines.insert(page.words_in({letter.clip.x, middle - 3, letter.clip.width, 6}));
  }
  return lines;
}

TEST(DrawnPage, NothingThatIsWrittenIsCutAtItsSides) {
  DrawnPage page("game=gobblers2&moves=L@b2");
  for (const Environment& environment : all_screens) {
    page.resize(environment);
    for (const char* part :
         {"tab-moves", "tab-game", "tab-edit", "tab-rules", "button-help", "mode-statistics"}) {
      page.click(part);
      EXPECT_EQ(cut_lines(page), std::set<std::string>{})
          << part << ' ' << environment.css_width << 'x' << environment.css_height << ' '
          << environment.language;
    }
    page.click("mode-analyse");
  }
}

// The visible items of which `is_meant` is true lie apart.
template <class IsMeant>
void expect_apart(const DrawnPage& page, IsMeant is_meant) {
  std::vector<MirrorItem> items;
  for (const MirrorItem& item : page.items())
    if (!empty(item.rect) && is_meant(item)) items.push_back(item);
  EXPECT_GE(items.size(), 5U);
  for (std::size_t a = 0; a < items.size(); ++a)
    for (std::size_t b = a + 1; b < items.size(); ++b) {
      const Rect common = intersection(items[a].rect, items[b].rect);
      EXPECT_FALSE(common.width > 1 && common.height > 1)
          << items[a].id << " and " << items[b].id << ' ' << page.state().environment.css_width;
    }
}

bool is_clicked(const MirrorItem& item) {
  return item.kind != MirrorItem::Kind::text && item.kind != MirrorItem::Kind::field;
}

TEST(DrawnPage, NothingOverlaps) {
  const auto is_in_statistics = [](const MirrorItem& item) {
    for (const char* kind : {"figure-", "kind-", "button-", "mode-", "scale-"})
      if (item.id.starts_with(kind)) return true;
    return false;
  };
  for (const Environment& environment :
       {screen(1024, 700, "ja"), screen(390, 844, "ja", true), screen(844, 390, "en", true)}) {
    DrawnPage page("game=gobblers2&moves=M@b1.M@a1.M@b3.L@b2.L@a1.L@b1.L@a2.M@a3.a2c1",
                   environment);
    for (const char* tab : {"tab-game", "tab-moves"}) {
      page.click(tab);
      expect_apart(page, is_clicked);
    }
    page.click("mode-statistics");
    expect_apart(page, is_in_statistics);
  }
}

TEST(DrawnPage, NothingOverlapsOnASmallEmbeddedBoard) {
  Environment embedded = screen(320, 240);
  embedded.embedded = true;
  for (const char* link : {"game=gobblers2&moves=L@b2.L@a1", "game=dobutsu&moves=b2b3.b4b3.c1c2",
                           "game=go:5&moves=c3.pass"})
    expect_apart(DrawnPage(link, embedded), is_clicked);
  embedded.css_height = 568;
  embedded.coarse_pointer = true;
  DrawnPage page("game=go:19", embedded);
  page.click("square-k10");
  EXPECT_FALSE(empty(page.rect_of("button-place")));
  expect_apart(page, is_clicked);
}

TEST(DrawnPage, ARefusalLeavesTheVerdictInSight) {
  DrawnPage page("game=gobblers2&position=-,-,-/-,x,-/-,-,-:1");
  for (const Environment& environment :
       {screen(1024, 700), screen(390, 844, "ja", true), screen(844, 390, "ja", true)}) {
    page.resize(environment);
    const Rect verdict = page.rect_of("verdict");
    ASSERT_FALSE(empty(verdict));
    for (const char* id : {"field-text", "button-edit-open", "button-start-anew", "button-close"}) {
      const Rect part = page.rect_of(id);
      const auto where = testing::Message() << id << ' ' << environment.css_width;
      EXPECT_FALSE(empty(part)) << where;
      EXPECT_TRUE(part.x >= 0 && right(part) <= environment.css_width) << where;
      EXPECT_TRUE(part.y >= 0 && bottom(part) <= environment.css_height) << where;
      EXPECT_TRUE(empty(intersection(part, verdict))) << where;
    }
  }
}

// Before the first move the introduction replaces the steps; the bar has the page's name, the game,
// and the other mode.
TEST(DrawnPage, OnAPhoneTheFirstScreenSaysWhatThePageIs) {
  DrawnPage page("game=dobutsu&mode=play");
  for (const Environment& environment : all_screens) {
    page.resize(environment);
    const auto where = testing::Message() << environment.css_width << ' ' << environment.language;
    const Rect introduction = page.rect_of("introduction");
    if (introduction.height >= 44) {                           // else it is partly below the window
      const bool in_row = !empty(arrange(environment).steps);  // has room for the aim only
      EXPECT_EQ(
          page.words_in(introduction),
          without_spaces(in_row ? describe_aim(page.state()) : describe_introduction(page.state())))
          << where;
    }
    EXPECT_TRUE(empty(page.rect_of("button-first"))) << where;
    const Rect mode = page.rect_of("mode-analyse");
    EXPECT_FALSE(empty(mode)) << where;
    EXPECT_TRUE(empty(intersection(mode, page.rect_of("button-game")))) << where;
    if (!has_phone_bar(arrange(environment))) continue;
    EXPECT_NE(page.words_in({0, 0, mode.x, 52}).find("Kanzen"), std::string::npos) << where;
  }
  page.click("tab-game players-two tab-moves move-b2b3");
  EXPECT_TRUE(empty(page.rect_of("introduction")));
  EXPECT_FALSE(empty(page.rect_of("button-first")));
}

// At the third occurrence the offer stands by the board, not in a tab that scrolls.
TEST(DrawnPage, AGameWithoutEndCanBeDrawnByTheBoardAndResigned) {
  const std::string moves = "L@b2.L@a1.b2c2.a1a2.c2b2.a2a1.b2c2.a1a2.c2b2.a2a1";
  DrawnPage page("game=gobblers2&mode=play&players=two&moves=" + moves);
  for (const Environment& environment : all_screens) {
    page.resize(environment);
    const Session& session = *page.state().session;
    const Layout layout = arrange(environment, shape_of(session.info(), session.board()));
    const Rect by_board = empty(layout.steps) ? layout.history : layout.steps;
    const Rect offer = page.rect_of("button-agree-on-draw");
    if (bottom(by_board) > environment.css_height) continue;
    EXPECT_FALSE(empty(intersection(by_board, offer)))
        << environment.css_width << ' ' << environment.language;
    EXPECT_GE(page.words_in(offer).size(), 5U);
  }
  page.resize(screen(1280, 900));
  page.click("tab-game");
  EXPECT_FALSE(empty(page.rect_of("button-resign")));
  page.click("button-resign button-resign");
  EXPECT_EQ(page.state().session->board().end->reason, resignation_ending);
}

std::string long_game() {
  std::string moves = "L@b2.L@a1";
  for (int round = 0; round < 30; ++round) moves += ".b2c2.a1a2.c2b2.a2a1";
  return "game=gobblers2&mode=play&players=two&moves=" + moves;
}

// The list of a long game is higher than the panel.
TEST(DrawnPage, TheGameTabShowsTheCurrentMoveWhenItIsOpened) {
  for (const char* end : {"", ".resign"}) {
    DrawnPage page(long_game() + end, screen(1280, 900));
    page.click("tab-moves");
    page.click("tab-game");
    const Rect panel = arrange(screen(1280, 900)).panel;
    const Rect move = page.rect_of("ply-" + std::to_string(page.state().session->ply()));
    EXPECT_TRUE(contains(panel, centre(move))) << end;
  }
}

TEST(DrawnPage, TheSheetOfAPhoneShowsTheCurrentMoveOnlyWhenTheVisitorOpensIt) {
  const Environment phone = screen(390, 844, "en", true);
  const auto open_tab = [](DrawnPage& page) {
    page.click("tab-moves");
    page.click("tab-game");
  };
  const auto current_move = [](const DrawnPage& page) {
    return page.rect_of("ply-" + std::to_string(page.state().session->ply()));
  };
  for (const char* end : {"", ".resign"}) {
    DrawnPage page(long_game() + end, phone);
    EXPECT_TRUE(empty(current_move(page))) << end;
    open_tab(page);
    EXPECT_GT(current_move(page).height, 30) << end;
  }
  {
    DrawnPage page(long_game(), phone);
    page.click("mode-analyse");
    page.click("mode-play");  // opens the tab too
    EXPECT_TRUE(empty(current_move(page)));
    EXPECT_GT(page.rect_of("square-b2").height, 80) << "the board stays";
  }
  DrawnPage page("game=tictactoe&mode=play&players=two", phone);
  open_tab(page);
  page.click("move-b2");
  EXPECT_GT(page.rect_of("square-b2").height, 80) << "a later move scrolls nothing";
}

// A record of a long game is as high, and so is that of Go, whose end asks about dead stones.
TEST(DrawnPage, TheCardOfAFinishedGameIsSeenAtTheStart) {
  std::string stones;
  for (const char* columns : {"de", "fg"})
    for (int row = 1; row <= 9; ++row)
      for (int player = 0; player < 2; ++player)
        stones += std::string(stones.empty() ? "" : ".") + columns[player] + std::to_string(row);
  const std::string link = "game=go:9&rules=japanese&mode=play&players=two&moves=" + stones;
  for (const float width : {1280.0F, 1024.0F}) {
    DrawnPage page(link + ".pass.pass", screen(width, 600));
    const Rect seen{0, 0, width, 600};
    EXPECT_TRUE(contains(seen, centre(page.rect_of("button-agree-on-dead")))) << width;
    page.click("tab-rules");
    page.click("tab-game");
    EXPECT_TRUE(contains(seen, centre(page.rect_of("button-agree-on-dead")))) << width;
  }
}

TEST(DrawnPage, TheGamesNameIsWholeInTheBar) {
  for (const char* game : {"tictactoe", "dobutsu", "go:9", "mnk:6,5,4"}) {
    DrawnPage page("game=" + std::string(game));
    for (const char* language : {"en", "ja"})
      for (float width = 720; width <= 1300; width += 29) {
        page.resize(screen(width, 1180, language));
        const std::string title = without_spaces(
            game_title(page.state().settings.language, page.state().session->info()));
        EXPECT_TRUE(page.words_in(page.rect_of("button-game")).starts_with(title))
            << page.words_in(page.rect_of("button-game")) << ' ' << width << ' ' << language;
        for (const char* mode : {"play", "analyse", "statistics"}) {
          const Rect part = page.rect_of("mode-" + std::string(mode));
          for (const DrawnLetter& letter : page.letters_in(part))
            EXPECT_TRUE(letter.rect.x >= part.x + 3 && right(letter.rect) <= right(part) - 3)
                << mode << ' ' << width << ' ' << language;
        }
      }
  }
}

// Each entry is as wide as the menu, which fits on the screen, and is described to screen readers.
TEST(DrawnPage, TheGameMenuDescribesEachGame) {
  DrawnPage page("game=gobblers2&moves=L@b2");
  page.click("button-game");
  for (const Environment& environment : all_screens) {
    page.resize(environment);
    const Language language = page.state().settings.language;
    std::vector<std::string> games;
    for (const MirrorItem& item : page.items()) {
      if (!item.id.starts_with("game-")) continue;
      games.push_back(item.id);
      EXPECT_EQ(item.active, item.id == "game-gobblers2") << item.id;
      if (empty(item.rect)) continue;  // scrolled out of view
      EXPECT_GE(item.rect.x, 16) << item.id;
      EXPECT_LE(right(item.rect), environment.css_width - 16) << item.id;
    }
    EXPECT_EQ(games, (std::vector<std::string>{
                         "game-gobblers2", "game-gobblers", "game-dobutsu", "game-tictactoe",
                         "game-mnk:4,3,3", "game-mnk:4,4,4", "game-mnk:5,5,4", "game-mnk:6,5,4",
                         "game-mnk:7,6,4", "game-go:9", "game-go:2", "game-go:3", "game-go:4",
                         "game-go:5", "game-go:7", "game-go:13", "game-go:19"}));
    for (const MenuGame& game : feature_of<Games>(page.opened().controller).entries()) {
      const std::string label = page.label_of("game-" + game.info.name);
      EXPECT_TRUE(label.starts_with(full_title(language, game.info))) << label;
      for (const Words& words : {game.words->description, game.words->limits})
        EXPECT_NE(label.find(words.in(language)), std::string::npos) << label;
      for (const GameInfo& board : game.boards)
        EXPECT_EQ(page.label_of("game-" + board.name), full_title(language, board));
    }
    EXPECT_EQ(cut_lines(page), std::set<std::string>{}) << environment.css_width;
  }
}

TEST(DrawnPage, TheGameMenuStatesWhatIsSolved) {
  DrawnPage page("game=gobblers2", screen(1280, 1600));
  page.click("button-game");
  EXPECT_EQ(page.label_of("game-gobblers2"),
            "Gobblers, 2 sizes. Without small pieces: cover pieces with larger ones; three in a "
            "line win. Solved: a draw. 226,220 positions.");
  EXPECT_TRUE(page.label_of("game-dobutsu")
                  .ends_with("Solved: Sky wins in 78 plies. 246,803,167 positions."));
  EXPECT_NE(page.words_in(page.rect_of("game-gobblers"))
                .find("Solved:Orangewinsin13plies.263,096,473positions."),
            std::string::npos);
  EXPECT_GE(page.rect_of("game-gobblers").height, 76) << "there is room for a picture";
  EXPECT_TRUE(page.words_in(page.rect_of("game-go:13")).ends_with("13×13"));
  page.click("game-go:5 button-game");
  for (const MirrorItem& item : page.items())
    EXPECT_EQ(item.active && item.id.starts_with("game-"), item.id == "game-go:5") << item.id;
}

// The name is not cut even where six pieces in hand leave it little room.
TEST(DrawnPage, ItIsSaidWhoseTurnItIs) {
  DrawnPage page("game=gobblers");
  for (const Environment& environment : all_screens) {
    page.resize(environment);
    const State& state = page.state();
    const Layout layout =
        arrange(environment, shape_of(state.session->info(), state.session->board()));
    const std::string said = without_spaces(word::to_move.in(state.settings.language));
    const auto tells = [&](Player player) {
      return page.words_in(layout.trays[player]).find(said) != std::string::npos;
    };
    if (bottom(layout.trays[0]) > environment.css_height) continue;  // outside the window
    EXPECT_TRUE(tells(0)) << environment.css_width << ' ' << page.words_in(layout.trays[0]);
    EXPECT_FALSE(tells(1)) << environment.css_width;
  }
}

TEST(DrawnPage, OnAPhoneTheHeadOfTheStatisticsHasRoomAroundItsParts) {
  for (const char* language : {"en", "ja"}) {
    DrawnPage page("game=gobblers2&mode=statistics", screen(390, 844, language, true));
    const Rect button = page.rect_of("figure-histogram");
    ASSERT_FALSE(empty(button));
    EXPECT_EQ(page.words_in(inset(button, -8)), "") << "the heading ends before it";
    for (const char* study : {"study-counts", "study-comparison", "study-rounds"}) {
      const Rect part = page.rect_of(study);
      const auto letters = page.letters_in(part);
      ASSERT_FALSE(letters.empty()) << study;
      for (const DrawnLetter& letter : letters)
        EXPECT_TRUE(letter.rect.x >= part.x + 5 && right(letter.rect) <= right(part) - 5)
            << study << ' ' << language;
      EXPECT_EQ(page.words_in(part).find("..."), std::string::npos) << study;
    }
  }
}

TEST(DrawnPage, ACitationIsWholeOnTheSmallestPhone) {
  for (const char* language : {"en", "ja"})
    for (const char* link : {"game=tictactoe", "game=tictactoe&mode=statistics"}) {
      DrawnPage page(link, screen(320, 568, language, true));
      page.click("button-cite");
      const Rect text = page.rect_of("citation-copy-bibtex");
      ASSERT_FALSE(empty(text)) << link;
      // The letters of the page beneath are in the same place.
      EXPECT_NE(page.words_in(text).find('@' + page.opened().platform.cited.key), std::string::npos)
          << page.words_in(text);
      for (const char* id : {"button-copy-bibtex", "button-copy-citation"}) {
        const Rect button = page.rect_of(id);
        EXPECT_GE(button.height, 44) << id;
        EXPECT_TRUE(button.x >= text.x && right(button) <= right(text) + 0.5F) << id << language;
      }
      page.click("button-copy-bibtex");
      EXPECT_EQ(page.label_of("button-copy-bibtex"),
                word::copied.in(page.state().settings.language));
    }
}

TEST(DrawnPage, TheButtonsOfSavedTablesFitTheirCards) {
  for (const char* language : {"en", "ja"})
    for (const char* study : {"counts", "comparison", "rounds"}) {
      DrawnPage page("game=tictactoe&mode=statistics&study=" + std::string(study),
                     screen(320, 2400, language, true));
      const Rect last = page.rect_of("button-cite");
      ASSERT_FALSE(empty(last)) << study;
      EXPECT_LE(right(last), 320 - 32) << study << ' ' << language;
      EXPECT_LT(right(page.rect_of("table-" + std::string(study) + "-latex")), last.x) << study;
    }
}

// docs/GAMES.md: a move has the plies from the position before it to the end of the game.
TEST(DrawnPage, TheNumberOfAMoveIsTheSameInEachPlace) {
  DrawnPage page(won_in_three, screen(1440, 1600));
  const MoveValue best = page.state().session->analysis()->moves.front();
  ASSERT_EQ(best.value, win_in(3));
  const Rect pill = page.rect_of("move-" + best.move);
  ASSERT_FALSE(empty(pill));
  EXPECT_EQ(page.words_in({pill.x - 8 - narrowest_chip, pill.y, narrowest_chip, pill.height}), "3")
      << "the list of moves";
  const auto row_in_csv = [&](const std::string& kind) {
    page.click("figure-" + kind + " format-csv button-save-figure button-close");
    const std::string& csv = page.opened().platform.saved.second;
    const auto begin = csv.find('\n' + best.move + ',');
    EXPECT_NE(begin, csv.npos) << csv;
    return csv.substr(begin + 1, csv.find('\n', begin + 1) - begin - 1);
  };
  EXPECT_NE(row_in_csv("board").find(",win,3,"), std::string::npos) << row_in_csv("board");
  EXPECT_NE(row_in_csv("tree").find(",win,3,yes,"), std::string::npos) << row_in_csv("tree");
  page.click("move-" + best.move + " tab-game");
  EXPECT_EQ(page.state().session->analysis()->value, loss_in(2)) << "the position's own number";
  EXPECT_TRUE(page.words_in(page.rect_of("ply-1")).ends_with('3'))
      << "the list of moves played: " << page.words_in(page.rect_of("ply-1"));
}

TEST(DrawnPage, StudiesEndWhereThePageDoes) {
  constexpr const char* link = "game=tictactoe&mode=statistics&study=comparison";
  for (const float width : {1280.0F, 1600.0F}) {
    const Environment environment = screen(width, 800);
    DrawnPage page(link, environment);
    ASSERT_FALSE(empty(page.rect_of("compared-only-2")));
    EXPECT_NEAR(right(page.rect_of("compared-only-2")), right(arrange(environment).table), 0.5);
  }
  DrawnPage phone(link, screen(390, 2400, "ja", true));
  const Rect first = phone.rect_of("outcome-win-win"), last = phone.rect_of("outcome-win-loss");
  ASSERT_FALSE(empty(last));
  EXPECT_NEAR(last.width, first.width, 0.01F) << "the table fits";
}

TEST(DrawnPage, ALargeGameIsOfferedWhereverItIsOpen) {
  Environment slide = screen(640, 400);
  slide.embedded = true;
  for (const auto& [link, environment] : {std::pair{"game=gobblers", screen(1280, 800)},
                                          {"game=gobblers&mode=play", screen(390, 844, "en", true)},
                                          {"game=gobblers", slide}}) {
    DrawnPage page(link, environment);
    page.opened().controller.on_event(Answer<OpenSolutionRequest>{});
    EXPECT_TRUE(page.tab_to("button-solve")) << environment.css_width;
    EXPECT_EQ(page.label_of("button-solve"), "Solve it here") << environment.css_width;
    EXPECT_GT(page.rect_of("button-solve").height, 30) << environment.css_width;
  }
}

TEST(DrawnPage, TheOfferToSolveSaysWhatItCosts) {
  // Solving Dobutsu shogi takes more memory than the values that are saved.
  for (const auto& [link, positions, memory] :
       {std::tuple{"game=gobblers", "364,149,969 positions", "410 MB"},
        {"game=dobutsu", "162,713,040 positions", "465 MB"}}) {
    DrawnPage page(link, screen(1280, 800));
    page.opened().controller.on_event(Answer<OpenSolutionRequest>{});
    page.draw();
    const std::string offer = page.label_of("notice");
    for (const char* words : {positions, memory, "No data leaves your device"})
      EXPECT_NE(offer.find(words), std::string::npos) << offer;
  }
}

// The list below the estimate stays in place while the estimate appears, grows and shrinks.
TEST(DrawnPage, TheCardOfSolvingKeepsItsHeight) {
  for (const char* language : {"en", "ja"}) {
    DrawnPage page("game=gobblers", screen(900, 700, language));
    OpenedPage& opened = page.opened();
    opened.controller.on_event(Answer<OpenSolutionRequest>{});
    opened.activate("button-solve");
    page.draw();
    const auto first_move = [&] {
      for (const MirrorItem& item : page.items())
        if (item.kind == MirrorItem::Kind::move && !empty(item.rect)) return item.rect.y;
      return 0.0F;
    };
    const float top = page.rect_of("button-cancel").y;
    const float list = first_move();
    ASSERT_GT(list, top);
    for (std::uint64_t done = 1; done < 100; done += 7) {
      opened.pass(done < 50 ? 11 : 0.4);
      opened.controller.on_event(
          Answer<SolveRequest>{.progress = Progress{"solve", 0, done, 100, 2'500'000 * done}});
      page.draw_frame();
      EXPECT_EQ(page.rect_of("button-cancel").y, top) << done;
      EXPECT_EQ(first_move(), list) << done;
    }
  }
}

TEST(DrawnPage, EachFigureIsSavedUnderItsOwnName) {
  DrawnPage page("game=gobblers2&moves=L@b2.M@a1");
  for (const char* part : {"tab-moves", "tab-game", "tab-tree", "mode-statistics"}) {
    page.click(part);
    std::multiset<std::string> labels;
    for (const MirrorItem& item : page.items())
      if (item.label.find("as a figure") != std::string::npos) labels.insert(item.label);
    EXPECT_GE(labels.size(), 1U) << part;
    for (const std::string& label : labels) {
      EXPECT_EQ(labels.count(label), 1U) << label << ' ' << part;
      EXPECT_NE(label, "Save as a figure") << part;
    }
  }
}

TEST(DrawnPage, AnEmbedCutsNoMove) {
  DrawnPage page("game=gobblers2");
  for (float width = 320; width <= 700; width += 19) {
    Environment environment = screen(width, 340);
    environment.embedded = true;
    page.resize(environment);
    std::size_t shown = 0;
    for (const MirrorItem& item : page.items()) {
      if (item.kind != MirrorItem::Kind::move || empty(item.rect)) continue;
      const std::string move = item.id.substr(std::string("move-").size());
      EXPECT_TRUE(page.words_in(item.rect).starts_with(move))
          << page.words_in(item.rect) << ' ' << width;
      ++shown;
    }
    EXPECT_GE(shown, 2U) << width;
  }
}

// The card of the result is above everything else in the panel, and on a phone scrolled into view.
TEST(DrawnPage, TheResultOfAGameIsSeenWhenItEnds) {
  for (const Environment& environment : {screen(320, 568, "en", true), screen(1280, 800)}) {
    DrawnPage page("game=tictactoe&mode=play&players=two&moves=a3.b3.a2.b2", environment);
    EXPECT_TRUE(empty(page.rect_of("button-rematch")));
    page.click("move-a1");
    EXPECT_GT(page.rect_of("button-rematch").height, 30) << environment.css_width;
    EXPECT_GT(page.rect_of("blunder-1").height, 30) << environment.css_width;
    EXPECT_EQ(cut_lines(page), std::set<std::string>{}) << environment.css_width;
    EXPECT_TRUE(empty(page.rect_of("players-two")) ||
                page.rect_of("players-two").y > page.rect_of("blunder-1").y);
    page.click("blunder-1");
    EXPECT_GT(page.rect_of("square-a3").height, 80) << "back to the board";
  }
}

// Returns the corners of accented triangles on the board.
std::size_t accents_on_board(const DrawnPage& page, const Environment& environment) {
  const State& state = page.state();
  const Rect board =
      arrange(environment, shape_of(state.session->info(), state.session->board())).board;
  std::size_t inside = 0;
  for (const Color color : {theme_of(state).accent, theme_of(state).accent_soft})
    for (const Point corner : drawn_in(color)) inside += contains(board, corner) ? 1 : 0;
  return inside;
}

TEST(DrawnPage, AHintIsReachedWithoutScrollingAndDrawnOnTheBoard) {
  for (const Environment& environment :
       {screen(320, 568, "ja", true), screen(720, 800), screen(1280, 800)}) {
    DrawnPage page("game=tictactoe&mode=play", environment);
    EXPECT_EQ(accents_on_board(page, environment), 0U);
    const Rect button = page.rect_of("button-hint");
    EXPECT_GT(button.height, 27) << environment.css_width;
    EXPECT_EQ(page.words_in(button), environment.language == "ja" ? "ヒント" : "Hint");
    page.click("button-hint");
    EXPECT_GT(accents_on_board(page, environment), 0U) << environment.css_width;
    EXPECT_EQ(page.words_in(page.rect_of("button-hint")),
              environment.language == "ja" ? "ヒント：1回" : "Hints:1");
  }
}

// A window of 1280 by 800 pixels has this size at a zoom of 200 %.
TEST(DrawnPage, TheButtonsOfGoHaveTheirWholeWordsInANarrowColumn) {
  for (const char* language : {"en", "ja"}) {
    DrawnPage page("game=go:9&mode=play&players=two", screen(640, 400, language));
    for (const char* button : {"button-take-back", "button-pass", "button-resign"})
      EXPECT_EQ(page.words_in(page.rect_of(button)), page.label_of(button)) << button;
  }
}

TEST(DrawnPage, TheSharesOfTheOutcomesDoNotTouchTheirNames) {
  for (const float width : {320.0F, 360.0F, 390.0F, 1280.0F})
    for (const char* language : {"en", "ja"}) {
      DrawnPage page("game=gobblers2&mode=statistics", screen(width, 1200, language));
      for (const char* card : {"figure-win", "figure-draw", "figure-loss"}) {
        Rect head = page.rect_of(card);
        ASSERT_FALSE(empty(head)) << card;
        head.height = 40;
        float end = 0;
        for (const DrawnLetter& letter : page.letters_in(head)) {
          EXPECT_GE(letter.rect.x, end - 1) << card << ' ' << width << ' ' << language;
          end = right(letter.rect);
        }
      }
    }
}

TEST(DrawnPage, TheFigureDialogShowsALargePreviewAndItsSwitchesInColumns) {
  for (const auto& [width, height] : {std::pair{1280.0F, 800.0F}, {390.0F, 844.0F}}) {
    DrawnPage page("game=gobblers2&moves=L@b2", screen(width, height));
    page.click("figure-board");
    EXPECT_GE(page.rect_of("figure-preview").height, 300) << width;
    EXPECT_GE(page.rect_of("figure-preview").width, 290) << width;
    std::set<float> columns;
    for (const char* option : {"grey", "dark", "ground", "caption", "code", "best-move"})
      columns.insert(page.rect_of("toggle-figure-" + std::string(option)).x);
    EXPECT_LE(columns.size(), 2U) << width;
  }
}

// The first player wins in 7 plies, from the corner in 9.
TEST(DrawnPage, TheHistoryNamesTheCostOfAMove) {
  DrawnPage page("game=mnk:4,3,3&moves=a1", screen(1280, 1200));
  EXPECT_EQ(page.label_of("history-1"), "Ply 1: X wins in 8 plies; the move costs 2 plies");
  page.click("toggle-values");
  EXPECT_EQ(page.label_of("history-1"), "Ply 1 of 1");
  for (const MirrorItem& item : page.items())
    EXPECT_EQ(item.label.find("wins in"), std::string::npos) << item.label;
}

TEST(DrawnPage, AVariationNamesTheMoveThatItReplaces) {
  DrawnPage page("game=tictactoe&moves=a1.b2(b1.c1)", screen(1280, 1200));
  page.click("tab-game");
  for (const MirrorItem& item : page.items())
    if (item.id.starts_with("variation-")) {
      EXPECT_EQ(item.label, "Instead of move 2: b1  c1");
      return;
    }
  ADD_FAILURE() << "there is no variation";
}

TEST(DrawnPage, TheButtonThatTakesABlunderBackStaysWhereItIs) {
  DrawnPage page("game=gobblers2&mode=play", screen(1280, 800));
  page.click("move-M@b2");
  const Rect button = page.rect_of("button-take-back");
  ASSERT_FALSE(empty(button));
  page.opened().pass(1);
  page.draw();
  EXPECT_EQ(page.state().session->ply(), 2U) << "the opponent has answered";
  EXPECT_EQ(page.rect_of("button-take-back"), button);
}

TEST(DrawnPage, TheMenuSaysWhyABoardCannotBeLarger) {
  DrawnPage page("game=tictactoe", screen(1280, 1200));
  page.click("button-game");
  for (int i = 0; i < 19; ++i) page.opened().activate("size-columns-more");
  page.draw();
  EXPECT_EQ(page.label_of("size-columns"), "Columns: 21");
  EXPECT_EQ(page.label_of("size-note"), "A board has at most 64 squares; 22×3 has 66.");
  for (int i = 0; i < 17; ++i) page.opened().activate("size-columns-less");
  page.draw();
  EXPECT_EQ(page.label_of("size-note"), "You can solve every position.");
}

TEST(DrawnPage, TheMirrorOfALongGameIsSmall) {
  DrawnPage page(long_link(4000), screen(1280, 800));
  page.click("button-close tab-game button-undo");
  EXPECT_EQ(page.state().session->line().size(), 1001U);
  EXPECT_LT(page.items().size(), 300U);
}

TEST(DrawnPage, TheLevelsOfOpponentsFitOnSmallPhones) {
  for (const char* language : {"en", "ja"}) {
    DrawnPage page("game=tictactoe&mode=play", screen(320, 1000, language, true));
    const Language shown = page.state().settings.language;
    for (const auto& [id, level] : {std::pair{"opponent-2-beginner", word::level_beginner},
                                    std::pair{"opponent-2-easy", word::level_easy},
                                    std::pair{"opponent-2-medium", word::level_medium},
                                    std::pair{"opponent-2-hard", word::level_hard},
                                    std::pair{"opponent-2-perfect", word::level_perfect}})
      EXPECT_EQ(page.words_in(page.rect_of(id)), level.in(shown)) << id;
  }
}

TEST(DrawnPage, TheFiguresPreviewIsInTheMirrorIfThereIsRoom) {
  DrawnPage page("game=gobblers2&position=-,-,ML/-,m,-/-,-,-:2");
  page.click("figure-board");
  EXPECT_FALSE(empty(page.rect_of("figure-preview")));
  page.click("format-csv");
  EXPECT_TRUE(empty(page.rect_of("figure-preview")));
  page.click("format-svg");
  page.resize(screen(320, 568));
  EXPECT_LE(page.rect_of("figure-preview").height, 0.4F * 568);
  EXPECT_FALSE(empty(page.rect_of("figure-preview")));
  page.resize(screen(568, 320));
  EXPECT_TRUE(empty(page.rect_of("figure-preview")));
  page.click("button-close");
  page.resize({});
  EXPECT_TRUE(empty(page.rect_of("figure-preview")));
}

TEST(DrawnPage, AnItemOfAnotherGameHasNoFocus) {
  DrawnPage page("game=gobblers2", screen(1280, 800));
  ASSERT_TRUE(page.tab_to("hand-1-L"));
  page.opened().go_to("game=tictactoe");
  page.draw();
  EXPECT_EQ(page.focused(), "");
}

// Forced colours: the themes' colours alone say nothing about drawings that would not use them.
TEST(DrawnPage, EachPanelIsWrittenInForcedColours) {
  DrawnPage page("game=gobblers2", forced_colors());
  expect_forced_colors(page, "game=gobblers2", "button-game", "game-tictactoe");
  expect_forced_colors(page, "game=gobblers2", "button-cite", "citation-copy-bibtex");
  expect_forced_colors(page, "game=gobblers2&moves=L@b2", "figure-board format-png", "png-scale");
  expect_forced_colors(page, "game=gobblers2&moves=L@b2", "figure-film", "film-width");
  expect_forced_colors(page, "game=gobblers2&mode=play&players=first", "button-hint",
                       "button-hint");
  expect_forced_colors(page, "game=tictactoe&mode=play&players=first", "tab-game",
                       "opponent-2-medium");
  expect_forced_colors(page, "game=tictactoe&mode=play&moves=a3.b3.a2.b2.a1&players=two",
                       "tab-game", "blunder-1");
  expect_forced_colors(page, "game=tictactoe&mode=statistics", "", "table-counts-latex");
}

// Each player's moves are in a column, which a set-up does not change.
TEST(DrawnPage, TheListOfMovesHasSetUps) {
  DrawnPage page(
      "game=go:9&moves=c3.=_________/_________/_________/_________/_________/_________/"
      "__X______/_________/_________:1.d4.e5",
      screen(1280, 2600));
  page.click("tab-game");
  EXPECT_EQ(page.label_of("ply-2"), "Ply 2: set up");
  EXPECT_EQ(page.label_of("ply-3"), "Ply 3: D4");
  const Rect first = page.rect_of("ply-1"), set_up = page.rect_of("ply-2");
  const Rect third = page.rect_of("ply-3"), fourth = page.rect_of("ply-4");
  EXPECT_EQ(set_up.y, first.y);
  EXPECT_EQ(third.x, first.x);
  EXPECT_EQ(fourth.x, set_up.x);
  EXPECT_EQ(fourth.y, third.y);
  EXPECT_EQ(page.words_in(set_up), "setup");
}

}  // namespace
}  // namespace kanzen::app
