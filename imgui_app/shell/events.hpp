#pragma once
// What the platform tells the app: one type for each event, and Event for any of them.
// Events are posted between frames and on the drawing thread, through App::on_event; the
// controller has a handler for each, Controller::on.  A page's JavaScript sends the same
// events as objects, PageEvent in web/kanzen-page.d.mts: their `type` is the one that the struct
// tells, their `value` its only member or else an object of its fields.
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
#include "engine/core/names.hpp"
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

  static void fields(auto& self, auto& visit) {
    visit("css_width", self.css_width);
    visit("css_height", self.css_height);
    visit("ratio", self.ratio);
    visit("prefers_dark", self.prefers_dark);
    visit("reduced_motion", self.reduced_motion);
    visit("coarse_pointer", self.coarse_pointer);
    visit("more_contrast", self.more_contrast);
    visit("system_colors", self.system_colors);
    visit("embedded", self.embedded);
    visit("fixed_play", self.fixed_play);
    visit("values", self.values);
    visit("language", self.language);
  }
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

  static void fields(auto& self, auto& visit) {
    visit("phase", self.phase);
    visit("bytes", self.bytes);
    visit("total_bytes", self.total_bytes);
    visit("stored", self.stored);
    visit("summary", self.statistics);
    visit("notable", self.notable);
    visit("error", self.error);
  }
};
constexpr auto names_of(TableNews::Phase) {
  using Phase = TableNews::Phase;
  return std::to_array<Name<Phase>>({{Phase::absent, "absent"},
                                     {Phase::being_made, "beingMade"},
                                     {Phase::loading, "loading"},
                                     {Phase::ready, "ready"},
                                     {Phase::failed, "failed"}});
}

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

  static void fields(auto& self, auto& visit) {
    visit("phase", self.phase);
    visit("most", self.most);
    visit("chosen", self.chosen);
  }
};
constexpr auto names_of(ThreadNews::Phase) {
  using Phase = ThreadNews::Phase;
  return std::to_array<Name<Phase>>({{Phase::ready, "ready"},
                                     {Phase::needs_reload, "needsReload"},
                                     {Phase::reloading, "reloading"},
                                     {Phase::reloaded, "reloaded"},
                                     {Phase::refused, "refused"}});
}

// --- the page around the app

struct EnvironmentChanged {  // before the first frame, too
  static constexpr auto type = "environmentChanged";
  Environment environment;
};
struct FragmentChanged {  // at the start and when the user edits the address
  static constexpr auto type = "fragmentChanged";
  std::string fragment;
};
struct Copied {  // what Platform::copy_text was given last
  static constexpr auto type = "copied";
};
struct Pasted {
  static constexpr auto type = "pasted";
  std::string text;
};
struct Typed {  // what a text field has now
  static constexpr auto type = "typed";
  std::string text;
};
struct FileOpened {  // chosen or dropped on the page
  static constexpr auto type = "fileOpened";
  std::string name;
  std::string bytes;  // as they are in the file, in any character set

  static void fields(auto& self, auto& visit) {
    visit("name", self.name);
    visit("bytes", self.bytes);
  }
};
struct FileFailed {
  static constexpr auto type = "fileFailed";
  std::string name;
  Error error;

  static void fields(auto& self, auto& visit) {
    visit("name", self.name);
    visit("error", self.error);
  }
};
struct GameOpened {  // from a file in the project's own format
  static constexpr auto type = "gameOpened";
  std::string name;  // of the file; empty: it was pasted
  std::string link;

  static void fields(auto& self, auto& visit) {
    visit("name", self.name);
    visit("link", self.link);
  }
};
struct FigureSaved {
  static constexpr auto type = "figureSaved";
  std::string name;  // of the file
};
struct SaveFailed {
  static constexpr auto type = "saveFailed";
  Error error;
};
struct LettersLoaded {  // that Platform::load_letters was asked for last
  static constexpr auto type = "lettersLoaded";
};
struct LettersFailed {
  static constexpr auto type = "lettersFailed";
  Error error;
};
struct FontsLoaded {  // of those that Platform::load_fonts was asked for last
  static constexpr auto type = "fontsLoaded";
  std::map<std::string, std::string> files;  // bytes by name
};
struct WentOnline {  // there is a network again
  static constexpr auto type = "wentOnline";
};
struct ThreadsChanged {
  static constexpr auto type = "threadsChanged";
  ThreadNews news;
};
struct Activated {  // an item of the mirror was clicked
  static constexpr auto type = "activated";
  std::string id;
};

// --- values of the open game

struct Progressed {  // its phase says of what
  static constexpr auto type = "progressed";
  Progress progress;
};
struct Solved {
  static constexpr auto type = "solved";
  Summary summary;
};
struct NothingKept {
  static constexpr auto type = "nothingKept";
};
struct SolveFailed {  // or the solved values have been lost
  static constexpr auto type = "solveFailed";
  Error error;
};
struct Analysed {
  static constexpr auto type = "analysed";
  Analysis analysis;
};
struct NotAnalysed {  // there is no value: the notebook saw only some positions
  static constexpr auto type = "notAnalysed";
  std::string position;
};
struct Kept {
  static constexpr auto type = "kept";
};
struct Forgotten {
  static constexpr auto type = "forgotten";
};
struct KeepFailed {  // or forgetting
  static constexpr auto type = "keepFailed";
  Error error;
};
struct NotableFound {
  static constexpr auto type = "notableFound";
  std::vector<Notable> kinds;
};
struct NotableFailed {
  static constexpr auto type = "notableFailed";
  Error error;
};
struct TableChanged {
  static constexpr auto type = "tableChanged";
  TableNews news;
};
struct TableCompared {
  static constexpr auto type = "tableCompared";
  TableCheck check;
};

// --- searches of single positions

struct Searched {
  static constexpr auto type = "searched";
  SearchReport report;
};
struct SearchFailed {
  static constexpr auto type = "searchFailed";
  Error error;
};

// --- moves that a player has chosen here

struct Chosen {
  static constexpr auto type = "chosen";
  std::string position;  // in which it was wished for
  std::string move;      // notation
  bool resigns = false;  // there is nothing left to hope for, see engine/players/player.hpp

  static void fields(auto& self, auto& visit) {
    visit("position", self.position);
    visit("move", self.move);
    visit("resigns", self.resigns);
  }
};
struct ChoiceFailed {
  static constexpr auto type = "choiceFailed";
  Error error;
};

// --- two rule sets side by side

struct ComparisonProgressed {
  static constexpr auto type = "comparisonProgressed";
  Progress progress;
};
struct RulesCompared {
  static constexpr auto type = "rulesCompared";
  std::shared_ptr<const Comparison> comparison;
};
struct ComparisonFailed {
  static constexpr auto type = "comparisonFailed";
  Error error;
};

// --- retrograde analysis, and counts of games

struct RoundsFound {
  static constexpr auto type = "roundsFound";
  std::shared_ptr<const Rounds> rounds;
  std::vector<std::uint64_t> by_ply;  // EnumerationCounts::by_ply

  static void fields(auto& self, auto& visit) {
    visit("rounds", self.rounds);
    visit("by_ply", self.by_ply);
  }
};
struct RoundsFailed {
  static constexpr auto type = "roundsFailed";
  Error error;
};
struct PositionsCounted {
  static constexpr auto type = "positionsCounted";
  std::string game;
  std::uint64_t positions = 0;
  double seconds = 0;

  static void fields(auto& self, auto& visit) {
    visit("game", self.game);
    visit("positions", self.positions);
    visit("seconds", self.seconds);
  }
};
struct CountingFailed {
  static constexpr auto type = "countingFailed";
  Error error;
};

// --- how positions of games that count stand

struct Estimated {
  static constexpr auto type = "estimated";
  EstimateReport report;
  bool final = false;  // else more comes

  static void fields(auto& self, auto& visit) {
    visit("report", self.report);
    visit("final", self.final);
  }
};
struct EstimateFailed {
  static constexpr auto type = "estimateFailed";
  Error error;
};
struct Scored {
  static constexpr auto type = "scored";
  ScoreReport report;
};
struct ScoreFailed {
  static constexpr auto type = "scoreFailed";
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
