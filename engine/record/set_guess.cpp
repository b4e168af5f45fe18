#include "engine/record/set_guess.hpp"

#include <array>
#include <cstddef>

namespace kanzen::sgf {
namespace {

enum class SetKind : unsigned char { gb, big5, shift_jis, euc_jp, euc_kr, latin, cyrillic };

// The costs tell how frequent the characters of a set are in names and comments.  A cost is the
// negative logarithm of a frequency, so costs of characters add up: 1 stands for a factor of 4, and
// in a table 'a' for 0, 'b' for 1 and so on.
struct SetModel {
  const char* name;
  SetKind kind;
  // For 0x80 to 0xFF the cost of a character that begins with this byte; `no_character`: none does.
  std::string_view costs;
  std::string_view frequent;  // the most frequent characters of two bytes
};

constexpr char no_character = 'o';
constexpr unsigned frequent_cost = 3;    // of the characters in SetModel::frequent
constexpr unsigned extension_cost = 10;  // of those that GBK and UHC added to GB2312 and KS X 1001
constexpr unsigned boundary_cost = 3;    // of an ASCII letter next to one of another script
constexpr unsigned unusual_cost = 2;     // of a letter in unusual surroundings

// The costs were counted in the translations of programs, names of players and comments about
// games.  Sets with equal costs are preferred in this order.
constexpr std::array set_models = {
    // ，白不常大的第定段对法分豪赫黑嘉件局李名平棋擎设胜时式示是数围文下显谢选一引用宇元在张置中周子睿
    SetModel{"GB18030", SetKind::gb,
             "okkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkhkhkkkkkkkkkkkkhggggggggggggghg"
             "hghgghhgghggggggghggggggikkkkkikkkkjjkkkhkhkhkkkkkkkkkkkkkkkkkko",
             "\xA3\xAC\xB0\xD7\xB2\xBB\xB3\xA3\xB4\xF3\xB5\xC4\xB5\xDA\xB6\xA8\xB6\xCE\xB6\xD4"
             "\xB7\xA8\xB7\xD6\xBA\xC0\xBA\xD5\xBA\xDA\xBC\xCE\xBC\xFE\xBE\xD6\xC0\xEE\xC3\xFB"
             "\xC6\xBD\xC6\xE5\xC7\xE6\xC9\xE8\xCA\xA4\xCA\xB1\xCA\xBD\xCA\xBE\xCA\xC7\xCA\xFD"
             "\xCE\xA7\xCE\xC4\xCF\xC2\xCF\xD4\xD0\xBB\xD1\xA1\xD2\xBB\xD2\xFD\xD3\xC3\xD3\xEE"
             "\xD4\xAA\xD4\xDA\xD5\xC5\xD6\xC3\xD6\xD0\xD6\xDC\xD7\xD3\xEE\xA3"},
    // ，。一下大中手王用白在式定明的許設陳棋黑對銘數選
    SetModel{"Big5", SetKind::big5,
             "oooooookkkkkkkkkkkkkkkkkkkkkkkkkkhkkggggggggggghghgghhhhhhhhhhhh"
             "hhhhihikkkkkikkkkkkkkkkkkkikkkkkkkkkkkkkikkkkkkkkkkkkkkkkkkkkkko",
             "\xA1\x41\xA1\x43\xA4\x40\xA4\x55\xA4\x6A\xA4\xA4\xA4\xE2\xA4\xFD\xA5\xCE\xA5\xD5"
             "\xA6\x62\xA6\xA1\xA9\x77\xA9\xFA\xAA\xBA\xB3\x5C\xB3\x5D\xB3\xAF\xB4\xD1\xB6\xC2"
             "\xB9\xEF\xBB\xCA\xBC\xC6\xBF\xEF"},
    SetModel{"Shift_JIS", SetKind::shift_jis,
             "ogffkkkkgggggggggggggggggkkkkkkkohhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh"
             "hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhjjjjjjjjjjjjjjjjkkkkkkkkkkkkkooo",
             ""},
    // 。ーいかがこさしすせたちてでにのはまりるをんイクシスットドフラリルン井一碁黒手正太沢定田番本名目
    SetModel{"EUC-JP", SetKind::euc_jp,
             "ooooooooooooookoooooooooooooooooohjkffkkkkkkkkkkghghgghhgggggggg"
             "ghgghhhhhgghggghjkkkkkkkkkkkkkkikkkkkkkkikkkkkkjkkkikkkkkkkkkkko",
             "\xA1\xA3\xA1\xBC\xA4\xA4\xA4\xAB\xA4\xAC\xA4\xB3\xA4\xB5\xA4\xB7\xA4\xB9\xA4\xBB"
             "\xA4\xBF\xA4\xC1\xA4\xC6\xA4\xC7\xA4\xCB\xA4\xCE\xA4\xCF\xA4\xDE\xA4\xEA\xA4\xEB"
             "\xA4\xF2\xA4\xF3\xA5\xA4\xA5\xAF\xA5\xB7\xA5\xB9\xA5\xC3\xA5\xC8\xA5\xC9\xA5\xD5"
             "\xA5\xE9\xA5\xEA\xA5\xEB\xA5\xF3\xB0\xE6\xB0\xEC\xB8\xEB\xB9\xF5\xBC\xEA\xC0\xB5"
             "\xC2\xC0\xC2\xF4\xC4\xEA\xC5\xC4\xC8\xD6\xCB\xDC\xCC\xBE\xCC\xDC"},
    // 가국규기김는니다둑로를리민바보사서석성수승시신안에영오용원유을이인일자전정조준지진창최하한현호흑
    SetModel{"EUC-KR", SetKind::euc_kr,
             "okkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkikkkkkkkkkkkkkkggihgghggggggggg"
             "gghghggggkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkko",
             "\xB0\xA1\xB1\xB9\xB1\xD4\xB1\xE2\xB1\xE8\xB4\xC2\xB4\xCF\xB4\xD9\xB5\xCF\xB7\xCE"
             "\xB8\xA6\xB8\xAE\xB9\xCE\xB9\xD9\xBA\xB8\xBB\xE7\xBC\xAD\xBC\xAE\xBC\xBA\xBC\xF6"
             "\xBD\xC2\xBD\xC3\xBD\xC5\xBE\xC8\xBF\xA1\xBF\xB5\xBF\xC0\xBF\xEB\xBF\xF8\xC0\xAF"
             "\xC0\xBB\xC0\xCC\xC0\xCE\xC0\xCF\xC0\xDA\xC0\xFC\xC1\xA4\xC1\xB6\xC1\xD8\xC1\xF6"
             "\xC1\xF8\xC3\xA2\xC3\xD6\xC7\xCF\xC7\xD1\xC7\xF6\xC8\xA3\xC8\xE6"},
    SetModel{"windows-1252", SetKind::latin,
             "hohhefghhhfhhogoogdedggfhhfhgofhdghhhhhhhghchhhhghhhhhhhhhgchhhf"
             "gehfefffeehhhfghhghfhgefehfhfhgedcfdcccdcbdefdffedecdechdedgcffh",
             ""},
    SetModel{"windows-1251", SetKind::cyrillic,
             "hhhhhghhhhhhhhhhhhhhhhhgohhhhhhhhhhhhhhhhhhfhhhhhhhhhhhhehhfhhhh"
             "efegefhfegeffeeeeeefffgeehhghghgcdcddcedcdccdccdcccdededdegddfed",
             ""},
    SetModel{"windows-1250", SetKind::latin,
             "hohodfhhohdhfhdgohgedgggohdhcfdddhhdhghhhgehhhhdhhhchhhhhcehehhc"
             "hehhhhghdfghgfhhgghfhgggfgghgghhhcegghcgdcchdchghcfcgddhcdeeedgh",
             ""},
};

bool is_ascii_letter(unsigned char byte) {
  return (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z');
}

bool is_second_byte(SetKind kind, unsigned char byte) {
  const bool extended_unix = kind == SetKind::euc_jp;
  if (byte >= 0x80)
    return byte != 0xFF && (byte >= 0xA1 || !(extended_unix || kind == SetKind::big5));
  if (kind == SetKind::euc_kr) return is_ascii_letter(byte);
  return !extended_unix && byte >= 0x40 && byte != 0x7F;
}

bool is_frequent(const SetModel& set, std::string_view character) {
  for (std::size_t at = 0; at < set.frequent.size(); at += 2)
    if (set.frequent.substr(at, 2) == character) return true;
  return false;
}

// The cost of a character that is not ASCII, and its length in bytes.
struct PricedCharacter {
  unsigned cost;
  std::size_t length;
};

PricedCharacter first_priced(const SetModel& set, std::string_view bytes) {
  const auto first = static_cast<unsigned char>(bytes[0]);
  const char cost = set.costs[first - 0x80u];
  const PricedCharacter single = {static_cast<unsigned>(cost - 'a'), 1};
  const bool katakana = set.kind == SetKind::shift_jis && first >= 0xA1 && first <= 0xDF;
  if (set.kind >= SetKind::latin || cost == no_character || katakana) return single;
  const auto second = static_cast<unsigned char>(bytes.size() > 1 ? bytes[1] : '\0');
  if (!is_second_byte(set.kind, second)) return {no_character - 'a', 1};
  if (is_frequent(set, bytes.substr(0, 2))) return {frequent_cost, 2};
  const bool extension = (set.kind == SetKind::gb || set.kind == SetKind::euc_kr) && second < 0xA1;
  return {extension ? extension_cost : single.cost, 2};
}

// The cost of all characters of the bytes that are not ASCII.
unsigned cost_in(const SetModel& set, std::string_view bytes) {
  const bool latin = set.kind == SetKind::latin;
  const bool cyrillic = set.kind == SetKind::cyrillic;
  unsigned cost = 0;
  bool after_letter = false;  // of ASCII
  bool after_other = false;   // a character that is not ASCII
  while (!bytes.empty()) {
    const auto byte = static_cast<unsigned char>(bytes[0]);
    if (byte < 0x80) {
      after_letter = is_ascii_letter(byte);
      if (after_letter && after_other && !latin) cost += boundary_cost;
      after_other = false;
      bytes.remove_prefix(1);
      continue;
    }
    const auto next = static_cast<unsigned char>(bytes.size() > 1 ? bytes[1] : '\0');
    if (latin && after_other) cost += unusual_cost;
    if (latin && !after_letter && !is_ascii_letter(next)) cost += unusual_cost;
    if (cyrillic && !after_other && next < 0x80) cost += unusual_cost;
    if (!latin && after_letter) cost += boundary_cost;
    const PricedCharacter character = first_priced(set, bytes);
    cost += character.cost;
    bytes.remove_prefix(character.length);
    after_letter = false;
    after_other = true;
  }
  return cost;
}

// The first part of the bytes, with enough of them that are not ASCII.  Records may have megabytes.
std::string_view sample_of(std::string_view bytes) {
  constexpr std::size_t enough = 1 << 16;
  std::size_t at = 0;
  for (std::size_t found = 0; at < bytes.size() && found < enough; ++at)
    if ((bytes[at] & 0x80) != 0) ++found;
  return bytes.substr(0, at);
}

}  // namespace

const char* guess_set(std::string_view bytes) {
  const std::string_view sample = sample_of(bytes);
  const SetModel* best = nullptr;
  unsigned least = 0;
  for (const SetModel& set : set_models) {
    const unsigned cost = cost_in(set, sample);
    if (best != nullptr && cost >= least) continue;
    best = &set;
    least = cost;
  }
  return best->name;
}

}  // namespace kanzen::sgf
