#include "engine/cli/command.hpp"

#include <charconv>

#include "engine/cli/interrupt.hpp"

namespace kanzen::cli {
namespace {

constexpr unsigned most_threads = 256;

bool is_whole_number(const std::string& text, unsigned low, unsigned high) {
  unsigned number = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, fault] = std::from_chars(text.data(), end, number);
  // CLI11 would read a leading zero as octal.
  const bool octal = text.size() > 1 && text.front() == '0';
  return fault == std::errc() && stop == end && !octal && number >= low && number <= high;
}

}  // namespace

int exit_status(Errc code) {
  switch (code) {
    case Errc::unknown_game:
    case Errc::unknown_rules:
    case Errc::bad_notation:
    case Errc::illegal_position:
    case Errc::illegal_move:
    case Errc::unsupported: return status_usage;
    case Errc::cancelled: return status_interrupted;
    case Errc::out_of_memory:
    case Errc::io:
    case Errc::internal: break;
  }
  return status_failure;
}

void add_game_options(CLI::App& command, GameOptions& options) {
  command.add_option("GAME", options.game, "The game; \"kanzen games\" lists them")
      ->type_name("")
      ->required();
  command.add_option("--rules", options.rules, "The rule set (the game's first one if left out)")
      ->option_text("NAME")
      ->check(CLI::Validator(
          [](const std::string& name) {
            return name.empty() ? std::string("the name is empty; \"kanzen games\" lists them")
                                : std::string();
          },
          ""));
}

void add_threads_option(CLI::App& command, unsigned& threads, const std::string& note) {
  command.add_option("--threads", threads, "How many threads work (" + note + ')')
      ->option_text("N")
      ->check(whole_number(1, most_threads));
}

void add_json_option(CLI::App& command, bool& json) {
  command.add_flag("--json", json, "Print one JSON object instead of text")
      ->disable_flag_override();
}

CLI::Validator whole_number(unsigned low, unsigned high) {
  return {[low, high](const std::string& text) {
            if (is_whole_number(text, low, high)) return std::string();
            return '"' + text + "\" is no whole number from " + std::to_string(low) + " to " +
                   std::to_string(high);
          },
          ""};
}

CLI::Validator one_of(const std::vector<std::string>& names) {
  return {[names](const std::string& text) {
            std::string all;
            for (const std::string& name : names) {
              if (name == text) return std::string();
              all += (all.empty() ? "" : ", ") + name;
            }
            return '"' + text + "\" is unknown; there is: " + all;
          },
          ""};
}

std::string help_footer(const std::string& example, const std::string& notes) {
  return "Example:\n  " + example + "\n\n" + (notes.empty() ? "" : notes + "\n\n") +
         "Exit status: 0 done; 1 failed (cannot write, out of memory, a check failed);\n"
         "2 bad usage or notation; 130 interrupted.";
}

std::vector<GameInfo> games_once() {
  std::vector<GameInfo> games;
  for (const GameInfo& info : list_games())
    if (games.empty() || games.back().name != info.name) games.push_back(info);
  return games;
}

Workshop::Workshop(unsigned threads) : executor_(threads) {
  options_.executor = &executor_;
  options_.progress = [this](const Progress& progress) {
    progress_.show(progress);
    return !interrupted();
  };
}

Result<Solved> solve_game(const GameOptions& options) {
  auto game = find_game(options.game, options.rules);
  if (!game) return game.error();
  const Workshop workshop(options.threads);
  auto values = (*game)->solve(workshop.options());
  if (!values) return values.error();
  return Solved{*game, *std::move(values)};
}

}  // namespace kanzen::cli
