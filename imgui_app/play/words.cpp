// Opponents, and moves that are taken back.
#include "imgui_app/play/words.hpp"

#include "imgui_app/shell/strings_table.hpp"

namespace kanzen::app {
namespace {

using T = PlayText;

constexpr WordsEntry<T> entries[] = {
    {T::strength, {"Strength of the opponent", "相手の強さ"}},
    {T::strength_of, {"Strength of %1", "%1の強さ"}},
    {T::perfect, {"Perfect", "最善"}},
    {T::slipping, {"Slips", "ときどき誤る"}},
    {T::random, {"Random", "でたらめ"}},
    {T::perfect_name, {"perfect player", "最善手の相手"}},
    {T::slipping_name, {"player who slips", "ときどき誤る相手"}},
    {T::random_name, {"random player", "でたらめに指す相手"}},
    {T::about_perfect,
     {"Wins as soon as possible. When the game is lost, it holds out as long as possible.",
      "できるだけ早く勝ち、負けのときはできるだけ長く粘ります。"}},
    {T::about_slipping,
     {"Plays a worse move in %1 of 100 turns, where there is one, and else the best.",
      "100手のうち%1手は劣る手を、ほかは最善手を指します。"}},
    {T::about_random,
     {"Any legal move, as likely as any other.", "指せる手から同じ確率で選びます。"}},
    {T::watching_others, {"Two players. Watch them.", "二者の対局です。"}},
    {T::your_turn_after_blunder,
     {"Your turn. %1 was a blunder.", "あなたの番です。%1は悪手でした。"}},
    {T::blunder_title, {"%1 was a blunder", "%1は悪手でした"}},
    {T::gave_draw,
     {"It gave the draw away: now %1 can win.", "引き分けを逃し、%1の勝ちになります。"}},
    {T::win_to_draw,
     {"It gave the win away: now it is a draw.", "勝ちを逃し、引き分けになります。"}},
    {T::win_to_loss, {"It gave the win away: now %1 can win.", "勝ちを逃し、%1の勝ちになります。"}},
    {T::chance_fell, {"It made winning much less likely.", "勝つ見込みが大きく下がりました。"}},
    {T::better, {"Better: %1.", "より良い手：%1。"}},
    {T::take_back, {"Take it back", "待った"}},
};

static_assert(in_order(entries));

}  // namespace

std::string_view text(Language language, PlayText id) {
  return entries[static_cast<std::size_t>(id)].words.in(language);
}

}  // namespace kanzen::app
