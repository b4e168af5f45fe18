// Variations, and games that go on for ever.
#include "imgui_app/analysis/line_words.hpp"

#include "imgui_app/shell/strings_table.hpp"

namespace kanzen::app {
namespace {

using T = LineText;

constexpr WordsEntry<T> entries[] = {
    {T::promote, {"Make main line", "本譜にする"}},
    {T::remove_line, {"Delete from here", "ここから先を削除"}},
    {T::instead_of, {"Instead of move %1: %2", "%1手目の変化：%2"}},
    {T::also_reached, {"Other ways to this position", "この局面への別の手順"}},
    {T::same_after, {"The same position after move %1: %2", "%1手目で同じ局面：%2"}},
    {T::came_before_freely,
     {"This position has come up before (ply %1). Play can go on like this for ever.",
      "%1手目と同じ局面です。このまま続けると終わりません。"}},
    {T::agree_on_draw, {"Agree on a draw", "引き分けにする"}},
    {T::agreed_on_draw, {"Both players have agreed on a draw.", "両者の合意で引き分けです。"}},
    {T::draw_said, {"Draw", "引き分け"}},
};

static_assert(in_order(entries));

}  // namespace

std::string_view text(Language language, LineText id) {
  return entries[static_cast<std::size_t>(id)].words.in(language);
}

}  // namespace kanzen::app
