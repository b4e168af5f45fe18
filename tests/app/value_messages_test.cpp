// The same for values that were kept and for tables: damaged, cut off, of another game, changed
// line by line.
#include <cstring>
#include <random>

#include "engine/adapter/any_game.hpp"
#include "engine/core/checksum.hpp"
#include "engine/table/prober.hpp"
#include "tests/app/heard_messages.hpp"

namespace kanzen::app {
namespace {

using Random = std::mt19937;

struct SolvedHere {
  std::shared_ptr<const AnyGame> game;
  std::unique_ptr<SolvedGame> solved;
};

SolvedHere solve(const char* name) {
  SolvedHere here;
  here.game = *find_game(name);
  here.solved = *here.game->solver()->solve({});
  return here;
}

std::vector<std::byte> kept(const SolvedGame& solved) {
  std::vector<std::byte> bytes;
  EXPECT_TRUE(solved.stored()->keep([&](std::span<const std::byte> piece) {
    bytes.insert(bytes.end(), piece.begin(), piece.end());
    return true;
  }));
  return bytes;
}

void hear_reopening(Heard& heard, const AnyGame& game, std::span<const std::byte> bytes) {
  const auto opened = game.tables()->reopen(
      [at = std::size_t{0}, bytes](std::span<std::byte> wanted) mutable {
        const std::size_t length = std::min(wanted.size(), bytes.size() - at);
        std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(at), length, wanted.begin());
        at += length;
        return length;
      },
      {});
  if (opened) return;
  heard.hear(opened.error());
  // As web/worker.mjs goes on.
  heard.hear(opened.error().message + "; the kept copy has been discarded");
}

TEST(ValueMessages, OfKeptValuesAreKnown) {
  Heard heard;
  const SolvedHere here = solve("tictactoe");
  std::vector<std::byte> bytes = kept(*here.solved);
  Random random(13);
  for (std::size_t i = 0; i < 400; ++i) {
    const std::size_t at = i < 100 ? i : random() % bytes.size();
    const std::byte before = bytes[at];
    bytes[at] ^= std::byte{static_cast<unsigned char>(1 + random() % 255)};
    hear_reopening(heard, *here.game, bytes);
    bytes[at] = before;
    hear_reopening(heard, *here.game, std::span(bytes).first(at));
  }
  for (const GameInfo& info : list_games())
    if (info.abilities.keep) hear_reopening(heard, **find_game(info.name, info.rules), bytes);
  heard.hear(here.solved->stored()->keep([](std::span<const std::byte>) { return false; }));
  heard.expect_all_known(10);
  std::set<std::string_view> others;  // what is not about kept values
  for (const Words& row : value_messages()) others.insert(row.english);
  for (const char* english :
       {"$1; the kept copy has been discarded", "the kept values $1; solve the game again",
        "are cut off", "are no kept values", "have version %1, not %2", "are not those of %1",
        "are those of %1, not of %2", "are damaged: an entry means nothing",
        "are damaged: their checksum does not fit", "the values could not be written"})
    others.erase(english);
  heard.expect_all_used(value_messages(), others);
}

// Not the real hash: what a front-end checks is no concern of the engine's.
std::string some_hash(std::span<const std::byte>) { return std::string(64, 'a'); }

std::string text_of(const TableFile& file) {
  return {reinterpret_cast<const char*>(file.bytes.data()), file.bytes.size()};
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

// A line dropped, doubled or exchanged with another; a word of one dropped, doubled, changed.
std::string changed_manifest(const std::string& text, Random& random) {
  constexpr const char* words[] = {"0",    "1", "x", "win", "draw", "99999999999999999999",
                                   "4000", "5"};
  std::vector<std::string> lines = lines_of(text);
  if (lines.empty()) return text;
  const std::size_t at = random() % lines.size();
  std::string& line = lines[at];
  const std::size_t space = line.find(' ', random() % (line.size() + 1));
  const std::string word = words[random() % std::size(words)];
  switch (random() % 7) {
    case 0: lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at)); break;
    case 1: lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at), std::string(line)); break;
    case 2: std::swap(line, lines[random() % lines.size()]); break;
    case 3: line = line.substr(0, space); break;
    case 4: line += ' ' + word; break;
    case 5:
      if (space != std::string::npos)
        line = line.substr(0, space + 1) + word +
               line.substr(std::min(line.find(' ', space + 1), line.size()));
      break;
    default: return text.substr(0, random() % (text.size() + 1));
  }
  return joined(lines);
}

// The checksum of a chunk that was changed, made right: 48 bytes of header, it last of them.
void reseal(std::vector<std::byte>& chunk) {
  constexpr std::size_t at = 40;
  const std::uint64_t none = 0;
  std::memcpy(chunk.data() + at, &none, sizeof none);
  Checksum checksum;
  checksum.add(chunk);
  const std::uint64_t sum = checksum.value();
  std::memcpy(chunk.data() + at, &sum, sizeof sum);
}

// Changes of tictactoe's manifest that chance does not come to.
using Change = std::vector<std::pair<std::string, std::string>>;
const std::string hash(64, 'a');
const Change rare_changes[] = {
    {{"chunk 1180", "chunk 600 166 78 " + hash + "\nreached 200 78 " + hash + "\nchunk 1180"}},
    {{"chunk 1180 166 78 " + hash, "chunk 1180 166 78 " + hash + "\nreached x"}},
    {{"chunk 1180 166 78 " + hash, "chunk 1180 166 78 " + hash + "\nreached 1 78 " + hash}},
    {{"chunk 1180 166 78 " + hash,
      "chunk 1180 166 78 " + hash + "\nreached 200 999999999 " + hash}},
    {{"chunk 1180 166 78", "chunk 1180 166 999999999"}},
    {{"chunk 1180 166", "chunk 1180 165"}},
    {{"positions 5478 958", "positions 5478 9999"}},
    {{"classes 765 138 390", "classes 5479 138 5104"}},
    {{"distance 5 122 0", "distance 5 122 0\ndistance 6 0 0"}},
    {{"start draw", "start win 9"}},
    {{"start draw", "start loss 0"}},
    {{"longest_loss 17", "longest_win 17"}},
    {{"longest_win 18", "longest_win 5000"}},
    {{"positions 5478 958 2836", "positions 5479 958 2837"}, {"1 2358", "1 2359"}},
    {{"positions 5478 958", "positions 5478 959"}},
    {{"2836 1068", "2837 1067"}, {"1 2358", "1 2359"}},
    {{"1068 1574", "1067 1575"}, {"0 0 942", "0 0 943"}},
    {{"1 2358", "1 2357"}, {"3 356", "3 357"}},
};

// A changed manifest with the checksum that belongs to it.
std::string resealed(std::string text) {
  const auto last = text.rfind("\nchecksum ");
  if (last == std::string::npos) return text;
  text.resize(last + 1);
  return text + table::checksum_line(text);
}

std::string with(const Change& change, std::string text) {
  for (const auto& [from, to] : change) {
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    if (at != std::string::npos) text.replace(at, from.size(), to);
  }
  return resealed(text);
}

struct Built {
  explicit Built(const char* name) : here(solve(name)) {
    files = *here.solved->stored()->build_table(some_hash, {});
    manifest = text_of(files.back());
  }
  // The table that a manifest describes, with the chunks that the engine accepts.
  void hear_check(Heard& heard, const std::string& text, const std::vector<TableFile>& chunks) {
    auto table = here.game->tables()->open_table(text);
    heard.hear(table);
    if (!table) return;
    for (std::size_t i = 0; i + 1 < chunks.size(); ++i)
      heard.hear((*table)->add_chunk(i, chunks[i].bytes));
    heard.hear((*table)->add_chunk(99, {}));
    const auto check = here.solved->stored()->check_table(**table, TableCheckDepth::stored, {});
    if (check && check->different > 0) heard.hear(check->example);
    // As web/page_table.mjs: what is missing or not reachable is not told.
    const auto probed = (*table)->probe(here.game->initial());
    if (!probed && probed.error().code == Errc::corrupt_data) heard.hear(probed.error());
  }

  SolvedHere here;
  std::vector<TableFile> files;  // the last one is the manifest
  std::string manifest;
};

void hear_changed_chunks(Heard& heard, Built& built, int times) {
  Random random(17);
  for (int i = 0; i < times; ++i) {
    std::vector<TableFile> files = built.files;
    std::vector<std::byte>& bytes = files[random() % (files.size() - 1)].bytes;
    const std::size_t at = i < 150 ? static_cast<std::size_t>(i) % 64 : random() % bytes.size();
    bytes[std::min(at, bytes.size() - 1)] ^=
        std::byte{static_cast<unsigned char>(1 + random() % 255)};
    if (i % 5 != 0) reseal(bytes);
    built.hear_check(heard, built.manifest, files);
  }
}

std::vector<std::byte> chunk_of(const std::string& name, std::size_t stored) {
  std::vector<table::StoredPosition> positions;
  for (std::size_t i = 0; i < stored; ++i) positions.push_back({i, table::Symbol{7}});
  SerialExecutor serial;
  return *table::write_chunk(name, {0, 1180}, positions, serial);
}

void hear_rare_faults(Heard& heard, Built& built) {
  for (const Change& change : rare_changes)
    built.hear_check(heard, with(change, built.manifest), built.files);

  std::vector<TableFile> files = built.files;
  files[0].bytes.pop_back();
  built.hear_check(heard, built.manifest, files);
  files = built.files;
  std::fill_n(files[0].bytes.begin() + 12, 4, std::byte{0});  // how many positions are stored
  reseal(files[0].bytes);
  built.hear_check(heard, built.manifest, files);

  files[0].bytes = chunk_of("tictactoe normal", 0);
  built.hear_check(heard, with({{"chunk 1180 166 78", "chunk 1180 0 48"}}, built.manifest), files);

  files = built.files;
  files.insert(files.begin() + 1,
               TableFile{"", chunk_of(table::reached_name("tictactoe normal"), 200)});
  const std::string reached = "\nreached 200 " + std::to_string(files[1].bytes.size()) + ' ' + hash;
  built.hear_check(heard, with({{hash, hash + reached}}, built.manifest), files);
}

TEST(ValueMessages, OfTablesAreKnown) {
  Heard heard;
  for (const char* name : {"tictactoe", "gobblers2"}) {
    Built built(name);
    Random random(19);
    for (int i = 0; i < 10'000; ++i) {
      std::string text = changed_manifest(built.manifest, random);
      if (random() % 2 != 0) text = changed_manifest(text, random);
      heard.hear(built.here.game->tables()->open_table(i % 2 == 0 ? text : resealed(text)));
    }
    hear_changed_chunks(heard, built, name == std::string_view("tictactoe") ? 1500 : 20);
    if (name == std::string_view("tictactoe")) hear_rare_faults(heard, built);
    for (const GameInfo& info : list_games())
      if (info.abilities.tables)
        heard.hear((*find_game(info.name, info.rules))->tables()->open_table(built.manifest));
  }
  heard.expect_all_known(200);
  heard.expect_all_used(manifest_messages(), {});
  heard.expect_all_used(table_messages(), {"%1: another value in the manifest"});  // not compared
}

}  // namespace
}  // namespace kanzen::app
