// The letters of Japanese come when it is read, and not before.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anotherVisitor, visit } from './page_suite.mjs';

const letters = '**/assets/*-japanese-*.otf';

/** @param {string[]} into the letters that a page asks for */
const noting = (into) => async (/** @type {import('playwright-core').Page} */ page) =>
  page.on('request', (request) => request.url().endsWith('.otf') && into.push(request.url()));

/** @type {string[]} */
const inEnglish = [];
visit(
  'in English none are fetched, until the visitor chooses Japanese',
  { prepare: noting(inEnglish) },
  async (visitor) => {
    await visitor.solved();
    assert.deepEqual(inEnglish, []);
    await visitor.click('button-language');
    await visitor.waitForLabel('button-language', /English/);
    assert.equal(await visitor.page.evaluate(() => document.documentElement.lang), 'ja');
    assert.match(await visitor.verdict(), /引き分け/);
    await visitor.page.reload();
    await visitor.solved();
    assert.equal(await visitor.verdict(), '最善なら引き分け', 'the choice is remembered');
    assert.equal(await visitor.page.evaluate(() => document.documentElement.lang), 'ja');
  },
);

test('in Japanese they are there with the first picture, each fetched once', async () => {
  /** @type {string[]} */
  const fetched = [];
  const visitor = await anotherVisitor({ locale: 'ja-JP', prepare: noting(fetched) });
  await visitor.drawn();
  assert.equal(await visitor.label('button-language'), 'English');
  await visitor.solved();
  assert.equal(fetched.length, 2);
  assert.equal(new Set(fetched).size, 2);
  assert.deepEqual(visitor.errors, []);
  await visitor.close();
});

visit(
  'letters that do not come are told, and asked for again',
  {
    locale: 'ja-JP',
    expectErrors: true,
    prepare: (page) => page.route(letters, (route) => route.fulfill({ status: 404 })),
  },
  async (visitor) => {
    await visitor.drawn();
    await visitor.waitForLabel('button-language', /日本語/);
    await visitor.page.waitForFunction(() =>
      /The letters of Japanese did not load/.test(
        document.querySelector('#mirror [role=alert]')?.textContent ?? '',
      ),
    );
    assert.match(await visitor.alert(), /HTTP status 404/);
    assert.equal(await visitor.page.evaluate(() => document.documentElement.lang), 'en');
    await visitor.page.unroute(letters);
    await visitor.activate('button-language');
    await visitor.waitForLabel('button-language', /English/);
  },
);
