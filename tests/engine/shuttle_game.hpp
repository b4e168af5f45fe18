#pragma once
// A small game whose rules are about repetition and passes: one token on a row of four squares,
// which the players move in turn, one square left or right, or not at all.  The player who moves it
// to the last square wins.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"

namespace kanzen {

class ShuttleGame {
 public:
  struct State {
    std::uint16_t square = 0;
    Player to_move = 0;
    std::uint8_t plies = 0;  // since the start; not part of the situation
    friend bool operator==(const State&, const State&) = default;
  };
  enum class Move : std::uint8_t { left, right, pass };
  static constexpr std::size_t max_moves = 3;
  static constexpr std::uint16_t squares = 4;

  explicit ShuttleGame(RepetitionRule rule) : rule_(rule) {}

  GameInfo info() const {
    GameInfo info;
    info.name = "shuttle";
    info.rules = "test";
    info.all_rules = {"test"};
    info.kinds = info.kinds_of_second = {"T"};
    info.endings = {{"arrived", "the token has arrived"}};
    if (rule_.policy == Repetition::draw)
      info.endings.push_back({repetition_ending, "the situation comes again"});
    return info;
  }
  State initial() const { return {}; }
  std::optional<Value> terminal(const State& s) const {
    if (s.square + 1 < squares) return std::nullopt;
    return loss_in(0);
  }
  void moves(const State& s, FixedVector<Move, max_moves>& out) const {
    if (s.square > 0) out.push_back(Move::left);
    out.push_back(Move::right);
    out.push_back(Move::pass);
  }
  State apply(const State& s, Move move) const {
    const int step = move == Move::left ? -1 : move == Move::right ? 1 : 0;
    return {static_cast<std::uint16_t>(s.square + step), static_cast<Player>(1 - s.to_move),
            static_cast<std::uint8_t>(s.plies + 1)};
  }

  RepetitionRule repetition() const { return rule_; }
  State repetition_key(const State& s) const { return {s.square, s.to_move, 0}; }

  Result<State> parse(std::string_view text) const {
    if (text.size() != 1 || text[0] < 'a' || text[0] >= 'a' + squares)
      return Error{Errc::bad_notation, untranslated("a square is right, a to d")};
    return State{static_cast<std::uint16_t>(text[0] - 'a'), 0, 0};
  }
  std::string format(const State& s) const { return {static_cast<char>('a' + s.square)}; }
  std::string format_move(const State&, Move move) const {
    return move == Move::left ? "left" : move == Move::right ? "right" : "pass";
  }
  std::optional<std::string> normalise_move(std::string_view text) const {
    return std::string(text);
  }
  bool is_pass(Move move) const { return move == Move::pass; }
  std::vector<Notation> other_notations(const State&) const { return {}; }
  BoardView view(const State& s) const {
    BoardView view;
    view.columns = squares;
    view.rows = 1;
    view.to_move = s.to_move;
    for (std::uint16_t i = 0; i < squares; ++i)
      view.squares.push_back({std::string(1, name(i)), {}});
    view.squares[s.square].stack = {{0, 0}};
    if (terminal(s)) {
      GameEnd& end = view.end.emplace();
      end.winner = static_cast<Player>(1 - s.to_move);
      end.reason = "arrived";
    }
    return view;
  }
  MoveView view_move(const State& s, Move move) const {
    MoveView view;
    view.piece = {0, s.to_move};
    if (move == Move::pass) {
      view.kind = MoveKind::pass;
      return view;
    }
    view.from = s.square;
    view.to = apply(s, move).square;
    return view;
  }

 private:
  static char name(std::uint16_t square) { return static_cast<char>('a' + square); }

  RepetitionRule rule_;
};

static_assert(Playable<ShuttleGame> && HasRepetition<ShuttleGame> && HasPasses<ShuttleGame> &&
              !Game<ShuttleGame> && !HasRepetitionHash<ShuttleGame>);

// The same with one key for all situations.
class ShuttleWithOneKey : public ShuttleGame {
 public:
  struct State : ShuttleGame::State {
    State(const ShuttleGame::State& s = {}) : ShuttleGame::State(s) {}
    friend bool operator==(const State&, const State&) = default;
  };
  using ShuttleGame::ShuttleGame;
  State initial() const { return ShuttleGame::initial(); }
  State apply(const State& s, Move move) const { return ShuttleGame::apply(s, move); }
  State repetition_key(const State& s) const { return ShuttleGame::repetition_key(s); }
  Result<State> parse(std::string_view text) const {
    const auto state = ShuttleGame::parse(text);
    if (!state) return state.error();
    return State(*state);
  }
};
inline std::uint64_t hash_of(const ShuttleWithOneKey::State&) { return 1; }
static_assert(HasRepetitionHash<ShuttleWithOneKey>);

}  // namespace kanzen
