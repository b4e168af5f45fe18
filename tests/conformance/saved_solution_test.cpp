// Saved values are the same after loading.  Damaged and truncated values, and those of another
// game, are rejected.
#include <algorithm>
#include <span>

#include "tests/conformance/games_under_test.hpp"

namespace conformance {
namespace {

using kanzen::Errc;

std::vector<std::byte> saved(const kanzen::SolvedGame& solved) {
  std::vector<std::byte> bytes;
  EXPECT_TRUE(solved.stored()->save([&](std::span<const std::byte> piece) {
    bytes.insert(bytes.end(), piece.begin(), piece.end());
    return true;
  }));
  return bytes;
}

kanzen::ByteSource source_of(const std::vector<std::byte>& bytes) {
  return [&bytes, at = std::size_t{0}](std::span<std::byte> wanted) mutable {
    const std::size_t length = std::min(wanted.size(), bytes.size() - at);
    std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(at), length, wanted.begin());
    at += length;
    return length;
  };
}

class SavedSolutionConformance : public Conformance {
 protected:
  Errc refusal(const std::vector<std::byte>& bytes) const {
    const auto opened = game().tables()->load_saved(source_of(bytes), {});
    EXPECT_FALSE(opened);
    if (opened) return Errc::internal;
    EXPECT_FALSE(opened.error().message.empty());
    return opened.error().code;
  }
};

TEST_P(SavedSolutionConformance, ValuesAreTheSameAfterLoading) {
  const std::vector<std::byte> bytes = saved(solved());
  EXPECT_NEAR(static_cast<double>(bytes.size()), static_cast<double>(info().saved_bytes), 256)
      << "the page says how many there are";
  const auto opened = game().tables()->load_saved(source_of(bytes), {});
  ASSERT_TRUE(opened) << opened.error().message;
  const kanzen::Summary &before = solved().summary(), &after = (*opened)->summary();
  EXPECT_EQ(static_cast<const kanzen::Statistics&>(after), before);
  EXPECT_EQ(after.game, before.game);
  EXPECT_EQ(after.rules, before.rules);
  EXPECT_EQ(after.threads, before.threads);
  EXPECT_EQ(after.seconds.solve, before.seconds.solve);
  EXPECT_EQ(after.seconds.enumerate, before.seconds.enumerate);
  EXPECT_TRUE(saved(**opened) == bytes);
}

// Damages every region: header, name, values, reached set, checksum, and the bytes between them.
TEST_P(SavedSolutionConformance, DamagedValuesAreRefused) {
  std::vector<std::byte> bytes = saved(solved());
  const std::size_t size = bytes.size();
  for (const std::size_t at : {std::size_t{0}, std::size_t{9}, std::size_t{13}, std::size_t{17},
                               std::size_t{25}, std::size_t{57}, size / 3, size - 9, size - 1}) {
    const std::byte flip{static_cast<unsigned char>(1u << (random_() % 8))};
    bytes[at] ^= flip;
    EXPECT_EQ(refusal(bytes), Errc::corrupt_data) << "byte " << at;
    bytes[at] ^= flip;
  }
  bytes.push_back(std::byte{0});
  EXPECT_EQ(refusal(bytes), Errc::corrupt_data) << "a byte too many";
  for (const std::size_t length :
       {size - 1, size - 8, size / 2, std::size_t{60}, std::size_t{30}, std::size_t{0}}) {
    bytes.resize(length);
    EXPECT_EQ(refusal(bytes), Errc::corrupt_data) << length << " bytes";
  }
}

TEST_P(SavedSolutionConformance, ValuesOfAnotherGameAreRefused) {
  const std::vector<std::byte> bytes = saved(solved());
  for (const auto& other : kanzen::list_games()) {
    if (other.name == info().name && other.rules == info().rules) continue;
    const auto another = *kanzen::find_game(other.name, other.rules);
    const auto opened = kanzen::call_facet(*another, another->tables(), &kanzen::Tables::load_saved,
                                           source_of(bytes), {});
    EXPECT_FALSE(opened) << other.name << ' ' << other.rules;
  }
}

TEST_P(SavedSolutionConformance, SavingAndLoadingStopOnRequest) {
  const auto full = solved().stored()->save([](std::span<const std::byte>) { return false; });
  ASSERT_FALSE(full);
  EXPECT_EQ(full.error().code, Errc::io);
  const std::vector<std::byte> bytes = saved(solved());
  kanzen::RunOptions options;
  options.progress = [](const kanzen::Progress&) { return false; };
  const auto opened = game().tables()->load_saved(source_of(bytes), options);
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().code, Errc::cancelled);
}

INSTANTIATE_TEST_SUITE_P(SavedGame, SavedSolutionConformance,
                         testing::ValuesIn(games_with_storage()), test_name);

}  // namespace
}  // namespace conformance
