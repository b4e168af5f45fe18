#pragma once
// What reading the engine's values from JavaScript is made of.
#include <emscripten/val.h>

#include <cstdint>
#include <vector>

#include "engine/core/value.hpp"

namespace kanzen::web {

std::uint64_t count_from_js(const emscripten::val& count);  // a number or a BigInt
Value value_from_js(const emscripten::val& object);

template <class T, class Convert>
std::vector<T> vector_of(const emscripten::val& array, const Convert& convert) {
  const auto size = array["length"].as<unsigned>();
  std::vector<T> items;
  items.reserve(size);
  for (unsigned i = 0; i < size; ++i) items.push_back(convert(array[i]));
  return items;
}

}  // namespace kanzen::web
