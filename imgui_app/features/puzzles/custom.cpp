// Custom puzzles and random ones.
#include <algorithm>

#include "engine/core/phrases.hpp"
#include "engine/core/quick_random.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/session/link.hpp"
#include "imgui_app/features/puzzles/phrases.hpp"
#include "imgui_app/features/puzzles/puzzles.hpp"
#include "imgui_app/features/puzzles/words.hpp"
#include "imgui_app/model/values.hpp"
#include "imgui_app/text/pasted.hpp"

namespace kanzen::app {
namespace {

// Returns the parts of a text between line ends or semicolons, without those that are blank.
std::vector<std::string> parts_of(std::string_view text, std::string_view separators) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(separators), text.size());
    if (const auto part = trimmed(text.substr(0, end)); !part.empty()) parts.emplace_back(part);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

}  // namespace

// The goal is that of the position's value, once the session has it.
void Puzzles::set_custom_goal() {
  if (open_ == nullptr || !open_->custom || !starts_at(*state_.session, *open_)) return;
  const auto value = state_.session->value(0);
  if (!value) return;
  Puzzle& puzzle = custom_.puzzles[open_->number - 1U];
  puzzle.goal = value->outcome == Outcome::win    ? PuzzleGoal::win
                : value->outcome == Outcome::draw ? PuzzleGoal::draw
                                                  : PuzzleGoal::hold_out;
  puzzle.plies = static_cast<std::uint8_t>(std::min<unsigned>(value->distance, UINT8_MAX));
}

void Puzzles::refuse_custom(const std::string& text, const Error& error) {
  shell_.refuse(word::puzzles_refused, text, error);
  shell_.set_advice(word::puzzles_advice);
}

// Makes the positions the custom puzzles.  False: it has refused one of them.
bool Puzzles::take_custom(const AnyGame& game, const std::vector<std::string>& texts) {
  const auto refused = [&](const std::string& text, const Error& error) {
    refuse_custom(text, error);
    return false;
  };
  if (texts.size() > most_custom_puzzles)
    return refused({}, {Errc::unsupported, {phrase::many_puzzles, most_custom_puzzles}});
  std::vector<std::string> positions;
  for (const std::string& text : texts) {
    const auto state = game.parse(text);
    if (!state) return refused(text, state.error());
    if (game.board(*state).end)
      return refused(text, {Errc::illegal_position, phrase::game_has_ended});
    positions.push_back(game.format(*state));
  }
  auto custom = find_game(game.info().name, game.info().rules);
  if (!custom) return refused({}, custom.error());
  open_ = nullptr;
  custom_ = {*std::move(custom), std::move(positions), {}};
  const GameInfo& info = custom_.game->info();
  for (const std::string& position : custom_.positions)
    custom_.puzzles.push_back({info.name.c_str(), info.rules.c_str(),
                               static_cast<std::uint8_t>(custom_.puzzles.size() + 1),
                               PuzzleGoal::unknown, 0, position.c_str(), true});
  return true;
}

// Makes the positions of a link's list the custom puzzles, or without any the position of the link.
bool Puzzles::take_linked(const std::string& list) {
  std::vector<std::string> positions = parts_of(list, ";");
  if (positions.empty()) positions.push_back(state_.session->position(0));
  return take_custom(state_.session->game(), positions);
}

// Takes a text whose lines are links or positions of one game, that of the first line if it is a
// link, else the open one.
bool Puzzles::paste(const std::string& text) {
  const std::vector<std::string> lines = parts_of(text, "\r\n");
  if (lines.size() < 2 || state_.environment.embedded) return false;
  const auto linked = [](const std::string& line) { return session_from_link(link_in(line)); };
  std::optional<Session> first;
  if (is_link(lines.front())) {
    auto session = linked(lines.front());
    if (!session) return false;
    first = *std::move(session);
  }
  const AnyGame& game = first ? first->game() : state_.session->game();
  if (!first && (!game.parse(lines.front()) || game.parse(text))) return false;
  const auto name = [](const GameInfo& info) { return info.name + ' ' + info.rules; };
  std::vector<std::string> positions;
  for (std::size_t i = 0; i < lines.size() && i <= most_custom_puzzles; ++i) {
    positions.push_back(lines[i]);
    if (!is_link(lines[i])) continue;
    const auto session = linked(lines[i]);
    std::optional<Error> error;
    if (!session)
      error = session.error();
    else if (name(session->info()) != name(game.info()))
      error =
          Error{Errc::unsupported, {phrase::other_game, name(session->info()), name(game.info())}};
    if (error) {
      refuse_custom(lines[i], *error);
      return true;
    }
    positions.back() = session->position();
  }
  if (take_custom(game, positions)) {
    open(custom_.puzzles.front());
    shell_.show_popup("puzzles");
  }
  return true;
}

// --- random puzzles

bool Puzzles::offers_random() const {
  const GameInfo& info = state_.session->info();
  return info.abilities.solve && info.distance_in_plies && !info.for_study && !info.has_scores() &&
         !state_.environment.embedded;
}

// Returns the next distance at which positions are won, as far as that is known; nullopt: there is
// none.
std::optional<unsigned> Puzzles::next_distance(int step) const {
  std::optional<unsigned> next;
  const Statistics* const statistics = shown_statistics(state_);
  if (statistics == nullptr) {
    constexpr unsigned most = 99;
    if (step < 0 ? distance_ == 1 : distance_ == most) return std::nullopt;
    return step < 0 ? distance_ - 1 : distance_ + 1;
  }
  for (const DistanceCount& count : statistics->by_distance) {
    const unsigned distance = count.distance;
    if (count.win == 0 || distance == 0 || distance > UINT8_MAX) continue;
    if (step < 0 && distance < distance_) next = distance;
    if (step > 0 && distance > distance_) return distance;
  }
  return step < 0 ? next : std::nullopt;
}

bool Puzzles::step_distance(int step) {
  const auto next = next_distance(step);
  if (!next) return false;
  distance_ = *next;
  random_ = RandomSearch::idle;
  return true;
}

// Solves the game first, if that has not been done.
bool Puzzles::make_random() {
  if (!offers_random() || random_ == RandomSearch::running || random_ == RandomSearch::solving)
    return false;
  if (state_.values.solving.done() == nullptr) {
    random_ = RandomSearch::solving;
    const Solving::Running* const running = state_.values.solving.running();
    if (running == nullptr || running->source == Solving::Source::device)
      shell_.perform("button-solve");
    return true;
  }
  seed_ = static_cast<std::uint32_t>(mixed(seed_ + static_cast<std::uint64_t>(now() * 1000)));
  request_random(0);
  return true;
}

void Puzzles::values_changed() {
  if (random_ != RandomSearch::solving || state_.values.solving.running() != nullptr) return;
  random_ = RandomSearch::idle;
  if (state_.values.solving.done() != nullptr) make_random();
}

void Puzzles::request_random(std::uint64_t first) {
  random_ = RandomSearch::running;
  RandomPositionRequest request;
  request.outcome = Outcome::win;
  request.distance = distance_;
  request.only_move = true;
  request.seed = seed_;
  request.first = first;
  platform_.request(std::move(request));
}

void Puzzles::on(const Answer<RandomPositionRequest>& answer) {
  if (random_ != RandomSearch::running || answer.progress) return;
  random_ = RandomSearch::idle;
  if (answer.error) return shell_.refuse(word::puzzles_refused, {}, *answer.error);
  if (!answer.result) return;
  if (answer.result->positions.empty()) {
    if (answer.result->next) return request_random(*answer.result->next);
    random_ = RandomSearch::none;
    return;
  }
  if (!take_custom(state_.session->game(), {answer.result->positions.front().position})) return;
  open(custom_.puzzles.front());
}

}  // namespace kanzen::app
