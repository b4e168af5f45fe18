#pragma once
// The seam between the app and where it runs.  The app calls Platform; the
// platform calls PageEvents, always between frames and on the drawing thread.
// Natively a thread solves; in a page a Web Worker does (web/page_platform.cpp).
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/api/analysis.hpp"
#include "engine/api/table_source.hpp"
#include "engine/core/progress.hpp"
#include "engine/core/result.hpp"
#include "engine/picture/geometry.hpp"

namespace kanzen::app {

// What the app draws, told again for screen readers and tests.  Rectangles are in
// CSS pixels from the canvas's top left corner.
struct MirrorItem {
  enum class Kind { square, hand, move, node, button, tab, toggle, text };
  Kind kind = Kind::text;
  std::string id;  // stable in every language: "square-a3", "hand-1-L", "move-L@b2", "button-undo"
  std::string label;  // in the page's language: "a3: Orange large, over Purple small; wins in 9"
  Rect rect;          // empty size: not on the screen now, can still be activated
  bool enabled = true;
  bool active = false;  // chosen, current or switched on
};
struct Mirror {
  std::string verdict;   // read out when it changes: "Orange wins in 9 plies"
  std::string detail;    // "Orange to move. 3 of 18 moves keep the win, 1 draws."
  std::string alert;     // an error that the page shows now; empty: none
  std::string position;  // notation
  std::vector<MirrorItem> items;
};

struct Environment {
  float css_width = 1280, css_height = 800;  // of the canvas
  float ratio = 1;                           // device pixels per CSS pixel
  bool prefers_dark = false;
  bool reduced_motion = false;
  bool coarse_pointer = false;
  bool embedded = false;        // inside a slide or another page: no bar
  std::string language = "en";  // the browser's, "en" or "ja"
};

// How far the loading of a game's table is.
struct TableNews {
  enum class Phase {
    absent,   // there is none of this game
    loading,  // what has come answers already
    ready,
    failed  // another attempt comes by itself, or with Platform::open_table
  };
  Phase phase = Phase::absent;
  std::uint64_t bytes = 0, total_bytes = 0;  // total 0: not known yet
  std::uint64_t stored = 0;                  // positions; known when it is ready
  std::optional<Statistics> statistics;      // these two come before any value
  std::vector<NotablePositions> notable;
  std::optional<Error> error;  // failed: why
};

class Platform {
 public:
  virtual ~Platform() = default;

  // --- values, of one game at a time.  No answer comes within the call that asks for it.

  // Everything below is about this game from now on.  What is under way for another one
  // ends, and nothing is heard of it any more.
  virtual void open_game(const std::string& game, const std::string& rules) = 0;

  // Solves in the background.  Answers through on_progress, then on_solved or
  // on_solve_failed; that comes later, too, if the values are lost again.
  virtual void solve() = 0;
  // Opens the values that `keep` has left on this device.  Answers like `solve`, or with
  // on_nothing_kept; a copy that is of no use (Errc::corrupt_data) has been deleted.
  virtual void reopen() = 0;
  // Ends solving and gives its memory back: on_solve_failed with Errc::cancelled.
  virtual void cancel() = 0;
  // Asks the solved game, or else the table, for one position; answers through on_analysis or
  // on_no_analysis.  A request that the end of a worker or of a download has left without an
  // answer is followed by on_solve_failed or on_table.
  virtual void request_analysis(const std::string& position) = 0;
  // Keeps the solved values on this device, or deletes them there.  Answers through
  // on_kept or on_forgotten, or on_keep_failed.
  virtual void keep() = 0;
  virtual void forget() = 0;
  // Looks for its notable positions, up to `limit` examples of each kind.  Answers through
  // on_progress, then on_notable or on_notable_failed.
  virtual void find_notable(unsigned limit) = 0;
  // Loads the game's table, whose values serve until it is solved.  Answers through
  // on_table, again and again.
  virtual void open_table() = 0;
  // Compares everything that the table stores with the solved values.  Answers through
  // on_table_compared, or never if another game is opened meanwhile.
  virtual void compare_table() = 0;

  // Searches one position, for at most so many seconds.  Answers through on_progress, then
  // on_searched or on_search_failed.  Another search ends the one before; of one that was
  // cancelled nothing is heard.
  virtual void search(const std::string& position, double seconds) = 0;
  virtual void cancel_search() = 0;

  // Answers through on_copied; where that is not allowed, the platform itself shows the text.
  virtual void copy_text(const std::string& text) = 0;
  virtual void set_fragment(const std::string& fragment) = 0;  // without '#', history replaced
  virtual std::string page_address() const = 0;                // up to and without '#'
  virtual void open_address(const std::string& address) = 0;   // in a new tab
  virtual void save_file(const std::string& name, const std::string& content) = 0;
  virtual void mirror(const Mirror& mirror) = 0;
  virtual void store_setting(const std::string& key, const std::string& value) = 0;
  virtual std::string stored_setting(const std::string& key) const = 0;  // empty: never stored
  // Draw again after this many seconds even if nothing happens (0: next frame).
  virtual void wake_after(double seconds) = 0;
  virtual double now() const = 0;  // seconds, monotonic
};

class PageEvents {
 public:
  virtual ~PageEvents() = default;
  virtual void on_environment(const Environment& environment) = 0;
  virtual void on_fragment(
      const std::string& fragment) = 0;  // at the start and when the user edits it
  virtual void on_progress(const Progress& progress) = 0;  // its phase says of what
  virtual void on_solved(const Summary& summary) = 0;
  virtual void on_nothing_kept() = 0;
  virtual void on_solve_failed(const Error& error) = 0;
  virtual void on_analysis(const Analysis& analysis) = 0;
  virtual void on_searched(const SearchReport& report) = 0;
  virtual void on_search_failed(const Error& error) = 0;
  // The solved game has no value for a requested position: the notebook saw only some.
  virtual void on_no_analysis(const std::string& position) = 0;
  virtual void on_kept() = 0;
  virtual void on_forgotten() = 0;
  virtual void on_keep_failed(const Error& error) = 0;
  virtual void on_notable(const std::vector<Notable>& kinds) = 0;
  virtual void on_notable_failed(const Error& error) = 0;
  virtual void on_table(const TableNews& news) = 0;
  virtual void on_table_compared(const TableCheck& check) = 0;
  virtual void on_copied() = 0;  // what copy_text was given last
  virtual void on_paste(const std::string& text) = 0;
  virtual void on_activate(const std::string& mirror_id) = 0;  // a mirror item was clicked
};

}  // namespace kanzen::app
