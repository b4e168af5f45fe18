#pragma once
// Pictures of pieces and positions of any game.
#include "engine/picture/board_geometry.hpp"
#include "imgui_app/model/settings.hpp"
#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {

inline constexpr float held_lift = 0.27F;  // height in units of a piece held over the board

// Draws one piece in a small picture; `centre` is the middle of its visible part.
void draw_small_piece(Ui& ui, Point centre, float unit, PieceView piece);
// Draws the piece that represents a player.
void draw_emblem(Ui& ui, Point centre, float unit, Player player);
// Draws a piece on its way; `drawing` draws on `canvas`.
void draw_moving_piece(const Drawing& drawing, Canvas& canvas, Point centre, float unit,
                       const MovingPiece& moving);
// Draws a whole position in a small picture, without selection, marks or values.
void draw_thumbnail(Ui& ui, const Rect& rect, const BoardView& position);
// Draws the same of any game, seen from the first player's side.
void draw_thumbnail(Ui& ui, const Rect& rect, const GameInfo& info, const BoardView& position);

}  // namespace kanzen::app
