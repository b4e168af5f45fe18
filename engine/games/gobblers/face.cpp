#include <algorithm>
#include <array>
#include <cmath>

#include "engine/picture/face.hpp"

namespace kanzen {
namespace {

// Lengths in units of a square's side.
constexpr float ground = 0.37F;        // y of the lowest lip's foot
constexpr float lip_height = 0.085F;   // lip of a visible piece
constexpr float plate_height = 0.07F;  // covered piece, of which only the lip is visible
constexpr float plate_pitch = 0.084F;  // height that a covered piece adds to the stack
constexpr float dome_base = 0.051F;    // the dome begins this far above the lip's foot

// Minimum CSS pixels per unit at which these details are drawn.
constexpr float with_shine = 50;
constexpr float with_eyes = 40;

struct EyeColors {
  Color white, pupil;
};

const EyeColors& eye_colors(const Theme& theme) {
  static constexpr EyeColors on_light{rgb(0xFFFFFF), rgb(0x241F1C)};
  static constexpr EyeColors on_dark{rgb(0xFBF8F2), rgb(0x1B1816)};
  return theme.dark ? on_dark : on_light;
}

struct Cup {
  float lip;     // half the width of the lip
  float height;  // height of the dome
};

Cup cup_of(std::string_view kind) {
  if (kind == "S") return {0.170F, 0.30F};
  if (kind == "M") return {0.265F, 0.42F};
  return {0.360F, 0.54F};
}

int dots_of(std::string_view kind) {
  if (kind == "S") return 2;
  return kind == "M" ? 3 : 5;
}

// The drawing context of one stack: its position and colours.
struct Pencil {
  Pen& pen;
  const Theme& theme;
  const std::array<PlayerColors, 2>& players;
  Point centre;
  float unit;
  const Pose& pose;

  Point at(float x, float y) const { return {centre.x + x * unit, centre.y + y * unit}; }
  Color tinted(Color color) const { return pose.ghost ? mix(color, *pose.ghost, 0.38F) : color; }
  float edge() const { return std::max(0.75F, 0.010F * unit); }
};

void draw_shadow(const Pencil& pencil, float lip, float y) {
  for (int i = 0; i < 3; ++i) {
    const float grow = 0.012F * static_cast<float>(i);
    const float half = lip - 0.03F + grow;
    const Point middle = pencil.at(0, y + 0.008F);
    const Rect rect = around(middle, 2 * half * pencil.unit, (0.05F + 2 * grow) * pencil.unit);
    pencil.pen.capsule(rect, pencil.theme.shadow, pencil.theme.shadow_alpha);
  }
}

// Draws the light mark on a lip, a bar for Orange and dots for Purple, so that colour is not the
// only distinction.
void draw_mark(const Pencil& pencil, std::string_view kind, Player player, float lip, float middle,
               float height) {
  const Color mark = pencil.tinted(pencil.players[player].mark);
  if (player == 0) {
    const Rect bar = around(pencil.at(0, middle - 0.2F * height), 1.44F * lip * pencil.unit,
                            std::max(0.16F * height * pencil.unit, 1.0F));
    pencil.pen.capsule(bar, mark, 0.75F);
    return;
  }
  const int dots = dots_of(kind);
  for (int i = 0; i < dots; ++i) {
    const float share = (static_cast<float>(i) + 0.5F) / static_cast<float>(dots);
    const Point dot = pencil.at((2 * share - 1) * 0.92F * lip, middle);
    pencil.pen.disc(dot, 0.2F * height * pencil.unit, mark);
  }
}

void draw_lip(const Pencil& pencil, std::string_view kind, Player player, float foot,
              float height) {
  const PlayerColors& colors = pencil.players[player];
  const float lip = cup_of(kind).lip;
  const float half = height / 2 * pencil.unit;
  Pen& pen = pencil.pen;
  const Point middle = pencil.at(0, foot - height / 2);
  const float reach = lip * pencil.unit - half;
  pen.path_arc({middle.x + reach, middle.y}, half, -pi / 2, pi / 2);
  pen.path_arc({middle.x - reach, middle.y}, half, pi / 2, 3 * pi / 2);
  pen.fill_and_stroke_path(pencil.tinted(colors.rim), pencil.tinted(colors.edge), pencil.edge());
  draw_mark(pencil, kind, player, lip, foot - height / 2, height);
}

void dome_path(const Pencil& pencil, float b, float y0, float height) {
  pencil.pen.path_to(pencil.at(-b, y0));
  pencil.pen.path_bezier(pencil.at(-b, y0 - 0.66F * height), pencil.at(-0.66F * b, y0 - height),
                         pencil.at(0, y0 - height));
  pencil.pen.path_bezier(pencil.at(0.66F * b, y0 - height), pencil.at(b, y0 - 0.66F * height),
                         pencil.at(b, y0));
}

void draw_shine(const Pencil& pencil, float b, float y0, float height) {
  Pen& pen = pencil.pen;
  pen.path_to(pencil.at(-0.70F * b, y0 - 0.42F * height));
  pen.path_bezier(pencil.at(-0.66F * b, y0 - 0.72F * height),
                  pencil.at(-0.42F * b, y0 - 0.88F * height),
                  pencil.at(-0.16F * b, y0 - 0.90F * height));
  pen.stroke_path({255, 255, 255}, 0.022F * pencil.unit, false, 0.42F);
}

// Returns the offset of the pupil from the middle of its eye, in units.
Point pupil_shift(const Pencil& pencil, Point eye, float e, float b) {
  if (!pencil.pose.looks_at) return {0, 0.085F * e};
  const Point offset = *pencil.pose.looks_at - eye;
  const float length = std::hypot(offset.x, offset.y);
  const float reach = 0.34F * e;
  const float full = b * pencil.unit;  // the pupil moves less for nearer targets
  if (length < 1) return {0, 0};
  const float share = std::min(length / full, 1.0F);
  return {offset.x / length * reach * share, offset.y / length * reach * share};
}

void draw_eye(const Pencil& pencil, Player player, Point middle, float e, float b) {
  Pen& pen = pencil.pen;
  const PlayerColors& colors = pencil.players[player];
  const float radius = e * pencil.unit;
  pen.disc(middle, radius, pencil.tinted(eye_colors(pencil.theme).white));
  const Point shift = pupil_shift(pencil, middle, e, b);
  const Point pupil = middle + shift * pencil.unit;
  pen.disc(pupil, 0.52F * radius, pencil.tinted(eye_colors(pencil.theme).pupil));
  const Point light{pupil.x + 0.18F * radius, pupil.y - 0.20F * radius};
  if (pencil.unit >= with_shine) {
    pen.disc(light, 0.15F * radius, pencil.tinted(eye_colors(pencil.theme).white));
  }
  if (player == 1) {  // the eyelid: the part above −0.34 e
    const float angle = std::asin(0.34F);
    pen.path_arc(middle, radius, pi + angle, 2 * pi - angle);
    pen.fill_path(pencil.tinted(colors.rim));
  }
  pen.ring(middle, radius, pencil.tinted(colors.rim), 1);
}

void draw_dome(const Pencil& pencil, std::string_view kind, Player player, float foot) {
  const Cup cup = cup_of(kind);
  const PlayerColors& colors = pencil.players[player];
  const float y0 = foot - dome_base;
  const float b = 0.88F * cup.lip;
  dome_path(pencil, b, y0, cup.height);
  pencil.pen.fill_and_stroke_path(pencil.tinted(colors.body), pencil.tinted(colors.edge),
                                  pencil.edge());
  if (pencil.unit >= with_shine && !pencil.pose.ghost) draw_shine(pencil, b, y0, cup.height);
  draw_lip(pencil, kind, player, foot, lip_height);
  if (pencil.unit < with_eyes) return;
  for (const float side : {-0.36F, 0.36F}) {
    draw_eye(pencil, player, pencil.at(side * b, y0 - 0.47F * cup.height), 0.25F * b, b);
  }
}

// Draws a lifted piece, and the piece that it uncovers as a visible one, with eyes.
void draw_lifted(const Pencil& pencil, std::span<const std::string> kinds,
                 std::span<const PieceView> stack, float foot) {
  const PieceView top = stack.back();
  const auto below = stack.first(stack.size() - 1);
  if (!below.empty()) {
    draw_dome(pencil, kinds[below.back().kind], below.back().player, foot + plate_pitch);
  }
  if (pencil.pose.without_top) return;
  const float lifted = foot - pencil.pose.lift;
  if (pencil.unit >= with_shine) draw_shadow(pencil, cup_of(kinds[top.kind]).lip, lifted + 0.03F);
  draw_dome(pencil, kinds[top.kind], top.player, lifted);
}

// Draws nested cups with eyes.  The lip of a covered piece remains visible and shows its size by
// its width and its owner by colour and mark.
class GobblersFace final : public Face {
 public:
  void stack(const Drawing& drawing, Point centre, float unit, std::span<const PieceView> stack,
             const Pose& pose) const override {
    if (stack.empty()) return;
    const std::span<const std::string> kinds = drawing.info.kinds;
    const auto& colors = players(drawing.theme.dark);
    const Pencil pencil{drawing.pen, drawing.theme, colors, centre, unit, pose};
    const Pose covered_pose;  // only the arriving piece is a ghost
    const Pencil plates_pencil{drawing.pen, drawing.theme, colors, centre, unit, covered_pose};
    const bool lifted = pose.lift > 0 || pose.without_top;
    const bool grounded = !(pose.without_top && stack.size() == 1);
    if (unit >= with_shine && !pose.ghost && grounded) {
      draw_shadow(pencil, cup_of(kinds[stack.front().kind]).lip, ground);
    }
    float foot = ground;
    // Draws the covered pieces from the bottom up; draw_lifted draws the one that a lift uncovers.
    const std::size_t plates = stack.size() - 1;
    for (std::size_t i = 0; i < plates; ++i) {
      const bool uncovered = lifted && i + 1 == plates;
      if (!uncovered)
        draw_lip(plates_pencil, kinds[stack[i].kind], stack[i].player, foot, plate_height);
      foot -= plate_pitch;
    }
    if (lifted) {
      draw_lifted(pencil, kinds, stack, foot);
    } else {
      draw_dome(pencil, kinds[stack.back().kind], stack.back().player, foot);
    }
  }

  void silhouette(const Drawing& drawing, Point centre, float unit,
                  PieceView piece) const override {
    const Theme& theme = drawing.theme;
    const Cup cup = cup_of(drawing.info.kinds[piece.kind]);
    const Pose pose;
    const Pencil pencil{drawing.pen, theme, players(theme.dark), centre, unit, pose};
    dome_path(pencil, 0.88F * cup.lip, ground - dome_base, cup.height);
    drawing.pen.fill_path(theme.raised);
    drawing.pen.capsule(
        from_corners(centre.x - cup.lip * unit, centre.y + (ground - lip_height) * unit,
                     centre.x + cup.lip * unit, centre.y + ground * unit),
        theme.raised);
  }

  Extent extent(const GameInfo& info, unsigned kind) const override {
    const Cup cup = cup_of(info.kinds[kind]);
    return {cup.lip, ground - dome_base - cup.height, ground};
  }

  // Returns the largest cup.
  PieceView emblem(const GameInfo& info, Player player) const override {
    return {static_cast<std::uint8_t>(info.kinds.size() - 1), player};
  }

  float line_height() const override { return 0.39F; }  // the lips' feet
};

}  // namespace

const Face& face_of_gobblers() {
  static const GobblersFace face;
  return face;
}

}  // namespace kanzen
