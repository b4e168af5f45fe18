#include "imgui_app/model/font_slices.hpp"

#include <utility>

namespace kanzen::app {
namespace {

// File with one byte per character of the Basic Multilingual Plane: the number of its slice; 0: no
// slice.
constexpr const char* slice_table = "table";
constexpr std::size_t slice_table_size = 0x10000;

}  // namespace

std::string FontSlices::file_for(char16_t character) const {
  const auto table = files_.find(slice_table);
  if (table == files_.end()) return slice_table;
  const auto slice = static_cast<unsigned char>(table->second[character]);
  return slice == 0 ? std::string() : std::to_string(slice) + ".otf";
}

std::vector<std::string> FontSlices::request(const std::vector<char16_t>& characters) {
  if (!requested_.empty()) return {};
  for (const char16_t character : characters) {
    std::string file = file_for(character);
    if (!file.empty() && !files_.contains(file) && !failed_.contains(file))
      requested_.insert(std::move(file));
  }
  return {requested_.begin(), requested_.end()};
}

void FontSlices::answer(std::map<std::string, std::string> files) {
  const auto table = files.find(slice_table);
  if (table != files.end() && table->second.size() != slice_table_size) files.erase(table);
  if (!files.empty()) forget_failures();
  for (const std::string& file : requested_)
    if (!files.contains(file)) failed_.insert(file);
  requested_.clear();
  files_.merge(files);
}

const std::string* FontSlices::slice_with(char16_t character) const {
  const auto slice = files_.find(file_for(character));
  return slice == files_.end() ? nullptr : &slice->second;
}

}  // namespace kanzen::app
