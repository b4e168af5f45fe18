#include "engine/cli/output/json.hpp"

namespace kanzen {
namespace cli {

Json distance_json(Value value) {
  if (value.outcome == Outcome::draw) return nullptr;
  return value.distance;
}

std::string json_line(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace cli

void to_json(cli::Json& json, Value value) {
  json = {{"outcome", name_of(value.outcome)}, {"distance", cli::distance_json(value)}};
}

}  // namespace kanzen
