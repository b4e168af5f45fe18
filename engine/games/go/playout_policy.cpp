#include "engine/games/go/playout_policy.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>

#include "engine/games/go/tactics.hpp"

namespace kanzen::go {
namespace {

// Each text has three rows of three from the top: "X" and "O" are stones of opposite colours, "x"
// and "o" anything but that stone or the edge, "." empty, "?" anything, "#" the edge.
constexpr std::string_view texts[] = {
    "XOX...???",  // an enclosing hane
    "XO....?.?",  // a hane that does not cut
    "XO?X..x.?",  // a magari
    ".O.X.....",  // a diagonal attachment
    "XO?O.o?o?",  // a cut that is not protected
    "XO?O.X???",  // a cut that has been peeped at
    "?X?O.Oooo",  // a cut between two
    "OX?o.O???",  // a cut of a knight's move
    "X.?O.?###",  // a chase along the edge
    "OX?X.O###",  // a blocked cut at the edge
    "?X?x.O###",  // a blocked connection at the edge
    "?XOo.o###",  // a descent to the edge
    "?OXX.O###",  // a cut at the edge
};

bool fits(char text, Content content) {
  switch (text) {
    case 'X': return content == Content::black;
    case 'O': return content == Content::white;
    case 'x': return content == Content::white || content == Content::empty;
    case 'o': return content == Content::black || content == Content::empty;
    case '.': return content == Content::empty;
    case '#': return content == Content::edge;
    default: return true;
  }
}

// Index of each neighbour in a pattern's text.
constexpr std::array<std::size_t, 8> places = {1, 3, 5, 7, 0, 2, 6, 8};

// Returns the index in the text under a symmetry; the bits of `symmetry` reflect the rows (1), the
// columns (2) and across the diagonal (4).
constexpr std::size_t reflected(std::size_t place, unsigned symmetry) {
  std::size_t row = place / 3, column = place % 3;
  if ((symmetry & 1) != 0) row = 2 - row;
  if ((symmetry & 2) != 0) column = 2 - column;
  return (symmetry & 4) != 0 ? 3 * column + row : 3 * row + column;
}

// Calls match(surroundings) for all surroundings that fit the text.  The neighbours before `number`
// are fixed in `around`.
template <class Match>
void for_each_fitting(std::string_view text, unsigned symmetry, bool swapped, const Match& match,
                      unsigned number = 0, unsigned around = 0) {
  if (number == places.size()) return match(static_cast<Surroundings>(around));
  for (const Content content : {Content::empty, Content::black, Content::white, Content::edge}) {
    const bool stone = content == Content::black || content == Content::white;
    if (!fits(text[reflected(places[number], symmetry)],
              swapped && stone ? opposing(content) : content))
      continue;
    for_each_fitting(text, symmetry, swapped, match, number + 1,
                     around | static_cast<unsigned>(content) << 2 * number);
  }
}

}  // namespace

const Patterns& patterns() {
  static const Patterns all = [] {
    Patterns matching;
    const auto match = [&](Surroundings around) { matching.set(around); };
    for (const std::string_view text : texts)
      for (unsigned symmetry = 0; symmetry < 8; ++symmetry)
        for (const bool swapped : {false, true}) for_each_fitting(text, symmetry, swapped, match);
    return matching;
  }();
  return all;
}

namespace {

// Virtual playouts of the priors: half of those of `even` are won, those of all others are all won
// or all lost.
constexpr float even = 10, self_atari = 10, pattern = 10, one_stone = 15, more_stones = 30,
                failed_escape = 10, empty_edge = 10, third_line = 10, idle_pass = 20;
constexpr std::array<float, 5> near_last = {0, 24, 16, 8, 4};  // by distance from the last move

struct Place {
  int column, row;
};
Place place_of(const PlayoutBoard& board, Spot spot) {
  const int stride = static_cast<int>(board.grid().stride());
  return {spot % stride - 1, spot / stride - 1};
}

unsigned distance(const PlayoutBoard& board, Spot one, Spot other) {
  const Place a = place_of(board, one), b = place_of(board, other);
  const int across = std::abs(a.column - b.column), down = std::abs(a.row - b.row);
  return static_cast<unsigned>(std::max(across, down) + (across > 1 && down > 1 ? 1 : 0));
}

// Returns the distance from the nearest edge in lines; 0 at the edge.
int line_of(const PlayoutBoard& board, Spot spot) {
  const Place place = place_of(board, spot);
  const int columns = static_cast<int>(board.grid().columns());
  const int rows = static_cast<int>(board.grid().rows());
  return std::min(std::min(place.column, columns - 1 - place.column),
                  std::min(place.row, rows - 1 - place.row));
}

bool has_stones_near(const PlayoutBoard& board, Spot spot, int reach) {
  const Place place = place_of(board, spot);
  const int columns = static_cast<int>(board.grid().columns());
  const int rows = static_cast<int>(board.grid().rows());
  const int stride = static_cast<int>(board.grid().stride());
  for (int row = std::max(place.row - reach, 0); row <= std::min(place.row + reach, rows - 1);
       ++row)
    for (int column = std::max(place.column - reach, 0);
         column <= std::min(place.column + reach, columns - 1); ++column)
      if (!board.is_empty(static_cast<Spot>((row + 1) * stride + column + 1))) return true;
  return false;
}

class Prior {
 public:
  void win(float visits) {
    candidate_.prior_visits += visits;
    candidate_.prior_wins += visits;
  }
  void lose(float visits) { candidate_.prior_visits += visits; }
  MoveCandidate<Move> of(Move move) {
    candidate_.move = move;
    return candidate_;
  }

 private:
  MoveCandidate<Move> candidate_{{}, even, even / 2};
};

constexpr float worth_of(unsigned stones) { return stones > 1 ? more_stones : one_stone; }

// Adds the prior for rescuing an own string in atari whose last liberty is `spot`.
void consider_rescue(const PlayoutBoard& board, Spot spot, Prior& prior) {
  const Content own = stone_of(board.to_move());
  for (unsigned side = 0; side < 4; ++side) {
    const Spot near = board.neighbour_spot(spot, side);
    if (board.at(near) != own || !board.in_atari(near)) continue;
    if (can_escape(board, near))
      prior.win(worth_of(board.size(near)));
    else
      prior.lose(failed_escape);
    return;
  }
}

// Adds the prior for capturing an opposing string with two liberties in a ladder.
void consider_ladder(const PlayoutBoard& board, Spot spot, Prior& prior) {
  const Content other = stone_of(1U - board.to_move());
  for (unsigned side = 0; side < 4; ++side) {
    const Spot near = board.neighbour_spot(spot, side);
    if (board.at(near) != other || board.in_atari(near) || count_liberties(board, near, 3) != 2)
      continue;
    PlayoutBoard chased = board;
    chased.play(spot);
    if (!chased.in_atari(near) || can_escape(chased, near)) continue;
    prior.win(worth_of(board.size(near)));
    return;
  }
}

}  // namespace

MoveCandidate<Move> move_with_prior(const PlayoutBoard& board, Spot spot) {
  Prior prior;
  if (const unsigned taken = count_captured_stones(board, spot); taken > 0)
    prior.win(worth_of(taken));
  consider_rescue(board, spot, prior);
  if (is_self_atari(board, spot))
    prior.lose(self_atari);
  else
    consider_ladder(board, spot, prior);
  if (patterns()[board.around(spot)]) prior.win(pattern);
  if (board.last() != no_spot)
    if (const unsigned far = distance(board, spot, board.last()); far < near_last.size())
      prior.win(near_last[far]);
  if (const int line = line_of(board, spot); line <= 2 && !has_stones_near(board, spot, 3)) {
    if (line == 2)
      prior.win(third_line);
    else
      prior.lose(empty_edge);
  }
  return prior.of(at_point(board.grid().point(spot)));
}

MoveCandidate<Move> pass_with_prior(const PlayoutBoard& board) {
  Prior prior;
  if (!board.passed()) prior.lose(idle_pass);
  return prior.of(pass);
}

namespace {

// The probabilities, in units of 1/1000, that the policy applies each of its parts.
constexpr unsigned atari_per_mille = 900, pattern_per_mille = 950, avoidance_per_mille = 800;

Spot any_of(const Spots& spots, QuickRandom& random) {
  if (spots.empty()) return no_spot;
  return spots[random.below(static_cast<std::uint32_t>(spots.size()))];
}

// Returns the legal answers to atari: the capture of the last move's string, and the rescues of own
// strings next to the last move.
Spots answers_to_atari(const PlayoutBoard& board) {
  Spots spots;
  const Content own = stone_of(board.to_move());
  if (!board.is_empty(board.last()) && board.in_atari(board.last())) {
    const Spot liberty = board.last_liberty(board.last());
    if (board.is_legal(liberty)) spots.push_back(liberty);
  }
  for (unsigned side = 0; side < 4; ++side) {
    const Spot near = board.neighbour_spot(board.last(), side);
    if (board.at(near) != own || !board.in_atari(near)) continue;
    add_rescuing_captures(board, near, spots);
    const Spot liberty = board.last_liberty(near);
    if (spots.size() < Spots::capacity && board.is_legal(liberty) &&
        liberties_after(board, liberty, 2) >= 2)
      spots.push_back(liberty);
  }
  return spots;
}

Spots patterns_near_last(const PlayoutBoard& board, const Patterns& patterns) {
  Spots spots;
  for (unsigned number = 0; number < 8; ++number) {
    const Spot near = board.neighbour_spot(board.last(), number);
    if (board.is_empty(near) && patterns[board.around(near)] && board.is_legal(near) &&
        !is_self_atari(board, near))
      spots.push_back(near);
  }
  return spots;
}

Spot random_without_self_atari(PlayoutBoard& board, QuickRandom& random, unsigned most_given_up) {
  const auto gives_up_too_much = [&](Spot spot) {
    return size_after(board, spot) > most_given_up && is_self_atari(board, spot);
  };
  constexpr int tries = 4;
  Spot spot = no_spot;
  for (int left = tries; left > 0; --left) {
    spot = board.random_non_eye(random, gives_up_too_much);
    if (spot == no_spot || !is_self_atari(board, spot)) break;
    if (!random.with_probability(avoidance_per_mille)) break;
  }
  return spot;
}

}  // namespace

Spot choose_in_playout(PlayoutBoard& board, QuickRandom& random, unsigned most_given_up) {
  static const Patterns& all_patterns = patterns();
  if (board.last() != no_spot) {
    if (random.with_probability(atari_per_mille))
      if (const Spot spot = any_of(answers_to_atari(board), random); spot != no_spot) return spot;
    if (random.with_probability(pattern_per_mille))
      if (const Spot spot = any_of(patterns_near_last(board, all_patterns), random);
          spot != no_spot)
        return spot;
  }
  return random_without_self_atari(board, random, most_given_up);
}

}  // namespace kanzen::go
