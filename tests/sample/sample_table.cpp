// kanzen_sample_table GAME RULES SAMPLE FOLDER
//
// A table in the project's format that has the positions of a sample alone, for tests of what
// reads a table that would take minutes to make.  A line of SAMPLE: a position, then win or loss
// and the plies, or draw.  The statistics are the sample's, its first position the start.  Asked
// for other positions the table gives values that mean nothing.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

#include "engine/adapter/solved_position.hpp"
#include "engine/adapter/table_adapter.hpp"
#include "engine/catalogue/catalogue.hpp"
#include "engine/cli/cache/table_files.hpp"

namespace kanzen {
namespace {

constexpr std::uint64_t positions_a_chunk = 4;

struct Sample {
  std::map<Index, Value> values;
  Statistics statistics;
};

Error fault(const std::string& line) {
  return {Errc::bad_notation, untranslated("a wrong line: " + line)};
}

std::optional<Value> read_value(std::istream& line) {
  std::string outcome;
  unsigned distance = 0;
  line >> outcome;
  if (outcome == "draw") return drawn();
  if (!(line >> distance)) return std::nullopt;
  if (outcome == "win") return win_in(distance);
  if (outcome == "loss") return loss_in(distance);
  return std::nullopt;
}

template <Game G>
Result<Sample> read_sample(const G& game, std::istream& file) {
  Sample sample;
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    std::string position;
    words >> position;
    const auto state = game.parse(position);
    const auto value = read_value(words);
    if (!state || !value) return fault(line);
    if (sample.values.empty()) sample.statistics.start = *value;
    if (sample.values.emplace(game.index(*state), *value).second)
      count_value(sample.statistics, *value);
  }
  if (sample.values.empty()) return Error{Errc::bad_notation, untranslated("no positions")};
  return sample;
}

template <Game G>
Result<void> build(const G& game, const std::string& rules, std::istream& file,
                   const std::string& folder) {
  auto sample = read_sample(game, file);
  if (!sample) return sample.error();
  auto next = sample->values.begin();
  const auto value_of = [&](Index i) -> std::optional<Value> {  // of ascending indices
    while (next != sample->values.end() && next->first < i) ++next;
    if (next == sample->values.end() || next->first != i) return std::nullopt;
    return next->second;
  };
  TableShape shape = table_shape_of<G>();
  shape.chunk_positions = positions_a_chunk;
  shape.reachable_only = false;  // the sample does not say which other positions are reachable
  table::Manifest manifest;
  manifest.game = game.info().name;
  manifest.rules = rules;
  manifest.index_count = game.index_count();
  manifest.search_plies = shape.search_plies;
  manifest.statistics = sample->statistics;
  SerialExecutor executor;
  auto built =
      table::TableWriter(game, manifest.name(), shape, value_of).build(executor, ProgressSink());
  if (!built) return built.error();
  if (auto made = cli::prepare_folder(folder); !made) return made;
  GameInfo info = game.info();
  info.rules = rules;
  return cli::write_table(folder, info,
                          table_files(*std::move(built), std::move(manifest), cli::sha256));
}

int run(const std::string& name, const std::string& rules, const std::string& sample,
        const std::string& folder) {
  std::ifstream file(sample);
  Result<void> done =
      Error{Errc::bad_notation, untranslated("no such game, or it is not numbered")};
  for_each_game([&](const GameId& id, const auto& make) {
    if (id.name != name || id.rules != rules) return;
    const auto game = make();
    if constexpr (Game<std::remove_cvref_t<decltype(game)>>)
      done = build(game, rules, file, folder);
  });
  if (done) return 0;
  std::cerr << "kanzen_sample_table: " << done.error().message << '\n';
  return 1;
}

}  // namespace
}  // namespace kanzen

int main(int count, char** words) {
  if (count == 5) return kanzen::run(words[1], words[2], words[3], words[4]);
  std::cerr << "kanzen_sample_table GAME RULES SAMPLE FOLDER\n";
  return 2;
}
