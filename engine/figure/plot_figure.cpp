#include "engine/figure/plot_figure.hpp"

#include <algorithm>

#include "engine/figure/figures.hpp"
#include "engine/session/judgement.hpp"

namespace kanzen {
namespace {

// `value`: for the first player.
std::optional<Player> leader_of(const std::optional<Value>& value) {
  if (!value || value->outcome == Outcome::draw) return std::nullopt;
  return value->outcome == Outcome::win ? Player{0} : Player{1};
}

}  // namespace

std::vector<ValueBar> history_bars(const Session& session) {
  std::vector<ValueBar> bars;
  bool future = false;
  for (const Session::Node node : session.line()) {
    ValueBar bar;
    bar.value = session.value(node);
    if (bar.value && session.to_move(node) == 1) bar.value = for_opponent(*bar.value);
    bar.leader = leader_of(bar.value);
    bar.blunder = is_blunder(session, node);
    bar.current = node == session.current();
    bar.future = future;
    future = future || bar.current;
    bars.push_back(bar);
  }
  return bars;
}

// --- the figure of a game: its values by ply

namespace {

constexpr float plot_width = 640, plot_height = 220;
constexpr Rect margins{56, 36, 16, 40};  // left, top, right, bottom
constexpr float widest_ply = 47.5F;

void draw_axis(Pen& pen, const Theme& theme, const Rect& area, float pitch, std::size_t plies) {
  pen.fill({area.x, centre(area).y, area.width, 1}, theme.strong);
  const std::size_t every = number_interval(pitch);
  for (std::size_t ply = 0; ply < plies; ply += every)
    pen.text({area.x + pitch * (static_cast<float>(ply) + 0.5F), bottom(area) + 14},
             std::to_string(ply), {FontSize::caption, Weight::regular, theme.text2, Align::centre});
}

// Draws a player's piece on the left of that player's half.
void draw_emblem(const Drawing& drawing, Point middle, Player player) {
  const Face& face = face_of(drawing.info);
  constexpr float size = 32;
  const PieceView piece = face.emblem(drawing.info, player);
  const float below = face.extent(drawing.info, piece.kind).middle() * size;
  Pose pose;
  pose.on_card = true;
  face.stack(drawing, {middle.x, middle.y - below}, size, {&piece, 1}, pose);
}

void draw_plot(Pen& pen, const Session& session, float width, const FigureChoices& choices) {
  const Theme& theme = figure_theme(choices);
  const Drawing drawing{pen, theme, session.info(), choices.turned};
  const std::vector<ValueBar> bars = history_bars(session);
  const Rect area =
      from_corners(margins.x, margins.y, width - margins.width, plot_height - margins.height);
  const float pitch = std::min(area.width / static_cast<float>(bars.size()), widest_ply);
  const auto words = [&](const Words& text) { return figure_text(choices.language, text); };
  pen.text({16, 20}, words(figure_word::value_by_ply),
           {FontSize::body, Weight::semibold, theme.text});
  draw_axis(pen, theme, area, pitch, bars.size());
  pen.text({16, bottom(area) + 14}, words(figure_word::ply),
           {FontSize::caption, Weight::regular, theme.text2});
  for (const Player player : {Player{0}, Player{1}})
    draw_emblem(drawing, {32, centre(area).y + (player == 0 ? -30.0F : 30.0F)}, player);
  const std::size_t every = number_interval(pitch);
  for (std::size_t ply = 0; ply < bars.size(); ++ply) {
    ValueBar bar = bars[ply];
    bar.future = bar.current = false;  // a figure does not mark the current position
    const bool numbered = bar.value && ply % every == 0;
    draw_value_bar(drawing, {area.x + pitch * static_cast<float>(ply), area.y, pitch, area.height},
                   bar,
                   numbered ? figure_distance(session.info(), *bar.value, choices.distances) : "");
  }
}

DataTable table_of(const Session& session, const FigureChoices& choices) {
  const auto words = [&](const Words& text) { return figure_text(choices.language, text); };
  DataTable table;
  table.columns = {{"ply", words(figure_word::ply), true},
                   {"move", words(figure_word::move)},
                   {"outcome_for_first",
                    figure_text(choices.language, figure_word::outcome_for,
                                std::string(player_name(choices.language, session.info(), 0)))},
                   {"distance", words(figure_word::distance), true},
                   {"blunder", words(figure_word::blunder)},
                   {"position", figure_text(choices.language, figure_word::position)}};
  const std::vector<ValueBar> bars = history_bars(session);
  const std::vector<Session::Node> line = session.line();
  for (std::size_t ply = 0; ply < bars.size(); ++ply) {
    const auto& value = bars[ply].value;
    table.rows.push_back({std::to_string(ply), move_words(session, line[ply], choices.language),
                          table_outcome(value), value ? table_distance(*value, choices) : "",
                          bars[ply].blunder ? "yes" : "", session.position(line[ply])});
  }
  return table;
}

}  // namespace

Figure plot_figure(const Session& session, const FigureChoices& choices) {
  Figure figure;
  const float width = layout_width(choices, plot_width);
  figure.picture.width = width;
  figure.picture.height = plot_height;
  figure.picture.title = session.info().name + ", " + session.info().rules;
  figure.picture.description =
      "Values of a game of " + std::to_string(session.line().size() - 1) + " plies, ply by ply.";
  figure.picture.draw = [&session, width, choices](Pen& pen) {
    draw_plot(pen, session, width, choices);
  };
  figure.table = table_of(session, choices);
  const auto name = [&](Player player) {
    return std::string(player_name(choices.language, session.info(), player));
  };
  figure.notes = {
      with_number_words(session.info(), choices,
                        figure_text(choices.language, figure_word::plot_legend, name(0), name(1)),
                        figure_word::legend_number)};
  return figure;
}

}  // namespace kanzen
