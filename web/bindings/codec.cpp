#include "web/bindings/codec.hpp"

#include <cassert>

namespace kanzen::web {
namespace {

// The name of a field in JavaScript: "by_ply" becomes "byPly".
struct Key {
  explicit Key(const char* name) {
    std::size_t length = 0;
    for (; *name != '\0'; ++name) {
      assert(length + 1 < sizeof text);
      text[length++] = *name == '_' ? static_cast<char>(*++name - 'a' + 'A') : *name;
    }
  }
  char text[32] = {};
};

}  // namespace

void set_field(val& object, const char* name, const val& value) {
  object.set(Key(name).text, value);
}

val field_of(const val& object, const char* name) { return object[Key(name).text]; }

void append(val& array, const val& item) { array.call<void>("push", item); }

unsigned length_of(const val& array) { return array["length"].as<unsigned>(); }

val count_to_js(std::uint64_t count) {
  constexpr std::uint64_t first_inexact = std::uint64_t{1} << 53;
  if (count < first_inexact) return val(static_cast<double>(count));
  return val::global("BigInt")(std::to_string(count));
}

std::uint64_t count_from_js(const val& count) {
  if (count.isNumber()) return static_cast<std::uint64_t>(count.as<double>());
  return std::stoull(count.call<std::string>("toString"));
}

val player_to_js(const std::optional<Player>& who) { return who ? val(*who + 1) : val::null(); }

std::optional<Player> player_from_js(const val& who) {
  if (who.isNull()) return std::nullopt;
  return static_cast<Player>(who.as<unsigned>() - 1);
}

val JsForm<Value>::write(const Value& value) { return to_js(known_value(value)); }

void JsForm<Value>::read(const val& js, Value& value) {
  const auto known = from_js<KnownValue>(js);
  value = {known.outcome, static_cast<std::uint16_t>(known.distance.value_or(0))};
}

val success(const val& value) {
  val object = val::object();
  object.set("ok", true);
  object.set("value", value);
  return object;
}

val failure(const Error& error) {
  val object = val::object();
  object.set("ok", false);
  object.set("error", to_js(error));
  return object;
}

}  // namespace kanzen::web
