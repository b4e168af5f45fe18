#pragma once
// Closure: a function object for small lambdas, copied byte by byte.  With std::function, which
// also needs a name and functions for copying for each lambda, the page's module was 15 kB larger.
// A callable without a result gives the default one.
#include <array>
#include <concepts>
#include <cstddef>
#include <cstring>
#include <type_traits>

namespace kanzen::app {

template <class Signature>
class Closure;

template <class Result, class... Arguments>
class Closure<Result(Arguments...)> {
 public:
  Closure() = default;  // empty, and not to be called
  template <class Callable>
  requires(!std::same_as<Callable, Closure>) Closure(Callable callable)
      : call_([](const void* captured, Arguments... arguments) -> Result {
          const auto& call = *static_cast<const Callable*>(captured);
          if constexpr (std::is_void_v<std::invoke_result_t<const Callable&, Arguments...>>)
            return call(arguments...), Result();
          else
            return call(arguments...);
        }) {
    static_assert(std::is_trivially_copyable_v<Callable> && sizeof callable <= sizeof captured_);
    std::memcpy(captured_.data(), &callable, sizeof callable);
  }
  explicit operator bool() const { return call_ != nullptr; }
  Result operator()(Arguments... arguments) const { return call_(captured_.data(), arguments...); }

 private:
  Result (*call_)(const void* captured, Arguments... arguments) = nullptr;
  alignas(std::max_align_t) std::array<std::byte, 48> captured_;
};

}  // namespace kanzen::app
