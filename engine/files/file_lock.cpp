#include "engine/files/file_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace kanzen {
namespace {

bool lock(int descriptor, int operation) {
  while (flock(descriptor, operation) != 0)
    if (errno != EINTR) return false;
  return true;
}

// Returns whether the path still leads to the open file, and not to a file of a later lock.
bool leads_to(const std::filesystem::path& path, int descriptor) {
  struct stat named = {}, opened = {};
  return stat(path.c_str(), &named) == 0 && fstat(descriptor, &opened) == 0 &&
         named.st_dev == opened.st_dev && named.st_ino == opened.st_ino;
}

}  // namespace

Result<FileLock> FileLock::take(const std::filesystem::path& path, Others others) {
  std::filesystem::path own = path;
  own += ".lock";
  const int operation = others == Others::refuse ? LOCK_EX | LOCK_NB : LOCK_EX;
  for (;;) {
    const int descriptor = open(own.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOCTTY, 0666);
    const bool locked = descriptor >= 0 && lock(descriptor, operation);
    const int reason = errno;
    // A process that unlocks the file also deletes it, and another one may have waited for it.
    if (locked && leads_to(own, descriptor)) return FileLock(std::move(own), descriptor);
    if (descriptor >= 0) close(descriptor);
    if (locked) continue;
    return Error{Errc::io, untranslated(path.string() + ": " +
                                        (reason == EWOULDBLOCK
                                             ? "another process is working on it"
                                             : "cannot be locked: " +
                                                   std::generic_category().message(reason)))};
  }
}

// The file is deleted while it is locked, so that no other process deletes the next lock.
FileLock::~FileLock() {
  if (descriptor_ < 0) return;
  unlink(path_.c_str());
  close(descriptor_);
}

}  // namespace kanzen
