// The page's WebAssembly module: the ImGui app on a canvas. kanzen-page.d.mts declares the types.
//
// It has no main loop: page.mjs calls frame() after an event, and again while frame() returns true.
// Between frames, ImGui gets its input from the GLFW callbacks that the app's window has installed.
#include <GLFW/glfw3.h>
#include <emscripten/bind.h>
#include <emscripten/emscripten.h>

#include <cfloat>
#include <memory>
#include <string>
#include <utility>
#include <variant>

#include "engine/adapter/value_page.hpp"
#include "imgui.h"
#include "imgui_app/app/app.hpp"
#include "imgui_app/app/window.hpp"
#include "imgui_impl_opengl3.h"
#include "web/bindings/codec.hpp"
#include "web/bindings/embedded_fonts.hpp"
#include "web/bindings/page_host.hpp"

// ImGui expects the mouse position in canvas pixels. The GLFW emulation of Emscripten 3.1.6 reports
// those; newer ones report CSS pixels and call this function.
EM_JS(void, scale_mouse_to_canvas_pixels, (), {
  Browser.calculateMouseCoords = function(pageX, pageY) {
    var canvas = Module["canvas"];
    var place = canvas.getBoundingClientRect();
    return {
      x : (pageX - window.scrollX - place.left) * canvas.width / place.width,
      y : (pageY - window.scrollY - place.top) * canvas.height / place.height
    };
  };
})

namespace kanzen::web {
namespace {

class Page {
 public:
  Page(GLFWwindow* window, const val& host)
      : window_(window), host_(make_page_host(host)), app_(*host_) {
    add_embedded_fonts(window_.fonts());
    // The GLFW emulation supports no cursors, so page.mjs sets the canvas's style.
    ImGui::GetIO().ConfigFlags |= ImGuiConfigFlags_NoMouseCursorChange;
  }

  // Adds a font file of a language whose fonts are loaded later, see cmake/fonts.cmake.
  void add_font_file(const std::string& name, const std::string& bytes) {
    window_.fonts().add_file(name, bytes);
  }

  // Draws a frame. Returns true if the next frame is needed at once.
  bool frame() { return window_.draw(app_); }

  // The CSS cursor for ImGui's mouse cursor.
  std::string cursor() const {
    switch (ImGui::GetMouseCursor()) {
      case ImGuiMouseCursor_Hand: return "pointer";
      case ImGuiMouseCursor_ResizeAll: return "move";
      default: return "default";
    }
  }

  // The browser has lost the WebGL context with all its objects. No frame may be drawn until the
  // context is restored. The objects are destroyed now, because deleting them in the new context
  // would be an error.
  void lose_context() { ImGui_ImplOpenGL3_DestroyDeviceObjects(); }
  void restore_context() {
    ImGui_ImplOpenGL3_CreateDeviceObjects();
    window_.forget_picture();
  }

  // In notches of a wheel; up and left are positive.
  void on_wheel(float x, float y) { ImGui::GetIO().AddMouseWheelEvent(x, y); }

  void on_pinch(float factor) { app_.pinch(factor); }

  // Sets whether the following mouse events come from a finger or a mouse.
  void set_touch_input(bool finger) {
    ImGui::GetIO().AddMouseSourceEvent(finger ? ImGuiMouseSource_TouchScreen
                                              : ImGuiMouseSource_Mouse);
  }
  // Moves the pointer off the page after a cancelled press, so that the release hits no item.
  void on_pointer_lost() { ImGui::GetIO().AddMousePosEvent(-FLT_MAX, -FLT_MAX); }
  bool captures_pinch(float x, float y) const { return app_.captures_pinch(x, y); }
  bool captures_press(float x, float y) const { return app_.captures_press(x, y); }
  bool uses_key(const std::string& key) const { return app_.uses_key(key); }

  // Called for the host page of an embedded board.
  val open_for_host(const std::string& link) { return answer(app_.open_for_host(link)); }
  val step_for_host(const std::string& where) { return answer(app_.step_for_host(where)); }
  val hosted_state() const { return to_js(app_.hosted_state()); }

  // Handles any other event. An unknown type is logged to the console.
  void on_event(const val& event) {
    if (const auto known = event_from_js(event)) {
      // Setting a canvas's size clears it, even if the size is the same.
      if (std::holds_alternative<app::EnvironmentChanged>(*known)) window_.forget_picture();
      return app_.on_event(*known);
    }
    const std::string type = event["type"].as<std::string>();
    val::global("console").call<void>("error", "Kanzen: unknown event '" + type + "'");
  }

 private:
  app::Window window_;
  std::unique_ptr<app::Platform> host_;
  app::App app_;
};

constexpr Phrase<0> no_context{"the canvas gave no WebGL 2 context", "WebGL 2 で描画できません"};

val create(int width, int height, const val& host) {
  if (glfwInit() == GLFW_FALSE)
    return failure({Errc::internal, untranslated("GLFW did not start")});
  scale_mouse_to_canvas_pixels();
  GLFWwindow* window = glfwCreateWindow(width, height, "Kanzen", nullptr, nullptr);
  if (window == nullptr) return failure({Errc::unsupported, no_context});
  glfwMakeContextCurrent(window);
  return success(val(std::make_shared<Page>(window, host)));
}

// A table's manifest, which the page opens itself, so that the first values need neither a worker
// nor the engine's module.
class OpenedManifest {
 public:
  OpenedManifest(std::shared_ptr<const AnyGame> game, std::unique_ptr<TableValues> values)
      : game_(std::move(game)), values_(std::move(values)) {}

  val info() const { return to_js(values_->info()); }
  val probe(const std::string& position) const {
    const Result<AnyState> state = game_->parse(position);
    return state ? answer(values_->probe(*state)) : failure(state.error());
  }

 private:
  std::shared_ptr<const AnyGame> game_;
  std::unique_ptr<TableValues> values_;
};

val open_manifest(const std::string& game, const std::string& rules, const std::string& text) {
  auto found = find_game(game, rules);
  if (!found) return failure(found.error());
  auto values = open_opening_values(*found, text);
  if (!values) return failure(values.error());
  return success(val(std::make_shared<OpenedManifest>(*std::move(found), *std::move(values))));
}

std::string link_fault(const std::string& link) { return app::link_fault(link); }

}  // namespace

EMSCRIPTEN_BINDINGS(kanzen_page) {
  using namespace emscripten;
  function("create", &create);
  function("linkFault", &link_fault);
  function("openManifest", &open_manifest);
  class_<OpenedManifest>("OpenedManifest")
      .smart_ptr<std::shared_ptr<OpenedManifest>>("OpenedManifestPointer")
      .function("info", &OpenedManifest::info)
      .function("probe", &OpenedManifest::probe);
  class_<Page>("Page")
      .smart_ptr<std::shared_ptr<Page>>("PagePointer")
      .function("addFontFile", &Page::add_font_file)
      .function("frame", &Page::frame)
      .function("cursor", &Page::cursor)
      .function("loseContext", &Page::lose_context)
      .function("restoreContext", &Page::restore_context)
      .function("onWheel", &Page::on_wheel)
      .function("onPinch", &Page::on_pinch)
      .function("setTouchInput", &Page::set_touch_input)
      .function("onPointerLost", &Page::on_pointer_lost)
      .function("capturesPinch", &Page::captures_pinch)
      .function("capturesPress", &Page::captures_press)
      .function("usesKey", &Page::uses_key)
      .function("openForHost", &Page::open_for_host)
      .function("stepForHost", &Page::step_for_host)
      .function("hostedState", &Page::hosted_state)
      .function("onEvent", &Page::on_event);
}

}  // namespace kanzen::web
