#include "imgui_app/model/wording.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "imgui_app/model/position_facts.hpp"

namespace kanzen::app {
namespace {

std::string decimal(double number, int places) {
  std::array<char, 32> buffer{};
  std::snprintf(buffer.data(), buffer.size(), "%.*f", places, number);
  return buffer.data();
}

double hundredths(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

std::string filled(Language language, Text pattern, const BoardSize& size) {
  return fill(text(language, pattern),
              {std::to_string(size.columns), std::to_string(size.rows), std::to_string(size.line)});
}

unsigned in_unit(unsigned distance, Unit unit) {
  return unit == Unit::moves ? (distance + 1) / 2 : distance;
}

}  // namespace

std::string with_commas(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t from_end = 3; from_end < digits.size(); from_end += 4) {
    digits.insert(digits.size() - from_end, ",");
  }
  return digits;
}

std::string short_count(double number) {
  const bool whole = std::fmod(number, 1e6) == 0;
  if (number >= 1e6) return decimal(number / 1e6, number < 1e7 && !whole ? 1 : 0) + " M";
  if (number >= 1e4) return decimal(number / 1e3, 0) + " k";
  return with_commas(static_cast<std::uint64_t>(std::llround(number)));
}

std::string kilobytes(Language language, std::uint64_t bytes) {
  return fill(text(language, Text::kilobytes), {with_commas((bytes + 500) / 1000)});
}

std::string megabytes(Language language, std::uint64_t bytes) {
  const std::uint64_t whole = std::max<std::uint64_t>((bytes + 500'000) / 1'000'000, 1);
  return fill(text(language, Text::megabytes), {with_commas(whole)});
}

std::string seconds_words(Language language, double seconds) {
  const bool short_time = seconds < 9.95;
  return fill(text(language, Text::seconds), {decimal(seconds, short_time ? 1 : 0)});
}

std::string percent(std::uint64_t part, std::uint64_t whole) {
  const double share = hundredths(part, whole);
  return share > 0 && share < 0.005 ? "< 0.01 %" : decimal(share, 2) + " %";
}

std::string coarse_percent(std::uint64_t part, std::uint64_t whole) {
  const double share = hundredths(part, whole);
  return share > 0 && share < 0.05 ? "< 0.1 %" : decimal(share, 1) + " %";
}

std::string signed_number(int number) {
  if (number >= 0) return "+" + std::to_string(number);
  return std::string(text(Language::english, Text::minus)) + std::to_string(-number);
}

std::string notable_title(Language language, const std::string& kind) {
  struct Title {
    std::string_view kind;
    Text words;
  };
  static constexpr std::array titles{
      Title{"longest_win", Text::longest_win},
      Title{"longest_loss", Text::longest_loss},
      Title{"only_winning_move", Text::only_winning_move},
      Title{"no_safe_move", Text::no_safe_move},
      Title{"mutual_zugzwang", Text::mutual_zugzwang},
      Title{"smallest_draw", Text::smallest_draw},
  };
  for (const Title& title : titles) {
    if (title.kind == kind) return std::string(text(language, title.words));
  }
  return kind;
}

std::string_view player_name(Language language, const GameInfo& info, Player player) {
  if (info.kinds_by_player) return info.kinds[player];
  return text(language, player == 0 ? Text::orange : Text::purple);
}

std::string game_title(Language language, const GameInfo& info) {
  if (info.name.starts_with("gobblers")) return std::string(text(language, Text::game_gobblers));
  if (info.name == "tictactoe") return std::string(text(language, Text::game_tictactoe));
  if (info.any_size) return filled(language, Text::game_sized, info.size);
  return info.name;
}

std::string rules_name(Language language, const std::string& rules) {
  if (rules == "strict") return std::string(text(language, Text::rules_strict));
  if (rules == "cover") return std::string(text(language, Text::rules_cover));
  if (rules == "notebook") return std::string(text(language, Text::rules_notebook));
  if (rules == "normal") return std::string(text(language, Text::rules_normal));
  if (rules == "misere") return std::string(text(language, Text::rules_misere));
  return rules;
}

std::string sizes_words(Language language, const GameInfo& info) {
  if (info.any_size) return filled(language, Text::board_size, info.size);
  return fill(text(language, Text::sizes), {std::to_string(info.kinds.size())});
}

std::string sizes_and_rules(Language language, const GameInfo& info) {
  return fill(text(language, Text::rules_suffix),
              {sizes_words(language, info), rules_name(language, info.rules)});
}

std::string piece_name(Language language, const GameInfo& info, PieceView piece) {
  if (info.kinds_by_player) return info.kinds[piece.kind];
  const std::string& kind = info.kinds[piece.kind];
  std::string_view word = kind;
  if (kind == "S") word = text(language, Text::kind_small);
  if (kind == "M") word = text(language, Text::kind_middle);
  if (kind == "L") word = text(language, Text::kind_large);
  return fill(text(language, Text::piece_of), {player_name(language, info, piece.player), word});
}

std::string distance_words(Language language, unsigned distance, Unit unit) {
  if (unit == Unit::sweeps && distance == 0) return std::string(text(language, Text::sweep_start));
  const unsigned number = in_unit(distance, unit);
  Text pattern = Text::sweep_number;
  if (unit == Unit::plies) pattern = Text::plies_number;
  if (unit == Unit::moves) pattern = Text::moves_number;
  return fill(text(language, pattern), {std::to_string(number)});
}

std::string distance_figure(Value value, Unit unit) {
  if (unit == Unit::outcomes) return {};
  if (value.outcome == Outcome::draw)
    return std::string(text(Language::english, Text::no_distance));
  return std::to_string(in_unit(value.distance, unit));
}

std::string value_words(const State& state, Value value, Player mover) {
  const Language language = state.language;
  if (value.outcome == Outcome::draw) return std::string(text(language, Text::draw_verdict));
  const Player winner = value.outcome == Outcome::win ? mover : static_cast<Player>(1 - mover);
  const std::string_view name = player_name(language, state.session->info(), winner);
  const Unit unit = shown_unit(state);
  if (unit == Unit::outcomes) return fill(text(language, Text::wins), {name});
  const Text pattern = unit == Unit::sweeps ? Text::and_by : Text::wins_in;
  return fill(text(language, pattern), {name, distance_words(language, value.distance, unit)});
}

std::string square_words(const State& state, unsigned square) {
  const Session& session = *state.session;
  const SquareView& view = session.board().squares[square];
  std::string pieces(text(state.language, Text::nothing_there));
  for (std::size_t i = 0; i < view.stack.size(); ++i) {
    const std::string piece = piece_name(state.language, session.info(), view.stack[i]);
    pieces = i == 0 ? piece : fill(text(state.language, Text::covering), {piece, pieces});
  }
  std::string words = fill(text(state.language, Text::square_label), {view.name, pieces});
  const auto value = state.values ? best_to_square(session, square) : std::nullopt;
  if (value) {
    words += "; " + value_words(state, *value, session.board().to_move);
  }
  return words;
}

std::string hand_words(const State& state, unsigned hand) {
  const Session& session = *state.session;
  const HandView& view = session.board().hands[hand];
  return fill(text(state.language, Text::hand_label),
              {piece_name(state.language, session.info(), view.piece), std::to_string(view.count)});
}

std::string move_words(const State& state, const MoveView& move) {
  const Session& session = *state.session;
  std::string words;
  if (is_losing_lift(move)) words = text(state.language, Text::lift_loses);
  if (move.pieces_above > 0) words = text(state.language, Text::hidden_piece);
  const auto value = state.values ? value_of_move(session, move.text) : std::nullopt;
  if (value) {
    if (!words.empty()) words += "; ";
    words += value_words(state, *value, session.board().to_move);
  }
  if (words.empty()) return move.text;
  return fill(text(state.language, Text::move_label), {move.text, words});
}

std::string uncovered_words(const State& state, const MoveView& lift) {
  const BoardView& board = state.session->board();
  std::string squares;
  for (const unsigned square : lift.end->squares) {
    if (!squares.empty()) squares += ' ';
    squares += board.squares[square].name;
  }
  const auto opponent = static_cast<Player>(1 - lift.piece.player);
  return fill(text(state.language, Text::line_uncovered),
              {player_name(state.language, state.session->info(), opponent), squares});
}

}  // namespace kanzen::app
