// The page's module reads a table's manifest by itself, so that the first values need neither a
// worker nor its engine.  Types: kanzen-page.d.mts.
#include <emscripten/bind.h>

#include <memory>
#include <string>
#include <utility>

#include "engine/adapter/value_page.hpp"
#include "web/bindings/codec.hpp"

namespace kanzen::web {
namespace {

class OpenedManifest {
 public:
  OpenedManifest(std::shared_ptr<const AnyGame> game, std::unique_ptr<TableValues> values)
      : game_(std::move(game)), values_(std::move(values)) {}

  val info() const { return to_js(values_->info()); }
  val probe(const std::string& position) const {
    const Result<AnyState> state = game_->parse(position);
    return state ? answer(values_->probe(*state)) : failure(state.error());
  }

 private:
  std::shared_ptr<const AnyGame> game_;
  std::unique_ptr<TableValues> values_;
};

val open_manifest(const std::string& game, const std::string& rules, const std::string& text) {
  auto found = find_game(game, rules);
  if (!found) return failure(found.error());
  auto values = open_opening_values(*found, text);
  if (!values) return failure(values.error());
  return success(val(std::make_shared<OpenedManifest>(*std::move(found), *std::move(values))));
}

}  // namespace

EMSCRIPTEN_BINDINGS(kanzen_opening) {
  using namespace emscripten;
  function("openManifest", &open_manifest);
  class_<OpenedManifest>("OpenedManifest")
      .smart_ptr<std::shared_ptr<OpenedManifest>>("OpenedManifestPointer")
      .function("info", &OpenedManifest::info)
      .function("probe", &OpenedManifest::probe);
}

}  // namespace kanzen::web
