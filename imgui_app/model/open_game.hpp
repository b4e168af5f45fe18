#pragma once
// A game with the state that belongs to it alone.
#include "engine/session/session.hpp"
#include "imgui_app/model/evaluations.hpp"
#include "imgui_app/model/record.hpp"

namespace kanzen::app {

struct OpenGame {
  Session session;
  Record record = {};
  Counting counting = {};
};

}  // namespace kanzen::app
