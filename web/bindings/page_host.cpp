// Forwards the app's requests to JavaScript. The host's functions return at once and do not throw;
// a long operation answers later with an event.
#include "web/bindings/page_host.hpp"

#include <emscripten/emscripten.h>

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "web/bindings/codec.hpp"

namespace kanzen::web {

// Colours are numbers of the form 0xRRGGBB.
template <>
struct JsForm<SystemColors> {
  static void read(const val& js, SystemColors& colors) {
    const auto numbers = from_js<std::array<std::uint32_t, 4>>(js);
    colors = {rgb(numbers[0]), rgb(numbers[1]), rgb(numbers[2]), rgb(numbers[3])};
  }
};

// An array of {name, bytes}.
template <>
struct JsForm<std::map<std::string, std::string>> {
  static void read(const val& js, std::map<std::string, std::string>& files) {
    const unsigned length = length_of(js);
    for (unsigned i = 0; i < length; ++i)
      files[js[i]["name"].as<std::string>()] = js[i]["bytes"].as<std::string>();
  }
};

namespace {

class PageHost final : public app::Platform {
 public:
  explicit PageHost(val host) : host_(std::move(host)) {}

  void open_game(const std::string& game, const std::string& rules) override {
    host_.call<void>("openGame", game, rules);
  }
  void request(const app::Request& request) override {
    std::visit(
        [this](const auto& one) {
          host_.call<void>("request", std::string(one.method), to_js(one));
        },
        request);
  }
  void cancel(std::string_view method) override { host_.call<void>("cancel", std::string(method)); }
  void copy_text(const std::string& text) override { host_.call<void>("copyText", text); }
  void share_text(const std::string& text) override { host_.call<void>("shareText", text); }
  void set_fragment(const std::string& fragment, bool adds) override {
    host_.call<void>("setFragment", fragment, adds);
  }
  std::string page_address() const override { return host_.call<std::string>("pageAddress"); }
  void set_title(const std::string& title) override { host_.call<void>("setTitle", title); }
  void open_address(const std::string& address) override {
    host_.call<void>("openAddress", address);
  }
  void choose_file() override { host_.call<void>("chooseFile"); }
  std::optional<std::string> decode_characters(const std::string& set,
                                               std::string_view bytes) const override {
    const auto* data = reinterpret_cast<const std::uint8_t*>(bytes.data());
    const val text = host_.call<val>("decodeCharacters", set,
                                     val(emscripten::typed_memory_view(bytes.size(), data)));
    if (text.isNull()) return std::nullopt;
    return text.as<std::string>();
  }
  void save_file(const std::string& name, const std::string& content) override {
    host_.call<void>("saveFile", name, content);
  }
  void save_figure(const std::string& name, const FigureRequest& request, bool with_code) override {
    host_.call<void>("saveFigure", name, to_js(request), with_code);
  }
  void preview_figure(const FigureRequest& request, bool with_code) override {
    host_.call<void>("previewFigure", to_js(request), with_code);
  }
  void save_game(const std::string& name, const std::string& link) override {
    host_.call<void>("saveGame", name, link);
  }
  void make_citation(const app::CitationRequest& request) override {
    host_.call<void>("makeCitation", to_js(request));
  }
  void mirror(const app::Mirror& mirror) override { host_.call<void>("mirror", to_js(mirror)); }
  void focus_field(const std::string& id) override { host_.call<void>("focusField", id); }
  void store_setting(const std::string& key, const std::string& value) override {
    host_.call<void>("storeSetting", key, value);
  }
  bool has_font(Language language) const override {
    return host_.call<bool>("hasFont", std::string(app::code_of(language)));
  }
  void load_font(Language language) override {
    host_.call<void>("loadFont", std::string(app::code_of(language)));
  }
  void load_font_slices(const std::vector<std::string>& names) override {
    host_.call<void>("loadFontSlices", val::array(names));
  }
  std::string stored_setting(const std::string& key) const override {
    return host_.call<std::string>("storedSetting", key);
  }
  void wake_after(double seconds) override { host_.call<void>("wakeAfter", seconds); }
  double now() const override { return emscripten_get_now() / 1000; }

 private:
  val host_;
};

template <class Type>
app::Event event_of(const val& value) {
  Type event;
  if constexpr (Described<Type>) {
    read_js(value, event);
  } else if constexpr (!std::is_empty_v<Type>) {
    auto& [member] = event;
    read_js(value, member);
  }
  return event;
}

// Returns the event of the alternative with this type; nullopt if there is none.
template <class... Types>
std::optional<app::Event> decode(std::string_view type, const val& value,
                                 const std::variant<Types...>*) {
  std::optional<app::Event> event;
  ((Types::type == type ? void(event = event_of<Types>(value)) : void()), ...);
  return event;
}

}  // namespace

std::unique_ptr<app::Platform> make_page_host(const val& host) {
  return std::make_unique<PageHost>(host);
}

std::optional<app::Event> event_from_js(const val& event) {
  constexpr const app::Event* all = nullptr;
  return decode(event["type"].as<std::string>(), event["value"], all);
}

}  // namespace kanzen::web
