#include "engine/games/dobutsu/rows/position_index.hpp"

namespace kanzen::dobutsu {
namespace {

void add(State& state, Kind kind, const Pairs::Pair& pair) {
  for (const Pairs::Place& place : pair.places) {
    if (place.in_hand)
      (place.is_own ? state.own_hand : state.opponent_hand).add(kind);
    else
      put(place.is_own ? state.own : state.opponent, place.is_hen ? hen : kind, bit(place.square));
  }
}

}  // namespace

State state_of(Square own_lion, Square opponent_lion, PairNumber elephants, PairNumber chicks,
               PairNumber giraffes) {
  State state;
  state.own_lion = own_lion;
  state.opponent_lion = opponent_lion;
  add(state, elephant, Pairs::elephants()[elephants]);
  add(state, chick, Pairs::chicks()[chicks]);
  add(state, giraffe, Pairs::giraffes()[giraffes]);
  return state;
}

BlockLayouts::BlockLayouts(Numbering::RegionName region, Square own_lion, Square opponent_lion)
    : lions_(static_cast<Squares>(bit(own_lion) | bit(opponent_lion))) {
  const Numbering& numbering = Numbering::of(Rules::normal);
  for (std::size_t e = 0; e < Pairs::elephants().materials(); ++e)
    for (std::size_t c = 0; c < Pairs::chicks().materials(); ++c)
      for (std::size_t g = 0; g < Pairs::giraffes().materials(); ++g)
        layouts_.push_back(numbering.layout(
            region, state_of(own_lion, opponent_lion, Pairs::elephants().of_material(e),
                             Pairs::chicks().of_material(c), Pairs::giraffes().of_material(g))));
}

RowIndex::RowIndex(const BlockLayouts& layouts, PairNumber elephants, PairNumber chicks)
    : layouts_(layouts.of(elephants, chicks)) {
  const State state = state_of(0, 0, elephants, chicks, 0);
  unsigned free = all_squares & ~unsigned{layouts.lions()};
  for (std::size_t kind = 0; kind < Numbering::kind_count; ++kind) {
    const bool is_own = kind < small_kinds;
    const Squares allowed = layouts_[0].allowed[kind];  // the same for all giraffes
    const auto within = allowed == 0 ? static_cast<Squares>(free) : allowed;
    if (kind % small_kinds == giraffe) {
      (is_own ? own_within_ : opponent_within_) = within;
      continue;
    }
    const Squares set = is_own ? state.own[kind] : state.opponent[kind - small_kinds];
    if (set == 0) continue;
    const bool after_own = allowed == 0 && kind > giraffe,
               after_all = allowed == 0 && kind > small_kinds + giraffe;
    ranked_.push_back({kind, set, within, after_own ? all_squares : Squares{0},
                       after_all ? all_squares : Squares{0}});
    free &= ~unsigned{set};
  }
}

}  // namespace kanzen::dobutsu
