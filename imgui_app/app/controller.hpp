#pragma once
// Controller: owns the state and the features, and reacts to input.  It passes platform events,
// actions and activated items to the features, and handles those that concern the whole page.
//
// A click, Enter on the focused item and the event Activated all call activate().
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/words.hpp"
#include "engine/session/link.hpp"
#include "imgui_app/app/features.hpp"
#include "imgui_app/app/hosted.hpp"
#include "imgui_app/app/previous_games.hpp"
#include "imgui_app/model/state.hpp"

namespace kanzen::app {

class Controller final : Shell {
 public:
  explicit Controller(Platform& platform);
  Controller(const Controller&) = delete;  // the features' controllers refer to its state
  Controller& operator=(const Controller&) = delete;

  const State& state() const { return state_; }

  void on_event(const Event& event);

  // Carries out a click on the item; returns false if that is impossible now.
  bool activate(const ItemId& item);
  // Carries out what the drawing of a frame asked for, in order.
  void carry_out(const std::vector<Action>& actions);
  // Esc: closes or deselects the topmost thing.
  void escape();
  bool has_open() const;  // would it do so?

  // --- what the page draws
  const std::vector<Feature*>& features() const { return features_; }
  Panels panels() const;
  Verdict verdict() const;  // of the feature that has a headline, or on the position
  std::vector<News> news() const;
  // Returns the item of a feature for a typed character, see Feature::item_typed.
  ItemId item_typed(unsigned character, const ItemId& focused) const;

  // --- requests of the page around an embedded board
  // Both return an error and change nothing if the argument is invalid.
  Result<void> open_for_host(const std::string& link);
  // `where` is "first", "previous", "next", "last" or the number of a ply.
  Result<void> step_for_host(std::string_view where);
  HostedState hosted_state() const;

  // --- fonts
  // Requests the font slices for characters that the page has drawn as boxes.
  void request_font_slices(const std::vector<char16_t>& characters);

  // --- time
  // Carries out what is due; returns the seconds until the next action, if there is one.
  std::optional<double> tick();

 private:
  // --- events that no feature handles
  void on(const EnvironmentChanged& event);
  void on(const FragmentChanged& event);
  void on(const Copied&) { state_.notices.copied = {copying_, now()}; }
  void on(const Pasted& event);
  void on(const FontLoaded& event);
  void on(const FontFailed& event);
  void on(const FontSlicesLoaded& event) { state_.fonts.answer(event.files); }
  void on(const WentOnline&) { state_.fonts.forget_failures(); }
  void on(const Activated& event) { activate(event.id); }
  void on(const Typed& event);

  // --- opening
  void open_link(const std::string& fragment, Result<Session> session);  // `session`: of that link
  void open_linked(const std::string& link, Session session) override;
  void open_session(const std::string& link, Session session);
  void start_game(OpenGame game) override;
  bool open_named(const std::string& game) override;
  void leave_game();
  Result<void> go_to_position(const std::string& text) override;
  void open_default_session();
  void open_start_position(const LinkKeys& link_keys);
  void read_page_keys(const std::string& fragment);
  void report_cut_link(const LinkedMoves& named);
  void refuse(const Words& heading, std::string given, const Error& error) override;
  void set_advice(const Words& advice) override { state_.notices.refusal->advice = advice; }
  void paste(const std::string& text) override { on(Pasted{text}); }
  bool read_refused_again();  // the edited text of the refusal
  void session_changed() override;
  void link_changed() override { link_due_ = true; }
  void drop_entry() override { entry_due_ = false; }
  bool play(const std::optional<ChosenMove>& chosen) override;
  bool has_room() override;
  void jump(Session::Node node) override;
  void position_set() override;
  bool perform(const ItemId& item) override;
  std::optional<CitedStudy> cited_study() const override;

  void write_link();
  void write_title();
  // Finishes an input: writes the link and requests a frame.  Called once per input after all
  // changes, so that the address never contains an intermediate state.
  void finish_input();
  void show_progress();  // writes the link; limits frames, because progress is reported often

  // --- the page's own items
  void register_items();
  bool open_tab(const std::string& tab);
  void close_top();

  // --- the language
  void change_language();
  void set_language(Language language);

  // --- what the page shows
  void show_tab(std::string_view tab) override;
  void show_popup(std::string_view popup) override { state_.open.popup = popup; }
  void toggle_popup(std::string_view popup) override;
  void show_values(bool shown) override;
  void show_every_position(bool shown) override { state_.view.every_position = shown; }
  void turn_board(std::optional<bool> turned) override;
  void set_task(std::optional<Task> task) override { state_.task = std::move(task); }
  void show_draft(std::optional<Draft> draft) override;
  void change_theme();
  void copy(const ItemId& item, const std::string& text) override;
  void share(const ItemId& item, const std::string& text) override;
  std::string current_address() const override;
  void set_mode(Mode mode) override;
  std::string current_link() const { return link_to(*state_.session) + page_keys(); }
  std::string page_keys() const override;

  double now() const { return platform_.now(); }

  Platform& platform_;
  State state_;
  struct OwnItems final : Feature {
    using Feature::Feature;
    using Feature::handle;
  } own_items_;
  std::vector<std::unique_ptr<Feature>> owned_features_;  // in the order of their panels
  // All in the reverse order: that of notifications, and in which they are asked to take an item or
  // a text.  The page's own items are the last.
  std::vector<Feature*> features_;
  std::string fragment_;    // as last read or written
  std::string title_;       // of the document, as last written
  bool link_due_ = false;   // the link may have changed
  bool entry_due_ = false;  // the next link is a new entry of the browser's history
  PreviousGames previous_games_;
  std::string opened_;       // game and rules of the open game
  double started_at_ = 0;    // when the current game was opened, as Platform::now
  double progress_due_ = 0;  // time of the last or next frame that shows progress
  // Language whose font is being loaded, or failed to load.
  std::optional<Language> awaited_font_;
  // Language chosen by the visitor whose font is being loaded.
  std::optional<Language> chosen_language_;
  ItemId copying_;  // whose text is being copied
};

}  // namespace kanzen::app
