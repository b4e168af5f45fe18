// Films: a frame for each position of a line, the same as the figure of its position.
#include "engine/figure/film.hpp"

#include <gtest/gtest.h>

#include "engine/figure/figures.hpp"
#include "engine/session/judgement.hpp"
#include "engine/session/link.hpp"
#include "tests/picture/count_occurrences.hpp"

namespace kanzen::films {
namespace {

// O's first move gives the draw away, and X's second one the win.
constexpr auto game_with_blunders = "a3.b3.c3.b2.b1.a1";

Session played(const char* game, const std::string& moves, bool with_values) {
  Session session = *Session::open(game);
  EXPECT_TRUE(play_linked_moves(session, moves)) << moves;
  if (!with_values) return session;
  const auto solved = *session.game().solver()->solve({});
  for (const std::string& position : session.missing_analysis())
    session.deliver(*solved->probe(*session.game().parse(position)));
  return session;
}

FigureSpec film_of_values() {
  FigureSpec spec;
  spec.kind = FigureKind::film;
  spec.format = FigureFormat::gif;
  spec.values = true;
  spec.scale = 1;
  return spec;
}

TEST(Film, EachFrameIsTheFigureOfItsPosition) {
  // The last position is finished and has no values, but as much room for them.
  Session session = played("gobblers2", "L@b2.M@a1.L@a3.M@c3.M@c1", true);
  const std::vector<Session::Node> line = session.line();
  FigureSpec spec = film_of_values();
  spec.grey = true;
  spec.choices.dark = true;
  spec.choices.turned = true;
  spec.choices.width = 300;
  session.jump(line[1]);  // the film has the whole line
  const auto film = figure_file(session, nullptr, spec);
  ASSERT_TRUE(film);
  ASSERT_EQ(film->frames.size(), line.size());
  EXPECT_EQ(film->width, 300U);
  spec.kind = FigureKind::position;
  spec.format = FigureFormat::png;
  for (std::size_t ply = 0; ply < line.size(); ++ply) {
    session.jump(line[ply]);
    const auto figure = figure_file(session, nullptr, spec);
    ASSERT_TRUE(figure);
    EXPECT_EQ(film->frames[ply].svg, figure->text) << ply;
    EXPECT_EQ(film->height, figure->height) << ply;
  }
}

TEST(Film, PausesAtBlundersAndAtTheEndAndNamesThem) {
  const Session session = played("tictactoe", game_with_blunders, true);
  FigureSpec spec = film_of_values();
  spec.pause = 400;
  spec.caption = true;
  const auto film = film_file(session, spec);
  ASSERT_TRUE(film);
  const std::vector<Session::Node> line = session.line();
  std::size_t blunders = 0;
  for (std::size_t ply = 0; ply < line.size(); ++ply) {
    const FilmFrame& frame = film->frames[ply];
    const bool blunder = is_blunder(session, line[ply]);
    if (blunder) ++blunders;
    EXPECT_EQ(count_occurrences(frame.svg, ", a blunder<"), blunder ? 1U : 0U) << ply;
    EXPECT_EQ(frame.duration, blunder || ply + 1 == line.size() ? 1000U : 400U) << ply;
    const std::string words = ">Ply " + std::to_string(ply) +
                              (ply == 0 ? "" : ": " + session.move_to(line[ply])) +
                              (blunder ? ", a blunder" : "") + "<";
    EXPECT_EQ(count_occurrences(frame.svg, words), 1U) << frame.svg;
  }
  EXPECT_EQ(blunders, 2U);
  spec.values = false;  // without values, nothing is said about them
  EXPECT_EQ(film_file(session, spec)->frames[2].duration, 400U);
}

// X wins the position that is set up, but O has not blundered.
TEST(Film, NamesASetUpInsteadOfAMove) {
  const Session session = played("tictactoe", "a3.=X__/O__/___:1.b2", true);
  FigureSpec spec = film_of_values();
  spec.caption = true;
  const auto film = film_file(session, spec);
  ASSERT_TRUE(film);
  EXPECT_EQ(count_occurrences(film->frames[2].svg, ">Ply 2: set up<"), 1U) << film->frames[2].svg;
  EXPECT_EQ(move_words(session, session.line()[2], Language::japanese), "配置");
  const auto row = plot_figure(session, {}).table.rows[2];
  EXPECT_EQ(row[1], "set up");
  EXPECT_EQ(row[2], "win");
  EXPECT_EQ(row[4], "") << "no blunder";
}

// The captions have different numbers of lines: a finished position has no values.
TEST(Film, AllFramesHaveOneSize) {
  const Session session = played("tictactoe", "a3.a2.b3.b2.c3", true);
  FigureSpec spec = film_of_values();
  spec.caption = true;
  spec.choices.width = 160;
  const auto film = film_file(session, spec);
  ASSERT_TRUE(film);
  const auto size_of = [](const FilmFrame& frame) {
    return frame.svg.substr(0, frame.svg.find("<title>"));
  };
  for (const FilmFrame& frame : film->frames) EXPECT_EQ(size_of(frame), size_of(film->frames[0]));
}

TEST(Film, NeedsTheValuesOfItsPositionsForBestMoves) {
  const Session session = played("tictactoe", "a3.a2", false);
  FigureSpec spec = film_of_values();
  spec.values = false;
  EXPECT_TRUE(positions_of_figure(session, spec).empty());
  spec.choices.best_move = true;
  EXPECT_EQ(positions_of_figure(session, spec).size(), 3U);
}

TEST(Film, BeginsAtAPly) {
  const Session session = played("tictactoe", "a3.a2.b3", false);
  FigureSpec spec = film_of_values();
  spec.values = false;
  const auto whole = film_file(session, spec);
  spec.first_ply = 2;
  const auto film = film_file(session, spec);
  ASSERT_TRUE(film);
  ASSERT_EQ(film->frames.size(), 2U);
  EXPECT_EQ(film->frames[1].svg, whole->frames[3].svg);
}

// The first position is shown without the move to it, so nothing is said about that.
TEST(Film, DoesNotPauseAtABlunderBeforeItsBeginning) {
  const Session session = played("tictactoe", game_with_blunders, true);
  ASSERT_TRUE(is_blunder(session, session.line()[2]));
  FigureSpec spec = film_of_values();
  spec.first_ply = 2;
  spec.caption = true;
  const auto film = film_file(session, spec);
  ASSERT_TRUE(film);
  EXPECT_EQ(film->frames[0].duration, spec.pause);
  EXPECT_EQ(count_occurrences(film->frames[0].svg, ", a blunder<"), 0U);
}

TEST(Film, IsTheCurrentPositionInOtherFormats) {
  const Session session = played("tictactoe", "a3.a2", false);
  FigureSpec spec = film_of_values();
  spec.format = FigureFormat::svg;
  const auto film = figure_file(session, nullptr, spec);
  spec.kind = FigureKind::position;
  ASSERT_TRUE(film);
  EXPECT_TRUE(film->frames.empty());
  EXPECT_EQ(film->text, figure_file(session, nullptr, spec)->text);
}

TEST(Film, RefusesWhatItCannotShow) {
  FigureSpec spec = film_of_values();
  spec.values = false;
  EXPECT_EQ(film_file(*Session::open("tictactoe"), spec).error().message,
            "a film needs a line of at least one move");
  spec.choices.width = 1200;
  spec.scale = 2;
  const std::string wide = film_file(played("tictactoe", "a3", false), spec).error().message;
  EXPECT_EQ(wide,
            "the film would have 2 frames of 2400×2400 pixels; expected up to 400 frames and 2000 "
            "pixels a side");
}

}  // namespace
}  // namespace kanzen::films
