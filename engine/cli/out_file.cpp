#include "engine/cli/out_file.hpp"

#include "engine/cli/interrupt.hpp"

namespace kanzen::cli {

Result<void> check_out_file(const std::string& path) {
  return path.empty() ? Result<void>() : check_writable(path);
}

Result<void> write_out_file(const std::string& path, const FileWriter& write, Output& output) {
  const Error cancelled{Errc::cancelled, "interrupted"};
  const FileWriter until_interrupted = [&](const TextSink& sink) -> Result<void> {
    auto written = write([&](std::string_view text) { return sink(text) && !interrupted(); });
    if (interrupted()) return cancelled;
    return written;
  };
  if (path.empty())
    return until_interrupted([&](std::string_view text) { return output.write(text); });
  auto written = write_file(path, until_interrupted);
  if (!written && interrupted()) return cancelled;  // whatever a call of the system said of it
  return written;
}

}  // namespace kanzen::cli
