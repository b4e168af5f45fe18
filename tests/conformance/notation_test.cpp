// Notation of positions and moves: it round-trips, differs between moves and fits into a URL;
// invalid text is refused with a reason.
#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <string_view>

#include "engine/session/session.hpp"
#include "tests/conformance/games_under_test.hpp"

namespace conformance {
namespace {

using kanzen::AnyState;
using kanzen::Errc;

class NotationConformance : public Conformance {
 protected:
  // Returns a changed text: a character dropped, doubled, changed, or two exchanged; or cut off.
  std::string mutated(std::string text) {
    constexpr std::string_view characters = "-,/:12 SMLsmlabc@xXO.0%\t\n\xff";
    const std::size_t at = text.empty() ? 0 : random_() % text.size();
    switch (random_() % 5) {
      case 0: return text.substr(0, at);
      case 1: return text.substr(0, at) + text.substr(std::min(at + 1, text.size()));
      case 2: return text.insert(at, 1, pick(characters, random_));
      case 3:
        if (!text.empty()) text[at] = pick(characters, random_);
        return text;
      default:
        if (!text.empty()) std::swap(text[at], text[random_() % text.size()]);
        return text;
    }
  }
};

bool is_refusal_of_position(const kanzen::Error& error, const std::string& text) {
  const bool its_kind = error.code == Errc::bad_notation || error.code == Errc::illegal_position;
  return its_kind && !error.message.empty() && (!error.offset || *error.offset <= text.size());
}

TEST_P(NotationConformance, PositionsRoundTrip) {
  on_random_positions(200, [&](const AnyState& state, const std::string& text) {
    const auto parsed = game().parse(text);
    ASSERT_TRUE(parsed) << text << ": " << parsed.error().message;
    ASSERT_TRUE(*parsed == state) << text;
    ASSERT_EQ(game().format(*parsed), text);
  });
}

TEST_P(NotationConformance, OtherNotationsHaveNamesAndDiffer) {
  on_random_positions(20, [&](const AnyState& state, const std::string& text) {
    std::set<std::string> names;
    for (const kanzen::Notation& other : game().other_notations(state)) {
      ASSERT_FALSE(other.name.empty() || other.text.empty()) << text;
      ASSERT_TRUE(names.insert(other.name).second) << text << ' ' << other.name;
    }
  });
}

// The characters of RFC 3986, "fragment", without those that the link itself uses: & and =, and in
// moves the dot.
TEST_P(NotationConformance, NeedsNoEscapingInAFragment) {
  const auto is_plain = [](const std::string& text, std::string_view more = {}) {
    constexpr std::string_view marks = "-_~!$'()*+,;:@/?";
    return std::all_of(text.begin(), text.end(), [&](char c) {
      return more.find(c) != std::string_view::npos || (c >= '0' && c <= '9') ||
             (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
             marks.find(c) != std::string_view::npos;
    });
  };
  on_random_positions(50, [&](const AnyState& state, const std::string& text) {
    ASSERT_TRUE(is_plain(text, ".")) << text;
    for (const auto& move : game().moves(state)) {
      const std::string words = game().format_move(state, move);
      ASSERT_TRUE(is_plain(words)) << words;
    }
  });
}

// Returns whether the rule about repetition forbids the move.  The past begins with the position
// that was set.
bool is_forbidden(const kanzen::Session& session, const std::string& name) {
  const auto& all = session.forbidden();
  return std::any_of(all.begin(), all.end(),
                     [&](const auto& forbidden) { return forbidden.move.text == name; });
}

TEST_P(NotationConformance, MovesAreDistinctAndLeadWhereTheySay) {
  on_random_positions(30, [&](const AnyState& state, const std::string& text) {
    std::set<std::string> names;
    auto session = *kanzen::Session::open(info().name, info().rules);
    ASSERT_TRUE(session.set_position(text));
    for (const kanzen::AnyMove& move : game().moves(state)) {
      const std::string name = game().format_move(state, move);
      const auto after = game().after(state, move);
      ASSERT_TRUE(names.insert(name).second) << text << ": twice " << name;
      if (is_forbidden(session, name)) continue;
      ASSERT_TRUE(session.play(name)) << text << ' ' << name;
      ASSERT_EQ(session.end_of(session.current()) != nullptr, !after);
      ASSERT_EQ(session.position(), after ? game().format(*after) : text) << name;
      ASSERT_TRUE(session.undo());
    }
  });
}

TEST_P(NotationConformance, ChangedPositionsAreRefusedOrUnderstood) {
  int refused = 0;
  in_random_games(60, [&](const AnyState&, const std::string& text) {
    const std::string other = random_() % 2 ? mutated(text) : mutated(mutated(text));
    const auto parsed = game().parse(other);
    if (parsed) {
      ASSERT_TRUE(*game().parse(game().format(*parsed)) == *parsed) << other;
    } else {
      ++refused;
      ASSERT_TRUE(is_refusal_of_position(parsed.error(), other))
          << other << ": " << parsed.error().message;
    }
  });
  EXPECT_GT(refused, 100);
}

TEST_P(NotationConformance, ChangedMovesAreRefusedOrLegal) {
  auto session = *kanzen::Session::open(info().name, info().rules);
  int refused = 0;
  in_random_games(60, [&](const AnyState& state, const std::string& text) {
    const auto moves = kanzen::view_moves(game(), state);
    if (moves.empty()) return;
    ASSERT_TRUE(session.set_position(text));
    const std::string other = mutated(pick(moves, random_).text);
    const auto played = session.play(other);
    const auto usual = game().normalise_move(other);
    const auto named = [&](const kanzen::MoveView& move) { return move.text == usual; };
    const bool legal = std::any_of(moves.begin(), moves.end(), named);
    ASSERT_EQ(bool(played), legal && (played || !is_forbidden(session, *usual)))
        << text << ' ' << other;
    if (played) return;
    ++refused;
    ASSERT_EQ(session.position(), text) << "a refused move changes nothing";
    ASSERT_FALSE(played.error().message.empty());
    ASSERT_EQ(played.error().code, usual ? Errc::illegal_move : Errc::bad_notation) << other;
  });
  EXPECT_GT(refused, 100);
}

std::string with_letters(std::string text, int (*change)(int)) {
  for (char& c : text) c = static_cast<char>(change(static_cast<unsigned char>(c)));
  return text;
}

TEST_P(NotationConformance, MovesAreReadInCapitalsAndInSmallLetters) {
  on_random_positions(10, [&](const AnyState& state, const std::string&) {
    for (const kanzen::AnyMove& move : game().moves(state)) {
      const std::string name = game().format_move(state, move);
      for (const std::string& text :
           {name, with_letters(name, std::toupper), with_letters(name, std::tolower)})
        ASSERT_EQ(game().normalise_move(text), name) << text;
    }
  });
}

TEST_P(NotationConformance, TheErrorForTextThatIsNoMoveHasAnExample) {
  auto session = *kanzen::Session::open(info().name, info().rules);
  on_random_positions(3, [&](const AnyState&, const std::string& text) {
    ASSERT_TRUE(session.set_position(text));
    const auto& moves = session.moves();
    if (moves.empty()) return;
    for (const char* other : {"", " ", "nonsense", "a1 a2", "zz99", "\xff"}) {
      const auto played = session.play(other);
      ASSERT_FALSE(played) << text << ' ' << other;
      ASSERT_EQ(played.error().code, Errc::bad_notation) << other;
      const std::string& message = played.error().message;
      const auto is_example = [&](const kanzen::MoveView& move) {
        return message.ends_with(' ' + move.text);
      };
      ASSERT_TRUE(std::any_of(moves.begin(), moves.end(), is_example)) << message;
    }
  });
}

TEST_P(NotationConformance, NonsenseIsRefused) {
  const std::string long_text(100'000, '-');
  for (const std::string& text :
       {std::string(), std::string(" "), std::string("\0", 1), std::string("nonsense"),
        std::string("\xff\xfe"), game().format(game().initial()) + ' ', long_text}) {
    const auto parsed = game().parse(text);
    ASSERT_FALSE(parsed) << text.substr(0, 50);
    EXPECT_TRUE(is_refusal_of_position(parsed.error(), text)) << parsed.error().message;
    EXPECT_LT(parsed.error().message.size(), 1000u);
  }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, NotationConformance, testing::ValuesIn(all_games()), test_name);

}  // namespace
}  // namespace conformance
