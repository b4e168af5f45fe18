#include "imgui_app/features/drawings/drawings.hpp"

#include <algorithm>

#include "imgui_app/text/formatting.hpp"

namespace kanzen::app {
namespace {

// Returns "A" to "Z" and "a" to "z", the first one that no label has; empty: all are in use.
std::string next_letter(const Markup& markup) {
  for (const char first : {'A', 'a'})
    for (char letter = first; letter < first + 26; ++letter) {
      const std::string label(1, letter);
      if (std::none_of(markup.marks.begin(), markup.marks.end(),
                       [&](const Mark& mark) { return mark.label == label; }))
        return label;
    }
  return {};
}

static_assert(static_cast<int>(MarkShape::label) == static_cast<int>(DrawingTool::letter));

const Words& words_of(MarkShape shape) {
  return shape == MarkShape::highlight ? word::drawn_highlight
                                       : drawing_tool_words[static_cast<std::size_t>(shape)];
}

}  // namespace

Drawings::Drawings(const FeatureContext& context)
    : Feature(context), session_(context.state.session), pen_(context.state.board.pen) {
  handle("button-draw", &Drawings::begin);
  handle("button-draw-end", &Drawings::end);
  handle("button-draw-wipe", &Drawings::wipe);
  handle(drawing_tool_item, [this](DrawingTool tool) {
    tool_ = tool;
    begun_.reset();
  });
  handle(drawing_color_item, [this](MarkColor color) { color_ = color; });
  handle(square_item, &Drawings::click);
}

bool Drawings::is_possible() const { return state_.session && !state_.draft; }

bool Drawings::begin() {
  if (!is_possible() || pen_) return false;
  pen_ = true;
  return true;
}

bool Drawings::end() {
  begun_.reset();
  press_.reset();
  return std::exchange(pen_, false);
}

const Markup& Drawings::current() const {
  return state_.session->markup(state_.session->current());
}

void Drawings::change(const Markup& markup) {
  if (markup.marks.size() + markup.arrows.size() > most_marks) return;
  session_->set_markup(session_->current(), markup);
  shell_.link_changed();
}

bool Drawings::wipe() {
  if (!is_possible() || current().empty()) return false;
  begun_.reset();
  change({});
  return true;
}

std::optional<bool> Drawings::click(const std::string& name) {
  if (!pen_ || !is_possible()) return std::nullopt;
  const auto square = find_square(state_.session->board(), name);
  if (!square) return false;
  mark(*square, tool_, color_);
  return true;
}

void Drawings::mark(unsigned square, DrawingTool tool, MarkColor color) {
  if (tool == DrawingTool::arrow || tool == DrawingTool::line) {
    if (!begun_) {
      begun_ = square;
    } else if (const unsigned from = *std::exchange(begun_, std::nullopt); from != square) {
      connect(from, square, color);
    }
    return;
  }
  Markup markup = current();
  if (tool == DrawingTool::letter) {
    const auto removed = std::erase_if(markup.marks, [&](const Mark& one) {
      return one.square == square && one.shape == MarkShape::label;
    });
    const std::string letter = next_letter(markup);
    if (removed == 0 && !letter.empty())
      markup.marks.push_back({square, MarkShape::label, color, letter});
  } else {
    toggle_mark(markup, {square, static_cast<MarkShape>(tool), color});
  }
  change(markup);
}

void Drawings::connect(unsigned from, unsigned to, MarkColor color) {
  Markup markup = current();
  toggle_arrow(markup, {from, to, color, !pen_ || tool_ != DrawingTool::line});
  change(markup);
}

void Drawings::press(unsigned square, bool right) { press_ = Press{square, right}; }

// The item under the pointer handles a click of the left button.
void Drawings::release(std::optional<unsigned> square, MarkColor color) {
  const auto press = std::exchange(press_, std::nullopt);
  if (!press || !square || !is_possible()) return;
  if (*square != press->square)
    connect(press->square, *square, color);
  else if (press->right)
    mark(*square, DrawingTool::circle, color);
}

std::string Drawings::describe() const {
  const Markup& markup = current();
  const auto& squares = state_.session->board().squares;
  std::string all;
  const auto add = [&](const std::string& one) { all += (all.empty() ? "" : ", ") + one; };
  for (const Mark& mark : markup.marks) {
    const std::string label = mark.label.empty() ? "" : ' ' + mark.label;
    add(words(state_, words_of(mark.shape)) + label + ' ' + squares[mark.square].name);
  }
  for (const Arrow& arrow : markup.arrows)
    add(words(state_, arrow.has_head ? word::tool_arrow : word::tool_line) + ' ' +
        squares[arrow.from].name + "\u2013" + squares[arrow.to].name);
  return all.empty() ? all : fill(words(state_, word::drawing_shows), {all});
}

News Drawings::news() const {
  if (!state_.session || !pen_) return {};
  const std::string drawn = describe();
  return {drawn, drawn, {}};
}

}  // namespace kanzen::app
