#include "imgui_app/app/late_release.hpp"

#include <gtest/gtest.h>

#include <string>

namespace kanzen::app {
namespace {

// m: the pointer moves; d, u: its button goes down, up; k: a key.
ImVector<ImGuiInputEvent> queue_of(const std::string& letters) {
  ImVector<ImGuiInputEvent> queue;
  for (const char letter : letters) {
    ImGuiInputEvent event;
    event.Type = letter == 'm'   ? ImGuiInputEventType_MousePos
                 : letter == 'k' ? ImGuiInputEventType_Key
                                 : ImGuiInputEventType_MouseButton;
    if (event.Type == ImGuiInputEventType_MouseButton) event.MouseButton.Down = letter == 'd';
    queue.push_back(event);
  }
  return queue;
}

std::string letters_of(const ImVector<ImGuiInputEvent>& queue) {
  std::string letters;
  for (const ImGuiInputEvent& event : queue) {
    letters += event.Type == ImGuiInputEventType_MousePos ? 'm'
               : event.Type == ImGuiInputEventType_Key    ? 'k'
               : event.MouseButton.Down                   ? 'd'
                                                          : 'u';
  }
  return letters;
}

// Returns the events that a frame gets, and those that wait: "md|um".
std::string divided(const std::string& letters) {
  ImVector<ImGuiInputEvent> queue = queue_of(letters);
  const ImVector<ImGuiInputEvent> later = take_late_release(queue);
  return letters_of(queue) + '|' + letters_of(later);
}

TEST(LateRelease, WaitsUntilTheMovementHasBeenSeen) {
  EXPECT_EQ(divided("mu"), "m|u");
  EXPECT_EQ(divided("mdmmumdk"), "mdmm|umdk");
  EXPECT_EQ(divided("dmu"), "dm|u");
  EXPECT_EQ(divided("kmkumu"), "kmk|umu");
}

TEST(LateRelease, NothingElseWaits) {
  EXPECT_EQ(divided(""), "|");
  EXPECT_EQ(divided("u"), "u|");
  EXPECT_EQ(divided("um"), "um|");
  EXPECT_EQ(divided("mdk"), "mdk|");
}

}  // namespace
}  // namespace kanzen::app
