// The output of the SVG pen, element by element.
#include "engine/picture/svg_pen.hpp"

#include <gtest/gtest.h>

namespace kanzen {
namespace {

constexpr Color orange = rgb(0xF2912F);

// Returns the elements alone, without the head and the end of the file.
std::string drawn(const SvgPen& pen) {
  const std::string file = pen.file(10, 10, "", "");
  const std::size_t begin = file.find("</desc>\n") + 8;
  return file.substr(begin, file.rfind("</svg>") - begin);
}

TEST(SvgPen, NumbersHaveTwoDigitsBehindThePointAtMost) {
  SvgPen pen;
  pen.disc({1.0F / 3, -0.005F}, 12.5F, orange);
  EXPECT_EQ(drawn(pen), "<circle cx=\"0.33\" cy=\"-0.01\" r=\"12.5\" fill=\"#f2912f\"/>\n");
}

TEST(SvgPen, RectanglesHaveTheirLinesInside) {
  SvgPen pen;
  pen.fill({1, 2, 0, 20}, orange);             // an empty rectangle is not drawn
  pen.fill({1, 2, 30, 20}, orange, 50, 0.5F);  // no corner is rounder than half a side
  pen.outline({0, 0, 20, 10}, orange, 4, 2);
  EXPECT_EQ(drawn(pen),
            "<rect x=\"1\" y=\"2\" width=\"30\" height=\"20\" rx=\"10\" fill=\"#f2912f\" "
            "fill-opacity=\"0.5\"/>\n"
            "<rect x=\"1\" y=\"1\" width=\"18\" height=\"8\" rx=\"3\" fill=\"none\" "
            "stroke=\"#f2912f\" stroke-width=\"2\"/>\n");
}

TEST(SvgPen, SomeCornersCanBeRoundAlone) {
  SvgPen pen;
  pen.fill({0, 0, 20, 10}, orange, 4, 1, Corners::left);
  pen.fill({0, 0, 20, 10}, orange, 4, 1, Corners::top);
  EXPECT_EQ(drawn(pen),
            "<path d=\"M0 4A4 4 0 0 1 4 0L20 0L20 10L4 10A4 4 0 0 1 0 6Z\" fill=\"#f2912f\"/>\n"
            "<path d=\"M0 4A4 4 0 0 1 4 0L16 0A4 4 0 0 1 20 4L20 10L0 10Z\" fill=\"#f2912f\"/>\n");
}

TEST(SvgPen, PathsAreFilledOrStroked) {
  SvgPen pen;
  pen.path_to({0, 0});
  pen.path_bezier({1, 0}, {2, 1}, {2, 2});
  pen.stroke_path(orange, 1.5F, false);
  const Point corners[] = {{0, 0}, {4, 0}, {0, 4}};
  pen.polygon(corners, orange);
  EXPECT_EQ(drawn(pen),
            "<path d=\"M0 0C1 0 2 1 2 2\" fill=\"none\" stroke=\"#f2912f\" stroke-width=\"1.5\"/>\n"
            "<path d=\"M0 0L4 0L0 4Z\" fill=\"#f2912f\"/>\n");
}

TEST(SvgPen, ArcsGoOnFromThePathAndTurnEitherWay) {
  SvgPen pen;
  pen.path_to({0, 0});
  pen.path_arc({10, 0}, 2, pi, 0);
  pen.fill_path(orange);
  pen.path_arc({0, 0}, 1, 0, 2 * pi);  // a whole circle is two
  pen.stroke_path(orange, 1, true);
  EXPECT_EQ(drawn(pen),
            "<path d=\"M0 0L8 0A2 2 0 0 0 12 0Z\" fill=\"#f2912f\"/>\n"
            "<path d=\"M1 0A1 1 0 0 1 -1 0A1 1 0 0 1 1 0Z\" fill=\"none\" stroke=\"#f2912f\" "
            "stroke-width=\"1\"/>\n");
}

TEST(SvgPen, TextStandsOnItsBaselineAndIsEscaped) {
  SvgPen pen;
  pen.text({5, 6}, "a<b & \"c\"", {FontSize::figure, Weight::semibold, orange, Align::centre});
  EXPECT_EQ(drawn(pen),
            "<text x=\"5\" y=\"13.2\" font-size=\"20\" font-weight=\"600\" text-anchor=\"middle\" "
            "fill=\"#f2912f\">a&lt;b &amp; &quot;c&quot;</text>\n");
}

TEST(SvgPen, TheFileSaysItsSizeAndWhatItShows) {
  const std::string file = SvgPen().file(120, 80.5F, "A & B", "first > second");
  EXPECT_NE(file.find("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"120\" height=\"80.5\" "
                      "viewBox=\"0 0 120 80.5\""),
            std::string::npos);
  EXPECT_NE(file.find("<title>A &amp; B</title>\n<desc>first &gt; second</desc>"),
            std::string::npos);
}

}  // namespace
}  // namespace kanzen
