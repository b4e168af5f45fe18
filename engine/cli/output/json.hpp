#pragma once
// JSON output: conversion of the engine's values and of structs that describe their fields.
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/core/board_view.hpp"
#include "engine/core/fields.hpp"
#include "engine/core/names.hpp"
#include "engine/core/value.hpp"

namespace kanzen {
namespace cli {

using Json = nlohmann::ordered_json;  // in the documented order of keys

// Returns the JSON on one line.  Bytes that are not UTF-8 become U+FFFD.
inline std::string json_line(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

// Writes the fields of a struct (engine/core/fields.hpp) into an object.  A missing optional field
// is left out, except a player, which is null.  The field `value` of a position or move becomes the
// keys `outcome` and `distance` of the object itself.
class JsonFields {
 public:
  explicit JsonFields(Json& object) : object_(object) {}

  template <class T>
  void operator()(const char* name, const T& field) {
    if constexpr (is_optional<T>) {
      if (field) (*this)(name, *field);
    } else if constexpr (Named<T>) {
      object_[name] = name_of(field);
    } else if constexpr (std::is_same_v<T, Value>) {
      if (name == std::string_view("value"))
        object_.update(Json(field));
      else
        object_[name] = field;
    } else {
      object_[name] = field;
    }
  }
  template <class T>
  void derived(const char* name, const T& value) {
    (*this)(name, value);
  }
  void player(const char* name, const std::optional<Player>& who) {
    object_[name] = who ? Json(*who + 1) : Json(nullptr);
  }

 private:
  Json& object_;
};

}  // namespace cli

// Conversions that nlohmann::json finds by name.  A distance is in plies, or the number of the
// sweep under the notebook's rules; null for a draw.
inline void to_json(cli::Json& json, Value value) {
  json = {{"outcome", name_of(value.outcome)}, {"distance", nullptr}};
  if (value.outcome != Outcome::draw) json["distance"] = value.distance;
}
template <Described T>
void to_json(cli::Json& json, const T& value) {
  json = cli::Json::object();
  cli::JsonFields writer(json);
  T::fields(value, writer);
}

}  // namespace kanzen
