#include "engine/files/write_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>
#include <utility>

#include "engine/files/output.hpp"

namespace kanzen {
namespace {

namespace fs = std::filesystem;

constexpr mode_t permission_bits = 0777;

Error unwritable(const std::string& path, int reason, const std::string& where = {}) {
  return {Errc::io, untranslated("cannot write to \"" + path + "\": " + where +
                                 std::generic_category().message(reason))};
}

// The file that a path leads to.
struct Target {
  fs::path path;                      // after following symbolic links
  std::optional<struct stat> before;  // nullopt: there is no file
  int descriptor = -1;                // of a file that this process has open, or -1

  bool can_be_replaced() const { return descriptor < 0 && (!before || S_ISREG(before->st_mode)); }
  bool is_fifo() const { return before && S_ISFIFO(before->st_mode); }
};

// Returns N for /proc/self/fd/N, to which links such as /dev/stdout lead; -1 for other paths.
int open_descriptor(const fs::path& path) {
  std::error_code error;
  const fs::path folder = fs::canonical(path.parent_path(), error);
  if (error || folder != fs::canonical("/proc/self/fd", error)) return -1;
  const std::string name = path.filename().string();
  const char* const end = name.data() + name.size();
  int number = -1;
  const auto [stop, fault] = std::from_chars(name.data(), end, number);
  return fault == std::errc() && stop == end ? number : -1;
}

Result<Target> find_target(const std::string& path) {
  constexpr int most_links = 40;  // as in Linux
  Target target;
  target.path = path;
  for (int links = 0;; ++links) {
    target.descriptor = open_descriptor(target.path);
    if (target.descriptor >= 0) return target;
    std::error_code error;
    const fs::path next = fs::read_symlink(target.path, error);
    if (error) break;  // not a symbolic link
    if (links == most_links) return unwritable(path, ELOOP);
    target.path = target.path.parent_path() / next;
  }
  struct stat found = {};
  if (stat(target.path.c_str(), &found) != 0) {
    if (errno != ENOENT) return unwritable(path, errno);
    if (!target.path.has_filename()) return unwritable(path, EISDIR);
    return target;
  }
  if (S_ISDIR(found.st_mode)) return unwritable(path, EISDIR);
  // Renaming needs permission for the folder only; this check protects a read-only file.
  if (access(target.path.c_str(), W_OK) != 0) return unwritable(path, errno);
  target.before = found;
  return target;
}

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using OpenFile = std::unique_ptr<std::FILE, CloseFile>;

// Opens a stream on a descriptor and owns it.  Null: errno has the reason.
OpenFile stream_of(int descriptor) {
  return OpenFile(descriptor < 0 ? nullptr : fdopen(descriptor, "wb"));
}

OpenFile open_directly(const Target& target) {
  return stream_of(target.descriptor >= 0
                       ? fcntl(target.descriptor, F_DUPFD_CLOEXEC, 0)
                       : open(target.path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY));
}

// Gives a new file the group, owner and permissions of the old one, as far as the system allows:
// only an administrator may change owners, and some file systems have no permissions.
void copy_permissions(int descriptor, const struct stat& before) {
  [[maybe_unused]] int status = fchown(descriptor, static_cast<uid_t>(-1), before.st_gid);
  status = fchown(descriptor, before.st_uid, static_cast<gid_t>(-1));
  status = fchmod(descriptor, before.st_mode & permission_bits);
}

// The new file, in the folder of its target.  The destructor deletes it unless it has replaced the
// target.
class Replacement {
 public:
  explicit Replacement(const Target& target) {
    const mode_t mode = target.before ? target.before->st_mode & permission_bits : mode_t{0666};
    // An interrupted process may have left a file of this name.
    constexpr unsigned most_names = 1000;
    int descriptor = -1;
    for (unsigned number = 0; descriptor < 0 && number < most_names; ++number) {
      const fs::path path = target.path.parent_path() / name(number);
      descriptor = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
      if (descriptor >= 0) path_ = path;
      if (descriptor < 0 && errno != EEXIST) break;
    }
    if (descriptor >= 0 && target.before) copy_permissions(descriptor, *target.before);
    file = stream_of(descriptor);
  }
  Replacement(const Replacement&) = delete;
  Replacement& operator=(const Replacement&) = delete;
  ~Replacement() {
    if (!path_.empty()) unlink(path_.c_str());
  }

  bool replace_target(const Target& target) {
    if (std::rename(path_.c_str(), target.path.c_str()) != 0) return false;
    path_.clear();
    return true;
  }

  OpenFile file;  // null: errno has the reason

 private:
  // Does not contain the target's name, which could make this one too long.
  static std::string name(unsigned number) {
    return "kanzen-" + std::to_string(getpid()) + '-' + std::to_string(number) + part_suffix;
  }

  fs::path path_;  // empty: there is no file to delete
};

Error unreplaceable(const std::string& path, const Target& target) {
  const int reason = errno;
  return unwritable(path, reason, target.before ? "its folder takes no file to replace it: " : "");
}

enum class Durability { handed_over, on_disk };

// Writes and closes a file.
Result<void> fill(OpenFile file, const std::string& path, const FileWriter& write,
                  Durability durability) {
  Output output(file.get(), '"' + path + '"');
  Result<void> outcome = write([&](std::string_view text) { return output.write(text); });
  // A failure of the output is the cause of an error of `write`, so it takes precedence.
  if (auto flushed = output.finish(); !flushed) outcome = flushed;
  if (outcome && durability == Durability::on_disk && fsync(fileno(file.get())) != 0)
    outcome = unwritable(path, errno);
  if (std::fclose(file.release()) != 0 && outcome) outcome = unwritable(path, errno);
  return outcome;
}

}  // namespace

Result<void> write_file(const std::string& path, const FileWriter& write) {
  const auto target = find_target(path);
  if (!target) return target.error();
  if (!target->can_be_replaced()) {
    OpenFile file = open_directly(*target);
    if (!file) return unwritable(path, errno);
    return fill(std::move(file), path, write, Durability::handed_over);
  }
  Replacement replacement(*target);
  if (!replacement.file) return unreplaceable(path, *target);
  auto filled = fill(std::move(replacement.file), path, write, Durability::on_disk);
  if (!filled) return filled;
  if (!replacement.replace_target(*target)) return unwritable(path, errno);
  return {};
}

Result<void> write_file(const std::string& path, std::string_view content) {
  return write_file(path, [&](const TextSink& sink) -> Result<void> {
    sink(content);
    return {};
  });
}

Result<void> check_writable(const std::string& path) {
  const auto target = find_target(path);
  if (!target) return target.error();
  if (target->is_fifo()) return {};  // closing it would signal the end to its reader
  if (target->can_be_replaced()) {
    const Replacement replacement(*target);
    if (!replacement.file) return unreplaceable(path, *target);
  } else if (!open_directly(*target)) {
    return unwritable(path, errno);
  }
  return {};
}

}  // namespace kanzen
