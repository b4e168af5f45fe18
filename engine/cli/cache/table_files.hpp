#pragma once
// Tables in a folder: one manifest and the chunks that it names.
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/adapter/any_game.hpp"
#include "engine/core/result.hpp"

namespace kanzen::cli {

// SHA-256 in 64 small hexadecimal digits.
std::string sha256(std::span<const std::byte> bytes);

// Makes the folder, with those that it is in, where it is missing.
Result<void> make_folder(const std::string& folder);
// The same, and sees whether write_table can begin: before the work of solving.
Result<void> prepare_folder(const std::string& folder);

// Into a folder that is there.  The files come last to first into place, so that a manifest
// never names what is not there yet.  Several programs may do so at once.
Result<void> write_table_files(const std::string& folder, const std::vector<TableFile>& files);
// The same; then the table is entered in the folder's list.
Result<void> write_table(const std::string& folder, const GameInfo& info,
                         const std::vector<TableFile>& files);

// The table of a game with all its chunks, each with the right hash.
Result<std::unique_ptr<TableSource>> load_table(const std::string& folder, const AnyGame& game);

}  // namespace kanzen::cli
