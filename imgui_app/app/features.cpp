// The list of the features: to remove one, delete its folder, its two lines here and its lines in
// CMakeLists.txt.  Their tabs and other panels are in this order.  The last one is the first that
// is notified of changes, and that is asked to take an item or a text.
#include "imgui_app/app/features.hpp"

#include "imgui_app/features/analysis/controller.hpp"
#include "imgui_app/features/board/controller.hpp"
#include "imgui_app/features/correspondence/correspondence.hpp"
#include "imgui_app/features/drawings/drawings.hpp"
#include "imgui_app/features/editor/editor.hpp"
#include "imgui_app/features/files/controller.hpp"
#include "imgui_app/features/games/games.hpp"
#include "imgui_app/features/go/controller.hpp"
#include "imgui_app/features/help/help.hpp"
#include "imgui_app/features/laboratory/laboratory.hpp"
#include "imgui_app/features/play/controller.hpp"
#include "imgui_app/features/practice/practice.hpp"
#include "imgui_app/features/puzzles/puzzles.hpp"
#include "imgui_app/features/rules/rules.hpp"
#include "imgui_app/features/studies/controller.hpp"
#include "imgui_app/features/tree/tree.hpp"

namespace kanzen::app {

std::vector<std::unique_ptr<Feature>> make_features(const FeatureContext& context) {
  std::vector<std::unique_ptr<Feature>> features;
  const auto add = [&]<class One>() { features.push_back(std::make_unique<One>(context)); };
  add.operator()<StudiesController>();
  add.operator()<Laboratory>();
  add.operator()<AnalysisController>();
  add.operator()<GoController>();
  add.operator()<BoardController>();
  add.operator()<PlayController>();
  add.operator()<Tree>();
  add.operator()<Editor>();
  add.operator()<Games>();
  add.operator()<Help>();
  add.operator()<Puzzles>();
  add.operator()<Practice>();
  add.operator()<Correspondence>();
  add.operator()<Drawings>();
  add.operator()<Rules>();
  add.operator()<FilesController>();
  return features;
}

}  // namespace kanzen::app
