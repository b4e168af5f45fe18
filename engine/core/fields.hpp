#pragma once
// Serialisation: a struct describes its members once, by passing them to a visitor under their C++
// names.
//   static void fields(auto& self, auto& visit) {
//     visit("by_ply", self.by_ply);
//     visit.player("to_move", self.to_move);  // a Player or std::optional<Player>
//     visit.derived("large", self.is_large());  // written, ignored when reading
//   }
// `self` is the struct, const or not, so that the same lines serialise and deserialise.
// Conditional members are visited inside an `if`, after the members that its condition reads.
//
// The codecs are web/bindings/codec.hpp and engine/cli/output/json.hpp.
// tests/layering/fields.test.mjs compares the names with the TypeScript types.
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
