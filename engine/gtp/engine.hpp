#pragma once
// The Go Text Protocol, version 2: lines in, answers out.  docs/GTP.md has its decisions.
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/gtp/board.hpp"
#include "engine/gtp/clock.hpp"
#include "engine/gtp/line.hpp"

namespace kanzen::gtp {

struct Options {
  const PlayerKind* player = nullptr;
  std::uint64_t seed = 0;
  double seconds = 10;         // the most for a move
  std::uint64_t playouts = 0;  // the most for a move of players that play them; 0: no limit
  // The text of a game record, in UTF-8; empty: none is loaded.
  std::function<Result<std::string>(const std::string& path)> read_record;
};

// What a command has to say, or why it fails.
struct Answer {
  bool success = true;
  std::string text;
};
inline Answer said(std::string text = {}) { return {true, std::move(text)}; }
inline Answer failed(std::string text) { return {false, std::move(text)}; }

class Engine {
 public:
  // Errc::unsupported: not a game that GTP speaks of.
  static Result<Engine> open(std::shared_ptr<const AnyGame> game, Options options, RunOptions run);

  // With the empty line at its end; empty: nothing is answered.
  std::string answer(std::string_view line);
  bool has_quit() const { return quit_; }

 private:
  using Arguments = std::vector<std::string>;
  struct Handler {
    std::string_view name;
    Answer (Engine::*run)(const Arguments&);
  };
  static std::span<const Handler> handlers();

  Engine(std::shared_ptr<const AnyGame> game, Options options, RunOptions run);
  Answer execute(const Command& command);

  // --- about the engine
  Answer protocol_version(const Arguments&);
  Answer name(const Arguments&);
  Answer version(const Arguments&);
  Answer known_command(const Arguments&);
  Answer list_commands(const Arguments&);
  Answer quit(const Arguments&);
  Answer cputime(const Arguments&);

  // --- the board
  Answer boardsize(const Arguments&);
  Answer clear_board(const Arguments&);
  Answer komi(const Arguments&);
  Answer play(const Arguments&);
  Answer undo(const Arguments&);
  Answer showboard(const Arguments&);
  Answer is_legal(const Arguments&);
  Answer all_legal(const Arguments&);
  Answer list_stones(const Arguments&);
  Answer fixed_handicap(const Arguments&);
  Answer place_free_handicap(const Arguments&);
  Answer set_free_handicap(const Arguments&);
  Answer loadsgf(const Arguments&);
  Answer printsgf(const Arguments&);

  // --- playing
  Answer genmove(const Arguments&);
  Answer reg_genmove(const Arguments&);
  Answer time_settings(const Arguments&);
  Answer kgs_time_settings(const Arguments&);
  Answer time_left(const Arguments&);
  Answer final_score(const Arguments&);
  Answer final_status_list(const Arguments&);

  void set_game(std::shared_ptr<const AnyGame> game);
  void use_komi();  // komi_ for the game's own
  std::optional<std::string> point_in(std::string_view vertex) const;
  Answer place(const std::vector<std::string>& stones);
  std::vector<std::string> fixed_points(unsigned stones) const;
  std::vector<std::string> spread_points(unsigned stones) const;
  Result<Choice> choose(Player player);
  double lead() const;  // Black's in points

  Options options_;
  RunOptions run_;
  double komi_;
  Board board_;
  Clock clock_;
  bool quit_ = false;
};

// "D4 E5", in the order given.
std::string joined(const std::vector<std::string>& vertices);

}  // namespace kanzen::gtp
