#pragma once
// Events from the platform to the app.  Answers to requests are in requests.hpp; each other event
// is a type here; Event holds any of them.
// Events are posted between frames on the drawing thread through App::on_event; each has a handler
// in a feature's controller or in Controller.  The page's JavaScript sends the same events as
// objects (PageEvent in web/bindings/kanzen-page.d.mts): their `type` is the struct's `type`, their
// `value` its only member or an object of its fields.
#include <map>
#include <optional>
#include <string>

#include "engine/core/result.hpp"
#include "engine/picture/theme.hpp"
#include "imgui_app/model/requests.hpp"

namespace kanzen::app {

struct Environment {
  float css_width = 1280, css_height = 800;  // size of the canvas
  float ratio = 1;                           // device pixels per CSS pixel
  bool prefers_dark = false;
  bool reduced_motion = false;
  bool coarse_pointer = false;
  bool more_contrast = false;
  // Colours of the system's forced-colors mode; empty: the page uses its own.
  std::optional<SystemColors> system_colors;
  bool embedded = false;        // inside a slide or another page; has no bar
  bool fixed_play = false;      // an embed in which the line can be stepped through but not changed
  std::optional<bool> values;   // whether this embed shows values; empty: as the visitor chooses
  std::string language = "en";  // of the browser, "en" or "ja"

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

// --- the page around the app

struct EnvironmentChanged {  // also sent before the first frame
  static constexpr auto type = "environmentChanged";
  Environment environment;
};
struct FragmentChanged {  // sent at the start and when the address changes
  static constexpr auto type = "fragmentChanged";
  std::string fragment;
};
struct Copied {  // answers the last Platform::copy_text
  static constexpr auto type = "copied";
};
struct Pasted {
  static constexpr auto type = "pasted";
  std::string text;
};
struct Typed {  // the current content of the text field
  static constexpr auto type = "typed";
  std::string text;
};
struct FileOpened {  // chosen by the visitor or dropped on the page
  static constexpr auto type = "fileOpened";
  std::string name;
  std::string bytes;  // unchanged file content in any character set

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
struct GameOpened {  // from a file in Kanzen's own format or in that of another program
  static constexpr auto type = "gameOpened";
  std::string name;  // file name; empty: the game was pasted
  std::string link;
  unsigned left_out = 0;  // moves after the end of the game, which the link does not have

  static void fields(auto& self, auto& visit) {
    visit("name", self.name);
    visit("link", self.link);
    visit("left_out", self.left_out);
  }
};
struct FigureSaved {
  static constexpr auto type = "figureSaved";
  std::string name;  // file name
};
struct SaveFailed {
  static constexpr auto type = "saveFailed";
  Error error;
};
struct CitationMade {  // answers Platform::make_citation
  static constexpr auto type = "citationMade";
  std::string bibtex, sentence;

  static void fields(auto& self, auto& visit) {
    visit("bibtex", self.bibtex);
    visit("sentence", self.sentence);
  }
};
struct FontLoaded {  // answers the last Platform::load_font
  static constexpr auto type = "fontLoaded";
};
struct FontFailed {
  static constexpr auto type = "fontFailed";
  Error error;
};
struct FontSlicesLoaded {  // answers the last Platform::load_font_slices
  static constexpr auto type = "fontSlicesLoaded";
  std::map<std::string, std::string> files;  // content by file name
};
struct WentOnline {  // the network is available again
  static constexpr auto type = "wentOnline";
};
struct Activated {  // an element of the mirror was clicked
  static constexpr auto type = "activated";
  std::string id;
};

using Event =
    AnswersTo<Request>::With<EnvironmentChanged, FragmentChanged, Copied, Pasted, Typed, Activated,
                             FileOpened, FileFailed, GameOpened, FigureSaved, SaveFailed,
                             CitationMade, FontLoaded, FontFailed, FontSlicesLoaded, WentOnline>;

}  // namespace kanzen::app
