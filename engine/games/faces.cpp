// The one list of faces, which engine/picture/face.hpp asks for; the plain one is of no game.
#include "engine/games/dobutsu/face.hpp"
#include "engine/games/go/face.hpp"
#include "engine/games/gobblers/face.hpp"
#include "engine/games/mnk/face.hpp"
#include "engine/picture/face.hpp"
#include "engine/picture/plain_face.hpp"

namespace kanzen {

const Face& face_of(const GameInfo& info) {
  static const DobutsuFace dobutsu;
  static const GoFace go;
  static const GobblersFace gobblers;
  static const MnkFace mnk;
  static const PlainFace plain;
  if (info.family == "dobutsu") return dobutsu;
  if (info.family == "go") return go;
  if (info.family == "gobblers") return gobblers;
  if (info.family == "mnk") return mnk;
  return plain;
}

void draw_product_mark(Pen& pen, const Theme& theme, Point centre, float unit) {
  static const GobblersFace gobblers;
  GameInfo info;
  info.kinds = {"L"};
  const PieceView piece{0, 0};
  gobblers.stack({pen, theme, info}, centre, unit, {&piece, 1}, {});
}

}  // namespace kanzen
