#pragma once
// Puzzles: opens puzzles, judges the visitor's moves and stores the progress.  Besides the list
// there are custom puzzles, positions of one game from a link, a file or a pasted text, and random
// ones that the worker finds in the solved game.
//
// The link of a custom puzzle has its number and, if there are several, all positions:
//   puzzles=P;P;P&puzzle=custom-2
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "imgui_app/features/feature.hpp"
#include "imgui_app/features/puzzles/puzzle.hpp"

namespace kanzen::app {

inline constexpr ItemKind<std::string> puzzle_item{"puzzle-"};          // by puzzle_id
inline constexpr ItemKind<int> random_distance_item{"random-puzzle-"};  // of a random puzzle
inline constexpr std::size_t most_custom_puzzles = 200;

class Puzzles final : public Feature {
 public:
  explicit Puzzles(const FeatureContext& context);

  const Puzzle* current() const;  // the puzzle that is being played; null: none
  const PuzzleStatus& status() const { return status_; }  // of the open puzzle
  bool is_solved(const Puzzle& puzzle) const;
  std::span<const Puzzle> custom_puzzles() const { return custom_.puzzles; }

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
  struct CustomPuzzles {
    std::shared_ptr<const AnyGame> game;  // null: there are none
    std::vector<std::string> positions;
    std::vector<Puzzle> puzzles;  // of these positions
    std::string solved = " ";     // as Puzzles::solved_
  };
  enum class RandomSearch { idle, solving, running, none };  // none: there is no such position

  bool open_named(const std::string& id);
  bool open_next();  // the next one that is not solved
  bool retry();      // from the position before the first wrong move
  void open(const Puzzle& puzzle);
  void begin(const Puzzle& puzzle);  // in the open game
  void refresh();

  // --- custom puzzles
  void refuse_custom(const std::string& text, const Error& error);
  bool take_custom(const AnyGame& game, const std::vector<std::string>& texts);
  bool take_linked(const std::string& list);
  void set_custom_goal();

  // --- random puzzles
  bool offers_random() const;
  // Is a puzzle open that is a custom one, but not one of a list?
  bool is_single_custom() const {
    return current() != nullptr && current()->custom && custom_.positions.size() == 1 &&
           offers_random();
  }
  bool make_random();
  void request_random(std::uint64_t first);
  bool step_distance(int step);
  std::optional<unsigned> next_distance(int step) const;

  std::string describe_progress(Language language, std::span<const Puzzle> puzzles) const;
  float draw_card(Ui& ui, const Rect& area) const;
  float draw_card_content(Ui& ui, const Rect& area, const Puzzle& puzzle) const;
  float draw_list(Ui& ui, const Rect& area) const;
  float draw_random(Ui& ui, const Rect& area) const;
  float draw_group(Ui& ui, const Rect& area, float y, const PuzzleGroup& group) const;
  void draw_row(Ui& ui, const Rect& row, const AnyGame& game, const Puzzle& puzzle) const;

  const Puzzle* open_ = nullptr;  // one of all_puzzles() or of custom_.puzzles; null: none
  CustomPuzzles custom_;
  RandomSearch random_ = RandomSearch::idle;
  unsigned distance_ = 5;   // of a random puzzle's win, in plies
  std::uint32_t seed_ = 0;  // of the running search
  PuzzleStatus status_;
  std::string solved_ = " ";  // ids in the order of solving, each between two spaces
};

}  // namespace kanzen::app
