// kanzen figure: draws positions, trees, games and counts for papers and slides, writes their
// numbers as tables, and films lines of play.
#include <unistd.h>
#include <algorithm>
#include <charconv>
#include <filesystem>
#include <optional>

#include "engine/cli/cache/value_source.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/game_input.hpp"
#include "engine/cli/in_file.hpp"
#include "engine/cli/output/gif_file.hpp"
#include "engine/cli/output/out_file.hpp"
#include "engine/cli/output/site_address.hpp"
#include "engine/cli/output/text.hpp"
#include "engine/core/numbers.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/core/utf8.hpp"
#include "engine/figure/figure_file.hpp"
#include "engine/figure/film.hpp"
#include "engine/session/link.hpp"
#include "engine/session/session.hpp"

namespace kanzen::cli {
namespace {

struct FigureOptions : SourceOptions {
  // Receives the options that are members of it; spec_of adds the others.
  FigureSpec spec;
  std::string position;  // empty: the start
  std::string moves;     // played from there; separated by dots or spaces
  std::string record;    // a game in place of both; empty: none
  // A film shows this line, played after `moves`: moves, or perfect_line; empty: it shows `moves`.
  std::string line;
  std::string path;    // empty: standard output
  std::string format;  // empty: run_figure derives it from the ending of `path`
  std::string width;   // as parse_width reads it; empty: the default of the figure
  unsigned scale = 0;  // pixels per CSS pixel; 0: one for a film, two for a PNG
  unsigned pause = 0;  // milliseconds; 0: the usual ones
  bool no_loop = false;
  std::string side = "first";  // the player at the bottom of the board
  std::string piece;           // kind of the only piece to draw, that of the player `side`
  // Draw this instead of the board; at most one of them is true.
  bool tree = false, histogram = false, plot = false;
  std::vector<std::string> arrows, highlights;  // lists of squares, with dots or spaces
  std::string marks;                            // as parse_markup reads them
  std::string numbers;  // "1-50", or the number of moves of each figure of a series; empty: none
  bool linear = false;  // scale of the histogram, instead of a logarithmic one
  bool no_symmetry = false;
  bool qr = false;
  std::string language = "en";
  std::string site;  // URL; empty: that of KANZEN_SITE_URL

  bool is_film() const { return format == "gif"; }
};

constexpr auto perfect_line = "perfect";  // of --line

struct FigureWidth {
  float pixels = 0;  // CSS pixels
  LengthUnit unit = LengthUnit::px;
};

// Reads "480", "480px", "80mm", "226.8pt"; nullopt: it is no length.
std::optional<FigureWidth> parse_width(const std::string& text) {
  const char* const end = text.data() + text.size();
  float number = 0;
  const auto read = std::from_chars(text.data(), end, number, std::chars_format::fixed);
  const std::string unit(read.ptr, end);
  const auto known = unit.empty() ? LengthUnit::px : parse_enum<LengthUnit>(unit);
  if (read.ec != std::errc() || !known || text.front() < '0' || text.front() > '9')
    return std::nullopt;
  return FigureWidth{number * pixels_in(*known), *known};
}

// Accepts a width from narrowest_figure to widest_figure.
Check figure_width() {
  return [](const std::string& text) {
    const auto width = parse_width(text);
    if (!width)
      return '"' + text + "\": expected a number with mm, pt or px, as in 80mm; without a unit " +
             "it counts CSS pixels";
    constexpr float slack = 0.01F;  // for rounded conversions
    if (width->pixels >= static_cast<float>(narrowest_figure) - slack &&
        width->pixels <= static_cast<float>(widest_figure) + slack)
      return std::string();
    const auto limit = [&](unsigned pixels) {
      return format_hundredths(static_cast<float>(pixels) / pixels_in(width->unit));
    };
    return '"' + text + "\": expected " + limit(narrowest_figure) + " to " + limit(widest_figure) +
           ' ' + name_of(width->unit);
  };
}

// The value of --numbers.
struct NumbersOption {
  std::optional<MoveNumbers> moves;  // nullopt: a series
  unsigned each = 0;                 // moves of each figure of a series
};

// Reads "1-50" or "50"; nullopt: it is neither.
std::optional<NumbersOption> parse_numbers(const std::string& text) {
  const std::size_t dash = text.find('-');
  const auto first = parse_number<unsigned>(text.substr(0, dash));
  if (!first || *first == 0) return std::nullopt;
  if (dash == std::string::npos) return NumbersOption{std::nullopt, *first};
  const auto last = parse_number<unsigned>(text.substr(dash + 1));
  if (!last || *last < *first) return std::nullopt;
  return NumbersOption{MoveNumbers{*first, *last}};
}

Check move_numbers() {
  return [](const std::string& text) {
    return parse_numbers(text)
               ? std::string()
               : '"' + text + "\": expected the numbers of two moves, as in 1-50, " +
                     "or of the moves of each figure, as in 50";
  };
}

// Returns the request without the marked squares, the link and its QR code.
FigureSpec spec_of(const FigureOptions& options) {
  FigureSpec spec = options.spec;
  spec.kind = options.tree               ? FigureKind::tree
              : options.plot             ? FigureKind::plot
              : options.histogram        ? FigureKind::histogram
              : !options.numbers.empty() ? FigureKind::numbers
              : options.is_film()        ? FigureKind::film
                                         : FigureKind::position;
  // "pdf" is not a FigureFormat, because a PDF is converted from the SVG.
  spec.format = parse_enum<FigureFormat>(options.format).value_or(FigureFormat::svg);
  if (options.is_film()) spec.scale = 1;
  if (options.scale > 0) spec.scale = options.scale;
  if (options.pause > 0) spec.pause = options.pause;
  spec.loop = !options.no_loop;
  FigureChoices& choices = spec.choices;
  choices.language = options.language == "ja" ? Language::japanese : Language::english;
  if (const auto width = parse_width(options.width)) {
    choices.width = width->pixels;
    // pdf_of_svg reads sizes in pixels.
    if (options.format != "pdf") spec.unit = width->unit;
  }
  choices.turned = options.side == "second";
  choices.distances = figure_distances(true);
  choices.logarithmic = !options.linear;
  choices.up_to_symmetry = !options.no_symmetry;
  return spec;
}

// Plays the moves of an option, which have the syntax of links (engine/session/link.hpp).
Result<void> play(Session& session, const std::string& moves, const char* option) {
  const LinkedMoves named = count_linked_moves(moves);
  if (named.within < named.moves)
    return Error{Errc::bad_notation,
                 untranslated(std::string(option) + ": there are " + std::to_string(named.moves) +
                              "; expected at most " + std::to_string(longest_linked_line))};
  if (auto played = play_linked_moves(session, moves); !played)
    return located(played.error(), option);
  return {};
}

Result<std::unique_ptr<Session>> session_of(const std::shared_ptr<const AnyGame>& game,
                                            const FigureOptions& options) {
  if (!options.record.empty()) {
    auto recorded = open_record_of(*game, options.record);
    if (!recorded) return recorded.error();
    return std::make_unique<Session>(*std::move(recorded));
  }
  auto session = std::make_unique<Session>(game);
  if (auto named = position_or_start(*game, options.position); !named) return named.error();
  if (!options.position.empty())
    if (auto set = session->set_position(bare_position(options.position)); !set) return set.error();
  if (auto played = play(*session, options.moves, "--moves"); !played) return played.error();
  return session;
}

// Returns the words of a list, between dots and spaces.
std::vector<std::string> words_in(const std::vector<std::string>& lists) {
  std::vector<std::string> words;
  for (const std::string& list : lists) {
    for (std::size_t begin = 0; begin <= list.size();) {
      const std::size_t end = std::min(list.find_first_of(". ", begin), list.size());
      words.push_back(list.substr(begin, end - begin));
      begin = end + 1;
    }
  }
  return words;
}

// Reads the marks that name squares into `choices`.
Result<void> mark_squares(const FigureOptions& options, const Session& session,
                          FigureChoices& choices) {
  const BoardView& board = session.board();
  // Squares are listed from the top left.
  const std::string first = board.squares[board.squares.size() - board.columns].name;
  const std::string last = board.squares[board.columns - 1].name;
  const auto refused = [&](const char* option, const std::string& word, const char* wanted) {
    return Error{Errc::bad_notation,
                 untranslated(std::string(option) + " \"" + excerpt(word) + "\": expected " +
                              wanted + " of this board, " + first + " to " + last)};
  };
  const auto add = [&](const std::string& item) {
    const auto markup = parse_markup(item, board);
    if (markup) append(choices.markup, *markup);
    return static_cast<bool>(markup);
  };
  for (const std::string& word : words_in(options.highlights))
    if (!add("highlight-" + to_lower(word))) return refused("--highlight", word, "a square");
  for (const std::string& word : words_in(options.arrows)) {
    constexpr std::string_view digits = "0123456789";
    std::string names = to_lower(word);
    const std::size_t second = names.find_first_not_of(digits, names.find_first_of(digits));
    if (second < names.size()) names.insert(second, "-");
    if (!add("arrow-" + names))
      return refused("--arrow", word, "two different squares, as in a1b2,");
  }
  const auto markup = parse_markup(options.marks, board);
  if (!markup) return located(markup.error(), "--marks");
  append(choices.markup, *markup);
  if (choices.last_move && !options.is_film() && !session.played_move(session.current()))
    return Error{Errc::bad_notation,
                 untranslated("--last-move: the position has no last move; expected --moves")};
  return {};
}

// Delivers the values that the figure shows to the session.  Returns whether all are known.
Result<bool> deliver(Session& session, const FigureOptions& options, const PositionValues& values) {
  const AnyGame& game = session.game();
  // A plot, and the mark of a best move, show no values of moves.
  const bool with_moves = options.spec.values || options.tree;
  bool all_known = true;
  for (const std::string& position : positions_of_figure(session, spec_of(options))) {
    const auto state = game.parse(position);
    if (!state) return state.error();
    if (game.board(*state).end) continue;
    auto analysis = values.of(*state);
    if (!analysis) return analysis.error();
    all_known = all_known && *analysis &&
                (!with_moves || (*analysis)->moves.size() == game.moves(*state).size());
    if (*analysis) session.deliver(**std::move(analysis));
  }
  return all_known;
}

// Plays the perfect line, which ends after a few moves if it is drawn and with the game otherwise.
Result<void> play_perfect_line(Session& session, const PositionValues& values) {
  const auto analysis = values.of(session.state(), true);
  if (!analysis) return analysis.error();
  if (!*analysis || (*analysis)->perfect_line.empty())
    return Error{Errc::unsupported, untranslated("--line perfect: no perfect line is known from " +
                                                 session.position())};
  for (const std::string& move : (*analysis)->perfect_line)
    if (auto played = session.play(move); !played) return played;
  return {};
}

Result<Statistics> statistics_of(const AnyGame& game, const FigureOptions& options) {
  auto values = find_values(options, game, options.search.seconds);
  if (!values) return values.error();
  if (values->table) return values->table->info().statistics;
  return Statistics(values->solved->summary());
}

// The game and the numbers that a figure shows: from a table, by solving, or by searching.
struct FigureSubject {
  std::unique_ptr<Session> session;
  std::unique_ptr<Statistics> statistics;  // null: not needed
  FigureSpec spec;                         // without the link and its QR code
  bool all_known = true;                   // false: values were not found in time
};

Result<FigureSubject> figure_subject(const FigureOptions& options,
                                     const std::shared_ptr<const AnyGame>& game) {
  FigureSubject subject;
  auto session = session_of(game, options);
  if (!session) return session.error();
  subject.session = *std::move(session);
  subject.spec = spec_of(options);
  if (!options.line.empty()) subject.spec.first_ply = static_cast<unsigned>(subject.session->ply());
  const bool is_perfect = options.line == perfect_line;
  if (!is_perfect)
    if (auto played = play(*subject.session, options.line, "--line"); !played)
      return played.error();
  FigureChoices& choices = subject.spec.choices;
  if (auto marked = mark_squares(options, *subject.session, choices); !marked)
    return marked.error();
  if (options.histogram) {
    auto statistics = statistics_of(*game, options);
    if (!statistics) return statistics.error();
    subject.statistics = std::make_unique<Statistics>(*std::move(statistics));
  } else if (subject.spec.values || choices.best_move || options.tree || options.plot ||
             is_perfect) {
    if (game->info().has_scores())
      return unsupported_error(*game, Solver::unsupported_reason(*game));
    SourceOptions source = options;
    source.search.with_moves = !options.plot;
    const auto values = PositionValues::find(source, *game);
    if (!values) return values.error();
    choices.distances = figure_distances(values->have_distances());
    if (is_perfect)
      if (auto played = play_perfect_line(*subject.session, *values); !played)
        return played.error();
    const auto delivered = deliver(*subject.session, options, *values);
    if (!delivered) return delivered.error();
    subject.all_known = *delivered;
  }
  return subject;
}

Result<std::string> link_of(const FigureOptions& options, const Session& session) {
  const auto site = site_address(options.site);
  if (!site) return site.error();
  if (!site->empty()) return *site + '#' + link_to(session);
  if (options.qr)
    return Error{Errc::bad_notation,
                 untranslated("--qr needs to know where the site is: give --site URL, or set " +
                              std::string(site_variable))};
  return std::string();
}

Result<std::string> convert_figure(const FigureFile& file, const FigureOptions& options) {
  const std::string& format = options.format;
  if (format == "gif") return gif_of_film(file);
  if (format == "png") return png_of_figure(file);
  if (format == "pdf") return pdf_of_svg(file.text);
  return file.text;
}

Result<std::string> piece_file(const FigureOptions& options, const AnyGame& game) {
  const GameInfo& info = game.info();
  const auto kind = std::find(info.kinds.begin(), info.kinds.end(), options.piece);
  if (kind == info.kinds.end())
    return Error{Errc::bad_notation,
                 untranslated(info.name + " has no piece \"" + options.piece +
                              "\"; expected one of: " + joined(info.kinds, ", "))};
  const FigureSpec spec = spec_of(options);
  const PieceView piece{static_cast<std::uint8_t>(kind - info.kinds.begin()),
                        static_cast<Player>(spec.choices.turned ? 1 : 0)};
  constexpr float usual_unit = 480;
  const float unit = spec.choices.width > 0 ? spec.choices.width : usual_unit;
  const auto file = file_of_picture(piece_picture(info, piece, unit, spec.choices.dark), spec);
  return file ? convert_figure(*file, options) : file.error();
}

Result<std::string> make_figure_text(const FigureOptions& options, const FigureSubject& subject) {
  FigureSpec spec = subject.spec;
  if (spec.caption || options.qr) {
    auto link = link_of(options, *subject.session);
    if (!link) return link.error();
    spec.link = *std::move(link);
  }
  if (options.qr) {
    auto code = qr_code_of(spec.link);
    if (!code) return code.error();
    spec.qr = *std::move(code);
  }
  const auto file = figure_file(*subject.session, subject.statistics.get(), spec);
  return file ? convert_figure(*file, options) : file.error();
}

Error wrong_film(const std::string& why) { return {Errc::bad_notation, untranslated(why)}; }

// Checks the options that only films have, and those that films lack.
Result<void> check_film(const FigureOptions& options) {
  if (!options.is_film()) {
    const char* const given = !options.line.empty() ? "--line"
                              : options.pause > 0   ? "--pause"
                              : options.no_loop     ? "--no-loop"
                                                    : nullptr;
    if (given == nullptr) return {};
    return wrong_film(std::string(given) + " is for films, not for " + options.format +
                      "; expected --format gif, or --out with a name that ends in .gif");
  }
  const char* const other = options.tree               ? "--tree"
                            : options.plot             ? "--plot"
                            : options.histogram        ? "--histogram"
                            : !options.piece.empty()   ? "--piece"
                            : options.spec.transparent ? "--transparent"
                                                       : nullptr;
  if (other != nullptr)
    return wrong_film(std::string("--format gif: a film shows boards on a background, without ") +
                      other);
  if (options.line.empty() && options.moves.empty() && options.record.empty())
    return wrong_film(
        "--format gif: a film shows a line of moves; expected --line, --moves or --record");
  return {};
}

// Makes the checks that do not require solving the game.
Result<void> check(const FigureOptions& options) {
  if (const auto site = site_address(options.site); !site) return site.error();
  if (auto checked = check_film(options); !checked) return checked;
  if (!options.piece.empty() && (options.format == "csv" || options.format == "latex"))
    return Error{Errc::unsupported,
                 untranslated("--format " + options.format + ": a piece has no data")};
  if (options.spec.legend && !options.spec.values && !options.tree)
    return Error{Errc::bad_notation,
                 untranslated("--legend explains the signs of values; expected --values or --tree "
                              "with it")};
  for (std::string_view rest = options.spec.caption_text; !rest.empty();) {
    const std::size_t length = utf8_character_length(rest);
    if (length == 0)
      return Error{Errc::bad_notation, untranslated("--caption-text: expected text in UTF-8")};
    rest.remove_prefix(length);
  }
  const bool has_bytes = options.format == "png" || options.format == "pdf" || options.is_film();
  if (has_bytes && is_standard_output(options.path) && isatty(STDOUT_FILENO) != 0)
    return Error{Errc::bad_notation, untranslated("--format " + options.format +
                                                  " is nothing for a terminal; give --out FILE")};
  return check_out_file(options.path, options.format);
}

const std::vector<std::string> figure_formats{"svg", "png", "pdf", "gif", "tikz", "csv", "latex"};

// Returns the parts of the game that the figures show.
Result<std::vector<MoveNumbers>> numbered_parts(const FigureOptions& options,
                                                const Session& session) {
  const auto wrong = [&](const std::string& why) {
    return Error{Errc::unsupported, untranslated("--numbers " + options.numbers + ": " + why)};
  };
  if (!has_numbered_moves(session))
    return wrong("pieces of " + session.info().name +
                 " move, so that numbers do not show a game; expected a game such as go:9");
  const NumbersOption numbers = *parse_numbers(options.numbers);
  const std::size_t moves = session.line().size() - 1;
  if (moves == 0) return wrong("there are no moves; expected --moves or --record");
  if (!numbers.moves) {
    if (is_standard_output(options.path)) return wrong("a series needs names; expected --out FILE");
    return parts_of_line(session, numbers.each);
  }
  if (numbers.moves->first > moves)
    return wrong("expected numbers from 1 to " + std::to_string(moves));
  return std::vector{*numbers.moves};
}

// Returns the name of a file of a series: "game-2.svg" for "game.svg".
std::string numbered_path(const std::string& path, std::size_t number) {
  const std::filesystem::path whole(path);
  const std::string name = whole.stem().string() + '-' + std::to_string(number);
  return (whole.parent_path() / (name + whole.extension().string())).string();
}

CommandResult write_numbered(const FigureOptions& options, FigureSubject subject, Output& output) {
  const auto parts = numbered_parts(options, *subject.session);
  if (!parts) return parts.error();
  const bool is_series = !parse_numbers(options.numbers)->moves;
  for (std::size_t i = 0; i < parts->size(); ++i) {
    subject.spec.moves = (*parts)[i];
    const auto file = make_figure_text(options, subject);
    if (!file) return file.error();
    const std::string path = is_series ? numbered_path(options.path, i + 1) : options.path;
    if (auto written = write_out_file(path, *file, output); !written) return written;
  }
  return {};
}

CommandResult run_figure(const FigureOptions& given, Output& output) {
  FigureOptions options = given;
  if (options.format.empty()) {
    auto format = format_of_file(options.path, figure_formats);
    if (!format) return format.error();
    options.format = *std::move(format);
  }
  const auto game = find_game(options.game, options.rules);
  if (!game) return game.error();
  if (auto checked = check(options); !checked) return checked;
  if (!options.piece.empty()) {
    const auto piece = piece_file(options, **game);
    if (!piece) return piece.error();
    return write_out_file(options.path, *piece, output);
  }
  auto subject = figure_subject(options, *game);
  if (!subject) return subject.error();
  if (!options.numbers.empty()) return write_numbered(options, *std::move(subject), output);
  const auto file = make_figure_text(options, *subject);
  if (!file) return file.error();
  if (auto written = write_out_file(options.path, *file, output); !written) return written;
  if (subject->all_known) return {};
  return CommandResult(status_unsolved,
                       "some values were not found in time; --time-limit gives more");
}

void add_kind_options(Arguments& command, FigureOptions& options) {
  FigureChoices& choices = options.spec.choices;
  command.flag("--values", options.spec.values, "The board with the values of its moves");
  command.flag("--last-move", choices.last_move, "Mark the squares of the last of --moves");
  command.flag("--best-move", choices.best_move, "Mark a best move: an arrow, or its square");
  command.repeated_option(
      {"--arrow", "SQUARES",
       "An arrow between two squares, as in a1b2, or a list with dots; repeatable"},
      options.arrows);
  command.repeated_option(
      {"--highlight", "SQUARE", "A square to highlight, or a list with dots; repeatable"},
      options.highlights);
  command.option(
      {"--marks", "M.M",
       "Marks on the board as in links, joined by dots: circle-b2, red-cross-a1, "
       "label-c3-A, arrow-a1-b2; also square, triangle, highlight, line, and the colours "
       "blue and orange"},
      options.marks);
  command.flag("--tree", options.tree, "The tree of the moves from the position");
  command.option({"--depth", "N", "Depth of the tree, 1 or 2 (default: 1)"}, choices.plies,
                 whole_number(1, 2));
  command.flag("--no-symmetry", options.no_symmetry, "Show symmetric moves separately in the tree");
  command.flag("--plot", options.plot, "The values of the game of --moves, ply by ply");
  command.flag("--histogram", options.histogram, "All positions by outcome and distance");
  command.option({"--numbers", "N-N",
                  "The moves from and to these numbers of --moves as numbers on their stones, "
                  "1-50; or a series of files with so many moves each, 50"},
                 options.numbers, move_numbers());
  command.flag("--linear", options.linear, "The histogram without logarithms");
  command.option(
      {"--piece", "KIND", "A single piece, as large as on a board with squares of that width"},
      options.piece);
  const std::vector<std::string> kinds{"--values",    "--tree",    "--plot",
                                       "--histogram", "--numbers", "--piece"};
  for (std::size_t i = 0; i < kinds.size(); ++i)
    for (std::size_t j = i + 1; j < kinds.size(); ++j) command.exclude(kinds[i], kinds[j]);
  // Only a board has marks.
  for (const char* mark : {"--last-move", "--best-move", "--arrow", "--highlight", "--marks"})
    for (const char* kind : {"--tree", "--plot", "--histogram", "--numbers", "--piece"})
      command.exclude(mark, kind);
}

void add_film_options(Arguments& command, FigureOptions& options) {
  command.option({"--line", "M.M",
                  "The moves of a film, after --moves, or \"perfect\" for the perfect line "
                  "(default: the film shows --moves)"},
                 options.line);
  command.option({"--pause", "MS",
                  "Milliseconds that a film shows a position; blunders and the end are shown for "
                  "longer (default: 1000)"},
                 options.pause, whole_number(shortest_pause, longest_pause));
  command.flag("--no-loop", options.no_loop, "The film stops at its end");
}

void add_style_options(Arguments& command, FigureOptions& options) {
  command.option(
      {"--format", "NAME",
       "svg, png, pdf or tikz for a picture, gif for a film, csv or latex for numbers (default: by "
       "the name of the file, or svg)"},
      options.format, one_of(figure_formats));
  command.option({"--width", "LENGTH",
                  "Width in CSS pixels, or with a unit: 80mm, 227pt; the height follows (default: "
                  "480 for a board)"},
                 options.width, figure_width());
  command.option({"--scale", "N", "Pixels for each CSS pixel (default: 2 for a PNG, 1 for a film)"},
                 options.scale, whole_number(1, 16));
  command.flag("--dark", options.spec.choices.dark, "Colours for a dark background");
  command.flag("--greyscale", options.spec.grey, "Greys as light as the colours");
  command.flag("--transparent", options.spec.transparent, "No background");
  command.option({"--perspective", "SIDE", "Whose side is below: first or second"}, options.side,
                 one_of({"first", "second"}));
  command.flag("--caption", options.spec.caption,
               "Add a caption: the game, its rules, what is shown, the link");
  command.option(
      {"--caption-text", "TEXT", "Words of your own below the figure, after the caption"},
      options.spec.caption_text);
  command.flag("--legend", options.spec.legend, "Draw a legend of the signs of values");
  command.option({"--language", "NAME", "Language of the words, en or ja (default: en)"},
                 options.language, one_of({"en", "ja"}));
  add_site_option(command, options.site);
  command.flag("--qr", options.qr, "Add the link as a QR code");
  for (const char* below : {"--caption", "--caption-text", "--legend", "--qr"})
    command.exclude("--piece", below);
}

}  // namespace

void add_figure(CLI::App& app, Job& job) {
  auto [command, options] = add_command(
      app, job, "figure", "Draw positions, trees, games and counts for papers", run_figure);
  add_game_options(command, *options);
  command.option({"--position", "P", "The position to draw (default: the start)"},
                 options->position);
  command.option({"--moves", "M.M", "Moves from there, with dots or spaces between them"},
                 options->moves);
  add_record_option(command, options->record);
  for (const char* start : {"--position", "--moves"}) command.exclude("--record", start);
  add_kind_options(command, *options);
  add_film_options(command, *options);
  add_style_options(command, *options);
  add_source_options(command, *options);
  command.option({"--out", "FILE", "The file to write (default: standard output)"}, options->path);
  command.footer(
      "kanzen figure gobblers2 --position \"m,l,mL/-,-,-/-,-,-:1\" --out board.svg",
      "The board as the page draws it, with what the players have in hand: the second\n"
      "player's above, the first player's below; --perspective second turns it round.\n"
      "Positions are read in all forms that \"kanzen probe --help\" lists, moves in those of\n"
      "\"kanzen play --help\".\n"
      "A film (--format gif) shows the boards of --line, or of --moves, one after the other.\n"
      "TikZ is a picture to \\input, latex a table with the rules of booktabs.  Values\n"
      "have signs, distances and widths, so that --greyscale loses nothing.  Exit status 4: some\n"
      "values were not found in time; tables have \"unknown\" in their place.");
}

}  // namespace kanzen::cli
