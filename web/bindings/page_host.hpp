#pragma once
// The web page as the app's platform. It forwards each request to a JavaScript object that host.mjs
// creates (type Host in kanzen-page.d.mts); results arrive as events.
#include <emscripten/val.h>

#include <memory>
#include <optional>

#include "imgui_app/model/platform.hpp"

namespace kanzen::web {

std::unique_ptr<app::Platform> make_page_host(const emscripten::val& host);

// Converts a PageEvent of kanzen-page.d.mts; nullopt if its type is unknown.
std::optional<app::Event> event_from_js(const emscripten::val& event);

}  // namespace kanzen::web
