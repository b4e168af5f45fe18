#include "imgui_app/text/file_names.hpp"

#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>

#include "engine/core/fields.hpp"
#include "engine/core/numbers.hpp"
#include "engine/core/quick_random.hpp"
#include "engine/session/link.hpp"

namespace kanzen::app {
namespace {

// Writes all fields as text, which distinguishes requests for figures.
class FieldText {
 public:
  template <class T>
  void operator()(const char*, const T& field) {
    write(field);
    text_ += ' ';
  }
  const std::string& text() const { return text_; }

 private:
  template <class T>
  void write(const T& field) {
    if constexpr (std::is_same_v<T, std::string>) {
      text_ += field;
    } else if constexpr (Described<T>) {
      T::fields(field, *this);
    } else if constexpr (is_optional<T>) {
      add(field.has_value());
      if (field) write(*field);
    } else if constexpr (std::is_enum_v<T> || std::is_arithmetic_v<T>) {
      add(static_cast<int>(field));  // distinguishes whole millimetres
    } else {
      for (const auto& one : field) (*this)("", one);
    }
  }

  void add(int number) { text_ += std::to_string(number); }

  std::string text_;
};

// Returns the name without the signs of sizes and choices.
std::string with_dashes(std::string name) {
  std::replace_if(
      name.begin(), name.end(), [](char c) { return c == ':' || c == ',' || c == '='; }, '-');
  return name;
}

}  // namespace

std::string file_name_of_game(const GameInfo& info) { return with_dashes("kanzen-" + info.name); }

std::string file_name_of_rules(const GameInfo& info) {
  return with_dashes("kanzen-" + info.name + '-' + info.rules);
}

std::string study_file_name(const GameInfo& info, std::string_view study,
                            std::string_view compared) {
  std::string name = file_name_of_rules(info) + '-';
  name += study;
  if (!compared.empty()) name.append("-").append(compared);
  return with_dashes(std::move(name));
}

std::string fingerprint(std::string_view text) {
  std::uint64_t hash = 0;
  for (const char c : text) hash = mixed(hash + golden_gamma + static_cast<unsigned char>(c));
  return format_hexadecimal(hash >> 32, 8);
}

bool shows_line(FigureKind kind) {
  return kind == FigureKind::plot || kind == FigureKind::film || kind == FigureKind::numbers;
}

const char* file_ending(FigureFormat format) {
  constexpr std::array endings{".svg", ".png", ".tex", ".csv", ".tex", ".gif"};  // by FigureFormat
  return endings[static_cast<std::size_t>(format)];
}

std::string figure_file_name(const Session& session, const FigureSpec& figure) {
  std::string name = file_name_of_rules(session.info()) + '-' + kanzen::name_of(figure.kind);
  // A histogram shows no position.
  const bool line = shows_line(figure.kind);
  std::string subject;
  if (figure.kind != FigureKind::histogram) {
    name +=
        '-' + (figure.kind == FigureKind::numbers
                   ? std::to_string(figure.moves.first) + '-' + std::to_string(figure.moves.last)
                   : std::to_string(line ? session.line().size() - 1 : session.ply()));
    subject = line ? link_to(session) : session.position();
    if (figure.kind == FigureKind::position)
      subject += format_markup(session.markup(session.current()), session.board());
  }
  // The ending of the name distinguishes the formats, and numbers do not depend on the drawing.
  FigureSpec options = figure;
  options.format = FigureFormat::svg;
  if (figure.format != FigureFormat::png) options.scale = FigureSpec().scale;
  if (is_table(figure.format)) {
    options = FigureSpec();
    options.kind = figure.kind;
    options.moves = figure.moves;
    options.values = figure.values;
    options.choices.language = figure.choices.language;
    options.choices.plies = figure.choices.plies;
    options.choices.up_to_symmetry = figure.choices.up_to_symmetry;
  }
  for (const auto& [chosen, word] :
       {std::pair{options.values, "-values"}, std::pair{options.grey, "-grey"},
        std::pair{options.choices.dark, "-dark"}})
    if (chosen) name += word;
  FieldText text;
  FigureSpec::fields(options, text);
  name += '-' + fingerprint(subject + '\n' + text.text());
  if (is_table(figure.format)) name += "-numbers";
  return name + file_ending(figure.format);
}

}  // namespace kanzen::app
