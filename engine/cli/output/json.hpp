#pragma once
// The pieces that several commands' --json share.
#include <nlohmann/json.hpp>
#include <string>

#include "engine/core/value.hpp"

namespace kanzen::cli {

using Json = nlohmann::ordered_json;  // keys stay in the order in which they are documented

// Plies, or the sweep under the notebook's rules; null for a draw.
Json distance_json(Value value);

// One line.  Bytes that are no UTF-8 are replaced.
std::string json_line(const Json& json);

}  // namespace kanzen::cli
