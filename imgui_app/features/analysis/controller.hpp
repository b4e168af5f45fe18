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
  // Delivers values to `session`.
  AnalysisController(const FeatureContext& context, Values& values,
                     std::optional<Session>& session);

  // Requests the values of the session's game. Returns false if they were requested before.
  bool open_game();
  // Requests the values of `positions`, each once. Does nothing before values are available.
  void request(const std::vector<std::string>& positions);
  void request_missing();
  void on(const Answer<ProbeRequest>& answer);

  // --- solving, and opening saved values
  void on(const Answer<SolveRequest>& answer);
  void on(const Answer<OpenSolutionRequest>& answer);
  void on(const Answer<SaveSolutionRequest>& answer);
  void on(const Answer<DeleteSolutionRequest>& answer);

  // --- the table
  void on(const Answer<TableRequest>& answer);
  void on(const Answer<TableCheckRequest>& answer);

  // --- notable positions
  void search_notable_automatically();
  void on(const Answer<NotableRequest>& answer);

  // --- searching
  bool search(double seconds);  // of the current position; false: it cannot be searched
  void stop_search();
  void set_guess(const Search::Guess& guess) { values_.search.guess = guess; }
  void on(const Answer<SearchRequest>& answer);

  void session_changed() override;
  void add_panels(Panels& panels) const override;

 private:
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
  std::optional<Session>& session_;
  std::set<std::string> requested_;  // positions with a pending request
  // The position whose perfect line was last requested, and the chunks that it lacked.
  std::pair<std::string, std::vector<std::size_t>> requested_line_;
  std::string values_key_;             // game and rules of the last request for values
  bool requested_after_loss_ = false;  // this game's lost values were requested again
};

}  // namespace kanzen::app
