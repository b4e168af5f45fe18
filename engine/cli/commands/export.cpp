// kanzen export: writes the positions with their values, or the graph of moves between them, for
// other programs.
#include "engine/cli/commands.hpp"
#include "engine/cli/output/out_file.hpp"
#include "engine/study/graph.hpp"

namespace kanzen::cli {
namespace {

struct ExportOptions : GameOptions {
  std::string format;
  std::string content;   // values or graph; empty: see wants_graph
  std::string path;      // empty: standard output
  std::string position;  // root of the graph; empty: the start
  unsigned depth = 0;    // in plies from the root; 0: unlimited
  bool up_to_symmetry = false;
};

// Should the graph be written?  By default CSV is a table of values in a game that counts positions
// up to symmetry, as the notebook does; the graph is written in other formats and games, and if a
// part of it is selected.
bool wants_graph(const ExportOptions& options, const GameInfo& info) {
  if (!options.content.empty()) return options.content == "graph";
  const bool asks_for_part = !options.position.empty() || options.depth > 0;
  return options.format != "csv" || asks_for_part || !info.up_to_symmetry;
}

Result<void> run_graph(const ExportOptions& options, const AnyGame& game, Output& output) {
  auto root = position_or_start(game, options.position);
  if (!root) return root.error();
  GraphOptions graph;
  graph.root = *std::move(root);
  if (options.depth > 0) graph.depth = options.depth;
  graph.up_to_symmetry = options.up_to_symmetry;
  std::unique_ptr<SolvedGame> values;  // null: the game is too large to solve
  if (!game.info().needs_search()) {
    auto solved = solve_game(game, options.threads);
    if (!solved) return solved.error();
    values = *std::move(solved);
  } else if (options.depth == 0) {
    return Error{Errc::unsupported,
                 untranslated(options.game + " is too large for its whole graph; --depth N "
                                             "takes the positions up to N plies away")};
  }
  const ValueOf value_of = [&](const AnyState& state) -> std::optional<Value> {
    if (values == nullptr) return std::nullopt;
    const auto value = values->value_of(state);
    if (!value) return std::nullopt;
    return *value;
  };
  const CommandContext context(1);
  const FileWriter write = [&](const TextSink& sink) {
    return write_graph(game, value_of, graph, context.options(), options.format, sink);
  };
  return write_out_file(options.path, write, output);
}

Result<void> run_values(const ExportOptions& options, const AnyGame& game, Output& output) {
  const auto solved = solve_game(game, options.threads);
  if (!solved) return solved.error();
  const FileWriter write = [&](const TextSink& sink) {
    return (*solved)->write(options.format, sink);
  };
  return write_out_file(options.path, write, output);
}

Result<void> run_export(const ExportOptions& options, const AnyGame& game, Output& output) {
  if (auto checked = check_out_file(options.path, options.format); !checked) return checked;
  return wants_graph(options, game.info()) ? run_graph(options, game, output)
                                           : run_values(options, game, output);
}

}  // namespace

void add_export(CLI::App& app, Job& job) {
  constexpr unsigned most_plies = 1000;
  auto [command, options] = add_game_command(
      app, job, "export", "Write all positions with their values, or the graph of the moves",
      run_export);
  command.required_option({"--format", "FORMAT", "csv, dot (for Graphviz) or json"},
                          options->format, one_of({"csv", "dot", "json"}));
  command.option({"--content", "WHAT", "values (as csv) or graph (default: see below)"},
                 options->content, one_of({"values", "graph"}));
  command.option({"--position", "P", "The graph from here instead of the start"},
                 options->position);
  command.option({"--depth", "N", "The graph up to N plies away (default: all)"}, options->depth,
                 whole_number(1, most_plies));
  command.flag("--symmetry", options->up_to_symmetry,
               "The graph up to symmetry (default: each position by itself)");
  command.option({"--out", "FILE", "The file to write (default: standard output)"}, options->path);
  add_threads_option(command, options->threads);
  command.footer(
      "kanzen export gobblers2 --rules notebook --format csv --out notebook.csv",
      "Values are a line a position; under the notebook's rules the file is the notebook's\n"
      "table, byte for byte.  dot and json are always the graph; csv is the graph with\n"
      "--position or --depth and for m,n,k, a line a move:\n"
      "position,outcome,distance,move,moves,next,next_outcome,next_distance.\n"
      "JSON: game rules nodes[{id,position,ply,outcome,distance,cut,edges[{move,moves,to}]}];\n"
      "moves counts those that lead to the same position up to symmetry, to is null where they\n"
      "end the game, cut is true if the depth leaves out moves of the position");
}

}  // namespace kanzen::cli
