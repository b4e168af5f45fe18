// The output of the TikZ pen, element by element, and the treatment of greys and scales by both
// pens.
#include "engine/picture/tikz_pen.hpp"

#include <gtest/gtest.h>

#include "engine/picture/svg_pen.hpp"
#include "tests/picture/count_occurrences.hpp"

namespace kanzen::tikz_pen {
namespace {

constexpr Color orange = rgb(0xF2912F);

// Returns the commands alone, without the text before and after them.
std::string tikz_drawn(const TikzPen& pen) {
  const std::string file = pen.file(10, 10, "", "");
  const std::size_t begin = file.find("rectangle (10,10);\n") + 19;
  return file.substr(begin, file.rfind("\\end{tikzpicture}") - begin);
}

TEST(TikzPen, AFileNeedsNothingButTheInput) {
  TikzPen pen;
  pen.fill({1, 2, 30, 20}, orange);
  pen.disc({5, 5}, 2, orange, 0.5F);
  EXPECT_EQ(pen.file(40, 20, "gobblers, strict", "Position -.\nX"),
            "% gobblers, strict\n"
            "% Position -. X\n"
            "% LaTeX: \\usepackage{tikz}, then \\input this file.\n"
            "\\begin{tikzpicture}[x=0.750000bp,y=-0.750000bp,"
            "every node/.style={inner sep=0pt,outer sep=0pt}]\n"
            "\\definecolor{kanzenf2912f}{HTML}{F2912F}\n"
            "\\path[use as bounding box] (0,0) rectangle (40,20);\n"
            "\\path[fill=kanzenf2912f] (1,2) rectangle (31,22);\n"
            "\\path[fill=kanzenf2912f,fill opacity=0.5] (5,5) circle[radius=2];\n"
            "\\end{tikzpicture}%\n");
}

TEST(TikzPen, RoundCornersAreArcsAndLinesLieInside) {
  TikzPen pen;
  pen.outline({0, 0, 20, 10}, orange, 4, 2);
  pen.fill({0, 0, 20, 10}, orange, 4, 1, Corners::left);
  EXPECT_EQ(tikz_drawn(pen),
            "\\path[draw=kanzenf2912f,line width=1.5bp] (1,4)"
            " arc[start angle=180,end angle=270,radius=3] -- (16,1)"
            " arc[start angle=270,end angle=360,radius=3] -- (19,6)"
            " arc[start angle=0,end angle=90,radius=3] -- (4,9)"
            " arc[start angle=90,end angle=180,radius=3] -- cycle;\n"
            "\\path[fill=kanzenf2912f] (0,4)"
            " arc[start angle=180,end angle=270,radius=4] -- (20,0) -- (20,10) -- (4,10)"
            " arc[start angle=90,end angle=180,radius=4] -- cycle;\n");
}

TEST(TikzPen, PathsGoOnUntilTheyAreDrawn) {
  TikzPen pen;
  pen.path_to({0, 0});
  pen.path_bezier({1, 0}, {2, 1}, {2, 2});
  pen.stroke_path(orange, 2, false);
  pen.path_arc({5, 5}, 2, 0, pi);
  pen.fill_and_stroke_path(orange, orange, 4);
  EXPECT_EQ(tikz_drawn(pen),
            "\\path[draw=kanzenf2912f,line width=1.5bp] (0,0) .. controls (1,0) and (2,1) .. "
            "(2,2);\n"
            "\\path[fill=kanzenf2912f,draw=kanzenf2912f,line width=3bp] (7,5)"
            " arc[start angle=0,end angle=180,radius=2] -- cycle;\n");
}

TEST(TikzPen, TextIsTheDocumentsInItsSize) {
  TikzPen pen;
  pen.text({10, 20}, "a_1", {FontSize::figure, Weight::semibold, orange, Align::centre});
  EXPECT_EQ(
      tikz_drawn(pen),
      "\\node[anchor=base,text=kanzenf2912f,font=\\fontsize{15bp}{18bp}\\selectfont\\bfseries] "
      "at (10,27.2) {a\\_1};\n");
}

TEST(TikzPen, AScaleIsOfEverything) {
  TikzPen pen({.grey = false, .scale = 0.5F});
  pen.line({0, 0}, {10, 0}, orange, 2);
  const std::string file = pen.file(10, 10, "", "");
  EXPECT_NE(file.find("[x=0.375000bp,y=-0.375000bp,"), std::string::npos);
  EXPECT_NE(file.find("line width=0.75bp] (0,0) -- (10,0)"), std::string::npos);
}

TEST(FilePens, GreysAreAsLightAsTheColours) {
  const Color grey = grey_of(orange);
  EXPECT_EQ(grey.red, grey.green);
  EXPECT_EQ(grey.green, grey.blue);
  EXPECT_NEAR(contrast(grey, orange), 1, 0.02);
  SvgPen svg({.grey = true});
  TikzPen tikz({.grey = true});
  for (FilePen* pen : {static_cast<FilePen*>(&svg), static_cast<FilePen*>(&tikz)}) {
    pen->fill({0, 0, 4, 4}, orange);
    pen->ring({2, 2}, 1, orange, 1);
    pen->text({0, 0}, "x", {.color = orange});
    const std::string file = pen->file(4, 4, "", "");
    EXPECT_EQ(file.find("f2912f"), std::string::npos);
    EXPECT_GE(count_occurrences(file, "a8a8a8"), 3U) << file;
  }
}

TEST(FilePens, AScaledSvgIsTheSamePictureShownLarger) {
  SvgPen pen({.grey = false, .scale = 2});
  const std::string file = pen.file(10, 20, "", "");
  EXPECT_NE(file.find("width=\"20\" height=\"40\" viewBox=\"0 0 10 20\""), std::string::npos);
}

TEST(LatexText, NothingIsACommandOrALigature) {
  EXPECT_EQ(escape_latex("50% of $x_1 & {#2}"), "50\\% of \\$x\\_1 \\& \\{\\#2\\}");
  EXPECT_EQ(escape_latex("-,-,--"), "-{},{}-{},{}-{}-{}");
  EXPECT_EQ(escape_latex("\\^~<>|\"`"),
            "\\textbackslash{}\\textasciicircum{}\\textasciitilde{}\\textless{}\\textgreater{}"
            "\\textbar{}{\\char34}\\textasciigrave{}");
  EXPECT_EQ(escape_latex("a3 \u00D74 \u2013"), "a3 \\ensuremath{\\times}4 \\textendash{}");
  EXPECT_EQ(escape_latex("局面\n1"), "局面 1");
}

}  // namespace
}  // namespace kanzen::tikz_pen
