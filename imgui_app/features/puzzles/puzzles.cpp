#include "imgui_app/features/puzzles/puzzles.hpp"

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

const Puzzle* Puzzles::current() const {
  if (state_.view.mode != Mode::play) return nullptr;
  if (custom_open_) return &custom_current_;
  return open_ ? &all_puzzles()[*open_] : nullptr;
}

bool Puzzles::is_solved(const Puzzle& puzzle) const {
  if (puzzle.custom) return custom_.solved[puzzle.number - 1U];
  return solved_.find(' ' + puzzle_id(puzzle) + ' ') != std::string::npos;
}

bool Puzzles::open_named(const std::string& id) {
  if (state_.environment.embedded) return false;
  if (const auto custom = custom_index(id)) {
    open_custom(*custom);
    return true;
  }
  const auto index = find_puzzle(id);
  if (!index) return false;
  open(*index);
  return true;
}

bool Puzzles::open_next() {
  if (!open_ && !custom_open_) return false;
  if (is_single_custom()) return make_random();
  const std::size_t count = custom_open_ ? custom_.positions.size() : all_puzzles().size();
  const auto is_done = [&](std::size_t index) {
    return custom_open_ ? custom_.solved[index] : is_solved(all_puzzles()[index]);
  };
  const auto after = [&](std::size_t steps) {
    return ((custom_open_ ? *custom_open_ : *open_) + steps) % count;
  };
  std::size_t next = after(1);
  for (std::size_t steps = 1; steps < count && is_done(next); ++steps) next = after(steps);
  custom_open_ ? open_custom(next) : open(next);
  return true;
}

// A long puzzle is not begun again.
bool Puzzles::retry() {
  if (status_.phase != PuzzleStatus::Phase::wrong) return false;
  shell_.jump(state_.session->parent(status_.wrong));
  return true;
}

bool Puzzles::open_position(const Puzzle& puzzle) {
  std::string link = std::string("game=") + puzzle.game + "&rules=" + puzzle.rules +
                     "&position=" + puzzle.position + "&mode=play";
  auto session = session_from_link(link);
  if (!session) return false;
  if (session->board().to_move == 1) link += "&players=second";
  open_.reset();  // the opponent that it had is that of the next one
  custom_open_.reset();
  shell_.open_linked(link, *std::move(session));
  return true;
}

void Puzzles::open(std::size_t index) {
  if (open_position(all_puzzles()[index])) begin(index);
}

void Puzzles::begin(std::size_t index) {
  open_ = index;
  start();
}

void Puzzles::start() {
  shell_.show_popup({});
  shell_.show_tab("game");
  shell_.show_values(false);
  refresh();
  shell_.link_changed();
}

void Puzzles::game_opened() {
  if (open_ || custom_open_)
    notify(features_, &Feature::restore_settings);  // instead of the puzzle's perfect player
  open_.reset();
  custom_open_.reset();
  status_ = {};
  shell_.set_task(std::nullopt);
}

// After a move, a step through the history, or a value.
void Puzzles::refresh() {
  if (custom_open_) custom_current_ = custom_puzzle(*custom_open_);
  const Puzzle* puzzle = current();
  const PuzzleStatus status = puzzle == nullptr ? PuzzleStatus{} : judge(*puzzle, *state_.session);
  // The card does not flicker while the value of the last move is being looked up.
  const bool comes_soon = state_.values.solving.done() || state_.values.table.usable();
  if (status.phase != PuzzleStatus::Phase::waiting || !comes_soon) status_ = status;
  shell_.set_task(puzzle == nullptr ? std::nullopt : std::optional(task_of(*puzzle, status_)));
  if (status_.phase != PuzzleStatus::Phase::solved || is_solved(*puzzle)) return;
  if (custom_open_) {
    custom_.solved[*custom_open_] = true;
    return;
  }
  solved_ += puzzle_id(*puzzle) + ' ';
  platform_.store_setting(solved_setting, std::string(trimmed(solved_)));
}

// Opens the puzzle, or recognises it in the game that the link has opened.
void Puzzles::read_link(const LinkKeys& keys) {
  if (state_.environment.embedded) return;
  const std::string id = value_in(keys, "puzzle");
  if (!value_in(keys, "puzzles").empty() || id.starts_with(custom_puzzle_prefix))
    return read_custom(keys);
  if (id.empty()) return;
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
