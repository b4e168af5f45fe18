#pragma once
// FilesController: opens and saves game records and saved games, and handles the dialogs that save
// figures and show citations.
#include <string>

#include "imgui_app/app/feature.hpp"
#include "imgui_app/app/item.hpp"

namespace kanzen::app {

class FilesController : Feature {
 public:
  FilesController(const Feature& feature, Files& files, OpenParts& open, Notices& notices)
      : Feature(feature), files_(files), open_(open), notices_(notices) {}

  // --- games
  void read_pasted(const std::string& text);  // a game record
  bool save_record();
  bool save_game();
  void on(const FileOpened& event);
  void on(const FileFailed& event);
  void on(const GameOpened& event);
  bool perform(const RecordItem& item);

  void forget_position();  // another game or position has been opened

  // --- citations
  bool toggle_citation();
  bool copy_citation(Button button);
  void on(const CitationMade& event);

  // --- figures
  bool save_figure();
  void switch_figure(ToggleItem::Toggle toggle);
  void on(const FigureSaved& event);
  void on(const SaveFailed& event);
  bool perform(const FigureKindItem& item);
  bool perform(const FigureFormatItem& item);
  bool perform(const FigureNumberItem& item);
  bool perform(const TableItem& item);
  void type_caption(const std::string& text);
  // Requests a preview if the dialog is open and shows another figure than the last time.
  void update_preview();

 private:
  void read_record(const std::string& name, const Result<sgf::DecodedText>& text);
  void open_game_of(const std::string& name, const sgf::DecodedText& text, std::size_t game);
  FigureRequest make_request(FigureSpec figure) const;
  void request_for_figure();  // requests values that the figure lacks

  Files& files_;
  OpenParts& open_;
  Notices& notices_;
  std::string previewed_;  // identifies the figure of the preview; empty: there is none
};

}  // namespace kanzen::app
