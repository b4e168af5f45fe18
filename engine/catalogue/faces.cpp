// The list of faces: defines face_of() of engine/picture/face.hpp.
#include "engine/picture/face.hpp"

namespace kanzen {

// Defined in each game's face.cpp.
const Face& face_of_dobutsu();
const Face& face_of_go();
const Face& face_of_gobblers();
const Face& face_of_mnk();

const Face& face_of(const GameInfo& info) {
  if (info.family == "dobutsu") return face_of_dobutsu();
  if (info.family == "go") return face_of_go();
  if (info.family == "gobblers") return face_of_gobblers();
  if (info.family == "mnk") return face_of_mnk();
  return default_face();
}

void draw_product_mark(Pen& pen, const Theme& theme, Point centre, float unit) {
  GameInfo info;
  info.kinds = {"L"};
  const PieceView piece{0, 0};
  face_of_gobblers().stack({pen, theme, info}, centre, unit, {&piece, 1}, {});
}

}  // namespace kanzen
