// Games that are small enough to examine every single position.
#include <algorithm>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <sstream>
#include <string>

#include "engine/adapter/value_page.hpp"
#include "tests/conformance/games_under_test.hpp"

namespace conformance {
namespace {

class WholeTableConformance : public Conformance {
 protected:
  std::unique_ptr<kanzen::TableSource> loaded_table() const {
    const auto files =
        *solved().stored()->build_table([](auto) { return std::string(64, '0'); }, {});
    const auto& manifest = files.back().bytes;
    auto table = *game().tables()->open_table(
        {reinterpret_cast<const char*>(manifest.data()), manifest.size()});
    for (std::size_t i = 0; i + 1 < files.size(); ++i)
      EXPECT_TRUE(table->add_chunk(i, files[i].bytes));
    return table;
  }
};

// Returns the values of all positions on the pages; page_from(first) returns one page.
template <class PageFrom>
std::map<std::string, kanzen::Value> values_on_pages(const PageFrom& page_from) {
  std::map<std::string, kanzen::Value> values;
  for (std::optional<std::uint64_t> first = 0; first;) {
    const auto page = page_from(*first);
    EXPECT_TRUE(page) << page.error().message;
    if (!page) break;
    for (const auto& [position, value] : page->positions)
      EXPECT_TRUE(values.emplace(position, value).second) << position << " comes again";
    first = page->next;
  }
  return values;
}

TEST_P(WholeTableConformance, VerifyFindsNothing) {
  const auto checked = solved().verify({});
  ASSERT_TRUE(checked) << checked.error().message;
  EXPECT_GE(*checked, solved().summary().class_count());
}

TEST_P(WholeTableConformance, EnumerationCountsEveryPositionInOnePly) {
  const auto counts = game().solver()->enumerate({});
  ASSERT_TRUE(counts);
  EXPECT_EQ(std::accumulate(counts->by_ply.begin(), counts->by_ply.end(), std::uint64_t{0}),
            counts->positions);
  EXPECT_EQ(counts->by_ply.front(), 1u);
  EXPECT_LT(counts->terminal, counts->positions);
  EXPECT_GE(counts->transitions, counts->positions - 1);
}

TEST_P(WholeTableConformance, TheExportHasEveryPositionWithItsValue) {
  std::string csv;
  ASSERT_TRUE(solved().write("csv", [&](std::string_view text) {
    csv += text;
    return true;
  }));
  const auto lines = static_cast<std::uint64_t>(std::count(csv.begin(), csv.end(), '\n'));
  EXPECT_EQ(lines, solved().summary().class_count() + 1);
  EXPECT_EQ(csv.back(), '\n');
  if (!info().distance_in_plies) return;  // the notebook has its own format
  std::istringstream rows(csv);
  std::string row;
  std::getline(rows, row);
  EXPECT_EQ(row, "position,outcome,distance");
  while (std::getline(rows, row)) {
    const std::size_t quote = row.rfind('"');
    const kanzen::Value value = *solved().value_of(*game().parse(row.substr(1, quote - 1)));
    const std::string distance = std::to_string(value.distance);
    ASSERT_EQ(row.substr(quote + 1), value.outcome == kanzen::Outcome::draw  ? ",draw,"
                                     : value.outcome == kanzen::Outcome::win ? ",win," + distance
                                                                             : ",loss," + distance)
        << row;
  }
}

TEST_P(WholeTableConformance, PagesHaveEveryReachablePositionOnce) {
  const auto values = values_on_pages(
      [&](std::uint64_t first) { return kanzen::value_page(game(), solved(), first); });
  EXPECT_EQ(values.size(), solved().summary().class_count());
  for (const auto& [position, value] : values)
    ASSERT_TRUE(value == *solved().value_of(*game().parse(position))) << position;
}

TEST_P(WholeTableConformance, PagesOfATableHaveWhatThoseOfTheSolvedGameHave) {
  if (info().index_count == 0) return;
  const auto table = loaded_table();
  const auto table_values =
      values_on_pages([&](std::uint64_t first) { return kanzen::value_page(*table, first); });
  const auto values = values_on_pages(
      [&](std::uint64_t first) { return kanzen::value_page(game(), solved(), first); });
  for (const auto& [position, value] : values) {
    const auto found = table_values.find(position);
    ASSERT_NE(found, table_values.end()) << position;
    ASSERT_TRUE(found->second == value) << position;
  }
}

// The value as front ends get it: through search and table.
TEST_P(WholeTableConformance, TablesHaveEveryReachablePosition) {
  if (info().index_count == 0) return;
  const auto table = loaded_table();
  const auto check =
      solved().stored()->compare_table(*table, kanzen::TableCheckDepth::reachable, {});
  ASSERT_TRUE(check) << check.error().message;
  EXPECT_EQ(check->checked, solved().summary().class_count());
  EXPECT_EQ(check->different, 0u) << check->example.message;
}

INSTANTIATE_TEST_SUITE_P(SolvedGame, WholeTableConformance,
                         testing::ValuesIn(games_with_named_rules()), test_name);

}  // namespace
}  // namespace conformance
