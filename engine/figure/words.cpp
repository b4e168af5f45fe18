#include "engine/figure/words.hpp"

namespace kanzen {

std::string figure_text(Language language, const Words& text, const std::string& first,
                        const std::string& second) {
  return fill(text.in(language), {first, second});
}

std::string unit_words(Language language, FigureDistances distances) {
  return figure_text(language,
                     distances == FigureDistances::moves ? figure_word::moves : figure_word::plies);
}

unsigned figure_number(const GameInfo& info, unsigned distance, FigureDistances distances) {
  const bool in_moves = distances == FigureDistances::moves && info.distance_in_plies;
  return in_moves ? moves_of_plies(distance) : distance;
}

std::string move_words(const Session& session, Session::Node node, Language language) {
  return session.is_set_up(node) ? figure_text(language, figure_word::set_up)
                                 : session.move_to(node);
}

std::string figure_heading(Language language, const GameInfo& info) {
  const bool japanese = language == Language::japanese;
  return full_title(language, info) + (japanese ? "、ルール：" : ", rules: ") +
         rules_name(language, info, info.rules);
}

std::string outcome_name(Language language, Outcome outcome) {
  if (outcome == Outcome::draw) return figure_text(language, figure_word::drawn);
  return figure_text(language, outcome == Outcome::win ? figure_word::won : figure_word::lost);
}

std::string figure_verdict(Language language, const GameInfo& info, Value value, Player mover,
                           FigureDistances distances) {
  if (value.outcome == Outcome::draw) return figure_text(language, figure_word::is_draw);
  const Player winner = value.outcome == Outcome::win ? mover : static_cast<Player>(1 - mover);
  const std::string name(player_name(language, info, winner));
  if (distances == FigureDistances::none)
    return figure_text(language, figure_word::wins_without_distance, name);
  const std::string number = std::to_string(figure_number(info, value.distance, distances));
  if (!info.distance_in_plies)
    return figure_text(language, figure_word::wins_by_sweep, name, number);
  const Words& unit =
      distances == FigureDistances::moves ? figure_word::moves_number : figure_word::plies_number;
  return figure_text(language, figure_word::wins, name, figure_text(language, unit, number));
}

}  // namespace kanzen
