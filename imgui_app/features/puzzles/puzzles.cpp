#include "imgui_app/features/puzzles/puzzles.hpp"

#include <array>
#include <utility>

#include "engine/core/phrases.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/session/link.hpp"
#include "imgui_app/features/puzzles/words.hpp"

namespace kanzen::app {
namespace {

constexpr const char* solved_setting = "puzzles";  // Puzzles::solved_

bool starts_at(const Session& session, const Puzzle& puzzle) {
  return session.info().name == puzzle.game && session.info().rules == puzzle.rules &&
         session.position(0) == puzzle.position;
}

// Returns the goal in a few words: "Win in 5 plies".
Task task_of(const Puzzle& puzzle, const PuzzleStatus& status) {
  constexpr std::array goals{word::puzzle_win_headline, word::puzzle_draw_headline,
                             word::puzzle_hold_out, word::puzzle_mate_headline};  // by PuzzleGoal
  return {goals[static_cast<std::size_t>(puzzle.goal)], puzzle.plies, status.reply};
}

}  // namespace

Puzzles::Puzzles(const FeatureContext& context) : Feature(context) {
  solved_ += platform_.stored_setting(solved_setting) + ' ';
  handle("button-puzzles", [this] {
    if (state_.environment.embedded) return false;
    shell_.toggle_popup("puzzles");
    return true;
  });
  handle(puzzle_item, &Puzzles::open_named);
  handle("button-puzzle-retry", &Puzzles::retry);
  handle("button-puzzle-next", &Puzzles::open_next);
}

const Puzzle* Puzzles::current() const {
  return open_ && state_.view.mode == Mode::play ? &all_puzzles()[*open_] : nullptr;
}

bool Puzzles::is_solved(const Puzzle& puzzle) const {
  return solved_.find(' ' + puzzle_id(puzzle) + ' ') != std::string::npos;
}

bool Puzzles::open_named(const std::string& id) {
  const auto index = find_puzzle(id);
  if (!index || state_.environment.embedded) return false;
  open(*index);
  return true;
}

bool Puzzles::open_next() {
  if (!open_) return false;
  const std::size_t count = all_puzzles().size();
  const auto after = [&](std::size_t steps) { return (*open_ + steps) % count; };
  std::size_t next = after(1);
  for (std::size_t steps = 1; steps < count && is_solved(all_puzzles()[next]); ++steps)
    next = after(steps);
  open(next);
  return true;
}

// A long puzzle is not begun again.
bool Puzzles::retry() {
  if (status_.phase != PuzzleStatus::Phase::wrong) return false;
  shell_.jump(state_.session->parent(status_.wrong));
  return true;
}

void Puzzles::open(std::size_t index) {
  const Puzzle& puzzle = all_puzzles()[index];
  std::string link = std::string("game=") + puzzle.game + "&rules=" + puzzle.rules +
                     "&position=" + puzzle.position + "&mode=play";
  auto session = session_from_link(link);
  if (!session) return;
  if (session->board().to_move == 1) link += "&players=second";
  open_.reset();  // the opponent that it had is that of the next one
  shell_.open_linked(link, *std::move(session));
  begin(index);
}

void Puzzles::begin(std::size_t index) {
  open_ = index;
  shell_.show_popup({});
  shell_.show_tab("game");
  shell_.show_values(false);
  refresh();
  shell_.link_changed();
}

void Puzzles::game_opened() {
  if (open_)
    notify(features_, &Feature::restore_settings);  // instead of the puzzle's perfect player
  open_.reset();
  status_ = {};
  shell_.set_task(std::nullopt);
}

// After a move, a step through the history, or a value.
void Puzzles::refresh() {
  const Puzzle* puzzle = current();
  const PuzzleStatus status = puzzle == nullptr ? PuzzleStatus{} : judge(*puzzle, *state_.session);
  // The card does not flicker while the value of the last move is being looked up.
  const bool comes_soon = state_.values.solving.done() || state_.values.table.usable();
  if (status.phase != PuzzleStatus::Phase::waiting || !comes_soon) status_ = status;
  shell_.set_task(puzzle == nullptr ? std::nullopt : std::optional(task_of(*puzzle, status_)));
  if (status_.phase != PuzzleStatus::Phase::solved || is_solved(*puzzle)) return;
  solved_ += puzzle_id(*puzzle) + ' ';
  platform_.store_setting(solved_setting, std::string(trimmed(solved_)));
}

// Opens the puzzle, or recognises it in the game that the link has opened.
void Puzzles::read_link(const LinkKeys& keys) {
  const std::string id = value_in(keys, "puzzle");
  if (id.empty() || state_.environment.embedded) return;
  const auto index = find_puzzle(id);
  if (!index) {
    const Diagnostic reason{phrase::no_puzzle, excerpt(id), puzzle_id(all_puzzles().front())};
    shell_.refuse(word::puzzle_unknown, id,
                  {Errc::bad_notation, {phrase::in_link, "puzzle", reason}});
    shell_.set_advice(word::puzzle_advice);
  } else if (state_.view.mode == Mode::play && starts_at(*state_.session, all_puzzles()[*index])) {
    begin(*index);
  } else {
    open(*index);
  }
}

std::string Puzzles::link_keys() const {
  const Puzzle* puzzle = current();
  return puzzle == nullptr ? std::string() : "&puzzle=" + puzzle_id(*puzzle);
}

// The heading is the goal, which the verdict says, until the puzzle ends.
News Puzzles::news() const {
  const Puzzle* puzzle = current();
  if (puzzle == nullptr) return {};
  const Language language = state_.settings.language;
  const std::string heading = puzzle_heading(language, *puzzle, status_);
  const bool ends =
      status_.phase == PuzzleStatus::Phase::wrong || status_.phase == PuzzleStatus::Phase::solved;
  return {heading + ' ' + std::to_string(static_cast<int>(status_.phase)) + ' ' +
              std::to_string(status_.moves) + ' ' + std::to_string(status_.wrong),
          ends ? heading : std::string(), puzzle_detail(language, *puzzle, status_)};
}

}  // namespace kanzen::app
