// The dialog that saves figures, and games in the project's own format.
#include "imgui_app/features/files/controller.hpp"
#include "imgui_app/text/file_names.hpp"

#include <gtest/gtest.h>

#include <set>

#include "imgui_app/features/files/words.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app::figure_tests {
namespace {

const std::string won = "game=gobblers2&position=-,-,ML/-,m,-/-,-,-:2";

std::string& saved(OpenedPage& page) { return page.platform.saved.second; }

template <class Phase>
const Phase* phase(const OpenedPage& page) {
  return std::get_if<Phase>(&page.feature<FilesController>().figure().phase);
}

TEST(FigureDialog, OpensWhereItIsAskedForAndCloses) {
  OpenedPage page;
  page.activate("figure-board");
  EXPECT_EQ(page.state().open.popup, "figure");
  EXPECT_EQ(shown_kind(page.state(), page.feature<FilesController>().figure()),
            FigureKind::position);
  page.activate("button-close");
  EXPECT_EQ(page.state().open.popup, "");
  page.activate("figure-plot");
  EXPECT_EQ(shown_kind(page.state(), page.feature<FilesController>().figure()), FigureKind::plot);
  page.activate("button-figure");
  EXPECT_EQ(page.state().open.popup, "");
}

// Figures saved one after the other do not overwrite each other.
TEST(FigureDialog, FilesAreNamedAfterGameRulesKindAndPosition) {
  OpenedPage page("game=gobblers2&moves=L@b2.M@a1.L@b1");
  std::set<std::string> names;
  const auto save = [&](const std::string& kind, const std::string& begin) {
    page.click("figure-" + kind + " button-save-figure");
    const std::string name = page.platform.saved.first;
    EXPECT_TRUE(name.starts_with("kanzen-gobblers2-" + begin)) << name;
    EXPECT_TRUE(name.ends_with(".svg")) << name;
    EXPECT_EQ(name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-."), name.npos) << name;
    EXPECT_TRUE(names.insert(name).second) << name;
    page.activate("button-close");
    return name;
  };
  const std::string before = save("board", "strict-board-3-");
  save("tree", "strict-tree-3-");
  save("plot", "strict-plot-3-");
  save("histogram", "strict-histogram-");
  page.activate("button-undo");
  save("board", "strict-board-2-");
  page.activate("move-M@b1");
  save("board", "strict-board-3-");
  save("plot", "strict-plot-3-");
  page.go_to("game=gobblers2&rules=notebook&moves=L@b2.M@a1.L@b1");
  save("board", "notebook-board-3-");
  page.go_to("game=gobblers2&moves=L@b2.M@a1.L@b1");
  page.click("figure-board button-save-figure");
  EXPECT_EQ(page.platform.saved.first, before) << "the same figure has the same name";
}

TEST(FigureDialog, FiguresCountInTheUnitOfThePage) {
  OpenedPage page(won);
  EXPECT_EQ(chosen_figure(page.state(), page.feature<FilesController>().figure()).choices.distances,
            FigureDistances::plies);
  page.click("unit-moves");
  EXPECT_EQ(chosen_figure(page.state(), page.feature<FilesController>().figure()).choices.distances,
            FigureDistances::moves);
  page.go_to("game=mnk:6,5,4");
  EXPECT_EQ(chosen_figure(page.state(), page.feature<FilesController>().figure()).choices.distances,
            FigureDistances::none);
}

TEST(FigureDialog, EachFormatIsAFileWithItsName) {
  OpenedPage page(won);
  page.activate("figure-board");
  const auto save = [&](const std::string& format) {
    page.activate("format-" + format);
    EXPECT_TRUE(page.activate("button-save-figure")) << format;
    return page.platform.saved.first;
  };
  const std::string board = figure_file_name(
      page.session(), chosen_figure(page.state(), page.feature<FilesController>().figure()));
  const std::string name = board.substr(0, board.find('.'));
  EXPECT_EQ(save("svg"), name + ".svg");
  EXPECT_TRUE(saved(page).starts_with("<svg"));
  EXPECT_NE(saved(page).find("page#game=gobblers2&amp;rules=strict"), std::string::npos);
  EXPECT_EQ(save("tikz"), name + ".tex");
  EXPECT_NE(saved(page).find("\\begin{tikzpicture}"), std::string::npos);
  const std::string csv = save("csv");
  EXPECT_TRUE(csv.starts_with("kanzen-gobblers2-strict-board-0-values-") &&
              csv.ends_with("-numbers.csv"))
      << csv;
  EXPECT_TRUE(saved(page).starts_with("move,outcome,distance,position\n"));
  page.click("format-svg toggle-figure-dark");
  EXPECT_EQ(save("csv"), csv) << "numbers do not depend on colours";
  page.click("format-svg toggle-figure-dark");
  EXPECT_TRUE(save("latex").ends_with("-numbers.tex"));
  EXPECT_NE(saved(page).find("\\begin{tabular}"), std::string::npos);
  page.activate("png-scale-more");
  const std::string png = save("png");
  EXPECT_TRUE(png.starts_with("kanzen-gobblers2-strict-board-0-values-") && png.ends_with(".png"))
      << png;
  EXPECT_EQ(page.platform.pixels.first, 3U * 480);
  ASSERT_NE(phase<FigureDialog::Saved>(page), nullptr);
  EXPECT_EQ(phase<FigureDialog::Saved>(page)->name, png);
}

// Neither do figures of one position with different options.
TEST(FigureDialog, FilesAreNamedAfterTheirOptions) {
  OpenedPage page("game=gobblers2&moves=L@b2.M@a1.b2c3");
  page.activate("figure-board");
  std::set<std::string> names, files;
  const auto save = [&](const std::string& option) {
    page.activate("button-save-figure");
    EXPECT_TRUE(names.insert(page.platform.saved.first).second) << option;
    EXPECT_TRUE(files.insert(saved(page) + page.platform.figure_link).second) << option;
  };
  save("none");
  for (const char* option : {"values", "grey", "dark", "ground", "caption", "code", "last-move",
                             "best-move", "legend"}) {
    page.activate("toggle-figure-" + std::string(option));
    save(option);
    page.activate("toggle-figure-" + std::string(option));
  }
  page.activate("print-width-more");
  save("width");
  page.controller.on_event(Typed{"text"});
  save("text");
  page.activate("toggle-figure-dark");
  page.activate("toggle-figure-grey");
  page.activate("button-save-figure");
  EXPECT_NE(page.platform.saved.first.find("-values-grey-dark-"), std::string::npos)
      << page.platform.saved.first;
}

TEST(FigureDialog, ItsPreviewIsTheFigure) {
  OpenedPage page(won);
  EXPECT_EQ(page.platform.previews, 0);
  page.activate("figure-board");
  const int opened = page.platform.previews;
  EXPECT_GT(opened, 0);
  page.activate("button-save-figure");
  EXPECT_EQ(page.platform.preview, saved(page));
  page.activate("format-tikz");  // the preview is an SVG
  EXPECT_EQ(page.platform.previews, opened);
  page.click("toggle-figure-dark toggle-figure-code format-svg button-save-figure");
  EXPECT_EQ(page.platform.previews, opened + 2);
  EXPECT_EQ(page.platform.preview, saved(page));
  EXPECT_EQ(page.platform.preview_link, page.platform.figure_link);
  page.activate("format-csv");
  page.activate("button-close");
  EXPECT_EQ(page.platform.previews, opened + 2);
  page.activate("figure-board");  // a table has none
  EXPECT_EQ(page.platform.previews, opened + 2);
  page.activate("format-png");
  EXPECT_EQ(page.platform.previews, opened + 3);
}

TEST(FigureDialog, ItsPreviewGetsTheValuesOnceTheyAreThere) {
  OpenedPage page("game=tictactoe");
  page.controller.activate("figure-tree");
  page.controller.activate("toggle-figure-plies");
  const std::string before = page.platform.preview;
  page.platform.deliver(page.controller);
  EXPECT_NE(page.platform.preview, before);
}

TEST(FigureDialog, ACaptionIsTyped) {
  OpenedPage page("game=gobblers2&position=x");  // refused, with a field of its own
  ASSERT_TRUE(page.state().notices.refusal);
  const std::string given = page.state().notices.refusal->given;
  page.activate("figure-board");
  EXPECT_TRUE(page.activate("field-text"));
  EXPECT_EQ(page.platform.focused_field, "field-text");
  page.controller.on_event(Typed{"The start & nothing else"});
  EXPECT_NE(page.platform.preview.find(">The start &amp; nothing else<"), std::string::npos);
  EXPECT_EQ(page.state().notices.refusal->given, given);
  page.activate("button-edit-open");  // the Enter key in the field
  EXPECT_EQ(page.platform.preview, saved(page));
  EXPECT_TRUE(page.state().notices.refusal);
  page.go_to("game=tictactoe");
  EXPECT_EQ(page.feature<FilesController>().figure().caption_text, "")
      << "it described another position";
}

TEST(FigureDialog, AWidthInMillimetresIsChosen) {
  OpenedPage page(won);
  page.activate("figure-board");
  EXPECT_FALSE(page.activate("print-width-less"));
  page.click("print-width-more print-width-more print-width-more button-save-figure");
  EXPECT_NE(saved(page).find(" width=\"80mm\""), std::string::npos);
  for (int i = 0; i < 6; ++i) EXPECT_TRUE(page.activate("print-width-more"));
  EXPECT_FALSE(page.activate("print-width-more"));
  EXPECT_EQ(page.feature<FilesController>().figure().width, 200U);
  for (int i = 0; i < 9; ++i) EXPECT_TRUE(page.activate("print-width-less"));
  page.activate("button-save-figure");
  EXPECT_NE(saved(page).find(" width=\"480\""), std::string::npos);
}

TEST(FigureDialog, MarksAreOfferedWhereTheyAre) {
  OpenedPage start(won);
  start.activate("figure-board");
  EXPECT_FALSE(may_mark_last_move(start.state(), start.feature<FilesController>().figure()));
  EXPECT_TRUE(may_have_legend(start.state(), start.feature<FilesController>().figure()));
  start.activate("toggle-figure-values");
  EXPECT_FALSE(may_have_legend(start.state(), start.feature<FilesController>().figure()));
  start.activate("toggle-figure-best-move");  // needs the values that are not shown
  EXPECT_EQ(
      positions_of_figure(start.session(),
                          chosen_figure(start.state(), start.feature<FilesController>().figure()))
          .size(),
      1U);
  start.activate("figure-tree");
  EXPECT_TRUE(may_have_legend(start.state(), start.feature<FilesController>().figure()));
  OpenedPage moved("game=go:9&moves=e5");
  moved.activate("figure-board");
  EXPECT_TRUE(may_mark_last_move(moved.state(), moved.feature<FilesController>().figure()));
  EXPECT_FALSE(may_have_legend(moved.state(), moved.feature<FilesController>().figure()));
}

TEST(FigureDialog, ATreeOfTwoPliesWaitsForItsValues) {
  OpenedPage page("game=tictactoe");
  page.controller.activate("figure-tree");
  EXPECT_TRUE(missing_for_figure(page.state(), page.feature<FilesController>().figure()).empty());
  page.controller.activate("toggle-figure-plies");
  EXPECT_EQ(missing_for_figure(page.state(), page.feature<FilesController>().figure()).size(),
            3U);  // moves up to symmetry
  EXPECT_EQ(figure_obstacle(page.state(), page.feature<FilesController>().figure()),
            FigureObstacle::values_pending);
  EXPECT_FALSE(page.controller.activate("button-save-figure"));
  page.platform.deliver(page.controller);
  EXPECT_EQ(figure_obstacle(page.state(), page.feature<FilesController>().figure()),
            FigureObstacle::none);
  page.activate("format-csv");
  EXPECT_TRUE(page.activate("button-save-figure"));
  EXPECT_EQ(saved(page).find(",,,,"), std::string::npos) << saved(page);
}

TEST(FigureDialog, APlotHasTheValuesOfTheGame) {
  OpenedPage page("game=tictactoe&moves=a3.b3.b2");
  page.click("figure-plot format-csv button-save-figure");
  EXPECT_NE(saved(page).find("\n0,,draw,"), std::string::npos) << saved(page);
  EXPECT_NE(saved(page).find("\n2,b3,win,"), std::string::npos) << saved(page);
}

TEST(FigureDialog, AFilmShowsTheWholeLine) {
  OpenedPage page("game=tictactoe&moves=a3.b3.b2&ply=1");
  page.click("figure-board format-png figure-film");
  page.click("film-pause-less film-width-less toggle-film-loop button-save-figure");
  EXPECT_TRUE(page.platform.saved.first.starts_with("kanzen-tictactoe-normal-film-3-"));
  EXPECT_TRUE(page.platform.saved.first.ends_with(".gif")) << page.platform.saved.first;
  EXPECT_EQ(page.platform.pixels.first, 390U);
  const FigureFile film = page.platform.figure;
  ASSERT_EQ(film.frames.size(), 4U);
  EXPECT_EQ(page.platform.preview_frames, 4U);
  EXPECT_EQ(film.frames[1].duration, 500U);
  EXPECT_EQ(film.frames[2].duration, 1250U) << "b3 is a blunder";
  EXPECT_NE(film.frames[0].svg.find(">Ply 0<"), std::string::npos);
  EXPECT_FALSE(film.loop);
  EXPECT_FALSE(page.activate("film-pause-less")) << "half a second is the least";
  page.click("figure-board button-save-figure");
  EXPECT_TRUE(page.platform.saved.first.ends_with(".png")) << page.platform.saved.first;
  EXPECT_TRUE(page.platform.figure.frames.empty());
  EXPECT_EQ(page.platform.preview_frames, 0U);
}

TEST(FigureDialog, SaysWhyItCannotSave) {
  OpenedPage page(won);
  page.click("figure-board format-csv toggle-figure-values");
  EXPECT_EQ(figure_obstacle(page.state(), page.feature<FilesController>().figure()),
            FigureObstacle::no_numbers);
  OpenedPage large("game=gobblers");
  large.activate("figure-board");
  EXPECT_EQ(figure_obstacle(large.state(), large.feature<FilesController>().figure()),
            FigureObstacle::no_values);
  large.activate("toggle-figure-values");
  EXPECT_EQ(figure_obstacle(large.state(), large.feature<FilesController>().figure()),
            FigureObstacle::none);
  OpenedPage ended("game=tictactoe&moves=a3.a2.b3.b2.c3");
  ended.activate("figure-board");
  EXPECT_EQ(figure_obstacle(ended.state(), ended.feature<FilesController>().figure()),
            FigureObstacle::none);
}

TEST(FigureDialog, OffersWhatThereIs) {
  using enum FigureKind;
  EXPECT_EQ(figure_kinds(OpenedPage("game=gobblers2").state()),
            (std::vector{position, tree, plot, histogram}));
  EXPECT_EQ(figure_kinds(OpenedPage("game=mnk:6,5,4").state()),
            (std::vector{position, tree, plot}));
  OpenedPage go("game=go:9");
  EXPECT_EQ(figure_kinds(go.state()), std::vector{position});
  go.activate("figure-tree");
  EXPECT_EQ(shown_kind(go.state(), go.feature<FilesController>().figure()), position);
  EXPECT_TRUE(go.activate("button-save-figure"));
  EXPECT_TRUE(go.platform.saved.first.starts_with("kanzen-go-9-situational-board-0-"))
      << go.platform.saved.first;
}

// 60 moves: two parts, of which the dialog first shows that of the current position.
TEST(FigureDialog, MovesAreNumberedInParts) {
  std::string moves;
  for (const char row : {'1', '3', '5', '7'})
    for (const char column : {'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'j'})
      moves += std::string(moves.empty() ? "" : ".") + column + row;
  OpenedPage page("game=go:13&moves=" + moves +
                  ".k1.pass.k3.pass.k5.pass.k7.pass.k9.pass.k11.pass"
                  ".l1.pass.l3&ply=4");
  EXPECT_EQ(page.session().line().size(), 52U);
  page.activate("figure-numbers");
  const auto saved_name = [&] {
    EXPECT_TRUE(page.activate("button-save-figure"));
    return page.platform.saved.first.substr(0, 35);
  };
  EXPECT_EQ(saved_name(), "kanzen-go-13-situational-numbers-1-");
  EXPECT_NE(saved(page).find(">49<"), std::string::npos);
  EXPECT_NE(saved(page).find(">38 pass, "), std::string::npos);
  EXPECT_FALSE(page.activate("part-less"));
  page.activate("part-more");
  EXPECT_FALSE(page.activate("part-more"));
  EXPECT_EQ(saved_name(), "kanzen-go-13-situational-numbers-51");
  EXPECT_NE(saved(page).find(">51<"), std::string::npos);
  const std::size_t files = page.platform.saved_figures;
  page.activate("toggle-figure-series");
  saved_name();
  EXPECT_EQ(page.platform.saved_figures, files + 2);
  page.click("button-figure button-last figure-numbers");
  EXPECT_EQ(page.feature<FilesController>().figure().part, 2U);
}

TEST(FigureDialog, TheNameDependsOnMarks) {
  OpenedPage page("game=gobblers2");
  page.click("figure-board button-save-figure");
  const std::string plain = page.platform.saved.first;
  OpenedPage marked("game=gobblers2&marks=0:circle-b2");
  marked.click("figure-board button-save-figure");
  EXPECT_NE(marked.platform.saved.first, plain);
  EXPECT_NE(saved(marked).find("stroke=\"#0b7268\""), std::string::npos);
}

TEST(FigureDialog, TheCodeIsOfTheLinkInTheCaption) {
  OpenedPage page(won);
  page.click("figure-board toggle-figure-code button-save-figure");
  EXPECT_EQ(page.platform.figure_link,
            "page#game=gobblers2&rules=strict&position=-,-,ML/-,m,-/-,-,-:2");
  page.activate("format-csv");  // a file of numbers has no code
  page.activate("button-save-figure");
  EXPECT_EQ(page.platform.figure_link, "");
}

TEST(FigureDialog, ShowsFailures) {
  OpenedPage page;
  page.activate("figure-board");
  page.platform.makes_figures = false;
  page.activate("button-save-figure");
  EXPECT_EQ(figure_obstacle(page.state(), page.feature<FilesController>().figure()),
            FigureObstacle::is_saving);
  EXPECT_FALSE(page.activate("button-save-figure"));
  page.controller.on_event(
      SaveFailed{Error{Errc::unsupported, untranslated("the browser draws nothing")}});
  ASSERT_NE(phase<FigureDialog::Failed>(page), nullptr);
  EXPECT_EQ(phase<FigureDialog::Failed>(page)->reason.message, "the browser draws nothing");
  EXPECT_EQ(figure_obstacle(page.state(), page.feature<FilesController>().figure()),
            FigureObstacle::none);
  EXPECT_FALSE(page.state().notices.refusal);
}

// --- games in the project's own format: the platform makes a link of a file

TEST(GameFile, SavesAllThatALinkHolds) {
  OpenedPage page("game=gobblers2&moves=L@b2.M@a1(M@c3).L@b1&ply=2&mode=play&players=two");
  page.activate("button-save-game");
  EXPECT_EQ(page.platform.saved.first, "kanzen-gobblers2.json");
  EXPECT_EQ(saved(page),
            "game=gobblers2&rules=strict&moves=L@b2.M@a1(M@c3).L@b1&ply=2&mode=play&players=two");
}

TEST(GameFile, OpensWithTheWayItWasLookedAt) {
  OpenedPage page("game=tictactoe");
  page.controller.on_event(GameOpened{
      "game.json", "game=gobblers2&rules=cover&moves=L@b2.draw&mode=play&players=second"});
  EXPECT_EQ(page.session().info().rules, "cover");
  EXPECT_EQ(page.session().node_count(), 3U);
  EXPECT_EQ(page.state().view.mode, Mode::play);
  EXPECT_EQ(page.state().play.sides, (Sides{Side::engine, Side::human}));
  EXPECT_FALSE(page.state().notices.refusal);
}

TEST(GameFile, MovesThatARecordHasAfterTheEndAreCounted) {
  OpenedPage page("game=gobblers2");
  page.controller.on_event(GameOpened{"game.txt", "game=tictactoe&moves=a1.b1.a2.b2.a3", 2});
  EXPECT_EQ(page.session().ply(), 5U);
  ASSERT_TRUE(page.state().notices.refusal);
  EXPECT_EQ(page.state().notices.refusal->reason.message,
            "moves after the end of the game are left out: 2");
}

TEST(GameFile, ABadOneIsRefusedByNameAndChangesNothing) {
  OpenedPage page("game=tictactoe&moves=a1");
  const std::string before = page.session().position();
  for (const auto& [link, reason] :
       {std::pair{"game=gobblers2&moves=L@z9", "the file's moves: move \"L@z9\""},
        std::pair{"game=chess", "the file's game: unknown game \"chess\""},
        std::pair{"game=gobblers2&rules=x", "the file's rules: unknown rules \"x\""},
        std::pair{"game=gobblers2&position=x", "the file's position: "},
        std::pair{"game=gobblers2&ply=3", "the file's ply: \"3\""}}) {
    page.controller.on_event(GameOpened{"bad.json", link});
    ASSERT_TRUE(page.state().notices.refusal) << link;
    EXPECT_TRUE(page.state().notices.refusal->reason.message.starts_with(reason))
        << page.state().notices.refusal->reason.message;
    EXPECT_EQ(page.state().notices.refusal->given, "bad.json");
    EXPECT_EQ(page.session().position(), before);
  }
}

TEST(GameFile, ShowsThatItCannotBeSaved) {
  OpenedPage page;
  page.controller.on_event(SaveFailed{Error{Errc::unsupported, untranslated("no")}});
  ASSERT_TRUE(page.state().notices.refusal);
  EXPECT_EQ(page.state().notices.refusal->heading, word::not_saved);
}

}  // namespace
}  // namespace kanzen::app::figure_tests
