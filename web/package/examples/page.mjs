// A page with a board of Gobblers, and every move with its value, from the package's table.
import { openGame } from 'kanzen';

const element = (/** @type {string} */ id) =>
  /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {import('kanzen').Value | null} value */
function words(value) {
  if (!value) return 'no value';
  return value.outcome === 'draw' ? 'draw' : `${value.outcome} in ${value.distance}`;
}

/**
 * Draws the top piece of each square; capitals are the first player's.
 * @param {import('kanzen').Board} board
 */
function drawBoard({ columns, squares }) {
  const cells = squares.map(({ stack }) => {
    const cell = document.createElement('td');
    const top = stack.at(-1);
    cell.textContent = top ? (top.player === 1 ? top.kind : top.kind.toLowerCase()) : '';
    return cell;
  });
  const rows = [];
  for (let first = 0; first < cells.length; first += columns) {
    const row = document.createElement('tr');
    row.append(...cells.slice(first, first + columns));
    rows.push(row);
  }
  element('board').replaceChildren(...rows);
}

const game = await openGame({ game: 'gobblers' });

/** Runs an action, then shows its result. @param {() => Promise<unknown>} action */
async function after(action) {
  await action();
  const [board, moves] = await Promise.all([game.board(), game.moves()]);
  drawBoard(board);
  const { value } = board.end ? { value: null } : await game.probe();
  element('verdict').textContent = board.end
    ? `Player ${board.end.winner} has won.`
    : `Player ${board.toMove} is to move: ${words(value)}.`;
  element('moves').replaceChildren(
    ...moves.map(({ move, value: worth }) => {
      const item = document.createElement('li');
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = `${move}: ${words(worth)}`;
      button.className = worth?.outcome ?? '';
      button.addEventListener('click', () => after(() => game.play(move)));
      item.append(button);
      return item;
    }),
  );
}

element('back').addEventListener('click', () => after(() => game.undo()));
element('forth').addEventListener('click', () => after(() => game.redo()));

try {
  await after(() => game.openTable());
} catch (thrown) {
  element('verdict').textContent = `It does not work: ${thrown}`;
}
