#include "web/comparison_from_js.hpp"

#include "web/read_js.hpp"

namespace kanzen::web {
namespace {

// What is made of each of the two elements of an array.
template <class T, class Convert>
std::array<T, 2> both_of(const val& pair, const Convert& convert) {
  return {convert(pair[0]), convert(pair[1])};
}

std::string text_of(const val& text) { return text.as<std::string>(); }

std::vector<std::string> words_of(const val& array) {
  return emscripten::vecFromJSArray<std::string>(array);
}

// A draw may be called otherwise.
Outcome compared_outcome(const val& name) {
  return by_name<Outcome>(text_of(name)).value_or(Outcome::draw);
}

// The place of a rule set's name.
std::size_t side_named(const val& rules, const val& name) {
  return text_of(rules[0]) == text_of(name) ? 0 : 1;
}

std::optional<ComparedEnd> end_from_js(const val& object) {
  if (object.isNull()) return std::nullopt;
  ComparedEnd ended;
  if (const val winner = object["winner"]; !winner.isNull())
    ended.end.winner = static_cast<Player>(winner.as<unsigned>() - 1);
  ended.end.reason = text_of(object["reason"]);
  ended.squares = words_of(object["squares"]);
  ended.covered = words_of(object["covered"]);
  return ended;
}

std::optional<PartingLine> parting_from_js(const val& object, const val& rules) {
  if (object.isNull()) return std::nullopt;
  PartingLine line;
  line.moves = words_of(object["moves"]);
  line.position = text_of(object["position"]);
  if (text_of(object["kind"]) == name_of(Parting::moves)) {
    line.parting = Parting::moves;
    line.move = text_of(object["move"]);
    line.move_of = side_named(rules, object["rules"]);
    line.covered = object["covered"].as<bool>();
  } else {
    line.parting = Parting::ending;
    line.ends = both_of<std::optional<ComparedEnd>>(object["ends"], end_from_js);
  }
  return line;
}

Difference difference_from_js(const val& object, const val& rules) {
  Difference difference;
  difference.position = text_of(object["position"]);
  difference.ply = object["ply"].as<std::uint32_t>();
  difference.values = both_of<Value>(object["values"], value_from_js);
  difference.line = words_of(object["line"]);
  difference.reached = text_of(object["reached"]);
  difference.best = both_of<std::vector<std::string>>(object["best"], words_of);
  difference.parting = parting_from_js(object["parting"], rules);
  return difference;
}

std::optional<PartingCounts> partings_from_js(const val& object) {
  if (object.isNull()) return std::nullopt;
  return PartingCounts{count_from_js(object["ending"]), count_from_js(object["moves"]),
                       count_from_js(object["later"])};
}

}  // namespace

std::shared_ptr<const Comparison> comparison_from_js(const val& object) {
  const val rules = object["rules"];
  const auto made = std::make_shared<Comparison>();
  Comparison& comparison = *made;
  comparison.game = text_of(object["game"]);
  comparison.rules = both_of<std::string>(rules, text_of);
  comparison.played = side_named(rules, object["played"]);
  comparison.both = count_from_js(object["both"]);
  comparison.only = both_of<std::uint64_t>(object["only"], count_from_js);
  comparison.outcomes = vector_of<OutcomeCount>(object["outcomes"], [](const val& row) {
    return OutcomeCount{both_of<Outcome>(row["outcomes"], compared_outcome),
                        count_from_js(row["positions"])};
  });
  comparison.different = count_from_js(object["different"]);
  comparison.partings = partings_from_js(object["partings"]);
  comparison.first = vector_of<Difference>(object["first"], [&](const val& difference) {
    return difference_from_js(difference, rules);
  });
  return made;
}

}  // namespace kanzen::web
