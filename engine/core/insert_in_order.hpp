#pragma once
// Sorts short lists by insertion: std::sort adds 1.4 kB to a WebAssembly module for each type of
// item, and std::stable_sort 3.5 kB.
#include <cstddef>
#include <utility>
#include <vector>

namespace kanzen {

// Inserts an item after all items that are not worse.
template <class Item, class IsBetter>
void insert_in_order(std::vector<Item>& items, Item item, const IsBetter& is_better) {
  items.push_back(std::move(item));
  for (std::size_t i = items.size() - 1; i > 0 && is_better(items[i], items[i - 1]); --i)
    std::swap(items[i], items[i - 1]);
}

}  // namespace kanzen
