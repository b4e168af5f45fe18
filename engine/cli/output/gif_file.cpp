// Every frame has a palette of its own, for the pixels in which it differs from the frame before.
// The other pixels are transparent, which takes hardly any space.  web/page/film_maker.mjs writes
// the page's films in the same way.
#include "engine/cli/output/gif_file.hpp"

#include <gif_lib.h>
#include <algorithm>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/cli/command.hpp"
#include "engine/cli/output/out_file.hpp"

namespace kanzen::cli {
namespace {

using Pixels = std::vector<std::uint32_t>;  // as of pixels_of_svg

constexpr std::size_t most_colors = 255;  // of a frame; one more index means "as before"

int channel(std::uint32_t color, unsigned shift) {
  return static_cast<int>(color >> shift & 0xFFU);
}

// Returns the square of the distance between two colours.
int distance_of(std::uint32_t a, std::uint32_t b) {
  const int red = channel(a, 16) - channel(b, 16);
  const int green = channel(a, 8) - channel(b, 8);
  const int blue = channel(a, 0) - channel(b, 0);
  return red * red + green * green + blue * blue;
}

// Chooses up to 255 of the colours, the most frequent ones first.  Pictures have few flat colours
// and many blends of them at edges: of the blends, those close to a chosen colour are left out.
std::vector<std::uint32_t> chosen_colors(const std::vector<std::uint32_t>& by_frequency) {
  constexpr std::size_t flat_colors = 64;  // as many are chosen in any case
  std::vector<std::uint32_t> chosen;
  for (int least = 256; least > 0 && chosen.size() < most_colors; least /= 2) {
    chosen.clear();
    for (const std::uint32_t color : by_frequency) {
      if (chosen.size() == most_colors) break;
      if (chosen.size() < flat_colors ||
          std::none_of(chosen.begin(), chosen.end(),
                       [&](std::uint32_t other) { return distance_of(color, other) < least; }))
        chosen.push_back(color);
    }
  }
  return chosen;
}

struct Palette {
  std::vector<std::uint32_t> colors;
  std::unordered_map<std::uint32_t, GifPixelType> index;  // of every colour of the frame
};

// `before`: null for the first frame.
Palette palette_of(const Pixels& now, const Pixels* before) {
  std::unordered_map<std::uint32_t, std::size_t> counts;
  for (std::size_t i = 0; i < now.size(); ++i)
    if (before == nullptr || now[i] != (*before)[i]) ++counts[now[i]];
  std::vector<std::pair<std::size_t, std::uint32_t>> counted;
  for (const auto& [color, count] : counts) counted.emplace_back(count, color);
  std::sort(counted.rbegin(), counted.rend());
  std::vector<std::uint32_t> by_frequency;
  for (const auto& [count, color] : counted) by_frequency.push_back(color);
  Palette palette;
  palette.colors = chosen_colors(by_frequency);
  for (const std::uint32_t color : by_frequency) {
    const auto nearest = std::min_element(palette.colors.begin(), palette.colors.end(),
                                          [&](std::uint32_t a, std::uint32_t b) {
                                            return distance_of(color, a) < distance_of(color, b);
                                          });
    palette.index[color] = static_cast<GifPixelType>(nearest - palette.colors.begin());
  }
  return palette;
}

int append_to_text(GifFileType* gif, const GifByteType* bytes, int length) {
  static_cast<std::string*>(gif->UserData)
      ->append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(length));
  return length;
}

using ColorMap = std::unique_ptr<ColorMapObject, decltype(&GifFreeMapObject)>;

// The number of a palette's colours is a power of two in the file.
ColorMap color_map(const Palette& palette) {
  std::size_t size = 2;
  while (size < palette.colors.size() + 1) size *= 2;
  ColorMap map(GifMakeMapObject(static_cast<int>(size), nullptr), &GifFreeMapObject);
  for (std::size_t i = 0; map && i < palette.colors.size(); ++i) {
    const auto part = [&](unsigned shift) {
      return static_cast<GifByteType>(channel(palette.colors[i], shift));
    };
    map->Colors[i] = {part(16), part(8), part(0)};
  }
  return map;
}

bool write_loop(GifFileType* gif) {
  constexpr GifByteType forever[] = {1, 0, 0};
  return EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
         EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0") == GIF_OK &&
         EGifPutExtensionBlock(gif, sizeof forever, forever) == GIF_OK &&
         EGifPutExtensionTrailer(gif) == GIF_OK;
}

bool write_frame(GifFileType* gif, const Pixels& now, const Pixels* before, unsigned duration) {
  const Palette palette = palette_of(now, before);
  const ColorMap map = color_map(palette);
  if (!map) return false;
  const auto unchanged = static_cast<GifPixelType>(palette.colors.size());
  std::vector<GifPixelType> indices(now.size(), unchanged);
  for (std::size_t i = 0; i < now.size(); ++i)
    if (before == nullptr || now[i] != (*before)[i]) indices[i] = palette.index.at(now[i]);
  GraphicsControlBlock control{};
  control.DisposalMode = DISPOSE_DO_NOT;
  control.DelayTime = static_cast<int>(duration / 10);  // hundredths of a second
  control.TransparentColor = unchanged;
  GifByteType extension[4] = {};
  EGifGCBToExtension(&control, extension);
  return EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, sizeof extension, extension) == GIF_OK &&
         EGifPutImageDesc(gif, 0, 0, gif->SWidth, gif->SHeight, false, map.get()) == GIF_OK &&
         EGifPutLine(gif, indices.data(), static_cast<int>(indices.size())) == GIF_OK;
}

// Writes all of the file but its end.
Result<void> write_film(GifFileType* gif, const FigureFile& film) {
  const Error no_memory{Errc::out_of_memory, untranslated("there is no memory for the GIF")};
  EGifSetGifVersion(gif, true);
  if (EGifPutScreenDesc(gif, static_cast<int>(film.width), static_cast<int>(film.height), 8, 0,
                        nullptr) != GIF_OK)
    return no_memory;
  if (film.loop && !write_loop(gif)) return no_memory;
  Pixels before;
  for (const FilmFrame& frame : film.frames) {
    if (is_interrupted()) return Error{Errc::cancelled, untranslated("interrupted")};
    auto now = pixels_of_svg(frame.svg, film.width, film.height);
    if (!now) return now.error();
    if (!write_frame(gif, *now, before.empty() ? nullptr : &before, frame.duration))
      return no_memory;
    before = *std::move(now);
  }
  return {};
}

}  // namespace

Result<std::string> gif_of_film(const FigureFile& film) {
  std::string text;
  GifFileType* const gif = EGifOpen(&text, append_to_text, nullptr);
  if (gif == nullptr)
    return Error{Errc::out_of_memory, untranslated("there is no memory for the GIF")};
  const auto written = write_film(gif, film);
  EGifCloseFile(gif, nullptr);  // writes the file's end
  if (!written) return written.error();
  return text;
}

}  // namespace kanzen::cli
