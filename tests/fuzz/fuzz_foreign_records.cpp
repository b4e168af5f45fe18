// For any bytes, a record of another program is not recognised, refused with a message, or a game
// whose moves can be played.
#include <cstdlib>
#include <string_view>

#include "engine/session/foreign_record.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const char* game : {"", "dobutsu", "tictactoe"}) {
    const auto read = kanzen::open_foreign_record(text, game);
    if (!read) continue;
    if (!*read) {
      if (read->error().message.empty() || read->error().japanese.empty()) std::abort();
      continue;
    }
    const kanzen::Session& session = (**read).session;
    if (!session.game().parse(session.position())) std::abort();
  }
  return 0;
}
