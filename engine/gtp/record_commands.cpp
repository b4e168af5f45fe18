// GTP's loadsgf and printsgf.
#include <fstream>
#include <iterator>
#include <utility>

#include "engine/api/game_record.hpp"
#include "engine/files/whole_file.hpp"
#include "engine/gtp/engine.hpp"

namespace kanzen::gtp {
namespace {

std::optional<std::string> read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(file), {}};
  if (!file || file.bad()) return std::nullopt;
  return text;
}

sgf::Tree tree_of(const Board& board, sgf::Tree tree) {
  const auto& points = board.points();
  for (const Played& played : board.line()) {
    std::string point;
    for (unsigned square = 0; square < points.size(); ++square)
      if (points[square] == played.move) point = point_in_record(board.info().size, square);
    const std::size_t parent = tree.nodes.size() - 1;
    tree.nodes[parent].children.push_back(parent + 1);
    sgf::Node& node = tree.nodes.emplace_back();
    node.parent = parent;
    node.properties.push_back({played.player == 0 ? "B" : "W", {std::move(point)}});
  }
  return tree;
}

}  // namespace

// The main variation, up to the position in which move `arguments[1]` is to be played.  The rules
// stay those that the engine was started with.
Answer Engine::loadsgf(const Arguments& arguments) {
  if (arguments.empty()) return failed("syntax error");
  const auto until = arguments.size() > 1 ? read_number(arguments[1]) : std::optional<unsigned>();
  if (arguments.size() > 1 && !until) return failed("syntax error");
  const auto text = read_file(arguments[0]);
  if (!text) return failed("cannot load file");
  RecordOptions options;
  options.rules = board_.info().rules;
  const auto record = open_record(*text, 0, options);
  if (!record) return failed("cannot load file");
  const Session& session = record->session;
  auto game = counted_game(session.info().size, board_.info().rules);
  if (!game) return failed("cannot load file");
  Board board(*std::move(game));
  if (!board.set_position(session.position(0))) return failed("cannot load file");
  for (Session::Node node = 0; !session.children(node).empty();) {
    if (until && board.line().size() + 1 >= *until) break;
    const Player player = session.to_move(node);
    node = session.children(node).front();
    if (!board.play(player, session.move_to(node))) return failed("cannot load file");
  }
  komi_ = session.info().komi.value_or(0);
  board_ = std::move(board);
  use_komi();
  return said();
}

Answer Engine::printsgf(const Arguments& arguments) {
  auto game = board_.game().with_komi(board_.info().komi.value_or(0));
  if (!game) return failed(game.error().message);
  Session session(*std::move(game));
  if (const auto set = session.set_position(board_.game().format(board_.root())); !set)
    return failed(set.error().message);
  auto root = record_of(session);
  if (!root) return failed(root.error().message);
  std::string text = sgf::written({tree_of(board_, *std::move(root))});
  if (arguments.empty()) {
    text.pop_back();  // the line end: an answer ends with an empty line of its own
    return said(std::move(text));
  }
  const auto written = write_file(arguments[0], text);
  return written ? said() : failed(written.error().message);
}

}  // namespace kanzen::gtp
