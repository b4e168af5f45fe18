// The deck's live boards, and the positions of their posters. tests/web/slides.test.mjs checks that the lines
// are what the slides state.

/**
 * link: the page's link where the board starts. position: that of the poster.
 * @typedef {{ link: string, position: string, play: 'free' | 'fixed', values: boolean }} SlideBoard
 */

/** A win in 39 plies, the longest one, with a perfect line. */
export const longest = {
  position: 'm,L,-/-,-,-/l,-,-:1',
  moves:
    'L@a3.L@c3.b3b2.c3c1.M@b1.a1b1.b2a1.M@a2.M@c2.b1c2.a1a2.c1b1.a2b2.a2b3.b2b3.c2c3.c2a2.c3a2.b3a1.' +
    'b3c2.a1b2.c2a1.b2a1.b1c1.b1c3.c1c3.a1b2.a1b1.b2c2.b1b3.c2b1.a2a1.a2b2.a1c1.b1c2.c1b2.c2b3.b2a2.a3b1',
  end: 'm,mL,Ml/l,M,-/-,L,-:2',
};

/** Distances whose rounds the talk goes through one by one, with the line's position of each on the slide. */
const firstRounds = [0, 1, 2, 3, 4, 5, 6];
/** A round between those and the last one, which stands for the rounds that are left out. */
export const middleRound = 19;
/** Plies from the positions that the slide shows to the end of the line. */
export const shownRounds = [...firstRounds, middleRound, longest.moves.split('.').length];

/** The shortest line to a position that the notebook evaluates differently; each move preserves the draw. */
export const divergence = {
  moves: ['L@b2', 'M@b3', 'M@b1', 'L@b1', 'L@b3'],
  positions: [
    '-,-,-/-,-,-/-,-,-:1',
    '-,-,-/-,L,-/-,-,-:2',
    '-,m,-/-,L,-/-,-,-:1',
    '-,m,-/-,L,-/-,M,-:2',
    '-,m,-/-,L,-/-,Ml,-:1',
    '-,mL,-/-,L,-/-,Ml,-:2',
  ],
};

const start = '-,-,-/-,-,-/-,-,-:1';
const end = divergence.positions.at(-1) ?? start;
/** A line with as many plies as the chart of positions by ply. */
const exampleMoves = 'L@b2.M@b3.M@b1.L@b1.L@b3.M@a1.M@a2.L@c1';

/** @satisfies {Record<string, SlideBoard>} */
export const slideBoards = {
  game: { link: 'game=gobblers2&rules=strict', position: start, play: 'free', values: false },
  count: {
    link: `game=gobblers2&rules=strict&moves=${exampleMoves}&ply=3`,
    position: divergence.positions[3] ?? start,
    play: 'free',
    values: false,
  },
  backwards: {
    link: `game=gobblers2&rules=strict&position=${longest.position}&moves=${longest.moves}`,
    position: longest.end,
    play: 'fixed',
    values: true,
  },
  solve: { link: 'game=gobblers2&rules=strict', position: start, play: 'free', values: false },
  published: {
    link: 'game=gobblers2&rules=notebook',
    position: start,
    play: 'free',
    values: true,
  },
  corrected: {
    link: `game=gobblers2&rules=strict&moves=${divergence.moves.join('.')}&ply=0`,
    position: end,
    play: 'free',
    values: true,
  },
};
