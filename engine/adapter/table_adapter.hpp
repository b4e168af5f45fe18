#pragma once
// TableAdapter: a game's table as a TableSource; functions that build a table's files and compare a
// table with solved values.
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/adapter/any_game.hpp"
#include "engine/adapter/rules_adapter.hpp"
#include "engine/adapter/solved_position.hpp"
#include "engine/core/bit_set.hpp"
#include "engine/core/missing_chunks.hpp"
#include "engine/core/phrases.hpp"
#include "engine/solve/all_values.hpp"
#include "engine/solve/blocks.hpp"
#include "engine/solve/value_table.hpp"
#include "engine/table/phrases.hpp"
#include "engine/table/prober.hpp"
#include "engine/table/writer.hpp"

namespace kanzen {

static_assert(table_examples <= table::most_examples);

TableInfo info_of(const table::Manifest& manifest);

// Returns the chunk files of a built table, followed by the manifest, completed with the chunks.
std::vector<TableFile> table_files(table::BuiltTable built, table::Manifest manifest,
                                   const Sha256& sha256);

template <Game G>
class TableAdapter final : public TableSource {
 public:
  TableAdapter(G game, table::Manifest manifest)
      : game_(std::move(game)),
        info_(info_of(manifest)),
        table_(std::move(manifest)),
        prober_(game_, table_) {
    info_.streamed = table_shape_of<G>().streamed;
    const auto& opening = table_.manifest().opening;
    for (std::size_t i = 0; i < opening.size(); ++i)
      table_.add_opening(i, game_.index(*game_.parse(opening[i].position)));
  }

  const TableInfo& info() const override { return info_; }
  Result<void> add_chunk(std::size_t number, std::span<const std::byte> bytes) override {
    return table_.add(number, bytes);
  }
  Result<Analysis> probe(const AnyState& any) const override {
    const auto state = from_any_state<StateOf<G>>(any);
    return analyse(any_game_, any, Values(prober_, prober_.known_reachable(state)));
  }
  Result<std::optional<ValuedPosition>> value_at(std::uint64_t number) const override {
    const auto state = game_.unindex(number);
    if (!state) return std::optional<ValuedPosition>();
    const auto value = prober_.value(*state);
    if (value) return std::optional(ValuedPosition{game_.format(*state), *value});
    if (value.error().code == Errc::illegal_position) return std::optional<ValuedPosition>();
    return value.error();
  }

  std::optional<bool> is_reachable_at(std::uint64_t number) const override {
    if constexpr (MayDecideReachability<G>) return game_.is_reachable(*game_.unindex(number));
    return std::nullopt;
  }

  Result<Value> value(const StateOf<G>& state) const { return prober_.value(state); }
  const table::LoadedTable& table() const { return table_; }

 private:
  // The values for one probe.  If play can reach the probed position, it can also reach the
  // positions after its moves, so that one test is enough for all of them.
  class Values final : public ValueSource {
   public:
    Values(const table::Prober<G>& prober, bool reached) : prober_(prober), reached_(reached) {}

    Result<Value> value_of(const AnyState& any) const override {
      return prober_.value(from_any_state<StateOf<G>>(any), reached_);
    }

   private:
    const table::Prober<G>& prober_;
    bool reached_;  // play can reach the probed position
  };

  G game_;
  const RulesAdapter<G> any_game_{game_};
  TableInfo info_;
  table::LoadedTable table_;
  table::Prober<G> prober_;
};

template <Game G>
Result<std::unique_ptr<TableSource>> open_table_of(const G& game, const GameInfo& info,
                                                   std::string_view text) {
  // Positions of another game's table are not parsed; the error below names the other game.
  const auto position_fault = [&](const table::Manifest& head,
                                  std::string_view position) -> std::optional<Diagnostic> {
    if (head.game != info.name) return std::nullopt;
    const auto state = game.parse(position);
    if (!state) return state.error();
    const bool in_opening = head.notable.empty();
    if (in_opening && position != game.format(*game.unindex(game.index(*state))))
      return phrase::not_canonical;
    if (head.opening.size() == 1 && in_opening && game.index(*state) != game.index(game.initial()))
      return phrase::not_start;
    return std::nullopt;
  };
  auto manifest = table::parse_manifest(text, position_fault);
  if (!manifest) return manifest.error();
  if (manifest->game != info.name || manifest->rules != info.rules ||
      manifest->index_count != game.index_count())
    return Error{Errc::corrupt_data,
                 {phrase::table_of_another, manifest->name(), info.name + ' ' + info.rules}};
  return std::unique_ptr<TableSource>(
      std::make_unique<TableAdapter<G>>(game, *std::move(manifest)));
}

// Describes how a table's statistics differ from those of the solved game; nullopt: they are equal.
std::optional<Diagnostic> describe_difference(const Statistics& table, const Statistics& solved);

// Compares the values and statistics of a table with those of a solved game.
template <Game G>
class TableChecker {
 public:
  TableChecker(const G& game, const Statistics& statistics, const ValueTable& values,
               const BitSet& reached, const TableAdapter<G>& adapter)
      : game_(game),
        statistics_(statistics),
        values_(values),
        reached_(reached),
        adapter_(adapter) {}

  Result<TableCheck> run(TableCheckDepth depth, Executor& executor,
                         const ProgressSink& progress) const {
    constexpr Index block_size = 1 << 14;
    TableCheck total;
    const bool finished = run_in_blocks(
        executor, progress, {"check", 0},
        depth == TableCheckDepth::stored ? values_.size() : reached_.size(), block_size,
        TableCheck{},
        [&](Index i, TableCheck& here) {
          depth == TableCheckDepth::stored ? check_stored(i, here) : check_reachable(i, here);
        },
        [&](const TableCheck& here) {
          if (total.example.empty()) total.example = here.example;
          total.different += here.different;
          return total.checked += here.checked;
        });
    if (!finished) return Error{Errc::cancelled, untranslated("checking the table was cancelled")};
    check_opening(total);
    if (const auto fault = describe_difference(adapter_.info().statistics, statistics_)) {
      ++total.different;
      total.example = *fault;
    }
    return total;
  }

 private:
  void check_stored(Index i, TableCheck& check) const {
    const auto expected =
        table::stored_symbol(game_, i, values_.find(i), adapter_.info().search_plies);
    if (!expected) return;
    if constexpr (uses_reachability_test<G>()) {
      const bool is_reached = reached_.contains(i);
      if (game_.is_reachable(*game_.unindex(i)) != is_reached)
        record_difference(i, phrase::another_reach, check);
      if (!is_reached) return;
    }
    ++check.checked;
    const auto symbol = adapter_.table().symbol(i);
    if (symbol && *symbol == *expected) return;
    record_difference(i, symbol ? Diagnostic(phrase::another_value) : Diagnostic(symbol.error()),
                      check);
  }

  // Compares the values of the opening positions in the manifest.
  void check_opening(TableCheck& check) const {
    for (const auto& [position, value] : adapter_.table().manifest().opening) {
      const Index index = game_.index(*game_.parse(position));
      if (value != all_values_.value(index))
        record_difference(index, phrase::another_in_manifest, check);
    }
  }

  void check_reachable(Index i, TableCheck& check) const {
    if (!reached_.contains(i)) return;
    ++check.checked;
    const auto value = adapter_.value(*game_.unindex(i));
    if (value && *value == all_values_.value(i)) return;
    record_difference(i, value ? Diagnostic(phrase::another_value) : Diagnostic(value.error()),
                      check);
  }

  void record_difference(Index i, const Diagnostic& what, TableCheck& check) const {
    ++check.different;
    if (check.example.empty())
      check.example = {phrase::at_position, game_.format(*game_.unindex(i)), what};
  }

  const G& game_;
  const Statistics& statistics_;
  const ValueTable& values_;
  const AllValues<G> all_values_{game_, values_};
  const BitSet& reached_;
  const TableAdapter<G>& adapter_;
};

}  // namespace kanzen
