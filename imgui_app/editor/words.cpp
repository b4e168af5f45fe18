// The position editor.
#include "imgui_app/editor/words.hpp"

#include "imgui_app/shell/strings_table.hpp"

namespace kanzen::app {
namespace {

using T = EditText;

constexpr WordsEntry<T> entries[] = {
    {T::tab, {"Edit", "編集"}},
    {T::can_be_played, {"This position can be played", "この局面から指せます"}},
    {T::things_wrong, {"%1 %1{thing is|things are} wrong with it", "直すところが%1か所あります"}},
    {T::never_reached,
     {"Play from the start never comes to this position. It can be played on; but there may be no "
      "values for it.",
      "初期局面からは現れない局面です。ここから指せますが、評価がないことがあります。"}},
    {T::move_tool, {"Move", "動かす"}},
    {T::remove_tool, {"Remove", "取り除く"}},
    {T::ko_tool, {"Ko point", "コウ"}},
    {T::piece_tool_hint, {"Choose squares for it.", "置くマスを選んでください。"}},
    {T::move_tool_hint, {"Move pieces, or choose one to put.", "駒を動かすか、置く駒を選びます。"}},
    {T::held_hint, {"Choose where it goes.", "移す先を選んでください。"}},
    {T::remove_tool_hint, {"Choose pieces to remove.", "取り除く駒を選んでください。"}},
    {T::ko_tool_hint, {"Choose the point that ko forbids.", "コウで打てない点を選んでください。"}},
    {T::no_editor,
     {"Positions of this game cannot be edited.", "このゲームの局面は編集できません。"}},
    {T::side, {"To move", "手番"}},
    {T::side_follows, {"The pieces say whose turn it is.", "手番は駒の数で決まります。"}},
    {T::whole_board, {"The whole board", "盤全体"}},
    {T::mirror, {"Mirror", "左右反転"}},
    {T::turn, {"Turn", "回転"}},
    {T::swap, {"Swap players", "先後交換"}},
    {T::start, {"Start", "初期局面"}},
    {T::clear, {"Clear", "空にする"}},
    {T::undo, {"Undo the change", "変更を元に戻す"}},
    {T::redo, {"Redo the change", "変更をやり直す"}},
    {T::play_here, {"Play from here", "ここから対局"}},
    {T::field, {"Position, moves, record or link", "局面・手順・棋譜・リンク"}},
    {T::field_hint,
     {"Type or paste: it is read as you go.", "入力や貼り付けを、そのまま読み取ります。"}},
    {T::not_read, {"This is not understood", "読み取れません"}},
    {T::names_link, {"A link.", "リンクです。"}},
    {T::names_record, {"A game record.", "棋譜です。"}},
    {T::names_moves, {"A game of %1 %1{move|moves}.", "%1手の手順です。"}},
    {T::names_number, {"A position as a number.", "局面を表す数です。"}},
    {T::open, {"Open it", "開く"}},
    {T::wrong_here, {"wrong here", "要修正"}},
    {T::ko_here, {"ko", "コウ"}},
};

static_assert(in_order(entries));

}  // namespace

std::string_view text(Language language, EditText id) {
  return entries[static_cast<std::size_t>(id)].words.in(language);
}

}  // namespace kanzen::app
