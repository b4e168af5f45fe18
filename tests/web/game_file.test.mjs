// Games as JSON files: what is saved is opened again, and faults of a file are reported, with
// its place and in both languages.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { GameFileError, gameFileFromLink, linkFromGameFile } from '../../web/page/game_file.mjs';
import { importApi } from './site.mjs';

const { listGames, openGame, openLink } = await importApi();
const root = new URL('../../', import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, root), 'utf8');

/** @param {number} seed @returns {(below: number) => number} */
function createRandom(seed) {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

/** @param {string} text @returns {string} what is wrong with it */
function fault(text) {
  try {
    linkFromGameFile(text);
  } catch (thrown) {
    assert.ok(thrown instanceof GameFileError, String(thrown));
    assert.match(thrown.japanese, /[\u3040-\u30ff]/);
    return thrown.message;
  }
  return '';
}

test('the example of the documentation is what is saved, and opens', async () => {
  const [, example = ''] = /```json\n([^]*?)```/.exec(read('docs/LINKS.md')) ?? [];
  const link = linkFromGameFile(example);
  assert.deepEqual(JSON.parse(gameFileFromLink(link)), JSON.parse(example));
  const game = await openLink(link);
  assert.deepEqual(
    (await game.variations()).map(({ move }) => move),
    [null, 'L@b2', 'M@a1', 'M@c3', 'L@a1', 'L@c3', 'L@b1'],
  );
  const { message } = await refusal(() => linkFromGameFile(example.replace('"L@a1"', '7')));
  assert.ok(read('docs/LINKS.md').replaceAll(/\s+/g, ' ').includes(message), message);
});

/** @param {() => unknown} body @returns {Promise<Error>} */
async function refusal(body) {
  try {
    await body();
  } catch (thrown) {
    return /** @type {Error} */ (thrown);
  }
  throw new Error('nothing was refused');
}

test('games of every kind, with variations, come back the same', async () => {
  const random = createRandom(3);
  const names = [...new Set((await listGames()).map(({ name }) => name)), 'mnk:5,4,4', 'go:5'];
  for (const name of names) {
    const game = await openGame({ game: name });
    for (let step = 0; step < 60; ++step) {
      const moves = await game.moves();
      const { move } = moves[random(moves.length || 1)] ?? {};
      if (move === undefined || random(4) === 0) await game.undo();
      else await game.play(move);
    }
    if ((await game.moves()).length > 0) await game.play(random(2) === 0 ? 'draw' : 'resign');
    await game.play(`=${(await game.history())[0]?.position.replaceAll('.', '_')}`);
    const link = await game.link();
    const file = gameFileFromLink(link);
    assert.equal(linkFromGameFile(file), link);
    assert.equal(await (await openLink(linkFromGameFile(file))).link(), link, name);
  }
});

test("the page's own keys, komi and places are preserved", () => {
  for (const link of [
    'game=go:9&rules=ko&komi=6.5&moves=e5&ply=0&marks=0:circle-e5,1:label-d4-~7E&mode=play&players=watch&opponent=slipping20,random&view=second',
    'game=gobblers2&rules=cover&mode=statistics',
    'game=dobutsu&position=x&moves=a(b(c)(d))(e).f&variation=3',
    'game=go:5&rules=positional&moves=c3.a1.pass.pass&dead=a1',
    'game=go:5&rules=japanese&moves=c3.a1.pass.pass&mode=play&dead=none',
    'game=tictactoe&rules=normal&moves=b2.=O__/_X_/___:1.a1(=___/_X_/___:2.c1).c3',
  ])
    assert.equal(linkFromGameFile(gameFileFromLink(link)), link);
});

const whole = gameFileFromLink(
  'game=gobblers2&rules=strict&position=-,-,-/-,-,-/-,-,-:1&komi=7.5' +
    '&moves=L@b2.M@a1(M@c3.L@a1)(L@c3).L@b1&variation=1&ply=2&mode=play&players=two&view=first',
);

test('a fault is reported with its place', () => {
  /** @param {Record<string, unknown>} change */
  const changed = (change) => JSON.stringify({ ...JSON.parse(whole), ...change });
  const move = 'a move, or an object with "move" and "variations"';
  for (const [text, message] of [
    ['{', /^the file is not JSON: ./],
    ['[]', 'the file is not a game of Kanzen: []; expected "format": "kanzen-game"'],
    ['{}', 'the file is not a game of Kanzen: missing; expected "format": "kanzen-game"'],
    [changed({ version: 2 }), 'the file has version 2; expected 1'],
    [changed({ game: undefined }), 'the file has no "game"; expected the name of a game'],
    [changed({ game: 7 }), 'game is 7; expected the name of a game'],
    [changed({ rules: null }), 'rules is null; expected text'],
    [changed({ komi: '6' }), 'komi is "6"; expected a number'],
    [changed({ moves: 'L@b2' }), 'moves is "L@b2"; expected a list'],
    [changed({ moves: [1] }), `moves[0] is 1; expected ${move}`],
    ...['a.b', 'a(b', 'a b'].map((two) => [
      changed({ moves: [two] }),
      `moves[0] is "${two}"; expected a move without dots, brackets and spaces`,
    ]),
    [changed({ moves: [{}] }), `the file has no "moves[0].move"; expected ${move}`],
    [
      changed({ moves: [{ move: 'a', variations: [['b', {}], []] }] }),
      `the file has no "moves[0].variations[0][1].move"; expected ${move}`,
    ],
    [
      changed({ moves: [{ move: 'a', variations: [[]] }] }),
      'moves[0].variations[0] is []; expected a list that is not empty',
    ],
    [changed({ ply: -1 }), 'ply is -1; expected a whole number from 0 on'],
    [changed({ variation: 0 }), 'variation is 0; expected a whole number from 1 on'],
    [changed({ page: [] }), 'page is []; expected an object'],
    [
      changed({ page: { opponent: 'chess' } }),
      'page.opponent is "chess"; expected perfect, random, slipping20, or two of them with a comma between',
    ],
    [changed({ page: { view: 'up' } }), 'page.view is "up"; expected first or second'],
    [
      changed({ page: { mode: 'toString' } }),
      'page.mode is "toString"; expected play, analyse or statistics',
    ],
    [
      changed({ moves: Array(20_000).fill('M@a1-b2') }),
      'the file has too many moves and is not opened; expected at most 3000',
    ],
  ]) {
    if (typeof message === 'string') assert.equal(fault(String(text)), message);
    else assert.match(fault(String(text)), /** @type {RegExp} */ (message));
  }
});

test('lists within lists for ever are refused, not followed', () => {
  let moves = '["a"]';
  for (let depth = 0; depth < 20_000; ++depth) moves = `[{"move":"a","variations":[${moves}]}]`;
  const message = fault(`{"format":"kanzen-game","version":1,"game":"go:9","moves":${moves}}`);
  assert.match(message, /variations are nested 501 deep|the file is not JSON/);
});

test('nothing in a file is taken for another part of the link', () => {
  const file = JSON.stringify({
    ...{ format: 'kanzen-game', version: 1, game: 'go:9&rules=x', position: 'a#b%41 c' },
    moves: ['e5&komi=3'],
  });
  assert.equal(
    linkFromGameFile(file),
    'game=go:9%26rules=x&position=a%23b%2541%20c&moves=e5%26komi=3',
  );
});

/** @param {unknown} value @param {(below: number) => number} random @returns {unknown} */
function mutated(value, random) {
  const others = [null, true, -1, 1e300, '', 'a.b(', [], {}, [[[]]], '\u0000', '__proto__'];
  if (random(12) === 0) return others[random(others.length)];
  if (Array.isArray(value)) return value.map((one) => mutated(one, random));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) =>
      random(25) === 0 ? [] : [[key, mutated(one, random)]],
    ),
  );
}

test('thousands of damaged files are opened or refused, and never more', async () => {
  const random = createRandom(11);
  /** @type {Set<string>} */
  const links = new Set();
  let refused = 0;
  for (let i = 0; i < 6000; ++i) {
    const file = JSON.stringify(mutated(JSON.parse(whole), random));
    const text = random(3) === 0 ? file.slice(0, random(file.length)) : file;
    if (fault(text) === '') links.add(linkFromGameFile(text));
    else ++refused;
  }
  assert.ok(refused > 3000 && links.size > 50, `${refused} refused, ${links.size} opened`);
  // The engine plays or refuses a well-formed file, as it does any link.
  for (const link of [...links].slice(0, 100))
    await openLink(link).catch((thrown) => assert.equal(thrown.name, 'KanzenError', link));
});
