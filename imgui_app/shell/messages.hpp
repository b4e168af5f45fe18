#pragma once
// What the engine and the page's JavaScript say in English, in the visitor's language.
//
// Their messages stay English sentences without a full stop, as the command line and the
// JavaScript API show them; the page translates when it shows one, by a table of patterns.  A
// slot %1 stands for text that is the same in both languages, a slot $1 for a message or phrase
// that is in the table itself.  The row with the most characters outside its slots wins.
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "imgui_app/shell/strings.hpp"

namespace kanzen::app {

// English is left as it is; what no row knows stands behind a Japanese remark.
std::string translated(Language language, std::string_view message);
// The same with its full stop.
std::string sentence(Language language, std::string_view message);

// --- the table

std::span<const Words> text_messages();      // about links, notation, moves and names
std::span<const Words> value_messages();     // about solving, searching, keeping, and files
std::span<const Words> table_messages();     // about tables and their chunks
std::span<const Words> manifest_messages();  // about a table's manifest
std::span<const Words> record_messages();    // about game records
std::span<const Words> file_messages();      // about saving, and files of games
using MessageTable = std::vector<std::span<const Words>>;
// All of them, with those of the families of games (GameWords::messages).
MessageTable all_messages();

// nullopt: no row knows it, or the phrase in one of its slots.  The time grows with the length
// of the message alone, whatever is in it.
std::optional<std::string> in_japanese(std::string_view message, const MessageTable& table);

}  // namespace kanzen::app
