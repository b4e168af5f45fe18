// GTP commands about the rules and the komi.
#include <optional>
#include <utility>

#include "engine/core/numbers.hpp"
#include "engine/gtp/engine.hpp"

namespace kanzen::gtp {

// A komi that the game does not support (quarter points, or a thousand points) affects scores only.
void Engine::apply_komi() {
  if (auto game = board_.game().with_komi(komi_)) board_.set_komi(*std::move(game));
}

Answer Engine::komi(const Arguments& arguments) {
  const auto points = arguments.empty() ? std::nullopt : parse_decimal(arguments[0]);
  if (!points) return failed("komi not a float");
  komi_ = *points;
  apply_komi();
  return succeeded();
}

}  // namespace kanzen::gtp
