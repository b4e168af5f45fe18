#include "imgui_app/go/terms.hpp"

#include "engine/session/handicap.hpp"
#include "imgui_app/shell/controller.hpp"

namespace kanzen::app {
namespace {

constexpr double komi_step = 0.5, komi_with_handicap = 0.5;
constexpr unsigned least_handicap = 2;  // a single stone is the first move

double usual_komi(const GameInfo& info) {
  const auto usual = find_game(info.name, info.rules);
  return usual ? (*usual)->info().komi.value_or(0) : 0;
}

std::optional<Terms> step_handicap(const GameInfo& info, Terms terms, int step) {
  const unsigned most = most_handicap(info.size);
  const bool had = terms.handicap > 0;
  if (step > 0 ? terms.handicap >= most : !had) return std::nullopt;
  terms.handicap = step > 0 ? std::max(terms.handicap + 1, least_handicap) : terms.handicap - 1;
  if (terms.handicap < least_handicap) terms.handicap = 0;
  const bool has = terms.handicap > 0;
  if (had != has) terms.komi = has ? komi_with_handicap : usual_komi(info);
  return terms;
}

bool has_moves_of_people(const State& state) {
  const Session& session = *state.session;
  const auto nodes = session.nodes();
  return std::any_of(nodes.begin() + 1, nodes.end(), [&](Session::Node node) {
    return !is_perfect(state, session.to_move(session.parent(node)));
  });
}

}  // namespace

std::optional<Terms> terms_of(const Session& session) {
  if (!session.info().komi) return std::nullopt;
  return Terms{*session.info().komi, handicap_of(session)};
}

std::optional<Terms> step_terms(const AnyGame& game, Terms terms, TermsPart part, int step) {
  if (part == TermsPart::handicap) return step_handicap(game.info(), terms, step);
  terms.komi += step * komi_step;
  if (!game.with_komi(terms.komi)) return std::nullopt;
  return terms;
}

Result<Session> session_with(const GameInfo& info, const Terms& terms) {
  const auto plain = find_game(info.name, info.rules);
  if (!plain) return plain.error();
  auto game = game_with_komi(*plain, terms.komi);
  if (!game) return game.error();
  Session session(*std::move(game));
  if (terms.handicap > 0)
    if (const auto set = session.set_position(handicap_position(session.game(), terms.handicap));
        !set)
      return set.error();
  return session;
}

// --- Controller

// A game that no person has moved in takes the new terms at once; others keep their own.
bool Controller::perform(const TermsItem& item) {
  if (!state_.terms) return false;
  const Session& session = *state_.session;
  const auto stepped = step_terms(session.game(), *state_.terms, item.part, item.step);
  if (!stepped) return false;
  const bool is_beginning =
      !has_moves_of_people(state_) &&
      session.position(0) == handicap_position(session.game(), state_.terms->handicap);
  state_.terms = *stepped;
  if (is_beginning) start_again();
  entry_due_ = false;  // there is no game to come back to
  return true;
}

void Controller::start_again() {
  const GameInfo& info = state_.session->info();
  auto session =
      state_.terms ? session_with(info, *state_.terms) : Session::open(info.name, info.rules);
  if (session) start_game({*std::move(session)});
}

}  // namespace kanzen::app
