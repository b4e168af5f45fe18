#include "imgui_app/draw/damage.hpp"

#include <algorithm>
#include <cfloat>
#include <climits>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <utility>

namespace kanzen::app {
namespace {

constexpr int tile = 64;  // pixels

// Each rectangle takes another pass over all draw data.
constexpr std::size_t most_rectangles = 3;

// Odd, so that multiplication is injective: 2^64 divided by the golden ratio, and two primes of
// xxHash64.
constexpr std::uint64_t factor1 = 0x9e3779b97f4a7c15;
constexpr std::uint64_t factor2 = 0xc2b2ae3d27d4eb4f;
constexpr std::uint64_t factor3 = 0x165667b19e3779f9;

std::uint64_t mixed(std::uint64_t hash, std::uint64_t value) {
  hash = (hash ^ value) * factor1;
  return hash ^ (hash >> 32);
}

// Hashes three values in order.  The products are independent, so the processor computes them in
// parallel.
std::uint64_t mixed(std::uint64_t a, std::uint64_t b, std::uint64_t c) {
  const std::uint64_t hash = (a ^ factor2) * factor1 + (b ^ factor3) * factor2 + c * factor3;
  return hash ^ (hash >> 32);
}

template <class Plain>
std::uint64_t bits_of(const Plain& plain) {
  static_assert(sizeof(Plain) == sizeof(std::uint64_t));
  std::uint64_t bits = 0;
  std::memcpy(&bits, &plain, sizeof(bits));
  return bits;
}

std::uint64_t hash_of(const ImDrawVert& vertex) {
  return mixed(bits_of(vertex.pos), bits_of(vertex.uv), vertex.col);
}

std::uint64_t hash_of(const ImDrawCmd& command) {
  const ImVec4& clip = command.ClipRect;
  return mixed(bits_of(ImVec2(clip.x, clip.y)), bits_of(ImVec2(clip.z, clip.w)),
               reinterpret_cast<std::uintptr_t>(command.GetTexID()));
}

// Divides a picture into tiles and hashes the draw data of each, in drawing order.
class Tiles {
 public:
  Tiles(int columns, int rows, ImU32 background)
      : columns_(columns),
        rows_(rows),
        hashes_(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows), background) {}

  void add(const ImDrawList& list) {
    vertices_.clear();
    for (const ImDrawVert& vertex : list.VtxBuffer) vertices_.push_back(hash_of(vertex));
    for (const ImDrawCmd& command : list.CmdBuffer) add(list, command);
  }

  std::vector<std::uint64_t> take() { return std::move(hashes_); }

 private:
  void add(const ImDrawList& list, const ImDrawCmd& command) {
    const std::uint64_t state = hash_of(command);
    const ImDrawIdx* const begin = list.IdxBuffer.Data + command.IdxOffset;
    const ImDrawIdx* const end = begin + command.ElemCount;
    for (const ImDrawIdx* corner = begin; corner != end; corner += 3)
      add_triangle(list, command, corner, state);
  }

  void add_triangle(const ImDrawList& list, const ImDrawCmd& command, const ImDrawIdx* corner,
                    std::uint64_t state) {
    ImVec4 box{FLT_MAX, FLT_MAX, -FLT_MAX, -FLT_MAX};
    for (int i = 0; i < 3; ++i) {
      const ImVec2 at = list.VtxBuffer.Data[command.VtxOffset + corner[i]].pos;
      box = {std::min(box.x, at.x), std::min(box.y, at.y), std::max(box.z, at.x),
             std::max(box.w, at.y)};
    }
    const std::uint64_t* const hashes = vertices_.data() + command.VtxOffset;
    const std::uint64_t hash =
        state ^ mixed(hashes[corner[0]], hashes[corner[1]], hashes[corner[2]]);
    mark(std::max(box.x, command.ClipRect.x), std::max(box.y, command.ClipRect.y),
         std::min(box.z, command.ClipRect.z), std::min(box.w, command.ClipRect.w), hash);
  }

  void mark(float left, float top, float right, float bottom, std::uint64_t hash) {
    if (!(left < right && top < bottom)) return;
    const int from = std::max(static_cast<int>(left) / tile, 0);
    const int to = std::min(static_cast<int>(right) / tile, columns_ - 1);
    const int first = std::max(static_cast<int>(top) / tile, 0);
    const int last = std::min(static_cast<int>(bottom) / tile, rows_ - 1);
    for (int row = first; row <= last; ++row) {
      std::uint64_t* const hashes =
          hashes_.data() + static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_);
      for (int column = from; column <= to; ++column) hashes[column] = mixed(hashes[column], hash);
    }
  }

  int columns_;
  int rows_;
  std::vector<std::uint64_t> hashes_;
  std::vector<std::uint64_t> vertices_;  // hashes of the vertices of the current list
};

template <class Plain>
void append(std::vector<char>& bytes, const Plain* begin, int count) {
  const std::size_t size = static_cast<std::size_t>(count) * sizeof(Plain);
  const std::size_t before = bytes.size();
  bytes.resize(before + size);
  if (size > 0) std::memcpy(bytes.data() + before, begin, size);
}

// Returns all draw data as bytes.
std::vector<char> bytes_of(const ImDrawData& picture, ImU32 background, std::size_t expected) {
  std::vector<char> bytes;
  bytes.reserve(expected);
  append(bytes, &background, 1);
  for (const ImDrawList* list : picture.CmdLists) {
    for (const ImDrawCmd& command : list->CmdBuffer) {
      const std::uint64_t texture = reinterpret_cast<std::uintptr_t>(command.GetTexID());
      append(bytes, &command.ClipRect, 1);
      append(bytes, &texture, 1);
      append(bytes, &command.ElemCount, 1);
      append(bytes, &command.VtxOffset, 1);
    }
    append(bytes, list->VtxBuffer.Data, list->VtxBuffer.Size);
    append(bytes, list->IdxBuffer.Data, list->IdxBuffer.Size);
  }
  return bytes;
}

int area_of(const PixelRect& rect) { return (rect.right - rect.left) * (rect.bottom - rect.top); }

PixelRect union_of(const PixelRect& a, const PixelRect& b) {
  return {std::min(a.left, b.left), std::min(a.top, b.top), std::max(a.right, b.right),
          std::max(a.bottom, b.bottom)};
}

bool touch(const PixelRect& a, const PixelRect& b) {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

// Extends a rectangle that touches the run of tiles, or adds the run as a new rectangle.
void add_run(std::vector<PixelRect>& rects, const PixelRect& run) {
  const auto touched = std::find_if(rects.begin(), rects.end(),
                                    [&](const PixelRect& rect) { return touch(rect, run); });
  if (touched == rects.end())
    rects.push_back(run);
  else
    *touched = union_of(*touched, run);
}

// Merges two rectangles that touch or, if there are more than most_rectangles, the two whose union
// adds the least area.  Returns false if there is nothing to merge.
bool merge_two(std::vector<PixelRect>& rects) {
  std::size_t best_a = 0, best_b = 0;
  int least = INT_MAX;
  for (std::size_t a = 0; a < rects.size(); ++a) {
    for (std::size_t b = a + 1; b < rects.size(); ++b) {
      const int more = touch(rects[a], rects[b]) ? INT_MIN
                                                 : area_of(union_of(rects[a], rects[b])) -
                                                       area_of(rects[a]) - area_of(rects[b]);
      if (more >= least) continue;
      least = more;
      best_a = a;
      best_b = b;
    }
  }
  if (best_b == 0 || (least > INT_MIN && rects.size() <= most_rectangles)) return false;
  rects[best_a] = union_of(rects[best_a], rects[best_b]);
  rects.erase(rects.begin() + static_cast<std::ptrdiff_t>(best_b));
  return true;
}

// Returns rectangles in units of tiles.
std::vector<PixelRect> changed_tiles(const std::vector<std::uint64_t>& before,
                                     const std::vector<std::uint64_t>& now, int columns, int rows) {
  std::vector<PixelRect> rects;
  const auto differ = [&](int column, int row) {
    const auto at = static_cast<std::size_t>(row * columns + column);
    return before[at] != now[at];
  };
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const int from = column;
      while (column < columns && differ(column, row)) ++column;
      if (column > from) add_run(rects, {from, row, column, row + 1});
    }
  }
  while (merge_two(rects)) {
  }
  return rects;
}

}  // namespace

ImVec4 whole_pixels(const ImVec4& clip, float height) {
  const float left = std::trunc(clip.x);
  const float bottom = height - std::trunc(height - clip.w);
  return {left, bottom - std::trunc(clip.w - clip.y), left + std::trunc(clip.z - clip.x), bottom};
}

std::vector<PixelRect> Damage::since_last(const ImDrawData& picture, ImU32 background) {
  const int width = static_cast<int>(picture.DisplaySize.x);
  const int height = static_cast<int>(picture.DisplaySize.y);
  if (width <= 0 || height <= 0) return {};
  if (width != width_ || height != height_) forget();
  width_ = width;
  height_ = height;
  // Most frames change nothing and return here.
  const auto drawn = std::exchange(bytes_, bytes_of(picture, background, bytes_.size()));
  if (!hashes_.empty() && drawn == bytes_) return {};
  const int columns = (width + tile - 1) / tile;
  const int rows = (height + tile - 1) / tile;
  Tiles tiles(columns, rows, background);
  for (const ImDrawList* list : picture.CmdLists) tiles.add(*list);
  const auto before = std::exchange(hashes_, tiles.take());
  if (before.empty()) return {{0, 0, width, height}};
  auto rects = changed_tiles(before, hashes_, columns, rows);
  for (PixelRect& rect : rects)
    rect = {rect.left * tile, rect.top * tile, std::min(rect.right * tile, width),
            std::min(rect.bottom * tile, height)};
  return rects;
}

}  // namespace kanzen::app
