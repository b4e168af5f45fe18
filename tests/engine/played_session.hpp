#pragma once
// Helpers for tests that play moves in sessions and read these.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/session/session.hpp"

namespace kanzen {

using Texts = std::vector<std::string>;
using Nodes = std::vector<Session::Node>;

inline void play_all(Session& session, const Texts& moves) {
  for (const auto& move : moves) {
    const auto played = session.play(move);
    ASSERT_TRUE(played) << played.error().message;
  }
}

inline Texts moves_along(const Session& session) {
  Texts moves;
  for (const auto node : session.line())
    if (node != 0) moves.push_back(session.move_to(node));
  return moves;
}

}  // namespace kanzen
