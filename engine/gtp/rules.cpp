// GTP commands about the rules, the komi and the compensation for handicap stones.  The names and
// fields of rules are those of KataGo's commands.
#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/numbers.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/gtp/engine.hpp"
#include "engine/record/game_record.hpp"

namespace kanzen::gtp {

// The fields of a set of rules, in KataGo's words.
struct RuleFields {
  std::string_view ko, scoring, tax, suicide, button, bonus = {};
  friend bool operator==(const RuleFields&, const RuleFields&) = default;
};

namespace {

// The values of the fields.
constexpr std::array ko_rules = {"SIMPLE", "POSITIONAL", "SITUATIONAL"};
constexpr std::array scorings = {"AREA", "TERRITORY"};
constexpr std::array taxes = {"NONE", "SEKI", "ALL"};
constexpr std::array truths = {"false", "true"};
constexpr std::array bonuses = {"0", "N-1", "N"};  // by HandicapBonus

// The rule sets of the game; each can have any bonus.
struct RuleSet {
  std::string_view rules;
  RuleFields fields;
};
constexpr std::array rule_sets = {
    RuleSet{"situational", {"SITUATIONAL", "AREA", "NONE", "false", "false"}},
    RuleSet{"positional", {"POSITIONAL", "AREA", "NONE", "false", "false"}},
    RuleSet{"tromp-taylor", {"POSITIONAL", "AREA", "NONE", "true", "false"}},
    RuleSet{"new-zealand", {"SITUATIONAL", "AREA", "NONE", "true", "false"}},
    RuleSet{"ko", {"SIMPLE", "AREA", "NONE", "false", "false"}},
    RuleSet{"japanese", {"SIMPLE", "TERRITORY", "SEKI", "false", "false"}},
};

// Requires a rule set of the game.
const RuleFields& fields_of(std::string_view rules) {
  const auto* found = std::find_if(rule_sets.begin(), rule_sets.end(),
                                   [&](const RuleSet& set) { return set.rules == rules; });
  assert(found != rule_sets.end());
  return found->fields;
}

// Names for rules, without those that no rule set of the game equals.
struct NamedRules {
  std::string_view name, rules, bonus;
};
constexpr std::array named_rules = {
    NamedRules{"chinese", "ko", "N"},
    NamedRules{"chinese-ogs", "positional", "N"},
    NamedRules{"chinese-kgs", "positional", "N"},
    NamedRules{"japanese", "japanese", "0"},
    NamedRules{"korean", "japanese", "0"},
    NamedRules{"aga", "situational", "N-1"},
    NamedRules{"bga", "situational", "N-1"},
    NamedRules{"french", "situational", "N-1"},
    NamedRules{"tromp-taylor", "tromp-taylor", "0"},
    NamedRules{"new-zealand", "new-zealand", "0"},
};

std::string names_for_rules() {
  return kanzen::joined(named_rules, ", ", [](const NamedRules& named) { return named.name; });
}

// Sets `field` to the name that equals the value, ignoring case; returns an error text if none
// does.
template <std::size_t count>
std::string choose(std::string_view value, const std::array<const char*, count>& names,
                   std::string_view& field) {
  for (const char* name : names) {
    if (to_upper(value) != to_upper(name)) continue;
    field = name;
    return {};
  }
  return "\"" + excerpt(value) + "\": expected " +
         kanzen::joined(names, ", ", [](const char* one) { return one; });
}

// Sets a field by its name; returns an error text if it cannot.
std::string set_field(RuleFields& fields, std::string_view name, std::string_view value) {
  std::string_view ignored;
  if (name == "ko") return choose(value, ko_rules, fields.ko);
  if (name == "tax") return choose(value, taxes, fields.tax);
  if (name == "suicide") return choose(value, truths, fields.suicide);
  if (name == "hasButton") return choose(value, truths, fields.button);
  if (name == "whiteHandicapBonus") return choose(value, bonuses, fields.bonus);
  // The engine finds dead stones under all rules, so a pass never costs it points.
  if (name == "friendlyPassOk") return choose(value, truths, ignored);
  if (name != "scoring")
    return "unknown field \"" + excerpt(name) +
           "\": expected ko, scoring, tax, suicide, hasButton, whiteHandicapBonus or "
           "friendlyPassOk";
  // The scoring brings its usual tax, which another field may change.
  std::string error = choose(value, scorings, fields.scoring);
  if (error.empty()) fields.tax = fields.scoring == "AREA" ? "NONE" : "SEKI";
  return error;
}

// Sets the fields that a JSON object names, in its order; returns an error text if it cannot.
std::string set_fields(RuleFields& fields, const std::string& text) {
  const auto object = nlohmann::ordered_json::parse(text, nullptr, false);
  // An escape is refused, because a line end in an error text would end the response.
  if (!object.is_object() || text.find('\\') != std::string::npos)
    return "syntax error: expected {\"ko\":\"SIMPLE\",...}";
  for (const auto& [name, value] : object.items()) {
    // Only the type of a nested value is named, because dump() is recursive and the depth has no
    // limit.
    const std::string word = value.is_string()       ? value.get<std::string>()
                             : value.is_structured() ? value.type_name()
                                                     : value.dump();
    const std::string error = set_field(fields, name, word);
    if (!error.empty()) return error;
  }
  return {};
}

}  // namespace

// --- komi and compensation

// A komi that the game does not support (quarter points, or a thousand points) affects scores only.
void Engine::apply_komi() {
  const GameInfo& info = board_.info();
  if (info.komi == komi_ && info.compensation == compensation()) return;
  if (auto game = board_.game().with_komi(komi_, compensation())) board_.set_komi(*std::move(game));
}

Answer Engine::komi(const Arguments& arguments) {
  // parse_decimal reads no exponents; strtod also reads "inf" and hexadecimal numbers.
  const std::string text = arguments.empty() ? std::string() : arguments[0];
  char* end = nullptr;
  const double points = std::strtod(text.c_str(), &end);
  const bool is_number = !text.empty() && *end == 0 && std::isfinite(points) &&
                         text.find_first_of("xX") == std::string::npos;
  if (!is_number) return failed("komi not a float");
  komi_ = points;
  return succeeded();
}

Answer Engine::get_komi(const Arguments&) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.15g", komi_);
  return succeeded(text.data());
}

// --- rules

RuleFields Engine::rule_fields() const {
  RuleFields fields = fields_of(board_.info().rules);
  fields.bonus = bonuses[static_cast<std::size_t>(handicap_bonus_)];
  return fields;
}

// Plays the moves on the board by other rules.  If they cannot be played, or there is no such rule
// set, nothing changes.
Answer Engine::apply_rules(const RuleFields& fields) {
  const auto* set = std::find_if(rule_sets.begin(), rule_sets.end(), [&](RuleSet one) {
    one.fields.bonus = fields.bonus;
    return one.fields == fields;
  });
  const std::string unsupported = "these rules are not supported; expected " + names_for_rules();
  if (set == rule_sets.end()) return failed(unsupported);
  if (set->rules != board_.info().rules) {
    auto game = find_go_game(board_.info().size, set->rules);
    if (!game) return failed(unsupported);
    Board board(*std::move(game));
    const std::string root = board_.game().format(board_.root());
    bool same = static_cast<bool>(board.set_position(root.substr(0, root.find(':') + 2)));
    for (const PlayedMove& played : board_.line())
      same = same && board.play(played.player, played.move);
    if (!same) return failed("a move on the board is illegal by these rules");
    board.set_to_move(board_.to_move());
    board_ = std::move(board);
  }
  const auto* bonus = std::find(bonuses.begin(), bonuses.end(), fields.bonus);
  handicap_bonus_ = static_cast<HandicapBonus>(bonus - bonuses.begin());
  return succeeded();
}

Answer Engine::get_rules(const Arguments&) {
  const RuleFields fields = rule_fields();
  const auto text = [](const char* name, std::string_view value) {
    return std::string(",\"") + name + "\":\"" + std::string(value) + '"';
  };
  return succeeded("{\"friendlyPassOk\":true,\"hasButton\":false" + text("ko", fields.ko) +
                   text("scoring", fields.scoring) + ",\"suicide\":" + std::string(fields.suicide) +
                   text("tax", fields.tax) + text("whiteHandicapBonus", fields.bonus) + '}');
}

// The argument is a name, or a JSON object, whose missing fields keep their values.
Answer Engine::set_rules(const Arguments& arguments) {
  if (arguments.empty()) return failed("syntax error");
  RuleFields fields = rule_fields();
  if (arguments[0].front() == '{') {
    const std::string error = set_fields(fields, kanzen::joined(arguments, " "));
    return error.empty() ? apply_rules(fields) : failed(error);
  }
  std::string name = to_lower(arguments[0]);
  std::replace(name.begin(), name.end(), '_', '-');
  const auto* named = std::find_if(named_rules.begin(), named_rules.end(),
                                   [&](const NamedRules& one) { return one.name == name; });
  if (named == named_rules.end() || arguments.size() > 1)
    return failed("\"" + excerpt(kanzen::joined(arguments, " ")) +
                  "\": these rules are not supported; expected " + names_for_rules());
  fields = fields_of(named->rules);
  fields.bonus = named->bonus;
  return apply_rules(fields);
}

// Arguments: the name of a field, and its value.
Answer Engine::set_rule(const Arguments& arguments) {
  if (arguments.size() < 2) return failed("syntax error");
  RuleFields fields = rule_fields();
  const std::string error = set_field(fields, arguments[0], arguments[1]);
  return error.empty() ? apply_rules(fields) : failed(error);
}

// KGS has its own Chinese rules.
Answer Engine::kgs_rules(const Arguments& arguments) {
  if (!arguments.empty() && to_lower(arguments[0]) == "chinese") return set_rules({"chinese-kgs"});
  return set_rules(arguments);
}

}  // namespace kanzen::gtp
