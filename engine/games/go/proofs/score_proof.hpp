#pragma once
// Proofs of scores in files: a manifest with claims, and a chunk with the replies of the player who
// has to prove them (docs/FORMAT.md).
//
// A proof has every position with the prover to move that the opponent's moves and the prover's
// replies lead to, up to positions that a short search proves.  The positions themselves are not
// stored: a walk from the claims meets them all.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/executor.hpp"
#include "engine/core/result.hpp"
#include "engine/games/go/go.hpp"
#include "engine/games/go/small_grid.hpp"
#include "engine/games/go/state.hpp"
#include "engine/table/chunk.hpp"
#include "engine/table/manifest.hpp"

namespace kanzen::go {

// The prover can force a lead of `points` from the position, by area, in finitely many moves.
struct ProofClaim {
  State position;
  Player prover = 0;
  int points = 0;
};

// A position in which the prover is to move, and the lead that he has to reach.
struct ProverTurn {
  SmallPoints prover = 0, opponent = 0;  // stones
  SmallPoints ko = 0;                    // the point that simple ko forbids; 0 if none
  bool passed = false;                   // the last move was a pass
  int points = 0;                        // from -most_small_points to most_small_points
};

// Returns the position with Black as the prover.
State state_of(const ProverTurn& turn);

// The reply that a proof has for a position: the prover's move, or nullopt if a short search proves
// it.
using ProofReply = std::optional<Move>;

struct ProofManifest {
  std::string game, rules;
  std::uint64_t search_nodes = 0;  // the limit of a short search (check_search.hpp)
  std::vector<ProofClaim> claims;
  std::uint64_t stored = 0;  // positions
  // The sum of ProofReplies::digest of all positions, so that another proof, even a valid one, is
  // not taken for this one.
  std::uint64_t digest = 0;
  std::uint64_t bytes = 0;  // of the chunk, as sha256
  std::string sha256;

  std::string name() const { return game + ' ' + rules + " proof"; }
  std::string file_name() const { return table::chunk_file_name(game, rules, sha256); }
};

std::string format_proof_manifest(const Grid& grid, const ProofManifest& manifest);
// Errc::corrupt_data names the line, or the other game that the proof is of.
Result<ProofManifest> parse_proof_manifest(const Go& game, std::string_view text);

// The replies of a proof.
class ProofReplies {
 public:
  // Requires at most most_small_points points.
  ProofReplies(const Grid& grid, std::string name);

  // Encodes the replies of different positions, of which no two are symmetric.
  struct Stored {
    ProverTurn turn;
    ProofReply reply;
  };
  Result<std::vector<std::byte>> write(std::span<const Stored> replies, Executor& executor) const;
  // Errc::corrupt_data: the bytes are damaged or those of another proof.
  Result<void> read(std::span<const std::byte> bytes);

  // Returns the reply of a position of the proof, an arbitrary one for any other.  Requires that
  // `read` has succeeded.
  ProofReply reply(const ProverTurn& turn) const;
  // Returns a hash of the position and its symbol.  Same conditions.
  std::uint64_t digest(const ProverTurn& turn) const;

 private:
  struct Place {
    Index index = 0;
    unsigned symmetry = 0;  // of the image with this index
  };
  Place place_of(const ProverTurn& turn) const;
  table::Symbol symbol_at(Index index) const;
  Point original(unsigned symmetry, Point image) const;

  SmallGrid grid_;
  std::string name_;
  std::optional<table::Chunk> chunk_;
};

}  // namespace kanzen::go
