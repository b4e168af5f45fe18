// visit_candidates of kanzen_rules: games without facets, for programs that solve elsewhere, as the
// page does in a worker.
#include "engine/adapter/make_adapter.hpp"
#include "engine/adapter/rules_adapter.hpp"
#include "engine/catalogue/catalogue.hpp"

namespace kanzen {

Result<void> visit_candidates(std::string_view name, std::string_view rules,
                              const GameVisitor& visit) {
  return for_each_candidate(name, rules, [&](const GameId& id, const auto& make) {
    visit(id, [&] { return std::make_shared<RulesAdapter<decltype(make())>>(make()); });
  });
}

}  // namespace kanzen
