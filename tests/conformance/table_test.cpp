// The tables of every game that has them: after building and loading, their values are those of the
// solved game.
#include <algorithm>
#include <initializer_list>
#include <map>
#include <span>
#include <sstream>

#include "engine/adapter/value_page.hpp"
#include "engine/study/sample.hpp"
#include "engine/table/manifest.hpp"
#include "tests/conformance/games_under_test.hpp"
#include "tests/conformance/sampled_states.hpp"

namespace conformance {
namespace {

using kanzen::Analysis;
using kanzen::AnyState;
using kanzen::Errc;
using kanzen::MoveValue;
using kanzen::TableCheckDepth;
using kanzen::TableFile;
using kanzen::TableSource;
using kanzen::TableValues;

// A placeholder for the hash: front ends check it, the engine does not.
std::string some_hash(std::span<const std::byte> bytes) {
  constexpr const char* digits = "0123456789abcdef";
  std::size_t sum = 17;
  std::string text;
  for (const std::byte byte : bytes) sum = sum * 31 + std::to_integer<unsigned>(byte);
  for (int i = 0; i < 64; ++i, sum = sum * 31 + 7) text += digits[sum >> 7 & 15];
  return text;
}

class TableConformance : public Conformance {
 protected:
  // The last file is the manifest.
  const std::vector<TableFile>& files() const {
    static std::map<std::string, std::vector<TableFile>> cache;
    auto& entry = cache[info().name + ' ' + info().rules];
    if (entry.empty()) entry = *solved().stored()->build_table(some_hash, options_to_solve());
    return entry;
  }
  std::string manifest() const {
    const auto& bytes = files().back().bytes;
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
  }
  std::unique_ptr<TableSource> loaded() const { return loaded(manifest()); }
  std::unique_ptr<TableSource> loaded(const std::string& text) const {
    auto table = *game().tables()->open_table(text);
    for (std::size_t i = 0; i + 1 < files().size(); ++i) {
      EXPECT_EQ(table->info().chunks.at(i).file, files()[i].name);
      EXPECT_TRUE(table->add_chunk(i, files()[i].bytes));
    }
    return table;
  }
};

// Returns a changed manifest with the checksum that belongs to it.
std::string resealed(std::string text) {
  text.resize(text.rfind("\nchecksum ") + 1);
  return text + kanzen::table::checksum_line(text);
}

bool same(const Analysis& a, const Analysis& b) {
  const auto same_move = [](const MoveValue& x, const MoveValue& y) {
    return x.move == y.move && x.value == y.value && x.position == y.position;
  };
  return a.position == b.position && a.value == b.value && a.perfect_line == b.perfect_line &&
         std::equal(a.moves.begin(), a.moves.end(), b.moves.begin(), b.moves.end(), same_move);
}

TEST_P(TableConformance, AnalysesAreThoseOfTheSolvedGame) {
  const auto table = loaded();
  on_random_positions(100, [&](const AnyState& state, const std::string& text) {
    const auto analysis = table->probe(state);
    ASSERT_TRUE(analysis) << text << ": " << analysis.error().message;
    ASSERT_TRUE(same(*analysis, *solved().probe(state))) << text;
  });
}

// Random play rarely reaches most of these positions.
TEST_P(TableConformance, AnalysesOfReachablePositionsAreThose) {
  const auto table = loaded();
  for (const AnyState& state : kanzen::sampled_states(solved(), 300, 7))
    ASSERT_TRUE(same(*table->probe(state), *solved().probe(state))) << game().format(state);
}

// The index of a table also numbers positions that play cannot reach.
TEST_P(TableConformance, SamplesHaveReachablePositionsOfEveryOutcome) {
  const auto table = loaded();
  using enum kanzen::Outcome;
  for (const kanzen::Outcome outcome : {win, draw, loss}) {
    const kanzen::SampleRequest request{.outcome = outcome, .seed = 7, .most = 50};
    const auto drawn = kanzen::sample_positions(game(), *table, request,
                                                kanzen::no_examination_limit, options_to_solve());
    ASSERT_TRUE(drawn) << drawn.error().message;
    for (const kanzen::SampledPosition& one : drawn->positions) {
      kanzen::KnownOutcome reached = kanzen::KnownOutcome::unknown;
      solved().fill_outcomes(solved().class_number(*game().parse(one.position)), {&reached, 1});
      ASSERT_EQ(reached, kanzen::known_outcome(outcome)) << one.position;
    }
    const auto expected = kanzen::sample_positions(
        game(), solved(), request, kanzen::no_examination_limit, options_to_solve());
    EXPECT_EQ(drawn->positions.size(), expected->positions.size());
  }
}

TEST_P(TableConformance, EverythingStoredIsRight) {
  const auto table = loaded();
  const auto check =
      solved().stored()->compare_table(*table, TableCheckDepth::stored, options_to_solve());
  ASSERT_TRUE(check) << check.error().message;
  EXPECT_EQ(check->checked, table->info().stored);
  EXPECT_EQ(check->different, 0u) << check->example.message;
}

TEST_P(TableConformance, ItsDescriptionFitsItsFiles) {
  const auto table = loaded();
  std::uint64_t bytes = 0;
  for (std::size_t i = 0; i + 1 < files().size(); ++i) bytes += files()[i].bytes.size();
  EXPECT_EQ(table->info().bytes, bytes);
  EXPECT_EQ(table->info().game, info().name);
  EXPECT_EQ(table->info().rules, info().rules);
  EXPECT_EQ(files().back().name, kanzen::table_manifest_name(info().name, info().rules));
}

TEST_P(TableConformance, ItsStatisticsAreThoseOfTheSolvedGame) {
  const auto table = *game().tables()->open_table(manifest());
  const auto& table_info = table->info();
  EXPECT_EQ(table_info.statistics, static_cast<const kanzen::Statistics&>(solved().summary()));
  EXPECT_EQ(table_info.notable, kanzen::reduce_to_values(
                                    *solved().notable(kanzen::table_examples, options_to_solve())));
  EXPECT_FALSE(table_info.notable.empty());
}

TEST_P(TableConformance, OtherStatisticsAreADifference) {
  const std::string text = manifest();
  const auto line = text.find("\npositions ") + 1;
  std::istringstream numbers(text.substr(line, text.find('\n', line) - line));
  std::string word;
  std::uint64_t positions = 0, finished = 0;
  numbers >> word >> positions >> finished;
  const std::string from = std::to_string(positions) + ' ' + std::to_string(finished) + ' ';
  const std::string to = std::to_string(positions) + ' ' + std::to_string(finished + 1) + ' ';
  std::string other = text;
  other.replace(text.find(from), from.size(), to);
  const auto table = loaded(resealed(other));
  const auto check =
      solved().stored()->compare_table(*table, TableCheckDepth::stored, options_to_solve());
  ASSERT_TRUE(check) << check.error().message;
  EXPECT_EQ(check->checked, table->info().stored);
  EXPECT_EQ(check->different, 1u);
  EXPECT_EQ(check->example.message, "the table counts " + std::to_string(finished + 1) +
                                        " finished positions, the solver " +
                                        std::to_string(finished));
}

TEST_P(TableConformance, AnExampleThatIsNoPositionIsRefused) {
  std::string text = manifest();
  const auto at = text.find("\nexample ");
  ASSERT_NE(at, std::string::npos);
  text.insert(text.find('\n', at + 1), "!");
  const auto line =
      std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at) + 1, '\n');
  const auto opened = game().tables()->open_table(text);
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().code, Errc::corrupt_data);
  EXPECT_NE(opened.error().message.find("line " + std::to_string(line + 1) + ": \"example\""),
            std::string::npos)
      << opened.error().message;
}

TEST_P(TableConformance, TheTableOfAnotherGameIsRefused) {
  for (const auto& other : kanzen::list_games()) {
    if (other.name == info().name && other.rules == info().rules) continue;
    const auto another = *kanzen::find_game(other.name, other.rules);
    const auto opened =
        kanzen::call_facet(*another, another->tables(), &kanzen::Tables::open_table, manifest());
    EXPECT_FALSE(opened) << other.name << ' ' << other.rules;
  }
}

// Returns the first positions, those after `plies` moves, each as often as moves lead to it.
std::vector<AnyState> first_positions(const kanzen::AnyGame& game, unsigned plies) {
  std::vector<AnyState> now{game.initial()};
  for (unsigned ply = 0; ply < plies; ++ply) {
    std::vector<AnyState> next;
    for (const AnyState& state : now)
      for (const auto& move : game.moves(state))
        if (auto after = game.after(state, move)) next.push_back(*std::move(after));
    now = std::move(next);
  }
  return now;
}

// Compares everything but the line, which may end earlier.
void expect_same_values(const Analysis& early, Analysis whole) {
  ASSERT_LE(early.perfect_line.size(), whole.perfect_line.size()) << early.position;
  EXPECT_EQ(early.missing_chunks.empty(), early.perfect_line.size() == whole.perfect_line.size());
  whole.perfect_line.resize(early.perfect_line.size());
  EXPECT_TRUE(same(early, whole)) << early.position;
}

TEST_P(TableConformance, TheManifestAloneHasTheFirstValues) {
  const auto table = *game().tables()->open_table(manifest());
  const auto found = kanzen::find_game(info().name, info().rules);
  const auto opening = *kanzen::open_opening_values(*found, manifest());
  EXPECT_EQ(opening->info().statistics, table->info().statistics);
  for (const unsigned plies : {0u, 1u})
    for (const AnyState& state : first_positions(game(), plies))
      for (const TableValues* source :
           std::initializer_list<const TableValues*>{table.get(), opening.get()}) {
        const auto analysis = source->probe(state);
        ASSERT_TRUE(analysis) << game().format(state) << ": " << analysis.error().message;
        expect_same_values(*analysis, *solved().probe(state));
      }
}

TEST_P(TableConformance, MissingChunksAreReported) {
  const auto table = *game().tables()->open_table(manifest());
  // A small table has all its values in the manifest.
  if (table->info().stored <= kanzen::table::parse_manifest(manifest())->opening.size()) return;
  const auto found = kanzen::find_game(info().name, info().rules);
  const auto opening = *kanzen::open_opening_values(*found, manifest());
  unsigned missing = 0;
  constexpr std::size_t step = 16;  // of thousands of positions
  const std::vector<AnyState> states = first_positions(game(), 3);
  for (std::size_t i = 0; i < states.size(); i += step) {
    const AnyState& state = states[i];
    if (const auto analysis = table->probe(state); !analysis) {
      EXPECT_EQ(analysis.error().code, Errc::not_loaded);
      ++missing;
    }
    const auto early = opening->probe(state);
    if (game().moves(state).empty()) continue;
    ASSERT_FALSE(early) << game().format(state);
    EXPECT_EQ(early.error().code, Errc::not_loaded);
  }
  EXPECT_GT(missing, 0u);
}

TEST_P(TableConformance, OtherFirstValuesAreNoValues) {
  const std::string text = manifest();
  auto parts = *kanzen::table::parse_manifest(text);
  if (parts.statistics.by_distance.empty()) GTEST_SKIP() << "all positions are drawn";
  const kanzen::Value right = parts.opening.back().value;
  for (const auto& [distance, won, lost] : parts.statistics.by_distance)
    for (const auto value : {kanzen::win_in(distance), kanzen::loss_in(distance)})
      if ((value.outcome == kanzen::Outcome::win ? won : lost) > 0 && value != right)
        parts.opening.back().value = value;
  ASSERT_NE(parts.opening.back().value, right);
  const std::string wrong = kanzen::table::format_manifest(parts);
  // The checksum detects a changed byte.
  const std::string slip =
      wrong.substr(0, wrong.rfind("checksum ")) + text.substr(text.rfind("checksum "));
  const auto slipped = game().tables()->open_table(slip);
  ASSERT_FALSE(slipped);
  EXPECT_NE(slipped.error().message.find("\"checksum\": is not that of"), std::string::npos)
      << slipped.error().message;
  const auto found = kanzen::find_game(info().name, info().rules);
  EXPECT_FALSE(kanzen::open_opening_values(*found, slip));
  // Checking the table detects an error of the writer.
  const auto table = loaded(wrong);
  const auto check =
      solved().stored()->compare_table(*table, TableCheckDepth::stored, options_to_solve());
  ASSERT_TRUE(check) << check.error().message;
  EXPECT_EQ(check->different, 1u);
  EXPECT_NE(check->example.message.find(": the value in the manifest differs"), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(Table, TableConformance, testing::ValuesIn(games_with_storage()),
                         test_name);

}  // namespace
}  // namespace conformance
