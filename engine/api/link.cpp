#include "engine/api/link.hpp"

#include <algorithm>
#include <charconv>

#include "engine/core/numbers.hpp"
#include "engine/core/quoted.hpp"

namespace kanzen {
namespace {

constexpr std::string_view hex_digits = "0123456789ABCDEFabcdef";

Result<std::string> unescaped(std::string_view text, std::size_t offset) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      result += text[i];
      continue;
    }
    const std::string_view digits = text.substr(i + 1, 2);
    if (digits.size() < 2 || digits.find_first_not_of(hex_digits) != std::string_view::npos)
      return Error{Errc::bad_notation,
                   "the link has a broken escape \"" + std::string(text.substr(i, 3)) +
                       "\"; right would be % and two hexadecimal digits",
                   offset + i};
    unsigned byte = 0;
    std::from_chars(digits.data(), digits.data() + 2, byte, 16);
    result += static_cast<char>(byte);
    i += 2;
  }
  return result;
}

std::string value_or_empty(const std::map<std::string, std::string>& entries, const char* key) {
  const auto found = entries.find(key);
  return found == entries.end() ? std::string() : found->second;
}

Error in_link(const char* key, const Error& error) {
  return {error.code, std::string("the link's ") + key + ": " + error.message, error.offset};
}

Result<void> play_all(Session& session, std::string_view moves) {
  while (!moves.empty() && session.ply() < longest_linked_line) {
    const std::size_t dot = moves.find('.');
    if (auto played = session.play(moves.substr(0, dot)); !played)
      return in_link("moves", played.error());
    if (dot == std::string_view::npos) break;
    moves.remove_prefix(dot + 1);
    if (moves.empty())
      return Error{Errc::bad_notation, "the link's moves: the last one is missing after the dot"};
  }
  return {};
}

Result<std::shared_ptr<const AnyGame>> with_linked_komi(const std::shared_ptr<const AnyGame>& game,
                                                        const std::string& text) {
  const auto komi = points_in(text);
  if (!komi)
    return Error{Errc::bad_notation, "the link's komi: \"" + excerpt(text) +
                                         "\"; right would be whole or half points, as 6.5"};
  auto changed = game_with_komi(game, komi);
  if (!changed) return in_link("komi", changed.error());
  return changed;
}

// As the link has it; empty: the game's own.
std::string komi_in_link(const GameInfo& info) {
  if (!info.komi) return {};
  const auto usual = find_game(info.name, info.rules);
  if (usual && (*usual)->info().komi == info.komi) return {};
  return "&komi=" + half_points(*info.komi);
}

std::size_t count_moves(std::string_view moves) {
  if (moves.empty()) return 0;
  return 1 + static_cast<std::size_t>(std::count(moves.begin(), moves.end(), '.'));
}

// `named` moves are in the link, of which not all may have been played.
Result<void> go_to_ply(Session& session, const std::string& text, std::size_t named) {
  const std::size_t last = std::max(session.ply(), named);
  const auto ply = whole_number<std::size_t>(text);
  if (!ply || *ply > last)
    return Error{Errc::bad_notation, "the link's ply: \"" + excerpt(text) +
                                         "\"; right would be 0 to " + std::to_string(last)};
  session.jump(session.line()[std::min(*ply, session.ply())]);
  return {};
}

}  // namespace

Result<std::map<std::string, std::string>> parse_fragment(std::string_view fragment) {
  if (fragment.size() > longest_link)
    return Error{Errc::bad_notation, "the link has " + std::to_string(fragment.size()) +
                                         " characters; right would be up to " +
                                         std::to_string(longest_link)};
  std::map<std::string, std::string> entries;
  std::size_t at = 0;
  while (at < fragment.size()) {
    const std::size_t end = std::min(fragment.find('&', at), fragment.size());
    const std::string_view entry = fragment.substr(at, end - at);
    const std::size_t equals = entry.find('=');
    if (!entry.empty() && equals == std::string_view::npos)
      return Error{Errc::bad_notation,
                   "the link has \"" + excerpt(entry) + "\" where key=value would be right", at};
    if (!entry.empty()) {
      auto value = unescaped(entry.substr(equals + 1), at + equals + 1);
      if (!value) return value.error();
      entries[std::string(entry.substr(0, equals))] = *std::move(value);
    }
    at = end + 1;
  }
  return entries;
}

Result<Session> session_from_link(std::string_view fragment) {
  const auto entries = parse_fragment(fragment);
  if (!entries) return entries.error();
  const std::string game = value_or_empty(*entries, "game");
  if (game.empty())
    return Error{Errc::bad_notation,
                 "the link names no game; right would be game=" + std::string(first_game())};
  auto opened = find_game(game, value_or_empty(*entries, "rules"));
  if (!opened)
    return in_link(opened.error().code == Errc::unknown_rules ? "rules" : "game", opened.error());
  if (const auto text = value_or_empty(*entries, "komi"); !text.empty()) {
    opened = with_linked_komi(*opened, text);
    if (!opened) return opened.error();
  }
  auto session = Result<Session>(Session(*std::move(opened)));
  if (const auto text = value_or_empty(*entries, "position"); !text.empty())
    if (auto set = session->set_position(text); !set) return in_link("position", set.error());
  const std::string moves = value_or_empty(*entries, "moves");
  if (auto played = play_all(*session, moves); !played) return played.error();
  if (const auto text = value_or_empty(*entries, "ply"); !text.empty())
    if (auto gone = go_to_ply(*session, text, count_moves(moves)); !gone) return gone.error();
  return session;
}

std::size_t moves_left_out(std::string_view fragment) {
  const auto entries = parse_fragment(fragment);
  const std::size_t named = entries ? count_moves(value_or_empty(*entries, "moves")) : 0;
  return named - std::min(named, longest_linked_line);
}

std::string link_to(const Session& session) {
  std::string link = "game=" + session.info().name + "&rules=" + session.info().rules;
  link += komi_in_link(session.info());
  const std::string& root = session.position(0);
  if (root != session.game().format(session.game().initial())) link += "&position=" + root;
  std::string moves;
  const auto line = session.line();
  for (std::size_t i = 1; i < line.size(); ++i)
    moves += (moves.empty() ? "" : ".") + session.move_to(line[i]);
  if (!moves.empty()) link += "&moves=" + moves;
  if (session.ply() + 1 != line.size()) link += "&ply=" + std::to_string(session.ply());
  return link;
}

}  // namespace kanzen
