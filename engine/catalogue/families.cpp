// The list of families: how their games look and what they are called.
#include <algorithm>
#include <array>
#include <span>

#include "engine/adapter/any_game.hpp"
#include "engine/picture/face.hpp"

namespace kanzen {

// Each pair is defined in face.cpp and names.cpp of the game's folder.
const Face& face_of_dobutsu();
const Face& face_of_go();
const Face& face_of_gobblers();
const Face& face_of_mnk();
std::span<const NamedWords> names_of_dobutsu();
std::span<const NamedWords> names_of_go();
std::span<const NamedWords> names_of_gobblers();
std::span<const NamedWords> names_of_mnk();

namespace {

struct Family {
  std::string_view name;
  const Face& (*face)();
  std::span<const NamedWords> (*names)();
};
constexpr std::array families{Family{"dobutsu", face_of_dobutsu, names_of_dobutsu},
                              Family{"go", face_of_go, names_of_go},
                              Family{"gobblers", face_of_gobblers, names_of_gobblers},
                              Family{"mnk", face_of_mnk, names_of_mnk}};

// Returns null if there is no such family.
const Family* find_family(std::string_view name) {
  const auto found = std::find_if(families.begin(), families.end(),
                                  [&](const Family& family) { return family.name == name; });
  return found == families.end() ? nullptr : &*found;
}

}  // namespace

const Face& face_of(const GameInfo& info) {
  const Family* family = find_family(info.family);
  return family == nullptr ? default_face() : family->face();
}

std::span<const NamedWords> names_of_family(std::string_view name) {
  const Family* family = find_family(name);
  return family == nullptr ? std::span<const NamedWords>() : family->names();
}

void draw_product_mark(Pen& pen, const Theme& theme, Point centre, float unit) {
  GameInfo info;
  info.kinds = {"L"};
  const PieceView piece{0, 0};
  face_of_gobblers().stack({pen, theme, info}, centre, unit, {&piece, 1}, {});
}

}  // namespace kanzen
