// Saved values in Node: in files, complete or not at all, and safe against damage.
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
const scratch = mkdtempSync(join(tmpdir(), 'kanzen-saved-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

/** @param {string} name a folder that is not there yet */
const fresh = (name) => join(scratch, name, 'values');
const file = 'gobblers2-strict.values';

/** @param {string} folder */
async function saveIn(folder) {
  const game = await openGame({ game: 'gobblers2' });
  const summary = await game.solve();
  const bytes = await game.save({ folder });
  return { game, summary, bytes };
}

test('values are saved, loaded and deleted', { timeout: 60_000 }, async () => {
  const folder = fresh('whole');
  const { game, summary, bytes } = await saveIn(folder);
  assert.deepEqual(readdirSync(folder), [file]);
  assert.equal(statSync(join(folder, file)).size, bytes);
  const again = await openGame({ game: 'gobblers2' });
  // Named as an address, and from the working directory.
  assert.equal(await again.load({ folder: join(scratch, 'elsewhere') }), null);
  assert.deepEqual(await again.load({ folder: pathToFileURL(folder) }), summary);
  assert.deepEqual(await again.load({ folder: relative(process.cwd(), folder) }), summary);
  assert.deepEqual(await again.moves(), await game.moves());
  const other = await openGame({ game: 'gobblers2', rules: 'cover' });
  assert.equal(await other.load({ folder }), null, 'of other rules there are none');
  assert.deepEqual(
    [await again.deleteSaved({ folder }), await again.deleteSaved({ folder })],
    [true, false],
  );
  assert.deepEqual(readdirSync(folder), []);
  for (const wrong of [3, null, '', 'https://example.org/'])
    await assert.rejects(game.deleteSaved({ folder: /** @type {any} */ (wrong) }), TypeError);
  for (const one of [game, again, other]) await one.close();
});

test('a solved game stays if nothing is saved', { timeout: 60_000 }, async () => {
  const game = await openGame({ game: 'gobblers2' });
  await game.solve();
  assert.equal(await game.load({ folder: fresh('nothing') }), null);
  assert.equal(game.solved, true);
  assert.equal((await game.probe()).value.outcome, 'draw');
  await game.close();
  await assert.rejects(game.load({ folder: fresh('nothing') }), { code: 'closed' });
});

test(
  'unless one is named, in the folder that the system has for it',
  { timeout: 60_000 },
  async () => {
    const script = `
    const { openGame } = await import(process.argv[1]);
    const game = await openGame({ game: 'gobblers1' });
    await game.solve();
    await game.save();`;
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
    const { game } = await saveIn(folder);
    await game.close();
    damage(join(folder, file));
    const again = await openGame({ game: 'gobblers2' });
    const refused = await again.load({ folder }).catch((thrown) => thrown);
    assert.equal(refused.code, 'corrupt_data', refused.message);
    assert.match(refused.message, reason);
    assert.match(refused.message, /has been discarded$/);
    assert.equal(again.solved, false);
    await assert.rejects(again.probe(), { code: 'not_solved' });
    assert.deepEqual(readdirSync(folder), []);
    assert.equal(await again.load({ folder }), null);
    await again.close();
  });
}

test(
  'a folder that cannot be written is reported, and its files are unchanged',
  { timeout: 60_000 },
  async () => {
    const folder = fresh('blocked');
    const { game, summary } = await saveIn(folder);
    const inAFile = { folder: join(folder, file) };
    await assert.rejects(game.save(inAFile), {
      code: 'io',
      message: /could not be written: .*(EEXIST|ENOTDIR)/,
    });
    await assert.rejects(game.load(inAFile), {
      code: 'io',
      message: /could not be opened: .*ENOTDIR/,
    });
    await game.solve();
    const taken = fresh('taken');
    mkdirSync(join(taken, file), { recursive: true });
    await assert.rejects(game.save({ folder: taken }), {
      code: 'io',
      message: /could not be written/,
    });
    assert.deepEqual(readdirSync(taken), [file], 'and nothing is left behind');
    await assert.rejects(game.deleteSaved({ folder: taken }), {
      code: 'io',
      message: /could not be deleted/,
    });
    assert.deepEqual(await game.load({ folder }), summary);
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
    const { game } = await saveIn(folder);
    assert.deepEqual(readdirSync(folder).sort(), [file, `${file}.2-2.part`, 'mine.part']);
    await game.close();
  },
);

test('two programs that save at once leave one complete file', { timeout: 60_000 }, async () => {
  const folder = fresh('twice');
  const games = await Promise.all([saveIn(folder), saveIn(folder), saveIn(folder)]);
  assert.deepEqual(readdirSync(folder), [file]);
  const opened = await games[0].game.load({ folder });
  const matches = games.filter(({ summary }) => isDeepStrictEqual(summary, opened));
  assert.equal(matches.length, 1, 'of one of them');
  for (const { game } of games) await game.close();
});
