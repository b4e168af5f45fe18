#include "engine/table/manifest_statistics.hpp"

#include <algorithm>

#include "engine/core/numbers.hpp"
#include "engine/table/manifest.hpp"
#include "engine/table/phrases.hpp"

namespace kanzen::table {
namespace {

constexpr std::uint64_t most_positions = std::uint64_t{1} << 53;  // so that sums fit into 64 bits
constexpr std::uint32_t longest_distance = 1023;                  // plies
constexpr std::size_t longest_notation = 1024;

std::optional<std::uint64_t> count(std::string_view text) {
  const auto value = parse_number<std::uint64_t>(text);
  return value && *value <= most_positions ? value : std::nullopt;
}

// Removes a value from the front of the line: "win 13", "loss 4", "draw".
std::optional<Value> next_value(std::string_view& line) {
  const std::string_view word = next_word(line);
  if (word == name_of(Outcome::draw)) return drawn();
  const bool won = word == name_of(Outcome::win);
  if (!won && word != name_of(Outcome::loss)) return std::nullopt;
  const auto distance = parse_number<std::uint16_t>(next_word(line));
  if (!distance) return std::nullopt;
  return won ? win_in(*distance) : loss_in(*distance);
}

std::string format_manifest_value(Value value) {
  std::string text = name_of(value.outcome);
  if (value.outcome != Outcome::draw) text += ' ' + std::to_string(value.distance);
  return text;
}

// Returns true if the statistics count positions of this value.
bool occurs(Value value, const Statistics& statistics) {
  if (value.outcome == Outcome::draw) return statistics.draw > 0;
  if (value.distance >= statistics.by_distance.size()) return false;
  const DistanceCount& counts = statistics.by_distance[value.distance];
  return (value.outcome == Outcome::win ? counts.win : counts.loss) > 0;
}

// Returns the greatest distance of this outcome.
std::uint32_t longest(Outcome outcome, const Statistics& statistics) {
  std::uint32_t distance = 0;
  for (const DistanceCount& counts : statistics.by_distance)
    if ((outcome == Outcome::win ? counts.win : counts.loss) > 0) distance = counts.distance;
  return distance;
}

// Returns the number of symmetry classes with this outcome.
std::uint64_t classes_of(Outcome outcome, const Statistics& statistics) {
  const OutcomeTotals& classes =
      statistics.up_to_symmetry ? *statistics.up_to_symmetry : statistics;
  if (outcome == Outcome::draw) return classes.draw;
  return outcome == Outcome::win ? classes.win : classes.loss;
}

std::string format_counts(const OutcomeTotals& counts) {
  std::string text;
  for (const std::uint64_t figure :
       {counts.positions, counts.terminal, counts.win, counts.draw, counts.loss})
    text += ' ' + std::to_string(figure);
  return text + '\n';
}

}  // namespace

LineFault read_positions(std::string_view line, OutcomeTotals& counts) {
  for (std::uint64_t* const figure :
       {&counts.positions, &counts.terminal, &counts.win, &counts.draw, &counts.loss}) {
    const auto value = count(next_word(line));
    if (!value) return phrase::needs_counts;
    *figure = *value;
  }
  if (!line.empty()) return phrase::extra_counts;
  if (counts.positions == 0 || counts.win + counts.draw + counts.loss != counts.positions)
    return phrase::wrong_sum;
  if (counts.terminal > counts.positions) return phrase::more_finished;
  return std::nullopt;
}

LineFault read_classes(std::string_view line, Statistics& statistics) {
  OutcomeTotals classes;
  if (auto fault = read_positions(line, classes)) return fault;
  if (classes.positions > statistics.positions || classes.terminal > statistics.terminal ||
      classes.win > statistics.win || classes.draw > statistics.draw ||
      classes.loss > statistics.loss)
    return phrase::more_classes;
  statistics.up_to_symmetry = classes;
  return std::nullopt;
}

LineFault read_start(std::string_view line, Statistics& statistics) {
  const auto value = next_value(line);
  if (!value || !line.empty()) return phrase::needs_value;
  statistics.start = *value;
  return std::nullopt;
}

LineFault read_distance(std::string_view line, Statistics& statistics) {
  const auto distance = parse_number<std::uint32_t>(next_word(line));
  const auto won = count(next_word(line));
  const auto lost = count(next_word(line));
  if (!distance || !won || !lost || !line.empty()) return phrase::needs_distance;
  if (*distance != statistics.by_distance.size() || *distance > longest_distance)
    return Diagnostic{phrase::distance_out_of_order, longest_distance};
  statistics.by_distance.push_back({*distance, *won, *lost});
  statistics.max_distance = *distance;
  return std::nullopt;
}

LineFault missing_distances(const Statistics& statistics) {
  std::uint64_t won = 0, lost = 0;
  for (const DistanceCount& counts : statistics.by_distance) {
    won += counts.win;
    lost += counts.loss;
  }
  if (won != statistics.win || lost != statistics.loss) return phrase::wrong_distances;
  if (!statistics.by_distance.empty() && statistics.by_distance.back().win == 0 &&
      statistics.by_distance.back().loss == 0)
    return phrase::empty_distance;
  if (!occurs(statistics.start, statistics)) return phrase::start_without_count;
  return std::nullopt;
}

LineFault read_opening(std::string_view line, const Statistics& statistics,
                       std::vector<ValuedPosition>& opening) {
  const auto value = next_value(line);
  if (!value || line.empty() || line.size() > longest_notation) return phrase::needs_position;
  if (!occurs(*value, statistics)) return phrase::value_without_count;
  if (opening.empty() && *value != statistics.start) return phrase::another_start;
  opening.push_back({std::string(line), *value});
  return std::nullopt;
}

LineFault read_kind(std::string_view line, const Statistics& statistics,
                    std::vector<NotablePositions>& notable) {
  const std::string_view name = next_word(line);
  const auto kind = parse_enum<NotableKind>(name);
  if (!kind) return Diagnostic{phrase::unknown_kind, name.substr(0, 20)};
  const auto known = [&](const NotablePositions& entry) { return entry.kind == name; };
  if (std::any_of(notable.begin(), notable.end(), known)) return phrase::known_kind;
  const auto positions = count(next_word(line));
  if (!positions || *positions == 0 || !line.empty()) return phrase::needs_kind;
  if (*positions > classes_of(outcome_of(*kind), statistics)) return phrase::more_of_kind;
  notable.push_back({std::string(name), *positions, {}});
  return std::nullopt;
}

LineFault read_example(std::string_view line, const Statistics& statistics,
                       std::vector<NotablePositions>& notable) {
  if (notable.empty()) return phrase::no_kind;
  NotablePositions& entry = notable.back();
  if (entry.examples.size() == std::min<std::uint64_t>(most_examples, entry.count))
    return phrase::too_many_examples;
  const auto value = next_value(line);
  if (!value || line.empty() || line.size() > longest_notation) return phrase::needs_position;
  const NotableKind kind = *parse_enum<NotableKind>(entry.kind);
  const bool longest_one = kind == NotableKind::longest_win || kind == NotableKind::longest_loss;
  if (value->outcome != outcome_of(kind) || !occurs(*value, statistics) ||
      (longest_one && value->distance != longest(value->outcome, statistics)))
    return phrase::another_kind;
  entry.examples.push_back({std::string(line), *value});
  return std::nullopt;
}

std::string format_statistics(const Statistics& statistics) {
  std::string text = "positions" + format_counts(statistics);
  if (statistics.up_to_symmetry) text += "classes" + format_counts(*statistics.up_to_symmetry);
  text += "start " + format_manifest_value(statistics.start) + '\n';
  for (const DistanceCount& counts : statistics.by_distance)
    text += "distance " + std::to_string(counts.distance) + ' ' + std::to_string(counts.win) + ' ' +
            std::to_string(counts.loss) + '\n';
  return text;
}

std::string format_opening(const std::vector<ValuedPosition>& opening) {
  std::string text;
  for (const ValuedPosition& one : opening)
    text += "opening " + format_manifest_value(one.value) + ' ' + one.position + '\n';
  return text;
}

std::string format_notable(const std::vector<NotablePositions>& notable) {
  std::string text;
  for (const NotablePositions& kind : notable) {
    text += "notable " + kind.kind + ' ' + std::to_string(kind.count) + '\n';
    for (const ValuedPosition& example : kind.examples)
      text += "example " + format_manifest_value(example.value) + ' ' + example.position + '\n';
  }
  return text;
}

}  // namespace kanzen::table
