#include "imgui_app/draw/fonts.hpp"

#include <array>
#include <cstdint>
#include <cstdio>
#include <vector>

#include "imgui_app/game_words/game_words.hpp"

namespace kanzen::app {
namespace {

struct Face {
  FontSize size;
  Weight weight;
};
constexpr std::array faces{
    Face{FontSize::body, Weight::regular},     Face{FontSize::caption, Weight::regular},
    Face{FontSize::caption, Weight::semibold}, Face{FontSize::body, Weight::semibold},
    Face{FontSize::figure, Weight::regular},   Face{FontSize::figure, Weight::semibold},
    Face{FontSize::title, Weight::semibold},   Face{FontSize::verdict, Weight::semibold},
};

using Bytes = std::vector<char>;

// Empty where the file cannot be read.  Streams would be the largest part of the page's library.
Bytes read(const std::string& path) {
  Bytes bytes;
  std::FILE* const file = std::fopen(path.c_str(), "rb");
  if (file == nullptr) return bytes;
  std::array<char, 16384> part{};
  while (const std::size_t count = std::fread(part.data(), 1, part.size(), file)) {
    bytes.insert(bytes.end(), part.begin(), part.begin() + static_cast<std::ptrdiff_t>(count));
  }
  std::fclose(file);
  return bytes;
}

std::uint32_t big_endian(const Bytes& bytes, std::size_t at, unsigned count) {
  std::uint32_t number = 0;
  for (unsigned i = 0; i < count; ++i) {
    const bool inside = at + i < bytes.size();
    number = number << 8 | (inside ? static_cast<std::uint8_t>(bytes[at + i]) : 0u);
  }
  return number;
}

// Offset of a table in an OpenType file; 0: there is none.
std::size_t find_table(const Bytes& bytes, std::string_view tag) {
  const std::uint32_t tables = big_endian(bytes, 4, 2);
  for (std::size_t i = 0; i < tables; ++i) {
    const std::size_t record = 12 + 16 * i;
    if (record + 16 > bytes.size()) return 0;
    if (std::string_view(bytes.data() + record, 4) == tag) return big_endian(bytes, record + 8, 4);
  }
  return 0;
}

// ImGui sizes fonts by ascent minus descent, design by the em square: this is the
// first over the second.  0: no OpenType file.
float line_height_in_ems(const Bytes& bytes) {
  const std::size_t head = find_table(bytes, "head");
  const std::size_t hhea = find_table(bytes, "hhea");
  if (head == 0 || hhea == 0) return 0;
  const auto ascent = static_cast<std::int16_t>(big_endian(bytes, hhea + 4, 2));
  const auto descent = static_cast<std::int16_t>(big_endian(bytes, hhea + 6, 2));
  const auto em = static_cast<float>(big_endian(bytes, head + 18, 2));
  return em > 0 ? static_cast<float>(ascent - descent) / em : 0;
}

// Where to look for the characters that the page can show in this language.  The fonts have
// those of its texts and no others (cmake/fonts.cmake), and what they lack is left out: so all of
// Japanese is the Japanese of the strings, the games' words and the messages.  Letters of pieces
// are shown in either language, and the font of all languages has them.
ImVector<ImWchar> glyphs_of(Language language) {
  constexpr ImWchar latin_and_signs[] = {0x20, 0x2FF, 0x2000, 0x2BFF, 0};
  constexpr ImWchar japanese[] = {0x3000, 0x30FF, 0x4E00, 0x9FFF, 0xFF00, 0xFFEF, 0};
  ImFontGlyphRangesBuilder builder;
  builder.AddRanges(latin_and_signs);
  if (language == Language::japanese) builder.AddRanges(japanese);
  for (const Text id : {Text::product_native, Text::other_language}) {
    const std::string_view words = text(language, id);
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

// A weight's files.
struct Family {
  Bytes any_language;
  Bytes japanese;  // empty unless it is read
};

Family read_family(const std::string& path, Language language) {
  Family family{read(path + ".otf"), {}};
  if (language == Language::japanese) family.japanese = read(path + "-japanese.otf");
  return family;
}

// Into the font added last, if `more`.
ImFont* add_font(Bytes& bytes, FontSize size, float ratio, const ImWchar* ranges, bool more) {
  const float line_height = line_height_in_ems(bytes);
  if (line_height == 0) return nullptr;
  ImFontConfig config;
  config.MergeMode = more;
  config.FontDataOwnedByAtlas = false;
  config.OversampleH = 2;
  config.OversampleV = 1;
  const float pixels = static_cast<float>(size) * ratio * line_height;
  return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(bytes.data(), static_cast<int>(bytes.size()),
                                                    pixels, &config, ranges);
}

}  // namespace

bool Fonts::update(float ratio, Language language) {
  if (ratio == ratio_ && language == language_) return false;
  ratio_ = ratio;
  language_ = language;
  fonts_.clear();
  ImFontAtlas* atlas = ImGui::GetIO().Fonts;
  atlas->Clear();
  const ImVector<ImWchar> ranges = glyphs_of(language);
  Family regular = read_family(directory_ + "/kanzen-regular", language);
  Family semibold = read_family(directory_ + "/kanzen-semibold", language);
  loaded_ = true;
  for (const Face& face : faces) {
    Family& family = face.weight == Weight::regular ? regular : semibold;
    ImFont* font = add_font(family.any_language, face.size, ratio, ranges.Data, false);
    loaded_ = loaded_ && font != nullptr;
    if (loaded_ && language == Language::japanese)
      loaded_ = add_font(family.japanese, face.size, ratio, ranges.Data, true) != nullptr;
    fonts_[{face.size, face.weight}] = font;
  }
  if (!loaded_) {
    atlas->Clear();
    fonts_.clear();
    atlas->AddFontDefault();
  }
  return atlas->Build();
}

ImFont* Fonts::font(FontSize size, Weight weight) const {
  const auto found = fonts_.find({size, weight});
  return found == fonts_.end() ? ImGui::GetIO().Fonts->Fonts[0] : found->second;
}

}  // namespace kanzen::app
