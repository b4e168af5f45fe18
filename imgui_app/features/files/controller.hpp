#pragma once
// FilesController: opens and saves game records and saved games, and handles the dialogs that save
// figures and show citations.
#include <string>

#include "imgui_app/features/feature.hpp"
#include "imgui_app/features/files/state.hpp"

namespace kanzen::app {

class FilesController final : public Feature {
 public:
  explicit FilesController(const FeatureContext& context);

  const FigureDialog& figure() const { return figure_; }
  const CitationDialog& citation() const { return citation_; }

  // --- games
  bool paste(const std::string& text) override;  // a game record
  void on(const FileOpened& event);
  void on(const FileFailed& event);
  void on(const GameOpened& event);
  void game_opened() override;
  void session_changed() override { request_for_figure(); }
  void values_changed() override { request_for_figure(); }
  void position_evaluated() override { request_for_figure(); }

  // --- citations
  void on(const CitationMade& event);

  // --- figures
  void on(const FigureSaved& event);
  void on(const SaveFailed& event);
  bool type(const std::string& text) override;
  // Requests a preview if the dialog is open and shows another figure than the last time.
  void input_finished() override;

  News news() const override;  // whether the figure was saved
  void add_panels(Panels& panels) const override;

 private:
  bool save_record();
  bool save_game();
  bool open_offered(std::size_t number);
  bool toggle_citation();
  std::optional<bool> copy_citation(const ItemId& item);
  bool save_figure();
  std::optional<bool> confirm_figure();
  bool show_figure(FigureKind kind);
  void choose_format(FigureFormat format);
  bool step_number(FigureNumber number, int step);
  void switch_figure(bool FigureDialog::*choice);
  void read_record(const std::string& name, const Result<sgf::DecodedText>& text);
  void open_game_of(const std::string& name, const sgf::DecodedText& text, std::size_t game);
  FigureRequest make_request(FigureSpec figure) const;
  void request_for_figure();  // requests values that the figure lacks

  FigureDialog figure_;
  CitationDialog citation_;
  Record& record_;
  OpenParts& open_;
  Notices& notices_;
  std::string previewed_;  // identifies the figure of the preview; empty: there is none
};

}  // namespace kanzen::app
