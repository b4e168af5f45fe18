#include "imgui_app/features/feature.hpp"

#include <algorithm>

namespace kanzen::app {

std::string value_in(const LinkKeys& keys, const char* key) {
  const auto found = keys.find(key);
  return found == keys.end() ? std::string() : found->second;
}

bool Feature::Handler::is_for(std::string_view item) const {
  return has_fields ? item.starts_with(prefix) : item == prefix;
}

std::optional<bool> Feature::activate(std::string_view item) {
  for (const Handler& handler : handlers_)
    if (handler.is_for(item))
      if (const auto done = handler.carry_out(item.substr(std::string_view(handler.prefix).size())))
        return done;
  return std::nullopt;
}

bool Feature::has_item(std::string_view item) const {
  return std::any_of(handlers_.begin(), handlers_.end(),
                     [&](const Handler& handler) { return handler.is_for(item); });
}

bool Feature::handle_event(const Event& event) {
  bool handled = false;
  for (const Listener& listener : listeners_) {
    if (listener.index != event.index()) continue;
    listener.handle(*this, event);
    handled = true;
  }
  return handled;
}

void Feature::add(const char* prefix, bool has_fields, const CarryOut& carry_out) {
  handlers_.push_back({prefix, has_fields, carry_out});
}

}  // namespace kanzen::app
