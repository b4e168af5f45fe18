#include "engine/session/session.hpp"

#include <algorithm>
#include <cassert>
#include <set>
#include <utility>

#include "engine/core/phrases.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/players/best_moves.hpp"
#include "engine/session/handicap.hpp"

namespace kanzen {
namespace {

std::size_t place_of(const std::vector<Session::Node>& nodes, Session::Node node) {
  return static_cast<std::size_t>(std::find(nodes.begin(), nodes.end(), node) - nodes.begin());
}

// The position in the text of a set-up.
std::string position_in(std::string_view set_up) {
  std::string position(set_up.substr(1));
  std::replace(position.begin(), position.end(), '_', '.');
  return position;
}

std::string text_of_set_up(const std::string& position) {
  std::string text = set_up_mark + position;
  std::replace(text.begin(), text.end(), '.', '_');
  return text;
}

}  // namespace

Result<Session> Session::open(std::string_view game, std::string_view rules) {
  auto found = find_game(game, rules);
  if (!found) return found.error();
  return Session(*std::move(found));
}

Session::Session(std::shared_ptr<const AnyGame> game) : game_(std::move(game)) {
  reset(game_->initial());
}

void Session::reset(const AnyState& root) {
  NodeData node;
  node.position = game_->format(root);
  node.state = root;
  node.to_move = game_->board(root).to_move;
  nodes_.clear();
  nodes_.push_back(std::move(node));
  current_ = 0;
  update_compensation();
  repetition_histories_.assign(1, RepetitionHistory(*game_));
  repetition_histories_.back().add(root);
  go_to(0);
}

// Gives the game the compensation for the handicap stones that the main line begins with.  Scores
// of variations that have ended change with it.
void Session::update_compensation() {
  const double before = info().compensation;
  const double points = handicap_compensation(info().handicap_bonus, handicap_of(*this));
  if (points == before) return;
  for (NodeData& node : nodes_)
    if (node.end && node.end->score) node.end->set_score(*node.end->score + before - points);
  auto game = game_->with_komi(info().komi.value_or(0), points);
  assert(game);
  game_ = *std::move(game);
  for (RepetitionHistory& history : repetition_histories_) history.set_game(*game_);
}

void Session::go_to(Node node) {
  assert(node < nodes_.size());
  change_repetition_history(node);
  current_ = node;
  const NodeData& data = nodes_[node];
  board_ = game_->board(data.state);
  list_moves();
  if (!data.end) return;
  board_.end = data.end;
  board_.forbidden.clear();  // the game has ended
  board_.to_move = data.to_move;
}

// Makes repetition_histories_ those of the path to the node `to`.  The work is proportional to the
// distance from the current node in the tree.
void Session::change_repetition_history(Node to) {
  if (!repetition_histories_.back().has_rule()) return;
  std::vector<Node> ahead;
  for (Node from = current_; from != to;) {
    if (ply(to) > ply(from)) {
      ahead.push_back(to);
      to = parent(to);
      continue;
    }
    if (changes_pieces(from)) {
      repetition_histories_.pop_back();
    } else {
      repetition_histories_.back().take_back();
    }
    from = parent(from);
  }
  for (std::size_t i = ahead.size(); i-- > 0;) {
    if (changes_pieces(ahead[i])) repetition_histories_.emplace_back(*game_);
    repetition_histories_.back().add(state(ahead[i]));
  }
}

void Session::list_moves() {
  legal_.clear();
  move_views_.reset();
  forbidden_.clear();
  repeating_.clear();
  const NodeData& here = nodes_[current_];
  if (here.end) return;
  const bool may_be_forbidden = game_->repetition().policy == Repetition::forbidden;
  for (const AnyMove& move : game_->moves(here.state)) {
    const auto since = repetition_histories_.back().repeated_ply(here.state, move);
    if (since && may_be_forbidden) {
      forbid(game_->view_move(here.state, move), ply_in_line(*since));
      continue;
    }
    if (since && end_by_repetition(move))
      repeating_.push_back(game_->format_move(here.state, move));
    legal_.push_back(move);
  }
}

void Session::forbid(MoveView move, std::size_t since_ply) {
  if (move.kind == MoveKind::place && move.to)
    board_.forbidden.push_back({*move.to, repetition_ending, {phrase::would_repeat, since_ply}});
  forbidden_.push_back({std::move(move), since_ply});
}

std::optional<std::size_t> Session::would_repeat() const {
  if (board_.end || game_->repetition().policy != Repetition::draw) return std::nullopt;
  const auto since = repetition_histories_.back().repeated_ply(state());
  if (!since || ply_in_line(*since) == ply()) return std::nullopt;
  return ply_in_line(*since);
}

std::vector<std::size_t> Session::earlier_occurrences() const {
  std::vector<std::size_t> plies;
  if (board_.end || game_->repetition().policy != Repetition::allowed) return plies;
  const std::vector<Node> path = path_to(current_);
  for (std::size_t ply = 0; ply + 1 < path.size(); ++ply)
    if (nodes_[path[ply]].position == position()) plies.push_back(ply);
  return plies;
}

std::vector<std::string> Session::move_texts() const {
  std::vector<std::string> texts;
  texts.reserve(legal_.size());
  for (const AnyMove& move : legal_) texts.push_back(game_->format_move(state(), move));
  return texts;
}

bool Session::can_play(std::string_view text) const {
  if (text.starts_with(set_up_mark)) return bool(game_->parse(position_in(text)));
  return is_game_end_action(text) ? !board_.end : find(text).has_value();
}

bool Session::can_play(const ChosenMove& move) const {
  return move.place < legal_.size() && move.position == position_key();
}

const std::vector<MoveView>& Session::moves() const {
  if (!move_views_) {
    move_views_.emplace();
    move_views_->reserve(legal_.size());
    for (std::size_t place = 0; place < legal_.size(); ++place)
      move_views_->emplace_back(game_->view_move(state(), legal_[place])).place = place;
  }
  return *move_views_;
}

std::optional<ChosenMove> Session::find(std::string_view written) const {
  const auto text = game_->normalise_move(written);
  if (!text) return std::nullopt;
  for (std::size_t place = 0; place < legal_.size(); ++place)
    if (game_->format_move(state(), legal_[place]) == *text)
      return ChosenMove{place, position_key()};
  return std::nullopt;
}

std::optional<GameEnd> Session::end_by_repetition(const AnyMove& move) const {
  if (game_->repetition().policy != Repetition::draw) return std::nullopt;
  if (!repetition_histories_.back().repeated_ply(state(), move)) return std::nullopt;
  // An end by the position itself takes precedence over repetition.
  if (game_->board(*game_->after(state(), move)).end) return std::nullopt;
  GameEnd end;
  end.reason = repetition_ending;
  return end;
}

// One legal move of each kind as an example for error messages: "a1a2, C@b2".
std::string Session::move_of_each_kind() const {
  std::string texts;
  std::set<MoveKind> kinds;
  for (const MoveView& move : moves())
    if (kinds.insert(move.kind).second) texts += (texts.empty() ? "" : ", ") + move.text;
  return texts;
}

// A position of many squares, whose notation nobody can read in a message, is named by its ply.
Diagnostic Session::describe_current() const {
  constexpr std::size_t longest = 60;  // bytes
  if (position().size() <= longest) return untranslated(position());
  return {phrase::position_of_ply, ply()};
}

Error Session::refusal(std::string_view written) const {
  const std::string given = excerpt(written);
  const auto move = game_->normalise_move(written);
  if (!move && !legal_.empty())
    return {Errc::bad_notation,
            {phrase::not_a_move, given, describe_current(), move_of_each_kind()}};
  std::optional<Diagnostic> why;
  if (legal_.empty()) why.emplace(phrase::game_has_ended);
  for (const ForbiddenSquare& forbidden : board_.forbidden)
    if (board_.squares[forbidden.square].name == move) why = forbidden.words;
  for (const ForbiddenMove& forbidden : forbidden_)
    if (forbidden.move.text == move) why.emplace(phrase::would_repeat, forbidden.since_ply);
  if (!why) return {Errc::illegal_move, {phrase::illegal_move, given, describe_current()}};
  return {Errc::illegal_move, {phrase::forbidden_move, given, *why, describe_current()}};
}

Result<void> Session::set_position(std::string_view text) {
  const auto state = game_->parse(text);
  if (!state) return state.error();
  reset(*state);
  return {};
}

Result<void> Session::play(std::string_view written) {
  if (written == resignation) return resign();
  if (written == draw_agreement) return agree_on_draw();
  if (written.starts_with(set_up_mark)) {
    const auto set = set_up(position_in(written));
    if (set) return {};
    return Error{set.error().code, {phrase::no_set_up, excerpt(written), set.error()}};
  }
  const auto move = find(written);
  if (!move) return refusal(written);
  make(move->place);
  return {};
}

bool Session::play(const ChosenMove& move) {
  if (!can_play(move)) return false;
  make(move.place);
  return true;
}

bool Session::has_pieces_of(const BoardView& board) const {
  return board.hands == board_.hands &&
         std::equal(board.squares.begin(), board.squares.end(), board_.squares.begin(),
                    [](const SquareView& a, const SquareView& b) { return a.stack == b.stack; });
}

Result<void> Session::set_up(std::string_view position) {
  const auto state = game_->parse(position);
  if (!state) return state.error();
  NodeData next;
  next.move = text_of_set_up(game_->format(*state));
  if (revisit([&](const NodeData& child) { return child.move == next.move; })) return {};
  const BoardView board = game_->board(*state);
  next.to_move = board.to_move;
  next.history_start = has_pieces_of(board) ? nodes_[current_].history_start : nodes_.size();
  add_child(std::move(next), *state);
  return {};
}

void Session::make(std::size_t place) {
  const AnyMove move = legal_[place];
  if (revisit([&](const NodeData& child) { return child.made == move; })) return;
  NodeData next;
  next.made = move;
  next.move = game_->format_move(state(), move);
  next.to_move = static_cast<Player>(1 - to_move(current_));
  next.history_start = nodes_[current_].history_start;
  const auto reached = after(place);
  next.end = reached ? end_by_repetition(move) : game_->view_move(state(), move).end;
  add_child(std::move(next), reached);
}

Result<void> Session::resign() {
  return end_game(resignation, static_cast<Player>(1 - board_.to_move), resignation_ending);
}

Result<void> Session::agree_on_draw() {
  return end_game(draw_agreement, std::nullopt, agreement_ending);
}

Result<void> Session::end_game(const char* word, std::optional<Player> winner, const char* reason) {
  if (board_.end) return refusal(word);
  if (revisit([&](const NodeData& child) { return !child.made && child.move == word; })) return {};
  NodeData next;
  next.move = word;
  next.to_move = static_cast<Player>(1 - to_move(current_));
  next.history_start = nodes_[current_].history_start;
  GameEnd& end = next.end.emplace();
  end.winner = winner;
  end.reason = reason;
  add_child(std::move(next), std::nullopt);
  return {};
}

template <class Is>
bool Session::revisit(const Is& is) {
  NodeData& here = nodes_[current_];
  for (std::size_t c = 0; c < here.children.size(); ++c) {
    if (!is(nodes_[here.children[c]])) continue;
    here.visited_last = c;
    go_to(here.children[c]);
    return true;
  }
  return false;
}

// Adds a child to the current node and goes to it.  `state`: the position after the move; nullopt:
// the move leaves no position, and the child has that of the current node.
void Session::add_child(NodeData next, const std::optional<AnyState>& state) {
  NodeData& here = nodes_[current_];
  next.parent = current_;
  next.ply = here.ply + 1;
  next.position = state ? game_->format(*state) : here.position;
  next.state = state.value_or(here.state);
  here.visited_last = here.children.size();
  here.children.push_back(nodes_.size());
  nodes_.push_back(std::move(next));
  update_compensation();
  go_to(nodes_.size() - 1);
}

bool Session::undo() {
  if (current_ == 0) return false;
  go_to(nodes_[current_].parent);
  return true;
}

bool Session::redo() {
  const NodeData& here = nodes_[current_];
  if (here.children.empty()) return false;
  go_to(here.children[here.visited_last]);
  return true;
}

void Session::jump(Node node) {
  assert(has(node));
  // Makes redo() follow the path to this node.
  for (Node child = node; child != 0; child = nodes_[child].parent) {
    NodeData& parent = nodes_[nodes_[child].parent];
    parent.visited_last = place_of(parent.children, child);
  }
  go_to(node);
}

std::vector<Session::Node> Session::path_to(Node node, Node from) const {
  std::vector<Node> path{node};
  while (path.back() != from) path.push_back(nodes_[path.back()].parent);
  std::reverse(path.begin(), path.end());
  return path;
}

std::vector<Session::Node> Session::line() const {
  std::vector<Node> nodes = path_to(current_);
  while (!nodes_[nodes.back()].children.empty()) {
    const NodeData& last = nodes_[nodes.back()];
    nodes.push_back(last.children[last.visited_last]);
  }
  return nodes;
}

std::vector<Session::Node> Session::nodes() const {
  std::vector<Node> listed, waiting{0};
  while (!waiting.empty()) {
    const Node node = waiting.back();
    waiting.pop_back();
    listed.push_back(node);
    const auto& children = nodes_[node].children;
    waiting.insert(waiting.end(), children.rbegin(), children.rend());
  }
  return listed;
}

bool Session::promote(Node node) {
  assert(has(node));
  for (Node at = node; at != 0; at = nodes_[at].parent) {
    NodeData& parent = nodes_[nodes_[at].parent];
    auto& children = parent.children;
    if (children.front() == at) continue;
    const Node last = children[parent.visited_last];
    const auto place = std::find(children.begin(), children.end(), at);
    std::rotate(children.begin(), place, place + 1);
    parent.visited_last = place_of(children, last);
    update_compensation();
    go_to(current_);
    return true;
  }
  return false;
}

bool Session::follows(Node node, Node from) const {
  while (node != from && node != 0) node = nodes_[node].parent;
  return node == from;
}

bool Session::remove(Node node) {
  assert(has(node));
  if (node == 0) return false;
  NodeData& parent = nodes_[nodes_[node].parent];
  const std::size_t place = place_of(parent.children, node);
  const bool was_here = follows(current_, node);
  for (Node later = node; later < nodes_.size(); ++later)  // descendants have larger numbers
    if (follows(later, node)) nodes_[later].removed = true;
  parent.children.erase(parent.children.begin() + static_cast<std::ptrdiff_t>(place));
  if (parent.visited_last == place) parent.visited_last = 0;
  if (parent.visited_last > place) --parent.visited_last;
  update_compensation();
  go_to(was_here ? nodes_[node].parent : current_);
  return true;
}

std::vector<std::string> Session::past(Node node) const {
  std::vector<std::string> positions;
  for (const Node at : path_to(node, nodes_[node].history_start))
    if (at != node) positions.push_back(nodes_[at].position);
  return positions;
}

// --- analyses, and the turn for players

const Analysis* Session::analysis(Node node) const {
  return nodes_[node].end ? nullptr : analysis_of(nodes_[node].position);
}

const Analysis* Session::analysis_of(std::string_view position) const {
  const auto found = analysis_.find(position);
  return found == analysis_.end() ? nullptr : &found->second;
}

std::optional<Value> Session::value(Node node) const {
  if (const GameEnd* const end = end_of(node)) {
    if (!end->winner) return drawn();
    return *end->winner == to_move(node) ? win_in(0) : loss_in(0);
  }
  const Analysis* known = analysis(node);
  if (known == nullptr) return std::nullopt;
  return known->value;
}

std::vector<std::string> Session::missing_analysis() const {
  std::vector<std::string> missing;
  std::set<std::string_view> listed;
  const auto want = [&](Node node) {
    const std::string& text = nodes_[node].position;
    if (nodes_[node].end || analysis(node) != nullptr) return;
    if (listed.insert(text).second) missing.push_back(text);
  };
  want(current_);
  for (const Node node : line()) want(node);
  return missing;
}

void Session::deliver(Analysis analysis) {
  std::string position = analysis.position;
  analysis_.insert_or_assign(std::move(position), std::move(analysis));
}

std::vector<std::string> Session::best_moves() const {
  const Analysis* known = analysis();
  if (known == nullptr) return {};
  if (forbidden_.empty() && repeating_.empty()) return known->best_moves();
  return with_draws(without_moves(*known, turn().forbidden), repeating_).best_moves();
}

Turn Session::turn() const {
  Turn turn{*game_, nodes_[current_].state};
  for (const ForbiddenMove& forbidden : forbidden_) turn.forbidden.push_back(forbidden.move.text);
  turn.repeating = repeating_;
  for (const Node node : path_to(current_, nodes_[current_].history_start))
    if (node != current_) turn.past.push_back(nodes_[node].state);
  return turn;
}

}  // namespace kanzen
