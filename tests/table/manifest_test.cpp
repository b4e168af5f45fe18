// Manifests: written and read; every error is reported with its line.
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
  manifest.statistics.positions = 100;
  manifest.statistics.terminal = 5;
  manifest.statistics.win = 60;
  manifest.statistics.draw = 20;
  manifest.statistics.loss = 20;
  manifest.statistics.up_to_symmetry = OutcomeTotals{50, 3, 30, 12, 8};
  manifest.statistics.start = win_in(3);
  manifest.statistics.by_distance = {{0, 0, 15}, {1, 40, 0}, {2, 0, 5}, {3, 20, 0}};
  manifest.statistics.max_distance = 3;
  manifest.opening = {{".../.../...:1", win_in(3)}, {"X../.../...:2", loss_in(2)}};
  manifest.notable = {{"longest_win", 4, {{"X../.O./...:1", win_in(3)}, {"a b", win_in(3)}}},
                      {"mutual_zugzwang", 1, {{"lost", loss_in(2)}}},
                      {"smallest_draw", 2, {{"drawn", drawn()}}}};
  manifest.chunks = {{{0, 1200}, 10, 500, hash}, {{1200, 5000}, 20, 700, std::string(64, 'b')}};
  return manifest;
}

TEST(Manifest, ComesBackAsItWas) {
  const auto read = parse_manifest(format_manifest(example()));
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(format_manifest(*read), format_manifest(example()));
  EXPECT_EQ(read->name(), "mnk:3,3,3 misere");
  EXPECT_EQ(read->statistics, example().statistics);
  EXPECT_EQ(read->opening, example().opening);
  EXPECT_EQ(read->notable, example().notable);
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

using Slips = std::vector<std::pair<std::string, std::string>>;

void expect_refused(const Slips& slips) {
  for (const auto& [text, message] : slips) {
    const auto read = parse_manifest(text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error().code, Errc::corrupt_data);
    EXPECT_NE(read.error().message.find(message), std::string::npos)
        << read.error().message << "\ninstead of " << message;
  }
}

TEST(Manifest, SlipsAreNamedByTheirLine) {
  expect_refused({
      {"", "line 1: is cut off"},
      {"<html>\n", "line 1"},
      {changed("table 3", "table 2"), "line 1: not \"kanzen-table 3\""},
      {changed("game mnk:3,3,3", "game ../../etc"), "line 2"},
      {changed("game mnk:3,3,3", "game "), "line 2"},
      {changed("rules misere", "rule misere"), "line 3: unknown word \"rule\""},
      {changed("rules misere", "game misere"), "line 3: \"game\" is not expected here"},
      {changed("rules misere\n", ""), "line 3: \"index_count\" is not expected here"},
      {changed("index_count 5000", "index_count x"), "line 4"},
      {changed("index_count 5000", "index_count 0"), "line 4"},
      {changed("index_count 5000", "index_count 6000"),
       "line 25: \"checksum\": chunks are missing"},
      {changed("search_plies 4", "search_plies 99"), "line 5"},
      {changed("entropy_bits 1234", "entropy_bits -1"), "line 6"},
      {changed("bits 1234", "bits 12001351438633402874"), "line 6: \"entropy_bits\": needs"},
      {changed("chunk 1200", "chunk 0"), "line 23"},
      {changed("chunk 1200", "chunk 6000"), "line 23"},
      {changed(" 500 ", " 99999999999 "), "line 23"},
      {changed(hash, hash.substr(1)), "line 23"},
      {changed(hash, "A" + hash.substr(1)), "line 23"},
      {changed(hash, hash + " more"), "line 23"},
      {changed("bbb\n", "bbb"), "line 24: \"chunk\": needs its end"},
      {changed("bbb\n", "bbb\nchecksum 0123456789abcdef\n"), "line 25: \"checksum\": is not that"},
      {changed("checksum ", "checksum  "), "line 25: \"checksum\": is not that"},
      {format_manifest(example()) + "checksum x\n", "line 26: \"checksum\" is not expected"},
      {changed("a b", "a c"), "line 25: \"checksum\": is not that of the lines before it"},
  });
}

TEST(Manifest, CountsThatContradictEachOtherAreRefused) {
  expect_refused({
      {changed("positions 100 5 60 20 20\n", ""), "line 7: \"classes\" is not expected here"},
      {changed("positions 100", "positions 101"), "line 7: \"positions\": won, drawn and lost"},
      {changed("100 5 60 20 20", "0 0 0 0 0"), "line 7"},
      {changed("100 5 60 20 20", "100 101 60 20 20"), "line 7: \"positions\": more finished"},
      {changed("100 5 60 20 20", "100 5 60 20"), "line 7: \"positions\": needs"},
      {changed("100 5 60 20 20", "100 5 60 20 20 7"), "line 7: \"positions\": has more"},
      {changed("100 5 60", "18446744073709551615 5 60"), "line 7"},
      {changed("100 5 60 20", "100 5 9007199254740993 20"), "line 7"},
      {changed("classes 50 3 30 8", "classes 50 3 31 8"), "line 8: \"classes\": won, drawn"},
      {changed("50 3 30 8 12", "51 3 9 21 21"), "line 8: \"classes\": more positions up to"},
      {changed("50 3 30 8 12", "50 6 30 8 12"), "line 8: \"classes\": more positions up to"},
      {changed("index_count 5000", "index_count 49"), "line 9: \"start\": there are more"},
      {changed("start win 3", "start won 3"), "line 9"},
      {changed("start win 3", "start win"), "line 9"},
      {changed("start win 3", "start draw 3"), "line 9"},
      {changed("start win 3", "start win 2"), "line 14: no position has the value of the start"},
      {changed("start win 3\n", ""), "line 9: \"distance\" is not expected here"},
      {changed("distance 1 40", "distance 1 41"), "line 14: the counts by distance"},
      {changed("distance 3 20 0\n", ""), "line 13: the counts by distance"},
      {changed("distance 3 20 0\n", "distance 3 20 0\ndistance 4 0 0\n"), "line 15: the longest"},
      {changed("distance 1", "distance 2"), "line 11: \"distance\": distances go up"},
      {changed("distance 1 40 0", "distance 1 40 0 1"), "line 11"},
      {changed("distance 1 40 0", "distance 1 -40 0"), "line 11"},
  });
}

TEST(Manifest, FirstPositionsThatCannotBeAreRefused) {
  expect_refused({
      {changed("opening win 3", "opening win 1"),
       "line 14: \"opening\": the value of the start differs"},
      {changed("opening win 3", "opening won 3"), "line 14: \"opening\": needs"},
      {changed("opening loss 2 X", "opening loss X"), "line 15: \"opening\": needs"},
      {changed("opening loss 2 X../.../...:2", "opening loss 2"), "line 15: \"opening\": needs"},
      {changed("opening loss 2 X", "opening loss 4 X"), "line 15: \"opening\": no position has"},
      {changed("opening loss 2 X", "opening win 2 X"), "line 15: \"opening\": no position has"},
      {changed("example draw drawn", "opening draw drawn"), "\"opening\" is not expected here"},
  });
  std::string many;
  for (std::size_t i = 0; i < most_opening_positions; ++i) many += "opening win 3 a\n";
  expect_refused({{changed("opening loss", many + "opening loss"), "\"opening\": too many"}});
}

TEST(Manifest, NotablePositionsThatCannotBeAreRefused) {
  expect_refused({
      {changed("longest_win 4", "longest_war 4"),
       "line 16: \"notable\": unknown kind \"longest_war\""},
      {changed("mutual_zugzwang", "longest_win"), "line 19: \"notable\": a kind that has occurred"},
      {changed("longest_win 4", "longest_win 0"), "line 16"},
      {changed("longest_win 4", "longest_win 31"), "line 16: \"notable\": more positions"},
      {changed("longest_win 4", "longest_win 1"), "line 18: \"example\": too many"},
      {changed("example win 3 a b\n", "example win 3 a\nexample win 3 b\nexample win 3 c\n"),
       "line 20: \"example\": too many"},
      {changed("example loss 2 lost\n", ""), "line 20: \"notable\" is not expected here"},
      {changed("example draw drawn\n", ""), "line 22: \"chunk\" is not expected here"},
      {changed("example win 3 a b", "example win 1 a b"), "line 18: \"example\": an example whose"},
      {changed("example loss 2", "example win 3"), "line 20: \"example\": an example whose"},
      {changed("example loss 2", "example loss 1"), "line 20: \"example\": an example whose"},
      {changed("example loss 2 lost", "example loss 2"), "line 20: \"example\": needs"},
      {changed("example loss 2 lost", "example loss lost"), "line 20: \"example\": needs"},
  });
}

TEST(Manifest, AGameMayHaveDrawsAlone) {
  Manifest manifest = example();
  manifest.statistics = {};
  manifest.statistics.positions = manifest.statistics.draw = 7;
  manifest.notable.clear();
  manifest.opening.clear();
  const auto read = parse_manifest(format_manifest(manifest));
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(read->statistics, manifest.statistics);
}

TEST(Manifest, CutOffAnywhereIsRefused) {
  const std::string text = format_manifest(example());
  for (std::size_t length = 0; length < text.size(); ++length)
    ASSERT_FALSE(parse_manifest(std::string_view(text).substr(0, length))) << length;
}

}  // namespace
}  // namespace kanzen::table
