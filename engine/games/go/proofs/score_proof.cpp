#include "engine/games/go/proofs/score_proof.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "engine/core/numbers.hpp"
#include "engine/games/go/notation.hpp"
#include "engine/table/manifest_statistics.hpp"
#include "engine/table/phrases.hpp"

namespace kanzen::go {
namespace {

using table::LineFault;
using table::next_word;

constexpr std::string_view first_line = "kanzen-proof 1";
constexpr std::string_view player_names[] = {"black", "white"};
constexpr std::uint64_t most_search_nodes = 10'000'000;
constexpr std::size_t most_claims = 4096;

// The symbols of a chunk: the number of a point, or one of these.
constexpr table::Symbol pass_symbol = most_small_points, search_symbol = most_small_points + 1;

constexpr unsigned stones_bits = most_small_points, ko_bits = 5, points_bits = 6;
constexpr Index index_count = Index{1} << (2 * stones_bits + ko_bits + 1 + points_bits);

class ProofManifestReader {
 public:
  explicit ProofManifestReader(const Grid& grid) : grid_(grid) {}

  Result<ProofManifest> read(std::string_view text) {
    const std::string_view whole = text;
    while (!text.empty()) {
      ++number_;
      const std::size_t end = text.find('\n');
      if (end == std::string_view::npos) return damaged(phrase::line_is_cut_off);
      std::string_view line = text.substr(0, end);
      const std::string_view before = whole.substr(0, whole.size() - text.size());
      text.remove_prefix(end + 1);
      if (const auto fault = read_line(line, before)) return damaged(*fault);
    }
    if (next_ != Part::end) return damaged(phrase::is_not_complete);
    return std::move(manifest_);
  }

 private:
  // The line that is expected next; there are one or more claims.
  enum class Part : std::uint8_t {
    format,
    game,
    rules,
    search_nodes,
    claim,
    replies,
    chunk,
    checksum,
    end
  };

  LineFault read_line(std::string_view line, std::string_view before) {
    if (next_ == Part::format) {
      next_ = Part::game;
      if (line != first_line) return Diagnostic{phrase::no_manifest, first_line};
      return std::nullopt;
    }
    if (next_ == Part::checksum) {
      next_ = Part::end;
      if (std::string(line) + '\n' != table::checksum_line(before)) return phrase::wrong_checksum;
      return std::nullopt;
    }
    const std::string_view word = next_word(line);
    if (next_ == Part::claim && word == "replies" && !manifest_.claims.empty())
      next_ = Part::replies;
    if (next_ == Part::end || word != words[static_cast<std::size_t>(next_)])
      return Diagnostic{phrase::not_next, word.substr(0, 20)};
    const LineFault fault = read_part(line);
    if (next_ != Part::claim) next_ = static_cast<Part>(static_cast<int>(next_) + 1);
    if (fault) return Diagnostic{phrase::in_line, word, *fault};
    return std::nullopt;
  }

  LineFault read_part(std::string_view line) {
    switch (next_) {
      case Part::game: return read_name(line, manifest_.game);
      case Part::rules: return read_name(line, manifest_.rules);
      case Part::search_nodes: return read_search_nodes(line);
      case Part::claim: return read_claim(line);
      case Part::replies: return read_replies(line);
      default: return read_chunk(line);
    }
  }

  static LineFault read_name(std::string_view line, std::string& name) {
    if (line.empty()) return phrase::needs_name;
    name = line;
    return std::nullopt;
  }

  LineFault read_search_nodes(std::string_view line) {
    const auto nodes = parse_number<std::uint64_t>(line);
    if (!nodes || *nodes > most_search_nodes)
      return Diagnostic{phrase::needs_number, 0u, most_search_nodes};
    manifest_.search_nodes = *nodes;
    return std::nullopt;
  }

  LineFault read_claim(std::string_view line) {
    if (manifest_.claims.size() == most_claims) return phrase::too_many_positions;
    const std::string_view player = next_word(line);
    const auto points = parse_number<int>(next_word(line));
    const auto position = parse_position(grid_, Rules::ko, line);
    const int most = static_cast<int>(grid_.point_count());
    if ((player != player_names[0] && player != player_names[1]) || !points || *points > most ||
        *points < -most)
      return phrase::needs_claim;
    if (!position) return position.error();
    manifest_.claims.push_back(
        {*position, player == player_names[0] ? Player{0} : Player{1}, *points});
    return std::nullopt;
  }

  LineFault read_replies(std::string_view line) {
    const auto stored = parse_number<std::uint64_t>(next_word(line));
    const auto digest = parse_number<std::uint64_t>(line);
    if (!stored || !digest) return phrase::needs_replies;
    manifest_.stored = *stored;
    manifest_.digest = *digest;
    return std::nullopt;
  }

  LineFault read_chunk(std::string_view line) {
    const auto bytes = parse_number<std::uint64_t>(next_word(line));
    if (!bytes || !table::is_sha256(line)) return phrase::needs_proof_chunk;
    manifest_.bytes = *bytes;
    manifest_.sha256 = line;
    return std::nullopt;
  }

  Error damaged(const Diagnostic& what) const {
    return {Errc::corrupt_data, {phrase::in_manifest, number_, what}};
  }

  static constexpr std::array<std::string_view, 9> words = {
      "", "game", "rules", "search_nodes", "claim", "replies", "chunk", "checksum", ""};

  const Grid& grid_;
  ProofManifest manifest_;
  Part next_ = Part::format;
  std::size_t number_ = 0;  // of the line, from 1
};

}  // namespace

State state_of(const ProverTurn& turn) {
  State state;
  for (unsigned point = 0; point < most_small_points; ++point) {
    state.black[point] = (turn.prover & point_bit(point)) != 0;
    state.white[point] = (turn.opponent & point_bit(point)) != 0;
  }
  if (turn.ko != 0) state.ko = static_cast<Point>(std::countr_zero(turn.ko));
  state.passed = turn.passed ? 1 : 0;
  return state;
}

std::string format_proof_manifest(const Grid& grid, const ProofManifest& manifest) {
  std::string text = std::string(first_line) + '\n';
  text += "game " + manifest.game + '\n';
  text += "rules " + manifest.rules + '\n';
  text += "search_nodes " + std::to_string(manifest.search_nodes) + '\n';
  for (const ProofClaim& claim : manifest.claims)
    text += "claim " + std::string(player_names[claim.prover]) + ' ' +
            std::to_string(claim.points) + ' ' + format_position(grid, claim.position) + '\n';
  text +=
      "replies " + std::to_string(manifest.stored) + ' ' + std::to_string(manifest.digest) + '\n';
  text += "chunk " + std::to_string(manifest.bytes) + ' ' + manifest.sha256 + '\n';
  return text + table::checksum_line(text);
}

Result<ProofManifest> parse_proof_manifest(const Go& game, std::string_view text) {
  auto manifest = ProofManifestReader(game.grid()).read(text);
  const GameInfo& info = game.info();
  if (manifest && (manifest->game != info.name || manifest->rules != info.rules))
    return Error{Errc::corrupt_data,
                 {phrase::table_of_another, manifest->game + ' ' + manifest->rules,
                  info.name + ' ' + info.rules}};
  return manifest;
}

ProofReplies::ProofReplies(const Grid& grid, std::string name)
    : grid_(grid), name_(std::move(name)) {}

ProofReplies::Place ProofReplies::place_of(const ProverTurn& turn) const {
  Place least{UINT64_MAX};
  for (unsigned symmetry = 0; symmetry < grid_.symmetry_count(); ++symmetry) {
    const SmallPoints ko = grid_.image(symmetry, turn.ko);
    Index index = static_cast<Index>(turn.points + static_cast<int>(most_small_points));
    index = index << 1 | static_cast<Index>(turn.passed);
    index = index << ko_bits | static_cast<Index>(ko == 0 ? 0 : std::countr_zero(ko) + 1);
    index = index << stones_bits | grid_.image(symmetry, turn.opponent);
    index = index << stones_bits | grid_.image(symmetry, turn.prover);
    if (index < least.index) least = {index, symmetry};
  }
  return least;
}

// Returns the point with the given image; no_point if there is none.
Point ProofReplies::original(unsigned symmetry, Point image) const {
  for (Point point = 0; point < grid_.point_count(); ++point)
    if (grid_.image(symmetry, point_bit(point)) == point_bit(image)) return point;
  return no_point;
}

Result<std::vector<std::byte>> ProofReplies::write(std::span<const Stored> replies,
                                                   Executor& executor) const {
  std::vector<table::StoredPosition> positions;
  positions.reserve(replies.size());
  for (const Stored& stored : replies) {
    const Place place = place_of(stored.turn);
    table::Symbol symbol = search_symbol;
    if (stored.reply == pass)
      symbol = pass_symbol;
    else if (stored.reply)
      symbol = static_cast<table::Symbol>(
          std::countr_zero(grid_.image(place.symmetry, point_bit(stored.reply->point))));
    positions.push_back({place.index, symbol});
  }
  std::sort(positions.begin(), positions.end(),
            [](const auto& a, const auto& b) { return a.index < b.index; });
  return table::write_chunk(name_, {0, index_count}, positions, executor);
}

Result<void> ProofReplies::read(std::span<const std::byte> bytes) {
  auto chunk = table::Chunk::open(name_, {0, index_count}, bytes);
  if (!chunk) return chunk.error();
  chunk_ = *std::move(chunk);
  return {};
}

table::Symbol ProofReplies::symbol_at(Index index) const {
  return chunk_->stored() == 0 ? search_symbol : chunk_->symbol(index);
}

ProofReply ProofReplies::reply(const ProverTurn& turn) const {
  const Place place = place_of(turn);
  const table::Symbol symbol = symbol_at(place.index);
  if (symbol == pass_symbol) return pass;
  if (symbol > pass_symbol) return std::nullopt;
  return at_point(original(place.symmetry, symbol));
}

std::uint64_t ProofReplies::digest(const ProverTurn& turn) const {
  const Index index = place_of(turn).index;
  return mixed(mixed(index) + symbol_at(index));
}

}  // namespace kanzen::go
