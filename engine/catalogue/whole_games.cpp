// visit_candidates of kanzen_engine: games with all their facets.
#include "engine/adapter/make_adapter.hpp"
#include "engine/catalogue/catalogue.hpp"

namespace kanzen {

Result<void> visit_candidates(std::string_view name, std::string_view rules,
                              const GameVisitor& visit) {
  return for_each_candidate(name, rules, [&](const GameId& id, const auto& make) {
    visit(id, [&] { return make_adapter(make()); });
  });
}

}  // namespace kanzen
