#include "imgui_app/files/record.hpp"

#include "imgui_app/shell/controller.hpp"

#include <algorithm>

#include "engine/record/phrases.hpp"
#include "engine/session/link.hpp"

namespace kanzen::app {
namespace {

std::string file_name_of(const GameInfo& info) {
  return "kanzen-go-" + std::to_string(info.size.columns) + 'x' + std::to_string(info.size.rows) +
         ".sgf";
}

Error too_long(const std::string& bytes) {
  return {Errc::unsupported, {phrase::large_file, bytes.size(), longest_record}};
}

// What the page shows of a refusal: of a file only its name, as the place in it is in the message.
Refusal refusal_of(std::string name, const Error& error) {
  return {Text::refused_record, std::move(name), error, std::nullopt, Text::fix_record};
}

}  // namespace

bool looks_like_record(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
  if (first == std::string_view::npos || text[first] != '(') return false;
  const auto second = text.find_first_not_of(" \t\r\n", first + 1);
  return second != std::string_view::npos && text[second] == ';';
}

bool has_record(const GameInfo& info) { return info.on_crossings && info.komi.has_value(); }

std::string_view comment_here(const State& state) {
  const auto found = state.record.texts.comments.find(state.session->current());
  return found == state.record.texts.comments.end() ? std::string_view() : found->second;
}

std::string file_name_of_game(const GameInfo& info) {
  std::string name = "kanzen-" + info.name;
  std::replace_if(
      name.begin(), name.end(), [](char c) { return c == ':' || c == ','; }, '-');
  return name;
}

// --- Controller

void Controller::on(const FileOpened& event) {
  if (state_.environment.fixed_play) return;
  if (event.bytes.size() > longest_record) return read_record(event.name, too_long(event.bytes));
  read_record(event.name,
              sgf::decode(event.bytes, [&](const std::string& set, std::string_view bytes) {
                return platform_.decode_characters(set, bytes);
              }));
}

// Text from the clipboard is UTF-8, whatever its CA says.
void Controller::read_pasted_record(const std::string& text) {
  if (text.size() > longest_record) return read_record({}, too_long(text));
  read_record({}, sgf::DecodedText{text, {}});
}

void Controller::on(const FileFailed& event) {
  state_.notices.refusal = refusal_of(event.name, event.error);
  platform_.wake_after(0);
}

void Controller::read_record(const std::string& name, const Result<sgf::DecodedText>& text) {
  auto games = text ? names_in_record(text->text) : text.error();
  if (!games) {
    state_.notices.refusal = refusal_of(name, games.error());
  } else if (games->size() > 1) {
    state_.record.offered = {name, *text, *std::move(games)};
    state_.view.tab = Tab::game;
    state_.notices.refusal.reset();
  } else {
    open_game_of(name, *text, 0);
  }
  platform_.wake_after(0);
}

void Controller::open_game_of(const std::string& name, const sgf::DecodedText& text,
                              std::size_t game) {
  // Where the file names no rules, those of now.
  const GameInfo& info = state_.session->info();
  auto record = open_record(text.text, game, {has_record(info) ? info.rules : std::string()});
  if (!record) {
    state_.notices.refusal = refusal_of(name, record.error());
    return;
  }
  add_resignation(*record);
  std::vector<Diagnostic> notes = text.notes;
  notes.insert(notes.end(), record->notes.begin(), record->notes.end());
  start_game({std::move(record->session)});
  state_.record.texts = std::move(record->texts);
  if (notes.empty()) return;
  state_.notices.refusal =
      Refusal{Text::record_in_part, name, notes.front(), std::nullopt, Text::record_rest};
  notes.erase(notes.begin());
  state_.notices.refusal->further = std::move(notes);
}

bool Controller::save_record() {
  const auto text = record_text(*state_.session, state_.record.texts);
  if (!text) return false;
  platform_.save_file(file_name_of(state_.session->info()), *text);
  return true;
}

// All of the history, however large it is, and how it is looked at.
bool Controller::save_game() {
  const std::string link = whole_link_to(*state_.session) + page_keys();
  platform_.save_game(file_name_of_game(state_.session->info()) + ".json", link);
  return true;
}

void Controller::on(const GameOpened& event) {
  if (state_.environment.fixed_play) return;
  auto session = session_from_link(event.link, phrase::in_file);
  if (!session) {
    state_.notices.refusal = refusal_of(event.name, session.error());
  } else {
    read_page_keys(event.link);
    open_session(event.link, *std::move(session));
  }
  platform_.wake_after(0);
}

bool Controller::perform(const RecordItem& item) {
  if (!state_.record.offered || item.number >= state_.record.offered->games.size()) return false;
  const auto offered = *state_.record.offered;  // a refused game leaves the list as it is
  open_game_of(offered.name, offered.text, item.number);
  return true;
}

}  // namespace kanzen::app
