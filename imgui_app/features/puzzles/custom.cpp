// Custom puzzles and random ones.
#include <algorithm>

#include "engine/core/numbers.hpp"
#include "engine/core/phrases.hpp"
#include "engine/core/quick_random.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/session/link.hpp"
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

std::optional<std::size_t> Puzzles::custom_index(std::string_view id) const {
  if (!id.starts_with(custom_puzzle_prefix)) return std::nullopt;
  const auto number = parse_number<std::size_t>(id.substr(custom_puzzle_prefix.size()));
  if (!number || *number < 1 || *number > custom_.positions.size()) return std::nullopt;
  return *number - 1;
}

// The goal is that of the position's value, once the session has it.
Puzzle Puzzles::custom_puzzle(std::size_t index) const {
  Puzzle puzzle{custom_.game->info().name.c_str(),
                custom_.game->info().rules.c_str(),
                static_cast<std::uint8_t>(index + 1),
                PuzzleGoal::unknown,
                0,
                custom_.positions[index].c_str(),
                true};
  if (custom_open_ != index) return puzzle;
  const auto value = state_.session->value(0);
  if (!value) return puzzle;
  puzzle.goal = value->outcome == Outcome::win    ? PuzzleGoal::win
                : value->outcome == Outcome::draw ? PuzzleGoal::draw
                                                  : PuzzleGoal::hold_out;
  puzzle.plies = static_cast<std::uint8_t>(std::min<unsigned>(value->distance, UINT8_MAX));
  return puzzle;
}

std::vector<Puzzle> Puzzles::custom_puzzles() const {
  std::vector<Puzzle> puzzles;
  for (std::size_t i = 0; i < custom_.positions.size(); ++i) puzzles.push_back(custom_puzzle(i));
  return puzzles;
}

void Puzzles::open_custom(std::size_t index) {
  if (!open_position(custom_puzzle(index))) return;
  custom_open_ = index;
  start();
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
  custom_ = {*std::move(custom), std::move(positions), std::vector<bool>(texts.size())};
  custom_open_.reset();
  return true;
}

// A list without the number of a puzzle opens the first one below the list of all.
void Puzzles::read_custom(const LinkKeys& keys) {
  const Session& session = *state_.session;
  const std::string id = value_in(keys, "puzzle"), list = value_in(keys, "puzzles");
  if (!take_custom(session.game(),
                   list.empty() ? std::vector{session.position(0)} : parts_of(list, ";")))
    return;
  const auto index = id.empty() ? std::optional<std::size_t>(0) : custom_index(id);
  if (!index) {
    const std::string last = puzzle_id(custom_puzzle(custom_.positions.size() - 1));
    shell_.refuse(word::puzzle_unknown, id,
                  {Errc::bad_notation,
                   {phrase::in_link, "puzzle", Diagnostic{phrase::no_puzzle, excerpt(id), last}}});
    return;
  }
  if (state_.view.mode == Mode::play && session.position(0) == custom_.positions[*index]) {
    custom_open_ = *index;
    start();
  } else {
    open_custom(*index);
  }
  if (id.empty()) shell_.show_popup("puzzles");
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
    open_custom(0);
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
  open_custom(0);
}

}  // namespace kanzen::app
