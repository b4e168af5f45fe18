#pragma once
// State machines with one type per phase.
#include <variant>

namespace kanzen::app {

// Base of a struct Self with a std::variant `phase` of these types.
template <class Self>
struct InPhases {
  // Returns the current phase if it is a Phase, otherwise null.  So do running(), done() and
  // failed().
  template <class Phase>
  const Phase* in() const {
    return std::get_if<Phase>(&static_cast<const Self*>(this)->phase);
  }
  template <class Phase>
  bool is() const {
    return in<Phase>() != nullptr;
  }
  auto* running() const { return in<typename Self::Running>(); }
  auto* done() const { return in<typename Self::Done>(); }
  auto* failed() const { return in<typename Self::Failed>(); }
};

}  // namespace kanzen::app
