#include "imgui_app/draw/fonts.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <string_view>

#include "imgui_app/game_words/game_words.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_internal.h"

namespace kanzen::app {

// --- OpenType files

namespace {

std::uint32_t big_endian(const std::string& bytes, std::size_t at, unsigned count) {
  std::uint32_t number = 0;
  for (unsigned i = 0; i < count; ++i) {
    const bool inside = at + i < bytes.size();
    number = number << 8 | (inside ? static_cast<std::uint8_t>(bytes[at + i]) : 0u);
  }
  return number;
}

// Returns the offset of a table in an OpenType file; 0 if it has none.
std::size_t find_table(const std::string& bytes, std::string_view tag) {
  const std::uint32_t tables = big_endian(bytes, 4, 2);
  for (std::size_t i = 0; i < tables; ++i) {
    const std::size_t record = 12 + 16 * i;
    if (record + 16 > bytes.size()) return 0;
    if (std::string_view(bytes.data() + record, 4) == tag) return big_endian(bytes, record + 8, 4);
  }
  return 0;
}

}  // namespace

LineMetrics line_metrics(const std::string& bytes) {
  const std::size_t head = find_table(bytes, "head");
  const std::size_t hhea = find_table(bytes, "hhea");
  if (head == 0 || hhea == 0) return {};
  const auto ascent = static_cast<std::int16_t>(big_endian(bytes, hhea + 4, 2));
  const auto descent = static_cast<std::int16_t>(big_endian(bytes, hhea + 6, 2));
  const auto em = static_cast<float>(big_endian(bytes, head + 18, 2));
  if (em == 0) return {};
  return {static_cast<float>(ascent) / em, static_cast<float>(ascent - descent) / em};
}

// --- the atlas

namespace {

struct FontFace {
  FontSize size;
  Weight weight;
};
constexpr std::array faces{
    FontFace{FontSize::body, Weight::regular},     FontFace{FontSize::caption, Weight::regular},
    FontFace{FontSize::caption, Weight::semibold}, FontFace{FontSize::body, Weight::semibold},
    FontFace{FontSize::figure, Weight::regular},   FontFace{FontSize::figure, Weight::semibold},
    FontFace{FontSize::title, Weight::semibold},   FontFace{FontSize::verdict, Weight::semibold},
};

constexpr int oversampling = 2;  // horizontally

// Returns the ranges of characters to look for in the font files.  The files contain only the
// characters of the page's texts (cmake/fonts.cmake), and ImGui skips characters that a file lacks;
// so all Japanese ranges add only the characters in use.  The letters of pieces are shown in both
// languages and are in the font of all languages.
ImVector<ImWchar> glyphs_of(Language language) {
  constexpr ImWchar latin_and_signs[] = {0x20, 0x2FF, 0x2000, 0x2BFF, 0};
  constexpr ImWchar japanese[] = {0x3000, 0x30FF, 0x4E00, 0x9FFF, 0xFF00, 0xFFEF, 0};
  ImFontGlyphRangesBuilder builder;
  builder.AddRanges(latin_and_signs);
  if (language == Language::japanese) builder.AddRanges(japanese);
  for (const Words& name : {word::product_native, word::other_language}) {
    const std::string_view words = name.in(language);
    builder.AddText(words.data(), words.data() + words.size());
  }
  for (const GameFamily& family : game_families()) {
    const GameWords& game = family.words();
    for (const NamedWords& kind : game.has_initials ? game.kinds : std::span<const NamedWords>()) {
      const std::string_view initial = initial_of(kind.words);
      builder.AddText(initial.data(), initial.data() + initial.size());
    }
  }
  ImVector<ImWchar> ranges;
  builder.BuildRanges(&ranges);
  return ranges;
}

// Adds a font to the atlas; with `more` merges it into the font that was added last.  Returns null
// if there is no file or it is not a font.
ImFont* add_font(const std::string* file, FontSize size, float ratio, const ImWchar* ranges,
                 bool more) {
  const float line_height = file == nullptr ? 0 : line_metrics(*file).height;
  if (line_height == 0) return nullptr;
  ImFontConfig config;
  config.MergeMode = more;
  config.FontDataOwnedByAtlas = false;
  config.OversampleH = oversampling;
  config.OversampleV = 1;
  const float pixels = static_cast<float>(size) * ratio * line_height;
  // The atlas does not own these bytes, and ImGui does not modify them.
  return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(
      const_cast<char*>(file->data()), static_cast<int>(file->size()), pixels, &config, ranges);
}

// The glyph for characters that a font lacks: an empty square as wide as a Japanese character.
constexpr ImWchar missing_box = 0x25A1;

// Reserves a rectangle for it in the atlas, with a margin of one pixel; returns the rectangle's
// index.
int add_box(ImFont* font, FontSize size, float ratio, float ascent) {
  const float em = static_cast<float>(size) * ratio;
  const int side = static_cast<int>(std::lround(0.8F * em)) + 2;
  const ImVec2 offset{std::round(0.1F * em) - 1,
                      std::round((ascent + 0.08F) * em) - static_cast<float>(side) + 1};
  font->FallbackChar = missing_box;
  return ImGui::GetIO().Fonts->AddCustomRectFontGlyph(font, missing_box, side, side, em, offset);
}

// Draws the glyph into its rectangle of the built atlas.
void draw_box(int number) {
  ImFontAtlas* atlas = ImGui::GetIO().Fonts;
  const ImFontAtlasCustomRect& rect = *atlas->GetCustomRectByIndex(number);
  unsigned char* pixels = nullptr;
  int width = 0, height = 0;
  atlas->GetTexDataAsAlpha8(&pixels, &width, &height);
  const int thickness = std::max(rect.Width / 14, 1);
  for (int y = 0; y < rect.Height; ++y) {
    for (int x = 0; x < rect.Width; ++x) {
      const int from_edge = std::min({x, y, rect.Width - 1 - x, rect.Height - 1 - y});
      const bool inked = from_edge >= 1 && from_edge <= thickness;
      pixels[(rect.Y + y) * width + rect.X + x] = inked ? 255 : 0;
    }
  }
}

// Texels, oversampling included, for characters of slices; textures have a maximum size.
constexpr float most_added = 12'000'000;

}  // namespace

const std::string* Fonts::file_named(const std::string& name) const {
  const auto found = files_.find(name);
  return found == files_.end() ? nullptr : &found->second;
}

bool Fonts::update(float ratio, Language language, const FontSlices& slices) {
  const bool grown = add_missing(slices);
  if (ratio == ratio_ && language == language_ && !grown) return false;
  ratio_ = ratio;
  language_ = language;
  fonts_.clear();
  ImFontAtlas* atlas = ImGui::GetIO().Fonts;
  atlas->Clear();
  const ImVector<ImWchar> ranges = glyphs_of(language);
  std::vector<int> boxes;
  // ImGui reads these ranges when it builds the atlas.
  std::array<std::vector<ImWchar>, faces.size()> characters_of_slices;
  for (std::size_t i = 0; i < faces.size(); ++i) {
    const auto& [size, weight] = faces[i];
    const std::string name = weight == Weight::regular ? "kanzen-regular" : "kanzen-semibold";
    const std::string* file = file_named(name + ".otf");
    ImFont* font = add_font(file, size, ratio, ranges.Data, false);
    assert(font != nullptr);
    if (language == Language::japanese)
      add_font(file_named(name + "-japanese.otf"), size, ratio, ranges.Data, true);
    fonts_[{size, weight}] = font;
    add_slices({size, weight}, slices, characters_of_slices[i]);
    boxes.push_back(add_box(font, size, ratio, line_metrics(*file).ascent));
  }
  if (!atlas->Build()) return false;
  for (const int box : boxes) draw_box(box);
  return true;
}

// Merges the added characters of this size and weight into the font that was added last.
void Fonts::add_slices(FontKey key, const FontSlices& slices, std::vector<ImWchar>& characters) {
  std::set<const std::string*> files;
  for (const auto& [used_by, character] : added_) {
    if (used_by != key) continue;
    files.insert(slices.slice_with(character));
    const auto code = static_cast<ImWchar>(character);
    characters.insert(characters.end(), {code, code});  // first and last character of a range
  }
  characters.push_back(0);
  for (const std::string* file : files) add_font(file, key.first, ratio_, characters.data(), true);
}

// --- missing characters

void Fonts::record_missing(std::string_view words, FontSize size, Weight weight) {
  if (is_full()) return;
  const ImFont* used = font(size, weight);
  const char* const end = words.data() + words.size();
  for (const char* at = words.data(); at < end;) {
    unsigned code = 0;
    at += ImTextCharFromUtf8(&code, at, end);
    // All fonts have ASCII; slices have no invalid characters and none beyond the Basic
    // Multilingual Plane.
    if (code < 0x80 || code == IM_UNICODE_CODEPOINT_INVALID) continue;
    const FontCharacter one{{size, weight}, static_cast<char16_t>(code)};
    if (used->FindGlyphNoFallback(static_cast<ImWchar>(code)) == nullptr && !added_.contains(one))
      missing_.insert(one);
  }
}

std::vector<char16_t> Fonts::missing() const {
  std::vector<char16_t> characters;
  for (const FontCharacter& one : missing_) characters.push_back(one.second);
  return characters;
}

// Adds the missing characters that slices have; returns whether there were any.
bool Fonts::add_missing(const FontSlices& slices) {
  const std::size_t before = added_.size();
  for (const FontCharacter& one : std::exchange(missing_, {})) {
    if (is_full() || slices.slice_with(one.second) == nullptr) continue;
    added_.insert(one);
    const auto em = static_cast<float>(one.first.first);
    added_area_ += em * em;
  }
  return added_.size() > before;
}

bool Fonts::is_full() const {
  return added_area_ * ratio_ * ratio_ * static_cast<float>(oversampling) > most_added;
}

ImFont* Fonts::font(FontSize size, Weight weight) const {
  return fonts_.find({size, weight})->second;
}

}  // namespace kanzen::app
