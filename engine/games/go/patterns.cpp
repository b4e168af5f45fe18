#include "engine/games/go/patterns.hpp"

#include <array>
#include <string_view>

namespace kanzen::go {
namespace {

// Rows of three from the top: X and O stones of either colour, x and o anything but that stone or
// the edge, "." empty, "?" anything, "#" the edge.
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

// Where each neighbour stands in a pattern's text, see surroundings.hpp.
constexpr std::array<std::size_t, 8> places = {1, 3, 5, 7, 0, 2, 6, 8};

// Reflections of a text: of its rows, of its columns, and across its diagonal.
constexpr std::size_t reflected(std::size_t place, unsigned symmetry) {
  std::size_t row = place / 3, column = place % 3;
  if ((symmetry & 1) != 0) row = 2 - row;
  if ((symmetry & 2) != 0) column = 2 - column;
  return (symmetry & 4) != 0 ? 3 * column + row : 3 * row + column;
}

// Calls match(surroundings) for all that fit the text, from neighbour `number` on; those before it
// are as in `around`.
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

Patterns::Patterns() {
  const auto match = [this](Surroundings around) { matching_.set(around); };
  for (const std::string_view text : texts)
    for (unsigned symmetry = 0; symmetry < 8; ++symmetry)
      for (const bool swapped : {false, true}) for_each_fitting(text, symmetry, swapped, match);
}

const Patterns& patterns() {
  static const Patterns all;
  return all;
}

}  // namespace kanzen::go
