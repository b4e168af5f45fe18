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

FilesController::FilesController(const FeatureContext& context, Files& files, OpenParts& open,
                                 Notices& notices)
    : Feature(context), files_(files), open_(open), notices_(notices) {
  handle("button-open-record", [this] { platform_.choose_file(); });
  handle("button-save-record", &FilesController::save_record);
  handle("button-save-game", &FilesController::save_game);
  handle(record_item, &FilesController::open_offered);
  handle("button-cite", &FilesController::toggle_citation);
  for (const char* item : {"button-copy-bibtex", "button-copy-citation"})
    handle(item, [this, item] { return copy_citation(item); });
  handle_field([this] { return open_.popup == "figure"; });
  handle("button-figure", [this] { shell_.show_popup({}); });
  handle("button-save-figure", &FilesController::save_figure);
  handle("button-edit-open", [this] { return confirm_figure(); });
  handle(figure_item, &FilesController::show_figure);
  handle(format_item, &FilesController::choose_format);
  handle(number_item, &FilesController::step_number);
  handle(table_item, &FilesController::save_table);
  const std::pair<const char*, bool FigureDialog::*> switches[] = {
      {"toggle-figure-values", &FigureDialog::values},
      {"toggle-figure-plies", &FigureDialog::two_plies},
      {"toggle-figure-grey", &FigureDialog::grey},
      {"toggle-figure-dark", &FigureDialog::dark},
      {"toggle-figure-ground", &FigureDialog::transparent},
      {"toggle-figure-code", &FigureDialog::code},
      {"toggle-figure-last-move", &FigureDialog::last_move},
      {"toggle-figure-best-move", &FigureDialog::best_move},
      {"toggle-figure-legend", &FigureDialog::legend},
      {"toggle-film-loop", &FigureDialog::film_loop},
      {"toggle-figure-caption", &FigureDialog::caption}};
  for (const auto& [item, choice] : switches)
    handle(item, [this, choice = choice] { switch_figure(choice); });
}

// --- figures

void FilesController::request_for_figure() {
  if (state_.open.popup == "figure") shell_.request(missing_for_figure(state_));
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
  if (state_.session && open_.popup == "figure" && !is_table(shown_format(state_))) {
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
  } else if (open_.popup == "citation" && files_.citation.is<CitationDialog::Running>()) {
    files_.citation.phase = CitationDialog::Failed{event.error};
  } else {
    notices_.refusal = Refusal{word::not_saved, {}, event.error, std::nullopt, word::save_again};
  }
}

// The text field's Enter key saves the figure.
std::optional<bool> FilesController::confirm_figure() {
  if (open_.popup != "figure") return std::nullopt;
  return save_figure();
}

bool FilesController::show_figure(FigureKind kind) {
  if (state_.draft) return false;  // it is not a position of the game
  files_.figure.kind = kind;
  files_.figure.phase = FigureDialog::Idle{};
  open_.popup = "figure";
  request_for_figure();
  return true;
}

void FilesController::choose_format(FigureFormat format) {
  files_.figure.format = format;
  files_.figure.phase = FigureDialog::Idle{};
}

bool FilesController::step_number(FigureNumber number, int step) {
  FigureDialog& figure = files_.figure;
  const auto next = stepped(figure, number, step);
  if (!next) return false;
  figure.*figure_numbers[static_cast<std::size_t>(number)] = *next;
  figure.phase = FigureDialog::Idle{};
  return true;
}

bool FilesController::save_table(StudyTable table_of, FigureFormat format) {
  const Session& session = *state_.session;
  const bool counts = table_of == StudyTable::counts;
  const Statistics* const statistics = counts ? shown_statistics(state_) : nullptr;
  std::optional<DataTable> table = numbers_of(state_, table_of);
  if (!is_table(format) || (statistics == nullptr && !table)) return false;
  FigureSpec spec;
  spec.kind = FigureKind::histogram;
  spec.format = format;
  spec.choices.language = state_.settings.language;
  const std::string name =
      counts ? figure_file_name(session, spec)
             : study_file_name(state_, kanzen::name_of(table_of)) + file_ending(format);
  FigureRequest request = figure_request(session, statistics, std::move(spec));
  request.table = std::move(table);
  platform_.save_figure(name, request, false);
  return true;
}

void FilesController::game_opened() {
  files_.figure.caption_text.clear();
  if (open_.popup == "citation") open_.popup.clear();
}

bool FilesController::type(const std::string& text) {
  if (open_.popup != "figure") return false;
  files_.figure.caption_text = text;
  files_.figure.phase = FigureDialog::Idle{};
  return true;
}

void FilesController::switch_figure(bool FigureDialog::*choice) {
  files_.figure.*choice = !(files_.figure.*choice);
  files_.figure.phase = FigureDialog::Idle{};
  request_for_figure();
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
    shell_.show_tab("game");
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

bool FilesController::open_offered(std::size_t number) {
  if (!files_.record.offered || number >= files_.record.offered->games.size()) return false;
  const auto offered = *files_.record.offered;  // a refused game does not change the list
  open_game_of(offered.name, offered.text, number);
  return true;
}

}  // namespace kanzen::app
