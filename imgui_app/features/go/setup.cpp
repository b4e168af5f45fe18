#include "imgui_app/features/go/setup.hpp"

#include <algorithm>

#include "engine/session/handicap.hpp"

namespace kanzen::app {
namespace {

constexpr double komi_step = 0.5;
constexpr unsigned least_handicap = 2;  // a single stone is the same as a first move

// Returns the rule set of a new game: that of the open game, or the first one with the other
// scoring.
std::string rules_with(const GameInfo& info, const GameSetup& setup) {
  if (info.counts_territory == setup.territory) return info.rules;
  for (const std::string& rules : info.all_rules)
    if (const auto game = find_game(info.name, rules);
        game && (*game)->info().counts_territory == setup.territory)
      return rules;
  return info.rules;
}

double usual_komi(const GameInfo& info, const GameSetup& setup) {
  const auto usual = find_game(info.name, rules_with(info, setup));
  return usual ? (*usual)->info().komi.value_or(0) : 0;
}

std::optional<GameSetup> set_territory(const GameInfo& info, GameSetup setup, bool territory) {
  if (setup.territory == territory) return std::nullopt;
  const bool usual = setup.handicap == 0 && setup.komi == usual_komi(info, setup);
  setup.territory = territory;
  if (usual) setup.komi = usual_komi(info, setup);
  return setup;
}

std::optional<GameSetup> step_handicap(const GameInfo& info, GameSetup setup, int step) {
  const unsigned most = most_handicap(info.size);
  const bool had = setup.handicap > 0;
  if (step > 0 ? setup.handicap >= most : !had) return std::nullopt;
  setup.handicap = step > 0 ? std::max(setup.handicap + 1, least_handicap) : setup.handicap - 1;
  if (setup.handicap < least_handicap) setup.handicap = 0;
  const bool has = setup.handicap > 0;
  if (had != has) setup.komi = has ? komi_with_handicap : usual_komi(info, setup);
  return setup;
}

}  // namespace

std::optional<GameSetup> setup_of(const Session& session) {
  if (!session.info().komi) return std::nullopt;
  const GameInfo& info = session.info();
  // A new game has the stones only where a fixed handicap puts them.
  const unsigned stones = handicap_of(session);
  const bool is_fixed = stones <= most_handicap(info.size) &&
                        session.position(0) == handicap_position(session.game(), stones);
  return GameSetup{*info.komi, is_fixed ? stones : 0, info.counts_territory};
}

std::optional<GameSetup> step_setup(const AnyGame& game, GameSetup setup, SetupPart part,
                                    int step) {
  if (part == SetupPart::handicap) return step_handicap(game.info(), setup, step);
  if (part == SetupPart::territory) return set_territory(game.info(), setup, step > 0);
  setup.komi += step * komi_step;
  if (!game.with_komi(setup.komi, 0)) return std::nullopt;
  return setup;
}

Result<Session> session_with(const GameInfo& info, const GameSetup& setup) {
  const auto plain = find_game(info.name, rules_with(info, setup));
  if (!plain) return plain.error();
  return begin_game(*plain, setup.komi, setup.handicap);
}

}  // namespace kanzen::app
