#include "imgui_app/model/item.hpp"

#include <algorithm>

namespace kanzen::app {

namespace id_field {

ItemId join(std::string_view prefix, std::string_view field) {
  return ItemId(prefix).append(field);
}

ItemId join(std::string_view prefix, std::string_view first, std::string_view second) {
  return join(prefix, first).append(1, '-').append(second);
}

std::optional<std::pair<std::string_view, std::string_view>> split(std::string_view fields,
                                                                   bool at_first) {
  const auto dash = at_first ? fields.find('-') : fields.rfind('-');
  if (dash == std::string_view::npos || dash + 1 == fields.size()) return std::nullopt;
  return std::pair(fields.substr(0, dash), fields.substr(dash + 1));
}

}  // namespace id_field

std::optional<unsigned> square_of(const BoardView& board, std::string_view id) {
  const auto& squares = board.squares;
  const auto found = std::find_if(squares.begin(), squares.end(), [&](const SquareView& square) {
    return id == square_item(square.name);
  });
  if (found == squares.end()) return std::nullopt;
  return static_cast<unsigned>(found - squares.begin());
}

std::optional<unsigned> hand_of(const GameInfo& info, const BoardView& board, std::string_view id) {
  for (unsigned hand = 0; hand < board.hands.size(); ++hand)
    if (id == hand_item_of(info, board, hand)) return hand;
  return std::nullopt;
}

}  // namespace kanzen::app
