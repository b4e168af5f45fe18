#pragma once
// What items are called in their ids, in the order of their enumerations.
#include <array>
#include <string_view>

#include "imgui_app/shell/item.hpp"

namespace kanzen::app {

inline constexpr std::array<std::string_view, 75> button_names{
    "undo",          "redo",          "first",         "last",
    "promote",       "remove",        "new-game",      "continue",
    "replay",        "take-back",     "pass",          "resign",
    "agree-on-draw", "dead-stones",   "open-record",   "save-record",
    "save-game",     "figure",        "save-figure",   "play-out",
    "lift-anyway",   "place",         "cancel-place",  "nudge-left",
    "nudge-up",      "nudge-down",    "nudge-right",   "solve",
    "retry",         "cancel",        "table",         "keep",
    "forget",        "notable",       "compare",       "cancel-comparison",
    "rounds",        "round-back",    "round-on",      "rounds-play",
    "growth",        "cancel-growth", "search",        "search-longer",
    "cancel-search", "edit-move",     "edit-remove",   "edit-ko",
    "edit-undo",     "edit-redo",     "edit-start",    "edit-clear",
    "edit-mirror",   "edit-turn",     "edit-swap",     "edit-analyse",
    "edit-play",     "edit-open",     "zoom-in",       "zoom-out",
    "zoom-fit",      "language",      "theme",         "help",
    "game",          "open-size",     "menu",          "close",
    "licences",      "start-anew",    "copy-position", "copy-notation",
    "copy-link",     "link",          "open"};
static_assert(button_names.size() == static_cast<std::size_t>(Button::open) + 1);
inline constexpr std::array<std::string_view, 3> mode_names{"play", "analyse", "statistics"};
inline constexpr std::array<std::string_view, 5> tab_names{"moves", "game", "tree", "edit",
                                                           "rules"};
inline constexpr std::array<std::string_view, 3> study_names{"counts", "comparison", "rounds"};
inline constexpr std::array<std::string_view, 3> meaning_names{"reachable", "draw", "distance"};
inline constexpr std::array<std::string_view, 2> unit_names{"plies", "moves"};
inline constexpr std::array<std::string_view, 2> scale_names{"linear", "log"};
inline constexpr std::array<std::string_view, 14> toggle_names{
    "values",      "symmetry",      "turned",         "kana",         "confirm",
    "ownership",   "best-moves",    "figure-values",  "figure-plies", "figure-grey",
    "figure-dark", "figure-ground", "figure-caption", "figure-code"};
inline constexpr std::array<std::string_view, 4> players_names{"orange", "purple", "two", "watch"};
inline constexpr std::array<std::string_view, 3> strength_names{"perfect", "slipping", "random"};
inline constexpr std::array<std::string_view, 3> part_names{"columns", "rows", "line"};
inline constexpr std::array<std::string_view, 2> terms_names{"komi", "handicap"};

inline constexpr std::array<std::string_view, 4> figure_names{"board", "tree", "plot", "histogram"};
inline constexpr std::array<std::string_view, 5> format_names{"svg", "png", "tikz", "csv", "latex"};

}  // namespace kanzen::app
