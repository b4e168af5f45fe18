// Where the numbers of a figure come from: a table, solving, or searching.
#include "engine/api/linked_moves.hpp"
#include "engine/cli/figure.hpp"

namespace kanzen::cli {
namespace {

// The moves of --moves, as a link has them.
Result<void> play(Session& session, const std::string& moves) {
  const LinkedMoves named = count_linked_moves(moves);
  if (named.within < named.moves)
    return Error{Errc::bad_notation, "--moves: there are " + std::to_string(named.moves) +
                                         "; right would be at most " +
                                         std::to_string(longest_linked_line)};
  if (auto played = play_linked_moves(session, moves); !played)
    return Error{played.error().code, "--moves: " + played.error().message};
  return {};
}

Result<std::unique_ptr<Session>> session_of(const std::shared_ptr<const AnyGame>& game,
                                            const FigureOptions& options) {
  auto session = std::make_unique<Session>(game);
  if (auto named = position_or_start(*game, options.position); !named) return named.error();
  if (!options.position.empty())
    if (auto set = session->set_position(options.position); !set) return set.error();
  if (auto played = play(*session, options.moves); !played) return played.error();
  return session;
}

std::vector<std::string> wanted_positions(const Session& session, const FigureOptions& options) {
  if (options.plot) return session.missing_analysis();
  if (options.tree) return positions_of_tree(session, choices_of(options));
  return {session.position()};
}

// What a search says of a position; nothing where time was too short.
Result<std::optional<Analysis>> searched(const AnyGame& game, const AnyState& state,
                                         const FigureOptions& options) {
  SearchOptions limits = options.search;
  limits.with_moves = !options.plot;
  const auto report = search(game, state, limits);
  if (!report) return report.error();
  return known_part(*report);
}

Result<void> deliver(Session& session, const FigureOptions& options) {
  const AnyGame& game = session.game();
  const bool by_search = is_searched(game, options.search);
  Values values;
  if (!by_search) {
    auto found = find_values(options, game);
    if (!found) return found.error();
    values = *std::move(found);
  }
  for (const std::string& position : wanted_positions(session, options)) {
    const auto state = game.parse(position);
    if (!state) return state.error();
    if (by_search) {
      auto analysis = searched(game, *state, options);
      if (!analysis) return analysis.error();
      if (*analysis) session.deliver(**std::move(analysis));
    } else {
      auto analysis = values.probe(*state);
      if (!analysis) return analysis.error();
      session.deliver(*std::move(analysis));
    }
  }
  return {};
}

Result<Statistics> statistics_of(const AnyGame& game, const FigureOptions& options) {
  auto values = find_values(options, game);
  if (!values) return values.error();
  if (values->table) return values->table->info().statistics;
  return Statistics(values->solved->summary());
}

}  // namespace

FigureChoices choices_of(const FigureOptions& options) {
  FigureChoices choices;
  choices.language = options.language == "ja" ? Language::japanese : Language::english;
  choices.width = static_cast<float>(options.width);
  choices.dark = options.dark;
  choices.turned = options.side == "second";
  choices.logarithmic = !options.linear;
  choices.plies = options.plies;
  choices.up_to_symmetry = !options.every_position;
  return choices;
}

Result<MadeFigure> make_figure(const FigureOptions& options) {
  const auto game = find_game(options.game, options.rules);
  if (!game) return game.error();
  MadeFigure made;
  made.game = *game;
  FigureChoices choices = choices_of(options);
  auto session = session_of(*game, options);
  if (!session) return session.error();
  made.session = *std::move(session);
  if (options.histogram) {
    auto statistics = statistics_of(**game, options);
    if (!statistics) return statistics.error();
    made.statistics = std::make_unique<Statistics>(*std::move(statistics));
    made.figure = histogram_figure((*game)->info(), *made.statistics, choices);
    return made;
  }
  if (options.values || options.tree || options.plot) {
    if (auto delivered = deliver(*made.session, options); !delivered) return delivered.error();
    choices.distances = !is_searched(**game, options.search);
  }
  made.figure = options.plot   ? plot_figure(*made.session, choices)
                : options.tree ? tree_figure(*made.session, choices)
                               : position_figure(*made.session, options.values, choices);
  return made;
}

}  // namespace kanzen::cli
