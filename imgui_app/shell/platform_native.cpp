#include "imgui_app/shell/platform_native.hpp"

#include <GLFW/glfw3.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <utility>

#include "engine/players/turn_at.hpp"
#include "engine/files/whole_file.hpp"
#include "engine/threads/thread_executor.hpp"
#include "imgui_app/shell/app.hpp"
#include "imgui_app/shell/kept_file.hpp"

namespace kanzen::app {
namespace {

std::string environment_variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

std::string settings_file() {
  std::filesystem::path folder = environment_variable("XDG_CONFIG_HOME");
  if (folder.empty()) {
    const std::string home = environment_variable("HOME");
    if (home.empty()) return {};
    folder = std::filesystem::path(home) / ".config";
  }
  return (folder / "kanzen" / "settings").string();
}

using GamePointer = std::shared_ptr<const AnyGame>;

Result<Choice> choose_move(const GamePointer& plain, const MoveWish& wish,
                           const RunOptions& options) {
  const auto with_komi = game_with_komi(plain, wish.komi);
  if (!with_komi) return with_komi.error();
  const AnyGame& game = **with_komi;
  Result<Turn> turn = turn_at(game, wish.position, wish.past);
  if (!turn) return turn.error();
  const auto player = find_player(wish.player, game.info());
  if (!player) return player.error();
  turn->limits.seconds = wish.seconds;
  turn->seed = wish.seed;
  return (*player)->choose(*turn, options);
}

Result<EstimateReport> estimate_position(const GamePointer& plain, const PositionWish& wish,
                                         const EstimateOptions& options, const RunOptions& run) {
  const auto with_komi = game_with_komi(plain, wish.komi);
  if (!with_komi) return with_komi.error();
  const AnyGame& game = **with_komi;
  const Result<Turn> turn = turn_at(game, wish.position, wish.past);
  if (!turn) return turn.error();
  return game.estimate(turn->past, turn->state, options, run);
}

Result<ScoreReport> score_position(const AnyGame& game, const PositionWish& wish,
                                   const RunOptions& options) {
  const Result<Turn> turn = turn_at(game, wish.position, wish.past);
  if (!turn) return turn.error();
  if (game.info().abilities.scores) {
    const auto scores = game.solve_scores(options);
    if (!scores) return scores.error();
    return (*scores)->probe(turn->state);
  }
  SearchLimits limits;
  limits.seconds = wish.seconds;
  return game.search_score(turn->state, turn->past, limits, options);
}

}  // namespace

NativePlatform::NativePlatform(GLFWwindow* window)
    : window_(window), settings_path_(settings_file()) {
  read_settings();
}

NativePlatform::~NativePlatform() { stop_workers(); }

// --- values

void NativePlatform::open_game(const std::string& game, const std::string& rules) {
  stop_workers();
  solved_.reset();
  {
    const std::lock_guard lock(mutex_);
    events_.clear();  // of the game before
  }
  auto found = find_game(game, rules);
  if (found)
    game_ = *found;
  else
    post(SolveFailed{found.error()});
}

void NativePlatform::solve(unsigned) {
  if (!game_) return;
  worker_.stop();
  solved_.reset();
  worker_.start(
      [this, to_solve = game_](const RunOptions& options) { hold(to_solve->solve(options)); });
}

void NativePlatform::reopen() {
  if (!game_) return;
  worker_.stop();
  solved_.reset();
  worker_.start([this, to_open = game_](const RunOptions& options) {
    const KeptFile file(to_open->info().name, to_open->info().rules);
    if (!file.exists()) {
      post(NothingKept{});
      return;
    }
    auto opened = to_open->reopen(file.open(), options);
    if (!opened && opened.error().code == Errc::corrupt_data) {
      (void)file.remove();  // it will not get better
    }
    hold(std::move(opened));
  });
}

void NativePlatform::Worker::start(Work work) {
  cancelled_ = false;
  thread_ = std::thread([this, before = std::move(thread_), todo = std::move(work)]() mutable {
    if (before.joinable()) before.join();
    ThreadExecutor executor(ThreadExecutor::machine_threads());
    RunOptions options;
    options.executor = &executor;
    options.progress = [this](const Progress& progress) {
      platform_.post(tell_(progress));
      return !cancelled_;
    };
    todo(options);
  });
}

void NativePlatform::Worker::stop() {
  cancel();
  if (thread_.joinable()) thread_.join();
}

void NativePlatform::hold(Result<std::unique_ptr<SolvedGame>> solved) {
  if (!solved) {
    post(SolveFailed{solved.error()});
    return;
  }
  const std::shared_ptr<const SolvedGame> values = *std::move(solved);
  post(Solved{values->summary()}, values);
}

void NativePlatform::cancel() { worker_.cancel(); }

void NativePlatform::stop_workers() {
  for (Worker* worker : {&worker_, &estimator_, &scorer_, &comparer_}) worker->stop();
}

void NativePlatform::keep() {
  if (!solved_) return;
  worker_.start([this, values = solved_](const RunOptions&) {
    const KeptFile file(values->summary().game, values->summary().rules);
    const auto kept = file.replace([&](const ByteSink& sink) { return values->keep(sink); });
    if (kept)
      post(Kept{});
    else
      post(KeepFailed{kept.error()});
  });
}

void NativePlatform::forget() {
  if (!game_) return;
  const auto removed = KeptFile(game_->info().name, game_->info().rules).remove();
  if (removed)
    post(Forgotten{});
  else
    post(KeepFailed{removed.error()});
}

// The window solves with all of the machine's threads; it needs no table.
void NativePlatform::open_table() { post(TableChanged{}); }

void NativePlatform::find_notable(unsigned limit) {
  if (!solved_) return;
  worker_.start([this, values = solved_, limit](const RunOptions& options) {
    const auto kinds = values->notable(limit, options);
    if (kinds)
      post(NotableFound{*kinds});
    else
      post(NotableFailed{kinds.error()});
  });
}

void NativePlatform::compare_rules(const std::string& other_rules, unsigned first) {
  if (!game_) return;
  comparer_.stop();
  const auto games = find_compared(game_->info().name, game_->info().rules, other_rules);
  if (!games) return post(ComparisonFailed{games.error()});
  comparer_.start([this, both = *games, known = solved_, first](const RunOptions& run) {
    const auto comparison =
        solve_and_compare(both, {known, nullptr}, comparison_of(both, first), run);
    if (comparison)
      post(RulesCompared{std::make_shared<Comparison>(*comparison)});
    else if (comparison.error().code != Errc::cancelled)
      post(ComparisonFailed{comparison.error()});
  });
}

void NativePlatform::find_rounds(unsigned limit) {
  if (!solved_) return;
  worker_.start([this, game = game_, values = solved_, limit](const RunOptions& options) {
    const auto rounds = rounds_of(*game, *values, limit, options);
    if (!rounds) return post(RoundsFailed{rounds.error()});
    const auto counts = game->enumerate(options);
    if (!counts) return post(RoundsFailed{counts.error()});
    post(RoundsFound{std::make_shared<Rounds>(*rounds), counts->by_ply});
  });
}

void NativePlatform::count_positions(const std::string& name, const std::string& rules) {
  comparer_.stop();
  const auto game = find_game(name, rules);
  if (!game) return post(CountingFailed{game.error()});
  comparer_.start([this, to_count = *game](const RunOptions& options) {
    const auto counts = to_count->enumerate(options);
    if (counts)
      post(PositionsCounted{to_count->info().name, counts->positions, counts->seconds});
    else if (counts.error().code != Errc::cancelled)
      post(CountingFailed{counts.error()});
  });
}

void NativePlatform::request_analysis(const std::string& position) {
  if (!solved_) return;
  const auto state = game_->parse(position);
  if (!state) return;
  const auto analysis = solved_->probe(*state);
  if (analysis)
    post(Analysed{*analysis});
  else
    post(NotAnalysed{position});
}

void NativePlatform::search(const std::string& position, double seconds) {
  if (!game_) return;
  worker_.stop();
  const auto state = game_->parse(position);
  if (!state) return;
  worker_.start([this, to_search = game_, state = *state, seconds](const RunOptions& options) {
    SearchLimits limits;
    limits.seconds = seconds;
    const auto report = to_search->search(state, limits, options);
    if (report)
      post(Searched{*report});
    else if (report.error().code != Errc::cancelled)
      post(SearchFailed{report.error()});
  });
}

void NativePlatform::choose(const MoveWish& wish) {
  if (!game_) return;
  worker_.stop();
  worker_.start([this, game = game_, wish](const RunOptions& options) {
    const auto choice = choose_move(game, wish, options);
    if (choice)
      post(Chosen{wish.position, choice->move});
    else if (choice.error().code != Errc::cancelled)
      post(ChoiceFailed{choice.error()});
  });
}

void NativePlatform::estimate(const PositionWish& wish) {
  if (!game_) return;
  estimator_.stop();
  estimator_.start([this, game = game_, wish](const RunOptions& run) {
    EstimateOptions options;
    options.limits.seconds = wish.seconds;
    options.watch = [this](const EstimateReport& report) { post(Estimated{report, false}); };
    const auto report = estimate_position(game, wish, options, run);
    if (report)
      post(Estimated{*report, true});
    else if (report.error().code != Errc::cancelled)
      post(EstimateFailed{report.error()});
  });
}

void NativePlatform::score(const PositionWish& wish) {
  if (!game_) return;
  scorer_.stop();
  scorer_.start([this, game = game_, wish](const RunOptions& options) {
    const auto report = score_position(*game, wish, options);
    if (report)
      post(Scored{*report});
    else if (report.error().code != Errc::cancelled)
      post(ScoreFailed{report.error()});
  });
}

void NativePlatform::post(Event event, std::shared_ptr<const SolvedGame> solved) {
  {
    const std::lock_guard lock(mutex_);
    events_.push_back({std::move(event), std::move(solved)});
  }
  glfwPostEmptyEvent();
}

void NativePlatform::deliver(App& app) {
  std::vector<Posted> events;
  {
    const std::lock_guard lock(mutex_);
    events.swap(events_);
  }
  for (Posted& posted : events) {
    if (posted.solved) solved_ = std::move(posted.solved);
    app.on_event(posted.event);
  }
}

// --- window and clipboard

void NativePlatform::copy_text(const std::string& text) {
  glfwSetClipboardString(window_, text.c_str());
  post(Copied{});
}

std::string NativePlatform::page_address() const { return {}; }
void NativePlatform::open_address(const std::string& address) { copy_text(address); }

void NativePlatform::save_file(const std::string& name, const std::string& content) {
  if (const auto written = write_file(name, content); !written) post(SaveFailed{written.error()});
}

// What the libraries of a page do, a window leaves to the command line.
void NativePlatform::save_figure(const std::string& name, const FigureOrder& order,
                                 bool with_code) {
  if (with_code || order.wish.format == FigureFormat::png)
    return post(SaveFailed{{Errc::unsupported, "only a page makes PNG and QR codes"}});
  const auto file = figure_file(order);
  if (!file) return post(SaveFailed{file.error()});
  if (const auto written = write_file(name, file->text); !written)
    return post(SaveFailed{written.error()});
  post(FigureSaved{name});
}
void NativePlatform::save_game(const std::string&, const std::string&) {
  post(SaveFailed{{Errc::unsupported, "only a page saves games; right would be to copy the link"}});
}

// The window's title says the verdict, which is what a screen reader reads here.
void NativePlatform::mirror(const Mirror& mirror) {
  glfwSetWindowTitle(window_, ("Kanzen - " + mirror.verdict).c_str());
}

// --- settings: a line `key=value` each

void NativePlatform::read_settings() {
  std::ifstream file(settings_path_);
  for (std::string line; std::getline(file, line);) {
    const auto split = line.find('=');
    if (split != std::string::npos) settings_[line.substr(0, split)] = line.substr(split + 1);
  }
}

void NativePlatform::store_setting(const std::string& key, const std::string& value) {
  settings_[key] = value;
  if (settings_path_.empty()) return;
  std::error_code error;
  std::filesystem::create_directories(std::filesystem::path(settings_path_).parent_path(), error);
  std::string lines;
  for (const auto& [name, kept] : settings_) lines += name + '=' + kept + '\n';
  (void)write_file(settings_path_, lines);  // what cannot be kept still holds for this run
}

std::string NativePlatform::stored_setting(const std::string& key) const {
  const auto found = settings_.find(key);
  return found == settings_.end() ? std::string() : found->second;
}

// --- time

void NativePlatform::wake_after(double seconds) {
  const double at = now() + seconds;
  wake_at_ = wake_at_ ? std::min(*wake_at_, at) : at;
}

std::optional<double> NativePlatform::time_to_wake() const {
  if (!wake_at_) return std::nullopt;
  return std::max(*wake_at_ - now(), 0.0);
}

double NativePlatform::now() const { return glfwGetTime(); }

}  // namespace kanzen::app
