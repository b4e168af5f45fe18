// The list of puzzles, and the judgement of the visitor's moves.
#include <algorithm>
#include <array>

#include "engine/adapter/mates.hpp"
#include "engine/session/position_queries.hpp"
#include "imgui_app/features/puzzles/puzzle.hpp"

namespace kanzen::app {
namespace {

// The positions occurred in random games, except for initial positions and for the longest wins and
// losses and the longest mate, which `kanzen notable` and `kanzen mates` list.  No two of a game
// are symmetric.  The values are checked where the games are solved: tests/app/puzzles_test.cpp,
// tests/complete/puzzles_test.cpp.
constexpr auto puzzle_list = [] {
  using enum PuzzleGoal;
  return std::array{
      Puzzle{"tictactoe", "normal", 1, win, 3, "X.O/..X/..O:1"},
      Puzzle{"tictactoe", "normal", 2, win, 3, "XO./.O./.X.:1"},
      Puzzle{"tictactoe", "normal", 3, draw, 4, "XO./..X/...:2"},
      Puzzle{"tictactoe", "normal", 4, hold_out, 4, "..X/O../..X:2"},
      Puzzle{"tictactoe", "normal", 5, win, 5, "..O/X../...:1"},
      Puzzle{"tictactoe", "normal", 6, win, 5, "..O/..X/.X.:2"},
      Puzzle{"tictactoe", "normal", 7, draw, 6, "..X/O../.X.:2"},
      Puzzle{"tictactoe", "normal", 8, draw, 6, ".../.../X..:2"},
      Puzzle{"tictactoe", "misere", 9, win, 4, "OXX/.../O..:1"},
      Puzzle{"tictactoe", "misere", 10, draw, 5, ".O./X.O/.X.:1"},
      Puzzle{"tictactoe", "misere", 11, win, 6, ".X./.O./...:1"},
      Puzzle{"tictactoe", "misere", 12, draw, 9, ".../.../...:1"},

      Puzzle{"gobblers2", "strict", 1, win, 3, "-,Ml,L/-,-,m/l,-,L:2"},
      Puzzle{"gobblers2", "strict", 2, draw, 4, "L,l,-/m,l,M/-,L,-:1"},
      Puzzle{"gobblers2", "strict", 3, win, 5, "-,M,-/-,l,-/L,m,mL:1"},
      Puzzle{"gobblers2", "strict", 4, win, 7, "Ml,mL,-/-,-,Ml/L,m,-:2"},
      Puzzle{"gobblers2", "strict", 5, win, 9, "l,ML,-/-,l,-/L,-,-:1"},
      Puzzle{"gobblers2", "strict", 6, hold_out, 10, "-,-,-/-,mL,-/L,-,-:2"},
      Puzzle{"gobblers2", "strict", 7, win, 11, "L,-,-/-,l,M/-,l,-:1"},
      Puzzle{"gobblers2", "strict", 8, win, 13, "-,l,M/-,-,-/-,L,-:2"},
      Puzzle{"gobblers2", "strict", 9, draw, 14, "L,L,-/-,-,m/-,-,-:2"},
      Puzzle{"gobblers2", "strict", 10, win, 21, "l,-,-/Ml,-,mL/L,-,m:1"},
      Puzzle{"gobblers2", "strict", 11, hold_out, 38, "L,-,-/-,-,M/m,-,-:2"},
      Puzzle{"gobblers2", "strict", 12, win, 39, "L,l,m/l,-,-/-,-,-:1"},

      Puzzle{"gobblers", "strict", 1, win, 3, "-,-,-/L,-,m/m,M,M:2"},
      Puzzle{"gobblers", "strict", 2, win, 5, "m,sMl,-/Ml,L,-/-,-,mL:1"},
      Puzzle{"gobblers", "strict", 3, draw, 6, "Sm,S,L/-,-,s/-,-,-:2"},
      Puzzle{"gobblers", "strict", 4, win, 7, "L,-,-/Ml,l,M/-,-,-:2"},
      Puzzle{"gobblers", "strict", 5, hold_out, 8, "-,-,-/S,l,-/-,Ml,S:1"},
      Puzzle{"gobblers", "strict", 6, win, 9, "L,l,L/-,s,-/-,-,-:1"},
      Puzzle{"gobblers", "strict", 7, draw, 10, "l,-,-/-,-,Sm/-,S,-:1"},
      Puzzle{"gobblers", "strict", 8, win, 11, "-,-,-/S,-,M/-,l,-:2"},
      Puzzle{"gobblers", "strict", 9, win, 13, "L,-,-/-,l,-/S,-,-:2"},
      Puzzle{"gobblers", "strict", 10, win, 15, "-,l,-/L,-,-/m,-,-:1"},
      Puzzle{"gobblers", "strict", 11, win, 25, "-,-,-/Sm,-,m/-,-,-:1"},
      Puzzle{"gobblers", "strict", 12, hold_out, 26, "-,M,-/-,-,-/-,s,-:1"},

      Puzzle{"dobutsu", "normal", 10, mate, 3, "1le/g2/CEL/2G:C:1"},
      Puzzle{"dobutsu", "normal", 1, win, 5, "l2/g1g/eL1/Ec1:c:1"},
      Puzzle{"dobutsu", "normal", 2, win, 5, "g1H/1c1/lEL/1G1:e:2"},
      Puzzle{"dobutsu", "normal", 11, mate, 5, "2l/cc1/GEL/3:Ge:1"},
      Puzzle{"dobutsu", "normal", 3, hold_out, 6, "lGe/1C1/2L/hG1:e:2"},
      Puzzle{"dobutsu", "normal", 4, win, 7, "2e/l1c/2L/EG1:Cg:1"},
      Puzzle{"dobutsu", "normal", 12, mate, 7, "l1e/g2/CE1/1cL:G:1"},
      Puzzle{"dobutsu", "normal", 5, hold_out, 8, "g1l/c1E/2L/C1G:E:2"},
      Puzzle{"dobutsu", "normal", 6, win, 9, "C2/Lel/1G1/E1h:g:1"},
      Puzzle{"dobutsu", "normal", 13, mate, 9, "g1e/l1C/2L/C2:Eg:1"},
      Puzzle{"dobutsu", "normal", 7, hold_out, 10, "l2/gee/C2/L2:Cg:1"},
      Puzzle{"dobutsu", "normal", 8, hold_out, 10, "1l1/gc1/2G/L2:eec:1"},
      Puzzle{"dobutsu", "normal", 14, mate, 11, "1le/CeC/1L1/2G:G:1"},
      Puzzle{"dobutsu", "normal", 15, mate, 15, "g1e/2l/1C1/L2:egc:2"},
      Puzzle{"dobutsu", "normal", 16, mate, 23, "glg/CeC/eL1/3:-:1"},
      Puzzle{"dobutsu", "normal", 9, hold_out, 78, "gle/1c1/1C1/ELG:-:1"},

      Puzzle{"mnk:4,4,3", "normal", 1, win, 3, "..../.X.O/..../..X.:2"},
      Puzzle{"mnk:4,4,3", "normal", 2, win, 5, "..../O.../..X./X...:2"},
      Puzzle{"mnk:4,4,3", "normal", 3, win, 7, "OX../..../..X./....:2"},
      Puzzle{"mnk:4,4,3", "normal", 4, hold_out, 8, "OO../.X../..../X...:1"},
      Puzzle{"mnk:4,4,3", "normal", 5, win, 9, "O.../.X../..../X...:2"},
      Puzzle{"mnk:4,4,3", "normal", 6, hold_out, 10, "..../..../..../...X:2"},
  };
}();

// The value of the puzzle's position for the side to move.  A mate is judged without values.
Value start_value(const Puzzle& puzzle) {
  if (puzzle.goal == PuzzleGoal::draw) return drawn();
  return puzzle.goal == PuzzleGoal::win ? win_in(puzzle.plies) : loss_in(puzzle.plies);
}

bool is_solved_by(const Puzzle& puzzle, const Session& session, unsigned moves) {
  const bool ended = has_ended(session);
  if (puzzle.goal == PuzzleGoal::draw) return ended || moves >= moves_to_hold;
  return ended && (puzzle.goal == PuzzleGoal::hold_out || winner_of(session) == session.to_move(0));
}

// Judges the visitor's moves in `path`, the positions after all moves.  Such a move must win the
// game or belong to a mate that ends in time.
PuzzleStatus judge_mate(const Puzzle& puzzle, const Session& session,
                        const std::vector<Session::Node>& path) {
  const AnyGame& game = session.game();
  PuzzleStatus status;
  for (std::size_t i = 0; i < path.size(); i += 2) {
    ++status.moves;
    status.phase = PuzzleStatus::Phase::kept;
    const AnyState& state = session.state(path[i]);
    const std::size_t played = i + 1;  // plies
    std::optional<AnyMove> reply;
    if (played <= puzzle.plies)
      if (const auto found =
              find_longest_resistance(game, state, static_cast<unsigned>(puzzle.plies - played)))
        reply = *found;
    const auto end = game.board(state).end;
    if (!reply && !(end && end->winner == session.to_move(0))) {
      status.phase = PuzzleStatus::Phase::wrong;
      status.wrong = path[i];
      break;
    }
    if (reply && played == path.size()) status.reply = game.format_move(state, *reply);
  }
  return status;
}

// Judges them by the values of the session.
PuzzleStatus judge_values(const Puzzle& puzzle, const Session& session,
                          const std::vector<Session::Node>& path) {
  using Phase = PuzzleStatus::Phase;
  PuzzleStatus status;
  for (const Session::Node after : path) {
    const Session::Node before = session.parent(after);
    if (session.to_move(before) != session.to_move(0)) continue;
    const auto best = before == 0 ? std::optional(start_value(puzzle)) : session.value(before);
    const auto reply = session.value(after);  // for the opponent, who is to move now
    if (!best || !reply) {
      status.phase = Phase::waiting;
      return status;
    }
    ++status.moves;
    const Value played = after_move_to(*reply);
    const bool too_soon = puzzle.goal == PuzzleGoal::hold_out && played.outcome == best->outcome &&
                          is_better(*best, played);
    if (played.outcome < best->outcome || too_soon) {
      status.phase = Phase::wrong;
      status.wrong = after;
      if (too_soon) status.sooner = static_cast<unsigned>(best->distance - played.distance);
      return status;
    }
    status.phase = Phase::kept;
  }
  return status;
}

}  // namespace

std::span<const Puzzle> all_puzzles() { return puzzle_list; }

std::span<const Puzzle> puzzles_of_game(std::string_view game) {
  const auto all = all_puzzles();
  const auto is_other = [&](const Puzzle& puzzle) { return puzzle.game != game; };
  const auto first = std::find_if_not(all.begin(), all.end(), is_other);
  return {first, std::find_if(first, all.end(), is_other)};
}

const std::vector<PuzzleGroup>& puzzle_groups() {
  static const std::vector<PuzzleGroup> groups = [] {
    std::vector<PuzzleGroup> found;
    for (auto first = puzzle_list.begin(); first != puzzle_list.end();) {
      const auto last = std::find_if(first, puzzle_list.end(), [&](const Puzzle& puzzle) {
        return std::string_view(puzzle.game) != first->game ||
               std::string_view(puzzle.rules) != first->rules;
      });
      if (const auto game = find_game(first->game, first->rules))
        found.push_back({*game, {first, last}});
      first = last;
    }
    return found;
  }();
  return groups;
}

std::string puzzle_id(const Puzzle& puzzle) {
  const std::string prefix =
      puzzle.custom ? std::string(custom_puzzle_prefix) : std::string(puzzle.game) + '-';
  return prefix + std::to_string(puzzle.number);
}

std::size_t place_of(const Puzzle& puzzle) {
  if (puzzle.custom) return puzzle.number;
  return static_cast<std::size_t>(&puzzle - puzzles_of_game(puzzle.game).data()) + 1;
}

const Puzzle* find_puzzle(std::span<const Puzzle> puzzles, std::string_view id) {
  for (const Puzzle& puzzle : puzzles)
    if (puzzle_id(puzzle) == id) return &puzzle;
  return nullptr;
}

bool starts_at(const Session& session, const Puzzle& puzzle) {
  return session.info().name == puzzle.game && session.info().rules == puzzle.rules &&
         session.position(0) == puzzle.position;
}

PuzzleStatus judge(const Puzzle& puzzle, const Session& session) {
  using Phase = PuzzleStatus::Phase;
  if (puzzle.goal == PuzzleGoal::unknown) {
    PuzzleStatus unknown;
    if (session.current() != 0) unknown.phase = Phase::waiting;
    return unknown;
  }
  std::vector<Session::Node> path;  // positions after moves, the first one first
  for (Session::Node node = session.current(); node != 0; node = session.parent(node))
    path.push_back(node);
  std::reverse(path.begin(), path.end());

  PuzzleStatus status = puzzle.goal == PuzzleGoal::mate ? judge_mate(puzzle, session, path)
                                                        : judge_values(puzzle, session, path);
  if (status.phase != Phase::kept || !is_solved_by(puzzle, session, status.moves)) return status;
  status.phase = Phase::solved;
  // A game that is over when a lion can be taken ends one ply before the capture.
  const auto end = session.value(session.current());
  status.plies = static_cast<unsigned>(session.ply()) + (end ? end->distance : 0U);
  return status;
}

}  // namespace kanzen::app
