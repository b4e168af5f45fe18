#pragma once
// What the platform tells the app: one type for each event, and Event for any of them.
// Events are posted between frames and on the drawing thread, through App::on_event; the
// controller has a handler for each, Controller::on.  A page's JavaScript sends the same
// events as objects: PageEvent in web/kanzen-page.d.mts, decoded in web/page_host.cpp.
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/adapter/analysis.hpp"
#include "engine/adapter/scores.hpp"
#include "engine/adapter/table_source.hpp"
#include "engine/core/progress.hpp"
#include "engine/core/result.hpp"
#include "engine/picture/contrast_theme.hpp"
#include "engine/study/comparison.hpp"
#include "engine/study/rounds.hpp"

namespace kanzen::app {

struct Environment {
  float css_width = 1280, css_height = 800;  // of the canvas
  float ratio = 1;                           // device pixels per CSS pixel
  bool prefers_dark = false;
  bool reduced_motion = false;
  bool coarse_pointer = false;
  bool more_contrast = false;
  std::optional<SystemColors> system_colors;  // that are to be used instead of our own
  bool embedded = false;                      // inside a slide or another page: no bar
  bool fixed_play = false;                    // an embed whose line can be walked, and not changed
  std::optional<bool> values;   // shown by this embed for good; empty: as the visitor likes
  std::string language = "en";  // the browser's, "en" or "ja"
};

// How far the loading of a game's table is.
struct TableNews {
  enum class Phase {
    absent,      // there is none of this game
    being_made,  // the server will have one
    loading,     // what has come answers already
    ready,       // all has come that comes without being asked for
    failed       // another attempt comes by itself, or with Platform::open_table
  };
  Phase phase = Phase::absent;
  std::uint64_t bytes = 0, total_bytes = 0;  // total 0: not known yet
  std::uint64_t stored = 0;                  // positions; known when it is ready
  std::optional<Statistics> statistics;      // these two come before any value
  std::vector<NotablePositions> notable;
  std::optional<Error> error;  // failed: why

  // More of it comes as it is asked for.
  bool streamed() const { return phase == Phase::ready && bytes < total_bytes; }
};

// How many threads may solve a large game.  Until the platform tells it, one does.
struct ThreadNews {
  enum class Phase {
    ready,         // the chosen ones can start
    needs_reload,  // more than one, after the page has been loaded again
    reloading,     // which it is in a moment
    reloaded,      // it has just been
    refused        // it has been, and in vain: one is all there is
  };
  Phase phase = Phase::ready;
  unsigned most = 1;    // 1: there is nothing to choose
  unsigned chosen = 1;  // by the visitor
  bool can_step(int step) const { return step > 0 ? chosen < most : chosen > 1; }
  unsigned stepped(int step) const { return step > 0 ? chosen + 1 : chosen - 1; }
};

// --- the page around the app

struct EnvironmentChanged {  // before the first frame, too
  Environment environment;
};
struct FragmentChanged {  // at the start and when the user edits the address
  std::string fragment;
};
struct Copied {};  // what Platform::copy_text was given last
struct Pasted {
  std::string text;
};
struct Typed {  // what a text field has now
  std::string text;
};
struct FileOpened {  // chosen or dropped on the page
  std::string name;
  std::string bytes;  // as they are in the file, in any character set
};
struct FileFailed {
  std::string name;
  Error error;
};
struct GameOpened {  // from a file in the project's own format
  std::string name;  // of the file; empty: it was pasted
  std::string link;
};
struct FigureSaved {
  std::string name;  // of the file
};
struct SaveFailed {
  Error error;
};
struct LettersLoaded {};  // that Platform::load_letters was asked for last
struct LettersFailed {
  Error error;
};
struct FontsLoaded {  // of those that Platform::load_fonts was asked for last
  std::map<std::string, std::string> files;  // bytes by name
};
struct WentOnline {};  // there is a network again
struct ThreadsChanged {
  ThreadNews news;
};
struct Activated {  // an item of the mirror was clicked
  std::string id;
};

// --- values of the open game

struct Progressed {  // its phase says of what
  Progress progress;
};
struct Solved {
  Summary summary;
};
struct NothingKept {};
struct SolveFailed {  // or the solved values have been lost
  Error error;
};
struct Analysed {
  Analysis analysis;
};
struct NotAnalysed {  // there is no value: the notebook saw only some positions
  std::string position;
};
struct Kept {};
struct Forgotten {};
struct KeepFailed {  // or forgetting
  Error error;
};
struct NotableFound {
  std::vector<Notable> kinds;
};
struct NotableFailed {
  Error error;
};
struct TableChanged {
  TableNews news;
};
struct TableCompared {
  TableCheck check;
};

// --- searches of single positions

struct Searched {
  SearchReport report;
};
struct SearchFailed {
  Error error;
};

// --- moves that a player has chosen here

struct Chosen {
  std::string position;  // in which it was wished for
  std::string move;      // notation
  bool resigns = false;  // there is nothing left to hope for, see engine/players/player.hpp
};
struct ChoiceFailed {
  Error error;
};

// --- two rule sets side by side

struct ComparisonProgressed {
  Progress progress;
};
struct RulesCompared {
  std::shared_ptr<const Comparison> comparison;
};
struct ComparisonFailed {
  Error error;
};

// --- retrograde analysis, and counts of games

struct RoundsFound {
  std::shared_ptr<const Rounds> rounds;
  std::vector<std::uint64_t> by_ply;  // EnumerationCounts::by_ply
};
struct RoundsFailed {
  Error error;
};
struct PositionsCounted {
  std::string game;
  std::uint64_t positions = 0;
  double seconds = 0;
};
struct CountingFailed {
  Error error;
};

// --- how positions of games that count stand

struct Estimated {
  EstimateReport report;
  bool final = false;  // else more comes
};
struct EstimateFailed {
  Error error;
};
struct Scored {
  ScoreReport report;
};
struct ScoreFailed {
  Error error;
};

using Event =
    std::variant<EnvironmentChanged, FragmentChanged, Copied, Pasted, Activated, Progressed, Solved,
                 NothingKept, SolveFailed, Analysed, NotAnalysed, Kept, Forgotten, KeepFailed,
                 NotableFound, NotableFailed, TableChanged, TableCompared, Searched, SearchFailed,
                 Chosen, ChoiceFailed, Estimated, EstimateFailed, Scored, ScoreFailed, FileOpened,
                 FileFailed, LettersLoaded, LettersFailed, FontsLoaded, WentOnline, ThreadsChanged,
                 Typed, GameOpened, FigureSaved, SaveFailed, ComparisonProgressed, RulesCompared,
                 ComparisonFailed, RoundsFound, RoundsFailed, PositionsCounted, CountingFailed>;

}  // namespace kanzen::app
