#pragma once
// Opens games that other programs have written (adapter/foreign_records.hpp).
#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/session/session.hpp"

namespace kanzen {

struct OpenedRecord {
  Session session;           // at the end of the record's main line
  std::size_t left_out = 0;  // moves of the record after the end of the game
};

// Opens a text as a record of the game under these rules, or of another one if the text says of
// which; both may be empty.  nullopt: it is in none of the notations.  Errors of
// read_foreign_record.
std::optional<Result<OpenedRecord>> open_foreign_record(std::string_view text,
                                                        std::string_view game = {},
                                                        std::string_view rules = {});

}  // namespace kanzen
