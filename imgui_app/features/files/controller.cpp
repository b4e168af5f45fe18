#include "imgui_app/features/files/controller.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "engine/record/dead_stones.hpp"
#include "engine/record/phrases.hpp"
#include "engine/session/link.hpp"
#include "imgui_app/features/files/words.hpp"
#include "imgui_app/text/file_names.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/pasted.hpp"
#include "imgui_app/text/words.hpp"

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

FilesController::FilesController(const FeatureContext& context)
    : Feature(context),
      record_(context.state.record),
      open_(context.state.open),
      notices_(context.state.notices) {
  listen<FileOpened, FilesController>();
  listen<FileFailed, FilesController>();
  listen<GameOpened, FilesController>();
  listen<CitationMade, FilesController>();
  listen<FigureSaved, FilesController>();
  listen<SaveFailed, FilesController>();
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
      {"toggle-figure-series", &FigureDialog::series},
      {"toggle-figure-caption", &FigureDialog::caption}};
  for (const auto& [item, choice] : switches)
    handle(item, [this, choice = choice] { switch_figure(choice); });
}

// --- figures

void FilesController::request_for_figure() {
  if (state_.open.popup == "figure")
    notify(features_, &Feature::request_values, missing_for_figure(state_, figure_));
}

bool FilesController::save_figure() {
  if (figure_obstacle(state_, figure_) != FigureObstacle::none) return false;
  FigureSpec figure = chosen_figure(state_, figure_);
  std::vector<MoveNumbers> parts{figure.moves};
  if (figure.kind == FigureKind::numbers && figure_.series) parts = figure_parts(state_);
  figure_.phase = FigureDialog::Saving{};
  for (const MoveNumbers& part : parts) {
    figure.moves = part;
    platform_.save_figure(figure_file_name(*state_.session, figure), make_request(figure),
                          figure.qr.has_value());
  }
  return true;
}

FigureRequest FilesController::make_request(FigureSpec figure) const {
  // The link has no display settings, only the game.
  figure.link = platform_.page_address() + '#' + link_to(*state_.session);
  figure.qr.reset();  // the platform makes it
  return figure_request(*state_.session, shown_statistics(state_), std::move(figure));
}

void FilesController::input_finished() {
  std::string shown;
  if (state_.session && open_.popup == "figure" && !is_table(shown_format(state_, figure_))) {
    FigureSpec figure = chosen_figure(state_, figure_);
    if (figure.kind != FigureKind::film) figure.format = FigureFormat::svg;
    shown = figure_file_name(*state_.session, figure) + link_to(*state_.session) + ' ' +
            std::to_string(missing_for_figure(state_, figure_).size());
    const bool code = figure.qr.has_value();
    if (shown != previewed_) platform_.preview_figure(make_request(std::move(figure)), code);
  }
  previewed_ = std::move(shown);
}

News FilesController::news() const {
  if (open_.popup != "figure") return {};
  std::string text;
  if (const auto* saved = figure_.in<FigureDialog::Saved>())
    text = fill(words(state_, word::figure_saved), {saved->name});
  else if (const auto* failed = figure_.failed())
    text = fill(words(state_, word::label),
                {words(state_, word::not_saved), failed->reason.in(state_.settings.language)});
  return {text, text, {}};
}

void FilesController::on(const FigureSaved& event) {
  figure_.phase = FigureDialog::Saved{event.name};
}

void FilesController::on(const SaveFailed& event) {
  if (figure_.is<FigureDialog::Saving>()) {
    figure_.phase = FigureDialog::Failed{event.error};
  } else if (open_.popup == "citation" && citation_.is<CitationDialog::Running>()) {
    citation_.phase = CitationDialog::Failed{event.error};
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
  if (open_.popup != "figure")     // with the part of the current position
    figure_.part = 1 + static_cast<unsigned>(std::max<std::size_t>(state_.session->ply(), 1) - 1) /
                           moves_of_part;
  figure_.kind = kind;
  figure_.phase = FigureDialog::Idle{};
  open_.popup = "figure";
  request_for_figure();
  return true;
}

void FilesController::choose_format(FigureFormat format) {
  figure_.format = format;
  figure_.phase = FigureDialog::Idle{};
}

bool FilesController::step_number(FigureNumber number, int step) {
  FigureDialog& figure = figure_;
  const auto next = stepped(state_, figure, number, step);
  if (!next) return false;
  figure.*figure_numbers[static_cast<std::size_t>(number)] = *next;
  figure.phase = FigureDialog::Idle{};
  return true;
}

void FilesController::game_opened() {
  figure_.caption_text.clear();
  if (open_.popup == "citation") open_.popup.clear();
}

bool FilesController::type(const std::string& text) {
  if (open_.popup != "figure") return false;
  figure_.caption_text = text;
  figure_.phase = FigureDialog::Idle{};
  return true;
}

void FilesController::switch_figure(bool FigureDialog::*choice) {
  figure_.*choice = !(figure_.*choice);
  figure_.phase = FigureDialog::Idle{};
  request_for_figure();
}

std::string_view current_comment(const State& state) {
  const auto found = state.record.texts.comments.find(state.session->current());
  return found == state.record.texts.comments.end() ? std::string_view() : found->second;
}

std::string describe_record_result(const State& state) {
  const RecordTexts& texts = state.record.texts;
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
  const auto text = sgf::decode(event.bytes, [&](const std::string& set, std::string_view bytes) {
    return platform_.decode_characters(set, bytes);
  });
  // Another feature may know what it is, as of a text that is pasted.
  if (text && !has_sgf_start(text->text))
    for (Feature* feature : features_)
      if (feature->paste(text->text)) return;
  read_record(event.name, text);
}

// Text from the clipboard is UTF-8, whatever character set the record's CA property names.
bool FilesController::paste(const std::string& text) {
  if (!has_sgf_start(text)) return false;
  if (text.size() > longest_record)
    read_record({}, too_long(text));
  else
    read_record({}, sgf::DecodedText{text, {}});
  return true;
}

void FilesController::on(const FileFailed& event) {
  notices_.refusal = refusal_of(event.name, event.error);
}

void FilesController::read_record(const std::string& name, const Result<sgf::DecodedText>& text) {
  auto games = text ? describe_games_in_text(text->text) : text.error();
  if (!games) {
    notices_.refusal = refusal_of(name, games.error());
  } else if (games->size() > 1) {
    record_.offered = {name, *text, *std::move(games)};
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
  auto record = open_record(text.text, game, {has_record(info) ? info.rules : std::string_view()});
  if (!record) {
    notices_.refusal = refusal_of(name, record.error());
    return;
  }
  add_resignation(*record);
  add_text_notes(*record, text.notes);
  std::vector<Diagnostic> notes = std::move(record->notes);
  shell_.start_game({std::move(record->session)});
  record_.texts = std::move(record->texts);
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
  RecordTexts texts = record_.texts;
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
    if (event.left_out > 0)
      notices_.refusal = Refusal{word::record_notes,
                                 event.name,
                                 {phrase::moves_after_end, event.left_out},
                                 std::nullopt,
                                 word::record_changes};
  }
}

bool FilesController::open_offered(std::size_t number) {
  if (!record_.offered || number >= record_.offered->games.size()) return false;
  const auto offered = *record_.offered;  // a refused game does not change the list
  open_game_of(offered.name, offered.text, number);
  return true;
}

}  // namespace kanzen::app
