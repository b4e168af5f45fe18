// Games for programs that have them solved elsewhere, as the page does in a worker.
#include "engine/adapter/make_adapter.hpp"
#include "engine/adapter/rules_adapter.hpp"
#include "engine/games/registry.hpp"

namespace kanzen {

template <class G>
std::shared_ptr<const AnyGame> make_adapter(const G& game) {
  return std::make_shared<RulesAdapter<G>>(game);
}

using gobblers::CoverRules, gobblers::Gobblers, gobblers::StrictRules;
template std::shared_ptr<const AnyGame> make_adapter(const Gobblers<1, StrictRules>&);
template std::shared_ptr<const AnyGame> make_adapter(const Gobblers<1, CoverRules>&);
template std::shared_ptr<const AnyGame> make_adapter(const Gobblers<2, StrictRules>&);
template std::shared_ptr<const AnyGame> make_adapter(const Gobblers<2, CoverRules>&);
template std::shared_ptr<const AnyGame> make_adapter(const Gobblers<3, StrictRules>&);
template std::shared_ptr<const AnyGame> make_adapter(const Gobblers<3, CoverRules>&);
template std::shared_ptr<const AnyGame> make_adapter(const gobblers::Notebook&);
template std::shared_ptr<const AnyGame> make_adapter(const dobutsu::Dobutsu&);
template std::shared_ptr<const AnyGame> make_adapter(const mnk::Mnk&);
template std::shared_ptr<const AnyGame> make_adapter(const go::Go&);

}  // namespace kanzen
