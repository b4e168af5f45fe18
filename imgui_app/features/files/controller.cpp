#include "imgui_app/features/files/controller.hpp"

#include <set>
#include <utility>

#include "engine/record/dead_stones.hpp"
#include "engine/record/phrases.hpp"
#include "engine/session/link.hpp"
#include "imgui_app/features/files/names.hpp"
#include "imgui_app/features/files/words.hpp"
#include "imgui_app/features/studies/studies.hpp"
#include "imgui_app/text/formatting.hpp"

namespace kanzen::app {
namespace {

Error too_long(const std::string& bytes) {
  return {Errc::unsupported, {phrase::large_file, bytes.size(), longest_record}};
}

// Returns the refusal of a file. It names the file only, as the message has the place in it.
Refusal refusal_of(std::string name, const Error& error) {
  return {word::refused_record, std::move(name), error, std::nullopt, word::fix_record};
}

}  // namespace

// --- figures

void FilesController::request_for_figure() {
  if (state_.open.popup == Popup::figure) shell_.request(missing_for_figure(state_));
}

bool FilesController::save_figure() {
  if (figure_obstacle(state_) != FigureObstacle::none) return false;
  const FigureSpec figure = chosen_figure(state_);
  files_.figure.phase = FigureDialog::Saving{};
  platform_.save_figure(figure_file_name(*state_.session, figure), make_request(figure),
                        figure.qr.has_value());
  return true;
}

FigureRequest FilesController::make_request(FigureSpec figure) const {
  // The link has no display settings, only the game.
  figure.link = platform_.page_address() + '#' + link_to(*state_.session);
  figure.qr.reset();  // the platform makes it
  return figure_request(*state_.session, shown_statistics(state_), std::move(figure));
}

void FilesController::update_preview() {
  std::string shown;
  if (state_.session && open_.popup == Popup::figure && !is_table(shown_format(state_))) {
    FigureSpec figure = chosen_figure(state_);
    if (figure.kind != FigureKind::film) figure.format = FigureFormat::svg;
    shown = figure_file_name(*state_.session, figure) + link_to(*state_.session) + ' ' +
            std::to_string(missing_for_figure(state_).size());
    const bool code = figure.qr.has_value();
    if (shown != previewed_) platform_.preview_figure(make_request(std::move(figure)), code);
  }
  previewed_ = std::move(shown);
}

void FilesController::on(const FigureSaved& event) {
  files_.figure.phase = FigureDialog::Saved{event.name};
}

void FilesController::on(const SaveFailed& event) {
  if (files_.figure.is<FigureDialog::Saving>()) {
    files_.figure.phase = FigureDialog::Failed{event.error};
  } else if (open_.popup == Popup::cite && files_.citation.is<CitationDialog::Running>()) {
    files_.citation.phase = CitationDialog::Failed{event.error};
  } else {
    notices_.refusal = Refusal{word::not_saved, {}, event.error, std::nullopt, word::save_again};
  }
}

bool FilesController::perform(const FigureKindItem& item) {
  if (is_editing(state_)) return false;  // a draft is not a position of the game
  files_.figure.kind = item.kind;
  files_.figure.phase = FigureDialog::Idle{};
  open_.popup = Popup::figure;
  request_for_figure();
  return true;
}

bool FilesController::perform(const FigureFormatItem& item) {
  files_.figure.format = item.format;
  files_.figure.phase = FigureDialog::Idle{};
  return true;
}

bool FilesController::perform(const FigureNumberItem& item) {
  FigureDialog& figure = files_.figure;
  const auto number = stepped(figure, item.number, item.step);
  if (!number) return false;
  figure.*figure_numbers[static_cast<std::size_t>(item.number)] = *number;
  figure.phase = FigureDialog::Idle{};
  return true;
}

bool FilesController::perform(const TableItem& item) {
  const Session& session = *state_.session;
  const bool counts = item.table == StudyTable::counts;
  const Statistics* const statistics = counts ? shown_statistics(state_) : nullptr;
  std::optional<DataTable> table = numbers_of(state_, item.table);
  if (!is_table(item.format) || (statistics == nullptr && !table)) return false;
  FigureSpec spec;
  spec.kind = FigureKind::histogram;
  spec.format = item.format;
  spec.choices.language = state_.settings.language;
  const std::string name =
      counts ? figure_file_name(session, spec)
             : study_file_name(state_, kanzen::name_of(item.table)) + file_ending(item.format);
  FigureRequest request = figure_request(session, statistics, std::move(spec));
  request.table = std::move(table);
  platform_.save_figure(name, request, false);
  return true;
}

void FilesController::forget_position() {
  files_.figure.caption_text.clear();
  if (open_.popup == Popup::cite) open_.popup = Popup::none;
}

void FilesController::type_caption(const std::string& text) {
  files_.figure.caption_text = text;
  files_.figure.phase = FigureDialog::Idle{};
}

void FilesController::switch_figure(ToggleItem::Toggle toggle) {
  using Toggle = ToggleItem::Toggle;
  FigureDialog& figure = files_.figure;
  bool& on = toggle == Toggle::figure_values      ? figure.values
             : toggle == Toggle::figure_plies     ? figure.two_plies
             : toggle == Toggle::figure_grey      ? figure.grey
             : toggle == Toggle::figure_dark      ? figure.dark
             : toggle == Toggle::figure_ground    ? figure.transparent
             : toggle == Toggle::figure_code      ? figure.code
             : toggle == Toggle::figure_last_move ? figure.last_move
             : toggle == Toggle::figure_best_move ? figure.best_move
             : toggle == Toggle::figure_legend    ? figure.legend
             : toggle == Toggle::film_loop        ? figure.film_loop
                                                  : figure.caption;
  on = !on;
  figure.phase = FigureDialog::Idle{};
  request_for_figure();
}

bool has_sgf_start(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
  if (first == std::string_view::npos || text[first] != '(') return false;
  const auto second = text.find_first_not_of(" \t\r\n", first + 1);
  if (second == std::string_view::npos) return false;
  return text[second] == ';' || (text[second] >= 'A' && text[second] <= 'Z');  // "(B[aa];W[bb])"
}

std::string_view current_comment(const State& state) {
  const auto found = state.files.record.texts.comments.find(state.session->current());
  return found == state.files.record.texts.comments.end() ? std::string_view() : found->second;
}

std::string name_in_record(const State& state, Player player) {
  const RecordTexts& texts = state.files.record.texts;
  const std::string& name = player == 0 ? texts.black : texts.white;
  const std::string& rank = player == 0 ? texts.black_rank : texts.white_rank;
  return name + (name.empty() || rank.empty() ? "" : " ") + rank;
}

std::string describe_record_result(const State& state) {
  const RecordTexts& texts = state.files.record.texts;
  const Session& session = *state.session;
  if (texts.result.empty() || texts.result_at != session.current()) return {};
  const auto count = final_count(state);
  const auto confirmed =
      count ? is_confirmed(parse_sgf_result(texts.result), count->lead) : std::optional<bool>();
  const Words& pattern = !confirmed   ? word::record_says
                         : *confirmed ? word::record_confirmed
                                      : word::record_differs;
  std::string counted;
  if (count)
    counted = format_score_lead(session.info(), {count->lead, count->lead, true, std::nullopt});
  return fill(pattern.in(state.settings.language), {texts.result, counted});
}

// --- game records and saved games

void FilesController::on(const FileOpened& event) {
  if (state_.environment.fixed_play) return;
  if (event.bytes.size() > longest_record) return read_record(event.name, too_long(event.bytes));
  read_record(event.name,
              sgf::decode(event.bytes, [&](const std::string& set, std::string_view bytes) {
                return platform_.decode_characters(set, bytes);
              }));
}

// Text from the clipboard is UTF-8, whatever character set the record's CA property names.
void FilesController::read_pasted(const std::string& text) {
  if (text.size() > longest_record) return read_record({}, too_long(text));
  read_record({}, sgf::DecodedText{text, {}});
}

void FilesController::on(const FileFailed& event) {
  notices_.refusal = refusal_of(event.name, event.error);
}

void FilesController::read_record(const std::string& name, const Result<sgf::DecodedText>& text) {
  auto games = text ? describe_games_in_text(text->text) : text.error();
  if (!games) {
    notices_.refusal = refusal_of(name, games.error());
  } else if (games->size() > 1) {
    files_.record.offered = {name, *text, *std::move(games)};
    open_.tab = Tab::game;
    notices_.refusal.reset();
  } else {
    open_game_of(name, *text, 0);
  }
}

void FilesController::open_game_of(const std::string& name, const sgf::DecodedText& text,
                                   std::size_t game) {
  // A file without rules is read with the current rules.
  const GameInfo& info = state_.session->info();
  auto record = open_record(text.text, game, has_record(info) ? info.rules : std::string());
  if (!record) {
    notices_.refusal = refusal_of(name, record.error());
    return;
  }
  add_resignation(*record);
  std::vector<Diagnostic> notes = text.notes;
  notes.insert(notes.end(), record->notes.begin(), record->notes.end());
  shell_.start_game({std::move(record->session)});
  files_.record.texts = std::move(record->texts);
  if (notes.empty()) return;
  notices_.refusal =
      Refusal{word::record_notes, name, notes.front(), std::nullopt, word::record_changes};
  notes.erase(notes.begin());
  notices_.refusal->other_reasons = std::move(notes);
}

// At the end of the main line the dead stones are those on the board, which is then the end that
// the record describes.
bool FilesController::save_record() {
  const Session& session = *state_.session;
  RecordTexts texts = files_.record.texts;
  if (const auto end = session.current();
      was_counted(session) && end == end_of_main_line(session)) {
    const std::set<unsigned>& dead = state_.go.counting.dead;
    texts.dead.assign(dead.begin(), dead.end());
    if (texts.result_at != end) {
      texts.result.clear();
      texts.result_at.reset();
    }
  }
  const auto text = format_record(session, texts);
  if (!text) return false;
  const auto& size = session.info().size;
  platform_.save_file(
      "kanzen-go-" + std::to_string(size.columns) + 'x' + std::to_string(size.rows) + ".sgf",
      *text);
  return true;
}

// Saves the whole history without a limit on its size, and the display settings.
bool FilesController::save_game() {
  const std::string link = whole_link_to(*state_.session) + shell_.page_keys();
  platform_.save_game(file_name_of_game(state_.session->info()) + ".json", link);
  return true;
}

void FilesController::on(const GameOpened& event) {
  if (state_.environment.fixed_play) return;
  auto session = session_from_link(event.link, phrase::in_file);
  if (!session) {
    notices_.refusal = refusal_of(event.name, session.error());
  } else {
    shell_.open_linked(event.link, *std::move(session));
  }
}

bool FilesController::perform(const RecordItem& item) {
  if (!files_.record.offered || item.number >= files_.record.offered->games.size()) return false;
  const auto offered = *files_.record.offered;  // a refused game does not change the list
  open_game_of(offered.name, offered.text, item.number);
  return true;
}

}  // namespace kanzen::app
