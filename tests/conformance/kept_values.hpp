#pragma once
// Solved values as bytes in memory, kept and opened again.
#include <algorithm>
#include <span>
#include <vector>

#include "tests/conformance/games_under_test.hpp"

namespace conformance {

inline std::vector<std::byte> kept(const kanzen::SolvedGame& solved) {
  std::vector<std::byte> bytes;
  EXPECT_TRUE(solved.keep([&](std::span<const std::byte> piece) {
    bytes.insert(bytes.end(), piece.begin(), piece.end());
    return true;
  }));
  return bytes;
}

inline kanzen::ByteSource source_of(const std::vector<std::byte>& bytes) {
  return [&bytes, at = std::size_t{0}](std::span<std::byte> wanted) mutable {
    const std::size_t length = std::min(wanted.size(), bytes.size() - at);
    std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(at), length, wanted.begin());
    at += length;
    return length;
  };
}

// Those whose values can be kept.
inline std::vector<GameUnderTest> kept_games() {
  std::vector<GameUnderTest> games;
  for (const GameUnderTest& game : solved_games())
    if ((*kanzen::find_game(game.game, game.rules))->info().index_count > 0) games.push_back(game);
  return games;
}

}  // namespace conformance
