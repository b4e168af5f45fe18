#include "imgui_app/files/controller.hpp"

#include <algorithm>
#include <array>
#include <type_traits>

#include "engine/core/fields.hpp"
#include "engine/core/numbers.hpp"
#include "engine/core/quick_random.hpp"
#include "engine/figure/words.hpp"
#include "engine/record/phrases.hpp"
#include "engine/session/link.hpp"
#include "imgui_app/board/position_queries.hpp"
#include "imgui_app/files/state.hpp"
#include "imgui_app/files/words.hpp"
#include "imgui_app/shell/language.hpp"
#include "imgui_app/studies/studies.hpp"

namespace kanzen::app {
namespace {

constexpr std::array file_endings{".svg", ".png", ".tex",
                                  ".csv", ".tex", ".gif"};  // by FigureFormat

// Returns whether the figure shows all positions of the line.
bool shows_line(FigureKind kind) { return kind == FigureKind::plot || kind == FigureKind::film; }

// Returns eight hexadecimal digits of a hash that distinguishes texts, such as positions, which are
// too long for a file name and have characters that file names must not have.
std::string fingerprint(std::string_view text) {
  std::uint64_t hash = 0;
  for (const char c : text) hash = mixed(hash + golden_gamma + static_cast<unsigned char>(c));
  return format_hexadecimal(hash >> 32, 8);
}

// Writes all fields as text, which distinguishes requests for figures.
class FieldText {
 public:
  template <class T>
  void operator()(const char*, const T& field) {
    write(field);
    text_ += ' ';
  }
  const std::string& text() const { return text_; }

 private:
  template <class T>
  void write(const T& field) {
    if constexpr (std::is_same_v<T, std::string>) {
      text_ += field;
    } else if constexpr (Described<T>) {
      T::fields(field, *this);
    } else if constexpr (is_optional<T>) {
      add(field.has_value());
      if (field) write(*field);
    } else if constexpr (std::is_enum_v<T> || std::is_arithmetic_v<T>) {
      add(static_cast<int>(field));  // distinguishes whole millimetres
    } else {
      for (const auto& one : field) (*this)("", one);
    }
  }

  void add(int number) { text_ += std::to_string(number); }

  std::string text_;
};

// "kanzen-mnk-4-4-4": the name of a game's files without their ending.
std::string file_name_of_game(const GameInfo& info) {
  std::string name = "kanzen-" + info.name;
  std::replace_if(
      name.begin(), name.end(), [](char c) { return c == ':' || c == ','; }, '-');
  return name;
}

Error too_long(const std::string& bytes) {
  return {Errc::unsupported, {phrase::large_file, bytes.size(), longest_record}};
}

// Completes the name of a study or its table in names of files and citations:
// "comparison-notebook".
std::string complete_name(const State& state, std::string name) {
  if (name == kanzen::name_of(Study::comparison)) name += '-' + compared_with(state);
  return name;
}

CitationRequest::Values source_of_values(const State& state, bool statistics) {
  using Values = CitationRequest::Values;
  if (statistics && shown_study(state) == Study::comparison)  // which uses no table
    return state.studies.comparison.done() != nullptr ? Values::solved : Values::none;
  const bool known =
      statistics ? shown_statistics(state) != nullptr : state.session->analysis() != nullptr;
  if (!known) return Values::none;
  if (state.session->info().needs_search()) return Values::searched;
  const auto& check = state.values.table.check;
  const bool agrees = check && check->different == 0;
  return state.values.solving.done() && !agrees ? Values::solved : Values::table;
}

// Returns the refusal of a file. It names the file only, as the message has the place in it.
Refusal refusal_of(std::string name, const Error& error) {
  return {word::refused_record, std::move(name), error, std::nullopt, word::fix_record};
}

}  // namespace

std::vector<FigureKind> figure_kinds(const State& state) {
  std::vector<FigureKind> kinds{FigureKind::position};
  // Games with estimated positions only have figures of the board.
  if (!state.session->info().has_estimates_only()) {
    kinds.push_back(FigureKind::tree);
    kinds.push_back(FigureKind::plot);
    if (shown_statistics(state) != nullptr) kinds.push_back(FigureKind::histogram);
  }
  if (state.session->line().size() > 1) kinds.push_back(FigureKind::film);
  return kinds;
}

FigureKind shown_kind(const State& state) {
  const std::vector<FigureKind> kinds = figure_kinds(state);
  const bool there = std::find(kinds.begin(), kinds.end(), state.files.figure.kind) != kinds.end();
  return there ? state.files.figure.kind : FigureKind::position;
}

FigureFormat shown_format(const State& state) {
  return shown_kind(state) == FigureKind::film ? FigureFormat::gif : state.files.figure.format;
}

bool may_choose_values(const State& state) {
  const FigureKind kind = shown_kind(state);
  return (kind == FigureKind::position || kind == FigureKind::film) &&
         !state.session->info().has_estimates_only();
}

bool may_mark_last_move(const State& state) {
  const Session& session = *state.session;
  return shown_kind(state) == FigureKind::position &&
         session.played_move(session.current()).has_value();
}

bool may_have_legend(const State& state) {
  return shown_kind(state) == FigureKind::tree ||
         (may_choose_values(state) && state.files.figure.values);
}

FigureSpec chosen_figure(const State& state) {
  const FigureDialog& dialog = state.files.figure;
  FigureSpec figure;
  figure.kind = shown_kind(state);
  figure.format = shown_format(state);
  figure.scale = dialog.scale;
  figure.values = dialog.values && may_choose_values(state);
  figure.grey = dialog.grey;
  figure.transparent = dialog.transparent;
  figure.caption = dialog.caption;
  figure.caption_text = dialog.caption_text;
  figure.legend = dialog.legend && may_have_legend(state);
  if (dialog.code && !is_table(figure.format)) figure.qr.emplace();
  if (dialog.width > 0) {
    figure.unit = LengthUnit::mm;
    figure.choices.width = static_cast<float>(dialog.width) * pixels_in(LengthUnit::mm);
  }
  figure.choices.last_move = dialog.last_move && may_mark_last_move(state);
  figure.choices.best_move = dialog.best_move && may_choose_values(state);
  figure.choices.language = state.settings.language;
  figure.choices.dark = dialog.dark;
  figure.choices.turned = is_turned(state);
  figure.choices.distances = !state.session->info().needs_search();
  figure.choices.logarithmic = state.view.logarithmic;
  figure.choices.plies = dialog.two_plies ? 2 : 1;
  figure.choices.up_to_symmetry = !state.tree_tab.every_position;
  if (figure.kind == FigureKind::film) {
    figure.choices.width = static_cast<float>(dialog.film_width);
    figure.unit = LengthUnit::px;
    figure.choices.last_move = true;
    figure.scale = 1;
    figure.transparent = false;
    figure.pause = dialog.film_pause;
    figure.loop = dialog.film_loop;
  }
  return figure;
}

std::string figure_file_name(const Session& session, const FigureSpec& figure) {
  std::string name = file_name_of_game(session.info()) + '-' + session.info().rules + '-' +
                     kanzen::name_of(figure.kind);
  // A histogram shows no position.
  const bool line = shows_line(figure.kind);
  std::string subject;
  if (figure.kind != FigureKind::histogram) {
    name += '-' + std::to_string(line ? session.line().size() - 1 : session.ply());
    subject = line ? link_to(session) : session.position();
  }
  // The ending of the name tells the formats apart; numbers do not depend on what is drawn.
  FigureSpec options = figure;
  options.format = FigureFormat::svg;
  if (figure.format != FigureFormat::png) options.scale = FigureSpec().scale;
  if (is_table(figure.format)) {
    options = FigureSpec();
    options.kind = figure.kind;
    options.values = figure.values;
    options.choices.language = figure.choices.language;
    options.choices.plies = figure.choices.plies;
    options.choices.up_to_symmetry = figure.choices.up_to_symmetry;
  }
  for (const auto& [chosen, word] :
       {std::pair{options.values, "-values"}, std::pair{options.grey, "-grey"},
        std::pair{options.choices.dark, "-dark"}})
    if (chosen) name += word;
  FieldText text;
  FigureSpec::fields(options, text);
  name += '-' + fingerprint(subject + '\n' + text.text());
  if (is_table(figure.format)) name += "-numbers";
  return name + file_endings[static_cast<std::size_t>(figure.format)];
}

std::vector<std::string> missing_for_figure(const State& state) {
  const Session& session = *state.session;
  const FigureSpec figure = chosen_figure(state);
  // Games that are searched request no values, and an ended position has none.
  if (session.info().needs_search() || figure.kind == FigureKind::histogram) return {};
  const bool valued = figure.values || figure.choices.best_move;
  if (figure.kind == FigureKind::position && !valued) return {};
  if (!shows_line(figure.kind) && has_ended(session)) return {};
  std::vector<std::string> missing = positions_of_figure(session, figure);
  std::erase_if(missing, [&](const std::string& position) {
    return session.analysis_of(position) != nullptr || state.values.valueless.contains(position);
  });
  return missing;
}

FigureObstacle figure_obstacle(const State& state) {
  if (state.files.figure.is<FigureDialog::Saving>()) return FigureObstacle::is_saving;
  const FigureSpec figure = chosen_figure(state);
  const bool board = figure.kind == FigureKind::position;
  const Analysis* const analysis = state.session->analysis();
  if (!missing_for_figure(state).empty())
    return are_values_pending(state) ? FigureObstacle::values_pending : FigureObstacle::no_values;
  const bool numbers = !board || (figure.values && analysis != nullptr && !analysis->moves.empty());
  return is_table(figure.format) && !numbers ? FigureObstacle::no_numbers : FigureObstacle::none;
}

CitationRequest citation_of(const State& state, const std::string& page_address) {
  const Session& session = *state.session;
  const GameInfo& info = session.info();
  const Language language = state.settings.language;
  const bool statistics = state.view.mode == Mode::statistics;
  const Study study = shown_study(state);
  CitationRequest request;
  request.key =
      file_name_of_game(info) + '-' + info.rules + '-' +
      (statistics ? complete_name(state, kanzen::name_of(study)) : fingerprint(session.position()));
  const auto heading_in = [&](Language of_text) {
    std::string heading = figure_heading(of_text, info);
    if (statistics && study == Study::comparison)
      heading += " / " + rules_name(of_text, info, compared_with(state));
    return heading;
  };
  request.title = heading_in(Language::english);
  request.heading = heading_in(language);
  request.language = code_of(language);
  if (!statistics) request.position = session.position();
  // The statistics do not depend on the position.
  request.link = page_address + '#' +
                 (statistics ? "game=" + info.name + "&rules=" + info.rules + "&mode=statistics" +
                                   study_in_link(state)
                             : link_to(session));
  request.values = source_of_values(state, statistics);
  return request;
}

// --- FilesController

bool FilesController::toggle_citation() {
  if (is_editing(state_)) return false;  // a draft is not a position of the game
  if (view_.popup == Popup::cite) {
    view_.popup = Popup::none;
    return true;
  }
  view_.popup = Popup::cite;
  files_.citation.phase = CitationDialog::Running{};
  platform_.make_citation(citation_of(state_, platform_.page_address()));
  return true;
}

bool FilesController::copy_citation(Button button) {
  const auto* done = files_.citation.done();
  if (done == nullptr) return false;
  shell_.copy(button, button == Button::copy_bibtex ? done->bibtex : done->sentence);
  return true;
}

void FilesController::on(const CitationMade& event) {
  files_.citation.phase = CitationDialog::Done{event.bibtex, event.sentence};
}

void FilesController::request_for_figure() {
  if (state_.view.popup == Popup::figure) shell_.request(missing_for_figure(state_));
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
  if (state_.session && view_.popup == Popup::figure && !is_table(shown_format(state_))) {
    FigureSpec figure = chosen_figure(state_);
    figure.format = FigureFormat::svg;
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
  } else if (view_.popup == Popup::cite && files_.citation.is<CitationDialog::Running>()) {
    files_.citation.phase = CitationDialog::Failed{event.error};
  } else {
    notices_.refusal = Refusal{word::not_saved, {}, event.error, std::nullopt, word::save_again};
  }
}

bool FilesController::perform(const FigureKindItem& item) {
  if (is_editing(state_)) return false;  // a draft is not a position of the game
  files_.figure.kind = item.kind;
  files_.figure.phase = FigureDialog::Idle{};
  view_.popup = Popup::figure;
  request_for_figure();
  return true;
}

bool FilesController::perform(const FigureFormatItem& item) {
  files_.figure.format = item.format;
  files_.figure.phase = FigureDialog::Idle{};
  return true;
}

bool FilesController::perform(const FigureScaleItem& item) {
  const unsigned scale = files_.figure.scale;
  if (item.step > 0 ? scale >= most_figure_scale : scale <= 1) return false;
  files_.figure.scale = item.step > 0 ? scale + 1 : scale - 1;
  files_.figure.phase = FigureDialog::Idle{};
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
  const std::string name = counts ? figure_file_name(session, spec)
                                  : file_name_of_game(session.info()) + '-' + session.info().rules +
                                        '-' + complete_name(state_, kanzen::name_of(item.table)) +
                                        file_endings[static_cast<std::size_t>(item.format)];
  FigureRequest request = figure_request(session, statistics, std::move(spec));
  request.table = std::move(table);
  platform_.save_figure(name, request, false);
  return true;
}

bool FilesController::perform(const FigureWidthItem& item) {
  unsigned& width = files_.figure.width;
  if (item.step > 0 ? width >= most_figure_width : width == 0) return false;
  if (item.step > 0)
    width = width == 0 ? least_figure_width : width + figure_width_step;
  else
    width = width <= least_figure_width ? 0 : width - figure_width_step;
  files_.figure.phase = FigureDialog::Idle{};
  return true;
}

bool FilesController::perform(const FilmItem& item) {
  const bool pause = item.part == FilmItem::Part::pause;
  unsigned& number = pause ? files_.figure.film_pause : files_.figure.film_width;
  const unsigned step = pause ? film_pause_step : film_width_step;
  const unsigned end = item.step > 0 ? (pause ? most_film_pause : most_film_width)
                                     : (pause ? least_film_pause : least_film_width);
  if (number == end) return false;
  number = item.step > 0 ? number + step : number - step;
  files_.figure.phase = FigureDialog::Idle{};
  return true;
}

void FilesController::forget_position() {
  files_.figure.caption_text.clear();
  if (view_.popup == Popup::cite) view_.popup = Popup::none;
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
  return second != std::string_view::npos && text[second] == ';';
}

std::string_view current_comment(const State& state) {
  const auto found = state.files.record.texts.comments.find(state.session->current());
  return found == state.files.record.texts.comments.end() ? std::string_view() : found->second;
}

// --- FilesController

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
    view_.tab = Tab::game;
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
      Refusal{word::record_in_part, name, notes.front(), std::nullopt, word::record_rest};
  notes.erase(notes.begin());
  notices_.refusal->other_reasons = std::move(notes);
}

bool FilesController::save_record() {
  const auto text = format_record(*state_.session, files_.record.texts);
  if (!text) return false;
  const auto& size = state_.session->info().size;
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
