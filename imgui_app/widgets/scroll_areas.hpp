#pragma once
// The scroll areas of a frame, outer before inner ones.  Finds the area that wheel, finger or key
// scrolls, and the offsets that make an item visible.  It only reads rectangles and offsets, and
// scrolls nothing itself.
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/picture/pen.hpp"

namespace kanzen::app {

struct ScrollArea {
  std::string id;
  Rect view;          // where its content is drawn
  Rect visible;       // the part of the view not clipped by outer areas
  float offset = 0;   // CSS pixels scrolled down
  float longest = 0;  // largest offset; 0: all content is visible
  float covered = 0;  // height of a fixed strip at the upper edge of the outer area
  // More than 0: a drawing that moves in both directions and that the wheel zooms, in CSS pixels
  // per unit.
  float pan_scale = 0;
  std::optional<std::size_t> parent = std::nullopt;
};

// An item inside scroll areas that can be made visible.
struct Spot {
  Rect rect;
  std::optional<std::size_t> area;  // innermost area
  float covered = 0;                // like ScrollArea::covered
};

// By how much to move an area's content up and to the left.
struct Shift {
  std::size_t area = 0;
  Point by;
};

class ScrollAreas {
 public:
  void clear();
  // Areas and items between `begin` and `end` are inside this area.
  void begin(ScrollArea area);
  void end();
  // The innermost area that has begun and not ended.
  std::optional<std::size_t> innermost() const { return open_; }
  const ScrollArea& operator[](std::size_t area) const { return areas_[area]; }

  // Returns the area with this id; null if there is none.
  const ScrollArea* find(const std::string& id) const;
  // Returns the innermost area at `point` that can scroll in `direction` (positive is down);
  // null if there is none, or if a drawing is there.
  const ScrollArea* at(Point point, float direction) const;
  // Is the innermost area at `point` a drawing that zooms?
  bool is_zoomable_at(Point point) const;
  // Can any area scroll at this point, in either direction?
  bool any_at(Point point) const { return at(point, 1) != nullptr || at(point, -1) != nullptr; }
  // Returns the innermost area that can scroll in that direction, from `area` outwards; null if
  // none can.
  const ScrollArea* from(std::optional<std::size_t> area, float direction) const;
  // Returns the first area that can scroll in that direction; null if none can.
  const ScrollArea* first(float direction) const;

  // Returns the shifts, inner areas first, that make the spot visible.
  std::vector<Shift> shifts_to_show(const Spot& spot) const;

 private:
  std::optional<std::size_t> innermost_at(Point point) const;

  std::vector<ScrollArea> areas_;
  std::optional<std::size_t> open_;
};

}  // namespace kanzen::app
