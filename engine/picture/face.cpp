#include "engine/picture/face.hpp"

#include <algorithm>

namespace kanzen {

BoardShape shape_of(const GameInfo& info, const BoardView& board, bool turned) {
  const bool trays = !board.hands.empty() || info.komi.has_value();
  return {board.columns, board.rows, trays, face_of(info).board_style(), turned};
}

// Orange and purple, because blue means "win".
const std::array<PlayerColors, 2>& Face::players(bool dark) const {
  static constexpr std::array<PlayerColors, 2> on_light{
      {{rgb(0xF2912F), rgb(0xC9680F), rgb(0x8A4706), rgb(0xFBD9B2)},
       {rgb(0x8258BE), rgb(0x5C3796), rgb(0x3D2268), rgb(0xDCCBF5)}}};
  static constexpr std::array<PlayerColors, 2> on_dark{
      {{rgb(0xF29B42), rgb(0xC4711F), rgb(0xF7C48C), rgb(0xFCE0BF)},
       {rgb(0x9C76D8), rgb(0x7350B0), rgb(0xC6ADF0), rgb(0xE6DAFA)}}};
  return dark ? on_dark : on_light;
}

void Face::name_mark(const Drawing& drawing, Point centre, float size, Player player) const {
  const PlayerColors& colors = players(drawing.theme.dark)[player];
  drawing.pen.disc(centre, size / 2, colors.body);
  drawing.pen.ring(centre, size / 2, colors.edge, 1);
}

namespace {

// In units: the side of a square is 1.
constexpr float disc_radius = 0.36F;
constexpr float stack_step = 0.05F;  // offset between the pieces of a stack

// The largest size whose capitals fit onto the disc; nullopt: none does.
std::optional<FontSize> letter_size(float unit) {
  for (const FontSize size :
       {FontSize::verdict, FontSize::title, FontSize::figure, FontSize::body, FontSize::caption}) {
    if (static_cast<float>(size) <= 0.6F * unit) return size;
  }
  return std::nullopt;
}

class DefaultFace final : public Face {
 public:
  void stack(const Drawing& drawing, Point centre, float unit, std::span<const PieceView> stack,
             const Pose& pose) const override {
    const auto tinted = [&](Color color) {
      return pose.ghost ? mix(color, *pose.ghost, 0.38F) : color;
    };
    const std::size_t shown = stack.size() - (pose.without_top && !stack.empty() ? 1 : 0);
    for (std::size_t i = 0; i < shown; ++i) {
      const bool top = i + 1 == stack.size();
      const float height = stack_step * static_cast<float>(i) + (top ? pose.lift : 0);
      const Point middle{centre.x, centre.y - height * unit};
      const PlayerColors& colors = players(drawing.theme.dark)[stack[i].player];
      drawing.pen.disc(middle, disc_radius * unit, tinted(colors.body));
      drawing.pen.ring(middle, disc_radius * unit, tinted(colors.edge),
                       std::max(1.0F, 0.02F * unit));
      const auto size = letter_size(unit);
      if (!size || i + 1 != shown) continue;
      const auto& letters =
          stack[i].player == 0 ? drawing.info.kinds : drawing.info.kinds_of_second;
      drawing.pen.text(middle, letters[stack[i].kind],
                       {*size, Weight::semibold, tinted(colors.mark), Align::centre});
    }
  }

  void silhouette(const Drawing& drawing, Point centre, float unit, PieceView) const override {
    drawing.pen.disc(centre, disc_radius * unit, drawing.theme.raised);
  }

  Extent extent(const GameInfo&, unsigned) const override {
    return {disc_radius, -disc_radius, disc_radius};
  }

  PieceView emblem(const GameInfo&, Player player) const override { return {0, player}; }
};

}  // namespace

const Face& default_face() {
  static const DefaultFace face;
  return face;
}

}  // namespace kanzen
