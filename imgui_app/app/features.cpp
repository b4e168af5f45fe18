// The list of the features that stand alone: to remove one, delete its folder, its two lines here
// and its lines in CMakeLists.txt.  Their tabs and other panels are in this order.
#include "imgui_app/app/features.hpp"

#include "imgui_app/features/editor/editor.hpp"
#include "imgui_app/features/help/help.hpp"
#include "imgui_app/features/puzzles/puzzles.hpp"
#include "imgui_app/features/rules/rules.hpp"
#include "imgui_app/features/tree/tree.hpp"

namespace kanzen::app {

std::vector<std::unique_ptr<Feature>> make_features(const FeatureContext& context) {
  std::vector<std::unique_ptr<Feature>> features;
  const auto add = [&]<class One>() { features.push_back(std::make_unique<One>(context)); };
  add.operator()<Tree>();
  add.operator()<Editor>();
  add.operator()<Help>();
  add.operator()<Puzzles>();
  add.operator()<Rules>();
  return features;
}

}  // namespace kanzen::app
