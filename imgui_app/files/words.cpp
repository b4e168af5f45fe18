// Figures and files that visitors take home.
#include "imgui_app/files/words.hpp"

#include "imgui_app/shell/strings_table.hpp"

namespace kanzen::app {
namespace {

using T = SavingText;

constexpr WordsEntry<T> entries[] = {
    {T::figure, {"Figure", "図"}},
    {T::save_as_figure, {"Save as a figure", "図として保存"}},
    {T::save_board, {"Save the board as a figure", "盤面を図として保存"}},
    {T::save_tree, {"Save the tree as a figure", "樹形図を保存"}},
    {T::save_plot, {"Save the plot as a figure", "推移を図として保存"}},
    {T::save_histogram, {"Save the histogram as a figure", "分布を図として保存"}},
    {T::what, {"What it shows", "内容"}},
    {T::board, {"Board", "盤面"}},
    {T::tree, {"Tree", "樹形図"}},
    {T::plot, {"Game", "推移"}},
    {T::histogram, {"Histogram", "分布"}},
    {T::format, {"Picture, or the numbers behind it", "画像、または元の数値"}},
    {T::values, {"Values of the moves", "手の評価"}},
    {T::two_plies, {"Two plies", "2手先まで"}},
    {T::resolution, {"Pixels", "解像度"}},
    {T::pixels, {"%1 times, %2 dpi", "%1倍、%2 dpi"}},
    {T::grey, {"In greys", "グレースケール"}},
    {T::dark, {"On a dark ground", "暗い背景"}},
    {T::no_ground, {"Without a ground", "背景なし"}},
    {T::caption, {"Caption: game, rules, link", "説明文（ゲーム・ルール・リンク）"}},
    {T::code, {"QR code of the link", "リンクのQRコード"}},
    {T::save, {"Save", "保存"}},
    {T::saved, {"%1 is saved.", "%1 を保存しました。"}},
    {T::saving, {"It is being made.", "作成中です。"}},
    {T::no_numbers,
     {"A board has numbers only with the values of its moves.",
      "盤面の数値は、手の評価を付けたときだけあります。"}},
    {T::values_are_coming, {"Its values are on their way.", "評価を読み込み中です。"}},
    {T::no_values,
     {"Its values are not there: solve the game, or leave them out.",
      "評価がありません。ゲームを解析するか、評価を外してください。"}},
    {T::files, {"Files", "ファイル"}},
    {T::save_game, {"Save game", "対局を保存"}},
    {T::copy_as, {"Copy %1", "%1をコピー"}},
};

static_assert(in_order(entries));

}  // namespace

std::string_view text(Language language, SavingText id) {
  return entries[static_cast<std::size_t>(id)].words.in(language);
}

}  // namespace kanzen::app
