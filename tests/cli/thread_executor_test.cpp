// The pool of threads: every block runs once, on any thread, and the threads end cleanly.
#include "engine/threads/thread_executor.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <new>
#include <numeric>
#include <set>
#include <thread>
#include <vector>

namespace kanzen {
namespace {

class Threads : public testing::TestWithParam<unsigned> {};

TEST_P(Threads, EveryBlockRunsOnce) {
  ThreadExecutor executor(GetParam());
  EXPECT_EQ(executor.threads(), GetParam());
  for (const std::size_t blocks : {0u, 1u, 2u, 3u, 1000u}) {
    std::vector<std::atomic<int>> runs(blocks);
    executor.run(blocks, [&](std::size_t block) { ++runs[block]; });
    for (std::size_t block = 0; block < blocks; ++block) EXPECT_EQ(runs[block], 1) << block;
  }
}

// The caller and the next run see the data that a run has written without locks.
TEST_P(Threads, RunsFollowEachOther) {
  ThreadExecutor executor(GetParam());
  std::vector<int> numbers(64, 0);
  for (int round = 1; round <= 200; ++round) {
    executor.run(numbers.size(), [&](std::size_t block) { numbers[block] += round; });
    ASSERT_EQ(std::accumulate(numbers.begin(), numbers.end(), 0), 64 * round * (round + 1) / 2);
  }
}

TEST_P(Threads, AnExceptionEndsTheRunAndReachesTheCaller) {
  ThreadExecutor executor(GetParam());
  for (const std::size_t bad : {0u, 1u, 999u}) {
    EXPECT_THROW(executor.run(1000,
                              [&](std::size_t block) {
                                if (block == bad) throw std::bad_alloc();
                              }),
                 std::bad_alloc);
    std::atomic<int> runs{0};
    executor.run(1000, [&](std::size_t) { ++runs; });
    EXPECT_EQ(runs, 1000);
  }
}

TEST_P(Threads, EndsWithoutEverRunning) { const ThreadExecutor executor(GetParam()); }

INSTANTIATE_TEST_SUITE_P(One, Threads, testing::Values(1u));
INSTANTIATE_TEST_SUITE_P(Several, Threads, testing::Values(2u, 4u, 16u));

// A block that waits for the other one can only end if both run at once.
TEST(ThreadExecutor, BlocksRunAtTheSameTime) {
  ThreadExecutor executor(2);
  std::atomic<int> started{0};
  std::atomic<bool> met{true};
  executor.run(2, [&](std::size_t) {
    ++started;
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (started < 2 && met) {
      if (std::chrono::steady_clock::now() > deadline) met = false;
      std::this_thread::yield();
    }
  });
  EXPECT_TRUE(met);
}

TEST(ThreadExecutor, OneThreadIsTheCallersAndKeepsTheOrder) {
  ThreadExecutor executor(1);
  std::set<std::thread::id> ids;
  std::vector<std::size_t> order;
  executor.run(5, [&](std::size_t block) {
    ids.insert(std::this_thread::get_id());
    order.push_back(block);
  });
  EXPECT_EQ(ids, std::set{std::this_thread::get_id()});
  EXPECT_EQ(order, (std::vector<std::size_t>{0, 1, 2, 3, 4}));
}

TEST(ThreadExecutor, TheMachineHasAThread) { EXPECT_GE(ThreadExecutor::hardware_threads(), 1u); }

}  // namespace
}  // namespace kanzen
