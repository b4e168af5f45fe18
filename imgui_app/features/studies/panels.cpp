#include "imgui_app/features/studies/panels.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <utility>

#include "engine/picture/marks.hpp"
#include "imgui_app/features/studies/studies.hpp"
#include "imgui_app/features/studies/words.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/board_pictures.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

Words title_of(Study study) {
  constexpr std::array titles{word::study_counts, word::study_comparison,
                              word::study_rounds};  // by Study
  return titles[static_cast<std::size_t>(study)];
}

}  // namespace

const Panel* added_study(const Ui& ui) {
  return ui.panels->find(Place::study, ui.state.view.study);
}

float draw_study_choice(Ui& ui, const Rect& area) {
  const bool has_own = added_study(ui) == nullptr;  // it shows one of this feature's
  std::vector<Choice> choices;
  for (const Study study : studies_of(ui.state.session->info()))
    choices.push_back(
        {study_item(study), ui.words(title_of(study)), has_own && study == shown_study(ui.state)});
  for (const Panel* panel : ui.panels->at(Place::study))
    choices.push_back({id_field::join("study-", panel->name), ui.words(panel->title),
                       panel->name == ui.state.view.study});
  if (choices.size() < 2) return 0;
  const float wanted = 168 * static_cast<float>(choices.size());
  const float height = ui.control_height();
  segments(ui, {area.x, area.y, std::min(area.width, wanted), height}, choices,
           MirrorItem::Kind::tab);
  return height + 12;
}

float draw_study(Ui& ui, const Studies& studies) {
  Rect area = ui.layout->statistics;
  if (area.height > 0) area.width = right(ui.layout->table) - area.x;
  float y = area.y + draw_study_choice(ui, area);
  const Rect below{area.x, y, area.width, 0};
  if (const Panel* const added = added_study(ui))
    y += added->draw(ui, below);
  else if (shown_study(ui.state) == Study::comparison)
    y += draw_comparison(ui, studies, below);
  else
    y += draw_rounds(ui, studies, below);
  const float height = y - area.y + 24;
  if (std::exchange(ui.memory().heights["study"], height) != height) ui.request_frame();
  return height;
}

float draw_no_statistics(Ui& ui, const Studies& studies, const Rect& area, const Words& reason) {
  float y = area.y;
  y += 8 + draw_paragraph(ui, "no-statistics", {area.x, y, std::min(area.width, 640.0F), 0},
                          ui.words(reason), ui.quiet(), 24);
  ButtonRows rows(ui, {area.x, y, area.width, 0}, ui.control_height());
  rows.add("button-analyse-here", ui.words(word::analyse_here),
           {.surface = ButtonStyle::Surface::accent, .weight = Weight::semibold});
  if (const auto& smaller = studies.smaller_board)
    rows.add("button-smaller-board",
             fill(ui.words(word::size_open), {full_title(ui.language(), smaller->info())}));
  return rows.end() + 16 - area.y;
}

float draw_card_pair(Ui& ui, const Rect& area, const CardPair& pair) {
  if (!has_two_columns(area)) {
    float y = area.y;
    for (const CardContent* content : {&pair.first, &pair.second})
      if (*content)
        y += draw_card_around(ui, {area.x, y, area.width, 0}, CardTone::plain, *content) + card_gap;
    return y - area.y;
  }
  const float first = (area.width - card_gap) * pair.share;
  const float second = area.width - card_gap - first;
  const float left = pair.first_on_the_right ? second : first;
  const float further = area.x + left + card_gap;
  CardRow row(ui);
  if (pair.first)
    row.add({pair.first_on_the_right ? further : area.x, area.y, first, 0}, CardTone::plain,
            pair.first);
  if (pair.second)
    row.add({pair.first_on_the_right ? area.x : further, area.y, second, 0}, CardTone::plain,
            pair.second);
  return row.finish() + card_gap;
}

float draw_study_title(Ui& ui, const Rect& area, const std::string& title,
                       const std::string& detail) {
  const float head =
      4 + ui.canvas().paragraph({area.x, area.y + 4}, area.width, title,
                                {FontSize::title, Weight::semibold, ui.theme.text}, 32);
  const float used = ui.canvas().paragraph({area.x, area.y + head + 4},
                                           std::min(area.width, 760.0F), detail, ui.quiet(), 22);
  ui.mirror_text("study", title + ". " + detail, {area.x, area.y, area.width, head + 4 + used});
  return head + 4 + used + 12;
}

float draw_study_heading(Ui& ui, const Rect& area, const std::string& id, std::string_view words) {
  const Rect place{area.x, area.y + 4, area.width, 0};
  return draw_paragraph(ui, id, place, words, ui.heading(), 24) + 12;
}

float draw_outcome_name(Ui& ui, Point at, std::string_view words, Outcome outcome, Align align,
                        FontSize size) {
  const Color color = outcome_color(ui.theme, outcome);
  const TextStyle style{size, Weight::semibold, color, align};
  const float width = ui.canvas().text_width(words, style.size, style.weight);
  const bool to_left = align == Align::right;
  draw_sign(ui.canvas(), {to_left ? at.x - width - 12 : at.x + 6, at.y}, 5.5F, outcome, color);
  ui.canvas().text({to_left ? at.x : at.x + 18, at.y}, words, style);
  return 18 + width;
}

float draw_table_buttons(Ui& ui, const Rect& area, StudyTable table) {
  ButtonRows buttons(ui, area, table_button_height(ui));
  constexpr FontSize size = FontSize::caption;
  for (const auto& [format, name] :
       {std::pair{FigureFormat::csv, "CSV"}, std::pair{FigureFormat::latex, "LaTeX"}}) {
    const std::string label = fill(ui.words(word::save_table), {name});
    buttons.add(table_item(table, format), name, {.size = size, .label = label});
  }
  // The tables of one study share the button.
  if (table != StudyTable::plies) buttons.add("button-cite", ui.words(word::cite), {.size = size});
  return buttons.end() - area.y;
}

void draw_figure_card(Ui& ui, const Rect& box, const FigureCard& figure) {
  constexpr float room_for_large = 190;
  Canvas& canvas = ui.canvas();
  card(ui, box);
  const float x = box.x + 16;
  const float head = box.y + 26;
  TextStyle quiet = ui.quiet();
  std::string mirror_label = figure.label + ": " + format_with_commas(figure.count);
  if (figure.outcome) {
    const TextStyle style{FontSize::body, Weight::semibold,
                          outcome_color(ui.theme, *figure.outcome)};
    draw_sign(canvas, {x + 7, head}, 7, *figure.outcome, style.color);
    const auto room = [&] {
      return box.width - 32 - 23 - 8 - canvas.text_width(figure.share, quiet.size);
    };
    if (canvas.text_width(figure.label, style.size, style.weight) > room())
      quiet.size = FontSize::caption;
    canvas.text_in({x + 23, head}, room(), figure.label, style);
  } else {
    canvas.text({x, head}, canvas.fitted(figure.label, box.width - 28, quiet), quiet);
    if (!figure.share.empty()) mirror_label += " (" + figure.share + ')';
  }
  quiet.align = Align::right;
  canvas.text({right(box) - 16, figure.outcome ? head : box.y + 57}, figure.share, quiet);
  const bool large = figure.large && box.width >= room_for_large;
  canvas.text({x, box.y + 57}, format_with_commas(figure.count),
              {large ? FontSize::title : FontSize::figure, Weight::semibold, ui.theme.text});
  ui.mirror_text(figure.id, mirror_label, box);
}

// Notable positions on the Statistics page: a card for each kind, with small boards of its examples
// that open on the board's page.

namespace {

constexpr float group_gap = 8;
constexpr float first_board = 94;  // side of the first example's board
constexpr float group_head = 48;   // above it
constexpr float card_height = 152;
constexpr float side_width = 68;   // of the text next to it
constexpr float small_board = 78;  // of the other examples
constexpr float small_row = small_board + 28;
constexpr float narrowest_card = 184;
constexpr float card_with_row = 340;  // least width for the other examples next to the first

// The places of the cards on the page.
struct CardGrid {
  float x, y, width;  // of a card
  float height;
  std::size_t columns;
  bool beside;  // whether the other examples are next to the first, not below

  Rect card(std::size_t number) const {
    const auto column = static_cast<float>(number % columns);
    const auto number_of_row = number / columns;
    const auto row = static_cast<float>(number_of_row);
    return {x + column * (width + group_gap), y + row * (height + group_gap), width, height};
  }
};

CardGrid grid_of(const Rect& area, std::span<const NotableGroup> groups) {
  const float fitting = std::floor((area.width + group_gap) / (narrowest_card + group_gap));
  const auto columns = static_cast<std::size_t>(std::clamp(fitting, 1.0F, 4.0F));
  const auto count = static_cast<float>(columns);
  CardGrid grid{area.x,      area.y,  (area.width - (count - 1) * group_gap) / count,
                card_height, columns, false};
  grid.beside = grid.width >= card_with_row;
  const bool several = std::any_of(groups.begin(), groups.end(), [](const NotableGroup& group) {
    return group.examples.size() > 1;
  });
  if (several && !grid.beside) grid.height += small_row;
  return grid;
}

// "Longest win"
std::string_view notable_title(const Ui& ui, NotableKind kind) {
  constexpr std::array titles{word::longest_win,  word::longest_loss,    word::only_winning_move,
                              word::no_safe_move, word::mutual_zugzwang, word::unlikely_only_move,
                              word::smallest_draw};  // by NotableKind
  static_assert(titles.size() == notable_kinds);
  return ui.words(titles[static_cast<std::size_t>(kind)]);
}

ItemState draw_example(Ui& ui, const Rect& rect, const NotableGroup& group, std::size_t number) {
  const NotableExample& example = group.examples[number];
  const std::string value = format_value(ui.state, example.value, example.board.to_move);
  const ItemState item =
      ui.item({.item = notable_item(name_of(group.kind), number),
               .label = fill(ui.words(word::notable_label),
                             {notable_title(ui, group.kind), value, example.position}),
               .rect = rect});
  draw_thumbnail(ui, rect, example.board);
  if (item.hot()) ui.canvas().outline(inset(rect, -2), ui.theme.accent, 8, 2);
  return item;
}

// A sign and, unless it is a draw, the distance; returns the width.
float draw_value(Ui& ui, Point at, Value value) {
  Canvas& canvas = ui.canvas();
  const Color color = outcome_color(ui.theme, value.outcome);
  draw_sign(canvas, {at.x + 6, at.y}, 6, value.outcome, color);
  if (value.outcome == Outcome::draw) return 20;
  const std::string figure = format_distance_number(value, shown_unit(ui.state));
  canvas.text({at.x + 19, at.y}, figure, {FontSize::body, Weight::semibold, color});
  return 27 + canvas.text_width(figure, FontSize::body, Weight::semibold);
}

// Returns whether the examples of this kind have different values, which are then shown with each.
bool values_differ(const NotableGroup& group) {
  return group.kind == NotableKind::only_winning_move ||
         group.kind == NotableKind::unlikely_only_move ||
         group.kind == NotableKind::mutual_zugzwang;
}

// Returns the unit of the count: classes of symmetric positions, even if the statistics count every
// position.
std::string unit_of(const Ui& ui, const NotableGroup& group) {
  const bool classes = !ui.state.session->info().up_to_symmetry;
  return fill(ui.words(classes ? word::notable_classes : word::notable_positions),
              {std::to_string(group.count)});
}

void draw_head(Ui& ui, const Rect& card, const NotableGroup& group) {
  const float y = card.y + 22;
  float x = card.x + 14;
  if (!values_differ(group)) x += draw_value(ui, {x, y}, group.examples.front().value);
  const TextStyle style = ui.heading();
  ui.canvas().text({x, y},
                   ui.canvas().fitted(notable_title(ui, group.kind), right(card) - 10 - x, style),
                   style);
}

// Draws the side to move of the first example, and the number of positions of this kind.
void draw_side(Ui& ui, const Rect& card, const NotableGroup& group, bool hot) {
  Canvas& canvas = ui.canvas();
  const float x = card.x + 12 + first_board + 10;
  const TextStyle quiet = ui.caption();
  ui.face().name_mark(ui.drawing(canvas), {x + 6, card.y + 58}, 12,
                      group.examples.front().board.to_move);
  canvas.text({x + 17, card.y + 58}, ui.words(word::to_move), quiet);
  const std::string exact = format_with_commas(group.count);
  const auto fits = [&](FontSize size) {
    return canvas.text_width(exact, size, Weight::semibold) <= side_width;
  };
  // The mirror always has the exact number.
  const bool exact_fits = fits(FontSize::body) || fits(FontSize::caption);
  canvas.text(
      {x, card.y + 86},
      exact_fits ? exact : format_short_count(ui.language(), static_cast<double>(group.count)),
      {fits(FontSize::body) ? FontSize::body : FontSize::caption, Weight::semibold, ui.theme.text});
  canvas.text({x, card.y + 107}, unit_of(ui, group), quiet);
  draw_icon(canvas, Icon::open, {x + 6, card.y + 133}, hot ? ui.theme.accent : ui.theme.text2);
  if (values_differ(group)) draw_value(ui, {x + 24, card.y + 133}, group.examples.front().value);
}

void draw_other_examples(Ui& ui, const CardGrid& grid, const Rect& card,
                         const NotableGroup& group) {
  for (std::size_t i = 1; i < group.examples.size(); ++i) {
    const float step = static_cast<float>(i - 1) * (small_board + group_gap);
    const Point at =
        grid.beside ? Point{card.x + 12 + first_board + 16 + side_width + step, card.y + group_head}
                    : Point{card.x + 12 + step, card.y + card_height + 2};
    const Rect board{at.x, at.y, small_board, small_board};
    if (right(board) > right(card) - 4) return;
    draw_example(ui, board, group, i);
    const NotableExample& example = group.examples[i];
    ui.face().name_mark(ui.drawing(ui.canvas()), {board.x + 8, bottom(board) + 12}, 12,
                        example.board.to_move);
    draw_value(ui, {board.x + 22, bottom(board) + 12}, example.value);
  }
}

void draw_group(Ui& ui, const CardGrid& grid, std::size_t number, const NotableGroup& group) {
  const Rect box = grid.card(number);
  card(ui, box);
  draw_head(ui, box, group);
  const Rect first{box.x + 12, box.y + group_head, first_board, first_board};
  const ItemState item = draw_example(ui, first, group, 0);
  draw_side(ui, box, group, item.hot());
  draw_other_examples(ui, grid, box, group);
  const std::string words = std::string(notable_title(ui, group.kind)) + ": " +
                            format_with_commas(group.count) + ' ' + unit_of(ui, group);
  ui.mirror_text(std::string("kind-") + name_of(group.kind), words,
                 {box.x, box.y, box.width, group_head});
}

float draw_search(Ui& ui, const Rect& area, const Estimate& estimate) {
  ui.canvas().text({area.x, area.y + 14}, ui.words(word::notable_running), ui.heading());
  ui.mirror_text("notable-search", ui.words(word::notable_running),
                 {area.x, area.y, area.width, 28});
  float y = area.y + 32;
  if (const auto share = estimate.share()) progress_bar(ui, {area.x, y, area.width, 8}, *share);
  y += 20;
  if (const auto left = estimate.seconds_left(ui.now())) {
    ui.canvas().text({area.x, y + 8}, fill(ui.words(word::seconds_left), {std::to_string(*left)}),
                     ui.caption());
  }
  return y + 18 - area.y;
}

Notice offer(const Ui& ui) {
  if (const auto* failed = ui.state.values.notable.failed())
    return {ui.words(word::notable_failed), sentence(ui.language(), failed->reason),
            "button-notable", ui.words(word::retry), true};
  return {ui.words(word::notable_heading), std::string(ui.words(word::notable_detail)),
          "button-notable", ui.words(word::notable_find)};
}

float draw_cards(Ui& ui, const Rect& area) {
  const std::span<const NotableGroup> groups = shown_notable(ui.state);
  if (groups.empty()) return 0;
  const CardGrid grid = grid_of(area, groups);
  for (std::size_t i = 0; i < groups.size(); ++i) draw_group(ui, grid, i, groups[i]);
  return bottom(grid.card(groups.size() - 1)) - area.y;
}

// Draws the search for notable positions among those solved here, or an offer of it.
float draw_notable_search(Ui& ui, const Rect& area) {
  const NotableSearch& search = ui.state.values.notable;
  if (const NotableSearch::Running* running = search.running()) {
    return draw_card_around(ui, area, CardTone::plain, [&](const Rect& inner) {
      return draw_search(ui, inner, running->estimate);
    });
  }
  // A single line, because the table's positions are shown.
  if (search.is<NotableSearch::None>() && are_notable_from_table(ui.state))
    return draw_quiet_line(ui, area,
                           {"notable-source", std::string(ui.words(word::notable_from_table)),
                            "button-notable", ui.words(word::notable_find)});
  return draw_notice_card(ui, area, offer(ui));
}

}  // namespace

float draw_notable(Ui& ui, const Rect& area) {
  if (!shows_notable(ui.state)) return 0;
  float y = area.y;
  const bool searchable = ui.state.values.solving.is<Solving::Done>();
  if (searchable && ui.state.values.notable.done() == nullptr)
    y += draw_notable_search(ui, {area.x, y, area.width, 0}) + group_gap;
  return y + draw_cards(ui, {area.x, y, area.width, 0}) - area.y;
}

}  // namespace kanzen::app
