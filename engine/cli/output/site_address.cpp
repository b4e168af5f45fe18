#include "engine/cli/output/site_address.hpp"

#include <cstdlib>

namespace kanzen::cli {

void add_site_option(Arguments& command, std::string& site) {
  command.option({"--site", "URL", "Address of the site, for the link (default: KANZEN_SITE_URL)"},
                 site);
}

Result<std::string> site_address(const std::string& given) {
  const char* const set = std::getenv(site_variable);
  const std::string site = !given.empty() ? given : set == nullptr ? "" : set;
  if (site.empty()) return site;
  const std::size_t scheme = site.starts_with("https://") ? 8 : site.starts_with("http://") ? 7 : 0;
  if (scheme == 0 || scheme == site.size() || site.find_first_of("#? \t\r\n\"<>") != site.npos)
    return Error{
        Errc::bad_notation,
        untranslated((given.empty() ? site_variable : std::string("--site")) + " \"" + site +
                     "\": expected the address of the site's folder, as "
                     "https://example.org/kanzen/")};
  return site.ends_with('/') ? site : site + '/';
}

}  // namespace kanzen::cli
