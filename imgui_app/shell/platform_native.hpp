#pragma once
// The platform of the desktop window: a thread solves, GLFW has the clipboard, settings
// live in a file in the user's configuration folder and kept values in the data folder.
//
// The worker thread only ever puts events into a queue; deliver() hands them to the
// app on the drawing thread.
#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "engine/adapter/any_game.hpp"
#include "imgui_app/shell/platform.hpp"

struct GLFWwindow;

namespace kanzen::app {

class App;

class NativePlatform final : public Platform {
 public:
  explicit NativePlatform(GLFWwindow* window);
  ~NativePlatform() override;

  void open_game(const std::string& game, const std::string& rules) override;
  void solve(unsigned) override;  // with all of the machine's threads
  void reopen() override;
  void cancel() override;
  void keep() override;
  void forget() override;
  void find_notable(unsigned limit) override;
  void open_table() override;
  void compare_table() override {}
  void compare_rules(const std::string& other_rules, unsigned first) override;
  void cancel_comparison() override { comparer_.cancel(); }
  void find_rounds(unsigned limit) override;
  void count_positions(const std::string& game, const std::string& rules) override;
  void cancel_counting() override { comparer_.cancel(); }
  void request_analysis(const std::string& position) override;
  void search(const std::string& position, double seconds) override;
  void cancel_search() override { worker_.cancel(); }
  void choose(const MoveWish& wish) override;
  void cancel_choice() override { worker_.cancel(); }
  void estimate(const PositionWish& wish) override;
  void cancel_estimate() override { estimator_.cancel(); }
  void score(const PositionWish& wish) override;
  void cancel_score() override { scorer_.cancel(); }
  void copy_text(const std::string& text) override;
  void set_fragment(const std::string&) override {}  // a window has no address line;
  void add_fragment(const std::string&) override {}  // the link can be copied all the same
  std::string page_address() const override;
  void open_address(const std::string& address) override;
  void focus_field(const std::string&) override {}  // a text can be pasted
  void choose_file() override {}  // a window has no chooser; a record can be pasted
  std::optional<std::string> decode_characters(const std::string&,
                                               std::string_view) const override {
    return std::nullopt;  // what is pasted is UTF-8
  }
  void save_file(const std::string& name, const std::string& content) override;
  void save_figure(const std::string& name, const FigureOrder& order, bool with_code) override;
  void save_game(const std::string& name, const std::string& link) override;
  void mirror(const Mirror& mirror) override;
  void store_setting(const std::string& key, const std::string& value) override;
  std::string stored_setting(const std::string& key) const override;
  bool has_letters(Language) const override { return true; }
  void load_letters(Language) override {}
  void load_fonts(const std::vector<std::string>&) override {}  // it has its own fonts alone
  void use_threads(unsigned) override {}
  void wake_after(double seconds) override;
  double now() const override;

  // Hands over what has happened since the last call.
  void deliver(App& app);
  // Seconds until a frame is wanted; empty: not before the next event.
  std::optional<double> time_to_wake() const;
  void woken() { wake_at_.reset(); }

 private:
  struct Posted {
    Event event;
    std::shared_ptr<const SolvedGame> solved;  // of Solved: the values, from then on
  };
  using Work = std::function<void(const RunOptions&)>;

  // A thread that does one thing after the other, and can be told to stop.
  class Worker {
   public:
    using Tell = Event (*)(const Progress& progress);
    explicit Worker(NativePlatform& platform, Tell tell = plain_progress)
        : platform_(platform), tell_(tell) {}
    // After what it is doing now has ended.
    void start(Work work);
    void cancel() { cancelled_ = true; }
    void stop();  // and waits for the end

   private:
    static Event plain_progress(const Progress& progress) { return Progressed{progress}; }

    NativePlatform& platform_;
    Tell tell_;  // how far it is
    std::thread thread_;
    std::atomic<bool> cancelled_{false};
  };

  void stop_workers();
  void hold(Result<std::unique_ptr<SolvedGame>> solved);  // on the worker thread
  // From any thread.
  void post(Event event, std::shared_ptr<const SolvedGame> solved = nullptr);
  void read_settings();

  GLFWwindow* window_;
  std::mutex mutex_;  // guards events_
  std::vector<Posted> events_;
  std::shared_ptr<const AnyGame> game_;
  std::shared_ptr<const SolvedGame> solved_;  // set on the drawing thread only
  std::map<std::string, std::string> settings_;
  std::string settings_path_;  // empty: no place to keep them
  std::optional<double> wake_at_;
  Worker worker_{*this};  // solves, searches and chooses moves
  Worker estimator_{*this}, scorer_{*this};
  Worker comparer_{
      *this, [](const Progress& progress) -> Event { return ComparisonProgressed{progress}; }};
};

}  // namespace kanzen::app
