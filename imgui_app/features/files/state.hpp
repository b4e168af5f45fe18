#pragma once
// The dialogs that save figures and show a citation, and queries about game records.
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/names.hpp"
#include "engine/figure/figure_file.hpp"
#include "imgui_app/features/feature.hpp"
#include "imgui_app/model/item.hpp"
#include "imgui_app/model/phases.hpp"
#include "imgui_app/model/state.hpp"

namespace kanzen::app {

struct FigureDialog : InPhases<FigureDialog> {
  FigureKind kind = FigureKind::position;   // shown_kind() replaces a kind that is not available
  FigureFormat format = FigureFormat::svg;  // of all but films
  unsigned scale = 2;                       // pixels of a PNG per CSS pixel
  bool values = true;
  bool two_plies = false;
  bool grey = false, dark = false, transparent = false;
  bool last_move = false, best_move = false;  // marked on the board
  bool legend = false;
  bool caption = true;
  std::string caption_text;                      // typed by the visitor
  unsigned width = 0;                            // in millimetres; 0: the default of the figure
  bool code = false;                             // a QR code of the link
  unsigned film_pause = 1000, film_width = 480;  // in milliseconds, and in pixels
  bool film_loop = true;
  unsigned part = 1;    // of the game, which the figure of numbers shows, from 1
  bool series = false;  // save the figures of all parts

  struct Idle {};
  struct Saving {};
  struct Saved {
    std::string name;  // name of the file
  };
  struct Failed {
    Diagnostic reason;
  };
  std::variant<Idle, Saving, Saved, Failed> phase;
};

// The texts of the citation that is shown.
struct CitationDialog : InPhases<CitationDialog> {
  struct Running {};
  struct Done {
    std::string bibtex, sentence;
  };
  struct Failed {
    Diagnostic reason;
  };
  std::variant<Running, Done, Failed> phase;
};

// --- items
inline constexpr ItemKind<std::size_t> record_item{"record-"};  // an index of the offered games
inline constexpr ItemKind<FigureFormat> format_item{"format-"};

// The numbers that the dialog steps through.
enum class FigureNumber { scale, width, film_pause, film_width, part };
constexpr auto names_of(FigureNumber) {
  return names_in_order<FigureNumber>("png-scale", "print-width", "film-pause", "film-width",
                                      "part");
}
inline constexpr ItemKind<FigureNumber, int> number_item{""};
inline constexpr std::array figure_numbers{&FigureDialog::scale, &FigureDialog::width,
                                           &FigureDialog::film_pause, &FigureDialog::film_width,
                                           &FigureDialog::part};  // by FigureNumber
// Returns the number after a step of 1 or -1; empty: the range ends.
std::optional<unsigned> stepped(const State& state, const FigureDialog& dialog, FigureNumber number,
                                int step);
inline constexpr unsigned moves_of_part = 50;
// Returns the parts of the game that figures with numbers show.
inline std::vector<MoveNumbers> figure_parts(const State& state) {
  return parts_of_line(*state.session, moves_of_part);
}

// Returns the kinds of figures that are available now.
std::vector<FigureKind> figure_kinds(const State& state);
FigureKind shown_kind(const State& state, const FigureDialog& dialog);
FigureFormat shown_format(const State& state,
                          const FigureDialog& dialog);  // gif for a film, else the chosen one
// Returns whether the figure can be drawn both with and without values.
bool may_choose_values(const State& state, const FigureDialog& dialog);
// Returns whether there is a last move to mark.
bool may_mark_last_move(const State& state, const FigureDialog& dialog);
// Returns whether the figure has signs that a legend explains.
bool may_have_legend(const State& state, const FigureDialog& dialog);
// Returns the request without the link; an empty QR code stands for that of the link.
FigureSpec chosen_figure(const State& state, const FigureDialog& dialog);
// Returns the positions of the figure whose values are missing.
std::vector<std::string> missing_for_figure(const State& state, const FigureDialog& dialog);

// The reason why the figure cannot be saved now.
enum class FigureObstacle { none, no_numbers, values_pending, no_values, is_saving };
FigureObstacle figure_obstacle(const State& state, const FigureDialog& dialog);

// Returns what a citation of the study, or without one of the position, contains.
CitationRequest citation_of(const State& state, const std::optional<CitedStudy>& study,
                            const std::string& page_address);

// Game records: SGF files that are opened, and the current game saved as one.

// The limit for files and pasted texts in bytes; record_file.mjs has the same.
inline constexpr std::size_t longest_record = 2'000'000;

// Returns whether the game can be saved as SGF.
inline bool has_record(const GameInfo& info) { return info.on_crossings && info.komi.has_value(); }
// The record's comment on the current position; empty if there is none.
std::string_view current_comment(const State& state);
// At the end of the record's main line: its result, and whether the count confirms it.  Elsewhere
// empty.
std::string describe_record_result(const State& state);

}  // namespace kanzen::app
