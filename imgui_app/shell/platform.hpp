#pragma once
// The seam between the app and the page that it runs in (web/bindings/page_host.hpp).  The app
// calls Platform, which answers with events (events.hpp).
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/names.hpp"
#include "engine/core/words.hpp"
#include "engine/figure/figure_file.hpp"
#include "engine/picture/pen.hpp"
#include "imgui_app/shell/events.hpp"

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

  // --- what workers do (requests.hpp)

  // Requests are about this game from now on.  Those about another one end, and nothing is heard of
  // them any more.
  virtual void open_game(const std::string& game, const std::string& rules) = 0;
  virtual void request(const Request& request) = 0;
  // Ends the request of that method, which gives its memory back.
  virtual void cancel(std::string_view method) = 0;

  // --- what the browser does

  // Answers with Copied; where that is not allowed, the platform itself shows the text.
  virtual void copy_text(const std::string& text) = 0;
  // What the address has after '#': in the present entry of the browser's history, or in one that
  // is added.  FragmentChanged tells when the visitor goes back to the one before.
  virtual void set_fragment(const std::string& fragment, bool adds) = 0;
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
  // Files of font_slices.hpp.  Answers with FontsLoaded, which has those of them that could
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
