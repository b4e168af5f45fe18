// <kanzen-board> in another page: its picture, its board, its events, and the number of boards that a
// page can have.
import assert from 'node:assert/strict';
import { alone, clickBoard, frameOfBoard, noted, ofBoard, script } from './board_page.mjs';
import { inOwnPage } from './host_page.mjs';
import { visit } from './page_suite.mjs';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('../../web/embed/kanzen-board.d.mts').KanzenBoard} KanzenBoard
 */

visit(
  'it shows a picture, the board after a click, passes keys on, and after it was closed opens at the same position',
  alone(),
  async ({ page }) => {
    const poster = page.locator('kanzen-board >> button');
    assert.equal(await poster.getAttribute('aria-label'), 'Start the board');
    assert.equal(await page.locator('kanzen-board >> iframe').count(), 0);
    await clickBoard(page);
    const [first] = await noted(page, 'changes');
    assert.equal(first.position, '-,-,-/-,L,-/l,-,-:1');
    assert.equal(first.ply, 2);
    assert.ok(await poster.isHidden());
    assert.ok(await ofBoard(page, ({ live }) => live));
    // Keys without a use reach the page around.
    const frame = frameOfBoard(page);
    await frame?.waitForFunction(() => document.activeElement?.id === 'canvas');
    for (const key of ['PageDown', 'ArrowLeft', 'f']) await page.keyboard.press(key);
    await page.waitForFunction(() => /** @type {any} */ (window).keys.length >= 2);
    assert.deepEqual(await noted(page, 'keys'), ['PageDown 34', 'f 70']);
    await page.waitForFunction(() => /** @type {any} */ (window).changes.at(-1).ply === 1);
    await ofBoard(page, (board) => board.step('first'));
    await ofBoard(page, (board) => board.stop());
    assert.equal(await page.locator('kanzen-board >> iframe').count(), 0);
    const ply = await ofBoard(page, async (board) => (await board.step('next')).ply);
    assert.equal(ply, 1);
  },
);

visit('its methods control the board, and report errors', alone(), async ({ page }) => {
  const results = await ofBoard(page, async (board) => {
    const back = await board.step('previous'); // which starts it
    const ply = await board.step(0);
    const opened = await board.open('https://example.org/#game=tictactoe&moves=b2');
    const wrong = await board
      .open('game=chess')
      .catch((/** @type {Error} */ error) => error.message);
    const past = await board.step(7).catch((/** @type {Error} */ error) => error.message);
    return [back.ply, ply.ply, opened.position, wrong, past, board.state?.link];
  });
  assert.deepEqual(results.slice(0, 3), [1, 0, '.../.X./...:2']);
  assert.match(`${results[3]}`, /chess/);
  assert.match(`${results[4]}`, /a ply from 0 to 1/);
  assert.equal(results[5], 'game=tictactoe&rules=normal&moves=b2');
  // Its attribute opens another link, too.
  await ofBoard(page, (board) => board.setAttribute('link', 'game=tictactoe&moves=a1'));
  await page.waitForFunction(() => /** @type {any} */ (window).changes.at(-1).move === 'a1');
  await ofBoard(page, (board) => board.setAttribute('link', 'game=go:77'));
  await page.waitForFunction(() => /** @type {any} */ (window).faults.length === 1);
  // After it was closed it opens its new link, not its last position.
  const position = await ofBoard(page, async (board) => {
    board.stop();
    board.setAttribute('link', 'game=tictactoe&moves=b2.a1');
    return (await board.step('previous')).position;
  });
  assert.equal(position, '.../.X./...:2');
});

visit(
  'its attributes are those of the frame',
  alone('play="fixed" values="0" theme="dark" lang="ja" poster="data:image/svg+xml,<svg/>"'),
  async ({ page }) => {
    const poster = page.locator('kanzen-board >> button');
    assert.equal(await poster.getAttribute('aria-label'), '盤を動かす');
    assert.equal(await poster.locator('img').getAttribute('src'), 'data:image/svg+xml,<svg/>');
    await clickBoard(page);
    const { searchParams, hash } = new URL(frameOfBoard(page)?.url() ?? '');
    assert.deepEqual(Object.fromEntries(searchParams), {
      play: 'fixed',
      values: '0',
      theme: 'dark',
      lang: 'ja',
      origin: await page.evaluate(() => location.origin),
    });
    assert.equal(hash, '#game=gobblers2&rules=strict&moves=L@b2.L@a1');
    // Redirects may lose a query.
    const src = await page.locator('kanzen-board >> iframe').getAttribute('src');
    assert.equal(new URL(src ?? '').search, '');
  },
);

visit(
  'its attributes are properties, for frameworks that set these',
  inOwnPage(`<kanzen-board id="early"></kanzen-board>
    <script>early.link = 'game=tictactoe&moves=b2'</script>${script}`),
  async ({ page }) => {
    const link = () => page.locator('#early').getAttribute('link');
    await page.waitForFunction(() => customElements.get('kanzen-board'));
    assert.equal(await link(), 'game=tictactoe&moves=b2', 'set before the element was defined');
    await page.evaluate(() => {
      const board = document.createElement('kanzen-board');
      board.id = 'framed';
      const given = { link: 'game=tictactoe&moves=b2.a1', start: 'visible', values: '0' };
      // As React 19, Vue 3 and Preact do it.
      for (const [name, value] of Object.entries(given))
        if (name in board) Object.assign(board, { [name]: value });
        else board.setAttribute(name, value);
      document.body.prepend(board);
    });
    const started = await page.waitForFunction(
      () => document.querySelector('kanzen-board')?.state?.move,
    );
    assert.equal(await started.jsonValue(), 'a1');
    const framedBoard = page.locator('#framed');
    assert.equal(await framedBoard.getAttribute('values'), '0');
    await framedBoard.evaluate((board) => Object.assign(board, { values: null }));
    assert.equal(await framedBoard.getAttribute('values'), null);
    assert.equal(await framedBoard.evaluate((board) => Reflect.get(board, 'values')), '');
  },
);

/** The texts of the pictures of all boards. @param {Page} page */
const pictures = (page) =>
  page.locator('kanzen-board >> picture img').evaluateAll((images) =>
    images.map((image) => {
      const { src, naturalWidth } = /** @type {HTMLImageElement} */ (image);
      const [, position = ''] = /<desc>([^<]*)/.exec(decodeURIComponent(src)) ?? [];
      return naturalWidth > 0 ? position : 'broken';
    }),
  );

/** Waits until so many boards have pictures. @param {Page} page @param {number} count */
const drawn = (page, count) =>
  page.waitForFunction((wanted) => {
    const images = [...document.querySelectorAll('kanzen-board')].map((board) =>
      board.shadowRoot?.querySelector('picture img'),
    );
    return images.filter((image) => /** @type {any} */ (image)?.naturalWidth).length === wanted;
  }, count);

const links = [
  ['gobblers2', 'game=gobblers2&amp;rules=strict&amp;moves=L@b2.L@a1', '-,-,-/-,L,-/l,-,-:1'],
  ['tictactoe', 'game=tictactoe&amp;moves=b2', '.../.X./...:2'],
  ['dobutsu', 'game=dobutsu&amp;moves=b2b3', '1C1'],
  ['go', 'game=go:5&amp;moves=c3', '..X..'],
];
visit(
  'before it starts it shows the position of its link, drawn in one frame for all, and so does paper',
  inOwnPage(
    `${script}${links.map(([id, one]) => `<kanzen-board id="${id}" link="${one}" style="width:300px"></kanzen-board>`).join('')}
     <div id="below" style="height:3000px"></div><kanzen-board id="far" link="game=connect4"></kanzen-board>
     <details><summary>solution</summary><kanzen-board id="hidden" link="game=tictactoe&amp;moves=a1"></kanzen-board></details>
     <script>most = 0; new MutationObserver(() => { most = Math.max(most, frames.length) })
       .observe(document, { childList: true, subtree: true })</script>`,
  ),
  async ({ page }) => {
    await drawn(page, links.length + 2);
    for (const [i, text] of (await pictures(page)).slice(0, links.length).entries())
      assert.ok(text.includes(links[i]?.[2] ?? '?'), text);
    assert.equal(await page.evaluate(() => /** @type {any} */ (window).most), 1);
    await page.waitForFunction(() => frames.length === 0);
    const requests = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    assert.deepEqual(
      requests.filter((name) => name.includes('wasm')),
      [],
    );
    await page.emulateMedia({ media: 'print' });
    assert.ok(await page.locator('#dobutsu >> picture img').isVisible());
    await page.emulateMedia({ media: null });
    await page.locator('#go').evaluate((board) => board.setAttribute('link', 'game=go:3&moves=b2'));
    await page.waitForFunction(() => {
      const image = document.querySelector('#go')?.shadowRoot?.querySelector('picture img');
      return decodeURIComponent(/** @type {any} */ (image)?.src ?? '').includes('.../.X./...:2');
    });
    // A stopped board shows its last position.
    await page.locator('#gobblers2').evaluate(async (element) => {
      const board = /** @type {KanzenBoard} */ (element);
      await board.step('first');
      board.stop();
    });
    await page.waitForFunction(() => {
      const image = document.querySelector('#gobblers2')?.shadowRoot?.querySelector('picture img');
      return decodeURIComponent(/** @type {any} */ (image)?.src ?? '').includes(
        '-,-,-/-,-,-/-,-,-:1',
      );
    });
  },
);

visit(
  'forty boards are drawn, and those of a page that replaces its body, or sets the site later',
  inOwnPage(script + '<kanzen-board style="width:60px"></kanzen-board>'.repeat(40)),
  async ({ page }) => {
    await drawn(page, 40);
    await page.evaluate(() => {
      const body = document.createElement('body');
      body.innerHTML = '<kanzen-board></kanzen-board><kanzen-board site="mailto:a"></kanzen-board>';
      document.body = body;
      body.querySelectorAll('kanzen-board')[1]?.removeAttribute('site');
    });
    await drawn(page, 2);
  },
);

/** Pieces of pages with a board, and how wide it is there in a page of 1000 pixels. @type {[string, number][]} */
const places = [
  ['<div>BOARD</div>', 1000],
  ['<div style="display:flex">BOARD<p>text next to it</p></div>', 480],
  ['<div style="display:flex;flex-direction:column;align-items:center">BOARD</div>', 480],
  [`<div style="display:flex;align-items:start">BOARD<p>${'word '.repeat(400)}</p></div>`, 240],
  ['<div style="display:grid;place-items:center">BOARD</div>', 480],
  ['<div style="display:grid;grid-template-columns:auto 1fr">BOARD<p></p></div>', 480],
  ['<div style="float:left">BOARD</div>', 480],
  ['<div style="display:inline-block">BOARD</div>', 480],
  ['<div style="display:inline-block;max-width:300px">BOARD</div>', 300],
  ['<table><td>BOARD</table>', 480],
  ['<div style="width:fit-content">BOARD</div>', 480],
  ['<div style="position:absolute">BOARD</div>', 480],
  ['<dialog open>BOARD</dialog>', 480],
  ['<div style="width:200px">BOARD</div>', 200],
];
visit(
  'it has a size of its own where a page asks for it',
  {
    ...inOwnPage(
      script +
        places
          .map(
            ([html]) =>
              `<section>${html.replace('BOARD', '<kanzen-board></kanzen-board>')}</section>`,
          )
          .join('<div style="clear:both"></div>'),
    ),
    viewport: { width: 1000, height: 800 },
  },
  async ({ page }) => {
    await page.waitForFunction(() => customElements.get('kanzen-board'));
    const sizes = await page.locator('kanzen-board').evaluateAll((boards) =>
      boards.map((board) => {
        const { width, height } = board.getBoundingClientRect();
        return [Math.round(width), Math.round(height)];
      }),
    );
    for (const [i, [html, width]] of places.entries())
      assert.deepEqual(sizes[i], [width, Math.round((width * 5) / 8)], html);
  },
);

visit(
  'its picture may be anything of the page',
  alone('', '<b slot="poster">A board of Gobblers</b>'),
  async ({ page }) => {
    assert.ok(await page.locator('b').isVisible());
    await clickBoard(page);
    assert.ok(await page.locator('b').isHidden());
  },
);

/** In every frame: writes down WebGL contexts, and those that somebody has taken away. @param {Page} page */
const noteContexts = (page) =>
  page.addInitScript(() => {
    const global = /** @type {any} */ (window);
    global.contexts = new Set();
    global.taken = 0;
    const original = HTMLCanvasElement.prototype.getContext;
    /** @type {any} */ (HTMLCanvasElement.prototype).getContext = function (
      /** @type {any[]} */ ...args
    ) {
      const context = /** @type {any} */ (original).apply(this, args);
      if (context instanceof WebGL2RenderingContext && !global.contexts.has(context)) {
        global.contexts.add(context);
        const loss = context.getExtension('WEBGL_lose_context');
        let ours = false;
        if (loss) {
          const lose = loss.loseContext.bind(loss);
          loss.loseContext = () => ((ours = true), lose());
        }
        this.addEventListener('webglcontextlost', () => (ours ? (ours = false) : global.taken++));
      }
      return context;
    };
  });

/** @param {Page} page @returns {Promise<{ live: number, taken: number }>} in all frames */
async function contextsOf(page) {
  const count = { live: 0, taken: 0 };
  for (const frame of page.frames()) {
    const [live, taken] = await frame
      .evaluate(() => {
        const { contexts = [], taken: lost = 0 } = /** @type {any} */ (window);
        return [[...contexts].filter((one) => !one.isContextLost()).length, lost];
      })
      .catch(() => [0, 0]); // gone meanwhile
    count.live += live;
    count.taken += taken;
  }
  return count;
}

const twenty = (/** @type {(i: number) => string} */ one) =>
  Array.from({ length: 20 }, (_, i) => one(i)).join('');

visit(
  "twenty frames in one page stay within the browser's limit of contexts",
  {
    ...inOwnPage(
      twenty(
        (i) =>
          `<iframe src="SITE/embed.html#game=${i % 2 ? 'tictactoe' : 'gobblers2'}" style="display:block;border:0;width:400px;height:240px;margin-bottom:20px"></iframe>`,
      ),
    ),
    prepare: noteContexts,
    viewport: { width: 480, height: 640 },
  },
  async ({ page }, t) => {
    let most = 0;
    for (let i = 0; i < 20; i += 2) {
      await page.evaluate((y) => scrollTo(0, y), 260 * i);
      await page.waitForTimeout(400);
      most = Math.max(most, (await contextsOf(page)).live);
    }
    await page.evaluate(() => scrollTo(0, 0));
    t.diagnostic(`at most ${most} contexts`);
    assert.ok(most > 0 && most <= 10, `${most} contexts at once`);
    assert.equal((await contextsOf(page)).taken, 0, 'none was taken away');
    // The first one plays still.
    const first = page.frames()[1];
    await first?.waitForFunction(() => {
      const canvas = /** @type {HTMLCanvasElement | null} */ (document.getElementById('canvas'));
      const drawn = /** @type {any} */ (window).kanzenFrames > 0;
      return drawn && canvas?.getContext('webgl2')?.isContextLost() === false;
    });
    await first?.locator('#mirror [data-id^=move-]').first().dispatchEvent('click');
    await first?.waitForFunction(() => location.hash.includes('moves='));
  },
);

visit(
  'of those that are started by hand the one used longest ago makes room, and each out of sight',
  inOwnPage(
    script +
      twenty(
        (i) =>
          `<kanzen-board id="b${i}" link="game=tictactoe" style="display:inline-block;width:200px"></kanzen-board>`,
      ) +
      '<div style="height:3000px"></div>',
  ),
  async ({ page }) => {
    const live = () =>
      page.evaluate(() =>
        /** @type {KanzenBoard[]} */ ([...document.querySelectorAll('kanzen-board')])
          .filter((board) => board.live)
          .map(({ id }) => id),
      );
    for (let i = 0; i < 6; ++i) await page.locator(`#b${i}`).click();
    assert.deepEqual(await live(), ['b2', 'b3', 'b4', 'b5']);
    await page.locator('#b2').evaluate((board) => /** @type {KanzenBoard} */ (board).run());
    await page.locator('#b7').click();
    assert.deepEqual(await live(), ['b2', 'b4', 'b5', 'b7']);
    await page.evaluate(() => scrollTo(0, 2500));
    while ((await live()).length > 0) await page.waitForTimeout(50);
  },
);
