// Manifests: written and read, and every slip in one named by its line.
#include "engine/table/manifest.hpp"

#include <gtest/gtest.h>

namespace kanzen::table {
namespace {

const std::string hash(64, 'a');

Manifest example() {
  Manifest manifest;
  manifest.game = "mnk:3,3,3";
  manifest.rules = "misere";
  manifest.index_count = 5000;
  manifest.search_plies = 4;
  manifest.entropy_bits = 1234;
  manifest.chunks = {{{0, 1200}, 10, 500, hash}, {{1200, 5000}, 20, 700, std::string(64, 'b')}};
  return manifest;
}

TEST(Manifest, ComesBackAsItWas) {
  const auto read = parse_manifest(format_manifest(example()));
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(format_manifest(*read), format_manifest(example()));
  EXPECT_EQ(read->name(), "mnk:3,3,3 misere");
  EXPECT_EQ(read->stored(), 30u);
  EXPECT_EQ(read->bytes(), 1200u);
}

TEST(Manifest, NamesFilesByTheirContents) {
  const Manifest manifest = example();
  EXPECT_EQ(manifest.file_name(manifest.chunks[0]), "mnk_3_3_3-misere-aaaaaaaaaaaaaaaa.chunk");
  EXPECT_EQ(manifest_file_name("gobblers", "strict"), "gobblers-strict.manifest");
}

TEST(Manifest, FindsTheChunkOfAnIndex) {
  const Manifest manifest = example();
  EXPECT_EQ(manifest.chunk_of(0), 0u);
  EXPECT_EQ(manifest.chunk_of(1199), 0u);
  EXPECT_EQ(manifest.chunk_of(1200), 1u);
  EXPECT_EQ(manifest.chunk_of(4999), 1u);
}

std::string changed(const std::string& from, const std::string& to) {
  std::string text = format_manifest(example());
  const auto at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

TEST(Manifest, SlipsAreNamedByTheirLine) {
  const std::vector<std::pair<std::string, std::string>> slips = {
      {"", "not complete"},
      {"<html>\n", "line 1"},
      {changed("table 1", "table 2"), "line 1"},
      {changed("game mnk:3,3,3", "game ../../etc"), "line 2"},
      {changed("game mnk:3,3,3", "game "), "line 2"},
      {changed("rules misere", "rule misere"), "line 3: unknown word \"rule\""},
      {changed("index_count 5000", "index_count x"), "line 4"},
      {changed("index_count 5000", "index_count 0"), "line 4"},
      {changed("index_count 5000", "index_count 6000"), "not complete"},
      {changed("search_plies 4", "search_plies 99"), "line 5"},
      {changed("entropy_bits 1234", "entropy_bits -1"), "line 6"},
      {changed("bits 1234", "bits 12001351438633402874"), "line 6: \"entropy_bits\" needs"},
      {changed("chunk 1200", "chunk 0"), "line 7"},
      {changed("chunk 1200", "chunk 6000"), "line 7"},
      {changed(" 500 ", " 99999999999 "), "line 7"},
      {changed(hash, hash.substr(1)), "line 7"},
      {changed(hash, "A" + hash.substr(1)), "line 7"},
      {changed(hash, hash + " more"), "line 7"},
      {changed("bbb\n", "bbb"), "line 8: is cut off"},
  };
  for (const auto& [text, message] : slips) {
    const auto read = parse_manifest(text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error().code, Errc::corrupt_data);
    EXPECT_NE(read.error().message.find(message), std::string::npos) << read.error().message;
  }
}

TEST(Manifest, CutOffAnywhereIsRefused) {
  const std::string text = format_manifest(example());
  for (std::size_t length = 0; length < text.size(); ++length)
    ASSERT_FALSE(parse_manifest(std::string_view(text).substr(0, length))) << length;
}

}  // namespace
}  // namespace kanzen::table
