#include "imgui_app/features/puzzles/controller.hpp"

#include <utility>

#include "engine/core/phrases.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/session/link.hpp"
#include "imgui_app/features/puzzles/words.hpp"

namespace kanzen::app {
namespace {

constexpr const char* solved_setting = "puzzles";  // Puzzles::solved

bool starts_at(const Session& session, const Puzzle& puzzle) {
  return session.info().name == puzzle.game && session.info().rules == puzzle.rules &&
         session.position(0) == puzzle.position;
}

}  // namespace

PuzzlesController::PuzzlesController(const Feature& feature, Puzzles& puzzles, View& view,
                                     OpenParts& open, Notices& notices)
    : Feature(feature), puzzles_(puzzles), view_(view), open_(open), notices_(notices) {
  puzzles_.solved += platform_.stored_setting(solved_setting) + ' ';
}

bool PuzzlesController::perform(const PuzzleItem& item) {
  const auto index = find_puzzle(item.id);
  if (!index || state_.environment.embedded) return false;
  open(*index);
  return true;
}

bool PuzzlesController::open_next() {
  if (!puzzles_.open) return false;
  const std::size_t count = all_puzzles().size();
  const auto after = [&](std::size_t steps) { return (*puzzles_.open + steps) % count; };
  std::size_t next = after(1);
  for (std::size_t steps = 1; steps < count && is_solved(puzzles_, all_puzzles()[next]); ++steps)
    next = after(steps);
  open(next);
  return true;
}

void PuzzlesController::open(std::size_t index) {
  const Puzzle& puzzle = all_puzzles()[index];
  std::string link = std::string("game=") + puzzle.game + "&rules=" + puzzle.rules +
                     "&position=" + puzzle.position + "&mode=play";
  auto session = session_from_link(link);
  if (!session) return;
  if (session->board().to_move == 1) link += "&players=second";
  shell_.open_linked(link, *std::move(session));
  begin(index);
}

void PuzzlesController::begin(std::size_t index) {
  puzzles_.open = index;
  open_.popup = Popup::none;
  open_.tab = Tab::game;
  view_.values = state_.environment.values.value_or(false);
  refresh();
  shell_.link_changed();
}

void PuzzlesController::leave() {
  puzzles_.open.reset();
  puzzles_.status = {};
}

void PuzzlesController::refresh() {
  const Puzzle* puzzle = current_puzzle(state_);
  const PuzzleStatus status = puzzle == nullptr ? PuzzleStatus{} : judge(*puzzle, *state_.session);
  // The card does not flicker while the value of the last move is being looked up.
  const bool comes_soon = state_.values.solving.done() || state_.values.table.usable();
  if (status.phase == PuzzleStatus::Phase::waiting && comes_soon) return;
  puzzles_.status = status;
  if (puzzles_.status.phase != PuzzleStatus::Phase::solved || is_solved(puzzles_, *puzzle)) return;
  puzzles_.solved += puzzle_id(*puzzle) + ' ';
  platform_.store_setting(solved_setting, std::string(trimmed(puzzles_.solved)));
}

void PuzzlesController::read_link(const std::string& id) {
  if (id.empty() || state_.environment.embedded) return;
  const auto index = find_puzzle(id);
  if (!index) {
    const Diagnostic reason{phrase::no_puzzle, excerpt(id), puzzle_id(all_puzzles().front())};
    shell_.refuse(word::puzzle_unknown, id,
                  {Errc::bad_notation, {phrase::in_link, "puzzle", reason}});
    notices_.refusal->advice = word::puzzle_advice;
  } else if (view_.mode == Mode::play && starts_at(*state_.session, all_puzzles()[*index])) {
    begin(*index);
  } else {
    open(*index);
  }
}

std::string PuzzlesController::in_link() const {
  const Puzzle* puzzle = current_puzzle(state_);
  return puzzle == nullptr ? std::string() : "&puzzle=" + puzzle_id(*puzzle);
}

}  // namespace kanzen::app
