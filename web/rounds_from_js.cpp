#include "web/read_js.hpp"
#include "web/rounds_to_js.hpp"

namespace kanzen::web {
namespace {

std::vector<Analysis> examples_from_js(const val& array) {
  return vector_of<Analysis>(array, analysis_from_js);
}

}  // namespace

std::shared_ptr<const Rounds> rounds_from_js(const val& object) {
  const auto made = std::make_shared<Rounds>();
  Rounds& rounds = *made;
  rounds.rounds = vector_of<Round>(object["rounds"], [](const val& row) {
    return Round{count_from_js(row["win"]), count_from_js(row["loss"]),
                 examples_from_js(row["wins"]), examples_from_js(row["losses"])};
  });
  rounds.undecided = count_from_js(object["undecided"]);
  rounds.draws = examples_from_js(object["draws"]);
  return made;
}

}  // namespace kanzen::web
