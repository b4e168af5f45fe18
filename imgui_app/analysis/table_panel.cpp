// The quiet lines about the table: how far it has come, that values come from it, and
// whether it agrees with what was solved here; and that figures come from it.
#include "engine/picture/signs.hpp"
#include "imgui_app/analysis/wording.hpp"
#include "imgui_app/shell/panels.hpp"
#include "imgui_app/widgets/notice.hpp"

namespace kanzen::app {
namespace {

std::string loading_words(const Ui& ui) {
  const TableNews& news = ui.state.values.table.news;
  if (news.total_bytes == 0) return std::string(ui.words(Text::values_loading));
  return fill(ui.words(Text::table_loading),
              {kilobytes(ui.language(), news.bytes), kilobytes(ui.language(), news.total_bytes)});
}

std::string check_words(const Ui& ui, const TableCheck& check) {
  if (check.different == 0) {
    return fill(ui.words(Text::table_agrees), {with_commas(check.checked)});
  }
  return fill(ui.words(Text::table_differs),
              {with_commas(check.different), with_commas(check.checked)}) +
         " " + check.example.in(ui.language());
}

std::string line_words(const Ui& ui) {
  const Table& table = ui.state.values.table;
  if (table.check) return check_words(ui, *table.check);
  if (table.news.phase == TableNews::Phase::loading) return loading_words(ui);
  const std::string all = kilobytes(ui.language(), table.news.total_bytes);
  if (!table.news.streamed()) return fill(ui.words(Text::values_from_table), {all});
  return fill(ui.words(Text::values_streamed), {kilobytes(ui.language(), table.news.bytes), all});
}

// Of solving, which nobody has to do: the table has the values.
float draw_cost(Ui& ui, const Rect& area) {
  const std::string words = solving_cost_words(ui.state);
  const float height =
      ui.canvas().paragraph({area.x, area.y}, area.width, words,
                            {FontSize::caption, Weight::regular, ui.theme.text2}, 19);
  ui.mirror_text("cost", words, {area.x, area.y, area.width, height});
  return height;
}

}  // namespace

float draw_figures_line(Ui& ui, const Rect& area) {
  const bool offered = ui.state.values.solving.is<Solving::Offered>();
  return draw_quiet_line(
      ui, area,
      {"table", std::string(ui.words(Text::figures_from_table)),
       offered ? std::optional(Button::solve) : std::nullopt, ui.words(Text::solve_here)});
}

float draw_table_line(Ui& ui, const Rect& area) {
  const Table& table = ui.state.values.table;
  const std::string words = line_words(ui);
  const bool wrong = table.check && table.check->different > 0;
  const float indent = wrong ? 26.0F : 0.0F;
  if (wrong) {
    draw_warning(ui.canvas(), {area.x + 9, area.y + 11}, 18, ui.theme.warn, ui.theme.warn_soft);
  }
  const Color color = wrong ? ui.theme.warn : ui.theme.text2;
  float y = area.y + ui.canvas().paragraph({area.x + indent, area.y}, area.width - indent, words,
                                           {FontSize::caption, Weight::regular, color}, 20);
  ui.mirror_text("table", words, {area.x, area.y, area.width, y - area.y});
  if (table.news.phase == TableNews::Phase::loading && table.news.total_bytes > 0) {
    const auto share =
        static_cast<double>(table.news.bytes) / static_cast<double>(table.news.total_bytes);
    progress_bar(ui, {area.x, y + 4, area.width, 8}, share);
    y += 16;
  }
  if (!ui.state.values.solving.is<Solving::Offered>()) return y - area.y;
  y += draw_cost(ui, {area.x, y + 8, area.width, 0}) + 8;
  const float height = ui.control_height();
  const ButtonStyle style{.surface = ButtonStyle::Surface::card,
                          .size = FontSize::caption,
                          .enabled = may_solve(ui.state)};
  const float width = button_width(ui, ui.words(Text::solve_here), style);
  text_button(ui, ButtonItem{Button::solve}, {area.x, y + 4, width, height},
              ui.words(Text::solve_here), style);
  y += 8 + height;
  return y + draw_threads(ui, {area.x, y, area.width, 0}) - area.y;
}

}  // namespace kanzen::app
