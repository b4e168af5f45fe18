#pragma once
// Controller: what happens when somebody does something.  It owns the state and
// changes it on platform events, on keys, and when an item is activated.
//
// A click, Enter on the focused item and the event Activated all end in activate().
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/players/chance.hpp"
#include "engine/players/player.hpp"
#include "engine/session/link.hpp"
#include "imgui_app/embed/hosted.hpp"
#include "imgui_app/shell/intentions.hpp"
#include "imgui_app/shell/item.hpp"
#include "imgui_app/shell/left_games.hpp"
#include "imgui_app/shell/state.hpp"

namespace kanzen::app {

class Controller {
 public:
  explicit Controller(Platform& platform);

  const State& state() const { return state_; }

  void on_event(const Event& event);

  // Does what a click on the item does.  False: there is no such item now.
  bool activate(const Item& item);
  bool activate(std::string_view id);

  // Does what a frame has noted, one after the other.
  void carry_out(const Intentions& intentions);

  // --- what the page around an embed asks for (embed/hosted.cpp)
  // Both refuse what is wrong with a reason, and then change nothing.
  Result<void> open_for_host(const std::string& link);
  // "first", "previous", "next", "last", or a ply's number.
  Result<void> step_for_host(std::string_view where);
  HostedState hosted_state() const;

  // --- fonts
  // Fetches what is needed for characters that the page has drawn as boxes.
  void fetch_fonts(const std::vector<char16_t>& characters);

  // --- time
  // Does what is due; the seconds until something else is, if anything is.
  std::optional<double> tick();

 private:
  // --- a handler for each intention
  void on(const ActivateItem& intention);
  void on(const TakePiece& intention);
  void on(const DropPiece& intention);
  void on(const PutPieceBack& intention);
  void on(const CancelDrag& intention);
  void on(const AimAt& intention);
  void on(const DropInDraft& intention);
  void on(const StepBack& intention);

  // --- a handler for each event
  void on(const EnvironmentChanged& event);
  void on(const FragmentChanged& event);
  void on(const Copied& event);
  void on(const Pasted& event);
  void on(const FileOpened& event);
  void on(const FileFailed& event);
  void on(const LettersLoaded& event);
  void on(const LettersFailed& event);
  void on(const FontsLoaded& event);
  void on(const WentOnline& event);
  void on(const Activated& event);
  void on(const ThreadsChanged& event);
  void on(const Typed& event);
  void on(const GameOpened& event);
  void on(const FigureSaved& event);
  void on(const SaveFailed& event);

  // --- a handler for the answers to each request
  void on(const Answer<SolveGame>& answer);
  void on(const Answer<ReopenGame>& answer);
  void on(const Answer<ProbePosition>& answer);
  void on(const Answer<KeepValues>& answer);
  void on(const Answer<ForgetValues>& answer);
  void on(const Answer<FindNotable>& answer);
  void on(const Answer<OpenTable>& answer);
  void on(const Answer<CompareTable>& answer);
  void on(const Answer<SearchPosition>& answer);
  void on(const Answer<ChooseMove>& answer);
  void on(const Answer<EstimatePosition>& answer);
  void on(const Answer<ScorePosition>& answer);
  void on(const Answer<CompareRules>& answer);
  void on(const Answer<FindRounds>& answer);
  void on(const Answer<CountPositions>& answer);

  // --- opening (shell/controller.cpp)
  void open_link(const std::string& fragment, Result<Session> session);  // of that link
  void open_session(const std::string& link, Session session);
  void start_game(OpenGame game);
  void leave_game();
  Result<void> go_to_position(const std::string& text);  // of the same game, without a history
  void open_default_session();
  void open_plain_session(const std::map<std::string, std::string>& link_keys);
  void read_page_keys(const std::string& fragment);
  void tell_cut_link(const LinkedMoves& named);
  void refuse(Text heading, std::string given, const Error& error);
  bool read_refused_again();  // as it has been edited
  void changed();             // after every change of the session
  void link_changed() { link_due_ = true; }
  // Once for each event, when all of it has been done: the address never has what is half done.
  void write_link();

  // --- values (analysis/controller.cpp)
  void request_values();  // of the session's game, unless they are here or on their way
  void start_solving(Solving::Source source, bool shown);
  void solve();
  bool cancel_solving();
  unsigned solving_threads() const;
  void reopen();
  void hear_solving(const Progress& progress);
  void values_came(Solving::Source source, const Summary& summary);
  void values_lost(const Error& error);
  void show_progress();
  void request_missing();
  void request_rest_of_line();
  void search_notable();
  void search_notable_unasked();
  void compare_if_possible();  // the table with the solved values
  void keep();
  void forget();

  // --- what the Statistics page studies (studies/controller.cpp)
  void study_unasked();
  void forget_studies();
  bool compare_rules();
  bool cancel_comparison();
  bool perform(const StudyItem& item);
  bool perform(const ComparedRulesItem& item);
  bool perform(const DifferenceItem& item);
  bool find_rounds();
  bool show_round(std::size_t step);
  bool step_rounds(int step);
  bool play_rounds();
  void step_due_round();
  bool count_growth();
  void count_next_size();
  bool cancel_growth();
  bool perform(const RoundItem& item) { return show_round(item.step); }
  bool perform(const RoundExampleItem& item);
  bool perform(const MeaningItem& item);

  // --- searching (analysis/controller.cpp)
  void search(double seconds);  // the current position
  void stop_search();
  void stop_search_elsewhere();
  void search_longer();
  void cancel_search();

  // --- how well who plays (play/opponents.cpp)
  void read_opponents();
  void set_opponent(Player player, const Opponent& opponent);
  std::string opponents_in_link() const;  // "&opponent=slipping20"
  void take_opponents(std::string_view in_link);

  // --- the bot (play/controller.cpp)
  void read_bot_settings();
  void ask_bot();  // for its move here
  void stop_bot();
  void play_chosen();

  // --- how positions stand (go/controller.cpp)
  void judge();
  void score_next();
  void estimate_next();
  void stop_estimating();
  void stop_scoring();
  void stop_judging();
  void forget_standing();

  // --- the count (go/controller.cpp)
  void count_again();
  void toggle_dead(unsigned square);
  void toggle_believed_dead();
  void take_dead(std::string_view in_link);

  // --- game records (files/controller.cpp)
  void read_pasted_record(const std::string& text);
  void read_record(const std::string& name, const Result<sgf::DecodedText>& text);
  void open_game_of(const std::string& name, const sgf::DecodedText& text, std::size_t game);
  bool save_record();
  bool save_game();

  // --- figures (files/controller.cpp)
  void open_figure(FigureKind kind);
  void request_for_figure();  // values that it lacks
  std::string figure_link() const;
  bool save_figure();
  void switch_figure(ToggleItem::Toggle toggle);
  bool perform(const FigureKindItem& item);
  bool perform(const FigureFormatItem& item);
  bool perform(const FigureScaleItem& item);

  // --- the tree (tree/controller.cpp)
  void refresh_tree();      // when the tab is open and something about it has changed
  void zoom(float factor);  // of its drawing; 0: so that all of it is seen

  // --- the position editor (editor/controller.cpp)
  void open_tab(Tab tab);
  void refresh_editor();  // where it is open, and the session's position is another one
  void begin_editing();
  void change_draft(const std::function<void(PositionDraft&)>& change);
  void step_draft(int step);  // back to what it was, and forth again
  void show_draft();
  void read_typed(const std::string& text);
  bool open_typed();
  bool edit_square(unsigned square);
  bool press_in_editor(Button button);
  bool leave_editor(Mode mode);
  std::string draft_address() const;
  bool perform(const PieceItem& item);
  bool perform(const SideItem& item);
  bool perform(const HeldItem& item);
  bool perform(const FieldItem&);

  // --- points that are chosen before they are played (board/placing.cpp)
  void read_confirmation();
  void switch_confirmation();
  bool aim_at(unsigned square);
  bool choose_point(unsigned square);  // and, if it is chosen already, places there
  bool place_chosen();
  bool nudge(Button button);

  // --- variations (tree/controller.cpp)
  void find_transpositions();
  bool promote();
  bool remove_line();

  // --- playing (play/controller.cpp)
  void choose(const Selection& from);
  void let_go();
  bool play(std::string_view text);  // false: there is no such move, or no room for it
  void start_motion(const MoveView& move);
  void show_taken(const MoveView& move);
  bool agree_on_draw();
  void give_up();       // whoever is to move
  bool has_room();      // for one more ply; says so if there is none
  void position_set();  // by another way than a move
  void navigate(const std::function<void(Session&)>& step);
  void step_to_own_turn(bool (Session::*step)());
  void undo();
  void redo();
  bool take_back();
  void arm_perfect();
  Result<Choice> choose_perfect();
  void play_perfect();
  void step_perfect_line();
  void play_line_to(std::size_t count);

  // --- a handler for each kind of item, beside what it is about
  bool perform(const SquareItem& item);
  bool perform(const HandItem& item);
  bool perform(const MoveItem& item);
  bool perform(const LineItem& item);
  bool perform(const PlyItem& item);
  bool perform(const VariationItem& item);
  bool perform(const ButtonItem& item) { return press(item.button); }
  bool perform(const ModeItem& item);
  bool perform(const TabItem& item);
  bool perform(const UnitItem& item);
  bool perform(const ScaleItem& item);
  bool perform(const ToggleItem& item);
  bool perform(const RulesItem& item);
  bool perform(const GameItem& item);
  bool perform(const PlayersItem& item);
  bool perform(const OpponentItem& item);
  bool perform(const SlipsItem& item);
  bool perform(const RecordItem& item);
  bool perform(const BotLevelItem& item);
  bool perform(const BotTimeItem& item);
  bool perform(const SizeItem& item);
  bool perform(const TermsItem& item);
  bool perform(const ThreadsItem& item);
  bool perform(const NotableItem& item);
  bool perform(const TreeItem& item);
  bool perform(const DistanceItem&) { return false; }  // pointed at only
  bool perform(const PositionItem&) { return false; }

  std::string players_in_link() const;  // "&players=second"
  void take_players(std::string_view in_link);
  void offer_sizes();
  void describe_size();

  void start_again();  // with the terms of a new game (go/controller.cpp)

  // --- the language (shell/controller.cpp)
  void change_language();
  void speak(Language language);

  // --- buttons (shell/controller.cpp)
  bool press(Button button);
  bool pass();
  bool resign();
  bool is_confirmed(Button button);
  void toggle_line();  // the perfect line is played out, or no longer
  bool lift_anyway();
  void toggle_popup(Popup popup);
  void change_theme();
  void copy(Button button, const std::string& text);
  std::string own_address() const;
  void set_mode(Mode mode);
  std::string own_link() const;
  std::string page_keys() const;  // of it

  double now() const { return platform_.now(); }

  Platform& platform_;
  State state_;
  std::set<std::string> requested_;  // positions that an answer is awaited for
  // Whose perfect line was asked to go on last, and for which chunks.
  std::pair<std::string, std::vector<std::size_t>> line_asked_;
  std::string values_key_;         // game and rules whose values were asked for last
  bool asked_after_loss_ = false;  // lost values of that game have been asked for once more
  std::string fragment_;           // as last written
  bool link_due_ = false;          // it may be another one now
  bool entry_due_ = false;         // and the browser's way back is to lead to the one before
  LeftGames left_games_;
  double started_at_ = 0;    // when the game was opened that is open
  double progress_due_ = 0;  // when the last frame that shows progress was or will be drawn
  std::optional<Language> awaited_letters_;  // asked for, or not to be had
  std::optional<Language> chosen_language_;  // by the visitor, whose letters are on their way
  Button copying_ = Button::copy_position;   // whose text is on its way to the clipboard
  Chance chance_;                            // seeds of the perfect player's choices
};

}  // namespace kanzen::app
