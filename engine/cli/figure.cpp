// kanzen figure: a position as a drawing, for papers and slides.
#include "engine/picture/figure.hpp"

#include <algorithm>

#include "engine/cli/commands.hpp"
#include "engine/cli/out_file.hpp"

namespace kanzen::cli {
namespace {

struct FigureOptions : GameOptions {
  std::string position;  // empty: the start
  std::string path;      // empty: standard output
  unsigned width = 480;
  bool dark = false;
  std::string side = "first";  // from whose side it is seen
  std::string piece;           // a kind: this piece alone, of the player at `side`
};

Result<std::string> drawn_piece(const GameInfo& info, const FigureOptions& options) {
  const auto kind = std::find(info.kinds.begin(), info.kinds.end(), options.piece);
  if (kind == info.kinds.end()) {
    std::string kinds;
    for (const std::string& known : info.kinds) kinds += (kinds.empty() ? "" : ", ") + known;
    return Error{Errc::bad_notation,
                 info.name + " has no piece \"" + options.piece + "\"; there are: " + kinds};
  }
  const PieceView piece{static_cast<std::uint8_t>(kind - info.kinds.begin()),
                        static_cast<Player>(options.side == "second" ? 1 : 0)};
  return piece_figure(info, piece, static_cast<float>(options.width), options.dark);
}

Result<std::string> figure_of(const AnyGame& game, const FigureOptions& options) {
  if (!options.piece.empty()) return drawn_piece(game.info(), options);
  const auto state = position_or_start(game, options.position);
  if (!state) return state.error();
  return board_figure(game.info(), game.board(*state), game.format(*state),
                      {static_cast<float>(options.width), options.dark, options.side == "second"});
}

Result<void> run_figure(const FigureOptions& options, Output& output) {
  const auto game = find_game(options.game, options.rules);
  if (!game) return game.error();
  if (auto checked = check_writable(options.path); !checked) return checked;
  const auto file = figure_of(**game, options);
  if (!file) return file.error();
  const Write write = [&](const TextSink& sink) -> Result<void> {
    sink(*file);
    return {};
  };
  return write_anywhere(options.path, write, output);
}

}  // namespace

void add_figure(CLI::App& app, Job& job) {
  const auto options = std::make_shared<FigureOptions>();
  Arguments command =
      add_command(app, job, "figure", "Draw a position as an SVG file", options, run_figure);
  add_game_options(command, *options);
  command.option({"--position", "P", "The position to draw (default: the start)"},
                 options->position);
  command.option({"--width", "N", "In CSS pixels; the height follows (default: 480)"},
                 options->width, whole_number(narrowest_figure, widest_figure));
  command.flag("--dark", options->dark, "In the colours for a dark ground");
  command.option({"--from", "SIDE", "Seen from the side of the first or the second player"},
                 options->side, one_of({"first", "second"}));
  command.option(
      {"--piece", "KIND", "A piece alone, as large as on a board with squares of that width"},
      options->piece);
  command.option({"--out", "FILE", "The file to write (default: standard output)"}, options->path);
  command.footer(
      help_footer("kanzen figure gobblers2 --position \"m,l,mL/-,-,-/-,-,-:1\" --out board.svg",
                  "The board as the page draws it, with what the players have in hand: the second\n"
                  "player's above, the first player's below; --from second turns it round."));
}

}  // namespace kanzen::cli
