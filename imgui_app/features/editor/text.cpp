// Text that is typed or pasted into the editor's field.
#include <algorithm>

#include "engine/core/phrases.hpp"
#include "engine/record/game_record.hpp"
#include "engine/session/link.hpp"
#include "imgui_app/features/editor/draft.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/pasted.hpp"

namespace kanzen::app {
namespace {

bool is_number(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::vector<std::string> words_of_line(std::string_view text) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(" \t\r\n.", at), text.size());
    // Move numbers are skipped.
    const std::string_view word = text.substr(at, end - at);
    if (!is_number(word)) words.emplace_back(word);
    at = end + 1;
  }
  return words;
}

// Returns the interpretation as a text of this kind, which `read` can open or not.
template <class T>
ParsedText parsed_as(ParsedText::Kind kind, const Result<T>& read) {
  return {kind, read ? std::nullopt : std::optional(read.error()), 0};
}

}  // namespace

std::optional<Result<Session>> session_of_moves(const Session& like, std::string_view text) {
  const std::vector<std::string> moves = words_of_line(text);
  Session session = like;
  if (moves.empty() || !session.set_position(session.info().start)) return std::nullopt;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (i >= longest_linked_line)
      return Error{Errc::unsupported,
                   {phrase::longest_linked_line, format_with_commas(longest_linked_line)}};
    if (const auto played = session.play(moves[i]); !played) {
      // A text that does not begin with a move is of another kind.
      if (i == 0 && played.error().code == Errc::bad_notation) return std::nullopt;
      return played.error();
    }
  }
  return session;
}

ParsedText parse_text(const Session& session, const std::string& text) {
  if (is_link(text)) return parsed_as(ParsedText::Kind::link, session_from_link(link_in(text)));
  if (has_sgf_start(text)) return parsed_as(ParsedText::Kind::record, describe_games_in_text(text));
  const auto position = session.game().parse(text);
  if (position) {
    const auto kind = is_number(text) ? ParsedText::Kind::number : ParsedText::Kind::position;
    return {kind, {}, 0, *position};
  }
  if (const auto played = session_of_moves(session, text)) {
    if (!*played) return {ParsedText::Kind::moves, played->error(), 0};
    return {ParsedText::Kind::moves, {}, (*played)->ply()};
  }
  return {ParsedText::Kind::position, position.error(), 0};
}

}  // namespace kanzen::app
