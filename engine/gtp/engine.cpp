#include "engine/gtp/engine.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <sstream>
#include <utility>

#include "engine/core/numbers.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/record/game_record.hpp"

namespace kanzen::gtp {
namespace {

constexpr std::size_t longest_id = 10;  // digits: numbers up to 2^31 - 1

bool is_id(std::string_view word) {
  return word.size() <= longest_id &&
         word.find_first_not_of("0123456789") == std::string_view::npos;
}

// Removes a byte order mark, control characters and comments, which begin with "#", and replaces
// tabs by spaces.
std::string cleaned(std::string_view line) {
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (line.starts_with(byte_order_mark)) line.remove_prefix(byte_order_mark.size());
  std::string text;
  for (const char c : line.substr(0, line.find('#'))) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '\t') {
      text += ' ';
    } else if (byte >= 32 && byte != 127) {
      text += c;
    }
  }
  return text;
}

}  // namespace

std::optional<Player> parse_color(std::string_view text) {
  const std::string color = to_upper(text);
  if (color == "B" || color == "BLACK") return Player{0};
  if (color == "W" || color == "WHITE") return Player{1};
  return std::nullopt;
}

std::span<const Engine::Handler> Engine::handlers() {
  static constexpr std::array all = {
      Handler{"protocol_version", &Engine::protocol_version},
      Handler{"name", &Engine::name},
      Handler{"version", &Engine::version},
      Handler{"known_command", &Engine::known_command},
      Handler{"list_commands", &Engine::list_commands},
      Handler{"quit", &Engine::quit},
      Handler{"boardsize", &Engine::boardsize},
      Handler{"rectangular_boardsize", &Engine::rectangular_boardsize, 2},
      Handler{"query_boardsize", &Engine::query_boardsize},
      Handler{"clear_board", &Engine::clear_board, 0},
      Handler{"komi", &Engine::komi, 1},
      Handler{"get_komi", &Engine::get_komi},
      Handler{"kata-get-rules", &Engine::get_rules},
      Handler{"kata-set-rules", &Engine::set_rules},
      Handler{"kata-set-rule", &Engine::set_rule, 2},
      Handler{"kgs-rules", &Engine::kgs_rules, 1},
      Handler{"play", &Engine::play, 2},
      Handler{"gogui-play_sequence", &Engine::play_sequence},
      Handler{"set_position", &Engine::set_position},
      Handler{"genmove", &Engine::genmove, 1},
      Handler{"undo", &Engine::undo, 0},
      Handler{"time_settings", &Engine::time_settings, 3},
      Handler{"kgs-time_settings", &Engine::set_time_system},
      Handler{"kata-time_settings", &Engine::set_time_system},
      Handler{"time_left", &Engine::time_left, 3},
      Handler{"final_score", &Engine::final_score},
      Handler{"final_status_list", &Engine::final_status_list},
      Handler{"final_status", &Engine::final_status},
      Handler{"kgs-genmove_cleanup", &Engine::genmove_cleanup},
      Handler{"lz-analyze", &Engine::lz_analyze},
      Handler{"lz-genmove_analyze", &Engine::lz_genmove_analyze},
      Handler{"kata-analyze", &Engine::kata_analyze},
      Handler{"kata-genmove_analyze", &Engine::kata_genmove_analyze},
      Handler{"fixed_handicap", &Engine::fixed_handicap, 1},
      Handler{"place_free_handicap", &Engine::place_free_handicap, 1},
      Handler{"set_free_handicap", &Engine::set_free_handicap},
      Handler{"loadsgf", &Engine::loadsgf, 2},
      Handler{"printsgf", &Engine::printsgf, 1},
      Handler{"reg_genmove", &Engine::reg_genmove, 1},
      Handler{"showboard", &Engine::showboard},
      Handler{"cputime", &Engine::cputime},
      Handler{"is_legal", &Engine::is_legal, 2},
      Handler{"all_legal", &Engine::all_legal, 1},
      Handler{"list_stones", &Engine::list_stones, 1},
      Handler{"captures", &Engine::captures, 1},
      Handler{"last_move", &Engine::last_move},
      Handler{"move_history", &Engine::move_history},
      Handler{"stop", &Engine::stop},
  };
  return all;
}

std::string joined(const std::vector<std::string>& vertices) {
  return kanzen::joined(vertices, " ", [](const std::string& vertex) { return to_upper(vertex); });
}

Result<Engine> Engine::open(std::shared_ptr<const AnyGame> game, Options options, RunOptions run) {
  const GameInfo info = game->info();
  if (!info.on_crossings || !info.komi)
    return Error{Errc::unsupported,
                 untranslated(info.name + " is not played over GTP; expected go:9")};
  return Engine(std::move(game), options, std::move(run));
}

Engine::Engine(std::shared_ptr<const AnyGame> game, Options options, RunOptions run)
    : options_(options),
      run_(std::move(run)),
      komi_(game->info().komi.value_or(0)),
      handicap_bonus_(game->info().handicap_bonus),
      board_(std::move(game)) {}

std::string Engine::answer(std::string_view line) {
  std::istringstream words(cleaned(line));
  std::string command;
  if (!(words >> command)) return std::exchange(before_response_, {});
  id_.clear();
  if (is_id(command)) {
    id_ = std::exchange(command, {});
    words >> command;
  }
  Arguments arguments;
  for (std::string word; words >> word;) arguments.push_back(word);
  streams_ = false;
  const std::string before = before_response_;
  const Answer answer = execute(command, arguments);
  if (streams_) {
    if (!before_response_.empty()) return {};
    return answer.text.empty() ? "\n" : answer.text + "\n\n";
  }
  before_response_.clear();
  std::string text = before + (answer.success ? "=" : "?") + id_;
  if (!answer.text.empty()) text += (answer.text.front() == '\n' ? "" : " ") + answer.text;
  return text + "\n\n";
}

Answer Engine::execute(const std::string& command, const Arguments& arguments) {
  for (const Handler& handler : handlers()) {
    if (handler.name != command) continue;
    if (arguments.size() > handler.most_arguments) return failed("syntax error");
    Answer answer = (this->*handler.run)(arguments);
    apply_komi();
    return answer;
  }
  return failed("unknown command");
}

Answer Engine::protocol_version(const Arguments&) { return succeeded("2"); }
Answer Engine::name(const Arguments&) { return succeeded("Kanzen"); }
Answer Engine::version(const Arguments&) { return succeeded("1.0"); }

Answer Engine::known_command(const Arguments& arguments) {
  const auto all = handlers();
  const bool known = !arguments.empty() && std::any_of(all.begin(), all.end(), [&](const auto& h) {
    return h.name == arguments[0];
  });
  return succeeded(known ? "true" : "false");
}

Answer Engine::list_commands(const Arguments&) {
  return succeeded(
      kanzen::joined(handlers(), "\n", [](const Handler& handler) { return handler.name; }));
}

Answer Engine::quit(const Arguments&) {
  quit_ = true;
  return succeeded();
}

Answer Engine::cputime(const Arguments&) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.3f",
                static_cast<double>(std::clock()) / CLOCKS_PER_SEC);
  return succeeded(text.data());
}

// --- playing

Result<Choice> Engine::choose(Player player, const std::vector<std::string>& excluded,
                              std::function<void(const EstimateReport&)> on_report) {
  Turn turn = board_.turn(player);
  turn.forbidden.insert(turn.forbidden.end(), excluded.begin(), excluded.end());
  turn.on_report = std::move(on_report);
  turn.seed = options_.seed;
  const auto empty = static_cast<unsigned>(board_.points().size() - board_.stones(0).size() -
                                           board_.stones(1).size());
  constexpr unsigned fewest_moves = 8;
  turn.limits.seconds = options_.seconds;
  turn.limits.playouts = options_.playouts;
  if (const auto seconds = clock_.seconds(player, std::max(empty / 3, fewest_moves)))
    turn.limits.seconds = std::min(turn.limits.seconds, *seconds);
  return options_.player->choose(turn, run_);
}

Answer Engine::genmove(const Arguments& arguments) {
  const Answer chosen = reg_genmove(arguments);
  if (!chosen.success || chosen.text == resignation) return chosen;
  if (!board_.play(*parse_color(arguments[0]), chosen.text))
    return failed("the player chose an illegal move");
  return chosen;
}

Answer Engine::reg_genmove(const Arguments& arguments) {
  const auto player = arguments.empty() ? std::nullopt : parse_color(arguments[0]);
  if (!player) return failed("invalid color");
  const auto choice = choose(*player);
  if (!choice) return failed(choice.error().message);
  return succeeded(choice->resigns ? std::string(resignation) : to_upper(choice->move));
}

// --- time

namespace {

struct TimeSystem {
  std::string_view name;
  TimeSettings::System system;
  std::size_t numbers;
};

// The systems of kgs-time_settings and kata-time_settings with their numbers of arguments:
// "absolute MAIN", "canadian MAIN PERIOD STONES", "byoyomi MAIN PERIOD PERIODS", "fischer MAIN
// INCREMENT", "fischer-capped MAIN INCREMENT MOST_MAIN MOST_FOR_A_MOVE".
constexpr std::array time_systems = {
    TimeSystem{"NONE", TimeSettings::System::none, 0},
    TimeSystem{"ABSOLUTE", TimeSettings::System::absolute, 1},
    TimeSystem{"CANADIAN", TimeSettings::System::canadian, 3},
    TimeSystem{"BYOYOMI", TimeSettings::System::byoyomi, 3},
    TimeSystem{"FISCHER", TimeSettings::System::fischer, 2},
    TimeSystem{"FISCHER-CAPPED", TimeSettings::System::fischer, 4},
};
constexpr double most_stones = 1'000;

}  // namespace

Answer Engine::time_settings(const Arguments& arguments) {
  if (arguments.size() < 3) return failed("syntax error");
  const auto main = parse_decimal(arguments[0]), period = parse_decimal(arguments[1]);
  const auto stones = parse_number<unsigned>(arguments[2]);
  if (!main || !period || !stones || *main < 0 || *period < 0) return failed("syntax error");
  TimeSettings settings{TimeSettings::System::canadian, *main, *period, *stones};
  // The standard's sign for no limit.
  if (*period > 0 && *stones == 0) settings = {};
  clock_.set(settings);
  return succeeded();
}

Answer Engine::set_time_system(const Arguments& arguments) {
  const std::string name = arguments.empty() ? "" : to_upper(arguments[0]);
  const auto* system = std::find_if(time_systems.begin(), time_systems.end(),
                                    [&](const TimeSystem& one) { return one.name == name; });
  if (system == time_systems.end() || arguments.size() < system->numbers + 1)
    return failed("syntax error");
  std::array<double, 4> numbers{};
  for (std::size_t i = 0; i < system->numbers; ++i) {
    const auto number = parse_decimal(arguments[i + 1]);
    if (!number || *number < 0) return failed("syntax error");
    numbers[i] = *number;
  }
  TimeSettings settings{system->system, numbers[0], numbers[1]};
  settings.stones = static_cast<unsigned>(std::min(numbers[2], most_stones));
  if (system->numbers == 4) settings.most = numbers[3];
  clock_.set(settings);
  return succeeded();
}

Answer Engine::time_left(const Arguments& arguments) {
  if (arguments.size() < 3) return failed("syntax error");
  const auto player = parse_color(arguments[0]);
  const auto seconds = parse_decimal(arguments[1]);
  const auto stones = parse_number<int>(arguments[2]);
  if (!player) return failed("invalid color");
  if (!seconds || !stones) return failed("syntax error");
  clock_.set_left(*player, *seconds, static_cast<unsigned>(std::max(*stones, 0)));
  return succeeded();
}

}  // namespace kanzen::gtp
