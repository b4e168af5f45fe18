#pragma once
// Texts of game records in the notations of other programs: words, and the tags and moves of PGN.
#include <optional>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"

namespace kanzen {

// Returns the non-empty parts between these characters.
std::vector<std::string_view> words_of(std::string_view text,
                                       std::string_view separators = " \t\r\n");
// Returns the text of a tag: "x" of [Variant "x"]; nullopt: there is none.
std::optional<std::string_view> tag_in(std::string_view text, std::string_view name);
// Returns the moves of PGN, without tags, comments, variations, numbers and the result.
std::vector<std::string_view> words_of_pgn(std::string_view text);

// The error for a move that is no text of the notation.  `number` counts from 1.
Error unread_move(std::size_t number, std::string_view text);
// The error for a move that is not possible, with the reason.
Error impossible_move(std::size_t number, std::string_view text, const Diagnostic& why);

}  // namespace kanzen
