// The display names of games, rule sets and players.  The page shows them too: its fonts are subset
// to the characters that occur in this file (cmake/fonts.cmake).
#include <algorithm>
#include <array>

#include "engine/figure/words.hpp"

namespace kanzen {
namespace {

// Keys: "title" with the name of a game or a family, "size" with a family, "rules" with a family
// and a rule set, "player 1" and "player 2" with a family or, for all others, alone.
constexpr std::array names{
    NamedWords{"player 1", {"First", "先手"}},
    NamedWords{"player 2", {"Second", "後手"}},

    NamedWords{"title tictactoe", {"Tic-tac-toe", "三目並べ"}},
    NamedWords{"title mnk", {"%1,%2,%3-game", "%1,%2,%3ゲーム"}},
    NamedWords{"size mnk", {"%1×%2, %3 in a line", "%1×%2・%3個並べ"}},
    NamedWords{"rules mnk normal", {"normal", "通常"}},
    NamedWords{"rules mnk misere", {"misère", "ミゼール"}},
    NamedWords{"rules mnk exact", {"exact length", "ちょうどの長さ"}},
    NamedWords{"rules mnk gravity", {"gravity", "重力"}},
    NamedWords{"rules mnk torus", {"torus", "トーラス"}},
    NamedWords{"player 1 mnk", {"X", "X"}},
    NamedWords{"player 2 mnk", {"O", "O"}},

    NamedWords{"title gobblers", {"Gobblers", "ゴブラーズ"}},
    NamedWords{"size gobblers", {"%4 %4{size|sizes}", "%4サイズ"}},
    NamedWords{"rules gobblers strict", {"strict", "持ち上げ負け"}},
    NamedWords{"rules gobblers cover", {"cover", "着手後判定"}},
    NamedWords{"rules gobblers notebook", {"notebook", "論文のノート"}},
    NamedWords{"player 1 gobblers", {"Orange", "橙"}},
    NamedWords{"player 2 gobblers", {"Purple", "紫"}},

    NamedWords{"title dobutsu", {"Dobutsu shogi", "どうぶつしょうぎ"}},
    NamedWords{"rules dobutsu normal", {"with drops", "持ち駒あり"}},
    NamedWords{"rules dobutsu no-drops", {"without drops", "持ち駒なし"}},
    NamedWords{"player 1 dobutsu", {"Forest", "もり"}},
    NamedWords{"player 2 dobutsu", {"Sky", "そら"}},

    NamedWords{"title go", {"Go", "囲碁"}},
    NamedWords{"size go", {"%1×%2", "%1×%2"}},
    NamedWords{"rules go situational", {"situational superko", "局面同形禁止（手番を含む）"}},
    NamedWords{"rules go positional", {"positional superko", "盤面同形禁止"}},
    NamedWords{"rules go tromp-taylor", {"Tromp–Taylor", "トロンプ・テイラー"}},
    NamedWords{"rules go ko", {"simple ko", "単純コウ"}},
    NamedWords{"rules go japanese",
               {"Japanese (territory and prisoners)", "日本ルール（地と取り石）"}},
    NamedWords{"player 1 go", {"Black", "黒"}},
    NamedWords{"player 2 go", {"White", "白"}},
};

const Words* find(const std::string& name) {
  const auto found = std::find_if(names.begin(), names.end(),
                                  [&](const NamedWords& one) { return one.name == name; });
  return found == names.end() ? nullptr : &found->words;
}

// Does the title identify the size, because it is that of one game or contains the size?
bool title_includes_size(const GameInfo& info) {
  if (info.name != info.family && find("title " + info.name) != nullptr) return true;
  const Words* words = find("title " + info.family);
  return words == nullptr || words->english.find('%') != std::string_view::npos;
}

}  // namespace

std::string game_title(Language language, const GameInfo& info) {
  const Words* words = find("title " + info.name);
  if (words == nullptr) words = find("title " + info.family);
  return words == nullptr ? info.name : fill_size_pattern(language, *words, info);
}

std::string size_label(Language language, const GameInfo& info) {
  const Words* words = find("size " + info.family);
  return words == nullptr ? std::string() : fill_size_pattern(language, *words, info);
}

std::string full_title(Language language, const GameInfo& info) {
  const std::string size = title_includes_size(info) ? std::string() : size_label(language, info);
  if (size.empty()) return game_title(language, info);
  return game_title(language, info) + (language == Language::japanese ? "・" : ", ") + size;
}

std::string rules_name(Language language, const GameInfo& info, const std::string& rules) {
  const Words* words = find("rules " + info.family + ' ' + rules);
  return words == nullptr ? rules : std::string(words->in(language));
}

std::string_view player_name(Language language, const GameInfo& info, Player player) {
  const std::string key = player == 0 ? "player 1" : "player 2";
  const Words* words = find(key + ' ' + info.family);
  return (words == nullptr ? find(key) : words)->in(language);
}

std::string fill_size_pattern(Language language, const Words& pattern, const GameInfo& info) {
  return fill(pattern.in(language),
              {std::to_string(info.size.columns), std::to_string(info.size.rows),
               std::to_string(info.size.line), std::to_string(info.kinds.size())});
}

std::span<const NamedWords> all_game_names() { return names; }

}  // namespace kanzen
