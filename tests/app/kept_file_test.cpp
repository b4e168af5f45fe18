// Where the desktop window keeps values.
#include "imgui_app/shell/kept_file.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

namespace kanzen::app {
namespace {

namespace fs = std::filesystem;

class KeptFileTest : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::path(testing::TempDir()) / ("kanzen-kept-" + std::to_string(getpid()));
    setenv("XDG_DATA_HOME", folder_.c_str(), 1);
  }
  void TearDown() override {
    unsetenv("XDG_DATA_HOME");
    fs::remove_all(folder_);
  }
  std::vector<std::string> files() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder_ / "kanzen"))
      names.push_back(entry.path().filename());
    return names;
  }

  fs::path folder_;
};

Result<void> write(const KeptFile& file, const std::string& text) {
  return file.replace([&](const ByteSink& sink) -> Result<void> {
    if (!sink(std::as_bytes(std::span(text.data(), text.size())))) return Error{Errc::io, "full"};
    return {};
  });
}

std::string read(const KeptFile& file) {
  std::string text(100, ' ');
  const ByteSource source = file.open();
  text.resize(source(std::as_writable_bytes(std::span(text.data(), text.size()))));
  return text;
}

TEST_F(KeptFileTest, IsWrittenReadAndRemoved) {
  const KeptFile file("gobblers", "strict");
  EXPECT_FALSE(file.exists());
  ASSERT_TRUE(write(file, "values"));
  EXPECT_TRUE(file.exists());
  EXPECT_EQ(files(), std::vector<std::string>{"gobblers-strict.values"});
  EXPECT_EQ(read(file), "values");
  EXPECT_FALSE(KeptFile("gobblers", "cover").exists());
  ASSERT_TRUE(file.remove());
  EXPECT_FALSE(file.exists());
  EXPECT_TRUE(file.remove()) << "nothing there is no fault";
}

TEST_F(KeptFileTest, AFailureLeavesWhatWasThere) {
  const KeptFile file("gobblers", "strict");
  ASSERT_TRUE(write(file, "old"));
  const auto failed = file.replace([](const ByteSink& sink) -> Result<void> {
    const std::byte half[] = {std::byte{1}};
    (void)sink(half);
    return Error{Errc::io, "no room"};
  });
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.error().message, "no room");
  EXPECT_EQ(read(file), "old");
  EXPECT_EQ(files().size(), 1U);
}

TEST_F(KeptFileTest, AFolderThatCannotBeMadeIsAnError) {
  setenv("XDG_DATA_HOME", "/dev/null", 1);
  const auto written = write(KeptFile("gobblers", "strict"), "values");
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().message,
            "cannot write to \"/dev/null/kanzen/gobblers-strict.values\": Not a directory");
}

}  // namespace
}  // namespace kanzen::app
