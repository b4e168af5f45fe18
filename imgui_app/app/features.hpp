#pragma once
// The features of the page.
#include <memory>
#include <vector>

#include "imgui_app/features/feature.hpp"

namespace kanzen::app {

std::vector<std::unique_ptr<Feature>> make_features(const FeatureContext& context);

}  // namespace kanzen::app
