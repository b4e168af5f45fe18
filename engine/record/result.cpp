#include "engine/record/result.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "engine/core/numbers.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/record/notes.hpp"

namespace kanzen {
namespace {

enum class Meaning : unsigned char {
  black,
  white,
  wins,
  loses,
  resigns,  // the player who is named loses
  resigned,
  time,
  forfeit,
  no_result,
  draw,
  half,
  stones,  // a stone of Chinese counting is two points
};

struct ResultWord {
  std::string_view text;  // in small letters, without spaces
  Meaning meaning;
};

constexpr ResultWord result_words[] = {
    {"black", Meaning::black},      {"黑", Meaning::black},
    {"黒", Meaning::black},         {"흑", Meaning::black},
    {"white", Meaning::white},      {"白", Meaning::white},
    {"백", Meaning::white},         {"win", Meaning::wins},
    {"won", Meaning::wins},         {"胜", Meaning::wins},
    {"勝", Meaning::wins},          {"승", Meaning::wins},
    {"lose", Meaning::loses},       {"lost", Meaning::loses},
    {"负", Meaning::loses},         {"負", Meaning::loses},
    {"败", Meaning::loses},         {"敗", Meaning::loses},
    {"패", Meaning::loses},         {"resign", Meaning::resigns},
    {"认输", Meaning::resigns},     {"認輸", Meaning::resigns},
    {"投了", Meaning::resigns},     {"中盘", Meaning::resigned},
    {"中盤", Meaning::resigned},    {"中押", Meaning::resigned},
    {"불계", Meaning::resigned},    {"time", Meaning::time},
    {"超时", Meaning::time},        {"超時", Meaning::time},
    {"時間", Meaning::time},        {"时间", Meaning::time},
    {"시간", Meaning::time},        {"forfeit", Meaning::forfeit},
    {"反則", Meaning::forfeit},     {"反则", Meaning::forfeit},
    {"犯规", Meaning::forfeit},     {"不戦", Meaning::forfeit},
    {"不战", Meaning::forfeit},     {"弃权", Meaning::forfeit},
    {"棄権", Meaning::forfeit},     {"棄權", Meaning::forfeit},
    {"기권", Meaning::forfeit},     {"반칙", Meaning::forfeit},
    {"void", Meaning::no_result},   {"noresult", Meaning::no_result},
    {"无效", Meaning::no_result},   {"無効", Meaning::no_result},
    {"無勝負", Meaning::no_result}, {"无胜负", Meaning::no_result},
    {"draw", Meaning::draw},        {"jigo", Meaning::draw},
    {"和棋", Meaning::draw},        {"和局", Meaning::draw},
    {"持碁", Meaning::draw},        {"ジゴ", Meaning::draw},
    {"무승부", Meaning::draw},      {"half", Meaning::half},
    {"半", Meaning::half},          {"반", Meaning::half},
    {"½", Meaning::half},           {"子", Meaning::stones},
};

constexpr std::string_view kanji_digits[] = {"〇", "一", "二", "三", "四",
                                             "五", "六", "七", "八", "九"};

// Small letters in ASCII, with digits for kanji, and spaces only between digits.
std::string normalize_result(std::string_view text) {
  std::string all;
  while (!text.empty()) {
    std::string_view one = first_character(text);
    text.remove_prefix(one.size());
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(one[at]); };
    const auto* kanji = std::find(std::begin(kanji_digits), std::end(kanji_digits), one);
    if (kanji != std::end(kanji_digits)) {
      all += static_cast<char>('0' + (kanji - kanji_digits));
    } else if (one == "十") {  // "十二" is 12, and "二十" 20
      const bool after = !all.empty() && sgf::is_digit(all.back());
      const auto* next = std::find(std::begin(kanji_digits), std::end(kanji_digits),
                                   text.empty() ? text : first_character(text));
      if (!after) all += '1';
      if (next == std::end(kanji_digits)) all += '0';
    } else if (one.size() == 3 && byte(0) == 0xEF && (byte(1) == 0xBC || byte(1) == 0xBD)) {
      all += to_lower(static_cast<char>((byte(1) == 0xBC ? 0x20 : 0x60) + (byte(2) & 0x3F)));
    } else if (one != " " && one != "\t" && one != "\n" && one != "　") {
      all += one.size() == 1 ? std::string(1, to_lower(one[0])) : std::string(one);
    } else if (!all.empty() && sgf::is_digit(all.back()) && !text.empty() &&
               sgf::is_digit(text.front())) {
      all += ' ';
    }
  }
  return all;
}

// Returns where the first word of a meaning begins in a text; npos: there is none.
std::size_t find_meaning(std::string_view text, Meaning meaning) {
  std::size_t first = std::string_view::npos;
  for (const ResultWord& word : result_words)
    if (word.meaning == meaning) first = std::min(first, text.find(word.text));
  return first;
}

// Removes the digits of a number, with a decimal point or comma, from the front of the text.
std::optional<double> take_decimal(std::string_view& text) {
  std::string digits;
  while (!text.empty() &&
         (sgf::is_digit(text.front()) || text.front() == '.' || text.front() == ',')) {
    digits += text.front() == ',' ? '.' : text.front();
    text.remove_prefix(1);
  }
  return parse_decimal(digits);
}

// The first number of the text: "3.5", "3 1/2", "3又1/2", "3目半", "半"; not that of moves ("手").
std::optional<double> points_in(std::string_view text) {
  const bool has_half = find_meaning(text, Meaning::half) != std::string_view::npos;
  const bool are_stones = find_meaning(text, Meaning::stones) != std::string_view::npos;
  std::optional<double> points;
  while (!text.empty() && !sgf::is_digit(text.front())) text.remove_prefix(1);
  if (auto number = take_decimal(text); number && !text.starts_with("手")) {
    points = 0;
    for (const std::string_view between : {" ", "又", "-"}) {
      if (!text.starts_with(between)) continue;
      text.remove_prefix(between.size());
      points = number;
      number = take_decimal(text);
      break;
    }
    if (text.starts_with('/')) {
      text.remove_prefix(1);
      const auto divisor = take_decimal(text);
      number = divisor && *divisor != 0 ? number.value_or(0) / *divisor : 0;
    }
    *points += number.value_or(0);
  }
  if (has_half) points = points.value_or(0) + 0.5;
  if (points && are_stones) *points *= 2;
  return points;
}

}  // namespace

RecordResult parse_sgf_result(std::string_view text) {
  using Kind = RecordResult::Kind;
  constexpr auto nowhere = std::string_view::npos;
  const std::string all = normalize_result(text);
  const auto has = [&](Meaning meaning) { return find_meaning(all, meaning) != nowhere; };
  if (has(Meaning::no_result)) return {Kind::no_result, std::nullopt, std::nullopt};
  if (all == "0" || has(Meaning::draw)) return {Kind::score, std::nullopt, 0.0};
  const std::size_t black = all.starts_with('b') ? 0 : find_meaning(all, Meaning::black);
  const std::size_t white = all.starts_with('w') ? 0 : find_meaning(all, Meaning::white);
  if (black == white) return {};
  Player winner = black < white ? Player{0} : Player{1};
  const std::size_t plus = all.find('+');
  // "B+R": the letter after the sign is enough.
  const char letter = plus + 1 < all.size() && plus != nowhere ? all[plus + 1] : '\0';
  const auto is = [&](Meaning meaning, char short_form) {
    return letter == short_form || has(meaning);
  };
  RecordResult result{Kind::score, {}, {}};
  const bool resigns = has(Meaning::resigns);
  if (is(Meaning::time, 't'))
    result.kind = Kind::time;
  else if (is(Meaning::forfeit, 'f'))
    result.kind = Kind::forfeit;
  else if (is(Meaning::resigned, 'r') || resigns)
    result.kind = Kind::resigned;
  else
    result.lead = points_in(all);
  const std::size_t wins = find_meaning(all, Meaning::wins);
  const std::size_t loses = find_meaning(all, Meaning::loses);
  if (plus == nowhere) {
    if (wins == loses && !result.lead && result.kind == Kind::score) return {};
    if (loses < wins || (resigns && wins == nowhere)) winner = static_cast<Player>(1 - winner);
  }
  result.winner = winner;
  return result;
}

std::string format_sgf_result(const RecordResult& result) {
  using Kind = RecordResult::Kind;
  if (result.kind == Kind::no_result) return "Void";
  if (result.kind == Kind::unknown) return "?";
  if (!result.winner) return "0";
  std::string text = *result.winner == 0 ? "B+" : "W+";
  switch (result.kind) {
    case Kind::resigned: return text + 'R';
    case Kind::time: return text + 'T';
    case Kind::forfeit: return text + 'F';
    default: break;
  }
  return result.lead ? text + format_hundredths(*result.lead) : text;
}

std::optional<double> find_points(std::string_view text) {
  return points_in(normalize_result(text));
}

std::string format_hundredths(double points) {
  const auto hundredths = static_cast<unsigned long>(std::lround(100 * points));
  std::string text = std::to_string(hundredths / 100);
  if (hundredths % 100 == 0) return text;
  text += '.';
  text += static_cast<char>('0' + hundredths % 100 / 10);
  if (hundredths % 10 != 0) text += static_cast<char>('0' + hundredths % 10);
  return text;
}

}  // namespace kanzen
