#include "engine/picture/plain_face.hpp"

#include <algorithm>

namespace kanzen {
namespace {

// In units, a unit being the side of a square.
constexpr float disc_radius = 0.36F;
constexpr float stack_step = 0.05F;  // by which each piece of a stack stands higher

// The largest size whose capitals fit onto the disc; nullopt: none does.
std::optional<FontSize> letter_size(float unit) {
  for (const FontSize size :
       {FontSize::verdict, FontSize::title, FontSize::figure, FontSize::body, FontSize::caption}) {
    if (static_cast<float>(size) <= 0.6F * unit) return size;
  }
  return std::nullopt;
}

}  // namespace

void PlainFace::stack(const Drawing& drawing, Point centre, float unit,
                      std::span<const PieceView> stack, const Pose& pose) const {
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
    drawing.pen.ring(middle, disc_radius * unit, tinted(colors.edge), std::max(1.0F, 0.02F * unit));
    const auto size = letter_size(unit);
    if (!size || i + 1 != shown) continue;
    const auto& letters = stack[i].player == 0 ? drawing.info.kinds : drawing.info.kinds_of_second;
    drawing.pen.text(middle, letters[stack[i].kind],
                     {*size, Weight::semibold, tinted(colors.mark), Align::centre});
  }
}

void PlainFace::silhouette(const Drawing& drawing, Point centre, float unit, PieceView) const {
  drawing.pen.disc(centre, disc_radius * unit, drawing.theme.raised);
}

Extent PlainFace::extent(const GameInfo&, unsigned) const {
  return {disc_radius, -disc_radius, disc_radius};
}

PieceView PlainFace::emblem(const GameInfo&, Player player) const { return {0, player}; }

}  // namespace kanzen
