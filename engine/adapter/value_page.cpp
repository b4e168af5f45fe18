#include "engine/adapter/value_page.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <string>
#include <unordered_map>
#include <utility>

#include "engine/adapter/table_adapter.hpp"
#include "engine/core/missing_chunks.hpp"
#include "engine/table/phrases.hpp"

namespace kanzen {
namespace {

class OpeningValues final : public TableValues {
 public:
  OpeningValues(std::shared_ptr<const AnyGame> game, const table::Manifest& manifest)
      : game_(std::move(game)), info_(info_of(manifest)) {
    for (const auto& [position, value] : manifest.opening) values_.emplace(position, value);
  }

  const TableInfo& info() const override { return info_; }

  Result<Analysis> probe(const AnyState& state) const override {
    const auto value = find(state);
    if (!value) return not_loaded(all_chunks());
    Analysis analysis;
    analysis.position = game_->format(state);
    analysis.value = *value;
    for (const AnyMove& move : game_->moves(state)) {
      const auto worth = move_value(state, move);
      if (!worth) return not_loaded(all_chunks());
      MoveValue& entry = analysis.moves.emplace_back();
      entry.move = game_->format_move(state, move);
      entry.value = *worth;
      if (const auto after = game_->after(state, move)) entry.position = game_->format(*after);
    }
    std::stable_sort(analysis.moves.begin(), analysis.moves.end(),
                     [](const auto& a, const auto& b) { return is_better(a.value, b.value); });
    follow_line(state, analysis);
    return analysis;
  }

 private:
  std::optional<Value> find(const AnyState& state) const {
    const auto canonical = game_->canonical(state);
    if (!canonical) return std::nullopt;
    const auto found = values_.find(game_->format(*canonical));
    return found == values_.end() ? std::nullopt : std::optional(found->second);
  }

  // For the mover; nullopt: the value is not in the manifest.
  std::optional<Value> move_value(const AnyState& state, const AnyMove& move) const {
    if (const auto after = game_->after(state, move)) {
      const auto value = find(*after);
      return value ? std::optional(after_move_to(*value)) : std::nullopt;
    }
    const MoveView view = game_->view_move(state, move);
    if (!view.end->winner) return ending_value(Outcome::draw);
    return ending_value(*view.end->winner == view.piece.player ? Outcome::win : Outcome::loss);
  }

  // The first best move, as kanzen::best_move chooses with the whole table; nullopt: the value of
  // it or of an earlier move is not in the manifest.
  std::optional<AnyMove> best_move(const AnyState& state, Value value) const {
    for (const AnyMove& move : game_->moves(state)) {
      const auto worth = move_value(state, move);
      if (!worth || *worth == value) return worth ? std::optional(move) : std::nullopt;
    }
    return std::nullopt;
  }

  void follow_line(AnyState state, Analysis& analysis) const {
    Value value = analysis.value;
    const std::size_t longest = value.outcome == Outcome::draw ? drawn_line_plies : value.distance;
    while (analysis.perfect_line.size() < longest) {
      const auto move = best_move(state, value);
      if (!move) {
        analysis.missing_chunks = all_chunks();
        return;
      }
      analysis.perfect_line.push_back(game_->format_move(state, *move));
      auto after = game_->after(state, *move);
      if (!after) return;
      state = *std::move(after);
      value = after_best_move(value);
    }
  }

  // The numbers of all chunks of values.  Without the game's numbering of positions it is unknown
  // which of them contain the missing values.
  std::vector<std::size_t> all_chunks() const {
    const auto count = std::count_if(info_.chunks.begin(), info_.chunks.end(),
                                     [](const auto& chunk) { return !chunk.for_reached; });
    std::vector<std::size_t> numbers(static_cast<std::size_t>(count));
    std::iota(numbers.begin(), numbers.end(), 0);
    return numbers;
  }

  std::shared_ptr<const AnyGame> game_;
  TableInfo info_;
  std::unordered_map<std::string, Value> values_;  // by the notation of the canonical position
};

}  // namespace

Result<std::unique_ptr<TableValues>> open_opening_values(std::shared_ptr<const AnyGame> game,
                                                         std::string_view text) {
  const GameInfo& info = game->info();
  const auto position_fault = [&](const table::Manifest& head,
                                  std::string_view position) -> std::optional<Diagnostic> {
    if (head.game != info.name) return std::nullopt;
    const auto state = game->parse(position);
    return state ? std::nullopt : std::optional<Diagnostic>(state.error());
  };
  const auto manifest = table::parse_manifest(text, position_fault);
  if (!manifest) return manifest.error();
  if (manifest->game != info.name || manifest->rules != info.rules)
    return Error{Errc::corrupt_data,
                 {phrase::table_of_another, manifest->name(), info.name + ' ' + info.rules}};
  return std::unique_ptr<TableValues>(std::make_unique<OpeningValues>(std::move(game), *manifest));
}

namespace {

constexpr std::uint64_t numbers_per_page = 1 << 12;

// The end (exclusive) of the class numbers on the page that begins at `first`.
std::uint64_t end_of_page(std::uint64_t first, std::uint64_t count) {
  return first + std::min(numbers_per_page, count - std::min(first, count));
}

ValuePage page_before(std::uint64_t end, std::uint64_t count) {
  ValuePage page;
  if (end < count) page.next = end;
  return page;
}

}  // namespace

Result<ValuePage> value_page(const AnyGame& game, const SolvedGame& solved, std::uint64_t first) {
  const std::uint64_t count = solved.class_count();
  const std::uint64_t end = end_of_page(first, count);
  std::vector<KnownOutcome> outcomes(static_cast<std::size_t>(end - first));
  solved.fill_outcomes(first, outcomes);
  ValuePage page = page_before(end, count);
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    if (outcomes[i] == KnownOutcome::unknown) continue;
    const AnyState state = solved.class_member(first + i);
    const auto value = solved.value_of(state);
    if (!value) return value.error();
    page.positions.push_back({game.format(state), *value});
  }
  return page;
}

Result<ValuePage> value_page(const TableSource& table, std::uint64_t first) {
  const std::uint64_t count = table.info().index_count;
  const std::uint64_t end = end_of_page(first, count);
  ValuePage page = page_before(end, count);
  MissingChunks missing;
  for (std::uint64_t number = first; number < end; ++number) {
    auto valued = table.value_at(number);
    if (!valued) {
      if (!missing.take(valued.error())) return valued.error();
    } else if (*valued) {
      page.positions.push_back(**std::move(valued));
    }
  }
  if (missing.any()) return std::move(missing).error();
  return page;
}

}  // namespace kanzen
