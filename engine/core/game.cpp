#include "engine/core/game.hpp"

namespace kanzen {

Error no_moves(const std::string& position) {
  return {Errc::internal, untranslated(position + ": the game goes on without a legal move")};
}

}  // namespace kanzen
