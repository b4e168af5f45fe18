#pragma once
// The seam between the app and where it runs.  The app calls Platform, which answers with
// events (events.hpp).  Natively a thread solves; in a page a Web Worker does
// (web/page_host.hpp).
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/names.hpp"
#include "engine/figure/figure_file.hpp"
#include "engine/picture/geometry.hpp"
#include "engine/players/turn_at.hpp"
#include "imgui_app/shell/events.hpp"
#include "imgui_app/shell/strings.hpp"

namespace kanzen::app {

// What the app draws, told again for screen readers and tests.  Rectangles are in
// CSS pixels from the canvas's top left corner.
struct MirrorItem {
  enum class Kind { square, hand, move, node, button, tab, toggle, text, field };
  Kind kind = Kind::text;
  std::string id;  // stable in every language: "square-a3", "hand-1-L", "move-L@b2", "button-undo"
  std::string label;  // in the page's language: "a3: Orange large, over Purple small; wins in 9"
  Rect rect;          // empty size: not on the screen now, can still be activated
  bool enabled = true;
  bool active = false;     // chosen, current or switched on; of a field: what it has is wrong
  std::string value = {};  // of a field: its text, which is told again with Typed when it changes

  static void fields(auto& self, auto& visit) {
    visit("kind", self.kind);
    visit("id", self.id);
    visit("label", self.label);
    visit("rect", self.rect);
    visit("enabled", self.enabled);
    visit("active", self.active);
    visit("value", self.value);
  }
};
constexpr auto names_of(MirrorItem::Kind) {
  using Kind = MirrorItem::Kind;
  return std::to_array<Name<Kind>>({{Kind::square, "square"},
                                    {Kind::hand, "hand"},
                                    {Kind::move, "move"},
                                    {Kind::node, "node"},
                                    {Kind::button, "button"},
                                    {Kind::tab, "tab"},
                                    {Kind::toggle, "toggle"},
                                    {Kind::text, "text"},
                                    {Kind::field, "field"}});
}
struct Mirror {
  std::string verdict;       // "Orange wins in 9 plies"
  std::string announcement;  // the same once it has settled: read out when it changes
  std::string detail;        // "Orange to move. 3 of 18 moves keep the win, 1 draws."
  std::string alert;         // an error that the page shows now; empty: none
  std::string position;      // notation
  std::vector<MirrorItem> items;
  std::string focused = {};  // the id of the item that the keyboard has come to; empty: none

  static void fields(auto& self, auto& visit) {
    visit("verdict", self.verdict);
    visit("announcement", self.announcement);
    visit("detail", self.detail);
    visit("alert", self.alert);
    visit("position", self.position);
    visit("focused", self.focused);
    visit("items", self.items);
  }
};

class Platform {
 public:
  virtual ~Platform() = default;

  // --- values, of one game at a time.  No answer comes within the call that asks for it.

  // Everything below is about this game from now on.  What is under way for another one
  // ends, and nothing is heard of it any more.
  virtual void open_game(const std::string& game, const std::string& rules) = 0;

  // Solves in the background, with so many threads.  Answers with Progressed, then Solved or
  // SolveFailed; that comes later, too, if the values are lost again.
  virtual void solve(unsigned threads) = 0;
  // Opens the values that `keep` has left on this device.  Answers like `solve`, or with
  // NothingKept; a copy that is of no use (Errc::corrupt_data) has been deleted.
  virtual void reopen() = 0;
  // Ends solving and gives its memory back: SolveFailed with Errc::cancelled.
  virtual void cancel() = 0;
  // Asks the solved game, or else the table, for one position; answers with Analysed or
  // NotAnalysed.  A request that the end of a worker or of a download has left without an
  // answer is followed by SolveFailed or TableChanged.
  virtual void request_analysis(const std::string& position) = 0;
  // Keeps the solved values on this device, or deletes them there.  Answers with Kept
  // or Forgotten, or KeepFailed.
  virtual void keep() = 0;
  virtual void forget() = 0;
  // Looks for its notable positions, up to `limit` examples of each kind.  Answers with
  // Progressed, then NotableFound or NotableFailed.
  virtual void find_notable(unsigned limit) = 0;
  // Loads the game's table, whose values serve until it is solved.  Answers with
  // TableChanged, again and again.
  virtual void open_table() = 0;
  // Compares everything that the table stores with the solved values.  Answers with
  // TableCompared, or never if another game is opened meanwhile.
  virtual void compare_table() = 0;

  // Compares the rule set of the open game with another one of the same game, and shows so many of
  // the first positions that they value otherwise.  Answers with ComparisonProgressed, then
  // RulesCompared or ComparisonFailed.  Another comparison ends the one before; of one that was
  // cancelled nothing is heard.
  virtual void compare_rules(const std::string& other_rules, unsigned first) = 0;
  virtual void cancel_comparison() = 0;

  // Looks at which positions the rounds of retrograde analysis have decided among the solved
  // values, with up to `limit` examples of each outcome in a round, and counts positions by the ply
  // at which play first comes to them.  Answers with RoundsFound or RoundsFailed.
  virtual void find_rounds(unsigned limit) = 0;

  // Counts the positions of any game.  Answers with PositionsCounted or CountingFailed.  Another
  // count ends the one before; of one that was cancelled nothing is heard.
  virtual void count_positions(const std::string& game, const std::string& rules) = 0;
  virtual void cancel_counting() = 0;

  // Searches one position, for at most so many seconds.  Answers with Progressed, then
  // Searched or SearchFailed.  Another search ends the one before; of one that was
  // cancelled nothing is heard.
  virtual void search(const std::string& position, double seconds) = 0;
  virtual void cancel_search() = 0;

  // Has a player choose a move of the open game.  Answers with Chosen or ChoiceFailed.  Another
  // choice ends the one before; of one that was cancelled nothing is heard.
  virtual void choose(const MoveWish& wish) = 0;
  virtual void cancel_choice() = 0;

  // How a position stands by playouts.  Answers with Estimated, some five times a second, or with
  // EstimateFailed.  And its exact score and its moves' where the board is small enough: Scored,
  // or ScoreFailed.  Of each kind another wish ends the one before; of one that was cancelled
  // nothing is heard.
  virtual void estimate(const PositionWish& wish) = 0;
  virtual void cancel_estimate() = 0;
  virtual void score(const PositionWish& wish) = 0;
  virtual void cancel_score() = 0;

  // Answers with Copied; where that is not allowed, the platform itself shows the text.
  virtual void copy_text(const std::string& text) = 0;
  // What the address has after '#': in the present entry of the browser's history, or in a new one.
  // FragmentChanged tells when the visitor goes back to the one before.
  virtual void set_fragment(const std::string& fragment) = 0;
  virtual void add_fragment(const std::string& fragment) = 0;
  virtual std::string page_address() const = 0;  // up to and without '#'
  // In a new tab; an address without a host is beside the page's.
  virtual void open_address(const std::string& address) = 0;
  // Only what goes wrong is heard of: SaveFailed.
  virtual void save_file(const std::string& name, const std::string& content) = 0;
  // Makes the figure, with a code of its wish's link if that is wanted, and saves it.  Answers with
  // FigureSaved or SaveFailed.
  virtual void save_figure(const std::string& name, const FigureOrder& order, bool with_code) = 0;
  // What a link holds, in the project's own format for files.  Answers as save_file.
  virtual void save_game(const std::string& name, const std::string& link) = 0;
  // Has the visitor choose a game record.  Answers with FileOpened, GameOpened,
  // FileFailed, or never.
  virtual void choose_file() = 0;
  // The bytes of a record as UTF-8: an sgf::CharacterDecoder.
  virtual std::optional<std::string> decode_characters(const std::string& set,
                                                       std::string_view bytes) const = 0;
  virtual void mirror(const Mirror& mirror) = 0;
  // The next keys are typed into the mirror's field with that id.
  virtual void focus_field(const std::string& id) = 0;
  virtual void store_setting(const std::string& key, const std::string& value) = 0;
  virtual std::string stored_setting(const std::string& key) const = 0;  // empty: never stored
  // The letters of a language, which may come only when it is read.  `load_letters` answers with
  // LettersLoaded or LettersFailed.
  virtual bool has_letters(Language language) const = 0;
  virtual void load_letters(Language language) = 0;
  // Files of model/font_slices.hpp.  Answers with FontsLoaded, which has those of them that could
  // be had.  WentOnline tells when others may be.
  virtual void load_fonts(const std::vector<std::string>& names) = 0;
  // The visitor's choice, for large games; answers with ThreadsChanged, which comes unasked where
  // there is a choice.
  virtual void use_threads(unsigned threads) = 0;
  // Draw again after this many seconds even if nothing happens (0: next frame).
  virtual void wake_after(double seconds) = 0;
  virtual double now() const = 0;  // seconds, monotonic
};

}  // namespace kanzen::app
