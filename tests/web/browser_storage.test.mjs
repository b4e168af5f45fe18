// Saved values in a browser's storage, here on a fake of it: a save that fails leaves the old file as it is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserStorage } from '../../web/storage/solution_storage.mjs';

const gameId = { game: 'gobblers2', rules: 'cover' };
const name = 'gobblers2-cover.values';

/** A folder of files, whose contents are texts. */
class FakeFolder {
  /** @type {Map<string, string>} */
  files = new Map();

  /** @param {string} file */
  async getFileHandle(file, { create = false } = {}) {
    if (!this.files.has(file)) {
      if (!create) throw new DOMException(file, 'NotFoundError');
      this.files.set(file, '');
    }
    return { createSyncAccessHandle: async () => this.#handle(file), move: this.#move(file) };
  }

  /** @param {string} file */
  async removeEntry(file) {
    this.files.delete(file);
  }

  /** @param {string} from */
  #move = (from) => async (/** @type {string} */ to) => {
    this.files.set(to, this.files.get(from) ?? '');
    this.files.delete(from);
  };

  /** @param {string} file */
  #handle(file) {
    const contents = () => this.files.get(file) ?? '';
    return {
      write: (/** @type {Uint8Array} */ from, /** @type {{ at: number }} */ { at }) => {
        this.files.set(file, contents().slice(0, at) + new TextDecoder().decode(from));
        return from.length;
      },
      truncate: (/** @type {number} */ size) => this.files.set(file, contents().slice(0, size)),
      flush: () => {},
      close: () => {},
    };
  }
}

/** @param {import('node:test').TestContext} t */
function newFolder(t, { quota = 1e9 } = {}) {
  const folder = new FakeFolder();
  const storage = {
    getDirectory: async () => ({ getDirectoryHandle: async () => folder }),
    estimate: async () => ({ quota, usage: 0 }),
  };
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  Object.defineProperty(globalThis, 'navigator', { value: { storage }, configurable: true });
  t.after(() => {
    if (before) Object.defineProperty(globalThis, 'navigator', before);
    else Reflect.deleteProperty(globalThis, 'navigator');
  });
  return folder;
}

const bytes = (/** @type {string} */ text) => new TextEncoder().encode(text);

/** @param {(write: (bytes: Uint8Array) => boolean) => { ok: boolean }} run */
const save = (run) => browserStorage().saveSolution(gameId, 10, run, ({ ok }) => ok);

test('a save replaces the old file', async (t) => {
  const { files } = newFolder(t);
  files.set(name, 'the old values');
  await save((write) => ({ ok: write(bytes('new')) && write(bytes(' values')) }));
  assert.deepEqual([...files], [[name, 'new values']]);
});

/** @type {[name: string, run: (write: (bytes: Uint8Array) => boolean) => { ok: boolean }][]} */
const failures = [
  ['the engine gives up', (write) => ({ ok: !write(bytes('new')) })],
  [
    'something is thrown in its midst',
    (write) => {
      write(bytes('new'));
      throw new DOMException('full', 'QuotaExceededError');
    },
  ],
];
for (const [what, run] of failures)
  test(`a save leaves the old file, and no other, when ${what}`, async (t) => {
    const { files } = newFolder(t);
    files.set(name, 'the old values');
    await save(run).then(
      ({ ok }) => assert.equal(ok, false),
      ({ code }) => assert.equal(code, 'io'),
    );
    assert.deepEqual([...files], [[name, 'the old values']]);
  });

test('so does one for which there is no room', async (t) => {
  const { files } = newFolder(t, { quota: 5 });
  files.set(name, 'old');
  await assert.rejects(
    save(() => ({ ok: true })),
    { code: 'io' },
  );
  assert.deepEqual([...files], [[name, 'old']]);
});
