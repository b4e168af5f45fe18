#include "tests/bench/playout_comparison.hpp"

#include <ctime>

#include "engine/games/go/playout_board.hpp"
#include "tests/bench/baseline_playouts.hpp"

namespace kanzen {
namespace {

// Returns the processor time of this process, which other processes do not affect.
double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

class Measured {
 public:
  explicit Measured(const char* board) { speed_.board = board; }

  // Plays further playouts; reads the clock after each batch.
  template <class PlayOut>
  void measure(double seconds, unsigned batch, PlayOut&& play_out) {
    const double start = processor_seconds();
    double taken = 0;
    do {
      for (unsigned i = 0; i < batch; ++i) {
        const BaselinePlayout playout = play_out();
        moves_ += playout.moves;
        score_ += playout.score;
      }
      speed_.playouts += batch;
      taken = processor_seconds() - start;
    } while (taken < seconds);
    speed_.seconds += taken;
  }

  PlayoutSpeed speed() const {
    PlayoutSpeed speed = speed_;
    const auto count = static_cast<double>(speed.playouts);
    speed.moves_each = static_cast<double>(moves_) / count;
    speed.score_each = static_cast<double>(score_) / count;
    return speed;
  }

 private:
  PlayoutSpeed speed_{};
  std::uint64_t moves_ = 0;
  std::int64_t score_ = 0;
};

BaselinePlayout play_out(const go::PlayoutBoard& start, QuickRandom& random) {
  go::PlayoutBoard board(start);
  BaselinePlayout playout;
  const unsigned longest = 3 * board.grid().point_count();
  for (unsigned passes = 0; passes < 2 && playout.moves < longest; ++playout.moves) {
    const go::Spot spot = board.random_non_eye(random);
    passes = spot == go::no_spot ? passes + 1 : 0;
    if (spot == go::no_spot)
      board.pass();
    else
      board.play(spot);
  }
  playout.score = board.score_of_filled_board();
  return playout;
}

}  // namespace

std::vector<PlayoutSpeed> compare_playouts(unsigned side, double seconds) {
  constexpr unsigned rounds = 3, quick_batch = 64;
  const go::Grid points(side, side);
  const go::PaddedGrid grid(points);
  const go::PlayoutBoard start(grid);
  QuickRandom random(1);
  Measured sets("sets"), zobrist("zobrist"), quick("quick");
  for (unsigned round = 0; round < rounds; ++round) {
    const double each = seconds / rounds;
    sets.measure(each, 1, [&] { return play_out_with_sets(side, random); });
    zobrist.measure(each, 1, [&] { return play_out_with_zobrist(side, random); });
    quick.measure(each, quick_batch, [&] { return play_out(start, random); });
  }
  return {sets.speed(), zobrist.speed(), quick.speed()};
}

}  // namespace kanzen
