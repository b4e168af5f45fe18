// Where the numbers of a figure come from: a table, solving, or searching.
#include <algorithm>
#include <array>

#include "engine/cli/commands/figure.hpp"
#include "engine/session/linked_moves.hpp"

namespace kanzen::cli {
namespace {

// The moves of --moves, as a link has them.
Result<void> play(Session& session, const std::string& moves) {
  const LinkedMoves named = count_linked_moves(moves);
  if (named.within < named.moves)
    return Error{Errc::bad_notation,
                 untranslated("--moves: there are " + std::to_string(named.moves) +
                              "; right would be at most " + std::to_string(longest_linked_line))};
  if (auto played = play_linked_moves(session, moves); !played)
    return Error{played.error().code, untranslated("--moves: " + played.error().message)};
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
  for (const std::string& position : positions_of_figure(session, wish_of(options))) {
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

// A PDF is drawn from the SVG.
FigureFormat format_named(const std::string& name) {
  constexpr std::array names{"svg", "png", "tikz", "csv", "latex"};  // in the order of FigureFormat
  const auto found = std::find(names.begin(), names.end(), name);
  return found == names.end() ? FigureFormat::svg
                              : static_cast<FigureFormat>(found - names.begin());
}

Result<Statistics> statistics_of(const AnyGame& game, const FigureOptions& options) {
  auto values = find_values(options, game);
  if (!values) return values.error();
  if (values->table) return values->table->info().statistics;
  return Statistics(values->solved->summary());
}

}  // namespace

FigureWish wish_of(const FigureOptions& options) {
  FigureWish wish;
  wish.kind = options.tree        ? FigureKind::tree
              : options.plot      ? FigureKind::plot
              : options.histogram ? FigureKind::histogram
                                  : FigureKind::position;
  wish.format = format_named(options.format);
  if (options.scale > 0) wish.scale = options.scale;
  wish.values = options.values;
  wish.grey = options.grey;
  wish.transparent = options.transparent;
  wish.caption = options.caption;
  FigureChoices& choices = wish.choices;
  choices.language = options.language == "ja" ? Language::japanese : Language::english;
  choices.width = static_cast<float>(options.width);
  choices.dark = options.dark;
  choices.turned = options.side == "second";
  choices.logarithmic = !options.linear;
  choices.plies = options.plies;
  choices.up_to_symmetry = !options.every_position;
  return wish;
}

Result<FigureSubject> figure_subject(const FigureOptions& options) {
  const auto game = find_game(options.game, options.rules);
  if (!game) return game.error();
  FigureSubject subject;
  subject.game = *game;
  auto session = session_of(*game, options);
  if (!session) return session.error();
  subject.session = *std::move(session);
  if (options.histogram) {
    auto statistics = statistics_of(**game, options);
    if (!statistics) return statistics.error();
    subject.statistics = std::make_unique<Statistics>(*std::move(statistics));
  } else if (options.values || options.tree || options.plot) {
    if (auto delivered = deliver(*subject.session, options); !delivered) return delivered.error();
  }
  return subject;
}

}  // namespace kanzen::cli
