// The games of one text: their names, and one of them.
#include "engine/record/game_record.hpp"
#include "engine/record/phrases.hpp"
#include "engine/record/sgf_text.hpp"

namespace kanzen {

Result<GameRecord> open_record(std::string_view text, std::optional<std::size_t> game,
                               const RecordOptions& options) {
  const auto games = sgf::read(text);
  if (!games) return games.error();
  if (!game && games->size() > 1)
    return Error{Errc::unsupported, {phrase::which_game, games->size()}};
  const std::size_t number = game.value_or(0);
  if (number >= games->size()) return Error{Errc::unsupported, {phrase::no_such_game, number + 1}};
  return open_record((*games)[number], options);
}

std::vector<std::string> record_names(const sgf::Collection& games) {
  std::vector<std::string> names;
  for (const sgf::Tree& tree : games) {
    const sgf::Node& root = tree.nodes[0];
    const auto text = [&](const char* name) { return sgf::simple_text_of(root.value(name)); };
    std::string name = text("GN");
    const auto append = [&](const char* between, const std::string& more) {
      if (!more.empty()) name += (name.empty() ? "" : between) + more;
    };
    if (!text("PB").empty() || !text("PW").empty())
      append(": ", (text("PB").empty() ? "?" : text("PB")) + " - " +
                       (text("PW").empty() ? "?" : text("PW")));
    append(", ", text("EV"));
    append(", ", text("DT"));
    names.push_back(std::to_string(names.size() + 1) + (name.empty() ? "" : ". " + name));
  }
  return names;
}

Result<std::vector<std::string>> names_in_record(std::string_view text) {
  const auto games = sgf::read(text);
  if (!games) return games.error();
  return record_names(*games);
}

}  // namespace kanzen
