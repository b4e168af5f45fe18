#include "imgui_app/features/puzzles/puzzles.hpp"

#include <utility>

#include "engine/core/phrases.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/session/link.hpp"
#include "imgui_app/features/puzzles/phrases.hpp"
#include "imgui_app/features/puzzles/words.hpp"

namespace kanzen::app {
namespace {

constexpr const char* solved_setting = "puzzles";  // Puzzles::solved_

Task task_of(const Puzzle& puzzle, const PuzzleStatus& status) {
  return {puzzle_headline(puzzle), puzzle.plies, status.reply};
}

}  // namespace

Puzzles::Puzzles(const FeatureContext& context) : Feature(context) {
  listen<Answer<RandomPositionRequest>, Puzzles>();
  solved_ += platform_.stored_setting(solved_setting) + ' ';
  handle("button-puzzles", [this] {
    if (state_.environment.embedded) return false;
    shell_.toggle_popup("puzzles");
    return true;
  });
  handle(puzzle_item, &Puzzles::open_named);
  handle("button-puzzle-retry", &Puzzles::retry);
  handle("button-puzzle-next", &Puzzles::open_next);
  handle("button-puzzle-another", &Puzzles::make_random);
  handle(random_distance_item, &Puzzles::step_distance);
}

const Puzzle* Puzzles::current() const { return state_.view.mode == Mode::play ? open_ : nullptr; }

bool Puzzles::is_solved(const Puzzle& puzzle) const {
  const std::string& solved = puzzle.custom ? custom_.solved : solved_;
  return solved.find(' ' + puzzle_id(puzzle) + ' ') != std::string::npos;
}

bool Puzzles::open_named(const std::string& id) {
  if (state_.environment.embedded) return false;
  const Puzzle* puzzle = find_puzzle(custom_puzzles(), id);
  if (puzzle == nullptr) puzzle = find_puzzle(all_puzzles(), id);
  if (puzzle == nullptr) return false;
  open(*puzzle);
  return true;
}

bool Puzzles::open_next() {
  if (open_ == nullptr) return false;
  if (is_single_custom()) return make_random();
  const auto puzzles = open_->custom ? custom_puzzles() : all_puzzles();
  const auto after = [&, place = open_ - puzzles.data()](std::size_t steps) -> const Puzzle& {
    return puzzles[(static_cast<std::size_t>(place) + steps) % puzzles.size()];
  };
  std::size_t steps = 1;
  while (steps < puzzles.size() && is_solved(after(steps))) ++steps;
  open(after(steps < puzzles.size() ? steps : 1));
  return true;
}

// A long puzzle is not begun again.
bool Puzzles::retry() {
  if (status_.phase != PuzzleStatus::Phase::wrong) return false;
  shell_.jump(state_.session->parent(status_.wrong));
  return true;
}

// Opens the puzzle's position in Play mode, without values.
void Puzzles::open(const Puzzle& puzzle) {
  std::string link = std::string("game=") + puzzle.game + "&rules=" + puzzle.rules +
                     "&position=" + puzzle.position + "&mode=play";
  auto session = session_from_link(link);
  if (!session) return;
  if (session->board().to_move == 1) link += "&players=second";
  open_ = nullptr;  // the opponent that it had is that of the next one
  shell_.open_linked(link, *std::move(session));
  begin(puzzle);
}

void Puzzles::begin(const Puzzle& puzzle) {
  open_ = &puzzle;
  shell_.show_popup({});
  shell_.show_tab("game");
  shell_.show_values(false);
  refresh();
  shell_.link_changed();
}

void Puzzles::game_opened() {
  if (open_ != nullptr)
    notify(features_, &Feature::restore_settings);  // instead of the puzzle's perfect player
  open_ = nullptr;
  status_ = {};
  shell_.set_task(std::nullopt);
}

// After a move, a step through the history, or a value.
void Puzzles::refresh() {
  set_custom_goal();
  const Puzzle* puzzle = current();
  const PuzzleStatus status = puzzle == nullptr ? PuzzleStatus{} : judge(*puzzle, *state_.session);
  // The card does not flicker while the value of the last move is being looked up.
  const bool comes_soon = state_.values.solving.done() || state_.values.table.usable();
  if (status.phase != PuzzleStatus::Phase::waiting || !comes_soon) status_ = status;
  shell_.set_task(puzzle == nullptr ? std::nullopt : std::optional(task_of(*puzzle, status_)));
  if (status_.phase != PuzzleStatus::Phase::solved || is_solved(*puzzle)) return;
  (puzzle->custom ? custom_.solved : solved_) += puzzle_id(*puzzle) + ' ';
  if (!puzzle->custom) platform_.store_setting(solved_setting, std::string(trimmed(solved_)));
}

// Opens the puzzle, or recognises it in the game that the link has opened.  A list without the id
// of a puzzle opens the first one below the list of all.
void Puzzles::read_link(const LinkKeys& keys) {
  if (state_.environment.embedded) return;
  const std::string list = value_in(keys, "puzzles");
  std::string id = value_in(keys, "puzzle");
  const bool is_custom = !list.empty() || id.starts_with(custom_puzzle_prefix);
  if (id.empty() && !is_custom) return;
  if (is_custom && !take_linked(list)) return;
  const auto puzzles = is_custom ? custom_puzzles() : all_puzzles();
  const bool shows_list = id.empty();
  if (shows_list) id = puzzle_id(puzzles.front());
  if (const Puzzle* puzzle = find_puzzle(puzzles, id); puzzle == nullptr) {
    const Puzzle& example = is_custom ? puzzles.back() : puzzles.front();
    const Diagnostic reason{phrase::no_puzzle, excerpt(id), puzzle_id(example)};
    shell_.refuse(word::puzzle_unknown, id,
                  {Errc::bad_notation, {phrase::in_link, "puzzle", reason}});
    shell_.set_advice(word::puzzle_advice);
  } else if (state_.view.mode == Mode::play && starts_at(*state_.session, *puzzle)) {
    begin(*puzzle);
  } else {
    open(*puzzle);
  }
  if (shows_list) shell_.show_popup("puzzles");
}

std::string Puzzles::link_keys() const {
  const Puzzle* puzzle = current();
  if (puzzle == nullptr) return {};
  const std::string list = puzzle->custom && custom_.positions.size() > 1
                               ? "&puzzles=" + joined(custom_.positions, ";")
                               : "";
  return list + "&puzzle=" + puzzle_id(*puzzle);
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
