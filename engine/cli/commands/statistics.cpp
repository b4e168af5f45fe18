#include "engine/cli/commands/statistics.hpp"

#include <array>

#include "engine/cli/output/text.hpp"

namespace kanzen::cli {
namespace {

struct KindWords {
  const char* kind;
  const char* words;
};
constexpr std::array all_kinds{
    KindWords{"longest_win", "the longest wins"},
    KindWords{"longest_loss", "the longest losses"},
    KindWords{"only_winning_move", "one move wins, every other one does not; the longest"},
    KindWords{"no_safe_move", "every move loses at once; the fewest pieces"},
    KindWords{"mutual_zugzwang", "whoever is to move loses; the longest"},
    KindWords{"unlikely_only_move", "the one move that wins looks useless; the longest"},
    KindWords{"smallest_draw", "drawn with the fewest pieces"}};

std::string words_for(const std::string& kind) {
  for (const KindWords& entry : all_kinds)
    if (kind == entry.kind) return entry.words;
  return kind;
}

std::string count_or_dash(std::uint64_t count) { return count == 0 ? "-" : with_commas(count); }

template <class Counts>
std::string totals_text(const char* heading, const Counts& counts) {
  const auto share = [&](std::uint64_t part) { return percent(part, counts.positions); };
  Table table({heading, with_commas(counts.positions), ""});
  table.add({"  finished", with_commas(counts.terminal), share(counts.terminal)});
  table.add({"  won", with_commas(counts.win), share(counts.win)});
  table.add({"  drawn", with_commas(counts.draw), share(counts.draw)});
  table.add({"  lost", with_commas(counts.loss), share(counts.loss)});
  return table.text();
}

}  // namespace

std::string statistics_text(const Statistics& statistics, const GameInfo& info) {
  Table distances({std::string(distance_name(info)), "won", "lost"});
  for (const DistanceCount& count : statistics.by_distance)
    distances.add(
        {std::to_string(count.distance), count_or_dash(count.win), count_or_dash(count.loss)});
  const auto& classes = statistics.up_to_symmetry;
  return totals_text(info.up_to_symmetry ? "positions up to symmetry" : "positions", statistics) +
         (classes ? '\n' + totals_text("positions up to symmetry", *classes) : "") + '\n' +
         distances.text();
}

std::string notable_text(const std::vector<NotablePositions>& kinds, const GameInfo& info) {
  std::string text;
  for (const NotablePositions& kind : kinds) {
    text += counted(kind.count, "position") + ": " + words_for(kind.kind) + '\n';
    for (const ValuedPosition& example : kind.examples)
      text += "  " + example.position + "  " + describe(example.value, info) + '\n';
  }
  return text;
}

}  // namespace kanzen::cli
