#pragma once
// What is in one of several phases, each a type of its own.
#include <variant>

namespace kanzen::app {

// The base of a struct Self whose variant `phase` has them.
template <class Self>
struct InPhases {
  // Null: it is in another phase, as with all of these.
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
