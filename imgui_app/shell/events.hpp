#pragma once
// What the platform tells the app beside the answers to requests (requests.hpp): one type for each
// event, and Event for any of them.
// Events are posted between frames and on the drawing thread, through App::on_event; for each a
// controller has a handler, a feature's or Controller itself.  A page's JavaScript sends the same
// events as objects, PageEvent in web/bindings/kanzen-page.d.mts: their `type` is the one that the
// struct tells, their `value` its only member or else an object of its fields.
#include <map>
#include <optional>
#include <string>

#include "engine/core/names.hpp"
#include "engine/core/result.hpp"
#include "engine/picture/theme.hpp"
#include "imgui_app/shell/requests.hpp"

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

using Event =
    AnswersTo<Request>::With<EnvironmentChanged, FragmentChanged, Copied, Pasted, Typed, Activated,
                             FileOpened, FileFailed, GameOpened, FigureSaved, SaveFailed,
                             LettersLoaded, LettersFailed, FontsLoaded, WentOnline, ThreadsChanged>;

}  // namespace kanzen::app
