#pragma once
// Writes a session to a file: a record in SGF if the name ends in ".sgf", else a game file in JSON
// (docs/LINKS.md), which the page opens as well.
#include <string>

#include "engine/files/output.hpp"
#include "engine/session/session.hpp"

namespace kanzen::cli {

// Checks before the game that it can be saved there.  Errc::unsupported: the game has no records in
// SGF; errors of check_out_file.
Result<void> check_game_file(const std::string& path, const GameInfo& info);

// Writes to `output`, in JSON, if the path is that of standard output.  Errors are those of
// make_record, parse_fragment and write_file.
Result<void> write_game_file(const std::string& path, const Session& session, Output& output);

}  // namespace kanzen::cli
