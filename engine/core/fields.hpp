#pragma once
// Data that crosses a boundary is described once: a struct shows its members to a visitor, under
// the names that they have in C++.
//   static void fields(auto& self, auto& visit) {
//     visit("by_ply", self.by_ply);
//     visit.player("to_move", self.to_move);  // a Player, or an optional one
//     visit.told("large", self.large());      // derived: whoever reads the struct passes over it
//   }
// `self` is the struct, const or not: the same lines write and read it.  What it has in some cases
// alone stands behind an `if`; whatever that asks about has been visited before.
//
// The codecs are web/bindings/codec.hpp and engine/cli/output/json.hpp;
// tests/layering/fields.test.mjs compares the names with the types of TypeScript.
#include <optional>

namespace kanzen {

struct AnyVisitor;

template <class T>
concept Described = requires(T& value, AnyVisitor& visitor) {
  T::fields(value, visitor);
};

template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;

}  // namespace kanzen
