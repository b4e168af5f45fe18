#pragma once
#include <emscripten/val.h>

#include <vector>

namespace kanzen::web {

template <class T, class Convert>
emscripten::val array_of(const std::vector<T>& items, const Convert& convert) {
  emscripten::val array = emscripten::val::array();
  for (const T& item : items) array.call<void>("push", convert(item));
  return array;
}

}  // namespace kanzen::web
