#pragma once
// Help: the dialog that explains how to play, what the values mean, and the keys.
#include "imgui_app/features/feature.hpp"

namespace kanzen::app {

class Help final : public Feature {
 public:
  explicit Help(const FeatureContext& context);

  void add_panels(Panels& panels) const override;
};

}  // namespace kanzen::app
