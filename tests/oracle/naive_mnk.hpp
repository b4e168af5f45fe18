#pragma once
// The slow oracle for m,n,k, written from docs/games/mnk.md as literally as possible: a board is a
// list of rows of characters, positions are in a map by their text, nothing is turned or mirrored,
// games are counted by playing them.  It shares nothing with the engine.
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace oracle {

struct MnkRules {
  int columns = 3, rows = 3, line = 3;
  std::string name = "normal";  // of the rule set
};

using MnkBoard = std::vector<std::string>;  // rows from the top: "X.O"

// Outcome for the side to move: 1 won, 0 drawn, -1 lost; plies to the end, 0 for a draw.
struct MnkValue {
  int outcome = 0, plies = 0;
  friend bool operator==(const MnkValue&, const MnkValue&) = default;
};

struct MnkCounts {
  std::uint64_t positions = 0, classes = 0, terminal = 0, transitions = 0;
  std::uint64_t won_by_x = 0, won_by_o = 0, drawn = 0;  // terminal positions
  std::uint64_t games = 0, games_x = 0, games_o = 0, games_drawn = 0;
  std::vector<std::uint64_t> by_ply;
};

class MnkOracle {
 public:
  explicit MnkOracle(const MnkRules& rules);

  const MnkCounts& counts() const { return counts_; }
  // Every reachable position, by its notation.
  const std::map<std::string, MnkValue>& values() const { return values_; }

 private:
  // The number of games that continue a position and reach each kind of end.
  struct Ends {
    std::uint64_t x = 0, o = 0, drawn = 0;
  };

  bool line_of(const MnkBoard& board, char player) const;
  bool meets_itself(int across, int down) const;
  std::optional<char> ended(const MnkBoard& board) const;  // X, O, or = for a draw
  std::string text(const MnkBoard& board, char to_move) const;
  std::string least_image(const MnkBoard& board) const;
  Ends visit(MnkBoard& board, int ply);

  MnkRules rules_;
  MnkCounts counts_;
  std::map<std::string, MnkValue> values_;
  std::map<std::string, Ends> ends_;
  std::map<std::string, bool> classes_;
};

}  // namespace oracle
