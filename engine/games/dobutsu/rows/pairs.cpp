#include "engine/games/dobutsu/rows/pairs.hpp"

#include <algorithm>
#include <utility>

namespace kanzen::dobutsu {
namespace {

using Place = Pairs::Place;

constexpr Place own_hand{};

constexpr bool is_on(const Place& place, unsigned square) {
  return !place.in_hand && place.square == square;
}
constexpr Place own_on(unsigned square, bool is_hen) {
  return {true, is_hen, false, static_cast<Square>(square)};
}
constexpr Place opponent_on(unsigned square, bool is_hen) {
  return {false, is_hen, false, static_cast<Square>(square)};
}

Squares steps_of(Kind kind, const Place& place) {
  if (place.in_hand) return 0;
  const Kind moving = place.is_hen ? hen : kind;
  return (place.is_own ? own_steps : opponent_steps)[moving][place.square];
}

template <class Map>
Place on_square(Place place, Map&& map) {
  if (!place.in_hand) place.square = map(place.square);
  return place;
}

constexpr bool is_last(unsigned square) { return (bit(square) & last_rank) != 0; }

}  // namespace

const Pairs& Pairs::elephants() {
  static const Pairs pairs(elephant);
  return pairs;
}
const Pairs& Pairs::giraffes() {
  static const Pairs pairs(giraffe);
  return pairs;
}
const Pairs& Pairs::chicks() {
  static const Pairs pairs(chick);
  return pairs;
}

Pairs::Pairs(Kind kind)
    : kind_(kind), places_((kind == chick ? 2 : 1) * std::size_t{square_count} + 1) {
  add_pairs();
  find_materials();
  for (Pair& pair : pairs_) {
    const auto number_of = [&](auto&& map) {
      return number(map(pair.places[0]), map(pair.places[1]));
    };
    const auto exchanged = [](Place place) {
      place.is_own = !place.is_own;
      return place;
    };
    pair.mirrored =
        number_of([](Place p) { return on_square(p, [](unsigned q) { return mirrored(q); }); });
    pair.rotated = number_of(
        [&](Place p) { return on_square(exchanged(p), [](unsigned q) { return turned(q); }); });
    pair.reflected = number_of(
        [&](Place p) { return on_square(exchanged(p), [](unsigned q) { return reflected(q); }); });
    pair.captured.fill(no_pair);
    for (std::size_t i = 0; i < 2; ++i)
      if (const Place& one = pair.places[i]; !one.is_own && !one.in_hand)
        pair.captured[one.square] = number(own_hand, pair.places[1 - i]);
  }
  for (const Pair& pair : pairs_) add_moves(pair);
}

std::size_t Pairs::place_number(Place place) const {
  const std::size_t of_side =
      place.in_hand ? places_ - 1 : place.square + (place.is_hen ? std::size_t{square_count} : 0);
  return of_side + (place.is_own ? 0 : places_);
}

PairNumber Pairs::number(Place a, Place b) const {
  return numbers_[place_number(a) * 2 * places_ + place_number(b)];
}

void Pairs::add_pairs() {
  std::vector<Place> places(2 * places_);
  for (const bool is_own : {true, false}) {
    places[place_number({is_own, false, true, 0})] = {is_own, false, true, 0};
    for (const bool is_hen : {false, true})
      for (unsigned square = 0; square < square_count && (kind_ == chick || !is_hen); ++square) {
        const Place place{is_own, is_hen, false, static_cast<Square>(square)};
        places[place_number(place)] = place;
      }
  }
  numbers_.assign(places.size() * places.size(), no_pair);
  for (std::size_t i = 0; i < places.size(); ++i)
    for (std::size_t j = i; j < places.size(); ++j) {
      if (!places[i].in_hand && is_on(places[j], places[i].square)) continue;
      numbers_[i * places.size() + j] = numbers_[j * places.size() + i] =
          static_cast<PairNumber>(pairs_.size());
      Pair pair;
      pair.places = {places[i], places[j]};
      for (const Place& place : pair.places) {
        Squares& squares = place.is_own ? pair.own : pair.opponent;
        Squares& reach = place.is_own ? pair.own_reach : pair.opponent_reach;
        if (!place.in_hand) squares = static_cast<Squares>(squares | bit(place.square));
        if (place.in_hand && place.is_own) ++pair.own_in_hand;
        reach = static_cast<Squares>(reach | steps_of(kind_, place));
      }
      pairs_.push_back(pair);
    }
}

void Pairs::find_materials() {
  const auto material_of = [](const Place& place) {
    return place.is_own * 4 + place.is_hen * 2 + place.in_hand;
  };
  std::vector<std::pair<int, int>> seen;
  for (const Pair& pair : pairs_) {
    const std::pair<int, int> material =
        std::minmax({material_of(pair.places[0]), material_of(pair.places[1])});
    const auto found = std::find(seen.begin(), seen.end(), material);
    materials_.push_back(static_cast<std::uint8_t>(found - seen.begin()));
    if (found != seen.end()) continue;
    seen.emplace_back(material);
    of_material_.push_back(static_cast<PairNumber>(materials_.size() - 1));
  }
}

void Pairs::add_moves(const Pair& pair) {
  auto& uncaptured = uncaptured_.emplace_back();
  for (auto& by_square : uncaptured) by_square.fill(no_pair);
  const bool both_in_hand = pair.own_in_hand == 2;
  for (std::size_t i = 0; i < (both_in_hand ? 1u : 2u); ++i) {
    const Place& piece = pair.places[i];
    const Place& other = pair.places[1 - i];
    if (!piece.is_own) continue;
    if (piece.in_hand) {
      for (unsigned square = 0; square < square_count; ++square) {
        if (is_on(other, square)) continue;
        const auto at = static_cast<Square>(square);
        drops_.items.push_back({at, number(own_on(square, false), other)});
        uncaptured[0][square] = number(opponent_on(square, false), other);
        if (kind_ == chick) uncaptured[1][square] = number(opponent_on(square, true), other);
      }
      continue;
    }
    for_each_square(steps_of(kind_, piece), [&](unsigned to) {
      if (is_on(other, to) && other.is_own) return;
      const bool is_hen = piece.is_hen || (kind_ == chick && is_last(to));
      moves_.items.push_back({static_cast<Square>(to),
                              number(own_on(to, is_hen), is_on(other, to) ? own_hand : other)});
    });
    const unsigned at = piece.square;
    if (!piece.is_hen) undrops_.items.push_back({piece.square, number(own_hand, other)});
    for (const bool was_hen : {false, true}) {
      if (was_hen && kind_ != chick) continue;
      const bool becomes_hen = was_hen || (kind_ == chick && is_last(at));
      if (becomes_hen != piece.is_hen) continue;
      const Kind moved = was_hen ? hen : kind_;
      for_each_square(opponent_steps[moved][at], [&](unsigned from) {
        if (is_on(other, from)) return;
        const Place before = own_on(from, was_hen);
        unmoves_.items.push_back({piece.square, false, number(before, other)});
        if (!other.is_own || !other.in_hand) return;
        for (const bool hen_taken : {false, true})
          if (!hen_taken || kind_ == chick)
            unmoves_.items.push_back(
                {piece.square, true, number(before, opponent_on(at, hen_taken))});
      });
    }
  }
  moves_.end_list();
  drops_.end_list();
  unmoves_.end_list();
  undrops_.end_list();
}

}  // namespace kanzen::dobutsu
