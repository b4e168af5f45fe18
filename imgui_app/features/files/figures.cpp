// The figure that the dialog shows: what can be chosen, and why it cannot be saved.
#include <algorithm>

#include "engine/session/position_queries.hpp"
#include "imgui_app/features/files/state.hpp"
#include "imgui_app/text/file_names.hpp"

namespace kanzen::app {

std::optional<unsigned> stepped(const State& state, const FigureDialog& dialog, FigureNumber number,
                                int step) {
  struct Range {
    unsigned least, most, step;
  };
  const Range ranges[] = {{1, 8, 1},
                          {40, 200, 20},
                          {500, 5000, 500},
                          {30, 1200, 90},
                          {1, static_cast<unsigned>(figure_parts(state).size()), 1}};
  const auto index = static_cast<std::size_t>(number);
  const Range& range = ranges[index];
  const unsigned now = dialog.*figure_numbers[index];
  if (step > 0) {
    if (now >= range.most) return std::nullopt;
    return std::max(now + range.step, range.least);
  }
  if (now > range.least) return now - range.step;
  // Below its least number the width is the default.
  return number == FigureNumber::width && now > 0 ? std::optional(0U) : std::nullopt;
}

std::vector<FigureKind> figure_kinds(const State& state) {
  std::vector<FigureKind> kinds{FigureKind::position};
  // Games with estimated positions only have figures of the board.
  if (!state.session->info().has_estimates_only()) {
    kinds.push_back(FigureKind::tree);
    kinds.push_back(FigureKind::plot);
    if (shown_statistics(state) != nullptr) kinds.push_back(FigureKind::histogram);
  }
  if (state.session->line().size() > 1) {
    kinds.push_back(FigureKind::film);
    if (has_numbered_moves(*state.session)) kinds.push_back(FigureKind::numbers);
  }
  return kinds;
}

FigureKind shown_kind(const State& state, const FigureDialog& dialog) {
  const std::vector<FigureKind> kinds = figure_kinds(state);
  const bool there = std::find(kinds.begin(), kinds.end(), dialog.kind) != kinds.end();
  return there ? dialog.kind : FigureKind::position;
}

FigureFormat shown_format(const State& state, const FigureDialog& dialog) {
  return shown_kind(state, dialog) == FigureKind::film ? FigureFormat::gif : dialog.format;
}

bool may_choose_values(const State& state, const FigureDialog& dialog) {
  const FigureKind kind = shown_kind(state, dialog);
  return (kind == FigureKind::position || kind == FigureKind::film) &&
         !state.session->info().has_estimates_only();
}

bool may_mark_last_move(const State& state, const FigureDialog& dialog) {
  const Session& session = *state.session;
  return shown_kind(state, dialog) == FigureKind::position &&
         session.played_move(session.current()).has_value();
}

bool may_have_legend(const State& state, const FigureDialog& dialog) {
  return shown_kind(state, dialog) == FigureKind::tree ||
         (may_choose_values(state, dialog) && dialog.values);
}

FigureSpec chosen_figure(const State& state, const FigureDialog& dialog) {
  FigureSpec figure;
  figure.kind = shown_kind(state, dialog);
  figure.format = shown_format(state, dialog);
  figure.scale = dialog.scale;
  figure.values = dialog.values && may_choose_values(state, dialog);
  figure.grey = dialog.grey;
  figure.transparent = dialog.transparent;
  figure.caption = dialog.caption;
  figure.caption_text = dialog.caption_text;
  figure.legend = dialog.legend && may_have_legend(state, dialog);
  if (dialog.code && !is_table(figure.format)) figure.qr.emplace();
  if (dialog.width > 0) {
    figure.unit = LengthUnit::mm;
    figure.choices.width = static_cast<float>(dialog.width) * pixels_in(LengthUnit::mm);
  }
  figure.choices.last_move = dialog.last_move && may_mark_last_move(state, dialog);
  figure.choices.best_move = dialog.best_move && may_choose_values(state, dialog);
  figure.choices.language = state.settings.language;
  figure.choices.dark = dialog.dark;
  figure.choices.turned = is_turned(state);
  if (state.session->info().needs_search())
    figure.choices.distances = FigureDistances::none;
  else if (state.settings.unit == Unit::moves)
    figure.choices.distances = FigureDistances::moves;
  figure.choices.logarithmic = state.view.logarithmic;
  figure.choices.plies = dialog.two_plies ? 2 : 1;
  figure.choices.up_to_symmetry = !state.view.every_position;
  if (figure.kind == FigureKind::numbers) {
    const std::vector<MoveNumbers> parts = figure_parts(state);
    figure.moves = parts[std::clamp<std::size_t>(dialog.part, 1, parts.size()) - 1];
  }
  if (figure.kind == FigureKind::film) {
    figure.choices.width = static_cast<float>(dialog.film_width);
    figure.unit = LengthUnit::px;
    figure.choices.last_move = true;
    figure.scale = 1;
    figure.transparent = false;
    figure.pause = dialog.film_pause;
    figure.loop = dialog.film_loop;
  }
  return figure;
}

std::vector<std::string> missing_for_figure(const State& state, const FigureDialog& dialog) {
  const Session& session = *state.session;
  const FigureSpec figure = chosen_figure(state, dialog);
  // Games that are searched request no values, and an ended position has none.
  if (session.info().needs_search() || figure.kind == FigureKind::histogram ||
      figure.kind == FigureKind::numbers)
    return {};
  const bool valued = figure.values || figure.choices.best_move;
  if (figure.kind == FigureKind::position && !valued) return {};
  if (!shows_line(figure.kind) && has_ended(session)) return {};
  std::vector<std::string> missing = positions_of_figure(session, figure);
  std::erase_if(missing, [&](const std::string& position) {
    return session.analysis_of(position) != nullptr || state.values.valueless.contains(position);
  });
  return missing;
}

FigureObstacle figure_obstacle(const State& state, const FigureDialog& dialog) {
  if (dialog.is<FigureDialog::Saving>()) return FigureObstacle::is_saving;
  const FigureSpec figure = chosen_figure(state, dialog);
  const bool board = figure.kind == FigureKind::position;
  const Analysis* const analysis = state.session->analysis();
  if (!missing_for_figure(state, dialog).empty())
    return are_values_pending(state) ? FigureObstacle::values_pending : FigureObstacle::no_values;
  const bool numbers = !board || (figure.values && analysis != nullptr && !analysis->moves.empty());
  return is_table(figure.format) && !numbers ? FigureObstacle::no_numbers : FigureObstacle::none;
}

}  // namespace kanzen::app
