#pragma once
// Words as LaTeX sets them: its special characters escaped, nothing run together to a ligature that
// would make another sign of it ("--" a dash).  Japanese stays as it is: LuaLaTeX with luatexja, or
// upLaTeX, sets it.
#include <string>
#include <string_view>

namespace kanzen {

std::string latex_text(std::string_view words);

}  // namespace kanzen
