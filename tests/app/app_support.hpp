#pragma once
// A platform that solves small games at once, on the calling thread, and lets a test set
// the clock.  What becomes of a large game's values the test says itself.
#include <map>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "engine/adapter/any_game.hpp"
#include "engine/study/comparison.hpp"
#include "imgui_app/shell/controller.hpp"
#include "imgui_app/shell/platform.hpp"

namespace kanzen::app {

class TestPlatform final : public Platform {
 public:
  void open_game(const std::string& game, const std::string& rules) override {
    opened_games.push_back(game + ' ' + rules);
    solved_.reset();
    events_.clear();
    if (const auto found = find_game(game, rules)) game_ = *found;
  }
  void solve(unsigned threads) override {
    ++solves;
    solving_threads = threads;
    solved_.reset();
    if (!answers || game_->info().large()) return;
    // Solving is the slow part: once for each game and rules, for all tests.
    static std::map<std::string, std::shared_ptr<const SolvedGame>> solved_games;
    auto& solved = solved_games[opened_games.back()];
    if (solved == nullptr) {
      auto result = ask(*game_, game_->solver(), &Solver::solve, {});
      if (!result) return;
      solved = *std::move(result);
    }
    solved_ = solved;
    events_.push_back(Solved{solved_->summary()});
  }
  void reopen() override {
    ++reopens;
    solved_.reset();
  }
  void cancel() override { events_.push_back(SolveFailed{Error{Errc::cancelled, "cancelled"}}); }
  void keep() override { ++keeps; }
  void forget() override { ++forgets; }
  void find_notable(unsigned limit) override {
    ++searches;
    if (!solved_) return;
    const auto kinds = solved_->notable(limit, {});
    if (kinds)
      events_.push_back(NotableFound{*kinds});
    else
      events_.push_back(NotableFailed{kinds.error()});
  }
  void open_table() override { tables.push_back(opened_games.back()); }
  void compare_table() override { ++comparisons; }
  void compare_rules(const std::string& other_rules, unsigned first) override {
    compared.push_back(opened_games.back() + ' ' + other_rules);
    if (!answers) return;
    const auto games = find_compared(game_->info().name, game_->info().rules, other_rules);
    const auto comparison =
        solve_and_compare(*games, {solved_, nullptr}, comparison_of(*games, first), {});
    if (comparison) events_.push_back(RulesCompared{std::make_shared<Comparison>(*comparison)});
  }
  void cancel_comparison() override { ++cancelled_comparisons; }
  void find_rounds(unsigned limit) override {
    ++round_searches;
    if (!solved_ || !answers) return;
    const auto rounds = rounds_of(*game_, *solved_, limit, {});
    const auto counts = game_->solver()->enumerate({});
    if (rounds)
      events_.push_back(RoundsFound{std::make_shared<Rounds>(*rounds), counts->by_ply});
    else
      events_.push_back(RoundsFailed{rounds.error()});
  }
  void count_positions(const std::string& game, const std::string& rules) override {
    counted.push_back(game + ' ' + rules);
    if (!answers) return;
    const auto counts = (*find_game(game, rules))->solver()->enumerate({});
    events_.push_back(PositionsCounted{game, counts->positions, counts->seconds});
  }
  void cancel_counting() override { ++cancelled_counts; }
  void request_analysis(const std::string& position) override {
    requests.push_back(position);
    if (!solved_) return;
    const auto state = game_->parse(position);
    if (!state) return;
    const auto analysis = solved_->probe(*state);
    if (analysis)
      events_.push_back(Analysed{*analysis});
    else
      events_.push_back(NotAnalysed{position});
  }
  // Searches at once; `search_seconds` may be set to less than the app asks for.
  void search(const std::string& position, double seconds) override {
    searched.push_back(position + ' ' + std::to_string(static_cast<int>(seconds)));
    if (!answers) return;
    SearchLimits limits;
    limits.seconds = search_seconds.value_or(seconds);
    limits.table_bytes = 1 << 22;
    const auto report =
        ask(*game_, game_->searcher(), &Searcher::search, *game_->parse(position), limits, {});
    if (report) events_.push_back(Searched{*report});
  }
  void cancel_search() override { ++cancelled_searches; }
  void choose(const MoveWish& wish) override {
    wishes.push_back(wish);
    if (chosen) events_.push_back(Chosen{wish.position, *chosen});
  }
  void cancel_choice() override { ++cancelled_choices; }
  void estimate(const PositionWish& wish) override { estimate_wishes.push_back(wish); }
  void cancel_estimate() override { ++cancelled_estimates; }
  void score(const PositionWish& wish) override { score_wishes.push_back(wish); }
  void cancel_score() override {}
  void copy_text(const std::string& text) override {
    copied = text;
    if (may_copy) events_.push_back(Copied{});
  }
  void set_fragment(const std::string& text) override {
    fragment = text;
    ++fragments_set;
  }
  void add_fragment(const std::string& text) override {
    entries.push_back(fragment);
    fragment = text;
  }
  std::string page_address() const override { return "page"; }
  void open_address(const std::string& address) override { opened = address; }
  void choose_file() override {}
  // Knows one set, "test", which is ASCII with "~" for U+00E9.
  std::optional<std::string> decode_characters(const std::string& set,
                                               std::string_view bytes) const override {
    if (set != "test") return std::nullopt;
    std::string text;
    for (const char c : bytes) text += c == '~' ? std::string("\u00E9") : std::string(1, c);
    return text;
  }
  void save_file(const std::string& name, const std::string& content) override {
    saved = {name, content};
  }
  void save_figure(const std::string& name, const FigureOrder& order, bool with_code) override {
    figure_link = with_code ? order.wish.link : "";
    if (!makes_figures) return;
    const auto file = figure_file(order);
    if (!file) return events_.push_back(SaveFailed{file.error()});
    saved = {name, file->text};
    pixels = {file->width, file->height};
    events_.push_back(FigureSaved{name});
  }
  void save_game(const std::string& name, const std::string& link) override {
    saved = {name, link};
  }
  void mirror(const Mirror&) override {}
  void focus_field(const std::string& id) override { focused_field = id; }
  void store_setting(const std::string& key, const std::string& value) override {
    settings[key] = value;
  }
  std::string stored_setting(const std::string& key) const override {
    const auto found = settings.find(key);
    return found == settings.end() ? std::string() : found->second;
  }
  bool has_letters(Language language) const override {
    return language == Language::english || has_japanese;
  }
  void load_letters(Language) override { ++letters_asked; }
  void load_fonts(const std::vector<std::string>& names) override {
    fonts_asked.insert(fonts_asked.end(), names.begin(), names.end());
  }
  void use_threads(unsigned threads) override { threads_asked.push_back(threads); }
  void wake_after(double seconds) override { wakes.push_back(seconds); }
  double now() const override { return clock; }

  // Hands over what has been asked for, and what that leads to.
  void deliver(Controller& controller) {
    while (!events_.empty()) {
      std::vector<Event> events;
      events.swap(events_);
      for (const Event& event : events) controller.on_event(event);
    }
  }

  bool answers = true;  // false: a solve never ends
  bool has_japanese = true;
  int letters_asked = 0;
  std::vector<std::string> fonts_asked;
  bool may_copy = true;  // false: the clipboard is refused
  int fragments_set = 0;
  std::vector<std::string> entries;  // of the browser's history, before that of `fragment`
  std::vector<std::string> opened_games;
  std::vector<std::string> tables, requests;
  std::vector<std::string> searched;  // position and seconds
  std::optional<double> search_seconds;
  int cancelled_searches = 0;
  std::vector<MoveWish> wishes;       // of choices
  std::optional<std::string> chosen;  // the move that answers each; empty: none does
  int cancelled_choices = 0;
  std::pair<std::string, std::string> saved;  // name and content of the last file
  std::pair<unsigned, unsigned> pixels;       // of the last PNG
  std::string figure_link;                    // of which the last figure has a code
  bool makes_figures = true;                  // false: nothing is heard of them
  std::vector<PositionWish> estimate_wishes, score_wishes;
  int cancelled_estimates = 0;
  int comparisons = 0;                // with tables
  std::vector<std::string> compared;  // game, rules and other rules
  int cancelled_comparisons = 0;
  int round_searches = 0;
  std::vector<std::string> counted;  // game and rules
  int cancelled_counts = 0;
  unsigned solving_threads = 0;
  std::vector<unsigned> threads_asked;
  int solves = 0, reopens = 0, keeps = 0, forgets = 0, searches = 0;
  double clock = 100;
  std::string copied, fragment, opened, focused_field;
  std::map<std::string, std::string> settings;
  std::vector<double> wakes;

 private:
  std::shared_ptr<const AnyGame> game_;
  std::shared_ptr<const SolvedGame> solved_;
  std::vector<Event> events_;
};

// A controller on a platform, opened at a link and solved.
struct OpenedPage {
  explicit OpenedPage(const std::string& fragment = "game=gobblers2") : controller(platform) {
    controller.on_event(EnvironmentChanged{});
    go_to(fragment);
  }
  // Somebody edits the address, or comes back to it.
  void go_to(const std::string& fragment) {
    platform.fragment = fragment;
    controller.on_event(FragmentChanged{fragment});
    platform.deliver(controller);
  }
  void go_back() {
    const std::string before = platform.entries.back();
    platform.entries.pop_back();
    go_to(before);
  }
  const State& state() const { return controller.state(); }
  const Session& session() const { return *controller.state().session; }
  bool activate(const std::string& id) {
    const bool done = controller.activate(id);
    platform.deliver(controller);
    return done;
  }
  // One after the other: ids parted by spaces.
  void click(const std::string& ids) {
    std::istringstream all(ids);
    for (std::string id; all >> id;) activate(id);
  }
  void intend(Intention intention) {
    Intentions intentions;
    intentions.add(std::move(intention));
    controller.carry_out(intentions);
  }
  // The device or the page around it is unusual in these ways, and in no other.
  void surround(std::initializer_list<bool Environment::*> ways) {
    Environment environment;
    for (const auto way : ways) environment.*way = true;
    controller.on_event(EnvironmentChanged{environment});
  }
  void pass(double seconds) {
    platform.clock += seconds;
    controller.tick();
    platform.deliver(controller);
  }

  TestPlatform platform;
  Controller controller;
};

// Orange's large piece on b1 covers the middle of Purple's line a1 b1 c1.
inline constexpr const char* covered_line = "game=gobblers2&position=-,-,-/-,-,-/l,mL,l:1";
// Orange is to move and wins in three plies.
inline constexpr const char* won_in_three = "game=gobblers2&position=M,-,-/-,-,-/l,mL,-:1";

}  // namespace kanzen::app
