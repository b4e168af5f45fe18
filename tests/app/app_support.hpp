#pragma once
// A platform that solves small games at once, on the calling thread, and lets a test set the clock.
// The test itself provides the values of a large game.
#include <map>
#include <memory>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/adapter/any_game.hpp"
#include "engine/study/comparison.hpp"
#include "imgui_app/app/announcer.hpp"
#include "imgui_app/app/controller.hpp"
#include "imgui_app/features/board/controller.hpp"
#include "imgui_app/model/platform.hpp"
#include "imgui_app/model/verdict.hpp"

namespace kanzen::app {

inline Event analysed(const Analysis& analysis) {
  return Answer<ProbeRequest>{.result = ProbeResult{analysis.position, analysis}};
}
inline Event not_analysed(const std::string& position) {
  return Answer<ProbeRequest>{.result = ProbeResult{position, std::nullopt}};
}

class TestPlatform final : public Platform {
 public:
  void open_game(const std::string& game, const std::string& rules) override {
    opened_games.push_back(game + ' ' + rules);
    solved_.reset();
    events_.clear();
    if (const auto found = find_game(game, rules)) game_ = *found;
  }
  void request(const Request& request) override {
    std::visit([this](const auto& one) { on(one); }, request);
  }
  void cancel(std::string_view method) override {
    ++cancelled[std::string(method)];
    std::erase_if(events_, [&](const Event& event) {
      return std::visit([&](const auto& one) { return one.type == method; }, event);
    });
  }
  void copy_text(const std::string& text) override {
    copied = text;
    if (may_copy) events_.push_back(Copied{});
  }
  void share_text(const std::string& text) override { copy_text(text); }
  void set_fragment(const std::string& text, bool adds) override {
    if (adds)
      entries.push_back(fragment);
    else
      ++fragments_set;
    fragment = text;
  }
  std::string page_address() const override { return "page"; }
  void set_title(const std::string& text) override { title = text; }
  void open_address(const std::string& address) override { opened_address = address; }
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
  void preview_figure(const FigureRequest& request, bool with_code) override {
    const auto file = figure_file(request);
    preview = file ? file->text : "";
    preview_frames = file ? file->frames.size() : 0;
    preview_link = with_code ? request.spec.link : "";
    ++previews;
  }
  void save_figure(const std::string& name, const FigureRequest& request, bool with_code) override {
    figure_link = with_code ? request.spec.link : "";
    if (!makes_figures) return;
    const auto file = figure_file(request);
    if (!file) return events_.push_back(SaveFailed{file.error()});
    saved = {name, file->text};
    ++saved_figures;
    pixels = {file->width, file->height};
    figure = *file;
    events_.push_back(FigureSaved{name});
  }
  void save_game(const std::string& name, const std::string& link) override {
    saved = {name, link};
  }
  void make_citation(const CitationRequest& request) override {
    cited = request;
    events_.push_back(CitationMade{'@' + request.key, request.heading});
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
  bool has_font(Language language) const override {
    return language == Language::english || has_japanese;
  }
  void load_font(Language) override { ++font_requests; }
  void load_font_slices(const std::vector<std::string>& names) override {
    requested_slices.insert(requested_slices.end(), names.begin(), names.end());
  }
  void wake_after(double seconds) override { wakes.push_back(seconds); }
  double now() const override { return clock; }

  // Delivers the answers to pending requests, and to the requests that these cause.
  void deliver(Controller& controller) {
    while (!events_.empty()) {
      std::vector<Event> events;
      events.swap(events_);
      for (const Event& event : events) controller.on_event(event);
    }
  }

  bool answers = true;                   // false: a solve never ends
  std::map<std::string, int> cancelled;  // number of times, by method
  bool has_japanese = true;
  int font_requests = 0;
  std::vector<std::string> requested_slices;
  bool may_copy = true;  // false: the clipboard is refused
  int fragments_set = 0;
  std::vector<std::string> entries;  // of the browser's history, before `fragment`
  std::vector<std::string> opened_games;
  std::string opened_address;  // the last one
  std::vector<std::string> tables, requests;
  std::vector<SampleRequest> samples;
  std::vector<std::string> searched;  // position and seconds
  std::optional<double> search_seconds;
  std::vector<MoveRequest> move_requests;
  std::optional<std::string> chosen;  // the move that answers each request; empty: none does
  std::pair<std::string, std::string> saved;  // name and content of the last file
  std::pair<unsigned, unsigned> pixels;       // of the last PNG or film
  FigureFile figure;                          // the last one
  std::string figure_link;                    // of which the last figure has a code
  std::string preview, preview_link;          // the last preview, and the link of its code
  std::size_t preview_frames = 0;
  int previews = 0;
  std::size_t saved_figures = 0;
  bool makes_figures = true;  // false: save_figure never answers
  CitationRequest cited;      // the last one
  std::vector<EvaluationRequest> estimate_requests, score_requests;
  std::vector<std::string> judged;    // positions
  int comparisons = 0;                // with tables
  std::vector<std::string> compared;  // game, rules and other rules
  int round_searches = 0;
  std::vector<std::string> counted;  // game and rules
  int solves = 0, loads = 0, saves = 0, deletes = 0, searches = 0;
  double clock = 100;
  std::string copied, fragment, title, focused_field;
  std::map<std::string, std::string> settings;
  std::vector<double> wakes;

 private:
  template <class Kind>
  void answer(const Result<typename Kind::Reply>& reply) {
    Answer<Kind> event;
    if (reply)
      event.result = *reply;
    else
      event.error = reply.error();
    events_.push_back(std::move(event));
  }

  void on(const SolveRequest&) {
    ++solves;
    solved_.reset();
    if (!answers || game_->info().is_large()) return;
    // Solving is the slow part: once for each game and rules, for all tests.
    static std::map<std::string, std::shared_ptr<const SolvedGame>> solved_games;
    auto& solved = solved_games[opened_games.back()];
    if (solved == nullptr) {
      auto result = call_facet(*game_, game_->solver(), &Solver::solve, {});
      if (!result) return;
      solved = *std::move(result);
    }
    solved_ = solved;
    answer<SolveRequest>(solved_->summary());
  }
  void on(const OpenSolutionRequest&) {
    ++loads;
    solved_.reset();
  }
  void on(const SaveSolutionRequest&) { ++saves; }
  void on(const DeleteSolutionRequest&) { ++deletes; }
  void on(const NotableRequest& request) {
    ++searches;
    if (!solved_) return;
    answer<NotableRequest>(solved_->notable(request.limit, {}));
  }
  void on(const RandomPositionRequest& request) {
    samples.push_back(request);
    if (solved_) answer<RandomPositionRequest>(sample_positions(*game_, *solved_, request, 20, {}));
  }
  void on(const TableRequest&) { tables.push_back(opened_games.back()); }
  void on(const TableCheckRequest&) { ++comparisons; }
  void on(const RuleComparisonRequest& request) {
    compared.push_back(opened_games.back() + ' ' + request.other_rules);
    if (!answers) return;
    const auto games = find_compared(game_->info().name, game_->info().rules, request.other_rules);
    const auto comparison = solve_and_compare(*games, {solved_, nullptr},
                                              comparison_options(*games, request.first), {});
    if (comparison) answer<RuleComparisonRequest>(std::make_shared<const Comparison>(*comparison));
  }
  void on(const RoundsRequest& request) {
    ++round_searches;
    if (!solved_ || !answers) return;
    const auto rounds = rounds_of(*game_, *solved_, request.limit, {});
    const auto counts = game_->solver()->enumerate({});
    if (!rounds) return answer<RoundsRequest>(rounds.error());
    answer<RoundsRequest>(RoundsResult{std::make_shared<Rounds>(*rounds), counts->by_ply});
  }
  void on(const PositionCountRequest& request) {
    counted.push_back(request.game + ' ' + request.rules);
    if (!answers) return;
    const auto counts = (*find_game(request.game, request.rules))->solver()->enumerate({});
    answer<PositionCountRequest>(PositionCountResult{counts->positions, counts->seconds});
  }
  void on(const ProbeRequest& request) {
    requests.push_back(request.position);
    if (!solved_) return;
    const auto state = game_->parse(request.position);
    if (!state) return;
    const auto analysis = solved_->probe(*state);
    events_.push_back(analysis ? analysed(*analysis) : not_analysed(request.position));
  }
  // Searches at once; `search_seconds` may be set to less than the app asks for.
  void on(const SearchRequest& request) {
    const auto& [position, seconds] = request;
    searched.push_back(position + ' ' + std::to_string(static_cast<int>(seconds)));
    if (!answers) return;
    SearchLimits limits;
    limits.seconds = search_seconds.value_or(seconds);
    limits.table_bytes = 1 << 22;
    const auto report = call_facet(*game_, game_->searcher(), &Searcher::search,
                                   *game_->parse(position), limits, {});
    if (report) answer<SearchRequest>(*report);
  }
  void on(const BotMoveRequest& request) {
    move_requests.push_back(request);
    if (chosen) answer<BotMoveRequest>(kanzen::Choice{.move = *chosen});
  }
  void on(const PositionEstimateRequest& request) { estimate_requests.push_back(request); }
  void on(const JudgeRequest& request) { judged.push_back(request.position); }
  void on(const PositionScoreRequest& request) { score_requests.push_back(request); }
  void on(const ScoreStatisticsRequest&) {}

  std::shared_ptr<const AnyGame> game_;
  std::shared_ptr<const SolvedGame> solved_;
  std::vector<Event> events_;
};

template <class One>
const One& feature_of(const Controller& controller) {
  for (const Feature* feature : controller.features())
    if (const auto* found = dynamic_cast<const One*>(feature)) return *found;
  throw std::logic_error("the page has no such feature");
}

// A controller on a platform, opened at a link and solved.
struct OpenedPage {
  explicit OpenedPage(const std::string& fragment = "game=gobblers2") : controller(platform) {
    controller.on_event(EnvironmentChanged{});
    go_to(fragment);
  }
  // Changes the fragment, as by an edit of the address or a step in the history.
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
  // Activates ids separated by spaces, one after the other.
  void click(const std::string& ids) {
    std::istringstream all(ids);
    for (std::string id; all >> id;) activate(id);
  }
  // These carry out what a drag on the board asks for.
  void act(const Action& action) { controller.carry_out({action}); }
  void take(Selection from) { act(does(feature<BoardController>(), &BoardController::take, from)); }
  void drop(unsigned square) {
    act(does(feature<BoardController>(), &BoardController::drop, square));
  }
  void put_back() { act(does(feature<BoardController>(), &BoardController::put_back)); }
  void aim(std::optional<unsigned> square) {
    act(does(feature<BoardController>(), &BoardController::aim, square));
  }
  template <class One>
  const One& feature() const {
    return feature_of<One>(controller);
  }
  // Sets these properties of the device or the surrounding page, and resets the others.
  void surround(std::initializer_list<bool Environment::*> ways) {
    Environment environment;
    for (const auto way : ways) environment.*way = true;
    controller.on_event(EnvironmentChanged{environment});
  }
  // Answers for the bot.
  void choose(const std::string& move, bool resigns = false) {
    controller.on_event(
        Answer<BotMoveRequest>{.result = kanzen::Choice{.move = move, .resigns = resigns}});
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
