// Reads records of other programs.
#include "engine/games/dobutsu/records.hpp"
#include "engine/adapter/any_game.hpp"
#include "engine/adapter/foreign_records.hpp"
#include "engine/catalogue/catalogue.hpp"
#include "engine/games/mnk/records.hpp"

namespace kanzen {
namespace {

template <class G>
concept HasForeignRecords = Playable<G> && requires(const G& game, std::string_view text) {
  { read_foreign_record(game, text, true) } -> std::same_as<std::optional<Result<ForeignRecord>>>;
};

// The sized games that a record can name.
constexpr std::array named_sizes{"mnk:7,6,4"};

}  // namespace

std::optional<Result<ForeignGame>> read_foreign_record(std::string_view text, std::string_view game,
                                                       std::string_view rules) {
  std::optional<Result<ForeignGame>> read;
  const auto try_game = [&](const GameId& id, const auto& make, bool named) {
    if constexpr (HasForeignRecords<decltype(make())>) {
      if (read) return;
      const auto found = make();
      auto record = read_foreign_record(found, text, named);
      if (!record) return;
      if (*record)
        read = ForeignGame{std::string(id.name), std::string(id.rules), **std::move(record)};
      else
        read = record->error();
    }
  };
  if (!game.empty())
    if (const auto named = find_game(game, rules)) {
      const GameInfo& info = (*named)->info();
      (void)for_each_candidate(info.name, [&](const GameId& id, const auto& make) {
        if (id.name == info.name && id.rules == info.rules) try_game(id, make, true);
      });
    }
  for_each_game([&](const GameId& id, const auto& make) { try_game(id, make, false); });
  for (const std::string_view name : named_sizes)
    (void)for_sized_game(name,
                         [&](const GameId& id, const auto& make) { try_game(id, make, false); });
  return read;
}

}  // namespace kanzen
