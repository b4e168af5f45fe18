// Whatever the engine refuses, the page can say in Japanese: it is given changed positions, moves,
// links and names of every game, by the thousand, and asked what is wrong.
#include <random>
#include <sstream>

#include "engine/session/link.hpp"
#include "engine/session/session.hpp"
#include "imgui_app/game_words/game_words.hpp"
#include "tests/app/heard_messages.hpp"
#include "tests/engine/long_link.hpp"

namespace kanzen::app {
namespace {

using Random = std::mt19937;

// Another text: a character dropped, put in, changed, or two exchanged; or cut off.
std::string mutated(std::string text, Random& random) {
  constexpr std::string_view characters = "-,/:12 SMLsmlabc@xXO.0%&=\t\n\xff";
  const std::size_t at = text.empty() ? 0 : random() % text.size();
  const char other = characters[random() % characters.size()];
  switch (random() % 5) {
    case 0: return text.substr(0, at);
    case 1: return text.substr(0, at) + text.substr(std::min(at + 1, text.size()));
    case 2: return text.insert(at, 1, other);
    case 3:
      if (!text.empty()) text[at] = other;
      return text;
    default:
      if (!text.empty()) std::swap(text[at], text[random() % text.size()]);
      return text;
  }
}

std::vector<GameInfo> games() {
  std::vector<GameInfo> games = list_games();
  for (const char* name : {"mnk:4,3,3", "mnk:6,5,4", "mnk:30,2,2"})
    for (const char* rules : {"normal", "misere"})
      games.push_back((*find_game(name, rules))->info());
  return games;
}

void hear_random_games(Heard& heard, const GameInfo& info) {
  Random random(7);
  Session session = *Session::open(info.name, info.rules);
  for (int turn = 0; turn < 600; ++turn) {
    const std::string position = session.position();
    std::string other = mutated(position, random);
    if (random() % 2 != 0) other = mutated(other, random);
    heard.hear(session.game().parse(other));
    for (const Notation& shared : session.game().other_notations(session.state()))
      heard.hear(session.game().parse(mutated(shared.text, random)));
    const std::string link = link_to(session) + (random() % 4 == 0 ? "&ply=1" : "");
    heard.hear(session_from_link(mutated(link, random)));
    if (session.moves().empty()) {
      heard.hear(session.play("a1"));
      session = *Session::open(info.name, info.rules);
      continue;
    }
    const std::string move = session.moves()[random() % session.moves().size()].text;
    Session another = session;
    heard.hear(another.play(mutated(move, random)));
    ASSERT_TRUE(session.play(move));
  }
}

struct Given {
  const char* game;
  const char* rules;
  std::vector<const char*> positions;
};

// Faults that chance does not come to.
const Given rare_positions[] = {
    {"gobblers2",
     "strict",
     {"68719476736", "68719476735", "99999999999999999999999999", "7", "M,M,M/-,-,-/-,-,-:1",
      "L,L,M/-,-,-/-,-,-:1", "L,L,M/l,l,m/-,-,-:1", "L,M,-/-,-,-/l,l,m:2", "-,-,-/-,-,-/l,l,m:1"}},
    {"gobblers2",
     "cover",
     {"L,L,M/-,-,-/-,-,-:1", "L,L,M/l,l,m/-,-,-:2", "Lm,L,M/-,-,-/-,-,-:2", "M,-,-/-,-,-/l,l,m:1"}},
    {"gobblers2", "notebook", {"L,L,M/-,-,-/-,-,-:1"}},
    {"tictactoe",
     "normal",
     {"XXX/OO./...:1", "XXX/OOO/...:1", "XX./OO./X..:2", "XX./OO./X..:1", "XXX/OO./O.X:2",
      "XX./.../...:1", "XXX/XXX/OOO:1", "OOO/XX./X..:1"}},
    {"mnk:4,3,3", "normal", {"XXX./.OOO/XOXO:1"}},
    {"mnk:6,6,3",
     "normal",
     {"XXX.../....../....../XXX.../OOO.OO/O.....:2", "XXX.../....../....../OO.OO./......./......:1",
      "XXX.../....../....../XXX.../OO.OO./O.....:2"}},
    {"dobutsu",
     "normal",
     {"gle/1c2/1C1/ELG:-:1", "gle/1c1/1C1/ELG1:-:1", "gle/1c1/1C1/EL:-:1", "gle/1+g1/1C1/ELG[] w",
      "gle/1c1/1C1/ELG", "gle/1c1/1C1/ELG:-", "gle/1c1/1C1/ELG::1", "gle/1c1/1C1/ELG:X:1",
      "gle/1c1/1C1/ELG:L:1", "gle/1c1/1C1/ELG:h:1", "gle/1c1/1C1/ELG:-:3", "gle/1c1/1C1/ELG:-:1 ",
      "gle/1c1/1C1/ELG[X] w", "gle/1c1/1C1/ELG[-", "gle/1c1/1C1/ELG[]w", "gle/1c1/1C1/ELG[] \"",
      "gle/1c1/1C1/ELG[] w x"}},
    {"dobutsu", "normal", {"gle/1c1/1C1/ELG b", "S/gxe/-c-/-C-/ELG/-", "S/gle/-c-/-C-/ELG/x"}},
    {"dobutsu",
     "normal",
     {"gle/1c1/1C1/EEL:-:1", "gle/1c1/1CG/ELG:-:1", "gle/1h1/1C1/CLG:-:1", "gle/1c1/1C1/LLG:-:1",
      "gge/1c1/1C1/ELE:-:1", "gle/1c1/1C1/E1G:-:1", "g1e/1c1/1C1/ELG:-:1", "gl1/1c1/1C1/ELG:-:1",
      "gl1/1c1/1C1/1LG:-:1", "1le/1c1/1C1/EL1:-:1", "gle/3/3/ELG:-:1", "1Lg/1c1/1C1/EGl:e:1"}},
};

// Parted by spaces.
constexpr const char* rare_links =
    "game game= game=chess game=gobblers2&rules=lax game=gobblers2&moves=L@b2. "
    "game=gobblers2&moves=L@b2..M@a1 game=tictactoe&moves=a1(b1)c1 game=tictactoe&moves=a1(b1 "
    "game=tictactoe&moves=a1) game=tictactoe&moves=a1(b1)&variation=2 game=gobblers2&ply=-1 "
    "game=go:9&komi=x game=gobblers2&moves=L@b2&ply=99999999999999999999999 "
    "game=gobblers2&position=%zz game=mnk:9,9,3 game=mnk:3,3,99 game=mnk:0,3,3 game=mnk:4,3 "
    "game=mnk:4,3,3&rules=strict game=tictactoe&position=XXX/OO./...:2&moves=a1";

TEST(EngineMessages, OfPositionsMovesLinksAndNamesAreKnown) {
  Heard heard;
  for (const GameInfo& info : games()) hear_random_games(heard, info);
  for (const auto& [game, rules, positions] : rare_positions)
    for (const char* position : positions) heard.hear((*find_game(game, rules))->parse(position));
  std::istringstream links(rare_links);
  for (std::string link; links >> link;) heard.hear(session_from_link(link));
  heard.hear(session_from_link(""));
  heard.hear(session_from_link(long_link(1500) + "&ply=3000"));
  heard.hear(session_from_link(long_link(longest_link)));
  Random random(11);
  for (int i = 0; i < 2000; ++i) {
    heard.hear(find_game(mutated(mutated("mnk:4,13,3", random), random), ""));
    heard.hear(find_game(mutated("gobblers2", random), mutated("strict", random)));
    heard.hear(find_game("gobblers", mutated("strict", random)));
  }
  heard.expect_all_known(10'000);
  // Games that forbid repetition are not registered; two messages are the page's own.
  heard.expect_all_used(
      text_messages(),
      {"move \"%1\": it would repeat the situation of ply %2, in %3",
       "A line and its link hold %1 moves", "It has %1 moves, of which the first %2 were played"});
  for (const GameInfo& info : list_games()) heard.expect_all_used(words_of(info).messages, {});
}

}  // namespace
}  // namespace kanzen::app
