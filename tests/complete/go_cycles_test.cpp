// The boards of tests/oracle/go_cycles_agree_test.cpp that take longer, 4 by 4 minutes.
#include "tests/oracle/go_cycles_agree.hpp"

namespace kanzen {
namespace {

class LargeGoCyclesAgree : public testing::TestWithParam<PublishedBoard> {};

TEST_P(LargeGoCyclesAgree, WithPublishedScores) { expect_published_score(GetParam()); }

INSTANTIATE_TEST_SUITE_P(Sizes, LargeGoCyclesAgree,
                         testing::Values(PublishedBoard{9, 1, 0}, PublishedBoard{10, 1, 1},
                                         PublishedBoard{11, 1, 2}, PublishedBoard{12, 1, 1},
                                         PublishedBoard{5, 2, 10}, PublishedBoard{6, 2, 12},
                                         PublishedBoard{4, 3, 4}, PublishedBoard{4, 4, 2}),
                         board_name);

}  // namespace
}  // namespace kanzen
