#include "imgui_app/text/formatting.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "engine/core/numbers.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/session/position_queries.hpp"
#include "imgui_app/text/words.hpp"

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

bool shows_initials(const State& state) {
  return state.settings.initials && words_of(state.session->info()).has_initials;
}

// Writes a point as on the board's edge, in upper case, and a pass as a word.
std::string as_board_coordinates(const State& state, std::string move) {
  if (move == name_of(MoveKind::pass)) return words(state, word::pass_turn);
  return capitalised(std::move(move));
}

std::string one_figure(const GameInfo& info, double points) {
  if (points == 0) return "0";
  return format_leader_points(info, points > 0 ? Player{0} : Player{1},
                              format_points(std::abs(points)));
}

unsigned in_unit(unsigned distance, Unit unit) {
  return unit == Unit::moves ? moves_of_plies(distance) : distance;
}

}  // namespace

std::string format_short_count(Language language, double number) {
  const double small_unit = language == Language::japanese ? 1e4 : 1e3;
  const double large_unit = small_unit * small_unit;
  const auto in = [&](double unit, const Words& name) {
    const bool tenths = number < 9.95 * unit && std::fmod(number, unit) != 0;
    return decimal(number / unit, tenths ? 1 : 0).append(name.in(language));
  };
  // A number that would be rounded to a whole larger unit is given in that unit.
  if (number >= large_unit - small_unit / 2) return in(large_unit, word::large_unit);
  if (number >= small_unit - 0.5) return in(small_unit, word::small_unit);
  return decimal(number, 0);
}

std::string format_kilobytes(Language language, std::uint64_t bytes) {
  return fill(word::kilobytes.in(language), {format_with_commas((bytes + 500) / 1000)});
}

std::string format_megabytes(Language language, std::uint64_t bytes) {
  const std::uint64_t whole = std::max<std::uint64_t>((bytes + 500'000) / 1'000'000, 1);
  return fill(word::megabytes.in(language), {format_with_commas(whole)});
}

std::string words(const State& state, const Words& what) {
  return std::string(what.in(state.settings.language));
}

std::string format_whole_seconds(double seconds) { return std::to_string(std::lround(seconds)); }

std::string format_seconds(Language language, double seconds) {
  const bool short_time = seconds < 9.95;
  return fill(word::seconds.in(language), {decimal(seconds, short_time ? 1 : 0)});
}

std::string format_percent(std::uint64_t part, std::uint64_t whole) {
  const double share = hundredths(part, whole);
  return share > 0 && share < 0.005 ? "< 0.01 %" : decimal(share, 2) + " %";
}

std::string format_coarse_percent(std::uint64_t part, std::uint64_t whole) {
  const double share = hundredths(part, whole);
  return share > 0 && share < 0.05 ? "< 0.1 %" : decimal(share, 1) + " %";
}

std::string format_whole_percent(double share) {
  return std::to_string(std::lround(100 * share)) + '%';
}

std::string format_signed(double points) {
  const std::string sign(points < 0 ? word::minus.in(Language::english) : "+");
  return sign + format_points(std::abs(points));
}

std::string sentence(Language language, const Diagnostic& diagnostic) {
  return diagnostic.in(language) + std::string(word::full_stop.in(language));
}

std::string_view player_name(const State& state, Player player) {
  return player_name(state.settings.language, state.session->info(), player);
}

std::string_view mover_name(const State& state) {
  return player_name(state, state.session->board().to_move);
}

std::string sizes_and_rules(Language language, const GameInfo& info) {
  const std::string rules = rules_name(language, info, info.rules);
  const std::string size = size_label(language, info);
  return size.empty() ? rules : fill(word::rules_suffix.in(language), {size, rules});
}

std::string piece_name(Language language, const GameInfo& info, PieceView piece) {
  const GameWords& words = words_of(info);
  const std::string& letter = info.kinds[piece.kind];
  const Words* kind = find_words(words.kinds, letter);
  return fill(words.piece.in(language),
              {player_name(language, info, piece.player),
               kind == nullptr ? std::string_view(letter) : kind->in(language)});
}

std::string piece_name(const State& state, PieceView piece) {
  return piece_name(state.settings.language, state.session->info(), piece);
}

std::string format_distance(Language language, unsigned distance, Unit unit) {
  const unsigned number = in_unit(distance, unit);
  Words pattern = word::sweep_number;
  if (unit == Unit::plies) pattern = word::plies_number;
  if (unit == Unit::moves) pattern = word::moves_number;
  return fill(pattern.in(language), {std::to_string(number)});
}

std::string format_distance_number(Value value, Unit unit) {
  if (unit == Unit::outcomes) return {};
  if (value.outcome == Outcome::draw) return std::string(word::no_distance.in(Language::english));
  return std::to_string(in_unit(value.distance, unit));
}

std::string format_value(const State& state, Value value, Player mover) {
  const Language language = state.settings.language;
  if (value.outcome == Outcome::draw) return std::string(word::draw_verdict.in(language));
  const Player winner = value.outcome == Outcome::win ? mover : static_cast<Player>(1 - mover);
  const std::string_view name = player_name(state, winner);
  const Unit unit = shown_unit(state);
  if (unit == Unit::outcomes) return fill(word::wins.in(language), {name});
  const Words& pattern = unit == Unit::sweeps ? word::and_by : word::wins_in;
  return fill(pattern.in(language), {name, format_distance(language, value.distance, unit)});
}

std::string format_leader_points(const GameInfo& info, Player leader, const std::string& points) {
  return std::string(1, player_name(Language::english, info, leader).front()) + '+' + points;
}

std::string format_score_lead(const GameInfo& info, const ScoreLead& lead) {
  const std::string low = one_figure(info, lead.low);
  if (lead.one_score()) return low;
  // Both ends have the same winner, whose initial is written once, with the smaller lead first.
  if (lead.low > 0) return low + "–" + format_points(lead.high);
  if (lead.high < 0) return one_figure(info, lead.high) + "–" + format_points(-lead.low);
  return low + "–" + one_figure(info, lead.high);
}

Words heading_of_failure(const Solving& solving) {
  if (solving.is<Solving::Failed>()) return word::failed;
  if (solving.is<Solving::Lost>()) return word::values_lost;
  const Error* error = solving.error();
  const bool damaged = error != nullptr && error->code == Errc::corrupt_data;
  return damaged ? word::saved_values_discarded : word::saved_values_unreadable;
}

std::string capitalised(std::string text) {
  if (!text.empty()) text.front() = to_upper(text.front());
  return text;
}

std::string describe_repetition(const State& state) {
  const Session& session = *state.session;
  if (const auto ply = session.would_repeat())
    return fill(words(state, word::position_repeated), {std::to_string(*ply)});
  const std::vector<std::size_t> plies = session.earlier_occurrences();
  if (plies.empty()) return {};
  return fill(words(state, word::position_repeated_freely), {std::to_string(plies.back())});
}

std::string deciding_squares(const BoardView& board, const GameEnd& end) {
  return kanzen::joined(
      end.squares, " ", [&](unsigned square) -> const auto& { return board.squares[square].name; });
}

std::string describe_hand(const State& state, unsigned hand) {
  const Session& session = *state.session;
  const HandView& view = session.board().hands[hand];
  return fill(word::hand_label.in(state.settings.language),
              {piece_name(state, view.piece), std::to_string(view.count)});
}

std::string move_text(const State& state, const MoveView& move) {
  if (state.session->info().on_crossings) return as_board_coordinates(state, move.text);
  if (!shows_initials(state)) return move.text;
  const GameInfo& info = state.session->info();
  const Words* kind = find_words(words_of(info).kinds, info.kinds[move.piece.kind]);
  std::string text(kind == nullptr ? std::string_view() : initial_of(*kind));
  // The initial replaces the piece's letter, with which the notation of a drop begins.
  return text.append(move.from ? " " : "").append(move.text, move.from ? 0 : 1);
}

std::vector<std::string> line_texts(const State& state, Session::Node from,
                                    std::span<const std::string> moves) {
  const AnyGame& game = state.session->game();
  std::vector<std::string> texts(moves.begin(), moves.end());
  if (state.session->info().on_crossings) {
    for (std::string& text : texts) text = as_board_coordinates(state, std::move(text));
    return texts;
  }
  std::optional<AnyState> here = state.session->state(from);
  for (std::string& text : texts) {
    if (!here || !shows_initials(state)) break;
    const auto move = find_move(game, *here, text);
    if (!move) break;
    text = move_text(state, game.view_move(*here, *move));
    here = game.after(*here, *move);
  }
  return texts;
}

std::string move_text(const State& state, Session::Node node) {
  const Session& session = *state.session;
  const std::string& move = session.move_to(node);
  if (move == resignation) return words(state, word::resign);
  if (move == draw_agreement) return words(state, word::draw_agreement_move);
  if (session.is_set_up(node)) return words(state, figure_word::set_up);
  return line_texts(state, session.parent(node), {&move, 1}).front();
}

std::string_view move_note(const State& state, const MoveView& move) {
  const Language language = state.settings.language;
  if (loses_at_once(move)) return words_of(state.session->info()).losing_move.pill.in(language);
  if (is_draw_by_repetition(*state.session, move.text))
    return word::draws_by_repetition.in(language);
  return {};
}

std::string meaning_of_rules(Language language, const GameInfo& info, const std::string& rules) {
  std::string meaning;
  for (const RuleSetWords* words : find_rule_sets(words_of(info), rules)) {
    if (!meaning.empty() && language == Language::english) meaning += ' ';
    meaning += fill_size_pattern(language, words->description, info);
  }
  return meaning;
}

LiftWords lift_words(const State& state, const MoveView& lift) {
  const GameWords& words = words_of(state.session->info());
  if (!loses_at_once(lift)) return words.winning_lift;
  return {words.losing_move.title, words.losing_move.anyway};
}

std::string losing_reason(const State& state, const MoveView& move) {
  const GameInfo& info = state.session->info();
  const auto opponent = static_cast<Player>(1 - move.piece.player);
  return fill(words_of(info).losing_move.reason.in(state.settings.language),
              {player_name(state, opponent), deciding_squares(state.session->board(), *move.end)});
}

std::string text_of_square(const State& state, unsigned square, std::span<const PieceView> stack) {
  std::string pieces = words(state, word::nothing_there);
  for (std::size_t i = 0; i < stack.size(); ++i) {
    const std::string piece = piece_name(state, stack[i]);
    pieces = i == 0 ? piece : fill(words(state, word::covering), {piece, pieces});
  }
  return fill(words(state, word::label), {state.session->board().squares[square].name, pieces});
}

}  // namespace kanzen::app
