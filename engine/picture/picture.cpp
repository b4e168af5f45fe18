#include "engine/picture/picture.hpp"

#include <algorithm>
#include <utility>

#include "engine/picture/marks.hpp"

namespace kanzen {
namespace {

constexpr float caption_margin = 16;
constexpr float line_height = 19;
constexpr float heading_height = 24;
constexpr float sign_width = 16;  // of a legend's sign and the space after it
constexpr float legend_gap = 18;  // between a legend's entries
constexpr float qr_module = 3;
constexpr float narrowest_text = 160;  // next to a QR code; else the code is below the text

// Positions of the parts of a caption, relative to its top.
struct CaptionLayout {
  std::vector<Point> legend;  // the entries' left ends, at half the height of a line
  float legend_height = 0;
  std::vector<std::string> heading, lines;
  float text_height = 0, height = 0;
  Rect qr;
};

void place_legend(CaptionLayout& layout, const Caption& caption, float width) {
  if (caption.legend.empty()) return;
  Point at{0, line_height / 2};
  for (const LegendEntry& entry : caption.legend) {
    const float needed =
        (entry.sign ? sign_width : 0) + measured_text_width(entry.words, FontSize::caption);
    if (at.x > 0 && at.x + needed > width) at = {0, at.y + line_height};
    layout.legend.push_back(at);
    at.x += needed + legend_gap;
  }
  layout.legend_height = at.y + line_height / 2;
}

CaptionLayout layout_of(const Caption& caption, float width) {
  CaptionLayout layout;
  const float side =
      caption.qr ? qr_module * static_cast<float>(caption.qr->side + 2 * quiet_modules) : 0;
  const float whole = width - 2 * caption_margin;
  const bool side_by_side = caption.qr && whole - side - caption_margin >= narrowest_text;
  const float text_width = side_by_side ? whole - side - caption_margin : whole;
  place_legend(layout, caption, text_width);
  layout.heading = wrap_text(caption.heading, text_width, FontSize::body, Weight::semibold);
  for (const std::string& line : caption.lines)
    for (std::string& part : wrap_text(line, text_width, FontSize::caption))
      layout.lines.push_back(std::move(part));
  layout.text_height = layout.legend_height +
                       heading_height * static_cast<float>(layout.heading.size()) +
                       line_height * static_cast<float>(layout.lines.size());
  const float below = layout.text_height + (layout.text_height > 0 ? 8.0F : 0.0F);
  layout.qr = {side_by_side ? width - caption_margin - side : caption_margin,
               caption_margin + (side_by_side ? 0 : below), side, side};
  const float content = side_by_side ? std::max(layout.text_height, side) : below + side;
  layout.height = caption_margin + content + caption_margin;
  return layout;
}

void draw_caption(Pen& pen, const Theme& theme, const Caption& caption, float width, float top) {
  const CaptionLayout layout = layout_of(caption, width);
  float y = top + caption_margin;
  for (std::size_t i = 0; i < caption.legend.size(); ++i) {
    const LegendEntry& entry = caption.legend[i];
    Point at = layout.legend[i] + Point{caption_margin, y};
    if (entry.sign) {
      constexpr float radius = 5;
      draw_sign(pen, {at.x + radius, at.y}, radius, *entry.sign, outcome_color(theme, *entry.sign));
      at.x += sign_width;
    }
    pen.text(at, entry.words, {FontSize::caption, Weight::regular, theme.text2});
  }
  y += layout.legend_height;
  for (const std::string& line : layout.heading) {
    pen.text({caption_margin, y + heading_height / 2}, line,
             {FontSize::body, Weight::semibold, theme.text});
    y += heading_height;
  }
  for (const std::string& line : layout.lines) {
    pen.text({caption_margin, y + line_height / 2}, line,
             {FontSize::caption, Weight::regular, theme.text2});
    y += line_height;
  }
  if (caption.qr) draw_qr_code(pen, *caption.qr, moved(layout.qr, 0, top));
}

}  // namespace

// Adjacent dark modules of a row are one rectangle, so that viewers show no seams between them.
void draw_qr_code(Pen& pen, const QrCode& code, const Rect& square) {
  pen.fill(square, rgb(0xFFFFFF));
  const float module = square.width / static_cast<float>(code.side + 2 * quiet_modules);
  const auto at = [&](unsigned place) {
    return module * static_cast<float>(quiet_modules + place);
  };
  for (unsigned row = 0; row < code.side; ++row) {
    for (unsigned column = 0; column < code.side;) {
      const unsigned first = column;
      while (column < code.side && code.dark[row * code.side + column] != 0) ++column;
      if (column > first)
        pen.fill({square.x + at(first), square.y + at(row),
                  module * static_cast<float>(column - first), module},
                 rgb(0x000000));
      else
        ++column;
    }
  }
}

Picture with_caption(Picture picture, Caption caption, const Theme& theme) {
  if (caption.empty()) return picture;
  const float top = picture.height;
  picture.height += layout_of(caption, picture.width).height;
  picture.draw = [inner = std::move(picture.draw), caption = std::move(caption), &theme,
                  width = picture.width, top](Pen& pen) {
    inner(pen);
    draw_caption(pen, theme, caption, width, top);
  };
  return picture;
}

Picture with_background(Picture picture, Color background) {
  picture.draw = [inner = std::move(picture.draw), background,
                  whole = Rect{0, 0, picture.width, picture.height}](Pen& pen) {
    pen.fill(whole, background);
    inner(pen);
  };
  return picture;
}

}  // namespace kanzen
