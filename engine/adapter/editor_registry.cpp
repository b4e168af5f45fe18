// Finds the position editor of a game.
#include "engine/adapter/position_editor.hpp"
#include "engine/adapter/rules_adapter.hpp"
#include "engine/games/dobutsu/draft.hpp"
#include "engine/games/go/draft.hpp"
#include "engine/games/gobblers/draft.hpp"
#include "engine/games/mnk/draft.hpp"
#include "engine/games/registry.hpp"

namespace kanzen {
namespace {

template <class G>
concept HasDrafts = Playable<G> && requires(const G& game, PositionDraft& draft) {
  { draft_rules(game) } -> std::same_as<DraftRules>;
  settle(game, draft);
  { draft_text(game, draft) } -> std::same_as<std::string>;
  { draft_faults(game, draft) } -> std::same_as<std::vector<DraftFault>>;
};

// Calls the game's settle(), which EditorOf::settle hides.
template <HasDrafts G>
void settle_by_rules(const G& game, PositionDraft& draft) {
  settle(game, draft);
}

template <HasDrafts G>
class EditorOf final : public PositionEditor {
 public:
  explicit EditorOf(G game) : game_(std::move(game)), rules_(draft_rules(game_)) {}

  const DraftRules& rules() const override { return rules_; }

  PositionDraft draft(const AnyState& any) const override {
    const auto state = restore<StateOf<G>>(any);
    PositionDraft draft = draft_of(game_.view(state));
    if constexpr (requires { complete(game_, state, draft); }) complete(game_, state, draft);
    return draft;
  }

  void settle(PositionDraft& draft) const override { settle_by_rules(game_, draft); }
  std::string text(const PositionDraft& draft) const override { return draft_text(game_, draft); }

  DraftCheck check(const PositionDraft& draft) const override {
    DraftCheck result;
    result.faults = draft_faults(game_, draft);
    if (!result.faults.empty()) return result;
    const auto state = game_.parse(text(draft));
    if (!state) {
      result.faults.push_back({state.error(), "refused", {}, {}});
      return result;
    }
    result.state = erase(*state);
    if constexpr (requires { is_reached(game_, *state); })
      result.reached = is_reached(game_, *state);
    return result;
  }

 private:
  G game_;
  DraftRules rules_;
};

struct Search {
  std::string_view name, rules;
  std::shared_ptr<const PositionEditor> found{};

  template <class Make>
  void operator()(const GameId& id, const Make& make) {
    using G = decltype(make());
    if constexpr (HasDrafts<G>) {
      if (!found && id.name == name && id.rules == rules)
        found = std::make_shared<EditorOf<G>>(make());
    }
  }
};

}  // namespace

std::shared_ptr<const PositionEditor> find_position_editor(std::string_view game,
                                                           std::string_view rules) {
  Search search{game, rules};
  if (!for_candidates(game, search)) return nullptr;
  return search.found;
}

}  // namespace kanzen
