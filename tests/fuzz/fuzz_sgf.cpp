// For any bytes, a file of game records is refused with a message, or it is the same after it is
// written and read again, and so is the session of each of its games.
#include <cstdlib>
#include <string>
#include <string_view>

#include "engine/record/game_record.hpp"
#include "tests/engine/character_sets.hpp"

namespace {

void check_record(const kanzen::sgf::Tree& tree) {
  const auto record = kanzen::open_record(tree);
  if (!record) {
    if (record.error().message.empty()) std::abort();
    return;
  }
  const auto saved = kanzen::make_record(record->session, record->texts);
  if (!saved) std::abort();
  // The texts are compared, since a session numbers its nodes in the order of their creation, and a
  // file in that of its text.
  const std::string written = kanzen::sgf::format({*saved});
  const auto again = kanzen::sgf::parse(written);
  if (!again || !again->notes.empty() || again->games.size() != 1 ||
      kanzen::sgf::format(again->games) != written)
    std::abort();
  const auto opened = kanzen::open_record(again->games[0]);
  if (!opened || opened->session.nodes().size() != record->session.nodes().size()) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  const auto text = kanzen::sgf::decode(bytes, kanzen::decode_characters);
  if (!text) {
    if (text.error().message.empty()) std::abort();
    return 0;
  }
  const auto parsed = kanzen::sgf::parse(text->text);
  if (!parsed) {
    if (parsed.error().message.empty()) std::abort();
    return 0;
  }
  const kanzen::sgf::Collection& games = parsed->games;
  const std::string written = kanzen::sgf::format(games);
  const auto again = kanzen::sgf::parse(written);
  if (!again || !again->notes.empty() || again->games != games ||
      kanzen::sgf::format(again->games) != written)
    std::abort();
  if (kanzen::describe_record_games(games).size() != games.size()) std::abort();
  for (std::size_t game = 0; game < games.size() && game < 4; ++game) check_record(games[game]);
  return 0;
}
