#include "engine/record/valid_tree.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "engine/core/numbers.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/record/game_record.hpp"
#include "engine/record/komi.hpp"
#include "engine/record/notes.hpp"
#include "engine/record/phrases.hpp"
#include "engine/record/properties.hpp"

namespace kanzen::sgf {
namespace {

using Type = PropertyType;
using Place = PropertyPlace;
using Value = std::optional<std::string>;  // nullopt: invalid

constexpr unsigned largest_side = 52, usual_side = 19;

bool is_small_letter(char c) { return c >= 'a' && c <= 'z'; }

// Returns where the ":" of a composed value is; npos: there is none.
std::size_t find_colon(std::string_view value) {
  for (std::size_t at = 0; at < value.size(); ++at) {
    if (value[at] == '\\')
      ++at;
    else if (value[at] == ':')
      return at;
  }
  return std::string_view::npos;
}

// --- values of each type

Value valid_number(std::string_view name, std::string_view text) {
  if (text.starts_with('+')) text.remove_prefix(1);
  const auto number = parse_number<int>(text);
  if (!number || (name == "ST" && (*number < 0 || *number > 3)) ||
      (name == "PM" && (*number < 0 || *number > 2)))
    return std::nullopt;
  return std::to_string(*number);
}

Value valid_real(std::string_view text) {
  std::string real(text);
  std::replace(real.begin(), real.end(), ',', '.');
  if (!parse_decimal(real)) return std::nullopt;
  if (real[0] == '+') real.erase(0, 1);
  if (real.ends_with('.')) real.pop_back();
  const std::size_t first = real[0] == '-' ? 1 : 0;
  if (real[first] == '.') real.insert(first, 1, '0');
  return real;
}

// The value of TM, in seconds: also "1h", "30 min".
Value valid_time(std::string_view text) {
  std::size_t end = 0;
  while (end < text.size() && !is_small_letter(to_lower(text[end]))) ++end;
  const Value number = valid_real(trimmed(text.substr(0, end)));
  if (!number || number->starts_with('-')) return std::nullopt;
  const std::string unit = to_lower(text.substr(end));
  if (unit.empty()) return number;
  if (!std::all_of(unit.begin(), unit.end(), is_small_letter)) return std::nullopt;
  const unsigned seconds = unit[0] == 'h' ? 3600 : unit[0] == 'm' ? 60 : unit[0] == 's' ? 1 : 0;
  if (seconds == 0) return std::nullopt;
  return format_hundredths(*parse_decimal(*number) * seconds);
}

Value valid_result(std::string_view text) {
  for (const std::string_view valid : {"0", "Draw", "Void", "?"})
    if (text == valid) return std::string(text);
  if (text.starts_with("B+") || text.starts_with("W+"))
    for (const std::string_view valid : {"", "R", "Resign", "T", "Time", "F", "Forfeit"})
      if (text.substr(2) == valid) return std::string(text);
  const RecordResult result = parse_sgf_result(text);
  if (result.kind == RecordResult::Kind::unknown) return std::nullopt;
  return format_sgf_result(result);
}

struct DatePart {
  unsigned number = 0;
  std::size_t digits = 0;
};

// The numbers of a text, in their order.
std::vector<DatePart> numbers_in(std::string_view text) {
  std::vector<DatePart> parts;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!is_digit(text[at])) continue;
    if (at == 0 || !is_digit(text[at - 1])) parts.emplace_back();
    DatePart& part = parts.back();
    ++part.digits;
    part.number = std::min(10 * part.number + static_cast<unsigned>(text[at] - '0'), 99'999u);
  }
  return parts;
}

// Is the text a list of dates: YYYY-MM-DD, where a later one leaves out what is the same?
bool is_date_list(std::string_view text) {
  // The parts that the previous date had, because a date without a year continues it.
  bool had_month = false, had_day = false, is_first = true;
  while (true) {
    const std::size_t comma = text.find(',');
    const std::string_view date = text.substr(0, comma);
    const std::vector<DatePart> parts = numbers_in(date);
    std::size_t length = parts.empty() ? 0 : parts.size() - 1;  // of the hyphens
    const bool has_year = !parts.empty() && parts[0].digits == 4;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const bool is_year = i == 0 && has_year;
      length += parts[i].digits;
      if ((!is_year && parts[i].digits != 2) || parts[i].number == 0) return false;
    }
    const bool has_form = !parts.empty() && parts.size() <= (has_year ? 3u : 2u) &&
                          date.size() == length && date.find("--") == date.npos &&
                          date.find_first_not_of("0123456789-") == date.npos;
    if (!has_form || (!has_year && (is_first || !had_month))) return false;
    // "05" is a day after a date with a day, else a month; "04-05" is a month and a day.
    if (!has_year && parts.size() == 2 && !had_day) return false;
    const bool has_day = has_year ? parts.size() == 3 : had_day;
    if (has_day && parts.back().number > 31) return false;
    if (parts.size() > 1 || (!has_year && !has_day)) {
      const std::size_t month = has_year ? 1 : 0;
      if (parts[month].number > 12) return false;
    }
    had_month = !has_year || parts.size() > 1;
    had_day = has_day;
    is_first = false;
    if (comma == std::string_view::npos) return true;
    text.remove_prefix(comma + 1);
  }
}

std::string padded(unsigned number, std::size_t digits) {
  std::string text = std::to_string(number);
  while (text.size() < digits) text.insert(0, 1, '0');
  return text;
}

// The first date of a text: a year of four digits before or after month and day, a name of a month
// in English.  Sets `is_whole` to false if the text says more.
Value valid_date(std::string_view text, bool& is_whole) {
  if (is_date_list(text)) return std::string(text);
  if (const std::string rest = without_white_space(text); is_date_list(rest)) return rest;
  constexpr std::string_view months[] = {"jan", "feb", "mar", "apr", "may", "jun",
                                         "jul", "aug", "sep", "oct", "nov", "dec"};
  const std::string letters = to_lower(text);
  std::vector<DatePart> parts = numbers_in(text);
  const auto year = std::find_if(parts.begin(), parts.end(),
                                 [](const DatePart& part) { return part.digits == 4; });
  if (year == parts.end() || year->number == 0) return std::nullopt;
  const std::string written = padded(year->number, 4);
  const bool is_year_first = year == parts.begin();
  if (is_year_first)
    parts.erase(year);
  else
    parts.erase(year, parts.end());
  unsigned month = 0, day = 0;
  std::size_t used = 0;
  for (unsigned i = 0; i < 12 && month == 0; ++i)
    if (letters.find(months[i]) != std::string::npos) month = i + 1;
  if (month != 0) {
    if (!parts.empty()) day = parts[used++].number;
  } else if (is_year_first && !parts.empty()) {
    month = parts[used++].number;
    if (used < parts.size()) day = parts[used++].number;
  } else if (parts.size() == 2) {  // "13/02/2024"; "03/02/2024" may be either
    month = std::min(parts[0].number, parts[1].number);
    day = std::max(parts[0].number, parts[1].number);
    if (day <= 12 && day != month) month = 0;
    used = 2;
  }
  const auto is_letter = [](char c) { return is_small_letter(to_lower(c)); };
  is_whole =
      used == parts.size() && month != 0 && std::none_of(text.begin(), text.end(), is_letter);
  if (month == 0 || month > 12) {
    is_whole = parts.empty() && !std::any_of(text.begin(), text.end(), is_letter);
    return written;
  }
  if (day > 31) is_whole = false;
  return written + '-' + padded(month, 2) +
         (day == 0 || day > 31 ? std::string() : '-' + padded(day, 2));
}

// --- trees

class TreeMender {
 public:
  TreeMender(Tree& tree, std::vector<Diagnostic>& notes)
      : tree_(tree),
        notes_(notes),
        size_(read_board_size(tree.nodes[0]).value_or(BoardSize{usual_side, usual_side, 0})) {
    if (std::max(size_.columns, size_.rows) > largest_side) size_ = {usual_side, usual_side, 0};
  }

  void mend() {
    mend_root();
    std::vector<bool> has_info(tree_.nodes.size(), false);  // it or a node before it
    for (std::size_t i = 0; i < tree_.nodes.size(); ++i) {
      Node& node = tree_.nodes[i];
      has_info[i] = i > 0 && has_info[node.parent];
      const bool allows_info = !has_info[i];
      mend_properties(node, i == 0, allows_info);
      for (const Property& property : node.properties)
        if (const auto* kind = find_property(property.name);
            kind && kind->place == Place::game_info)
          has_info[i] = true;
    }
    split_nodes();
    mended_.append_to(notes_);
  }

 private:
  // Notes a value that is left out of a list, unless it is empty.
  void note_value(const Property& property, const std::string& value) {
    if (!trimmed(value).empty()) note({phrase::invalid_property, property.name, excerpt(value)});
  }
  void note(const Diagnostic& what) { mended_.add(what); }

  static Property* find(Node& node, std::string_view name) {
    for (Property& property : node.properties)
      if (property.name == name) return &property;
    return nullptr;
  }

  static void remove(Node& node, std::string_view name) {
    std::erase_if(node.properties, [&](const Property& one) { return one.name == name; });
  }

  // Sets GM, FF and KM.
  void mend_root() {
    Node& root = tree_.nodes[0];
    Property* komi = find(root, "KM");
    if (komi == nullptr) komi = find(root, "KI");
    if (komi != nullptr) {
      const auto points = read_komi(root, notes_);
      if (points && (komi->name == "KI" || parse_decimal(trimmed(komi->values[0])) != points)) {
        komi->name = "KM";
        komi->values[0] = (*points < 0 ? "-" : "") + format_hundredths(std::abs(*points));
      }
    }
    remove(root, "KI");
    for (const auto& [name, value] : {std::pair{"FF", "4"}, {"GM", "1"}}) {
      if (Property* there = find(root, name))
        there->values = {value};
      else
        root.properties.insert(root.properties.begin(), Property{name, {value}});
    }
  }

  void mend_properties(Node& node, bool is_root, bool allows_info) {
    std::vector<bool> used[groups];
    claim_stones(node, used[0]);
    std::vector<Property> valid;
    std::string lost;  // lines of GC
    for (Property& property : node.properties) {
      const PropertyKind* kind = find_property(property.name);
      if (kind == nullptr) {
        valid.push_back(std::move(property));
        continue;
      }
      keep_one_value(property);
      const std::string text = property.values.empty() ? "" : property.values[0];
      const bool is_allowed = (kind->place != Place::root || is_root) &&
                              (kind->place != Place::game_info || allows_info) &&
                              kind->type != Type::obsolete && property.name != "KI";
      if (is_allowed && kind->place != Place::setup) mend_values(property, *kind, used, lost);
      if (is_allowed && kind->place == Place::setup && kind->type == Type::colour)
        mend_values(property, *kind, used, lost);
      if (is_allowed && !property.values.empty()) {
        add(valid, std::move(property));
      } else if (!(is_allowed && kind->is_list()) &&
                 !(is_root && kind->name == "HA" && is_even_game(text))) {
        note({phrase::invalid_property, property.name, excerpt(text)});
        if (is_allowed && kind->place == Place::game_info) add_line(lost, property.name, text);
      }
    }
    node.properties = std::move(valid);
    if (!lost.empty()) {
      if (Property* comment = find(node, "GC"))
        (comment->values[0] += comment->values[0].empty() ? "" : "\n") += lost;
      else
        node.properties.push_back({"GC", {lost}});
    }
    mend_annotations(node);
  }

  // Is the value of HA 0 or 1, which programs write for games without handicap?
  static bool is_even_game(std::string_view text) {
    return trimmed(text) == "0" || trimmed(text) == "1";
  }

  static void add_line(std::string& lines, const std::string& name, const std::string& text) {
    lines += (lines.empty() ? "" : "\n") + name + "\\: " + encode_text(decode_text(text));
  }

  // Adds a property, or its values to the one of this name: M and MA may be in one node.
  static void add(std::vector<Property>& properties, Property property) {
    for (Property& there : properties) {
      if (there.name != property.name) continue;
      for (std::string& value : property.values) there.values.push_back(std::move(value));
      return;
    }
    properties.push_back(std::move(property));
  }

  // Replaces the values by those that are valid.
  void mend_values(Property& property, const PropertyKind& kind, std::vector<bool> (&used)[6],
                   std::string& lost) {
    if (kind.is_list()) return mend_list(property, kind, used);
    const std::string text = property.values[0];
    bool is_whole = true;
    Value value = valid_value(kind, text, is_whole);
    if (kind.type == Type::result && !value) {
      value = "?";
      is_whole = text.empty();
    }
    property.values.clear();
    if (!value) return;
    if (!is_whole) add_line(lost, property.name, text);
    property.values.push_back(*std::move(value));
  }

  // `is_whole` becomes false if the value does not say all that the text says.
  Value valid_value(const PropertyKind& kind, const std::string& value, bool& is_whole) const {
    const std::string decoded = decode_simple_text(value);
    const std::string_view text = trimmed(decoded);
    switch (kind.type) {
      case Type::number:
        if (kind.name == "HA" && parse_number<int>(text).value_or(2) < 2) return std::nullopt;
        return valid_number(kind.name, text);
      case Type::real: return kind.name == "TM" ? valid_time(text) : valid_real(text);
      case Type::double_value:
        return text.empty() ? "1" : text == "1" || text == "2" ? Value(text) : std::nullopt;
      case Type::none: return "";
      case Type::colour: {
        if (text.empty()) return std::nullopt;
        const char c = text.front();
        return c == 'W' || c == 'w' || c == '2' ? "W" : "B";
      }
      case Type::move: return valid_move(without_white_space(text));
      case Type::size: return valid_size();
      case Type::application: {
        const std::size_t colon = find_colon(value);
        if (trimmed(std::string_view(value).substr(0, colon)).empty()) return std::nullopt;
        return colon == std::string::npos ? value + ':' : value;
      }
      case Type::result: return valid_result(text);
      case Type::date: {
        if (text.empty()) return "";
        return valid_date(text, is_whole);
      }
      case Type::figure: {
        const std::size_t colon = find_colon(value);
        if (text.empty() || (colon != std::string::npos &&
                             parse_number<int>(std::string_view(value).substr(0, colon))))
          return value;
        return "0:" + value;
      }
      default: return value;
    }
  }

  Value valid_move(const std::string& point) const {
    const bool is_pass =
        point.empty() || (point == "tt" && size_.columns <= usual_side && size_.rows <= usual_side);
    if (is_pass) return "";
    return parse_sgf_point(size_, point) ? Value(point) : std::nullopt;
  }

  Value valid_size() const {
    const auto size = read_board_size(tree_.nodes[0]);
    if (!size || size->columns != size_.columns || size->rows != size_.rows || size->columns == 0 ||
        size->rows == 0)
      return std::nullopt;
    std::string text = std::to_string(size->columns);
    if (size->columns != size->rows) text += ':' + std::to_string(size->rows);
    return text;
  }

  // --- lists of points.  Each point may be in one property of a group: set-up stones, marks,
  // territory, dimmed points, visible points, labels.
  static constexpr std::size_t groups = 6;

  static std::size_t group_of(std::string_view name) {
    if (name == "TB" || name == "TW") return 2;
    return name == "DD" ? 3 : name == "VW" ? 4 : name == "LB" ? 5 : 1;
  }

  // The points of a value, "aa" or the rectangle "aa:cc"; empty: it is invalid.
  std::vector<unsigned> points_of(std::string_view value) const {
    const std::string text = without_white_space(value);
    const std::size_t colon = text.find(':');
    const auto from = parse_sgf_point(size_, std::string_view(text).substr(0, colon));
    const auto to = colon == std::string::npos
                        ? from
                        : parse_sgf_point(size_, std::string_view(text).substr(colon + 1));
    if (!from || !to) return {};
    const auto [left, right] = std::minmax({*from % size_.columns, *to % size_.columns});
    const auto [top, bottom] = std::minmax({*from / size_.columns, *to / size_.columns});
    std::vector<unsigned> points;
    for (unsigned row = top; row <= bottom; ++row)
      for (unsigned column = left; column <= right; ++column)
        points.push_back(row * size_.columns + column);
    return points;
  }

  // Replaces the values by points that are not yet used.  A rectangle of such points remains one.
  void mend_points(Property& property, std::vector<bool>& used) {
    used.resize(std::size_t{size_.columns} * size_.rows);
    std::vector<std::string> values;
    for (const std::string& value : property.values) {
      std::vector<unsigned> points = points_of(value);
      if (points.empty()) note_value(property, value);
      const std::size_t count = points.size();
      std::erase_if(points, [&](unsigned point) { return used[point]; });
      for (const unsigned point : points) used[point] = true;
      if (count > 1 && points.size() == count) {
        values.push_back(format_sgf_point(size_, points.front()) + ':' +
                         format_sgf_point(size_, points.back()));
        continue;
      }
      for (const unsigned point : points) values.push_back(format_sgf_point(size_, point));
    }
    const bool may_be_empty = property.name == "DD" || property.name == "VW";
    if (values.empty() && may_be_empty && without_white_space(property.values[0]).empty())
      values.emplace_back();
    property.values = std::move(values);
  }

  // If a point is set up twice, the last of AB, AW and AE counts, as in open_record.
  void claim_stones(Node& node, std::vector<bool>& used) {
    for (const char* name : {"AE", "AW", "AB"})
      if (Property* property = find(node, name)) mend_points(*property, used);
  }

  void mend_list(Property& property, const PropertyKind& kind, std::vector<bool> (&used)[groups]) {
    if (kind.type == Type::points) {
      if (property.name == "M") property.name = "MA";
      return mend_points(property, used[group_of(property.name)]);
    }
    std::vector<std::string> values;
    std::vector<bool>& labelled = used[group_of("LB")];
    labelled.resize(std::size_t{size_.columns} * size_.rows);
    char letter = 'a';
    for (const std::string& value : property.values) {
      const std::size_t colon = find_colon(value);
      const std::string_view point = std::string_view(value).substr(0, colon);
      const std::string_view rest = colon == std::string::npos
                                        ? std::string_view()
                                        : std::string_view(value).substr(colon + 1);
      const auto from = parse_sgf_point(size_, without_white_space(point));
      if (!from) {
        note_value(property, value);
        continue;
      }
      std::string text = format_sgf_point(size_, *from) + ':';
      if (kind.type == Type::lines) {
        const auto to = parse_sgf_point(size_, without_white_space(rest));
        if (!to || to == from) {
          note_value(property, value);
          continue;
        }
        text += format_sgf_point(size_, *to);
        if (std::find(values.begin(), values.end(), text) != values.end()) continue;
      } else {
        const bool is_letter = kind.type == Type::letters;
        if (labelled[*from] || (!is_letter && trimmed(rest).empty())) continue;
        labelled[*from] = true;
        if (is_letter) {
          text += letter;
          letter = letter == 'z' ? 'A' : static_cast<char>(letter + 1);
        } else {
          text += rest;
        }
      }
      values.push_back(std::move(text));
    }
    if (kind.type == Type::letters) property.name = "LB";
    property.values = std::move(values);
  }

  // --- what a node may have together

  // Removes judgements of a move without a move, and all but one judgement of the move and of the
  // position.  BM before TE is a doubtful move, and TE before BM an interesting one.
  void mend_annotations(Node& node) {
    const bool has_move = find(node, "B") != nullptr || find(node, "W") != nullptr;
    const Property *bad = find(node, "BM"), *good = find(node, "TE");
    if (has_move && bad != nullptr && good != nullptr) {
      const bool is_doubtful = bad < good;
      *find(node, is_doubtful ? "BM" : "TE") = {is_doubtful ? "DO" : "IT", {""}};
      remove(node, is_doubtful ? "TE" : "BM");
    }
    unsigned of_move = has_move ? 0 : 1, of_position = 0;
    std::erase_if(node.properties, [&](const Property& property) {
      const auto is_one_of = [&](std::initializer_list<std::string_view> names) {
        return std::find(names.begin(), names.end(), property.name) != names.end();
      };
      const bool is_extra = (is_one_of({"BM", "TE", "DO", "IT"}) && of_move++ > 0) ||
                            (is_one_of({"GB", "GW", "DM", "UC"}) && of_position++ > 0) ||
                            (property.name == "KO" && !has_move);
      if (is_extra) note({phrase::invalid_property, property.name, property.values[0]});
      return is_extra;
    });
  }

  // Divides a node into one for its set-up, one for its first move, and one for the rest.
  std::vector<Node> parts_of(Node node) {
    const auto place_of = [](const Property& property) {
      const PropertyKind* kind = find_property(property.name);
      return kind == nullptr ? Place::any : kind->place;
    };
    const auto is_move = [](const Property& property) {
      return property.name == "B" || property.name == "W";
    };
    std::vector<Node> parts;
    const auto split = [&](const auto& belongs) {
      Node part;
      for (Property& property : node.properties)
        if (belongs(property)) part.properties.push_back(std::move(property));
      std::erase_if(node.properties,
                    [](const Property& property) { return property.values.empty(); });
      parts.push_back(std::move(part));
    };
    const auto& all = node.properties;
    const auto moves = std::count_if(all.begin(), all.end(), is_move);
    const auto has_moves_part = std::any_of(all.begin(), all.end(), [&](const Property& property) {
      return place_of(property) == Place::move;
    });
    const auto set_ups = std::count_if(all.begin(), all.end(), [&](const Property& property) {
      return place_of(property) == Place::setup;
    });
    if (has_moves_part && set_ups == 1 && find(node, "PL") != nullptr) {
      remove(node, "PL");
    } else if (has_moves_part && set_ups > 0) {
      split([&](const Property& property) {
        const Place place = place_of(property);
        return place == Place::setup || place == Place::root || place == Place::game_info ||
               property.name == "N";
      });
    }
    if (moves > 1) {
      bool is_taken = false;
      const bool is_first = parts.empty();
      split([&](const Property& property) {
        const Place place = place_of(property);
        if (is_move(property) && !is_taken) return is_taken = true;
        return is_first && (place == Place::root || place == Place::game_info);
      });
    }
    node.children.clear();
    parts.push_back(std::move(node));
    return parts;
  }

  void split_nodes() {
    Tree whole;
    std::vector<std::size_t> first(tree_.nodes.size()), last(tree_.nodes.size());
    for (std::size_t i = 0; i < tree_.nodes.size(); ++i) {
      std::size_t parent = i == 0 ? 0 : last[tree_.nodes[i].parent];
      first[i] = whole.nodes.size();
      std::vector<Node> parts = parts_of(tree_.nodes[i]);
      if (parts.size() > 1) note({phrase::divided_node});
      for (Node& part : parts) {
        const std::size_t number = whole.nodes.size();
        part.parent = parent;
        if (number > first[i]) whole.nodes[parent].children.push_back(number);
        whole.nodes.push_back(std::move(part));
        parent = number;
      }
      last[i] = parent;
    }
    for (std::size_t i = 0; i < tree_.nodes.size(); ++i)
      for (const std::size_t child : tree_.nodes[i].children)
        whole.nodes[last[i]].children.push_back(first[child]);
    tree_ = std::move(whole);
  }

  Tree& tree_;
  std::vector<Diagnostic>& notes_;
  BoardSize size_;
  NoteList mended_;
};

}  // namespace

void make_valid(Tree& tree, std::vector<Diagnostic>& notes) {
  const std::string_view game = trimmed(tree.nodes[0].value("GM"));
  if (game.empty() || game == "1") TreeMender(tree, notes).mend();
}

}  // namespace kanzen::sgf
