// Finds the position editor of a game.
#include "engine/adapter/position_editor.hpp"
#include "engine/adapter/rules_adapter.hpp"
#include "engine/catalogue/catalogue.hpp"
#include "engine/games/dobutsu/draft.hpp"
#include "engine/games/go/draft.hpp"
#include "engine/games/gobblers/draft.hpp"
#include "engine/games/mnk/draft.hpp"

namespace kanzen {
namespace {

template <class G>
concept HasDrafts = Playable<G> && requires(const G& game, const PositionDraft& draft) {
  { draft_rules(game) } -> std::same_as<DraftRules>;
  { format_draft(game, draft) } -> std::same_as<std::string>;
  { find_draft_faults(game, draft) } -> std::same_as<std::vector<DraftFault>>;
};

template <HasDrafts G>
class EditorOf final : public PositionEditor {
 public:
  explicit EditorOf(G game) : game_(std::move(game)), rules_(draft_rules(game_)) {}

  const DraftRules& rules() const override { return rules_; }

  PositionDraft draft(const AnyState& any) const override {
    const auto state = from_any_state<StateOf<G>>(any);
    PositionDraft draft = draft_of(game_.view(state));
    if constexpr (requires { complete(game_, state, draft); }) complete(game_, state, draft);
    return draft;
  }

  void update_derived(PositionDraft& draft) const override {
    if constexpr (requires { update_draft(game_, draft); }) update_draft(game_, draft);
  }
  std::string format(const PositionDraft& draft) const override {
    return format_draft(game_, draft);
  }

  DraftCheck check(const PositionDraft& draft) const override {
    DraftCheck result;
    result.faults = find_draft_faults(game_, draft);
    if (!result.faults.empty()) return result;
    const auto state = game_.parse(format(draft));
    if (!state) {
      result.faults.push_back({state.error(), "refused", {}, {}});
      return result;
    }
    result.state = to_any_state(*state);
    if constexpr (MayDecideReachability<G>) result.reachable = game_.is_reachable(*state);
    return result;
  }

 private:
  G game_;
  DraftRules rules_;
};

}  // namespace

std::shared_ptr<const PositionEditor> find_position_editor(std::string_view game,
                                                           std::string_view rules) {
  std::shared_ptr<const PositionEditor> found;
  const auto visited = for_each_candidate(game, rules, [&](const GameId& id, const auto& make) {
    using G = decltype(make());
    if constexpr (HasDrafts<G>) {
      if (!found && id.name == game && id.rules == rules)
        found = std::make_shared<EditorOf<G>>(make());
    }
  });
  return visited ? found : nullptr;
}

}  // namespace kanzen
