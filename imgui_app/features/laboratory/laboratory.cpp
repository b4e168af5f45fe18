#include "imgui_app/features/laboratory/laboratory.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/insert_in_order.hpp"
#include "imgui_app/features/laboratory/words.hpp"
#include "imgui_app/text/file_names.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"

namespace kanzen::app {
namespace {

constexpr char own_section[] = "laboratory";
constexpr char rules_separator = '/';  // in links; names of rule sets contain commas

std::string setting_name(const RuleChoice& choice, std::size_t setting) {
  return choice.name + '=' + choice.settings[setting];
}

// Returns the open rule set with another setting of a choice.
std::string rules_with(const GameInfo& info, const RuleChoice& changed, std::size_t setting) {
  std::string rules = setting_name(changed, setting);
  for (const RuleChoice& choice : info.choices)
    if (&choice != &changed && choice.chosen > 0)
      rules += ',' + setting_name(choice, choice.chosen);
  const auto game = find_game(info.name, rules);
  return game ? (*game)->info().rules : info.rules;
}

// Orders by what the first player gets: quick wins before late ones, draws, late losses.
int rank(Value start) {
  if (start.outcome == Outcome::draw) return 0;
  constexpr int most = 256;
  const int speed = most - static_cast<int>(start.distance);
  return start.outcome == Outcome::win ? -speed : speed;
}

double share_of_draws(const OutcomeTotals& counts) {
  return static_cast<double>(counts.draw) / static_cast<double>(counts.positions);
}

}  // namespace

Laboratory::Laboratory(const FeatureContext& context)
    : Feature(context), view_(context.state.view) {
  listen<Answer<ProbeRequest>, Laboratory>();
  handle("study-laboratory", &Laboratory::show);
  handle(setting_item, &Laboratory::change);
  handle(survey_order_item, [this](SurveyOrder order) { order_ = order; });
  handle(survey_item, &Laboratory::save);
  handle("button-solve-others", &Laboratory::solve_others);
}

bool Laboratory::is_offered() const {
  return state_.session && !state_.session->info().choices.empty();
}

bool Laboratory::is_shown() const {
  return is_offered() && state_.view.mode == Mode::statistics && view_.study == own_section;
}

bool Laboratory::show() {
  if (!is_offered()) return false;
  view_.study = own_section;
  if (state_.view.mode != Mode::statistics) shell_.set_mode(Mode::statistics);
  shell_.link_changed();
  survey();
  return true;
}

bool Laboratory::change(const std::string& setting) {
  for (const Setting& one : settings_)
    if (one.name == setting) return shell_.perform(rules_item(one.rules));
  return false;
}

// --- the table

Laboratory::Tried* Laboratory::find(const std::string& rules) {
  const auto found = std::find_if(tried_.begin(), tried_.end(),
                                  [&](const Tried& one) { return one.rules == rules; });
  return found == tried_.end() ? nullptr : &*found;
}

void Laboratory::game_changed() {
  const GameInfo& info = state_.session->info();
  if (std::exchange(game_, info.name) != info.name) tried_.clear();
  settings_.clear();
  for (const RuleChoice& choice : info.choices)
    for (std::size_t setting = 1; setting < choice.settings.size(); ++setting) {
      const bool is_chosen = choice.chosen == setting;
      std::string rules = rules_with(info, choice, is_chosen ? 0 : setting);
      if (rules != info.rules)
        settings_.push_back({setting_name(choice, setting), std::move(rules), is_chosen});
    }
  survey();
}

// Adds the open rule set to the table, and requests the analysis of its start once it is solved.  A
// large game is solved without asking again after another rule set has been.
void Laboratory::survey() {
  if (!is_offered()) return;
  const GameInfo& info = state_.session->info();
  const Solving& solving = state_.values.solving;
  if (info.is_large() && solving.done() && solving.done()->source == Solving::Source::solver)
    has_solved_ = true;
  if (!is_shown()) return;
  if (find(info.rules) == nullptr) {
    tried_.push_back({info.rules, {}});
    shell_.link_changed();
  }
  if (find(info.rules)->found) return;
  if (solving.failed() != nullptr || solving.is<Solving::Cancelled>()) solves_others_ = false;
  if (shown_statistics(state_) != nullptr)
    platform_.request(ProbeRequest{info.start});
  else if (has_solved_ && solving.is<Solving::Offered>())
    due_ = now();
}

void Laboratory::on(const Answer<ProbeRequest>& answer) {
  const Statistics* const statistics = shown_statistics(state_);
  if (!is_shown() || statistics == nullptr || !answer.result || !answer.result->analysis ||
      answer.result->position != state_.session->info().start)
    return;
  Tried* const open_rules = find(state_.session->info().rules);
  if (open_rules == nullptr || open_rules->found) return;
  open_rules->found = survey_of(state_.session->game(), *statistics, *answer.result->analysis);
  if (solves_others_) due_ = now();
}

// Returns the open rule set with its value, "Misère: Draw with perfect play"; empty until it is
// solved.
std::string Laboratory::result() const {
  const GameInfo& info = state_.session->info();
  for (const Tried& one : tried_)
    if (one.rules == info.rules && one.found)
      return fill(words(state_, word::label),
                  {capitalised(rules_name(state_.settings.language, info, one.rules)),
                   format_value(state_, one.found->start, 0)});
  return {};
}

News Laboratory::news() const {
  const std::string sentence = is_shown() ? result() : std::string();
  return {sentence, sentence, {}};
}

bool Laboratory::solve_others() {
  if (!is_shown() || next_to_solve() == nullptr) return false;
  solves_others_ = true;
  due_ = now();
  return true;
}

// Returns a rule set of the table that is not solved, other than the open one.
const Laboratory::Tried* Laboratory::next_to_solve() const {
  const auto next = std::find_if(tried_.begin(), tried_.end(), [&](const Tried& one) {
    return !one.found && one.rules != state_.session->info().rules;
  });
  return next == tried_.end() ? nullptr : &*next;
}

bool Laboratory::act_if_due() {
  if (!due_ || *due_ > now()) return false;
  due_.reset();
  const Tried* const next = next_to_solve();
  solves_others_ = solves_others_ && is_shown() && next != nullptr;
  if (is_shown() && has_solved_ && state_.values.solving.is<Solving::Offered>())
    shell_.perform("button-solve");
  else if (solves_others_)
    shell_.perform(rules_item(next->rules));
  return true;
}

std::vector<const Laboratory::Tried*> Laboratory::tried() const {
  const auto key = [&](const Tried* row) -> double {
    if (order_ == SurveyOrder::tried) return 0;
    if (!row->found) return 1e9;  // last
    if (order_ == SurveyOrder::value) return rank(row->found->start);
    if (order_ == SurveyOrder::draws) return -share_of_draws(row->found->counts);
    return -static_cast<double>(row->found->longest_win);
  };
  std::vector<const Tried*> rows;
  for (const Tried& one : tried_)
    insert_in_order(rows, &one, [&](const Tried* a, const Tried* b) { return key(a) < key(b); });
  return rows;
}

// --- links and files

// Adds the rule sets of the link to the table, in its order and before those that are there.
void Laboratory::game_linked(const LinkKeys& keys) {
  std::string names = value_in(keys, "tried");
  if (names.empty() || !is_offered()) return;
  std::vector<Tried> before = std::exchange(tried_, {});
  names += rules_separator;
  for (std::size_t begin = 0, end; begin < names.size(); begin = end + 1) {
    end = names.find(rules_separator, begin);
    const std::string name = names.substr(begin, end - begin);
    const auto game = find_game(game_, name);
    if (!game)
      shell_.refuse(word::refused_rules, name, game.error());
    else if (find((*game)->info().rules) == nullptr)
      tried_.push_back({(*game)->info().rules, {}});
  }
  for (Tried& one : before) {
    if (Tried* const linked = find(one.rules))
      linked->found = std::move(one.found);
    else
      tried_.push_back(std::move(one));
  }
}

std::string Laboratory::link_keys() const {
  if (!is_shown()) return {};
  std::string keys = std::string("&study=") + own_section;
  if (tried_.size() < 2) return keys;
  keys += "&tried=";
  for (const Tried& one : tried_) keys += one.rules + rules_separator;
  keys.pop_back();
  return keys;
}

std::optional<CitedStudy> Laboratory::cited_study() const {
  if (!is_shown()) return std::nullopt;
  return CitedStudy{own_section, {}, link_keys(), {}, &word::rule_sets_of};
}

// The table of the rule sets that are solved, with headings in the page's language.
DataTable Laboratory::table() const {
  constexpr std::array<Words, survey_columns.size()> headings{word::game_column,
                                                              word::rules_column,
                                                              word::start_column,
                                                              word::plies_column,
                                                              word::best_first_moves,
                                                              word::positions,
                                                              word::finished_column,
                                                              word::won,
                                                              word::drawn,
                                                              word::lost,
                                                              word::longest_win,
                                                              word::longest_loss,
                                                              word::drawn_percent};
  DataTable table;
  for (std::size_t i = 0; i < headings.size(); ++i)
    table.columns.push_back({survey_columns[i].name,
                             std::string(headings[i].in(state_.settings.language)),
                             survey_columns[i].is_number});
  table.title = fill(words(state_, word::rule_sets_of),
                     {full_title(state_.settings.language, state_.session->info())});
  for (const Tried* row : tried())
    if (row->found) table.rows.push_back(survey_cells(game_, row->rules, &*row->found));
  return table;
}

bool Laboratory::save(FigureFormat format) {
  DataTable numbers = table();
  if (!is_shown() || !is_table(format) || numbers.rows.empty()) return false;
  FigureSpec spec;
  spec.kind = FigureKind::histogram;
  spec.format = format;
  spec.choices.language = state_.settings.language;
  FigureRequest request = figure_request(*state_.session, nullptr, std::move(spec));
  request.table = std::move(numbers);
  platform_.save_figure(
      file_name_of_game(state_.session->info()) + '-' + own_section + file_ending(format), request,
      false);
  return true;
}

}  // namespace kanzen::app
