#pragma once
// The web page as the app's platform. It forwards each request to a JavaScript object that host.mjs
// creates (type Host in kanzen-page.d.mts); results arrive as events.
#include <emscripten/val.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "imgui_app/shell/platform.hpp"

namespace kanzen::web {

class PageHost final : public app::Platform {
 public:
  explicit PageHost(emscripten::val host) : host_(std::move(host)) {}

  void open_game(const std::string& game, const std::string& rules) override;
  void request(const app::Request& request) override;
  void cancel(std::string_view method) override;
  void copy_text(const std::string& text) override;
  void set_fragment(const std::string& fragment, bool adds) override;
  std::string page_address() const override;
  void open_address(const std::string& address) override;
  void choose_file() override;
  std::optional<std::string> decode_characters(const std::string& set,
                                               std::string_view bytes) const override;
  void save_file(const std::string& name, const std::string& content) override;
  void save_figure(const std::string& name, const FigureRequest& request, bool with_code) override;
  void save_game(const std::string& name, const std::string& link) override;
  void mirror(const app::Mirror& mirror) override;
  void focus_field(const std::string& id) override;
  void store_setting(const std::string& key, const std::string& value) override;
  std::string stored_setting(const std::string& key) const override;
  bool has_font(Language language) const override;
  void load_font(Language language) override;
  void load_font_slices(const std::vector<std::string>& names) override;
  void use_threads(unsigned threads) override;
  void wake_after(double seconds) override;
  double now() const override;

 private:
  emscripten::val host_;
};

// Converts a PageEvent of kanzen-page.d.mts; nullopt if its type is unknown.
std::optional<app::Event> event_from_js(const emscripten::val& event);

}  // namespace kanzen::web
