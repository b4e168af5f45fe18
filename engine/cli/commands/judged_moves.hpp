#pragma once
// The values of a session's positions, and the output of judged moves, for `line` and `judge`.
#include <string>
#include <vector>

#include "engine/cli/cache/value_source.hpp"
#include "engine/session/judgement.hpp"

namespace kanzen::cli {

// Rates the session's current position by outcomes and distances, or by scores.
Result<RatedPosition> rate_position(const PositionValues& values, const Session& session);

struct JudgedMovesOptions : SourceOptions {
  std::string format;  // empty: given by the ending of `path`, or the first one
  std::string path;    // of --out; empty: standard output
  std::string site;    // address of the site, for a link
};

// Adds --format, --out and the options for values.  `formats`: the first one is the default.
void add_judged_moves_options(Arguments& command, JudgedMovesOptions& options,
                              const std::vector<std::string>& formats);
// Sets options.format.  Errors of format_of_file and check_out_file.
Result<void> choose_format(JudgedMovesOptions& options, const std::vector<std::string>& formats);

// Returns whether all values were found.
bool all_known(const std::vector<JudgedMove>& moves);

std::string describe(const PlayerValue& value, const GameInfo& info);

// Return the moves of the session's line, in the formats that both commands have.  `link`: of the
// session.
std::string judged_json(const std::vector<JudgedMove>& moves, const Session& session,
                        const std::string& link);
std::string judged_csv(const std::vector<JudgedMove>& moves);

// Returns a link to the session: an address if the site is known, else the part after "#".  Errors
// of site_address.
Result<std::string> link_to(const Session& session, const std::string& site);

// Returns how the session's game ends, as "The game ends: three in a line; the first player wins.",
// or "The position of ply 4 occurs again."; empty: neither is so.
std::string end_text(const Session& session);

}  // namespace kanzen::cli
