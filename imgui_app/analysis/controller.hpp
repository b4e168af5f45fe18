#pragma once
// AnalysisController: the values of the open game.
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "imgui_app/shell/feature.hpp"
#include "imgui_app/shell/item.hpp"

namespace kanzen::app {

class AnalysisController : Feature {
 public:
  // Values are delivered to the session.
  AnalysisController(const Feature& feature, Values& values, std::optional<Session>& session)
      : Feature(feature), values_(values), session_(session) {}

  // Asks for the values of the session's game.  False: they are here or on their way.
  bool open_game();
  // Of these positions, each once; nothing is asked before there are values.
  void request(const std::vector<std::string>& positions);
  void request_missing();
  void on(const Answer<ProbePosition>& answer);

  // --- solving, and opening what was kept
  void solve();
  bool cancel_solving();
  void keep();
  void forget();
  void on(const Answer<SolveGame>& answer);
  void on(const Answer<ReopenGame>& answer);
  void on(const Answer<KeepValues>& answer);
  void on(const Answer<ForgetValues>& answer);

  // --- the table
  void on(const Answer<OpenTable>& answer);
  void on(const Answer<CompareTable>& answer);

  // --- notable positions
  void search_notable();
  void search_notable_unasked();
  void on(const Answer<FindNotable>& answer);
  bool perform(const NotableItem& item);

  // --- searching
  void search(double seconds);  // the current position
  void search_longer();
  void stop_search();
  void stop_search_elsewhere();
  void note_guess(const Search::Guess& guess) { values_.search.guess = guess; }
  void on(const Answer<SearchPosition>& answer);

 private:
  void start_solving(Solving::Source source, bool shown);
  void reopen();
  void hear_solving(const Progress& progress);
  void values_came(Solving::Source source, const Summary& summary);
  void values_lost(const Error& error);
  void request_rest_of_line();
  void compare_if_possible();  // the table with the solved values

  Values& values_;
  std::optional<Session>& session_;
  std::set<std::string> requested_;  // positions that an answer is awaited for
  // Whose perfect line was asked to go on last, and for which chunks.
  std::pair<std::string, std::vector<std::size_t>> line_asked_;
  std::string values_key_;         // game and rules whose values were asked for last
  bool asked_after_loss_ = false;  // lost values of that game have been asked for once more
};

}  // namespace kanzen::app
