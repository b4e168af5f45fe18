// Keeping values in Node: in files, whole or not at all, and safe against damage.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual, promisify } from 'node:util';
import { importApi, modules } from './site.mjs';

const { openGame } = await importApi();
const scratch = mkdtempSync(join(tmpdir(), 'kanzen-kept-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

/** @param {string} name a folder that is not there yet */
const fresh = (name) => join(scratch, name, 'values');
const file = 'gobblers2-strict.values';

/** @param {string} folder */
async function keepIn(folder) {
  const game = await openGame({ game: 'gobblers2' });
  const summary = await game.solve();
  const bytes = await game.keep({ folder });
  return { game, summary, bytes };
}

test('values are kept, opened again and forgotten', { timeout: 60_000 }, async () => {
  const folder = fresh('whole');
  const { game, summary, bytes } = await keepIn(folder);
  assert.deepEqual(readdirSync(folder), [file]);
  assert.equal(statSync(join(folder, file)).size, bytes);
  const again = await openGame({ game: 'gobblers2' });
  // Named as an address, and from the working directory.
  assert.equal(await again.reopen({ folder: join(scratch, 'elsewhere') }), null);
  assert.deepEqual(await again.reopen({ folder: pathToFileURL(folder) }), summary);
  assert.deepEqual(await again.reopen({ folder: relative(process.cwd(), folder) }), summary);
  assert.deepEqual(await again.moves(), await game.moves());
  const other = await openGame({ game: 'gobblers2', rules: 'cover' });
  assert.equal(await other.reopen({ folder }), null, 'of other rules there are none');
  assert.deepEqual([await again.forget({ folder }), await again.forget({ folder })], [true, false]);
  assert.deepEqual(readdirSync(folder), []);
  for (const wrong of [3, null, '', 'https://example.org/'])
    await assert.rejects(game.forget({ folder: /** @type {any} */ (wrong) }), TypeError);
  for (const one of [game, again, other]) await one.close();
});

test('where nothing is kept a solved game stays', { timeout: 60_000 }, async () => {
  const game = await openGame({ game: 'gobblers2' });
  await game.solve();
  assert.equal(await game.reopen({ folder: fresh('nothing') }), null);
  assert.equal(game.solved, true);
  assert.equal((await game.probe()).value.outcome, 'draw');
  await game.close();
  await assert.rejects(game.reopen({ folder: fresh('nothing') }), { code: 'closed' });
});

test(
  'unless one is named, in the folder that the system has for it',
  { timeout: 60_000 },
  async () => {
    const script = `
    const { openGame } = await import(process.argv[1]);
    const game = await openGame({ game: 'gobblers1' });
    await game.solve();
    await game.keep();`;
    for (const [name, environment, place] of /** @type {const} */ ([
      ['cache', { XDG_CACHE_HOME: join(scratch, 'cache') }, 'kanzen'],
      ['home', { HOME: join(scratch, 'home'), XDG_CACHE_HOME: '' }, '.cache/kanzen'],
      ['home2', { HOME: join(scratch, 'home2'), XDG_CACHE_HOME: 'relative' }, '.cache/kanzen'],
    ])) {
      await promisify(execFile)(
        process.execPath,
        ['--input-type=module', '--eval', script, pathToFileURL(`${modules}/kanzen.mjs`).href],
        { env: { ...process.env, ...environment }, cwd: scratch },
      );
      assert.ok(existsSync(join(scratch, name, place, 'gobblers1-strict.values')), name);
    }
    assert.ok(!existsSync(join(scratch, 'relative')));
  },
);

/** @type {[name: string, damage: (path: string) => void, reason: RegExp][]} */
const damages = [
  ['a changed byte', changeAByte, /checksum/],
  ['nothing in it', (path) => truncateSync(path, 0), /cut off/],
];

/** @param {string} path */
function changeAByte(path) {
  const bytes = readFileSync(path);
  bytes.writeUInt8(bytes.readUInt8(1000) ^ 0xff, 1000);
  writeFileSync(path, bytes);
}

for (const [name, damage, reason] of damages) {
  test(`${name}: the copy is discarded with the reason`, { timeout: 60_000 }, async () => {
    const folder = fresh(name);
    const { game } = await keepIn(folder);
    await game.close();
    damage(join(folder, file));
    const again = await openGame({ game: 'gobblers2' });
    const refused = await again.reopen({ folder }).catch((thrown) => thrown);
    assert.equal(refused.code, 'corrupt_data', refused.message);
    assert.match(refused.message, reason);
    assert.match(refused.message, /has been discarded$/);
    assert.equal(again.solved, false);
    await assert.rejects(again.probe(), { code: 'not_solved' });
    assert.deepEqual(readdirSync(folder), []);
    assert.equal(await again.reopen({ folder }), null);
    await again.close();
  });
}

test(
  'where nothing can be written it is said, and what was there stays',
  { timeout: 60_000 },
  async () => {
    const folder = fresh('blocked');
    const { game, summary } = await keepIn(folder);
    const inAFile = { folder: join(folder, file) };
    await assert.rejects(game.keep(inAFile), {
      code: 'io',
      message: /could not be written: .*(EEXIST|ENOTDIR)/,
    });
    await assert.rejects(game.reopen(inAFile), {
      code: 'io',
      message: /could not be opened: .*ENOTDIR/,
    });
    await game.solve();
    const taken = fresh('taken');
    mkdirSync(join(taken, file), { recursive: true });
    await assert.rejects(game.keep({ folder: taken }), {
      code: 'io',
      message: /could not be written/,
    });
    assert.deepEqual(readdirSync(taken), [file], 'and nothing is left behind');
    await assert.rejects(game.forget({ folder: taken }), {
      code: 'io',
      message: /could not be deleted/,
    });
    assert.deepEqual(await game.reopen({ folder }), summary);
    await game.close();
  },
);

test(
  'what a program left half-written is removed when it is old',
  { timeout: 60_000 },
  async () => {
    const folder = fresh('abandoned');
    mkdirSync(folder, { recursive: true });
    const [old, young] = [`${file}.1-1.part`, `${file}.2-2.part`].map((name) => join(folder, name));
    for (const path of [old, young]) writeFileSync(String(path), 'half');
    utimesSync(String(old), 0, 0);
    writeFileSync(join(folder, 'mine.part'), 'of somebody else');
    const { game } = await keepIn(folder);
    assert.deepEqual(readdirSync(folder).sort(), [file, `${file}.2-2.part`, 'mine.part']);
    await game.close();
  },
);

test('two programs that keep at once leave one whole file', { timeout: 60_000 }, async () => {
  const folder = fresh('twice');
  const games = await Promise.all([keepIn(folder), keepIn(folder), keepIn(folder)]);
  assert.deepEqual(readdirSync(folder), [file]);
  const opened = await games[0].game.reopen({ folder });
  const matches = games.filter(({ summary }) => isDeepStrictEqual(summary, opened));
  assert.equal(matches.length, 1, 'of one of them');
  for (const { game } of games) await game.close();
});
