// The scores that E. van der Werf published for small boards of Go follow from the rules if endless
// play is judged by captures (docs/games/go.md).  tests/complete/go_cycles_test.cpp has larger
// boards.
#include "tests/oracle/go_cycles_agree.hpp"

namespace kanzen {
namespace {

class GoCyclesAgree : public testing::TestWithParam<PublishedBoard> {};

TEST_P(GoCyclesAgree, WithPublishedScores) { expect_published_score(GetParam()); }

INSTANTIATE_TEST_SUITE_P(Sizes, GoCyclesAgree,
                         testing::Values(PublishedBoard{2, 1, 0}, PublishedBoard{3, 1, 3},
                                         PublishedBoard{4, 1, 4}, PublishedBoard{5, 1, 0},
                                         PublishedBoard{6, 1, 1}, PublishedBoard{7, 1, 2},
                                         PublishedBoard{8, 1, 3}, PublishedBoard{2, 2, 0},
                                         PublishedBoard{3, 2, 0}, PublishedBoard{4, 2, 8},
                                         PublishedBoard{3, 3, 9}),
                         board_name);

}  // namespace
}  // namespace kanzen
