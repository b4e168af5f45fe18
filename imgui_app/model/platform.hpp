#pragma once
// The interface between the app and the page around it (web/bindings/page_host.hpp).  The app calls
// Platform; answers are events (events.hpp).
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/names.hpp"
#include "engine/core/words.hpp"
#include "engine/figure/figure_file.hpp"
#include "engine/picture/pen.hpp"
#include "imgui_app/model/events.hpp"

namespace kanzen::app {

// "ja" and "ja-JP": Japanese; all others: English.
inline Language language_of(std::string_view code) {
  return code.starts_with("ja") ? Language::japanese : Language::english;
}
inline std::string_view code_of(Language language) {
  return language == Language::japanese ? "ja" : "en";
}

// The accessibility mirror: the drawn page as DOM elements for screen readers and tests.
// Rectangles are in CSS pixels from the canvas's upper left corner.
struct MirrorItem {
  enum class Kind { square, hand, move, node, button, tab, toggle, text, field, picture };
  Kind kind = Kind::text;
  // The same in every language: "square-a3", "hand-1-L", "move-L@b2", "button-undo".
  std::string id;
  std::string label;  // in the page's language: "a3: Orange large, over Purple small; wins in 9"
  Rect rect;          // empty: not visible, but can be activated
  bool enabled = true;
  bool active = false;     // selected, current or switched on; of a field: its content is invalid
  std::string value = {};  // of a field: its text; when edited, the event Typed returns it

  static void fields(auto& self, auto& visit) {
    visit("kind", self.kind);
    visit("id", self.id);
    visit("label", self.label);
    visit("rect", self.rect);
    visit("enabled", self.enabled);
    visit("active", self.active);
    visit("value", self.value);
  }
  friend bool operator==(const MirrorItem&, const MirrorItem&) = default;
};
constexpr auto names_of(MirrorItem::Kind) {
  return names_in_order<MirrorItem::Kind>("square", "hand", "move", "node", "button", "tab",
                                          "toggle", "text", "field", "picture");
}
struct Mirror {
  std::string verdict;         // "Orange wins in 9 plies"
  std::string announcement;    // what has happened last; read out by screen readers
  unsigned announcements = 0;  // number so far: each is read out, also one with equal words
  std::string detail;          // "Orange to move. 3 of 18 moves keep the win, 1 draws."
  std::string alert;           // an error that is shown now; empty: none
  std::string position;        // notation
  std::vector<MirrorItem> items;
  std::string focused = {};  // id of the item with keyboard focus; empty: none

  static void fields(auto& self, auto& visit) {
    visit("verdict", self.verdict);
    visit("announcement", self.announcement);
    visit("announcements", self.announcements);
    visit("detail", self.detail);
    visit("alert", self.alert);
    visit("position", self.position);
    visit("focused", self.focused);
    visit("items", self.items);
  }
  friend bool operator==(const Mirror&, const Mirror&) = default;
};

// The contents of a citation, to which the platform adds versions and the date.
struct CitationRequest {
  enum class Values { none, table, solved, searched };  // where the shown values come from
  std::string key;       // of the BibTeX entry: "kanzen-gobblers2-strict-1c0f93ab"
  std::string title;     // the game and its rules, in English
  std::string heading;   // the same in the page's language
  std::string language;  // of the page: "en" or "ja"
  std::string position;  // notation; empty: the citation is of the statistics
  std::string link;
  Values values = Values::none;

  static void fields(auto& self, auto& visit) {
    visit("key", self.key);
    visit("title", self.title);
    visit("heading", self.heading);
    visit("language", self.language);
    visit("position", self.position);
    visit("link", self.link);
    visit("values", self.values);
  }
};
constexpr auto names_of(CitationRequest::Values) {
  return names_in_order<CitationRequest::Values>("none", "table", "solved", "searched");
}

class Platform {
 public:
  virtual ~Platform() = default;

  // --- work done by workers (requests.hpp)

  // Sets the game of all later requests.  Ends requests about another game; their answers are
  // dropped.
  virtual void open_game(const std::string& game, const std::string& rules) = 0;
  virtual void request(const Request& request) = 0;
  // Ends the request with that method and frees its memory.
  virtual void cancel(std::string_view method) = 0;

  // --- work done by the browser

  // Copies the text and answers with Copied.  If the browser forbids it, the platform shows the
  // text.
  virtual void copy_text(const std::string& text) = 0;
  // Offers the text to other programs if it is a device with a touch screen that can do so;
  // elsewhere like copy_text.
  virtual void share_text(const std::string& text) = 0;
  // Sets the address's fragment (without '#') in the current entry of the session history or, with
  // `adds`, in a new one.  When the visitor goes back, FragmentChanged follows.
  virtual void set_fragment(const std::string& fragment, bool adds) = 0;
  virtual std::string page_address() const = 0;          // without the fragment
  virtual void set_title(const std::string& title) = 0;  // of the document
  // Opens an address in a new tab; relative addresses are resolved against the page's.
  virtual void open_address(const std::string& address) = 0;
  // Saves a file; answers only on failure, with SaveFailed.
  virtual void save_file(const std::string& name, const std::string& content) = 0;
  // Makes the figure and saves it; with `with_code` the figure includes a QR code of
  // FigureSpec::link.  Answers with FigureSaved or SaveFailed.
  virtual void save_figure(const std::string& name, const FigureRequest& request,
                           bool with_code) = 0;
  // Makes the figure and shows it as the mirror's picture.  A later call replaces an earlier one;
  // on failure there is no picture.
  virtual void preview_figure(const FigureRequest& request, bool with_code) = 0;
  // Saves the link's content in Kanzen's own file format.  Answers like save_file.
  virtual void save_game(const std::string& name, const std::string& link) = 0;
  // Makes the texts of a citation.  Answers with CitationMade or SaveFailed.
  virtual void make_citation(const CitationRequest& request) = 0;
  // Asks the visitor to choose a game record.  Answers with FileOpened, GameOpened or FileFailed,
  // or not at all.
  virtual void choose_file() = 0;
  // Decodes the bytes of a record to UTF-8: an sgf::CharacterDecoder.
  virtual std::optional<std::string> decode_characters(const std::string& set,
                                                       std::string_view bytes) const = 0;
  virtual void mirror(const Mirror& mirror) = 0;
  // Moves keyboard input to the mirror's field with that id.
  virtual void focus_field(const std::string& id) = 0;
  virtual void store_setting(const std::string& key, const std::string& value) = 0;
  virtual std::string stored_setting(const std::string& key) const = 0;  // empty: never stored
  // The font of a language, which may be downloaded only when needed.  `load_font` answers with
  // FontLoaded or FontFailed.
  virtual bool has_font(Language language) const = 0;
  virtual void load_font(Language language) = 0;
  // Downloads font slices (font_slices.hpp).  Answers with FontSlicesLoaded, which contains the
  // files that could be downloaded.  WentOnline reports when failed ones can be tried again.
  virtual void load_font_slices(const std::vector<std::string>& names) = 0;
  // Requests a frame after this many seconds; 0: the next frame.
  virtual void wake_after(double seconds) = 0;
  virtual double now() const = 0;  // seconds, monotonic
};

}  // namespace kanzen::app
