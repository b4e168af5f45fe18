// <kanzen-board> where there is no DOM: a server that renders pages imports what browsers run.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KanzenBoard } from '../../web/embed/kanzen-board.mjs';

test('it is imported, and its attributes are properties that no method hides', () => {
  const names = KanzenBoard.observedAttributes.filter((name) => name !== 'lang'); // every element's
  assert.ok(names.includes('start'));
  for (const name of names) {
    const property = Object.getOwnPropertyDescriptor(KanzenBoard.prototype, name);
    assert.equal(typeof property?.set, 'function', name);
  }
});
