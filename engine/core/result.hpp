#pragma once
// Result<T> holds a T or an Error, for everything that can fail on bad *input*.  Bugs assert, and
// no exception crosses the engine's API.  To take the value of an error, or the error of a value,
// aborts the program in a release too, because WebAssembly would go on with what is at address 0.
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/diagnostic.hpp"
#include "engine/core/names.hpp"

namespace kanzen {

enum class Errc {
  unknown_game,      // no such game
  unknown_rules,     // the game has no such rule set
  bad_notation,      // text that is not a position or a move of this game
  illegal_position,  // well-formed, but impossible under the rules
  illegal_move,      // well-formed, but not legal in this position
  unsupported,       // the game has no such operation, for example an export format
  out_of_memory,
  cancelled,
  io,
  not_loaded,    // the bytes that contain the answer are not loaded yet
  corrupt_data,  // bytes are damaged, truncated, or of another version
  internal,      // a self-check failed
};

constexpr auto names_of(Errc) {
  return names_in_order<Errc>("unknown_game", "unknown_rules", "bad_notation", "illegal_position",
                              "illegal_move", "unsupported", "out_of_memory", "cancelled", "io",
                              "not_loaded", "corrupt_data", "internal");
}

// An error code for programs, and a diagnostic for users: one sentence without a full stop that
// says what is wrong, where, and what would be right.
struct Error : Diagnostic {
  // The special members are out of line for the same reason as those of Diagnostic.
  Error();
  Error(Errc kind, Diagnostic what);
  Error(const Error&);
  Error(Error&&) noexcept;
  Error& operator=(const Error&);
  Error& operator=(Error&&) noexcept;
  ~Error();

  // Returns the error with its position in the rejected text.
  Error at(std::size_t place) &&;

  Errc code = Errc::internal;
  // Byte offset of the fault in the rejected text, if it has one.
  std::optional<std::size_t> offset = std::nullopt;
  // For not_loaded: the numbers of the table chunks to load first, ascending.
  std::vector<std::size_t> chunks = {};

  static void fields(auto& self, auto& visit) {
    visit("code", self.code);
    Diagnostic::fields(self, visit);
    visit("offset", self.offset);
    if (!self.chunks.empty()) visit("chunks", self.chunks);
  }
};

template <class T>
class [[nodiscard]] Result {
 public:
  // Implicit, so that a function can return either directly.
  Result(T value) : data_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : data_(std::in_place_index<1>, std::move(error)) {}

  explicit operator bool() const { return data_.index() == 0; }
  const T& operator*() const& { return value(); }
  T& operator*() & { return value(); }
  T&& operator*() && { return std::move(value()); }
  const T* operator->() const { return &value(); }
  T* operator->() { return &value(); }
  const Error& error() const {
    if (const Error* const error = std::get_if<1>(&data_)) return *error;
    std::abort();
  }

 private:
  const T& value() const {
    if (const T* const value = std::get_if<0>(&data_)) return *value;
    std::abort();
  }
  T& value() { return const_cast<T&>(std::as_const(*this).value()); }
  std::variant<T, Error> data_;
};

// Success, or an Error.
template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Error error) : error_(std::move(error)) {}
  explicit operator bool() const { return !error_.has_value(); }
  const Error& error() const {
    if (error_) return *error_;
    std::abort();
  }

 private:
  std::optional<Error> error_;
};

}  // namespace kanzen
