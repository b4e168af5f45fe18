#pragma once
// The address of the site, for links in output.
#include <string>

#include "engine/cli/arguments.hpp"
#include "engine/core/result.hpp"

namespace kanzen::cli {

inline constexpr const char* site_variable = "KANZEN_SITE_URL";

void add_site_option(Arguments& command, std::string& site);

// Returns the site's URL with a slash at the end, from the value of --site or, if that is empty, of
// KANZEN_SITE_URL; empty if neither is set.  Errc::bad_notation: it is not the URL of a folder.
Result<std::string> site_address(const std::string& given);

}  // namespace kanzen::cli
