#pragma once
// Editor: the tab on which a position is edited.  The board shows the draft instead of the
// session's position, which does not change until the visitor continues from the draft.
#include <optional>
#include <string>

#include "imgui_app/features/editor/draft.hpp"
#include "imgui_app/features/feature.hpp"

namespace kanzen::app {

struct ItemState;

class Editor final : public Feature {
 public:
  explicit Editor(const FeatureContext& context);

  // The draft and the text of the field; empty: the tab has not been opened since the last draft.
  const std::optional<EditedDraft>& edited() const { return edited_; }

  bool is_wrong(unsigned square) const;  // has the draft a fault there?
  bool is_hand_wrong(PieceView piece) const;
  std::string describe_square(unsigned square) const;

  // A drag ended: moves a piece from a square, or from the palette, to a square, or removes it.
  void drop_piece(std::optional<unsigned> from, PieceView piece, std::optional<unsigned> to);

  void session_changed() override { refresh(); }
  void tab_changed() override { refresh(); }
  bool has_open() const override;
  void close() override;
  ItemId item_typed(unsigned character, const ItemId& focused) const override;
  bool paste(const std::string& text) override;
  bool type(const std::string& text) override;
  bool act_if_due() override;  // the text counts as typed
  std::optional<double> due() const override;
  std::optional<Verdict> headline() const override;
  void add_panels(Panels& panels) const override;

 private:
  // A drag of a piece, starting with the press.
  struct Drag {
    std::optional<unsigned> from;  // square the piece is taken from; empty: a piece of the palette
    PieceView piece;
    Point start;
    bool moving = false;  // moved further than click_slack: no longer a click
  };

  // Registers an item that the editor takes over while the board shows its draft.
  void handle_in_draft(const char* item, void (Editor::*action)());
  bool is_shown() const;  // does the board show the draft?
  void refresh();         // begins a draft if the tab is open and the session's position changed
  void publish();         // shows the draft on the page
  void show_draft();
  void change_draft(const Closure<void(PositionDraft&)>& change);
  void step_draft(int step);  // undoes (-1) or redoes (1) a change
  void take_back() { step_draft(-1); }
  void repeat() { step_draft(1); }
  void begin_at_start();
  void swap_sides();
  bool shift_pieces(PositionDraft& draft, BoardShift direction) const;
  bool shift_draft(BoardShift direction);
  void choose_tool(EditTool::Kind kind);
  void edit_square(unsigned square);
  bool choose_piece(const std::string& piece);
  bool choose_side(Player player);
  bool step_hand(const std::string& piece, int step);
  bool leave(Mode mode);
  std::string draft_address() const;
  void read_typed(const std::string& text);
  bool open_typed();

  // --- what the draft looks like
  BoardView board() const;

  // --- drawing
  void draw_board(Ui& ui, const BoardGeometry& geometry) const;
  void draw_square(Ui& ui, const BoardGeometry& geometry, const BoardView& board,
                   unsigned square) const;
  void draw_pieces(Ui& ui, const BoardGeometry& geometry, const BoardView& board,
                   unsigned square) const;
  void draw_fault(Ui& ui, const BoardGeometry& geometry, unsigned square) const;
  void draw_overlay(Ui& ui, const BoardGeometry& geometry) const;
  void follow_press(Ui& ui, const ItemState& item, std::optional<unsigned> from,
                    PieceView piece) const;
  void finish_drag(Ui& ui, const BoardGeometry& geometry, const BoardView& board) const;
  float draw_tab(Ui& ui, const Rect& area) const;
  void draw_piece_button(Ui& ui, const Rect& rect, PieceView piece) const;
  float draw_palette(Ui& ui, const Rect& area, float y) const;
  float draw_tools(Ui& ui, const Rect& area, float y) const;
  float draw_side(Ui& ui, const Rect& area, float y) const;
  float draw_hands(Ui& ui, const Rect& area, float y) const;
  float draw_faults(Ui& ui, const Rect& area, float y) const;
  float draw_continuations(Ui& ui, const Rect& area, float y) const;
  float draw_whole_board(Ui& ui, const Rect& area, float y) const;
  float draw_shifts(Ui& ui, const Rect& area, float y) const;
  float draw_reading(Ui& ui, const Rect& area, float y) const;
  float draw_field(Ui& ui, const Rect& area, float y) const;
  void draw_counted(Ui& ui, const Rect& rect, const HandView& hand) const;
  std::vector<HandView> hands_of(const Ui& ui, Player player) const;
  void draw_tray(Ui& ui, Player player) const;
  void draw_steps(Ui& ui, const Rect& area) const;

  std::optional<EditedDraft> edited_;
  mutable std::optional<Drag> drag_;  // between frames, like UiMemory
};

}  // namespace kanzen::app
