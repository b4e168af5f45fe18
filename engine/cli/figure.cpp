// kanzen figure: positions, trees, games and counts as pictures and tables, for papers and slides.
#include "engine/cli/figure.hpp"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "engine/api/link.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/out_file.hpp"
#include "engine/cli/png.hpp"
#include "engine/cli/qr.hpp"

namespace kanzen::cli {
namespace {

constexpr const char* site_variable = "KANZEN_SITE_URL";
constexpr unsigned usual_scale = 2;  // of a PNG

Result<Picture> drawn_piece(const AnyGame& game, const FigureOptions& options) {
  const GameInfo& info = game.info();
  const auto kind = std::find(info.kinds.begin(), info.kinds.end(), options.piece);
  if (kind == info.kinds.end()) {
    std::string kinds;
    for (const std::string& known : info.kinds) kinds += (kinds.empty() ? "" : ", ") + known;
    return Error{Errc::bad_notation,
                 info.name + " has no piece \"" + options.piece + "\"; there are: " + kinds};
  }
  const PieceView piece{static_cast<std::uint8_t>(kind - info.kinds.begin()),
                        static_cast<Player>(options.side == "second" ? 1 : 0)};
  constexpr unsigned usual_unit = 480;
  const auto unit = static_cast<float>(options.width > 0 ? options.width : usual_unit);
  return piece_picture(info, piece, unit, options.dark);
}

// With a slash at its end; empty: nobody has said.
Result<std::string> site_of(const FigureOptions& options) {
  const char* const set = std::getenv(site_variable);
  const std::string site = !options.site.empty() ? options.site : set == nullptr ? "" : set;
  if (site.empty()) return site;
  const std::size_t scheme = site.starts_with("https://") ? 8 : site.starts_with("http://") ? 7 : 0;
  if (scheme == 0 || scheme == site.size() || site.find_first_of("#? \t\r\n\"<>") != site.npos)
    return Error{Errc::bad_notation,
                 (options.site.empty() ? site_variable : std::string("--site")) + " \"" + site +
                     "\": right would be the address of the site's folder, as "
                     "https://example.org/kanzen/"};
  return site.ends_with('/') ? site : site + '/';
}

Result<std::string> link_of(const FigureOptions& options, const MadeFigure& made) {
  const auto site = site_of(options);
  if (!site) return site.error();
  if (!site->empty()) return *site + '#' + link_to(*made.session);
  if (options.qr)
    return Error{Errc::bad_notation,
                 "--qr needs to know where the site is: give --site URL, or set " +
                     std::string(site_variable)};
  return std::string();
}

// Scaled to the width that was asked for, where it is not arranged in it.
FileStyle file_style(const FigureOptions& options, const Picture& picture) {
  FileStyle style;
  style.grey = options.grey;
  if (options.tree && options.width > 0)
    style.scale = static_cast<float>(options.width) / picture.width;
  return style;
}

Result<std::string> png_file(const Picture& picture, const FigureOptions& options) {
  const FileStyle style = file_style(options, picture);
  const float scale =
      style.scale * static_cast<float>(options.scale > 0 ? options.scale : usual_scale);
  const auto width = static_cast<unsigned>(std::lround(picture.width * scale));
  const auto height = static_cast<unsigned>(std::lround(picture.height * scale));
  if (std::max(width, height) > most_png_pixels)
    return Error{Errc::unsupported, "the PNG would have " + std::to_string(width) + "×" +
                                        std::to_string(height) + " pixels; right would be up to " +
                                        std::to_string(most_png_pixels) +
                                        " a side: give a smaller --scale or --width"};
  return png_of_svg(picture_file(picture, FileFormat::svg, style), std::max(width, 1U),
                    std::max(height, 1U));
}

Result<std::string> picture_text(const Picture& picture, const FigureOptions& options) {
  if (options.format == "png") return png_file(picture, options);
  const FileFormat format = options.format == "tikz" ? FileFormat::tikz : FileFormat::svg;
  return picture_file(picture, format, file_style(options, picture));
}

Result<std::string> table_text(const MadeFigure& made, const FigureOptions& options) {
  const DataTable& table = made.figure.table;
  if (table.columns.empty())
    return Error{Errc::unsupported, "--format " + options.format +
                                        ": a board has no numbers; --values, --tree, --plot and "
                                        "--histogram have"};
  if (options.format == "csv") return csv_text(table);
  return latex_table(table, figure_heading(choices_of(options).language, made.game->info()));
}

// As far as it is asked for.
Result<Caption> caption_of(const FigureOptions& options, const MadeFigure& made) {
  Caption caption;
  if (!options.caption && !options.qr) return caption;
  const auto link = link_of(options, made);
  if (!link) return link.error();
  if (options.caption)
    caption = figure_caption(made.figure, made.game->info(), choices_of(options), *link);
  if (options.qr) {
    auto code = qr_code_of(*link);
    if (!code) return code.error();
    caption.qr = *std::move(code);
  }
  return caption;
}

Result<std::string> figure_file(const FigureOptions& options) {
  if (!options.piece.empty()) {
    const auto game = find_game(options.game, options.rules);
    if (!game) return game.error();
    const auto picture = drawn_piece(**game, options);
    return picture ? picture_text(*picture, options) : picture.error();
  }
  auto made = make_figure(options);
  if (!made) return made.error();
  if (options.wants_table()) return table_text(*made, options);
  auto caption = caption_of(options, *made);
  if (!caption) return caption.error();
  const Theme& theme = figure_theme(choices_of(options));
  Picture picture = with_caption(std::move(made->figure.picture), *std::move(caption), theme);
  if (!options.transparent) picture = on_ground(std::move(picture), theme.bg);
  return picture_text(picture, options);
}

// What can be known without the work of solving.
Result<void> check(const FigureOptions& options) {
  if (const auto site = site_of(options); !site) return site.error();
  if (!options.piece.empty() && options.wants_table())
    return Error{Errc::unsupported, "--format " + options.format + ": a piece has no numbers"};
  if (options.format == "png" && options.path.empty() && isatty(STDOUT_FILENO) != 0)
    return Error{Errc::bad_notation, "a PNG is nothing for a terminal; give --out FILE"};
  return check_writable(options.path);
}

Result<void> run_figure(const FigureOptions& options, Output& output) {
  if (const auto game = find_game(options.game, options.rules); !game) return game.error();
  if (auto checked = check(options); !checked) return checked;
  const auto file = figure_file(options);
  if (!file) return file.error();
  const Write write = [&](const TextSink& sink) -> Result<void> {
    sink(*file);
    return {};
  };
  return write_anywhere(options.path, write, output);
}

void add_kinds(Arguments& command, FigureOptions& options) {
  command.flag("--values", options.values, "The board with what its moves are worth");
  command.flag("--tree", options.tree, "The tree of the moves from the position");
  command.option({"--plies", "N", "Of the tree, 1 or 2 (default: 1)"}, options.plies,
                 whole_number(1, 2));
  command.flag("--every-position", options.every_position,
               "In the tree, symmetric moves each by itself");
  command.flag("--plot", options.plot, "The values of the game of --moves, ply by ply");
  command.flag("--histogram", options.histogram, "All positions by outcome and distance");
  command.flag("--linear", options.linear, "The histogram without logarithms");
  command.option(
      {"--piece", "KIND", "A piece alone, as large as on a board with squares of that width"},
      options.piece);
  const std::vector<std::string> kinds{"--values", "--tree", "--plot", "--histogram", "--piece"};
  for (std::size_t i = 0; i < kinds.size(); ++i)
    for (std::size_t j = i + 1; j < kinds.size(); ++j) command.exclude(kinds[i], kinds[j]);
}

void add_looks(Arguments& command, FigureOptions& options) {
  command.option({"--format", "NAME",
                  "Of a picture svg, png or tikz, of its numbers csv or latex "
                  "(default: svg)"},
                 options.format, one_of({"svg", "png", "tikz", "csv", "latex"}));
  command.option({"--width", "N", "In CSS pixels; the height follows (default: 480 of a board)"},
                 options.width, whole_number(narrowest_figure, widest_figure));
  command.option({"--scale", "N", "Pixels of a PNG to a CSS pixel (default: 2)"}, options.scale,
                 whole_number(1, 16));
  command.flag("--dark", options.dark, "In the colours for a dark ground");
  command.flag("--greyscale", options.grey, "In greys as light as the colours");
  command.flag("--transparent", options.transparent, "Without a ground");
  command.option({"--from", "SIDE", "Seen from the side of the first or the second player"},
                 options.side, one_of({"first", "second"}));
  command.flag("--caption", options.caption,
               "Below it the game, its rules, what is shown, the link");
  command.option({"--language", "NAME", "Of its words, en or ja (default: en)"}, options.language,
                 one_of({"en", "ja"}));
  command.option({"--site", "URL", "Where the site is, for the link (default: KANZEN_SITE_URL)"},
                 options.site);
  command.flag("--qr", options.qr, "Below it the link as a QR code");
}

}  // namespace

void add_figure(CLI::App& app, Job& job) {
  const auto options = std::make_shared<FigureOptions>();
  Arguments command =
      add_command(app, job, "figure", "Draw positions, trees, games and counts for papers", options,
                  run_figure);
  add_game_options(command, *options);
  command.option({"--position", "P", "The position to draw (default: the start)"},
                 options->position);
  command.option({"--moves", "M.M", "Moves from there, joined by dots"}, options->moves);
  add_kinds(command, *options);
  add_looks(command, *options);
  add_value_options(command, *options);
  add_search_options(command, options->search);
  add_threads_option(command, options->threads);
  command.option({"--out", "FILE", "The file to write (default: standard output)"}, options->path);
  command.footer(help_footer(
      "kanzen figure gobblers2 --position \"m,l,mL/-,-,-/-,-,-:1\" --out board.svg",
      "The board as the page draws it, with what the players have in hand: the second\n"
      "player's above, the first player's below; --from second turns it round.\n"
      "TikZ is a picture to \\input, latex a table with the rules of booktabs.  Values\n"
      "are told by sign, distance and width, so that --greyscale keeps them."));
}

}  // namespace kanzen::cli
