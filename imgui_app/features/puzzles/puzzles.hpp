#pragma once
// Puzzles: opens puzzles, judges the visitor's moves and stores the progress.  Besides the list
// there are own puzzles, positions of one game from a link, a file or a pasted text, and random
// ones that the worker finds in the solved game.
//
// The link of an own puzzle has its number and, if there are several, all positions:
//   puzzles=P;P;P&puzzle=own-2
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "imgui_app/features/feature.hpp"
#include "imgui_app/features/puzzles/puzzle.hpp"

namespace kanzen::app {

inline constexpr ItemKind<std::string> puzzle_item{"puzzle-"};          // by puzzle_id
inline constexpr ItemKind<int> random_distance_item{"random-puzzle-"};  // of a random puzzle
inline constexpr std::size_t most_own_puzzles = 200;

class Puzzles final : public Feature {
 public:
  explicit Puzzles(const FeatureContext& context);

  const Puzzle* current() const;  // the puzzle that is being played; null: none
  const PuzzleStatus& status() const { return status_; }  // of the open puzzle
  bool is_solved(const Puzzle& puzzle) const;
  const std::vector<std::string>& own_positions() const { return own_.positions; }

  void on(const Answer<RandomPositionRequest>& answer);

  void game_opened() override;
  void session_changed() override { refresh(); }
  void position_evaluated() override { refresh(); }
  void values_changed() override;
  void read_link(const LinkKeys& keys) override;
  std::string link_keys() const override;
  bool paste(const std::string& text) override;
  News news() const override;
  void add_panels(Panels& panels) const override;

 private:
  // Puzzles of a game whose goals are those of their values.
  struct Own {
    std::shared_ptr<const AnyGame> game;  // null: there are none
    std::vector<std::string> positions;
    std::vector<bool> solved;
  };
  // The search for a random position.
  enum class Random { idle, solving, running, none };

  bool open_named(const std::string& id);
  bool open_next();  // the next one that is not solved
  bool retry();      // from the position before the first wrong move
  void open(std::size_t index);
  void begin(std::size_t index);  // in the open game
  bool opens(const Puzzle& puzzle);
  void start();
  void refresh();

  // --- own puzzles
  void open_own(std::size_t index);
  void refuse_own(const std::string& text, const Error& error);
  bool take_own(const AnyGame& game, const std::vector<std::string>& texts);
  void read_own(const LinkKeys& keys);
  Puzzle own_puzzle(std::size_t index) const;
  // Returns the index of the own puzzle with this id, such as "own-2"; nullopt: there is none.
  std::optional<std::size_t> own_index(std::string_view id) const;

  // --- random puzzles
  bool offers_random() const;
  // Is a puzzle open that is an own one, but not one of a list?
  bool is_random() const {
    return current() != nullptr && current()->own && own_.positions.size() == 1 && offers_random();
  }
  bool make_random();
  void request_random(std::uint64_t first);
  bool step_distance(int step);
  std::optional<unsigned> next_distance(int step) const;

  std::string describe_progress(Language language, std::span<const Puzzle> puzzles) const;
  std::vector<Puzzle> own_puzzles() const;
  float draw_card(Ui& ui, const Rect& area) const;
  float draw_card_content(Ui& ui, const Rect& area, const Puzzle& puzzle) const;
  float draw_list(Ui& ui, const Rect& area) const;
  float draw_random(Ui& ui, const Rect& area) const;
  float draw_group(Ui& ui, const Rect& area, float y, const PuzzleGroup& group) const;
  void draw_row(Ui& ui, const Rect& row, const AnyGame& game, const Puzzle& puzzle) const;

  std::optional<std::size_t> open_;  // index into all_puzzles()
  Own own_;
  std::optional<std::size_t> own_open_;  // index into own_.positions; only one of both is set
  Puzzle own_current_{};
  Random random_ = Random::idle;
  unsigned distance_ = 5;   // of a random puzzle's win, in plies
  std::uint32_t seed_ = 0;  // of the running search
  PuzzleStatus status_;
  std::string solved_ = " ";  // ids in the order of solving, each between two spaces
};

}  // namespace kanzen::app
