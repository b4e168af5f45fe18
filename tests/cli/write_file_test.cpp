// Files that are written whole or not at all.
#include "engine/files/write_file.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <new>
#include <string>
#include <thread>

#include "engine/files/file_lock.hpp"

namespace kanzen {
namespace {

class WriteFileTest : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::path(testing::TempDir()) /
              ("kanzen-whole-file-" + std::to_string(getpid()));
    std::filesystem::create_directory(folder_);
    put("file", "old");
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::string at(const std::string& name) const { return (folder_ / name).string(); }
  void put(const std::string& name, const std::string& text) const {
    std::ofstream(at(name)) << text;
  }
  std::string content(const std::string& name) const {
    std::ifstream file(at(name));
    return {std::istreambuf_iterator<char>(file), {}};
  }
  std::size_t count_files() const {
    using Entries = std::filesystem::directory_iterator;
    return static_cast<std::size_t>(std::distance(Entries(folder_), Entries()));
  }
  void link(const std::string& name, const std::string& to) const {
    std::filesystem::create_symlink(to, at(name));
  }
  // Expects that a write fails, for this reason, and changes nothing.
  void expect_refusal(const std::string& name, const std::string& reason) const {
    const std::size_t before = count_files();
    const auto written = write_file(at(name), "new");
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().code, Errc::io);
    EXPECT_EQ(written.error().message, "cannot write to \"" + at(name) + "\": " + reason);
    EXPECT_EQ(count_files(), before);
    EXPECT_EQ(content("file"), "old");
  }

  std::filesystem::path folder_;
};

// While it lives, no file can become longer.
class SmallFiles {
 public:
  explicit SmallFiles(rlim_t bytes) {
    getrlimit(RLIMIT_FSIZE, &before_);
    struct rlimit limit = before_;
    limit.rlim_cur = bytes;
    setrlimit(RLIMIT_FSIZE, &limit);
  }
  SmallFiles(const SmallFiles&) = delete;
  SmallFiles& operator=(const SmallFiles&) = delete;
  ~SmallFiles() {
    setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }

 private:
  struct rlimit before_ = {};
  void (*handler_)(int) = std::signal(SIGXFSZ, SIG_IGN);
};

TEST_F(WriteFileTest, ReplacesAFileWithItsPermissions) {
  ASSERT_EQ(chmod(at("file").c_str(), 0606), 0);
  ASSERT_TRUE(check_writable(at("file")));
  EXPECT_EQ(content("file"), "old");
  ASSERT_TRUE(write_file(at("file"), "new"));
  EXPECT_EQ(content("file"), "new");
  EXPECT_EQ(std::filesystem::status(at("file")).permissions(), std::filesystem::perms(0606));
  EXPECT_EQ(count_files(), 1U);
}

TEST_F(WriteFileTest, ANewFileHasTheUsualPermissions) {
  const mode_t mask = umask(027);
  const auto written = write_file(at("other"), "new");
  umask(mask);
  ASSERT_TRUE(written);
  EXPECT_EQ(std::filesystem::status(at("other")).permissions(), std::filesystem::perms(0640));
}

TEST_F(WriteFileTest, AnErrorOfTheWriterLeavesWhatWasThere) {
  const auto written = write_file(at("file"), [](const TextSink& sink) -> Result<void> {
    EXPECT_TRUE(sink("half"));
    return Error{Errc::cancelled, untranslated("interrupted")};
  });
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().code, Errc::cancelled);
  EXPECT_EQ(content("file"), "old");
  const auto without_memory = [](const TextSink&) -> Result<void> { throw std::bad_alloc(); };
  EXPECT_THROW((void)write_file(at("file"), without_memory), std::bad_alloc);
  EXPECT_EQ(content("file"), "old");
  EXPECT_EQ(count_files(), 1U);
}

TEST_F(WriteFileTest, AFullDiskLeavesWhatWasThere) {
  const std::string large(100'000, 'x');
  const auto written = [&] {
    const SmallFiles limit(10'000);
    return write_file(at("file"), large);
  }();
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().message, "cannot write to \"" + at("file") + "\": File too large");
  EXPECT_EQ(content("file"), "old");
  EXPECT_EQ(count_files(), 1U);
}

TEST_F(WriteFileTest, TheLastOfTwoAtOnceStays) {
  const auto first = write_file(at("file"), [&](const TextSink& sink) -> Result<void> {
    sink("first");
    EXPECT_TRUE(write_file(at("file"), "second"));
    EXPECT_EQ(content("file"), "second");
    return {};
  });
  EXPECT_TRUE(first);
  EXPECT_EQ(content("file"), "first");
  EXPECT_EQ(count_files(), 1U);
}

TEST_F(WriteFileTest, ALinkStays) {
  std::filesystem::create_directory(at("below"));
  link("below/second", "../file");
  link("first", "below/second");
  ASSERT_TRUE(write_file(at("first"), "new"));
  EXPECT_EQ(content("file"), "new");
  link("nowhere", "made");
  ASSERT_TRUE(check_writable(at("nowhere")));
  EXPECT_FALSE(std::filesystem::exists(at("made")));
  ASSERT_TRUE(write_file(at("nowhere"), "new"));
  EXPECT_EQ(content("made"), "new");
  for (const char* name : {"first", "below/second", "nowhere"})
    EXPECT_TRUE(std::filesystem::is_symlink(at(name))) << name;
}

TEST_F(WriteFileTest, DevicesAreWrittenDirectly) {
  link("full", "/dev/full");
  EXPECT_TRUE(check_writable(at("full")));
  expect_refusal("full", "No space left on device");
  EXPECT_TRUE(write_file("/dev/null", "new"));
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
}

TEST_F(WriteFileTest, APipeIsWrittenDirectly) {
  ASSERT_EQ(mkfifo(at("pipe").c_str(), 0600), 0);
  ASSERT_TRUE(check_writable(at("pipe"))) << "without waiting for a reader";
  std::string read;
  std::thread reader([&] { read = content("pipe"); });
  const auto written = write_file(at("pipe"), "new");
  reader.join();
  EXPECT_TRUE(written);
  EXPECT_EQ(read, "new");
}

TEST_F(WriteFileTest, AnOpenFileGoesOnWhereItIs) {
  const int descriptor = ::open(at("file").c_str(), O_WRONLY | O_TRUNC);
  ASSERT_GE(descriptor, 0);
  const std::string name = "/dev/fd/" + std::to_string(descriptor);
  EXPECT_EQ(::write(descriptor, "1", 1), 1);
  EXPECT_TRUE(check_writable(name));
  EXPECT_TRUE(write_file(name, "2"));
  EXPECT_EQ(::write(descriptor, "3", 1), 1);
  ::close(descriptor);
  EXPECT_EQ(content("file"), "123");
  EXPECT_FALSE(write_file(name, "4")) << "it is closed";
}

TEST_F(WriteFileTest, WhereNoFileCanBeTheReasonIsNamed) {
  std::filesystem::create_directory(at("folder"));
  link("circle", "circle");
  expect_refusal("folder", "Is a directory");
  expect_refusal("missing/", "Is a directory");
  expect_refusal("missing/file", "No such file or directory");
  expect_refusal("file/file", "Not a directory");
  expect_refusal("circle", "Too many levels of symbolic links");
  EXPECT_FALSE(check_writable(at("missing/file")));
}

TEST_F(WriteFileTest, NoChangeOfALockedFileIsLost) {
  put("file", "");
  const auto append = [&] {
    for (int i = 0; i < 50; ++i) {
      const auto lock = FileLock::take(at("file"));
      ASSERT_TRUE(lock) << lock.error().message;
      ASSERT_TRUE(write_file(at("file"), content("file") + '+'));
    }
  };
  std::thread other(append);
  append();
  other.join();
  EXPECT_EQ(content("file"), std::string(100, '+'));
  EXPECT_EQ(count_files(), 1u);
}

TEST_F(WriteFileTest, ALockedFileIsRefused) {
  {
    const auto lock = FileLock::take(at("file"), FileLock::Others::refuse);
    ASSERT_TRUE(lock);
    const auto second = FileLock::take(at("file"), FileLock::Others::refuse);
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().message, at("file") + ": another process is working on it");
  }
  EXPECT_TRUE(FileLock::take(at("file"), FileLock::Others::refuse));
  EXPECT_EQ(FileLock::take(at("none/file")).error().code, Errc::io);
}

// While it lives, the administrator, who may write everywhere, is an ordinary user.
class OrdinaryUser {
 public:
  static constexpr uid_t nobody = 65534;
  OrdinaryUser() {
    if (is_administrator_) {
      EXPECT_EQ(setresuid(nobody, nobody, 0), 0);
    }
  }
  ~OrdinaryUser() {
    if (is_administrator_) {
      EXPECT_EQ(setresuid(0, 0, 0), 0);
    }
  }

 private:
  bool is_administrator_ = geteuid() == 0;
};

TEST_F(WriteFileTest, PermissionsAreRespected) {
  if (geteuid() == 0) {
    for (const std::string& path : {folder_.string(), at("file")})
      ASSERT_EQ(chown(path.c_str(), OrdinaryUser::nobody, static_cast<gid_t>(-1)), 0);
  }
  const OrdinaryUser user;
  ASSERT_EQ(chmod(at("file").c_str(), 0400), 0);
  expect_refusal("file", "Permission denied");
  ASSERT_EQ(chmod(at("file").c_str(), 0600), 0);
  ASSERT_EQ(chmod(folder_.c_str(), 0500), 0);
  expect_refusal("file", "its folder takes no file to replace it: Permission denied");
  expect_refusal("other", "Permission denied");
  EXPECT_FALSE(check_writable(at("other")));
  ASSERT_EQ(chmod(folder_.c_str(), 0700), 0);
}

}  // namespace
}  // namespace kanzen
