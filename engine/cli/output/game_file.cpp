#include "engine/cli/output/game_file.hpp"

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/cli/output/json.hpp"
#include "engine/cli/output/out_file.hpp"
#include "engine/core/numbers.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/record/game_record.hpp"
#include "engine/session/link.hpp"

namespace kanzen::cli {
namespace {

constexpr int game_file_version = 1;

bool is_record_name(const std::string& path) {
  return to_lower(std::filesystem::path(path).extension().string()) == ".sgf";
}

// Converts the moves of a link to lists: each move is its text, or an object with its variations.
Json lists_of_moves(std::string_view text) {
  std::vector<Json> open = {Json::array()};  // the main line, and the variations around `text`
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(".()"), text.size());
    if (end > 0) open.back().push_back(std::string(text.substr(0, end)));
    const char mark = end < text.size() ? text[end] : '.';
    text.remove_prefix(std::min(end + 1, text.size()));
    if (mark == '(') {
      Json& replaced = open.back().back();
      if (replaced.is_string()) {
        Json with_variations;
        with_variations["move"] = std::move(replaced);
        with_variations["variations"] = Json::array();
        replaced = std::move(with_variations);
      }
      open.push_back(Json::array());
    } else if (mark == ')' && open.size() > 1) {
      Json variation = std::move(open.back());
      open.pop_back();
      open.back().back()["variations"].push_back(std::move(variation));
    }
  }
  return std::move(open.front());
}

Result<std::string> game_file_text(const Session& session) {
  const auto entries = parse_fragment(whole_link_to(session));
  if (!entries) return entries.error();
  Json file;
  file["format"] = "kanzen-game";
  file["version"] = game_file_version;
  for (const char* key :
       {"game", "rules", "komi", "position", "moves", "variation", "ply", "marks"}) {
    const auto entry = entries->find(key);
    const std::string_view name = key;
    if (name == "moves")
      file[key] = lists_of_moves(entry == entries->end() ? std::string_view() : entry->second);
    else if (entry == entries->end())
      continue;
    else if (name == "komi")
      file[key] = session.info().komi.value_or(0);
    else if (name == "variation" || name == "ply")
      file[key] = parse_number<unsigned>(entry->second).value_or(0);
    else
      file[key] = entry->second;
  }
  constexpr int indent = 2;
  return file.dump(indent) + '\n';
}

}  // namespace

Result<void> check_game_file(const std::string& path, const GameInfo& info) {
  const bool is_record = is_record_name(path);
  if (is_record && !(info.on_crossings && info.komi))
    return Error{Errc::unsupported,
                 untranslated("--save \"" + path + "\": " + info.name +
                              " has no records in SGF; expected a name that ends in .json")};
  return check_out_file(path, is_record ? "sgf" : "json", "--save");
}

Result<void> write_game_file(const std::string& path, const Session& session, Output& output) {
  const auto text = is_record_name(path) ? format_record(session) : game_file_text(session);
  if (!text) return text.error();
  // Unlike write_out_file, this writes the game after Ctrl-C as well.
  if (!is_standard_output(path)) return write_file(path, *text);
  output.write(*text);
  return {};
}

}  // namespace kanzen::cli
