// Figures of positions, trees, games and counts: what is drawn, and the numbers behind it.
#include "engine/figure/figure_file.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/figure/position_tree.hpp"
#include "engine/figure/poster.hpp"
#include "engine/picture/svg_pen.hpp"
#include "tests/picture/count_occurrences.hpp"

namespace kanzen::figures {
namespace {

// A session with all values that a figure asks for.
Session valued(const char* game, const char* position, const std::vector<std::string>& moves = {},
               const FigureChoices& choices = {}) {
  Session session = *Session::open(game);
  if (position[0] != '\0') {
    EXPECT_TRUE(session.set_position(position));
  }
  for (const std::string& move : moves) EXPECT_TRUE(session.play(move)) << move;
  const auto solved = *session.game().solver()->solve({});
  std::vector<std::string> wanted = session.missing_analysis();
  for (std::string& more : positions_of_tree(session, choices)) wanted.push_back(std::move(more));
  for (const std::string& text : wanted)
    session.deliver(*solved->probe(*session.game().parse(text)));
  return session;
}

std::string svg(const Figure& figure) { return picture_file<SvgPen>(figure.picture); }

// X wins with c3 at once, and with nothing else.
constexpr auto one_wins = "XX./OO./...:1";

TEST(PositionFigure, SquaresWearTheBestMoveToThem) {
  const Session session = valued("tictactoe", one_wins);
  const Figure figure = position_figure(session, true, {});
  const std::string file = svg(figure);
  const std::string win = "fill=\"#1a5fb4\"";  // the sign and the figure beside it
  const auto wins = static_cast<std::size_t>(
      std::count_if(session.analysis()->moves.begin(), session.analysis()->moves.end(),
                    [](const MoveValue& move) { return move.value.outcome == Outcome::win; }));
  EXPECT_EQ(count_occurrences(file, win), 2 * wins);
  ASSERT_EQ(figure.table.rows.size(), session.analysis()->moves.size());
  EXPECT_EQ(figure.table.rows[0][0], "c3");
  EXPECT_EQ(figure.table.rows[0][1], "win");
  EXPECT_EQ(figure.table.rows[0][2], "1");
  EXPECT_EQ(count_occurrences(svg(position_figure(session, false, {})), win), 0U);
}

TEST(PositionFigure, ItsTableHasUnknownMovesToo) {
  Session session = valued("tictactoe", one_wins);
  Analysis partial = *session.analysis();
  partial.moves.resize(2);
  session.deliver(partial);
  const Figure figure = position_figure(session, true, {});
  EXPECT_NE(figure.notes[1].find("the values of 3 of 5 moves are unknown"), std::string::npos);
  const auto& rows = figure.table.rows;
  ASSERT_EQ(rows.size(), session.moves().size());
  EXPECT_EQ(rows[0][1], "win");
  EXPECT_EQ(rows[2][1], "unknown");
  EXPECT_EQ(rows[2][2], "");
  EXPECT_FALSE(rows[2][3].empty());
  const Session unsolved = *Session::open("tictactoe");
  EXPECT_EQ(position_figure(unsolved, true, {}).table.rows.size(), 9U);
  EXPECT_EQ(tree_figure(unsolved, {}).table.rows[0][2], "unknown");
  EXPECT_EQ(plot_figure(unsolved, {}).table.rows[0][2], "unknown");
}

TEST(PositionFigure, TheTableOfAFinishedGameHasNoMoves) {
  const DataTable table = position_figure(valued("tictactoe", "XXX/OO./...:2"), true, {}).table;
  EXPECT_TRUE(table.rows.empty());
  EXPECT_FALSE(table.columns.empty());
}

TEST(PositionFigure, HandsWearTheBestOfTheirPieces) {
  const Session session = valued("gobblers1", "");
  const std::string with = svg(position_figure(session, true, {}));
  const std::string without = svg(position_figure(session, false, {}));
  // One chip a kind of the side to move, besides one a square.
  const std::string chip = "stroke=\"#ded7c9\"";
  EXPECT_EQ(count_occurrences(with, chip) - count_occurrences(without, chip), 10U);
}

TEST(PositionFigure, TellsWhoWinsInBothLanguages) {
  const Session session = valued("tictactoe", one_wins);
  EXPECT_EQ(position_figure(session, true, {}).notes[1], "X to move: X wins in 1 ply");
  FigureChoices japanese;
  japanese.language = Language::japanese;
  EXPECT_EQ(position_figure(session, false, japanese).picture.description,
            "Position XX./OO./...:1. X to move.");
  EXPECT_EQ(position_figure(session, true, japanese).notes[1], "Xの手番: Xの勝ち（1手）");
  EXPECT_EQ(figure_heading(Language::japanese, session.info()), "三目並べ、ルール：通常");
}

TEST(PositionFigure, CountsInMoves) {
  const Session session = valued("mnk:4,3,3", "");
  FigureChoices choices;
  choices.distances = FigureDistances::moves;
  const Figure figure = position_figure(session, true, choices);
  EXPECT_EQ(figure.notes[1], "X to move: X wins in 4 moves");
  EXPECT_NE(figure.signs.find("number: moves to the end"), std::string::npos);
  EXPECT_EQ(figure.legend.back().words, "number: moves to the end");
  EXPECT_EQ(figure.table.rows[0][2], "7");
  EXPECT_NE(svg(figure).find(">4<"), std::string::npos);
  EXPECT_EQ(svg(figure).find(">7<"), std::string::npos);
  choices.language = Language::japanese;
  EXPECT_EQ(position_figure(session, true, choices).notes[1], "Xの手番: Xの勝ち（勝者は4手）");
}

TEST(HistogramFigure, CountsInMoves) {
  const Session session = *Session::open("tictactoe");
  Statistics statistics;
  statistics.by_distance = {{0, 0, 5}, {1, 10, 0}, {2, 0, 20}, {3, 40, 0}};
  statistics.max_distance = 3;
  FigureChoices choices;
  const std::string plies = svg(histogram_figure(session.info(), statistics, choices));
  choices.distances = FigureDistances::moves;
  const Figure figure = histogram_figure(session.info(), statistics, choices);
  EXPECT_NE(svg(figure).find("Positions by moves to the end"), std::string::npos);
  EXPECT_NE(plies.find(">3<"), std::string::npos);
  EXPECT_EQ(svg(figure).find(">3<"), std::string::npos);
  EXPECT_EQ(figure.table.rows.size(), 5u);
}

TEST(TreeFigure, SaysWhatItsNumbersMean) {
  const auto signs_of = [](const char* game, const char* rules, FigureDistances distances) {
    const Session session = *Session::open(game, rules);
    FigureChoices choices;
    choices.distances = distances;
    return tree_figure(session, choices).signs;
  };
  const std::string signs =
      "Values for Orange. Disc: win, half disc: draw, ring: loss; bold: best moves";
  EXPECT_EQ(signs_of("gobblers1", "strict", FigureDistances::moves),
            signs + "; number: moves from the root to the end");
  EXPECT_EQ(signs_of("gobblers1", "strict", FigureDistances::none), signs);
  EXPECT_EQ(signs_of("gobblers2", "notebook", FigureDistances::moves),
            signs + "; number: the sweep that decides");
}

std::string drawn_file(const Session& session, const FigureSpec& spec) {
  return figure_file(session, nullptr, spec)->text;
}

TEST(PositionFigure, MarksSquaresAsThePageDoes) {
  Session session = *Session::open("gobblers2");
  for (const char* move : {"L@b2", "M@a1", "b2c3"}) EXPECT_TRUE(session.play(move)) << move;
  const auto marked = [&](FigureChoices choices) {
    return svg(position_figure(session, false, choices));
  };
  const std::string last = "fill=\"#ece2bf\"", highlight = "fill=\"#d3eae5\"";
  EXPECT_EQ(count_occurrences(marked({}), last), 0U);
  FigureChoices choices;
  choices.last_move = true;
  EXPECT_EQ(count_occurrences(marked(choices), last), 2U);  // b2 and c3
  choices.markup.marks = {{0, MarkShape::highlight}, {4, MarkShape::highlight}};
  const std::string both = marked(choices);
  EXPECT_EQ(count_occurrences(both, highlight), 2U);
  EXPECT_EQ(count_occurrences(both, last), 1U);  // a highlight is over the last move
  const std::string head = "fill=\"#0b7268\"";
  EXPECT_EQ(count_occurrences(both, head), 0U);
  choices.markup.arrows = {{0, 8}, {2, 6}};
  EXPECT_EQ(count_occurrences(marked(choices), head), 2U);
}

// Every format draws by the same calls; those of TikZ name colors by their numbers.
TEST(PositionFigure, HasTheMarkupOfThePosition) {
  Session session = *Session::open("gobblers2");
  ASSERT_TRUE(session.play("L@b2"));
  session.set_markup(session.current(), {{{8, MarkShape::label, MarkColor::red, "Q"},
                                          {0, MarkShape::circle, MarkColor::red}},
                                         {{8, 4, MarkColor::blue}}});
  FigureSpec spec;
  for (const FigureFormat format : {FigureFormat::svg, FigureFormat::tikz}) {
    spec.format = format;
    const std::string text = figure_file(figure_request(session, nullptr, spec))->text;
    for (const char* color : {"b3261e", "1a5fb4"})
      EXPECT_NE(text.find(color), std::string::npos) << color;
    EXPECT_GT(text.rfind('Q'), text.rfind("1a5fb4")) << "a label is above arrows";
  }
  spec.kind = FigureKind::film;
  spec.format = FigureFormat::gif;
  const auto film = figure_file(figure_request(session, nullptr, spec));
  ASSERT_EQ(film->frames.size(), 2U);
  EXPECT_EQ(film->frames[0].svg.find("b3261e"), std::string::npos);
  EXPECT_NE(film->frames[1].svg.find("b3261e"), std::string::npos);
}

TEST(PositionFigure, MarksTheBestMove) {
  FigureChoices choices;
  choices.best_move = true;
  const Session placing = valued("tictactoe", one_wins);  // c3 is square 2
  FigureChoices by_hand;
  by_hand.markup.marks = {{2, MarkShape::highlight}};
  EXPECT_EQ(svg(position_figure(placing, false, choices)),
            svg(position_figure(placing, false, by_hand)));
  Session moving = *Session::open("dobutsu");
  Analysis known;
  known.position = moving.position();
  known.value = {Outcome::loss, 78};
  for (const MoveView& move : moving.moves())
    known.moves.push_back({move.text, {Outcome::loss, 78}, std::nullopt});
  moving.deliver(known);
  by_hand.markup.marks.clear();
  by_hand.markup.arrows = {{*moving.moves()[0].from, *moving.moves()[0].to}};
  EXPECT_EQ(svg(position_figure(moving, false, choices)),
            svg(position_figure(moving, false, by_hand)));
}

TEST(FigureCaption, ALegendIsDrawnInsteadOfASentence) {
  const Session session = valued("tictactoe", one_wins);
  FigureSpec spec;
  spec.values = spec.caption = true;
  EXPECT_NE(drawn_file(session, spec).find("Disc: win"), std::string::npos);
  spec.legend = true;
  for (const FigureKind kind : {FigureKind::position, FigureKind::tree}) {
    spec.kind = kind;
    const std::string file = drawn_file(session, spec);
    for (const char* words : {">X wins<", ">draw<", ">O wins<", ">number: plies "})
      EXPECT_NE(file.find(words), std::string::npos) << words;
    EXPECT_EQ(file.find("Disc: win"), std::string::npos);
  }
  spec.caption = false;
  EXPECT_NE(drawn_file(session, spec).find(">X wins<"), std::string::npos);
}

TEST(FigureCaption, TheAuthorsTextFollowsAndIsEscaped) {
  const Session session = *Session::open("tictactoe");
  FigureSpec spec;
  spec.caption_text = "50 % & <X>\nДва\x01い\uFFFEか";
  std::string file = drawn_file(session, spec);
  EXPECT_NE(file.find(">50 % &amp; &lt;X&gt;</text>"), std::string::npos) << file;
  EXPECT_NE(file.find(">Два い か</text>"), std::string::npos);
  EXPECT_EQ(file.find("rules: normal"), std::string::npos);
  spec.caption = true;
  spec.link = "https://example.org/";
  file = drawn_file(session, spec);
  EXPECT_LT(file.find("rules: normal"), file.find("50 %"));
  EXPECT_LT(file.find("50 %"), file.find(spec.link));
  spec.format = FigureFormat::tikz;
  EXPECT_NE(drawn_file(session, spec).find("{50 \\% \\& \\textless{}X\\textgreater{}}"),
            std::string::npos);
}

TEST(FigureFile, StatesItsWidthInItsUnit) {
  const Session session = *Session::open("tictactoe");
  FigureSpec spec;
  spec.unit = LengthUnit::mm;
  spec.choices.width = 80 * pixels_in(LengthUnit::mm);
  EXPECT_NE(drawn_file(session, spec).find(" width=\"80mm\" height=\"80mm\""), std::string::npos);
  spec.unit = LengthUnit::pt;
  spec.choices.width = 227 * pixels_in(LengthUnit::pt);
  EXPECT_NE(drawn_file(session, spec).find(" width=\"227pt\""), std::string::npos);
  spec.kind = FigureKind::tree;  // is scaled
  EXPECT_NE(drawn_file(session, spec).find(" width=\"227pt\""), std::string::npos);
}

TEST(FigureFile, APngStatesItsWidthAtAnyScale) {
  const Session session = *Session::open("gobblers2");
  FigureSpec spec;
  spec.format = FigureFormat::png;
  for (const FigureKind kind : {FigureKind::position, FigureKind::tree})
    for (const unsigned scale : {1U, 2U, 3U}) {
      spec.kind = kind;
      spec.scale = scale;
      spec.choices.width = 80 * pixels_in(LengthUnit::mm);
      const FigureFile file = *figure_file(session, nullptr, spec);
      const std::vector<std::uint8_t>& chunk = file.png_size;
      ASSERT_EQ(chunk.size(), 21U);
      EXPECT_EQ(std::string(chunk.begin() + 4, chunk.begin() + 8), "pHYs");
      const auto number_at = [&](std::size_t at) {
        std::uint32_t number = 0;
        for (std::size_t i = at; i < at + 4; ++i) number = number << 8U | chunk[i];
        return number;
      };
      EXPECT_EQ(number_at(8), number_at(12)) << "pixels a metre, across and down";
      EXPECT_EQ(chunk[16], 1) << "the unit, metres";
      EXPECT_NEAR(1000.0 * file.width / number_at(8), 80, 0.02) << scale;
    }
}

// The margins of a board are wider than 30 pixels.
TEST(FigureFile, NarrowOnesAreScaled) {
  for (const char* game : {"tictactoe", "gobblers2", "dobutsu", "go:19", "mnk:64,1,1"}) {
    const Session session = *Session::open(game);
    FigureSpec spec;
    spec.caption = true;
    spec.choices.width = 30;
    spec.choices.markup.arrows = {{0, 1}};
    for (const FigureKind kind : {FigureKind::position, FigureKind::plot}) {
      spec.kind = kind;
      const std::string file = drawn_file(session, spec);
      EXPECT_NE(file.find(" width=\"30\""), std::string::npos) << game;
      for (const char* size : {" width=\"-", " height=\"-", " r=\"-"})
        EXPECT_EQ(file.find(size), std::string::npos) << game << size;
    }
  }
}

TEST(TreeFigure, MovesAndValuesAreWritten) {
  const Session session = valued("tictactoe", one_wins);
  const Figure figure = tree_figure(session, {});
  const std::string file = svg(figure);
  EXPECT_NE(file.find(">c3</text>"), std::string::npos);
  ASSERT_FALSE(figure.table.rows.empty());
  EXPECT_EQ(figure.table.rows[0][0], "c3");
  EXPECT_EQ(figure.table.rows[0][2], "win");
  EXPECT_EQ(figure.table.rows[0][3], "1");  // with the move
  EXPECT_EQ(figure.table.rows[0][4], "yes");
  EXPECT_EQ(figure.table.rows[1][4], "");
  EXPECT_NE(figure.signs.find("Values for X. "), std::string::npos);
  EXPECT_NE(figure.signs.find("number: plies from the root to the end"), std::string::npos);
}

TEST(TreeFigure, LossesAreRingsAndNeverFilled) {
  const Session session = valued("tictactoe", one_wins);
  const std::string file = svg(tree_figure(session, {}));
  EXPECT_GT(count_occurrences(file, "fill=\"none\" stroke=\"#a5460a\""), 0U);
  for (std::size_t at = file.find("<circle"); at != std::string::npos;
       at = file.find("<circle", at + 1)) {
    const std::string element = file.substr(at, file.find("/>", at) - at);
    EXPECT_EQ(element.find("fill=\"#a5460a\""), std::string::npos) << element;
  }
}

// No connector leads over another position's picture.
TEST(TreeFigure, WaysGoAroundPictures) {
  for (const char* game : {"tictactoe", "gobblers2", "mnk:5,4,4"}) {
    const Session session = *Session::open(game);
    const PositionTree tree = make_tree(session, {.up_to_symmetry = false});
    for (const PositionNode& node : tree.nodes) {
      for (std::size_t i = 0; i + 1 < node.connector.size(); ++i) {
        const Point a = node.connector[i], b = node.connector[i + 1];
        ASSERT_TRUE(a.x == b.x || a.y == b.y);
        const Rect connector =
            from_corners(std::min(a.x, b.x) - 0.001F, std::min(a.y, b.y),
                         std::max(a.x, b.x) + 0.001F, std::max(a.y, b.y) + 0.001F);
        for (const PositionNode& other : tree.nodes)
          ASSERT_TRUE(empty(intersection(connector, inset(other.rect, 0.01F)))) << game;
      }
    }
  }
}

TEST(PlotFigure, HasABarForEachPly) {
  const Session session = valued("tictactoe", "", {"a3", "b3", "b2"});
  const Figure figure = plot_figure(session, {});
  ASSERT_EQ(figure.table.rows.size(), 4U);
  EXPECT_EQ(figure.table.rows[0][2], "draw");
  EXPECT_EQ(figure.table.rows[2][1], "b3");
  EXPECT_EQ(figure.table.rows[2][2], "win");
  EXPECT_EQ(figure.table.rows[2][4], "yes");  // b3 is the blunder
  EXPECT_EQ(figure.table.rows[3][4], "");
}

TEST(PlotFigure, ItsTableNamesWhomTheOutcomesAreFor) {
  const Session session = valued("tictactoe", "", {"a3"});
  FigureChoices choices;
  EXPECT_EQ(plot_figure(session, choices).table.columns[2].heading, "Outcome for X");
  choices.language = Language::japanese;
  EXPECT_EQ(plot_figure(session, choices).table.columns[2].heading, "Xから見た結果");
}

TEST(HistogramFigure, CountsAreThoseOfTheGame) {
  const auto game = *find_game("gobblers1");
  const Summary summary = *game->solver()->summarise({});
  const Figure figure = histogram_figure(game->info(), summary, {});
  ASSERT_EQ(figure.table.rows.size(), summary.by_distance.size() + 1);
  std::uint64_t won = 0;
  for (const auto& row : figure.table.rows) won += row[1].empty() ? 0 : std::stoull(row[1]);
  EXPECT_EQ(won, summary.win);
  EXPECT_EQ(figure.table.columns[0].heading, "plies to the end");
  EXPECT_EQ(figure.table.rows.back()[2], std::to_string(summary.draw));
  const std::string file = svg(figure);
  EXPECT_NE(file.find(">Won</text>"), std::string::npos);
  EXPECT_NE(file.find("<desc>Positions by outcome and distance: "), std::string::npos);
}

TEST(HistogramFigure, LinesOfItsGridAreWrittenShortly) {
  const auto game = *find_game("gobblers1");
  Statistics statistics;
  statistics.by_distance = {{0, 0, 20'000}, {1, 30'000, 0}};
  const std::string file = svg(histogram_figure(game->info(), statistics, {}));
  for (const char* count : {">100</text>", ">1 k</text>", ">10 k</text>"})
    EXPECT_NE(file.find(count), std::string::npos) << count;
}

TEST(DataTables, CellsAreQuotedAndEscaped) {
  const DataTable table{
      {{"move", "Move"}, {"n", "100 %", true}}, {{"a,\"b\"", "1"}, {"-", ""}}, "title"};
  EXPECT_EQ(csv_text(table), "move,n\n\"a,\"\"b\"\"\",1\n-,\n");
  EXPECT_EQ(latex_table(table),
            "% title\n"
            "% LaTeX: \\usepackage{booktabs}, then \\input this file.\n"
            "\\begin{tabular}{lr}\n"
            "\\toprule\n"
            "Move & 100 \\% \\\\\n"
            "\\midrule\n"
            "a,{}{\\char34}b{\\char34} & 1 \\\\\n"
            "-{} &  \\\\\n"
            "\\bottomrule\n"
            "\\end{tabular}%\n");
}

TEST(Poster, ShowsThePositionOfTheLink) {
  const char* line = "game=gobblers2&rules=strict&moves=L@b2.L@a1";
  const std::string poster = poster_of(line, false);
  EXPECT_NE(poster.find("-,-,-/-,L,-/l,-,-:1"), std::string::npos);
  EXPECT_NE(poster_of(line, true), poster);
  EXPECT_NE(poster_of("game=dobutsu&view=second", false), poster_of("game=dobutsu", false));
  EXPECT_EQ(poster_of("game=chess", false), poster_of("", false));
}

}  // namespace
}  // namespace kanzen::figures
