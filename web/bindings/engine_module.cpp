// The engine as a WebAssembly module without graphics, for kanzen.mjs and worker.mjs: the
// long-running operations, and the sessions of session_bindings.cpp. kanzen-engine.d.mts declares
// the types. Functions that can fail on bad input return {ok, value | error}; none throws.
#include <emscripten/bind.h>
#include <emscripten/heap.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/adapter/any_game.hpp"
#include "engine/adapter/dead_groups.hpp"
#include "engine/core/numbers.hpp"
#include "engine/players/player.hpp"
#include "engine/players/position_requests.hpp"
#include "engine/session/foreign_record.hpp"
#include "engine/session/link.hpp"
#include "engine/study/comparison.hpp"
#include "engine/study/rounds.hpp"
#include "engine/study/sample.hpp"
#include "web/bindings/engine_codec.hpp"

namespace kanzen::web {
namespace {

RunOptions with_progress(const val& callback) {
  RunOptions options;
  options.progress = [callback](const Progress& progress) {
    return callback(to_js(progress)).as<bool>();
  };
  return options;
}

// Passes a view of the module's memory, valid until the memory grows or the bytes are freed. The
// callback must not throw through C++; solution_storage.mjs ensures this.
ByteSink to_callback(const val& callback) {
  return [callback](std::span<const std::byte> bytes) {
    const auto* data = reinterpret_cast<const std::uint8_t*>(bytes.data());
    return callback(val(emscripten::typed_memory_view(bytes.size(), data))).as<bool>();
  };
}

ByteSource from_callback(const val& callback) {
  return [callback](std::span<std::byte> bytes) {
    auto* data = reinterpret_cast<std::uint8_t*>(bytes.data());
    return static_cast<std::size_t>(
        callback(val(emscripten::typed_memory_view(bytes.size(), data))).as<unsigned>());
  };
}

// A phone has this much memory to spare.
constexpr std::uint64_t search_table_bytes = std::uint64_t{64} << 20;
// Enough for a look at a position without a search.
constexpr std::uint64_t least_table_bytes = std::uint64_t{1} << 20;
// Bounds the worker's memory, so that it can be reused for the next position (protocol.mjs).
constexpr std::uint64_t estimate_tree_bytes = std::uint64_t{32} << 20;

// Bounds the time of a request for a sample: the most positions that it examines.
constexpr std::uint64_t examined_at_once = 1 << 13;

SearchLimits search_limits(double seconds) {
  SearchLimits limits;
  limits.seconds = seconds;
  limits.table_bytes = search_table_bytes;
  return limits;
}

// Lets scores be looked up in a report of EngineSolver::proven; empty if `js` is null or undefined.
KnownScores known_scores(const std::shared_ptr<const AnyGame>& game, const val& js) {
  if (js.isNull() || js.isUndefined()) return {};
  const auto report = from_js<ScoreReport>(js);
  std::map<std::string, ScoreRange> known{{report.position, report.proven}};
  for (const ScoredMove& move : report.moves)
    if (move.position) known[*move.position] = move.proven;
  return [game, known = std::move(known)](const AnyState& state) {
    const auto found = known.find(game->format(state));
    return found == known.end() ? all_scores(game->info().size) : found->second;
  };
}

val choose_move(const std::shared_ptr<const AnyGame>& plain, Sources sources,
                const MoveRequest& request, const val& progress) {
  const auto with_komi = game_with_komi(plain, request.komi);
  if (!with_komi) return failure(with_komi.error());
  const AnyGame& game = **with_komi;
  Result<Turn> turn = make_turn(game, request.position, request.past);
  if (!turn) return failure(turn.error());
  const auto player = find_player(request.player, game.info());
  if (!player) return failure(player.error());
  turn->sources = std::move(sources);
  turn->limits = search_limits(request.seconds);
  turn->seed = request.seed;
  return answer((*player)->choose(*turn, with_progress(progress)));
}

// A table that is downloaded in chunks.
class EngineTable {
 public:
  EngineTable(std::shared_ptr<const AnyGame> game, std::unique_ptr<TableSource> table)
      : game_(std::move(game)), table_(std::move(table)) {}

  val info() const { return to_js(table_->info()); }
  val add_chunk(unsigned number, const std::string& bytes) {
    return answer(table_->add_chunk(number, std::as_bytes(std::span(bytes))));
  }
  val probe(const std::string& position) const {
    const Result<AnyState> state = game_->parse(position);
    return state ? answer(table_->probe(*state)) : failure(state.error());
  }
  val values(double first) const {
    return answer(value_page(*table_, static_cast<std::uint64_t>(first)));
  }
  val sample(const val& request) const {
    return answer(
        sample_positions(*game_, *table_, from_js<SampleRequest>(request), examined_at_once, {}));
  }
  val choose(const val& request, const val& progress) const {
    Sources sources;
    sources.values = [this](const AnyState& state) { return table_->probe(state); };
    return choose_move(game_, std::move(sources), from_js<MoveRequest>(request), progress);
  }
  const TableSource& source() const { return *table_; }

 private:
  std::shared_ptr<const AnyGame> game_;
  std::unique_ptr<TableSource> table_;
};

// The long-running operations on one game, and its values once they are solved.
class EngineSolver {
 public:
  explicit EngineSolver(std::shared_ptr<const AnyGame> game) : game_(std::move(game)) {}

  val info() const { return to_js(game_->info()); }

  val enumerate(const val& progress) const {
    return answer(call_facet(*game_, game_->solver(), &Solver::enumerate, with_progress(progress)));
  }

  val solve(const val& progress) {
    return hold(call_facet(*game_, game_->solver(), &Solver::solve, with_progress(progress)));
  }
  val load(const val& source, const val& progress) {
    return hold(call_facet(*game_, game_->tables(), &Tables::load_saved, from_callback(source),
                           with_progress(progress)));
  }

  val perft(unsigned depth, const val& progress) const {
    const auto counts =
        game_->move_counter()->perft(game_->initial(), depth, with_progress(progress));
    return counts ? answer(Result(counts->by_length)) : failure(counts.error());
  }

  val probe(const std::string& position) const {
    if (!solved_) return not_solved();
    const Result<AnyState> state = game_->parse(position);
    return state ? answer(solved_->probe(*state)) : failure(state.error());
  }

  val values(double first) const {
    if (!solved_) return not_solved();
    return answer(value_page(*game_, *solved_, static_cast<std::uint64_t>(first)));
  }

  val sample(const val& request) const {
    if (!solved_) return not_solved();
    return answer(
        sample_positions(*game_, *solved_, from_js<SampleRequest>(request), examined_at_once, {}));
  }

  val search(const std::string& position, double seconds, const val& progress) const {
    const Result<AnyState> state = game_->parse(position);
    if (!state) return failure(state.error());
    return answer(call_facet(*game_, game_->searcher(), &Searcher::search, *state,
                             search_limits(seconds), with_progress(progress)));
  }

  // Adds a proof of scores for `proven` and `score_statistics`.
  val add_proof(const std::string& manifest, const std::string& chunk) {
    auto proof = call_facet(*game_, game_->score_proofs(), &ScoreProofs::open_proof, manifest);
    if (!proof) return failure(proof.error());
    if (auto added = (*proof)->add_chunk(std::as_bytes(std::span(chunk))); !added)
      return failure(added.error());
    proof_ = *std::move(proof);
    return success(val::null());
  }

  // Returns a report of what the proof shows of a position and its moves.
  val proven(const std::string& position) const {
    if (!proof_) return failure({Errc::not_loaded, untranslated("no proof has been added")});
    const Result<AnyState> state = game_->parse(position);
    if (!state) return failure(state.error());
    ScoreSearchOptions options{search_limits(0)};
    options.limits.table_bytes = least_table_bytes;
    options.known = [this](const AnyState& one) { return proof_->proven(one); };
    return answer(call_facet(*game_, game_->score_searcher(), &ScoreSearcher::search_score, *state,
                             std::span<const AnyState>(), options, RunOptions{}));
  }

  // The longest line is that of the proof, if one has been added.
  val score_statistics(const val& progress) const {
    ScoreStatistics statistics;
    if (const auto* const counter = game_->board_counter())
      if (const auto boards = counter->count_boards(with_progress(progress)))
        statistics.legal_boards = format_with_commas(*boards);
    if (proof_) statistics.longest_line = proof_->longest_line();
    return success(to_js(statistics));
  }

  // `known` is a report of `proven` or null. `past` is an array of the positions before `position`.
  // If the game has a solver for scores, the first call solves all positions; otherwise this
  // position is searched.
  val score(const std::string& position, const val& past, double seconds, const val& known,
            const val& progress, const val& report) {
    const Result<Turn> turn = make_turn(*game_, position, from_js<std::vector<std::string>>(past));
    if (!turn) return failure(turn.error());
    const ScoreSolver* const solver = game_->score_solver();
    if (solver == nullptr) {
      const ScoreSearchOptions options{search_limits(seconds),
                                       [&](const ScoreReport& now) { report(to_js(now)); },
                                       known_scores(game_, known)};
      return answer(call_facet(*game_, game_->score_searcher(), &ScoreSearcher::search_score,
                               turn->state, turn->past, options, with_progress(progress)));
    }
    if (!scores_) {
      auto scores = solver->solve_scores(with_progress(progress));
      if (!scores) return failure(scores.error());
      scores_ = *std::move(scores);
    }
    return success(to_js(scores_->probe(turn->state)));
  }

  val estimate(const val& js_request, const val& progress, const val& report) const {
    const auto request = from_js<EstimateRequest>(js_request);
    const auto with_komi = game_with_komi(game_, request.komi);
    if (!with_komi) return failure(with_komi.error());
    const AnyGame& game = **with_komi;
    const Result<Turn> turn = make_turn(game, request.position, request.past);
    if (!turn) return failure(turn.error());
    EstimateOptions options;
    options.limits.seconds = request.seconds;
    options.limits.playouts = request.playouts;
    options.limits.table_bytes = estimate_tree_bytes;
    options.seed = request.seed;
    options.on_report = [&](const EstimateReport& now) { report(to_js(now)); };
    return answer(
        game.estimator()->estimate(turn->past, turn->state, options, with_progress(progress)));
  }

  val judge(const std::string& position, const val& progress) const {
    const auto state = game_->parse(position);
    if (!state) return failure(state.error());
    return answer(judge_stones(*game_, *state, with_progress(progress)));
  }

  // request.known is a report of `proven` about the position or undefined.
  val choose(const val& request, const val& progress) const {
    Sources sources;
    if (solved_) sources.values = [this](const AnyState& state) { return solved_->probe(state); };
    sources.scores = known_scores(game_, request["known"]);
    return choose_move(game_, std::move(sources), from_js<MoveRequest>(request), progress);
  }

  val verify(const val& progress) const {
    if (!solved_) return not_solved();
    return answer(solved_->verify(with_progress(progress)));
  }

  val notable(unsigned limit, const val& progress) const {
    if (!solved_) return not_solved();
    return answer(solved_->notable(limit, with_progress(progress)));
  }

  // Compares with the game under other rules, which is solved here and discarded. So is this game,
  // if it has not been solved before.
  val compare(const std::string& other_rules, unsigned first, const val& progress) const {
    const auto games = find_compared(game_->info().name, game_->info().rules, other_rules);
    if (!games) return failure(games.error());
    const auto comparison = solve_and_compare(
        *games, {solved_, nullptr}, comparison_options(*games, first), with_progress(progress));
    return comparison ? success(comparison_to_js(*comparison, *games))
                      : failure(comparison.error());
  }

  val rounds(unsigned limit, const val& progress) const {
    if (!solved_) return not_solved();
    return answer(rounds_of(*game_, *solved_, limit, with_progress(progress)));
  }

  val save(const val& sink) const {
    if (!solved_) return not_solved();
    return answer(call_facet(*game_, solved_->stored(), &SolutionWriter::save, to_callback(sink)));
  }

  val compare_table(const EngineTable& table, const val& progress) const {
    if (!solved_) return not_solved();
    return answer(call_facet(*game_, solved_->stored(), &SolutionWriter::compare_table,
                             table.source(), TableCheckDepth::stored, with_progress(progress)));
  }

  val export_text(const std::string& format, const val& chunk) const {
    if (!solved_) return not_solved();
    return answer(solved_->write(format, [&](std::string_view text) {
      chunk(std::string(text));
      return true;
    }));
  }

 private:
  val hold(Result<std::unique_ptr<SolvedGame>> solved) {
    if (!solved) return failure(solved.error());
    solved_ = *std::move(solved);
    return success(to_js(solved_->summary()));
  }

  static val not_solved() {
    return failure({Errc::unsupported, untranslated("the game has not been solved here yet")});
  }

  std::shared_ptr<const AnyGame> game_;
  std::shared_ptr<const SolvedGame> solved_;
  std::unique_ptr<ScoredGame> scores_;
  std::unique_ptr<ScoreProof> proof_;
};

val open_solver(const std::string& name, const std::string& rules) {
  Result<std::shared_ptr<const AnyGame>> game = find_game(name, rules);
  if (!game) return failure(game.error());
  return success(val(std::make_shared<EngineSolver>(*std::move(game))));
}

val open_table(const std::string& name, const std::string& rules, const std::string& manifest) {
  Result<std::shared_ptr<const AnyGame>> game = find_game(name, rules);
  if (!game) return failure(game.error());
  Result<std::unique_ptr<TableSource>> table =
      call_facet(**game, (*game)->tables(), &Tables::open_table, manifest);
  if (!table) return failure(table.error());
  return success(val(std::make_shared<EngineTable>(*std::move(game), *std::move(table))));
}

// Reads a record of another program; null: it is in none of the notations.
val read_record(const val& request) {
  const auto text_of = [&](const char* key) { return request[key].as<std::string>(); };
  const auto read = open_foreign_record(text_of("text"), text_of("game"), text_of("rules"));
  if (!read) return success(val::null());
  if (!*read) return failure(read->error());
  val record = val::object();
  record.set("link", whole_link_to((**read).session));
  record.set("leftOut", to_js((**read).left_out));
  return success(record);
}

double heap_bytes() { return static_cast<double>(emscripten_get_heap_size()); }

}  // namespace

EMSCRIPTEN_BINDINGS(kanzen_engine) {
  using namespace emscripten;
  function("heapBytes", &heap_bytes);
  function("openSolver", &open_solver);
  function("openTable", &open_table);
  function("readRecord", &read_record);

  class_<EngineSolver>("EngineSolver")
      .smart_ptr<std::shared_ptr<EngineSolver>>("EngineSolverPointer")
      .function("info", &EngineSolver::info)
      .function("enumerate", &EngineSolver::enumerate)
      .function("solve", &EngineSolver::solve)
      .function("load", &EngineSolver::load)
      .function("perft", &EngineSolver::perft)
      .function("probe", &EngineSolver::probe)
      .function("values", &EngineSolver::values)
      .function("sample", &EngineSolver::sample)
      .function("search", &EngineSolver::search)
      .function("addProof", &EngineSolver::add_proof)
      .function("proven", &EngineSolver::proven)
      .function("scoreStatistics", &EngineSolver::score_statistics)
      .function("score", &EngineSolver::score)
      .function("estimate", &EngineSolver::estimate)
      .function("judge", &EngineSolver::judge)
      .function("choose", &EngineSolver::choose)
      .function("verify", &EngineSolver::verify)
      .function("notable", &EngineSolver::notable)
      .function("compare", &EngineSolver::compare)
      .function("rounds", &EngineSolver::rounds)
      .function("save", &EngineSolver::save)
      .function("compareTable", &EngineSolver::compare_table)
      .function("exportText", &EngineSolver::export_text);

  class_<EngineTable>("EngineTable")
      .smart_ptr<std::shared_ptr<EngineTable>>("EngineTablePointer")
      .function("info", &EngineTable::info)
      .function("addChunk", &EngineTable::add_chunk)
      .function("probe", &EngineTable::probe)
      .function("values", &EngineTable::values)
      .function("sample", &EngineTable::sample)
      .function("choose", &EngineTable::choose);
}

}  // namespace kanzen::web

// Emscripten's `new (std::nothrow)` aborts when memory is exhausted, if it is built without
// exceptions. The engine's large tables rely on the null pointer that the C++ standard requires,
// and return Errc::out_of_memory.

void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  return std::malloc(size == 0 ? 1 : size);
}

void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
  return std::malloc(size == 0 ? 1 : size);
}
