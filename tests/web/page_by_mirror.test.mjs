// Games played without seeing the canvas: by keyboard alone, and by a screen reader's clicks, with only
// the text of the mirror.
import assert from 'node:assert/strict';
import { settled, visit } from './page_suite.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

/** @param {Visitor} visitor @param {string} key */
async function press(visitor, key) {
  await visitor.page.keyboard.press(key, { delay: 20 });
  await settled(visitor);
}

/** The item that a screen reader reads: the one that has the keyboard focus. @param {Visitor} visitor */
const heard = (visitor) =>
  visitor.page.evaluate(() => {
    const id = document.getElementById('canvas')?.getAttribute('aria-activedescendant');
    const item = id ? document.getElementById(id) : null;
    return { id: item?.dataset.id ?? '', words: item?.textContent ?? '' };
  });

/** @param {Visitor} visitor @param {string} id */
async function tabTo(visitor, id) {
  for (let i = 0; i < 60; ++i) {
    if ((await heard(visitor)).id === id) return;
    await press(visitor, 'Tab');
  }
  assert.fail(`Tab never came to ${id}`);
}

visit(
  'a game of tic-tac-toe is played by keyboard alone, and each focus is heard',
  { fragment: 'game=tictactoe' },
  async (visitor) => {
    await visitor.solved();
    await tabTo(visitor, 'square-a3');
    assert.match((await heard(visitor)).words, /^a3: /);
    // X: a3, b3, c3; O: a1, b1.
    const way = [
      ['Enter', 'X../.../...:2'],
      ['ArrowDown'],
      ['ArrowDown', undefined, 'square-a1'],
      ['Enter', 'X../.../O..:1'],
      ['ArrowUp'],
      ['ArrowUp'],
      ['ArrowRight', undefined, 'square-b3'],
      ['Space', 'XX./.../O..:2'],
      ['8', 'XX./.../OO.:1'], // squares by number, from the top left
      ['3', 'XXX/.../OO.:2'],
    ];
    for (const [key = '', position, focus] of way) {
      await press(visitor, key);
      if (position) await visitor.waitForPosition(position);
      if (focus) assert.equal((await heard(visitor)).id, focus);
    }
    await visitor.waitForVerdict('X has won');
    await press(visitor, 'Home');
    await visitor.waitForPosition('.../.../...:1');
    await press(visitor, 'End');
    await visitor.waitForPosition('XXX/.../OO.:2');
  },
);
