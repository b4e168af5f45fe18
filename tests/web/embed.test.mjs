// A board embedded in another page: the options in its address, and the messages between it and the
// page around it.
import assert from 'node:assert/strict';
import { framed, inHostPage } from './host_page.mjs';
import { visit } from './page_suite.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

const centre = '-,-,-/-,L,-/-,-,-:2';
const line = 'game=gobblers2&rules=strict&moves=L@b2.L@a1';
const atEnd = '-,-,-/-,L,-/l,-,-:1';

/** The messages of a type that the surrounding page has received. @param {Visitor} visitor @param {string} type */
const messages = ({ page }, type) =>
  page.evaluate(
    (wanted) =>
      /** @type {any} */ (window).received.filter((/** @type {any} */ it) => it.type === wanted),
    type,
  );

/** @param {Visitor} visitor @param {object} message @returns {Promise<any>} the answer */
async function ask({ page }, message) {
  const id = `question ${Math.random()}`;
  await page.evaluate((data) => /** @type {any} */ (window).send(data), { id, ...message });
  const answer = await page.waitForFunction(
    (wanted) =>
      /** @type {any} */ (window).received.find((/** @type {any} */ it) => it.id === wanted),
    id,
  );
  return answer.jsonValue();
}

visit(
  'an embedded board reports its position, and follows requests',
  inHostPage(line),
  async (visitor) => {
    const board = await framed(visitor);
    const first = await ask(visitor, { type: 'hello' });
    assert.deepEqual(
      { ...first, id: undefined },
      {
        kanzen: 1,
        type: 'state',
        id: undefined,
        live: true,
        link: 'game=gobblers2&rules=strict&moves=L@b2.L@a1',
        position: atEnd,
        move: 'L@a1',
        ply: 2,
        plies: 2,
        toMove: 1,
        ended: false,
        winner: null,
        value: { outcome: 'draw', distance: null },
      },
    );
    for (const [to, ply] of /** @type {const} */ ([
      ['previous', 1],
      [2, 2],
    ])) {
      const { ply: now, link } = await ask(visitor, { type: 'step', to });
      assert.equal(now, ply, `after ${to}`);
      assert.equal(/ply=(\d)/.exec(link)?.[1] ?? '2', `${ply}`);
    }
    await board.waitForPosition(atEnd);
    for (const [wrong, reason] of /** @type {const} */ ([
      [{ type: 'open', link: 'game=chess' }, /the link's game: .*chess/],
      [{ type: 'open', link: 'moves=L@b2' }, /names no game; expected game=/],
      [{ type: 'step', to: 3 }, /expected first, previous, next, last, or a ply from 0 to 2/],
    ]))
      assert.match((await ask(visitor, wrong)).message, reason);
    assert.equal((await ask(visitor, { type: 'hello' })).position, atEnd);
    const opened = await ask(visitor, { type: 'open', link: '#game=tictactoe&moves=b2' });
    assert.equal(opened.position, '.../.X./...:2');
    // Moves of the reader are reported without a request.
    const { x, y } = await board.middle('square-a1');
    await visitor.page.mouse.click(x, y);
    await visitor.page.waitForFunction(
      () => /** @type {any} */ (window).received.at(-1)?.move === 'a1',
    );
    const change = (await messages(visitor, 'state')).at(-1);
    assert.equal(change.id, undefined);
    assert.equal(change.move, 'a1');
    assert.match(change.link, /moves=b2\.a1$/);
  },
);

visit(
  'fixed play can be walked, and not changed',
  inHostPage(line, { options: 'play=fixed' }),
  async (visitor) => {
    const board = await framed(visitor);
    const { page } = visitor;
    for (const id of ['square-b2', 'square-c3']) {
      const { x, y } = await board.middle(id);
      await page.mouse.click(x, y);
    }
    await page.keyboard.press('2');
    await page.keyboard.press('m');
    await page.waitForTimeout(200);
    assert.equal(await board.position(), atEnd);
    assert.deepEqual(await page.evaluate(() => /** @type {any} */ (window).passedOn), ['2', 'm']);
    await page.keyboard.press('ArrowLeft');
    await board.waitForPosition(centre);
    const { x, y } = await board.middle('button-redo');
    await page.mouse.click(x, y);
    await board.waitForPosition(atEnd);
  },
);

visit(
  'theme and language are those of its address, and not stored for the page',
  {
    path: 'embed.html?theme=dark&lang=ja',
    fragment: line,
    colorScheme: 'light',
  },
  async (visitor) => {
    await visitor.solved();
    const { page } = visitor;
    assert.match(await visitor.verdict(), /最善なら引き分け/);
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
    assert.deepEqual(await page.evaluate(() => Object.keys(localStorage)), []);
    // It ignores the page's saved settings.
    await page.evaluate(() => localStorage.setItem('kanzen.theme', 'light'));
    await page.reload();
    await visitor.solved();
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
  },
);

visit(
  'its fragment may contain options, and is a link afterwards',
  {
    path: 'embed.html?theme=light',
    fragment: `theme=dark&lang=ja&${line}&values=0&theme=light`,
    colorScheme: 'light',
  },
  async (visitor) => {
    const { page } = visitor;
    for (const reload of [false, true]) {
      if (reload) await page.reload();
      await visitor.solved();
      const { search, hash } = await page.evaluate(() => {
        const { search: query, hash: fragment } = location;
        return { search: query, hash: fragment };
      });
      const options = Object.fromEntries(new URLSearchParams(search));
      assert.deepEqual(options, { theme: 'dark', lang: 'ja', values: '0' });
      assert.equal(hash, `#${line}`);
      const root = await page.evaluate(() => {
        const { dataset, lang } = document.documentElement;
        return [dataset.theme, lang];
      });
      assert.deepEqual(root, ['dark', 'ja']);
      assert.doesNotMatch(await visitor.shown(), /引き分け/);
    }
  },
);

visit(
  'a wrong option is refused in words, also to the page around',
  inHostPage(line, { options: 'play=maybe' }),
  async (visitor) => {
    const fault = 'The address of this board has play=maybe; expected free, fixed.';
    const { type, message } = await ask(visitor, { type: 'step', to: 'next' });
    assert.deepEqual([type, message], ['failed', fault]);
    const shown = visitor.page.frameLocator('iframe').locator('#failure');
    await shown.waitFor({ state: 'visible' });
    assert.equal(await shown.textContent(), fault);
  },
);

visit(
  'a picture of the position waits for a click',
  {
    path: 'embed.html?start=click',
    fragment: line,
  },
  async (visitor) => {
    const { page } = visitor;
    await page.locator('#poster img').waitFor();
    const image = page.locator('#poster img');
    await page.waitForFunction(() => document.querySelector('img')?.naturalWidth);
    const picture = decodeURIComponent((await image.getAttribute('src')) ?? '');
    assert.match(picture, new RegExp(`<desc>[^<]*${atEnd}`));
    assert.equal(await page.evaluate(() => /** @type {any} */ (window).kanzenFrames), undefined);
    const sign = page.locator('#poster .play');
    assert.ok(await sign.isVisible());
    await page.emulateMedia({ media: 'print' });
    assert.equal(await sign.isVisible(), false, 'nothing can be started on paper');
    await page.emulateMedia({ media: null });
    await page.evaluate(() => (location.hash = 'game=tictactoe&moves=b2'));
    await page.waitForFunction(() =>
      decodeURIComponent(document.querySelector('img')?.src ?? '').includes('.X./...:2'),
    );
    await page.mouse.click(200, 200);
    await visitor.drawn();
    await visitor.waitForPosition('.../.X./...:2');
    assert.equal(await page.locator('#poster').count(), 0);
  },
);

visit(
  'the page around starts it, too',
  inHostPage(line, { options: 'start=click' }),
  async (visitor) => {
    const { page } = visitor;
    const frame = page.frames()[1];
    await frame?.locator('#poster img').waitFor();
    assert.equal((await ask(visitor, { type: 'hello' })).live, false);
    const { ply, live } = await ask(visitor, { type: 'step', to: 'previous' });
    assert.deepEqual({ ply, live }, { ply: 1, live: true });
  },
);

visit(
  'its way out leads to the whole page',
  inHostPage(line, { width: 640, height: 400 }),
  async (visitor) => {
    const board = await framed(visitor);
    const { x, y } = await board.middle('button-open');
    const [opened] = await Promise.all([
      visitor.context.waitForEvent('page'),
      visitor.page.mouse.click(x, y),
    ]);
    await opened.waitForURL(/#game=/);
    const url = new URL(opened.url());
    assert.equal(url.pathname + url.search, '/');
    assert.equal(url.hash, '#game=gobblers2&rules=strict&moves=L@b2.L@a1');
  },
);

visit(
  'the whole page in a frame becomes a board',
  {
    path: 'host.html',
    prepare: (page) =>
      page.route('**/host.html', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><link rel="icon" href="data:,"><iframe src="./#${line}"></iframe>`,
        }),
      ),
  },
  async ({ page }) => {
    await page.waitForFunction(() => frames[0]?.location.pathname === '/embed.html');
    assert.equal(await page.evaluate(() => frames[0]?.location.hash), `#${line}`);
  },
);
