#pragma once
// Conversion between the engine's values and JavaScript objects, for all modules: the engine's
// module writes them, messages of a worker carry them, and the page's module reads some of them.
// One codec follows the fields that each struct describes (engine/core/fields.hpp). kanzen.d.mts
// declares the types.
//
// Names are camelCase. Enumerations are strings, or numbers if they have no names and only another
// module of this project reads them. Players are 1 and 2, and missing values are null. A 64-bit
// count is a number if a double represents it exactly, else a BigInt.
#include <emscripten/val.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "engine/core/board_view.hpp"
#include "engine/core/fields.hpp"
#include "engine/core/names.hpp"
#include "engine/core/result.hpp"
#include "engine/core/value.hpp"

namespace kanzen::web {

using emscripten::val;

// --- operations for both directions; `name` is the C++ name

void set_field(val& object, const char* name, const val& value);
val field_of(const val& object, const char* name);
void append(val& array, const val& item);
unsigned length_of(const val& array);
val count_to_js(std::uint64_t count);
std::uint64_t count_from_js(const val& count);
val player_to_js(const std::optional<Player>& who);
std::optional<Player> player_from_js(const val& who);

// A type whose form differs from that of its fields is a specialization, with one or both of
//   static val write(const T& value);
//   static void read(const val& js, T& value);
template <class T>
struct JsForm {};

template <>
struct JsForm<Value> {
  static val write(const Value& value);
  static void read(const val& js, Value& value);
};

template <class T>
concept HasCustomWrite = requires(const T& value) {
  JsForm<T>::write(value);
};
template <class T>
concept HasCustomRead = requires(const val& js, T& value) {
  JsForm<T>::read(js, value);
};

template <class T>
inline constexpr bool is_pointer = false;
template <class T>
inline constexpr bool is_pointer<std::shared_ptr<T>> = true;
template <class T>
inline constexpr bool is_vector = false;
template <class T>
inline constexpr bool is_vector<std::vector<T>> = true;
template <class T>
inline constexpr bool is_array = false;
template <class T, std::size_t size>
inline constexpr bool is_array<std::array<T, size>> = true;

// --- to JavaScript

template <class T>
val to_js(const T& value);

class FieldWriter {
 public:
  template <class T>
  void operator()(const char* name, const T& field) {
    set_field(object_, name, to_js(field));
  }
  template <class T>
  void derived(const char* name, const T& value) {
    set_field(object_, name, to_js(value));
  }
  void player(const char* name, const std::optional<Player>& who) {
    set_field(object_, name, player_to_js(who));
  }
  const val& object() const { return object_; }

 private:
  val object_ = val::object();
};

template <class T>
val to_js(const T& value) {
  if constexpr (HasCustomWrite<T>) {
    return JsForm<T>::write(value);
  } else if constexpr (Described<T>) {
    FieldWriter writer;
    T::fields(value, writer);
    return writer.object();
  } else if constexpr (std::is_empty_v<T>) {
    return val::object();
  } else if constexpr (is_optional<T> || is_pointer<T>) {
    return value ? to_js(*value) : val::null();
  } else if constexpr (is_vector<T> || is_array<T>) {
    val array = val::array();
    for (const auto& item : value) append(array, to_js(item));
    return array;
  } else if constexpr (Named<T>) {
    return val(name_of(value));
  } else if constexpr (std::is_same_v<T, std::uint64_t>) {
    return count_to_js(value);
  } else if constexpr (std::is_same_v<T, std::string> || std::is_same_v<T, bool>) {
    return val(value);
  } else {
    return val(static_cast<double>(value));
  }
}

// --- from JavaScript

template <class T>
void read_js(const val& js, T& value);

// A missing field and an unknown enumeration value leave the member unchanged.
class FieldReader {
 public:
  explicit FieldReader(const val& object) : object_(object) {}

  template <class T>
  void operator()(const char* name, T& field) {
    const val js = field_of(object_, name);
    if (!js.isUndefined()) read_js(js, field);
  }
  template <class T>
  void derived(const char*, const T&) {}
  void player(const char* name, std::optional<Player>& who) {
    who = player_from_js(field_of(object_, name));
  }

 private:
  const val& object_;
};

template <class T>
void read_js(const val& js, T& value) {
  if constexpr (HasCustomRead<T>) {
    JsForm<T>::read(js, value);
  } else if constexpr (Described<T>) {
    FieldReader reader(js);
    T::fields(value, reader);
  } else if constexpr (is_optional<T>) {
    value.reset();
    if (!js.isNull()) read_js(js, value.emplace());
  } else if constexpr (is_pointer<T>) {
    const auto made = std::make_shared<std::remove_const_t<typename T::element_type>>();
    read_js(js, *made);
    value = made;
  } else if constexpr (is_vector<T>) {
    const unsigned length = length_of(js);
    value.clear();
    value.reserve(length);
    for (unsigned i = 0; i < length; ++i) read_js(js[i], value.emplace_back());
  } else if constexpr (is_array<T>) {
    for (unsigned i = 0; i < value.size(); ++i) read_js(js[i], value[i]);
  } else if constexpr (Named<T>) {
    value = parse_enum<T>(js.as<std::string>()).value_or(value);
  } else if constexpr (std::is_same_v<T, std::uint64_t>) {
    value = count_from_js(js);
  } else if constexpr (std::is_same_v<T, std::string> || std::is_same_v<T, bool>) {
    value = js.as<T>();
  } else {
    value = static_cast<T>(js.as<double>());
  }
}

template <class T>
T from_js(const val& js) {
  T value{};
  read_js(js, value);
  return value;
}

// --- a Result as {ok: true, value} or {ok: false, error}

val success(const val& value);
val failure(const Error& error);
inline val answer(const Result<void>& result) {
  return result ? success(val::null()) : failure(result.error());
}
template <class T>
val answer(const Result<T>& result) {
  return result ? success(to_js(*result)) : failure(result.error());
}

}  // namespace kanzen::web
