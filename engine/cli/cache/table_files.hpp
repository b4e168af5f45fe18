#pragma once
// Reads and writes tables in a folder.  A table consists of a manifest and the chunks it names.
#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/adapter/any_game.hpp"
#include "engine/core/result.hpp"

namespace kanzen::cli {

// Returns the SHA-256 digest as 64 lower-case hexadecimal digits.
std::string sha256(std::span<const std::byte> bytes);

// Creates the folder and its parents if they are missing.  Errc::io: that fails.
Result<void> make_folder(const std::string& folder);
// As make_folder; then checks that write_table could write into the folder, so that an error is
// reported before the game is solved.
Result<void> prepare_folder(const std::string& folder);

// Writes the files into an existing folder in their order.  The manifest must be the last of them,
// so that a manifest in the folder never names a missing chunk.  Several processes may write the
// same table at once.
Result<void> write_table_files(const std::string& folder, const std::vector<TableFile>& files);
// As write_table_files; then adds the table to the folder's list of tables.
Result<void> write_table(const std::string& folder, const GameInfo& info,
                         const std::vector<TableFile>& files);

// Opens the table of a game without its chunks.  Errc::io: the manifest cannot be read;
// Errc::corrupt_data: it is damaged; Errc::unsupported: the game has no tables.
Result<std::unique_ptr<TableSource>> open_table(const std::string& folder, const AnyGame& game);
// Loads the chunks with these numbers and checks their SHA-256.  Errc::io: a file cannot be read;
// Errc::corrupt_data: a file is damaged.
Result<void> load_chunks(const std::string& folder, std::span<const std::size_t> numbers,
                         TableSource& table);
// Loads the table of a game with all its chunks.  Errors of open_table and load_chunks.
Result<std::unique_ptr<TableSource>> load_table(const std::string& folder, const AnyGame& game);

// The files of a proof of scores.
struct ProofFiles {
  std::unique_ptr<ScoreProof> proof;  // with its chunk
  std::string manifest, chunk;        // the contents of the files
};
// Loads the proof of a game and checks its SHA-256, not what it proves.  Errors of load_table.
Result<ProofFiles> load_proof(const std::string& folder, const AnyGame& game);

}  // namespace kanzen::cli
