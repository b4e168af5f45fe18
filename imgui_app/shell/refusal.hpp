#pragma once
// Something that was refused, or could not be shown as it is.
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/diagnostic.hpp"
#include "engine/core/words.hpp"

namespace kanzen::app {

// Shown as a card until it is closed or made good.
struct Refusal {
  Words heading;
  std::string given;  // the refused text; empty: it was no text
  Diagnostic reason;
  std::optional<std::size_t> offset;  // into `given`, where the fault begins
  Words advice;
  std::vector<Diagnostic> further = {};  // reasons
  bool editable = false;                 // `given` can be made right and read again
};

}  // namespace kanzen::app
