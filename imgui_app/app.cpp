#include "imgui_app/app.hpp"

#include "imgui_app/model/controller.hpp"
#include "imgui_app/page.hpp"

namespace kanzen::app {

App::App(Platform& platform)
    : platform_(platform),
      controller_(std::make_unique<Controller>(platform)),
      page_(std::make_unique<Page>(*controller_)) {}

App::~App() = default;

void App::on_environment(const Environment& environment) {
  controller_->on_environment(environment);
}
void App::on_fragment(const std::string& fragment) { controller_->on_fragment(fragment); }
void App::on_progress(const Progress& progress) { controller_->on_progress(progress); }
void App::on_solved(const Summary& summary) { controller_->on_solved(summary); }
void App::on_nothing_kept() { controller_->on_nothing_kept(); }
void App::on_solve_failed(const Error& error) { controller_->on_solve_failed(error); }
void App::on_analysis(const Analysis& analysis) { controller_->on_analysis(analysis); }
void App::on_searched(const SearchReport& report) { controller_->on_searched(report); }
void App::on_search_failed(const Error& error) { controller_->on_search_failed(error); }
void App::on_no_analysis(const std::string& position) { controller_->on_no_analysis(position); }
void App::on_kept() { controller_->on_kept(); }
void App::on_forgotten() { controller_->on_forgotten(); }
void App::on_keep_failed(const Error& error) { controller_->on_keep_failed(error); }
void App::on_notable(const std::vector<Notable>& kinds) { controller_->on_notable(kinds); }
void App::on_notable_failed(const Error& error) { controller_->on_notable_failed(error); }
void App::on_table(const TableNews& news) { controller_->on_table(news); }
void App::on_table_compared(const TableCheck& check) { controller_->on_table_compared(check); }
void App::on_copied() { controller_->on_copied(); }
void App::on_paste(const std::string& text) { controller_->on_paste(text); }
void App::on_activate(const std::string& mirror_id) { controller_->on_activate(mirror_id); }

bool App::frame(const Fonts& fonts) {
  controller_->tick();
  const bool moving = page_->frame(fonts);
  if (const auto due = controller_->tick()) platform_.wake_after(*due);
  return moving;
}

void App::pinch(float factor) { page_->pinch(factor); }
bool App::takes_hold(float x, float y) const { return page_->takes_hold({x, y}); }
bool App::uses_common_keys() const { return page_->uses_common_keys(); }

float App::ratio() const { return controller_->state().environment.ratio; }
Language App::language() const { return controller_->state().language; }

Color App::background() const {
  return is_dark(controller_->state()) ? dark_theme().bg : light_theme().bg;
}

}  // namespace kanzen::app
