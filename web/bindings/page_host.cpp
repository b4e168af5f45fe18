// Forwards the app's requests to JavaScript. The host's functions return at once and do not throw;
// a long operation answers later with an event.
#include "web/bindings/page_host.hpp"

#include <emscripten/emscripten.h>

#include <string_view>
#include <type_traits>
#include <variant>

#include "imgui_app/shell/language.hpp"
#include "web/bindings/codec.hpp"

namespace kanzen::web {

void PageHost::open_game(const std::string& game, const std::string& rules) {
  host_.call<void>("openGame", game, rules);
}

void PageHost::request(const app::Request& request) {
  std::visit(
      [this](const auto& one) { host_.call<void>("request", std::string(one.method), to_js(one)); },
      request);
}

void PageHost::cancel(std::string_view method) { host_.call<void>("cancel", std::string(method)); }

void PageHost::copy_text(const std::string& text) { host_.call<void>("copyText", text); }

void PageHost::set_fragment(const std::string& fragment, bool adds) {
  host_.call<void>("setFragment", fragment, adds);
}

std::string PageHost::page_address() const { return host_.call<std::string>("pageAddress"); }

void PageHost::open_address(const std::string& address) {
  host_.call<void>("openAddress", address);
}

void PageHost::choose_file() { host_.call<void>("chooseFile"); }

std::optional<std::string> PageHost::decode_characters(const std::string& set,
                                                       std::string_view bytes) const {
  const auto* data = reinterpret_cast<const std::uint8_t*>(bytes.data());
  const val text = host_.call<val>("decodeCharacters", set,
                                   val(emscripten::typed_memory_view(bytes.size(), data)));
  if (text.isNull()) return std::nullopt;
  return text.as<std::string>();
}

void PageHost::save_file(const std::string& name, const std::string& content) {
  host_.call<void>("saveFile", name, content);
}

void PageHost::save_figure(const std::string& name, const FigureRequest& request, bool with_code) {
  host_.call<void>("saveFigure", name, to_js(request), with_code);
}

void PageHost::save_game(const std::string& name, const std::string& link) {
  host_.call<void>("saveGame", name, link);
}

void PageHost::mirror(const app::Mirror& mirror) { host_.call<void>("mirror", to_js(mirror)); }

void PageHost::focus_field(const std::string& id) { host_.call<void>("focusField", id); }

void PageHost::store_setting(const std::string& key, const std::string& value) {
  host_.call<void>("storeSetting", key, value);
}

bool PageHost::has_font(Language language) const {
  return host_.call<bool>("hasFont", std::string(app::code_of(language)));
}

void PageHost::load_font(Language language) {
  host_.call<void>("loadFont", std::string(app::code_of(language)));
}

void PageHost::load_font_slices(const std::vector<std::string>& names) {
  host_.call<void>("loadFontSlices", val::array(names));
}

void PageHost::use_threads(unsigned threads) { host_.call<void>("useThreads", threads); }

std::string PageHost::stored_setting(const std::string& key) const {
  return host_.call<std::string>("storedSetting", key);
}

void PageHost::wake_after(double seconds) { host_.call<void>("wakeAfter", seconds); }

double PageHost::now() const { return emscripten_get_now() / 1000; }

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

std::optional<app::Event> event_from_js(const val& event) {
  constexpr const app::Event* all = nullptr;
  return decode(event["type"].as<std::string>(), event["value"], all);
}

}  // namespace kanzen::web
