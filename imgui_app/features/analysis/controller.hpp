#pragma once
// AnalysisController: requests the values of the open game and saves them on request.
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "imgui_app/features/feature.hpp"

namespace kanzen::app {

class AnalysisController final : public Feature {
 public:
  explicit AnalysisController(const FeatureContext& context);

  void on(const Answer<ProbeRequest>& answer);

  // --- solving, and opening saved values
  void on(const Answer<SolveRequest>& answer);
  void on(const Answer<OpenSolutionRequest>& answer);
  void on(const Answer<SaveSolutionRequest>& answer);
  void on(const Answer<DeleteSolutionRequest>& answer);

  // --- the table
  void on(const Answer<TableRequest>& answer);
  void on(const Answer<TableCheckRequest>& answer);

  void on(const Answer<NotableRequest>& answer);

  void on(const Answer<SearchRequest>& answer);

  void game_changed() override;  // requests its values
  void session_changed() override;
  void mode_changed(bool begins) override;
  // Requests them, each once. Does nothing before values are available.
  void request_values(const std::vector<std::string>& positions) override;
  std::optional<Verdict> headline() const override;
  void add_panels(Panels& panels) const override;

 private:
  void request_missing();
  bool search(double seconds);  // of the current position; false: it cannot be searched
  void stop_search();
  void search_notable_automatically();
  void solve();
  bool cancel_solving();
  void save_solution();
  void delete_solution();
  void search_notable();
  bool open_notable(const std::string& kind, std::size_t number);
  bool search_longer();
  void start_solving(Solving::Source source, bool shown);
  void open_saved_solution();
  void update_solving(const Progress& progress);
  void accept_values(Solving::Source source, const Summary& summary);
  void handle_lost_values(const Error& error);
  void request_rest_of_line();
  void compare_if_possible();  // compares the table with the solved values

  Values& values_;
  std::optional<Session>& session_;  // which values are delivered to
  std::set<std::string> requested_;  // positions with a pending request
  // The position whose perfect line was last requested, and the chunks that it lacked.
  std::pair<std::string, std::vector<std::size_t>> requested_line_;
  bool requested_after_loss_ = false;  // this game's lost values were requested again
};

}  // namespace kanzen::app
