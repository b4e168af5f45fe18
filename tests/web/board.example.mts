// An example of <kanzen-board> in TypeScript; tsc compiles it, nothing runs it.
import { KanzenBoard, type BoardState, type Step } from '../../web/embed/kanzen-board.mjs';

export async function follow(where: Step): Promise<BoardState> {
  const board: KanzenBoard = document.createElement('kanzen-board');
  board.link = 'game=gobblers2&moves=L@b2';
  board.start = 'visible';
  board.theme = '';
  board.addEventListener('kanzen-change', ({ detail }) => console.log(detail.value?.outcome));
  document.addEventListener('kanzen-error', ({ detail }) => console.error(detail.message));
  window.addEventListener('kanzen-change', ({ target }) => console.log(target === board));
  document.body.append(board);
  board.run();
  await board.open('game=dobutsu');
  const state: BoardState = await board.step(where);
  board.stop();
  return board.state ?? state;
}

// Code that must not compile.
export async function wrong(board: KanzenBoard): Promise<void> {
  // @ts-expect-error there is no such way to start
  board.start = 'now';
  // @ts-expect-error the attribute, and no method
  board.start();
  // @ts-expect-error only the board sets its state
  board.state = null;
  // @ts-expect-error there is no such step
  await board.step('sideways');
  // @ts-expect-error a state has no such part
  board.addEventListener('kanzen-change', ({ detail }) => detail.board);
}
