// From the engine's values to JavaScript; from_js.cpp is the way back.  What is counted over a
// whole game, and tables, are in figures_to_js.cpp.
#include "web/to_js.hpp"

#include <optional>
#include <set>

#include "web/array_to_js.hpp"

namespace kanzen::web {
namespace {

val array_of_strings(const std::vector<std::string>& items) {
  return array_of(items, [](const std::string& item) { return val(item); });
}

val numbers(const std::vector<std::size_t>& items) {
  return array_of(items, [](std::size_t item) { return val(static_cast<double>(item)); });
}

val or_null(const std::optional<std::string>& text) { return text ? val(*text) : val::null(); }

val player_to_js(Player player) { return val(player + 1); }

val piece_to_js(const PieceView& piece, const GameInfo& info) {
  val object = val::object();
  object.set("kind", info.kinds.at(piece.kind));
  object.set("player", player_to_js(piece.player));
  return object;
}

val names_of(const std::vector<unsigned>& squares, const BoardView& board) {
  return array_of(squares, [&](unsigned square) { return val(board.squares.at(square).name); });
}

val end_to_js(const std::optional<GameEnd>& end, const BoardView& board) {
  if (!end) return val::null();
  val object = val::object();
  object.set("winner", end->winner ? player_to_js(*end->winner) : val::null());
  object.set("reason", end->reason);
  object.set("score", end->score ? val(*end->score) : val::null());
  object.set("squares", names_of(end->squares, board));
  return object;
}

// The fields of a move as ruled_game.mjs reads them, in its order; an empty one is missing.
std::string row_of(const MoveView& move, const std::optional<AnyState>& after,
                   const Session& session) {
  const GameInfo& info = session.info();
  const auto square = [&](const std::optional<unsigned>& at) {
    return at ? session.board().squares.at(*at).name : std::string();
  };
  const auto kind_and_player = [&](const std::optional<PieceView>& view) {
    if (!view) return std::string("\t");
    return info.kinds.at(view->kind) + '\t' + std::to_string(view->player + 1);
  };
  const auto piece =
      move.kind == MoveKind::pass ? std::nullopt : std::optional<PieceView>(move.piece);
  return move.text + '\t' + name_of(move.kind) + '\t' + kind_and_player(piece) + '\t' +
         square(move.from) + '\t' + square(move.to) + '\t' + kind_and_player(move.promoted_to) +
         '\t' + std::to_string(move.pieces_above) + '\t' +
         (after ? session.game().format(*after) : std::string());
}

}  // namespace

val to_js(std::uint64_t count) {
  constexpr std::uint64_t first_inexact = std::uint64_t{1} << 53;
  if (count < first_inexact) return val(static_cast<double>(count));
  return val::global("BigInt")(std::to_string(count));
}

val to_js(const std::vector<std::uint64_t>& counts) {
  return array_of(counts, [](std::uint64_t count) { return to_js(count); });
}

val to_js(const Value& value) {
  val object = val::object();
  object.set("outcome", std::string(kanzen::name_of(value.outcome)));
  object.set("distance",
             value.outcome == Outcome::draw ? val::null() : val(unsigned{value.distance}));
  return object;
}

val to_js(const GameInfo& info) {
  val object = val::object();
  object.set("name", info.name);
  object.set("rules", info.rules);
  object.set("allRules", array_of_strings(info.all_rules));
  object.set("family", info.family);
  object.set("kinds", array_of_strings(info.kinds));
  object.set("kindsOfSecond", array_of_strings(info.kinds_of_second));
  object.set("start", info.start);
  object.set("endings", array_of(info.endings, [](const EndingInfo& ending) {
               val entry = val::object();
               entry.set("name", ending.name);
               entry.set("words", ending.words);
               return entry;
             }));
  object.set("distanceInPlies", info.distance_in_plies);
  object.set("upToSymmetry", info.up_to_symmetry);
  object.set("komi", info.komi ? val(*info.komi) : val::null());
  val abilities = val::object();
  abilities.set("symmetry", info.abilities.symmetry);
  abilities.set("solve", info.abilities.solve);
  abilities.set("keep", info.abilities.keep);
  abilities.set("tables", info.abilities.tables);
  abilities.set("estimate", info.abilities.estimate);
  abilities.set("search", info.abilities.search);
  abilities.set("scores", info.abilities.scores);
  abilities.set("scoreSearch", info.abilities.score_search);
  object.set("abilities", abilities);
  object.set("bySearch", info.by_search());
  object.set("forStudy", info.for_study);
  object.set("indexCount", to_js(info.index_count));
  object.set("solveBytes", to_js(info.solve_bytes));
  object.set("large", info.large());
  return object;
}

val to_js(const BoardView& board, const GameInfo& info) {
  const auto piece = [&](const PieceView& view) { return piece_to_js(view, info); };
  val object = val::object();
  object.set("columns", board.columns);
  object.set("rows", board.rows);
  object.set("squares", array_of(board.squares, [&](const SquareView& square) {
               val view = val::object();
               view.set("name", square.name);
               view.set("stack", array_of(square.stack, piece));
               return view;
             }));
  object.set("hands", array_of(board.hands, [&](const HandView& hand) {
               val view = val::object();
               view.set("piece", piece(hand.piece));
               view.set("count", hand.count);
               view.set("capacity", hand.capacity);
               return view;
             }));
  object.set("toMove", player_to_js(board.to_move));
  object.set("end", end_to_js(board.end, board));
  return object;
}

// A line a move, as each crossing into JavaScript costs as much as a line; and the ends of those
// that leave no position.
val moves_to_js(const Session& session) {
  std::string rows;
  val ends = val::array();
  std::size_t number = 0;
  for (const MoveView& move : session.moves()) {
    rows.append(rows.empty() ? "" : "\n").append(row_of(move, session.after(number), session));
    if (move.end) {
      val entry = val::object();
      entry.set("number", static_cast<double>(number));
      entry.set("end", end_to_js(move.end, session.board()));
      ends.call<void>("push", entry);
    }
    ++number;
  }
  val object = val::object();
  object.set("rows", rows);
  object.set("ends", ends);
  return object;
}

namespace {

val entry_to_js(const Session& session, Session::Node node, std::size_t ply) {
  val entry = val::object();
  entry.set("node", static_cast<double>(node));
  entry.set("ply", static_cast<double>(ply));
  entry.set("move", node == 0 ? val::null() : val(session.move_to(node)));
  entry.set("position", session.position(node));
  entry.set("toMove", player_to_js(session.to_move(node)));
  entry.set("current", node == session.current());
  return entry;
}

}  // namespace

val history_to_js(const Session& session) {
  std::size_t ply = 0;
  return array_of(session.line(),
                  [&](Session::Node node) { return entry_to_js(session, node, ply++); });
}

val variations_to_js(const Session& session) {
  const std::vector<Session::Node> line = session.line();
  const std::set<Session::Node> on_line(line.begin(), line.end());
  std::vector<std::size_t> plies(session.node_count(), 0);
  val nodes = val::array();
  // A node's number is higher than its parent's.
  for (Session::Node node = 0; node < session.node_count(); ++node) {
    if (!session.has(node)) continue;
    const Session::Node parent = session.parent(node);
    if (node > 0) plies[node] = plies[parent] + 1;
    val entry = entry_to_js(session, node, plies[node]);
    entry.set("parent", node == 0 ? val::null() : val(static_cast<double>(parent)));
    entry.set("children", numbers(session.children(node)));
    entry.set("onLine", on_line.count(node) > 0);
    nodes.call<void>("push", entry);
  }
  return nodes;
}

val sized_games_to_js() {
  return array_of(sized_games(), [](const SizedGames& sized) {
    val object = val::object();
    object.set("family", sized.family);
    object.set("names", sized.names);
    object.set("what", sized.what);
    object.set("rules", array_of_strings(sized.rules));
    object.set("mostSquares", sized.most_squares);
    object.set("longestSide", sized.longest_side);
    return object;
  });
}

val to_js(const std::vector<Notation>& notations) {
  return array_of(notations, [](const Notation& notation) {
    val object = val::object();
    object.set("name", notation.name);
    object.set("text", notation.text);
    return object;
  });
}

val to_js(const Analysis& analysis) {
  val object = val::object();
  object.set("position", analysis.position);
  object.set("value", to_js(analysis.value));
  object.set("moves", array_of(analysis.moves, [](const MoveValue& move) {
               val row = val::object();
               row.set("move", move.move);
               row.set("value", to_js(move.value));
               row.set("position", or_null(move.position));
               return row;
             }));
  object.set("perfectLine", array_of_strings(analysis.perfect_line));
  object.set("perfectLineComplete", analysis.missing_chunks.empty());
  object.set("missingChunks", numbers(analysis.missing_chunks));
  return object;
}

namespace {

val valued_to_js(const ValuedPosition& example) {
  val object = val::object();
  object.set("position", example.position);
  object.set("value", to_js(example.value));
  return object;
}

// Of both types, whose examples tell more or less.
template <class Kind, class Convert>
val kinds_to_js(const std::vector<Kind>& kinds, const Convert& example_to_js) {
  return array_of(kinds, [&](const Kind& kind) {
    val object = val::object();
    object.set("kind", kind.kind);
    object.set("count", to_js(kind.count));
    object.set("examples", array_of(kind.examples, example_to_js));
    return object;
  });
}

}  // namespace

val to_js(const std::vector<Notable>& kinds) {
  return kinds_to_js(kinds, [](const Analysis& example) { return to_js(example); });
}
val to_js(const std::vector<NotablePositions>& kinds) { return kinds_to_js(kinds, valued_to_js); }

// Of a search: a position and its moves; `name` is what value_of(position or move) is called.
template <class Report, class ValueOf>
val report_to_js(const Report& report, const char* name, ValueOf&& value_of) {
  val object = val::object();
  object.set("position", report.position);
  object.set(name, value_of(report));
  object.set("moves", array_of(report.moves, [&](const auto& move) {
               val row = val::object();
               row.set("move", move.move);
               row.set(name, value_of(move));
               row.set("position", or_null(move.position));
               return row;
             }));
  object.set("nodes", to_js(report.nodes));
  object.set("seconds", report.seconds);
  return object;
}

val to_js(const ScoreReport& report) {
  return report_to_js(report, "score", [](const auto& scored) {
    if (!scored.score) return val::null();
    val object = val::object();
    object.set("low", scored.score->low);
    object.set("high", scored.score->high);
    return object;
  });
}

val to_js(const SearchReport& report) {
  return report_to_js(report, "outcome", [](const auto& searched) {
    return searched.outcome ? val(std::string(kanzen::name_of(*searched.outcome))) : val::null();
  });
}

val to_js(const EstimateReport& report) {
  const auto points = [](const std::optional<double>& score) {
    return score ? val(*score) : val::null();
  };
  val object = val::object();
  object.set("position", report.position);
  object.set("winRate", report.win_rate);
  object.set("score", points(report.score));
  object.set("moves", array_of(report.moves, [&](const EstimatedMove& move) {
               val row = val::object();
               row.set("move", move.move);
               row.set("visits", to_js(move.visits));
               row.set("share", move.share);
               row.set("winRate", move.win_rate);
               row.set("score", points(move.score));
               return row;
             }));
  object.set("line", array_of_strings(report.line));
  object.set("owners", array_of(report.owners, [](double owner) { return val(owner); }));
  object.set("playouts", to_js(report.playouts));
  object.set("seconds", report.seconds);
  return object;
}

val to_js(const Choice& choice) {
  val value = val::null();
  if (choice.outcome) {
    value = val::object();
    value.set("outcome", std::string(kanzen::name_of(*choice.outcome)));
    value.set("distance", choice.distance ? val(*choice.distance) : val::null());
  }
  val object = val::object();
  object.set("move", choice.move);
  object.set("value", value);
  object.set("proved", choice.basis == Basis::proved);
  object.set("resigns", choice.resigns);
  return object;
}

val to_js(const Error& error) {
  val object = val::object();
  object.set("code", std::string(name_of(error.code)));
  object.set("message", error.message);
  object.set("offset", error.offset ? val(static_cast<double>(*error.offset)) : val::null());
  if (!error.chunks.empty()) object.set("chunks", numbers(error.chunks));
  return object;
}

val success(const val& value) {
  val object = val::object();
  object.set("ok", true);
  object.set("value", value);
  return object;
}

val failure(const Error& error) {
  val object = val::object();
  object.set("ok", false);
  object.set("error", to_js(error));
  return object;
}

}  // namespace kanzen::web
