// GTP commands that load and print game records.
#include <algorithm>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/numbers.hpp"
#include "engine/files/write_file.hpp"
#include "engine/gtp/engine.hpp"
#include "engine/record/game_record.hpp"

namespace kanzen::gtp {
namespace {

// The nodes of the file's main line, from the one after the first move to the last that the session
// has.
std::vector<Session::Node> main_line(const GameRecord& record) {
  std::vector<Session::Node> nodes;
  for (Session::Node node = record.main_line_end; node != 0; node = record.session.parent(node))
    nodes.push_back(node);
  std::reverse(nodes.begin(), nodes.end());
  return nodes;
}

sgf::Tree tree_of(const Board& board, sgf::Tree tree) {
  const auto& points = board.points();
  for (const PlayedMove& played : board.line()) {
    std::string point;
    for (unsigned square = 0; square < points.size(); ++square)
      if (points[square] == played.move) point = format_sgf_point(board.info().size, square);
    const std::size_t parent = tree.nodes.size() - 1;
    tree.nodes[parent].children.push_back(parent + 1);
    sgf::Node& node = tree.nodes.emplace_back();
    node.parent = parent;
    node.properties.push_back({played.player == 0 ? "B" : "W", {std::move(point)}});
  }
  return tree;
}

}  // namespace

// Loads the main variation up to the position in which move `arguments[1]` is to be played.  If a
// part of it cannot be played, the board does not change.  The rules remain those that the engine
// was started with.
Answer Engine::loadsgf(const Arguments& arguments) {
  if (arguments.empty()) return failed("syntax error");
  const auto until = arguments.size() > 1 ? parse_number<unsigned>(arguments[1]) : std::nullopt;
  if (arguments.size() > 1 && !until) return failed("syntax error");
  if (!options_.read_record) return failed("cannot load file");
  const auto text = options_.read_record(arguments[0]);
  if (!text) return failed("cannot load file");
  const auto record = open_record(*text, 0, board_.info().rules);
  if (!record) return failed("cannot load file");
  const Session& session = record->session;
  auto game = find_go_game(session.info().size, board_.info().rules);
  if (!game) return failed("cannot load file");
  Board board(*std::move(game));
  if (!board.set_position(session.position(0))) return failed("cannot load file");
  const std::size_t last = until.value_or(std::numeric_limits<unsigned>::max());
  const auto is_there = [&] { return board.line().size() + 1 >= last; };
  for (const Session::Node node : main_line(*record)) {
    if (session.is_inserted(node)) continue;  // Board allows two moves in a row by one player
    if (is_there()) break;
    if (!board.play(session.to_move(session.parent(node)), session.move_to(node)))
      return failed("cannot load file");
  }
  if (record->main_line_is_cut && !is_there()) return failed("cannot load file");
  komi_ = session.info().komi.value_or(0);
  board_ = std::move(board);
  apply_komi();
  return succeeded();
}

Answer Engine::printsgf(const Arguments& arguments) {
  auto game = board_.game().with_komi(board_.info().komi.value_or(0));
  if (!game) return failed(game.error().message);
  Session session(*std::move(game));
  if (const auto set = session.set_position(board_.game().format(board_.root())); !set)
    return failed(set.error().message);
  auto root = make_record(session);
  if (!root) return failed(root.error().message);
  std::string text = sgf::format({tree_of(board_, *std::move(root))});
  if (arguments.empty()) {
    text.pop_back();  // the last line end: Engine::answer adds the empty line
    return succeeded(std::move(text));
  }
  const auto written = write_file(arguments[0], text);
  return written ? succeeded() : failed(written.error().message);
}

}  // namespace kanzen::gtp
