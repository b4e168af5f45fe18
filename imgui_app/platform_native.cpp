#include "imgui_app/platform_native.hpp"

#include <GLFW/glfw3.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <utility>

#include "engine/threads/thread_executor.hpp"

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

}  // namespace

NativePlatform::NativePlatform(GLFWwindow* window)
    : window_(window), settings_path_(settings_file()) {
  read_settings();
}

NativePlatform::~NativePlatform() { stop_worker(); }

// --- solving

void NativePlatform::solve(const std::string& game, const std::string& rules) {
  stop_worker();
  solved_.reset();
  {
    const std::lock_guard lock(mutex_);
    events_.clear();  // of the game before
  }
  auto found = find_game(game, rules);
  if (!found) {
    post([error = found.error()](PageEvents& app) { app.on_solve_failed(error); });
    return;
  }
  game_ = *found;
  cancelled_ = false;
  worker_ = std::thread([this, game_to_solve = game_] { work(game_to_solve); });
}

void NativePlatform::work(const std::shared_ptr<const AnyGame>& game) {
  ThreadExecutor executor(ThreadExecutor::machine_threads());
  RunOptions options;
  options.executor = &executor;
  options.progress = [this](const Progress& progress) {
    post([progress](PageEvents& app) { app.on_progress(progress); });
    return !cancelled_;
  };
  auto solved = game->solve(options);
  if (!solved) {
    post([error = solved.error()](PageEvents& app) { app.on_solve_failed(error); });
    return;
  }
  const std::shared_ptr<const SolvedGame> values = *std::move(solved);
  post([this, values](PageEvents& app) {
    solved_ = values;
    app.on_solved(values->summary());
  });
}

void NativePlatform::cancel() { cancelled_ = true; }

void NativePlatform::stop_worker() {
  cancelled_ = true;
  if (worker_.joinable()) worker_.join();
}

void NativePlatform::request_analysis(const std::string& position) {
  if (!solved_) return;
  const auto state = game_->parse(position);
  if (!state) return;
  const auto analysis = solved_->probe(*state);
  if (analysis)
    post([values = *analysis](PageEvents& app) { app.on_analysis(values); });
  else
    post([position](PageEvents& app) { app.on_no_analysis(position); });
}

void NativePlatform::post(Event event) {
  {
    const std::lock_guard lock(mutex_);
    events_.push_back(std::move(event));
  }
  glfwPostEmptyEvent();
}

void NativePlatform::deliver(PageEvents& app) {
  std::vector<Event> events;
  {
    const std::lock_guard lock(mutex_);
    events.swap(events_);
  }
  for (const Event& event : events) event(app);
}

// --- window and clipboard

void NativePlatform::copy_text(const std::string& text) {
  glfwSetClipboardString(window_, text.c_str());
}

// A window has no address line; the link can be copied all the same.
void NativePlatform::set_fragment(const std::string&) {}
std::string NativePlatform::page_address() const { return {}; }
void NativePlatform::open_address(const std::string& address) { copy_text(address); }

void NativePlatform::save_file(const std::string& name, const std::string& content) {
  std::ofstream(name, std::ios::binary) << content;
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
  std::error_code error;  // a setting that cannot be kept still holds for this run
  std::filesystem::create_directories(std::filesystem::path(settings_path_).parent_path(), error);
  std::ofstream file(settings_path_);
  for (const auto& [name, kept] : settings_) file << name << '=' << kept << '\n';
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
