// Reads records of other programs.
#include "engine/adapter/foreign_records.hpp"

#include "engine/adapter/any_game.hpp"
#include "engine/catalogue/catalogue.hpp"
#include "engine/games/dobutsu/records.hpp"
#include "engine/games/mnk/records.hpp"

namespace kanzen {
namespace {

template <class G>
concept HasForeignRecords = Playable<G> && requires(const G& game, std::string_view text) {
  { read_foreign_record(game, text, true) } -> std::same_as<std::optional<Result<ForeignRecord>>>;
};

// The games of which a record can be without being named.
constexpr std::array<std::string_view, 3> recognised{"dobutsu", "tictactoe", "mnk:7,6,4"};

}  // namespace

std::optional<Result<ForeignGame>> read_foreign_record(std::string_view text, std::string_view game,
                                                       std::string_view rules) {
  std::optional<Result<ForeignGame>> read;
  const auto try_games = [&](std::string_view name, std::string_view own_rules) {
    (void)for_each_candidate(name, {}, [&](const GameId& id, const auto& make) {
      if constexpr (HasForeignRecords<decltype(make())>) {
        const bool named = !own_rules.empty();
        if (read || id.name != name || (named && id.rules != own_rules)) return;
        auto record = read_foreign_record(make(), text, named);
        if (!record) return;
        if (*record)
          read = ForeignGame{std::string(id.name), std::string(id.rules), **std::move(record)};
        else
          read = record->error();
      }
    });
  };
  if (!game.empty())
    if (const auto named = find_game(game, rules))
      try_games((*named)->info().name, (*named)->info().rules);
  for (const std::string_view name : recognised) try_games(name, {});
  return read;
}

}  // namespace kanzen
