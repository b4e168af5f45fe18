// Scores of small boards of Go through the JavaScript API, in Node.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { importApi, modules } from './site.mjs';
import { buildProof } from './score_proof.mjs';
import { withGame } from './with_game.mjs';

const { KanzenError } = await importApi();

test('every move has its score under ko', { timeout: 30_000 }, () =>
  withGame({ game: 'go:3', rules: 'ko' }, async (game) => {
    assert.equal(game.info.abilities.scores, true);
    const start = await game.score();
    assert.equal(start.position, '.../.../...:1');
    const nine = { low: 9, high: 9 }; // E. van der Werf (2004)
    assert.deepEqual([start.score, start.proven], [nine, nine]);
    const best = { move: 'b2', score: nine, proven: nine, position: '.../.X./...:2' };
    assert.equal(start.moves.length, 10);
    assert.deepEqual(start.moves[0], best);
    await game.play('b2');
    assert.deepEqual((await game.score()).score, nine);
    await game.play('pass');
    const pass = (await game.score()).moves.find(({ move }) => move === 'pass');
    assert.deepEqual(pass, { move: 'pass', score: nine, proven: nine, position: null });
  }),
);

test('a board too large to be solved is searched under ko', { timeout: 240_000 }, () =>
  withGame({ game: 'go:4', rules: 'ko' }, async (game) => {
    assert.equal(game.info.abilities.scores, false);
    /** @type {import('../../web/library/kanzen.d.mts').ScoreReport[]} */
    const reports = [];
    const start = await game.score({ seconds: 200, onReport: (report) => reports.push(report) });
    assert.deepEqual(start.score, { low: 1, high: 16 });
    assert.deepEqual(start.moves.at(-1)?.score, { low: -16, high: -16 });
    assert.ok(start.nodes > 0);
    const [first] = reports;
    assert.ok(first);
    assert.equal(first.score, null);
    assert.ok(first.proven.high - first.proven.low < 32, 'a bound has been proven');
    assert.ok(first.moves.every(({ score, position }) => score === null && position !== null));
    assert.deepEqual(reports.at(-1)?.moves, start.moves);
  }),
);

/** @type {Awaited<ReturnType<typeof buildProof>>} */
let proof;
before(async () => {
  proof = await buildProof('go:2,7');
});
after(() => proof.remove());

test('what a proof has is not searched for', { timeout: 60_000 }, () =>
  withGame({ game: 'go:2,7', rules: 'ko' }, async (game) => {
    const start = await game.score({ proof: proof.files });
    assert.deepEqual(start.score, { low: 14, high: 14 });
    assert.equal(start.nodes, 0);
    assert.ok(start.moves.every(({ score }) => score !== null));
    const choice = await game.choose({ player: 'perfect', proof: proof.files });
    assert.equal(choice.proved, true);
    assert.ok(start.moves.some(({ move, score }) => move === choice.move && score?.low === 14));
  }),
);

test(
  'a proof of another game, a damaged one and none are refused',
  { timeout: 60_000 },
  async () => {
    const { manifest, chunk } = proof.files;
    const isDamaged = (/** @type {unknown} */ error) =>
      error instanceof KanzenError && error.code === 'corrupt_data';
    await withGame({ game: 'go:7,2', rules: 'ko' }, (game) =>
      assert.rejects(game.score({ proof: proof.files }), isDamaged),
    );
    await withGame({ game: 'go:2,7', rules: 'ko' }, async (game) => {
      const damaged = Uint8Array.from(chunk, (byte, at) =>
        at === chunk.length - 1 ? byte ^ 1 : byte,
      );
      await assert.rejects(game.score({ proof: { manifest, chunk: damaged } }), isDamaged);
      await assert.rejects(game.score({ proof: /** @type {any} */ ({ manifest }) }), TypeError);
      assert.equal((await game.score({ proof: proof.files })).nodes, 0);
    });
  },
);

test('a board too large to be searched is refused', { timeout: 30_000 }, () =>
  withGame({ game: 'go:6', rules: 'ko' }, async (game) => {
    assert.equal(game.info.abilities.scoreSearch, false);
    await assert.rejects(
      game.score(),
      (error) => error instanceof KanzenError && error.code === 'unsupported',
    );
  }),
);

test('under superko the past of the game counts', { timeout: 60_000 }, () =>
  withGame({ game: 'go:4,1', rules: 'positional' }, async (game) => {
    assert.equal(game.info.abilities.scoreSearch, true);
    await game.setPosition('X.X.:2');
    assert.deepEqual((await game.score()).score, { low: -4, high: -4 });
    await game.setPosition('.OX.:1');
    await game.play('a1');
    assert.equal(await game.position(), 'X.X.:2');
    assert.deepEqual((await game.score()).score, { low: 4, high: 4 });
  }),
);

test('too little time is no error', { timeout: 30_000 }, () =>
  withGame({ game: 'go:3,4', rules: 'situational' }, async (game) => {
    const report = await game.score({ seconds: 0.1 });
    assert.equal(report.score, null);
    assert.deepEqual(report.proven, { low: -12, high: 12 });
    assert.ok(report.moves.every(({ score }) => score === null));
  }),
);

// A game of the API has a worker of its own; the page's is that of all games, one after the other.
// A search has nodes, and a list of all positions none.
test('a worker scores under the rules that are named', { timeout: 30_000 }, async (t) => {
  const { WorkerClient } = await import(`${modules}/worker_client.mjs`);
  const client = new WorkerClient();
  t.after(() => client.close());
  const start = { game: 'go:2', position: '../..:1', past: [], seconds: 10 };
  assert.equal((await client.request('score', { ...start, rules: 'ko' })).nodes, 0);
  assert.ok((await client.request('score', { ...start, rules: 'positional' })).nodes > 0);
});

// White has taken Black's stone; to take it back would repeat the board after Black's first move.
// The same board, set, has no past: nothing is repeated.
test('no player chooses a move that the past forbids, if there is one', { timeout: 60_000 }, () =>
  withGame({ game: 'go:1,2', rules: 'positional' }, async (game) => {
    await game.play('a1');
    await game.play('a2');
    for (let seed = 0; seed < 10; seed += 1)
      for (const player of /** @type {const} */ (['random', 'level1', 'level2', 'monte-carlo']))
        assert.equal((await game.choose({ player, seed, seconds: 0.05 })).move, 'pass', player);
    const position = await game.position();
    const chosen = new Set();
    for (let seed = 0; seed < 20; seed += 1)
      chosen.add((await game.choose({ player: 'random', position, seed })).move);
    assert.deepEqual([...chosen].sort(), ['a1', 'pass']);
    await game.setPosition(position);
    assert.deepEqual((await game.moves()).map(({ move }) => move).sort(), ['a1', 'pass']);
  }),
);
