// Controller: whoever plays games whose positions are neither solved nor proved.  A player of the
// engine chooses in the background; whatever changes the position ends that.
#include <algorithm>
#include <utility>

#include "engine/core/numbers.hpp"
#include "imgui_app/board/position_facts.hpp"
#include "imgui_app/shell/controller.hpp"

namespace kanzen::app {
namespace {

constexpr double quickest_answer = 0.4;  // seconds, so that the eye can follow

}  // namespace

void Controller::read_bot_settings() {
  const auto take = [this](const char* key, const auto& known, unsigned& setting) {
    const auto stored = whole_number<unsigned>(platform_.stored_setting(key));
    if (stored && std::count(known.begin(), known.end(), *stored) > 0) setting = *stored;
  };
  take("bot-level", bot_levels, state_.settings.bot_level);
  take("bot-seconds", bot_times, state_.settings.bot_seconds);
}

void Controller::ask_bot() {
  const Session& session = *state_.session;
  stop_bot();
  state_.play.perfect.phase.emplace<PerfectPlayer::Ready>();
  if (has_ended(session) || !is_perfect(state_, session.board().to_move)) return;
  state_.play.bot.thinking = {now()};
  stop_judging();
  platform_.request(ChooseMove{{.position = session.position(),
                                .past = session.past(session.current()),
                                .player = "level" + std::to_string(state_.settings.bot_level),
                                .seconds = static_cast<double>(state_.settings.bot_seconds),
                                .seed = static_cast<std::uint32_t>(chance_.next()),
                                .komi = session.info().komi}});
  platform_.wake_after(0);
}

void Controller::stop_bot() {
  Bot& bot = state_.play.bot;
  if (bot.thinking) platform_.cancel(ChooseMove::method);
  bot = {};
}

void Controller::on(const Answer<ChooseMove>& answer) {
  Bot& bot = state_.play.bot;
  if (!bot.thinking || answer.progress) return;
  if (answer.error) {
    bot = {};
    state_.play.perfect = {};
    refuse(Text::bot_failed, {}, *answer.error);
    state_.notices.refusal->advice = Text::bot_failed_advice;
    return;
  }
  const double at = std::max(now(), bot.thinking->started + quickest_answer);
  bot.thinking.reset();
  bot.move = answer.result->resigns ? std::string(resignation) : answer.result->move;
  state_.play.perfect.phase.emplace<PerfectPlayer::Due>().at = at;
  platform_.wake_after(at - now());
}

void Controller::play_chosen() {
  const auto move = std::exchange(state_.play.bot.move, std::nullopt);
  if (move == resignation) {
    give_up();
  } else if (move) {
    play(*move);
  }
}

bool Controller::perform(const BotLevelItem& item) {
  state_.settings.bot_level = item.level;
  platform_.store_setting("bot-level", std::to_string(item.level));
  if (bot_thinks(state_)) ask_bot();
  return true;
}

bool Controller::perform(const BotTimeItem& item) {
  state_.settings.bot_seconds = item.seconds;
  platform_.store_setting("bot-seconds", std::to_string(item.seconds));
  if (bot_thinks(state_)) ask_bot();
  return true;
}

}  // namespace kanzen::app
