#pragma once
// The game record that is open, and the dialog that saves figures: what is to be drawn and how, and
// how far the saving is.
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/figure/figure_file.hpp"
#include "engine/record/game_record.hpp"
#include "imgui_app/shell/phases.hpp"

namespace kanzen::app {

struct State;

struct Record {
  struct Offered {  // a file of several games, of which one is to be chosen
    std::string name;
    sgf::DecodedText text;
    std::vector<std::string> games;  // their names
  };
  RecordTexts texts;  // with comments by node; written again when the game is saved
  std::optional<Offered> offered;
};

inline constexpr unsigned most_figure_scale = 8;

struct FigureDialog : InPhases<FigureDialog> {
  FigureKind kind = FigureKind::position;  // shown_kind() where there is none of this kind now
  FigureFormat format = FigureFormat::svg;
  unsigned scale = 2;  // pixels of a PNG to a CSS pixel
  bool values = true;
  bool two_plies = false;
  bool grey = false, dark = false, transparent = false;
  bool caption = true;
  bool code = false;  // a QR code of the link

  struct Idle {};
  struct Saving {};
  struct Saved {
    std::string name;  // of the file
  };
  struct Failed {
    Diagnostic reason;
  };
  std::variant<Idle, Saving, Saved, Failed> phase;
};

struct Files {
  Record record;
  FigureDialog figure;
};

// There are figures of these now.
std::vector<FigureKind> figure_kinds(const State& state);
FigureKind shown_kind(const State& state);
// Can it have values, or be shown without?
bool may_choose_values(const State& state);
// Without link and code.
FigureWish figure_wish(const State& state);
// "kanzen-gobblers2-strict-board-7-1c0f93ab.svg": game, rules, kind, ply, and what tells its
// position or game from others.
std::string figure_file_name(const Session& session, const FigureWish& wish);
// Positions without the values that the figure wants.
std::vector<std::string> missing_for_figure(const State& state);

// Why it cannot be saved now.
enum class FigureHindrance { none, no_numbers, values_are_coming, no_values, is_saving };
FigureHindrance hindrance(const State& state);

// Game records: SGF files that are opened here, and the game of now as one.

// Files and pasted texts of more bytes are refused; record_file.mjs says the same.
inline constexpr std::size_t longest_record = 2'000'000;

// Does the text begin as an SGF file does?
bool looks_like_record(std::string_view text);
// Can the game of now be saved as one?
bool has_record(const GameInfo& info);
// What the record says of the current position; empty: nothing.
std::string_view comment_here(const State& state);

}  // namespace kanzen::app
