// Searches the position for as long as the turn allows, and plays a move that is proved to be
// best.  Where time was too short for that it guesses among the moves that are not refuted.
#include "engine/players/best_moves.hpp"
#include "engine/players/knowledge.hpp"

namespace kanzen {
namespace {

Result<Choice> choose_by_search(const Turn& turn, const RunOptions& run) {
  const auto report = searched_values(turn, run);
  if (!report) return report.error();
  if (const auto proved = proved_moves(*report); !proved.empty())
    return Choice{one_of_equals(turn, proved), Basis::proved, KnownValue{*report->outcome}};
  if (auto likeliest = likeliest_move(turn.game, turn.state, *report))
    return Choice{*std::move(likeliest), Basis::guess};
  return Error{Errc::internal,
               untranslated("the search left no move to play, in " + report->position)};
}

}  // namespace

extern const PlayerKind search_player;
constexpr PlayerKind search_player{
    "search", "moves proved by a search, or else a guess, where a game is too large to solve",
    choose_by_search};

}  // namespace kanzen
