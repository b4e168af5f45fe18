#include "web/comparison_to_js.hpp"

#include <string>

#include "web/array_to_js.hpp"

namespace kanzen::web {
namespace {

// An array of what is made of each of the two rule sets.
template <class Convert>
val of_both(const Convert& convert) {
  val array = val::array();
  for (std::size_t side = 0; side < 2; ++side) array.call<void>("push", convert(side));
  return array;
}

val words_to_js(const std::vector<std::string>& words) {
  return array_of(words, [](const std::string& word) { return val(word); });
}

val outcomes_to_js(const ComparedGames& games, const std::array<Outcome, 2>& outcomes) {
  return of_both([&](std::size_t side) {
    return val(std::string(outcome_name(games[side]->info(), outcomes[side])));
  });
}

val end_to_js(const std::optional<ComparedEnd>& ended) {
  if (!ended) return val::null();
  val object = val::object();
  const auto& winner = ended->end.winner;
  object.set("winner", winner ? val(*winner + 1) : val::null());
  object.set("reason", ended->end.reason);
  object.set("squares", words_to_js(ended->squares));
  object.set("covered", words_to_js(ended->covered));
  return object;
}

val parting_to_js(const Comparison& comparison, const PartingLine& line) {
  val object = val::object();
  object.set("moves", words_to_js(line.moves));
  object.set("position", line.position);
  object.set("kind", std::string(name_of(line.parting)));
  if (line.parting == Parting::moves) {
    object.set("move", line.move);
    object.set("rules", comparison.rules[line.move_of]);
    object.set("covered", line.covered);
  } else {
    object.set("ends", of_both([&](std::size_t side) { return end_to_js(line.ends[side]); }));
  }
  return object;
}

val difference_to_js(const ComparedGames& games, const Comparison& comparison,
                     const Difference& difference) {
  val object = val::object();
  object.set("position", difference.position);
  object.set("ply", difference.ply);
  object.set("outcomes",
             outcomes_to_js(games, {difference.values[0].outcome, difference.values[1].outcome}));
  object.set("values", of_both([&](std::size_t side) { return to_js(difference.values[side]); }));
  object.set("line", words_to_js(difference.line));
  object.set("reached", difference.reached);
  object.set("best", of_both([&](std::size_t side) { return words_to_js(difference.best[side]); }));
  object.set("parting",
             difference.parting ? parting_to_js(comparison, *difference.parting) : val::null());
  return object;
}

val partings_to_js(const PartingCounts& partings) {
  val object = val::object();
  object.set("ending", to_js(partings.ending));
  object.set("moves", to_js(partings.moves));
  object.set("later", to_js(partings.later));
  return object;
}

}  // namespace

val to_js(const Comparison& comparison, const ComparedGames& games) {
  val object = val::object();
  object.set("game", comparison.game);
  object.set("rules", of_both([&](std::size_t side) { return val(comparison.rules[side]); }));
  object.set("both", to_js(comparison.both));
  object.set("only", of_both([&](std::size_t side) { return to_js(comparison.only[side]); }));
  object.set("outcomes", array_of(comparison.outcomes, [&](const OutcomeCount& count) {
               val row = val::object();
               row.set("outcomes", outcomes_to_js(games, count.outcomes));
               row.set("positions", to_js(count.positions));
               return row;
             }));
  object.set("different", to_js(comparison.different));
  object.set("partings", comparison.partings ? partings_to_js(*comparison.partings) : val::null());
  object.set("played", comparison.rules[comparison.played]);
  object.set("first", array_of(comparison.first, [&](const Difference& difference) {
               return difference_to_js(games, comparison, difference);
             }));
  return object;
}

}  // namespace kanzen::web
