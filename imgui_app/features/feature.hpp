#pragma once
// Feature: the common base of the page's features.  A feature has its own state, registers what its
// items do, is notified of changes, and fills places of the page with panels.  app/features.cpp
// lists the features; nothing else names them, so that one is removed by deleting its folder and
// its lines in that list and in CMakeLists.txt.
//
// Drawing only reads.  What a click does is carried out after the frame, by the item's id or by an
// Action.  A feature changes what the page shares through Shell, which reports the change to all.
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/words.hpp"
#include "imgui_app/model/closure.hpp"
#include "imgui_app/model/item.hpp"
#include "imgui_app/model/open_game.hpp"
#include "imgui_app/model/platform.hpp"
#include "imgui_app/model/state.hpp"
#include "imgui_app/model/verdict.hpp"
#include "imgui_app/widgets/panel.hpp"

namespace kanzen::app {

using LinkKeys = std::map<std::string, std::string>;
// Returns the value of a key; empty if the link has none.
std::string value_in(const LinkKeys& keys, const char* key);

// A citation of the Statistics names this.
struct CitedStudy {
  std::string name;                 // as in the names of its files
  std::string compared_rules;       // the other rule set; empty: the study is of one
  std::string link_keys;            // such as "&study=rounds"
  std::optional<bool> solved = {};  // by the values of this device alone; empty: as statistics are
  // The title if it is not the game with the open rules; %1 is the game.
  const Words* title = nullptr;
};

// The requests that a feature can make of the page.
class Shell {
 public:
  virtual ~Shell() = default;

  // --- the open game
  virtual void start_game(OpenGame game) = 0;
  // Reopens a game of this name as it was left; false: there is no such game.
  virtual bool open_named(const std::string& game) = 0;
  // Opens the game of a link, and reads the page's keys of it.
  virtual void open_linked(const std::string& link, Session session) = 0;
  // Opens a position of the same game without history.
  virtual Result<void> go_to_position(const std::string& text) = 0;
  virtual void paste(const std::string& text) = 0;  // handles pasted or typed text
  // Plays a move of the current position.  False: it is not legal here, or the line is full.
  virtual bool play(const std::optional<ChosenMove>& chosen) = 0;
  virtual bool has_room() = 0;                // for one more ply; refuses if there is none
  virtual void jump(Session::Node node) = 0;  // steps through the history
  virtual void position_set() = 0;            // the position has changed other than by a move
  virtual void set_mode(Mode mode) = 0;
  virtual void session_changed() = 0;  // the current position or the history has changed

  // --- what the page does
  // Carries out an item of any feature; returns false if it is impossible now.
  virtual bool perform(const ItemId& item) = 0;
  virtual void copy(const ItemId& item, const std::string& text) = 0;  // `item` shows "Copied"
  // Offers the text to other programs on a phone, elsewhere copies it.
  virtual void share(const ItemId& item, const std::string& text) = 0;
  virtual std::string current_address() const = 0;
  virtual std::string page_keys() const = 0;  // the keys of a link that belong to the page
  virtual std::optional<CitedStudy> cited_study() const = 0;  // of the feature that shows it
  virtual void refuse(const Words& heading, std::string given, const Error& error) = 0;
  virtual void set_advice(const Words& advice) = 0;  // of the last refusal
  virtual void link_changed() = 0;                   // the page's part of the link has changed
  virtual void drop_entry() = 0;  // the next link is no new entry of the browser's history

  // --- what the page shows
  virtual void show_tab(std::string_view tab) = 0;
  virtual void show_popup(std::string_view popup) = 0;  // empty: closes the open one
  virtual void toggle_popup(std::string_view popup) = 0;
  virtual void show_values(bool shown) = 0;  // unless an embed determines it
  virtual void show_every_position(bool shown) = 0;
  // Turns the board to the second player's side; empty: as by default.
  virtual void turn_board(std::optional<bool> turned) = 0;
  virtual void set_task(std::optional<Task> task) = 0;
  virtual void show_draft(std::optional<Draft> draft) = 0;
};

// A feature has these sentences read out by screen readers.
struct News {
  std::string key;    // the sentences are read out when it changes
  std::string first;  // sentences; either may be empty
  std::string second;
};

// The page gives this to every feature.
struct FeatureContext {
  State& state;  // a feature writes only the parts that its constructor takes
  Platform& platform;
  Shell& shell;
  const std::vector<Feature*>& features;  // all, in the order of notifications
};

class Feature {
 public:
  explicit Feature(const FeatureContext& context)
      : state_(context.state),
        platform_(context.platform),
        shell_(context.shell),
        features_(context.features) {}
  Feature(const Feature&) = delete;
  Feature& operator=(const Feature&) = delete;
  virtual ~Feature() = default;

  // Carries out the item; returns nullopt if it is of another feature, and false if it is
  // impossible now.
  std::optional<bool> activate(std::string_view item);
  bool has_item(std::string_view item) const;  // is the item one of this feature's?
  bool handle_event(const Event& event);       // false: the feature has no handler for it

  // --- changes
  virtual void game_opened() {}      // another game or position
  virtual void game_changed() {}     // after `game_opened`, if the game or its rules are others
  virtual void session_changed() {}  // the current position, the history or the mode
  virtual void position_set() {}     // before `session_changed`, if not by a move
  // Follows `session_changed`.  `begins`: the mode is Play, and the last one with a board was not.
  virtual void mode_changed([[maybe_unused]] bool begins) {}
  virtual void turn_begun() {}  // at the end of a line, where a player that is no person may move
  virtual void values_changed() {}      // of the open game
  virtual void position_evaluated() {}  // a value of another position has arrived
  virtual void tab_changed() {}         // State::open.tab
  virtual void values_toggled() {}      // View::values, by the visitor
  virtual void interrupt_play() {}      // no player moves by itself, and a begun move is dropped
  virtual void bot_started() {}         // all computing time is for its move
  virtual void show_motion([[maybe_unused]] const MoveView& move) {}  // to the current position
  virtual void restore_settings() {}  // the visitor's, instead of those of a link
  virtual void request_values([[maybe_unused]] const std::vector<std::string>& positions) {}

  // --- input
  virtual bool has_open() const { return false; }  // would Esc close or deselect something?
  virtual void close() {}                          // Esc
  virtual void escape() {}                         // Esc, besides what it closes
  virtual void item_pressed([[maybe_unused]] const ItemId& item) {}  // of any feature
  virtual void input_finished() {}
  // Returns the item for a typed character while a board is shown.  `focused`: the visible item
  // with keyboard focus, or empty.  The Delete key is '\x7F'; on the Statistics the only ones are
  // the arrow keys, U+2190 and U+2192.
  virtual ItemId item_typed([[maybe_unused]] unsigned character,
                            [[maybe_unused]] const ItemId& focused) const {
    return {};
  }
  // Return whether they take a pasted text, or the new content of the text field.
  virtual bool paste([[maybe_unused]] const std::string& text) { return false; }
  virtual bool type([[maybe_unused]] const std::string& text) { return false; }

  // --- links
  // Reads choices such as the players, before the game of the link is opened.
  virtual void read_choices([[maybe_unused]] const LinkKeys& keys) {}
  // Reads what belongs to the game of the link, which has been opened.
  virtual void game_linked([[maybe_unused]] const LinkKeys& keys) {}
  // Reads what may replace that game, or be in a link without one.
  virtual void read_link([[maybe_unused]] const LinkKeys& keys) {}
  virtual std::string link_keys() const { return {}; }  // such as "&puzzle=gobblers2-3"

  // --- time
  virtual bool act_if_due() { return false; }                         // true: something was due
  virtual std::optional<double> due() const { return std::nullopt; }  // as Platform::now

  // --- what the page shows
  virtual std::optional<Verdict> headline() const { return std::nullopt; }
  // Returns what the visitor is to do, in place of the smaller sentence of the headline.
  virtual std::string prompt() const { return {}; }
  virtual News news() const { return {}; }
  virtual std::optional<CitedStudy> cited_study() const { return std::nullopt; }
  // Does the feature need the evaluations of the line while values are hidden?
  virtual bool needs_evaluation() const { return false; }
  virtual void add_panels([[maybe_unused]] Panels& panels) const {}

 protected:
  double now() const { return platform_.now(); }

  // Registers what an item does.  The action is a member function or another function; it returns
  // nothing, or whether it was possible, or nullopt if the item is not the feature's now.
  template <class Action>
  void handle(const char* item, Action action) {
    add(item, false, [call = bound(action)](std::string_view) { return carried_out(call); });
  }
  // The same for items with fields, which are the action's arguments.
  template <class Action, class... Fields>
  void handle(const ItemKind<Fields...>& kind, Action action) {
    add(kind.prefix, true, [call = bound(action)](std::string_view text) {
      const auto fields = ItemKind<Fields...>::read_fields(text);
      if (!fields) return std::optional<bool>();
      return std::apply([&](const auto&... one) { return carried_out(call, one...); }, *fields);
    });
  }

  // Registers that `on` of the class handles this kind of event.
  template <class Message, class Self>
  void listen() {
    listeners_.push_back({index_in_event<Message>, [](Feature& self, const Event& event) {
                            static_cast<Self&>(self).on(*std::get_if<Message>(&event));
                          }});
  }

  // Registers the page's text field, which one feature at a time shows.
  template <class IsShown>
  void handle_field(IsShown is_shown) {
    handle("field-text", [this, is_shown]() -> std::optional<bool> {
      if (!is_shown()) return std::nullopt;
      platform_.focus_field("field-text");
      return true;
    });
  }

  const State& state_;
  Platform& platform_;
  Shell& shell_;
  const std::vector<Feature*>& features_;  // all, see notify

 private:
  using CarryOut = Closure<std::optional<bool>(std::string_view fields)>;
  struct Handler {
    bool is_for(std::string_view item) const;

    const char* prefix;  // or the whole id of an item without fields
    bool has_fields;
    CarryOut carry_out;
  };
  template <class Self, class Return, class... Parameters>
  auto bound(Return (Self::*action)(Parameters...)) {
    return [self = static_cast<Self*>(this), action](const auto&... fields) {
      return (self->*action)(fields...);
    };
  }
  template <class Action>
  static Action bound(const Action& action) {
    return action;
  }
  template <class Action, class... Fields>
  static std::optional<bool> carried_out(const Action& action, const Fields&... fields) {
    if constexpr (std::is_void_v<decltype(action(fields...))>) {
      action(fields...);
      return true;
    } else {
      return action(fields...);
    }
  }
  void add(const char* prefix, bool has_fields, const CarryOut& carry_out);
  template <class Message>
  static constexpr std::size_t index_in_event = []<class... Kinds>(std::variant<Kinds...>*) {
    std::size_t index = 0;
    (void)((std::is_same_v<Kinds, Message> || (++index, false)) || ...);
    return index;
  }(static_cast<Event*>(nullptr));
  struct Listener {
    std::size_t index;  // of the alternative of Event
    void (*handle)(Feature& self, const Event& event);
  };

  std::vector<Handler> handlers_;
  std::vector<Listener> listeners_;
};

// Calls a member function of all features, which are notified of a change or do what they can.
template <class... Parameters, class... Arguments>
void notify(const std::vector<Feature*>& features, void (Feature::*change)(Parameters...),
            const Arguments&... arguments) {
  for (Feature* feature : features) (feature->*change)(arguments...);
}

// Makes an action out of a const function that draws, without giving it anything that it could
// change: does(*this, &Editor::drop_piece, from, to).
template <class Self, class... Parameters, class... Arguments>
Action does(const Self& owner, void (Self::*function)(Parameters...), Arguments... arguments) {
  return {&owner, [=](Feature& feature) { (static_cast<Self&>(feature).*function)(arguments...); }};
}

}  // namespace kanzen::app
