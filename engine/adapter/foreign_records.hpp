#pragma once
// Game records in the notations of other programs.  A game provides
// read_foreign_record(game, text, named) in records.hpp of its folder, found by argument-dependent
// lookup.  It is no part of AnyGame, so that only programs that read such records link it.
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/foreign_record.hpp"
#include "engine/core/result.hpp"

namespace kanzen {

struct ForeignGame {
  std::string game, rules;  // GameInfo::name and ::rules
  ForeignRecord record;
};

// Reads a text as a record of the game under these rules (empty: its first rule set), or of another
// one if the text says of which.  `game` may be empty.  nullopt: the text is in none of the
// notations.  Errc::bad_notation: a part of it is no move of its notation; Errc::illegal_move: a
// move is not legal.
std::optional<Result<ForeignGame>> read_foreign_record(std::string_view text,
                                                       std::string_view game = {},
                                                       std::string_view rules = {});

}  // namespace kanzen
