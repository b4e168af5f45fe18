#include "web/rounds_to_js.hpp"

#include "web/array_to_js.hpp"

namespace kanzen::web {
namespace {

val examples_to_js(const std::vector<Analysis>& examples) {
  return array_of(examples, [](const Analysis& analysis) { return to_js(analysis); });
}

}  // namespace

val to_js(const Rounds& rounds) {
  val object = val::object();
  object.set("rounds", array_of(rounds.rounds, [](const Round& round) {
               val row = val::object();
               row.set("win", to_js(round.win));
               row.set("loss", to_js(round.loss));
               row.set("wins", examples_to_js(round.wins));
               row.set("losses", examples_to_js(round.losses));
               return row;
             }));
  object.set("undecided", to_js(rounds.undecided));
  object.set("draws", examples_to_js(rounds.draws));
  return object;
}

}  // namespace kanzen::web
