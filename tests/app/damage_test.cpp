#include "imgui_app/draw/damage.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <utility>
#include <vector>

#include "imgui.h"
#include "imgui_internal.h"

namespace kanzen::app {
namespace {

constexpr int picture_width = 300;
constexpr int picture_height = 200;
constexpr ImU32 background = 0xff202020;

// One rectangle of a picture, whole pixels all.
struct Shape {
  PixelRect rect;
  PixelRect clip;
  ImU32 color = 0;
};

using Shapes = std::vector<Shape>;

ImVec2 corner(int x, int y) { return {static_cast<float>(x), static_cast<float>(y)}; }

// The picture in the form that ImGui passes on.
class Picture {
 public:
  explicit Picture(const Shapes& shapes, ImVec2 size = corner(picture_width, picture_height))
      : list_(&shared_) {
    list_._ResetForNewFrame();
    list_.PushTextureID(nullptr);
    for (const auto& [rect, clip, color] : shapes) {
      list_.PushClipRect(corner(clip.left, clip.top), corner(clip.right, clip.bottom));
      list_.AddRectFilled(corner(rect.left, rect.top), corner(rect.right, rect.bottom), color);
      list_.PopClipRect();
    }
    data_.DisplaySize = size;
    data_.CmdLists.push_back(&list_);
  }

  const ImDrawData& data() const { return data_; }

 private:
  ImDrawListSharedData shared_;
  ImDrawList list_;
  ImDrawData data_;
};

bool holds(const PixelRect& rect, int x, int y) {
  return rect.left <= x && x < rect.right && rect.top <= y && y < rect.bottom;
}

// The naive result: everything drawn on a pixel, in its order.
std::vector<ImU32> layers_at(const Shapes& shapes, int x, int y) {
  std::vector<ImU32> layers;
  for (const auto& [rect, clip, color] : shapes)
    if (holds(rect, x, y) && holds(clip, x, y)) layers.push_back(color);
  return layers;
}

int area_of(const std::vector<PixelRect>& rects) {
  int area = 0;
  for (const PixelRect& rect : rects) area += (rect.right - rect.left) * (rect.bottom - rect.top);
  return area;
}

class ShapeSource {
 public:
  explicit ShapeSource(unsigned seed) : random_(seed) {}

  int below(int count) { return static_cast<int>(random_() % static_cast<unsigned>(count)); }

  PixelRect rect(int largest) {
    const int left = below(picture_width + 40) - 20, top = below(picture_height + 40) - 20;
    return {left, top, left + 1 + below(largest), top + 1 + below(largest)};
  }

  Shape shape() {
    const bool clipped = below(3) == 0;
    return {rect(80), clipped ? rect(150) : PixelRect{0, 0, picture_width, picture_height},
            0x80000000U + static_cast<ImU32>(below(1 << 24))};
  }

  Shapes shapes() {
    Shapes shapes;
    for (int count = below(30); count >= 0; --count) shapes.push_back(shape());
    return shapes;
  }

  // Something is added, gone, moved, cut off, drawn in another order or in another colour.
  void change(Shapes& shapes) {
    const auto at = static_cast<std::size_t>(below(static_cast<int>(shapes.size())));
    const auto place = shapes.begin() + static_cast<std::ptrdiff_t>(at);
    switch (below(6)) {
      case 0: shapes.insert(place, shape()); break;
      case 1: shapes.erase(place); break;
      case 2: shapes[at].rect = rect(80); break;
      case 3: shapes[at].clip = rect(150); break;
      case 4: std::swap(shapes[at], shapes.back()); break;
      default: shapes[at].color ^= 1; break;
    }
    if (shapes.empty()) shapes.push_back(shape());
  }

 private:
  std::mt19937 random_;
};

TEST(Damage, IsTheWholePictureAtFirstAndWhenNothingIsKnown) {
  const Picture picture({{{10, 10, 50, 40}, {0, 0, picture_width, picture_height}, 0xffffffff}});
  const std::vector<PixelRect> all{{0, 0, picture_width, picture_height}};
  Damage damage;
  EXPECT_EQ(damage.since_last(picture.data(), background), all);
  EXPECT_TRUE(damage.since_last(picture.data(), background).empty());
  damage.forget();
  EXPECT_EQ(damage.since_last(picture.data(), background), all);
}

TEST(Damage, IsTheWholePictureInAnotherSizeOrOnAnotherBackground) {
  const Shapes shapes{{{10, 10, 50, 40}, {0, 0, picture_width, picture_height}, 0xffffffff}};
  Damage damage;
  damage.since_last(Picture(shapes).data(), background);
  EXPECT_EQ(area_of(damage.since_last(Picture(shapes).data(), background + 1)),
            picture_width * picture_height);
  const Picture narrower(shapes, corner(picture_width - 1, picture_height));
  EXPECT_EQ(area_of(damage.since_last(narrower.data(), background + 1)),
            (picture_width - 1) * picture_height);
}

TEST(Damage, OfTwoSmallChangesFarApartIsSmall) {
  const PixelRect all{0, 0, picture_width, picture_height};
  Shapes shapes{{all, all, 0xff808080}, {{10, 10, 20, 20}, all, 0xff0000ff}};
  shapes.push_back({{280, 180, 290, 190}, all, 0xff0000ff});
  Damage damage;
  damage.since_last(Picture(shapes).data(), background);
  shapes[1].color = shapes[2].color = 0xff00ff00;
  const auto rects = damage.since_last(Picture(shapes).data(), background);
  EXPECT_EQ(rects.size(), 2U);
  EXPECT_LE(area_of(rects), 2 * 64 * 64);
}

TEST(Damage, HoldsEveryPixelThatIsDrawnInAnotherWay) {
  ShapeSource source(20261125);
  for (int round = 0; round < 60; ++round) {
    Shapes shapes = source.shapes();
    Damage damage;
    damage.since_last(Picture(shapes).data(), background);
    for (int step = 0; step < 5; ++step) {
      const Shapes before = shapes;
      for (int changes = source.below(4); changes >= 0; --changes) source.change(shapes);
      const auto rects = damage.since_last(Picture(shapes).data(), background);
      for (int y = 0; y < picture_height; ++y) {
        for (int x = 0; x < picture_width; ++x) {
          const auto inside = std::count_if(
              rects.begin(), rects.end(), [&](const PixelRect& rect) { return holds(rect, x, y); });
          ASSERT_LE(inside, 1) << "drawn twice";
          if (inside == 0) {
            ASSERT_EQ(layers_at(before, x, y), layers_at(shapes, x, y))
                << x << ' ' << y << " in round " << round;
          }
        }
      }
    }
  }
}

// The scissor rectangle as imgui_impl_opengl3.cpp computes it, from the lower left corner.
PixelRect scissored(const ImVec4& clip) {
  const int left = static_cast<int>(clip.x);
  const int bottom = picture_height - static_cast<int>(picture_height - clip.w);
  return {left, bottom - static_cast<int>(clip.w - clip.y),
          left + static_cast<int>(clip.z - clip.x), bottom};
}

TEST(Damage, WholePixelsAreThoseThatTheBackEndDrawsTo) {
  std::mt19937 random(20261125);
  std::uniform_real_distribution<float> across(0, picture_width), down(0, picture_height);
  for (int round = 0; round < 10'000; ++round) {
    const ImVec2 one{across(random), down(random)}, other{across(random), down(random)};
    const ImVec4 clip{std::min(one.x, other.x), std::min(one.y, other.y), std::max(one.x, other.x),
                      std::max(one.y, other.y)};
    const ImVec4 whole = whole_pixels(clip, picture_height);
    EXPECT_EQ(scissored(whole), scissored(clip));
    for (const float edge : {whole.x, whole.y, whole.z, whole.w}) EXPECT_EQ(edge, std::trunc(edge));
  }
}

}  // namespace
}  // namespace kanzen::app
