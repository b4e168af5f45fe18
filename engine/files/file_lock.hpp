#pragma once
// Locks a file while a process reads, changes and writes it, so that two processes do not lose each
// other's changes.
#include <filesystem>
#include <string>
#include <utility>

#include "engine/core/result.hpp"

namespace kanzen {

class FileLock {
 public:
  enum class Others { wait_for, refuse };

  // Locks a file or folder, which need not exist, until the lock is destroyed.  If another process
  // has locked it, waits, or returns Errc::io.  A file next to it, with the suffix ".lock", is the
  // lock, because the locked file is replaced when it is written (write_file.hpp); it is deleted
  // afterwards.  Errc::io: it cannot be made.
  static Result<FileLock> take(const std::filesystem::path& path, Others others = Others::wait_for);

  FileLock(FileLock&& other) noexcept
      : path_(std::move(other.path_)), descriptor_(std::exchange(other.descriptor_, -1)) {}
  FileLock& operator=(FileLock&&) = delete;
  ~FileLock();

 private:
  FileLock(std::filesystem::path path, int descriptor)
      : path_(std::move(path)), descriptor_(descriptor) {}

  std::filesystem::path path_;  // of the lock's own file
  int descriptor_;              // of that file; -1: another object has the lock
};

}  // namespace kanzen
