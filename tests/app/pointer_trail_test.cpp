#include "imgui_app/widgets/pointer_trail.hpp"

#include <gtest/gtest.h>

namespace kanzen::app {
namespace {

constexpr double usual_frame = 1.0 / 60, late_frame = 1.0 / 7;  // seconds

// A pressed pointer that moves upwards.
class UpwardTrail {
 public:
  explicit UpwardTrail(double frame) : frame_(frame) { trail_.begin(at_, now_); }
  // By so many CSS pixels in each of some frames.
  UpwardTrail& go(float step, int frames = 6) {
    for (int i = 0; i < frames; ++i) {
      at_.y -= step;
      trail_.follow(at_, now_ += frame_);
    }
    return *this;
  }
  UpwardTrail& rest(int frames) { return go(0, frames); }
  // If it is released in the next frame.
  bool is_swipe() const { return trail_.is_swipe(now_ + frame_); }

 private:
  PointerTrail trail_;
  Point at_{100, 600};
  double frame_;
  double now_ = 5;
};

TEST(PointerTrail, ASwipeIsReleasedOnTheMove) {
  EXPECT_TRUE(UpwardTrail(usual_frame).go(20).is_swipe());
  EXPECT_TRUE(UpwardTrail(usual_frame).go(20).rest(1).is_swipe()) << "the release comes later";
  EXPECT_TRUE(UpwardTrail(late_frame).go(170).is_swipe());
  EXPECT_TRUE(UpwardTrail(usual_frame).rest(60).go(20).is_swipe()) << "it waited before it began";
}

TEST(PointerTrail, ADragThatStopsOrSlowsDownIsNone) {
  EXPECT_FALSE(UpwardTrail(usual_frame).go(20).rest(4).is_swipe());
  EXPECT_FALSE(UpwardTrail(usual_frame).go(40).go(3).is_swipe());
  EXPECT_FALSE(UpwardTrail(late_frame).go(170).rest(1).is_swipe());
  EXPECT_FALSE(UpwardTrail(late_frame).go(30).is_swipe());
}

TEST(PointerTrail, WithoutAMovementThereIsNone) {
  EXPECT_FALSE(PointerTrail().is_swipe(1)) << "nor was there a press";
  EXPECT_FALSE(UpwardTrail(usual_frame).is_swipe());
}

}  // namespace
}  // namespace kanzen::app
