#pragma once
// The parts of a frame that scroll, outer ones before those inside of them, and how far each
// has to go: for a wheel, a finger or a key, and to bring an item into view.  Pure: it reads
// rectangles and offsets, and changes nothing.
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/picture/pen.hpp"

namespace kanzen::app {

struct ScrollArea {
  std::string id;
  Rect view;            // where its content is seen
  Rect visible;         // what the areas around it leave of the view
  float offset = 0;     // how far it has scrolled down
  float longest = 0;    // the largest offset; 0: all of the content is seen
  float covered = 0;    // height of what stays over the upper edge of the area around it
  float pan_scale = 0;  // more than 0: a drawing that moves in both directions, in pixels a unit;
                        // the wheel zooms it
  std::optional<std::size_t> parent = std::nullopt;
};

// Something inside of areas that can be brought into view.
struct Spot {
  Rect rect;
  std::optional<std::size_t> area;  // the innermost
  float covered = 0;                // as ScrollArea::covered
};

// How far an area's content goes up and to the left.
struct Shift {
  std::size_t area = 0;
  Point by;
};

class ScrollAreas {
 public:
  void clear();
  // Between the two, areas and items are inside of this one.
  void begin(ScrollArea area);
  void end();
  // The area that is open now.
  std::optional<std::size_t> innermost() const { return open_; }
  const ScrollArea& operator[](std::size_t area) const { return areas_[area]; }

  // By its id; null: there is none now.
  const ScrollArea* find(const std::string& id) const;
  // What scrolls when somebody points there, in the direction of `way` (down is positive): the
  // innermost area that can still go there.  Null: none, or a drawing lies there.
  const ScrollArea* at(Point point, float way) const;
  // Does anything scroll there, in either direction?
  bool any_at(Point point) const { return at(point, 1) != nullptr || at(point, -1) != nullptr; }
  // The area, or the first around it, that can still go there.
  const ScrollArea* from(std::optional<std::size_t> area, float way) const;
  // The first of all that can still go there.
  const ScrollArea* first(float way) const;

  // What brings the spot into view, in the area and in those around it.
  std::vector<Shift> shifts_to_show(const Spot& spot) const;

 private:
  std::vector<ScrollArea> areas_;
  std::optional<std::size_t> open_;
};

}  // namespace kanzen::app
