// GTP commands that load and print game records.
#include <algorithm>
#include <filesystem>
#include <limits>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "engine/core/numbers.hpp"
#include "engine/files/write_file.hpp"
#include "engine/gtp/engine.hpp"
#include "engine/record/game_record.hpp"

namespace kanzen::gtp {
namespace {

constexpr auto unloadable = "cannot load file";

// The nodes of the file's main line, from the one after the first position to the last that the
// session has.
std::vector<Session::Node> main_line(const GameRecord& record) {
  std::vector<Session::Node> nodes;
  for (Session::Node node = record.main_line_end; node != 0; node = record.session.parent(node))
    nodes.push_back(node);
  std::reverse(nodes.begin(), nodes.end());
  return nodes;
}

sgf::Tree tree_of(const Board& board, sgf::Tree tree) {
  for (const PlayedMove& played : board.line()) {
    const auto square = board.square(played.move);
    std::string point = square ? format_sgf_point(board.info().size, *square) : "";
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
// part of it cannot be played, the board does not change.  The rules remain those of the engine.
Answer Engine::loadsgf(const Arguments& arguments) {
  if (arguments.empty()) return failed("syntax error");
  const auto until = arguments.size() > 1 ? parse_number<unsigned>(arguments[1]) : std::nullopt;
  if (arguments.size() > 1 && !until) return failed("syntax error");
  const auto text = options_.read_record(arguments[0]);
  if (!text) return failed(unloadable);
  const auto record = open_record(*text, 0, {board_.info().rules, true});
  if (!record) return failed(unloadable);
  const Session& session = record->session;
  auto game = find_go_game(session.info().size, board_.info().rules);
  if (!game) return failed(unloadable);
  Board board(*std::move(game));
  if (!board.set_stones(stones_in(session.position(0)), session.to_move(0)))
    return failed(unloadable);
  const std::size_t most_moves =
      std::max(until.value_or(std::numeric_limits<unsigned>::max()), 1u) - 1;
  std::size_t moves = 0;
  for (const Session::Node node : main_line(*record)) {
    const Session::Node before = session.parent(node);
    if (session.played_move(node)) {
      if (moves == most_moves) break;
      if (!board.play(session.to_move(before), session.move_to(node))) return failed(unloadable);
      ++moves;
    } else if (stones_in(session.position(node)) == stones_in(session.position(before))) {
      board.set_to_move(session.to_move(node));
    } else if (!board.set_stones(stones_in(session.position(node)), session.to_move(node))) {
      return failed(unloadable);
    }
  }
  if (record->main_line_is_cut && moves < most_moves) return failed(unloadable);
  komi_ = session.info().komi.value_or(0);
  board_ = std::move(board);
  return succeeded();
}

Answer Engine::printsgf(const Arguments& arguments) {
  auto game = board_.game().with_komi(komi_, 0);
  if (!game) game = board_.game().with_komi(board_.info().komi.value_or(0), 0);
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
  // The opening of a pipe would wait for its reader.
  std::error_code error;
  const auto kind = std::filesystem::status(arguments[0], error).type();
  if (kind == std::filesystem::file_type::fifo || kind == std::filesystem::file_type::character ||
      kind == std::filesystem::file_type::block)
    return failed("cannot write to \"" + arguments[0] + "\": it is no file");
  const auto written = write_file(arguments[0], text);
  return written ? succeeded() : failed(written.error().message);
}

}  // namespace kanzen::gtp
