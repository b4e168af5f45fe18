#include "imgui_app/app/announcer.hpp"

#include <string_view>
#include <utility>

#include "engine/session/position_queries.hpp"
#include "imgui_app/text/descriptions.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/game.hpp"
#include "imgui_app/text/words.hpp"

namespace kanzen::app {
namespace {

// Sentences with full stops, one after the other.
class Sentences {
 public:
  explicit Sentences(Language language) : language_(language) {}
  void add(std::string_view words) {
    if (words.empty()) return;
    if (!text_.empty() && language_ == Language::english) text_ += ' ';
    text_ += words;
    for (const Words& end : {word::full_stop, word::question_mark})
      if (words.ends_with(end.in(language_))) return;
    text_ += word::full_stop.in(language_);
  }
  const std::string& text() const { return text_; }

 private:
  Language language_;
  std::string text_;
};

std::string game_of(const Session& session) {
  return session.info().name + ' ' + session.info().rules + ' ' + session.position(0);
}

bool hides_values(const State& state) {
  return state.view.mode == Mode::play && !state.view.values;
}

std::string describe_move_made(const State& state, Session::Node node) {
  const Session& session = *state.session;
  if (session.move_to(node) == draw_agreement) return {};  // the verdict says it
  const bool by_a_player = session.played_move(node) || session.move_to(node) == resignation;
  if (!by_a_player) return move_text(state, node);
  return fill(words(state, word::announced_move),
              {player_name(state, session.to_move(session.parent(node))), move_text(state, node)});
}

// Describes the last two moves at most, which are a move and its answer, or the place in the line
// that a step or a jump leads to.
std::string describe_steps(const State& state, Session::Node from) {
  const Session& session = *state.session;
  const Session::Node here = session.current();
  const Session::Node before = session.parent(here);
  Sentences steps(state.settings.language);
  if (here != 0 && (before == from || session.parent(before) == from)) {
    if (before != from) steps.add(describe_move_made(state, before));
    steps.add(describe_move_made(state, here));
    return steps.text();
  }
  const std::string last = std::to_string(session.line().size() - 1);
  if (here == 0) return fill(words(state, word::announced_start), {last});
  return fill(words(state, word::announced_step),
              {std::to_string(session.ply()), last, move_text(state, here)});
}

// Returns the sentence below the title, as far as it is news.
std::string note_of(const State& state, const Verdict& verdict) {
  Sentences note(state.settings.language);
  const Selection& chosen = state.board.selection;
  if (state.draft) {
    note.add(verdict.spoken.empty() ? verdict.detail : verdict.spoken);
  } else if (state.board.placing) {
    note.add(chosen_name(state));
    note.add(verdict.detail);
  } else if (chosen.any()) {
    note.add(chosen.square ? describe_square(state, *chosen.square)
                           : describe_hand(state, *chosen.hand));
    note.add(verdict.detail);
  } else if (chosen.to || has_ended(*state.session) || !describe_hint(state).empty()) {
    note.add(verdict.detail);
  } else if (hides_values(state)) {
    if (shows_introduction(state))
      note.add(describe_turn(state));
    else if (!are_values_pending(state))
      note.add(describe_turn_news(state));
  } else if (verdict.sign != Verdict::Sign::loading &&
             !state.session->info().has_estimates_only()) {  // whose playouts are counted
    note.add(verdict.detail);
  }
  return note.text();
}

std::string describe_result(const State& state) {
  const auto result = is_at_result(state) ? result_of_line(state) : std::nullopt;
  if (!result || result->dead_stones != DeadStones::settled) return {};
  return result_title(state, *result);
}

// Returns what the page shows now.  `before`: empty if it showed another game.
Announced announced_facts(const State& state, const Verdict& verdict, const Announced* before) {
  Announced now;
  now.game = game_of(*state.session);
  now.node = state.session->current();
  // An estimate changes many times a second, and a text with each letter; they are announced when
  // they have settled.
  const bool types = verdict.settles;
  const bool estimates = is_estimating(state) && !hides_values(state);
  const bool settles = types || (estimates && !has_ended(*state.session));
  if (!settles) now.title = verdict.title;
  if (!types) now.note = note_of(state, verdict);
  if (settles && before != nullptr && before->node == now.node) {
    now.title = before->title;
    if (types) now.note = before->note;
  }
  now.result = describe_result(state);
  now.refusals = state.board.refusals;
  now.hint_presses = state.play.hint_presses;
  if (const auto& copied = state.notices.copied) now.copied_at = copied->at;
  now.unconfirmed = state.play.unconfirmed;
  return now;
}

// Says whose turn it is, and the value.
void add_arrival(const State& state, const Verdict& verdict, const Announced& before,
                 const Announced& now, Sentences& news) {
  const bool ended = has_ended(*state.session);
  const std::string turn = fill(words(state, word::someone_to_move), {mover_name(state)});
  if (!ended && !state.draft) news.add(turn);
  const bool is_value = ended || !hides_values(state) || now.title != before.title;
  if (is_value && now.title != turn && verdict.sign != Verdict::Sign::loading) news.add(now.title);
  // The sentence below a value repeats the turn.
  if (ended || hides_values(state) || state.draft) news.add(now.note);
}

// Says what the features have to say, where that has changed.
void add_feature_news(const Announced& before, const Announced& now, Sentences& news) {
  for (std::size_t i = 0; i < now.news.size(); ++i) {
    if (i < before.news.size() && now.news[i].key == before.news[i].key) continue;
    news.add(now.news[i].first);
    news.add(now.news[i].second);
  }
}

// Says what was asked for, or cannot be done.
void add_answers(const State& state, const Announced& before, const Announced& now,
                 Sentences& news) {
  if (state.board.refused && now.refusals != before.refusals)
    if (const auto* forbidden = forbidden_at(state.session->board(), *state.board.refused))
      news.add(capitalised(forbidden->words.in(state.settings.language)));
  if (now.copied_at && now.copied_at != before.copied_at) {
    const ItemId& item = state.notices.copied->item;
    const bool is_link = item == "button-link" || item == "button-copy-link";
    news.add(words(state, is_link ? word::link_copied : word::copied));
  }
  if (!now.unconfirmed.empty() && now.unconfirmed != before.unconfirmed)
    news.add(describe_confirmation(state, now.unconfirmed));
}

}  // namespace

void Announcer::update(const State& state, const Verdict& verdict, std::vector<News> feature_news) {
  const Session& session = *state.session;
  // A game is begun again with the same position, but with fewer nodes.
  const bool is_same_game =
      before_ && before_->game == game_of(session) && before_->node < session.node_count();
  Announced now = announced_facts(state, verdict, is_same_game ? &*before_ : nullptr);
  now.news = std::move(feature_news);
  Announced before = before_.value_or(Announced{});
  if (!is_same_game) before.title = {}, before.news.clear();  // which may be equal
  Sentences news(state.settings.language);
  if (!is_same_game)
    news.add(full_title(state.settings.language, session.info()));
  else if (now.node != before.node)
    news.add(describe_steps(state, before.node));
  const bool arrives = !is_same_game || now.node != before.node;
  if (arrives) {
    add_arrival(state, verdict, before, now, news);
  } else {
    if (now.title != before.title) news.add(now.title);
    if (now.note != before.note || now.hint_presses != before.hint_presses) news.add(now.note);
  }
  add_feature_news(before, now, news);
  if (now.result != before.result && now.result != now.title) news.add(now.result);
  if (arrives && !has_ended(session)) news.add(describe_repetition(state));
  add_answers(state, before, now, news);
  before_ = std::move(now);
  if (news.text().empty()) return;
  text_ = news.text();
  ++number_;
}

}  // namespace kanzen::app
