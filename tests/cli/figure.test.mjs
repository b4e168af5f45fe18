// kanzen figure: SVG that a browser takes, on standard output or in a file.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { answer, json, kanzen } from './kanzen.mjs';

/**
 * Elements that are opened and closed in turn, attributes in quotes, nothing beside them.
 * @param {string} text
 */
function assertWellFormed(text) {
  /** @type {string[]} */
  const open = [];
  const tag = /<(\/?)([a-z]+)((?: [a-zA-Z0-9-]+="[^"<]*")*)(\/?)>/y;
  for (let at = 0; at < text.length;) {
    tag.lastIndex = at;
    const match = tag.exec(text);
    if (match) {
      const [, close, name, , empty] = match;
      if (close) assert.equal(open.pop(), name);
      else if (!empty) open.push(/** @type {string} */ (name));
      at = tag.lastIndex;
    } else {
      const next = text.indexOf('<', at);
      assert.ok(next !== at, `no element: ${text.slice(at, at + 60)}`);
      at = next < 0 ? text.length : next;
    }
  }
  assert.deepEqual(open, []);
}

test('every game is drawn', () => {
  for (const { game: name } of json(['games']).games) {
    const text = answer(['figure', name]);
    assert.match(text, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    assert.match(text, new RegExp(`<title>${name}, [a-z]+</title>`));
    assertWellFormed(text);
  }
});

test('--out takes the same file, and an unwritable one is told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kanzen-figure-'));
  try {
    const path = join(folder, 'board.svg');
    assert.equal(answer(['figure', 'tictactoe', '--out', path]), '');
    assert.equal(readFileSync(path, 'utf8'), answer(['figure', 'tictactoe']));
    const refused = kanzen(['figure', 'tictactoe', '--out', join(folder, 'none', 'board.svg')]);
    assert.equal(refused.status, 1);
    assert.match(refused.stderr, /cannot write to --out/);
    assert.ok(!existsSync(join(folder, 'none')));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('--width and --dark', () => {
  const text = answer(['figure', 'tictactoe', '--width', '240', '--dark']);
  assert.match(text, /width="240" height="240"/);
  assert.match(text, /#262a31/);
});

test('--from second turns the board round', () => {
  const plain = answer(['figure', 'dobutsu']);
  const turned = answer(['figure', 'dobutsu', '--from', 'second']);
  assertWellFormed(turned);
  const ranks = (/** @type {string} */ text) =>
    [...text.matchAll(/ y="([\d.]+)"[^>]*>([1-4])<\/text>/g)]
      .sort((one, other) => Number(one[1]) - Number(other[1]))
      .map((match) => match[2])
      .join('');
  assert.equal(ranks(plain), '4321');
  assert.equal(ranks(turned), '1234');
  assert.equal(answer(['figure', 'dobutsu', '--from', 'first']), plain);
  const refused = kanzen(['figure', 'dobutsu', '--from', 'above']);
  assert.equal(refused.status, 2);
  assert.match(refused.stderr, /"above" is unknown; there is: first, second/);
});

test('--piece draws a piece alone', () => {
  const piece = answer([
    'figure',
    'gobblers2',
    '--piece',
    'L',
    '--from',
    'second',
    '--width',
    '80',
  ]);
  assertWellFormed(piece);
  assert.match(piece, /<desc>Piece L of the second player.<\/desc>/);
  assert.match(piece, /width="67.2" height="56.88"/); // of a square of 80, and a margin
  assert.doesNotMatch(piece, /<text/);
  assert.notEqual(piece, answer(['figure', 'gobblers2', '--piece', 'L', '--width', '80']));
  const refused = kanzen(['figure', 'gobblers2', '--piece', 'S']);
  assert.equal(refused.status, 2);
  assert.match(refused.stderr, /gobblers2 has no piece "S"; there are: M, L/);
});

test('Go has scores and no values: figures of them are refused, and say why', () => {
  const asked = ['--values', '--tree', '--histogram', '--plot --moves b2.a1'];
  for (const options of asked) {
    for (const [rules, why] of /** @type {const} */ ([
      ['ko', /positions have scores, not wins in so many plies/],
      ['situational', /a position's score depends on its past/],
    ])) {
      const refused = kanzen(['figure', 'go:3', '--rules', rules, ...options.split(' ')]);
      assert.equal(refused.status, 2, options);
      assert.equal(refused.stdout, '');
      assert.match(refused.stderr, why);
    }
  }
  assert.match(answer(['figure', 'go:3', '--moves', 'b2.a1']), /^<svg /);
});
