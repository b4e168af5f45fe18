#pragma once
// Puzzles: opens puzzles, judges the visitor's moves and stores the progress.
#include <optional>
#include <span>
#include <string>

#include "imgui_app/features/feature.hpp"
#include "imgui_app/features/puzzles/puzzle.hpp"

namespace kanzen::app {

inline constexpr ItemKind<std::string> puzzle_item{"puzzle-"};  // by puzzle_id

class Puzzles final : public Feature {
 public:
  explicit Puzzles(const FeatureContext& context);

  const Puzzle* current() const;  // the puzzle that is being played; null: none
  const PuzzleStatus& status() const { return status_; }  // of the open puzzle
  bool is_solved(const Puzzle& puzzle) const;

  void game_opened() override;
  void session_changed() override { refresh(); }
  void position_evaluated() override { refresh(); }
  void read_link(const LinkKeys& keys) override;
  std::string link_keys() const override;
  News news() const override;
  void add_panels(Panels& panels) const override;

 private:
  bool open_named(const std::string& id);
  bool open_next();  // the next one that is not solved
  bool retry();      // from the position before the first wrong move
  void open(std::size_t index);
  void begin(std::size_t index);  // in the open game
  void refresh();

  std::string describe_progress(Language language, std::span<const Puzzle> puzzles) const;
  float draw_card(Ui& ui, const Rect& area) const;
  float draw_card_content(Ui& ui, const Rect& area, const Puzzle& puzzle) const;
  float draw_list(Ui& ui, const Rect& area) const;
  float draw_group(Ui& ui, const Rect& area, float y, const PuzzleGroup& group) const;
  void draw_row(Ui& ui, const Rect& row, const Puzzle& puzzle) const;

  std::optional<std::size_t> open_;  // index into all_puzzles()
  PuzzleStatus status_;
  std::string solved_ = " ";  // ids in the order of solving, each between two spaces
};

}  // namespace kanzen::app
