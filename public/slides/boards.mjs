// The live boards and the slides around them: what is shown step by step moves the board, and a move on
// the board is shown in the figures next to it.

/**
 * @typedef {import('../../web/embed/kanzen-board.d.mts').KanzenBoard} Board
 * @typedef {import('reveal.js').RevealApi} Deck
 */

/** The ply at which the board's link opens. @param {Board} board */
const firstPly = (board) =>
  new URLSearchParams(board.getAttribute('link') ?? '').get('ply') ?? 'last';

/**
 * Moves the slide's board to the ply that each fragment has in `data-ply`.
 * @param {Deck} deck
 */
function stepWithFragments(deck) {
  const step = () => {
    const slide = deck.getCurrentSlide();
    const board = /** @type {Board | null} */ (slide.querySelector('kanzen-board'));
    const steps = [...slide.querySelectorAll('[data-ply]')];
    if (!board || steps.length === 0) return;
    const shown = steps.filter((one) => one.classList.contains('visible')).at(-1);
    const ply = shown?.getAttribute('data-ply') ?? firstPly(board);
    // A step of a board that is closed meanwhile is repeated when its slide is shown again.
    board.step(ply === 'last' ? ply : Number(ply)).catch(() => {});
  };
  for (const type of ['fragmentshown', 'fragmenthidden', 'slidechanged']) deck.on(type, step);
  step();
}

/** Marks the figures of the board's ply. */
function markPlies() {
  document.addEventListener('kanzen-change', (event) => {
    const { ply } = /** @type {CustomEvent<{ ply: number }>} */ (event).detail;
    const slide = /** @type {HTMLElement} */ (event.target).closest('section');
    for (const one of slide?.querySelectorAll('[data-at-ply]') ?? [])
      one.classList.toggle('current', one.getAttribute('data-at-ply') === String(ply));
  });
}

/** @param {Deck} deck */
export function followBoards(deck) {
  markPlies();
  stepWithFragments(deck);
}
