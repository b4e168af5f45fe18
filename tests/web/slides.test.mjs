// The deck of slides: live boards, keys, two languages, the speaker's view, solving live, paper, and talks in Markdown.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { inflateSync } from 'node:zlib';
import { after, before, test } from 'node:test';
import { divergence, longest, slideBoards } from '../../scripts/slides/boards.mjs';
import { figureHtml, prepareTalk, slidesHtml } from '../../scripts/slides/own_talk.mjs';
import { frugal, launch } from './browser.mjs';
import { root, importApi, site } from './site.mjs';
import { openSlides } from './slides_driver.mjs';

/** @type {import('playwright-core').Browser} */
let browser;
before(async () => void (browser = await launch(frugal)));
after(() => browser?.close());

const timeout = 120_000;
const slides = [
  'title',
  'game',
  'count',
  'backwards',
  'solve',
  'published',
  'corrected',
  'comparison',
  'kanzen',
];

/** In the page: what of the slide is under the arrows, also if a step shows it later. */
function coveredByArrows() {
  const arrows = [...document.querySelectorAll('.reveal .controls button')];
  const content = document.querySelectorAll(
    'section.present :is(h1, h2, p, li, tr, img, kanzen-board)',
  );
  return [...content]
    .filter((element) => {
      const box = element.getBoundingClientRect();
      return arrows.some((arrow) => {
        const { left, right, top, bottom, width } = arrow.getBoundingClientRect();
        const apart =
          box.right <= left || right <= box.left || box.bottom <= top || bottom <= box.top;
        return width > 0 && box.width > 0 && !apart;
      });
    })
    .map((element) => `${element.tagName} ${element.textContent}`);
}

test('the talk goes through from a sub-path, and its boards start', { timeout }, async (t) => {
  const visitor = await openSlides(t, browser);
  /** @type {string[]} */
  const elsewhere = [];
  const own = new URL('../', visitor.page.url()).href;
  visitor.page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(own))
      elsewhere.push(request.url());
  });
  await visitor.waitForSlide('title');
  assert.equal(await visitor.page.locator('#title .talk').isVisible(), false, 'of no speaker');
  for (const id of slides) {
    await visitor.waitForSlide(id);
    if (id in slideBoards) await visitor.waitForBoard();
    assert.deepEqual(await visitor.page.evaluate(coveredByArrows), [], id);
    const last = slides.at(-1) === id;
    // Steps within a slide are left out.
    if (!last) await visitor.press('Alt+ArrowRight');
  }
  assert.deepEqual([await visitor.faults(), elsewhere], [[], []]);
});

test('boards answer clicks and keys, and the deck has all other keys', { timeout }, async (t) => {
  const visitor = await openSlides(t, browser, '#/game');
  await visitor.waitForBoard({ ply: 0 });
  await visitor.click('hand-1-L');
  await visitor.click('square-b2');
  await visitor.waitForBoard({ ply: 1, move: 'L@b2' });
  assert.ok(await visitor.boardHasKeys());
  await visitor.press('ArrowLeft');
  await visitor.waitForBoard({ ply: 0 });
  await visitor.press('ArrowRight');
  await visitor.waitForBoard({ ply: 1 });
  // A key that boards do not use.
  await visitor.press('Space');
  await visitor.waitForSlide('count');
  assert.equal(await visitor.boardHasKeys(), false);
  await visitor.waitForBoard({ ply: 3 });
  await visitor.press('ArrowLeft');
  await visitor.waitForSlide('game');
  await visitor.waitForBoard({ ply: 1 });
  await visitor.click('square-a3');
  await visitor.press('PageDown');
  await visitor.waitForSlide('count');
  const marked = visitor.page.locator('#count .current'); // the ply of the board
  assert.match(await marked.innerText(), /^3\s+356\s*$/);
  await visitor.click('button-undo');
  await visitor.waitForBoard({ ply: 2 });
  assert.match(await marked.innerText(), /^2\s+51\s*$/);
  await visitor.press('Escape');
  await visitor.page.locator('.reveal.overview').waitFor();
  assert.equal(await visitor.boardHasKeys(), false);
  await visitor.press('Escape', 'ArrowRight');
  await visitor.waitForSlide('backwards');
  assert.deepEqual(await visitor.faults(), []);
});

test('on a phone slides end over the arrows, boards over the text', { timeout }, async (t) => {
  const viewport = { width: 390, height: 844 };
  const visitor = await openSlides(t, browser, '', { viewport, hasTouch: true });
  const boxOf = async (/** @type {string} */ selector) => {
    const box = await visitor.page.locator(selector).first().boundingBox();
    assert.ok(box, selector);
    return { ...box, right: box.x + box.width, bottom: box.y + box.height };
  };
  const arrow = await boxOf('.reveal .controls button.enabled');
  const end = Math.min(arrow.y, (await boxOf('#language')).y);
  for (const id of slides) {
    await visitor.waitForSlide(id);
    const { height, bottom } = await boxOf(`#${id}`);
    assert.ok(height > 700 && bottom <= end, `${id}: ${height}`);
    if (id === 'backwards') {
      const heading = await boxOf('#backwards h2');
      const board = await boxOf('#backwards kanzen-board');
      const text = await boxOf('#backwards .text');
      assert.ok(heading.y >= 0 && heading.bottom <= board.y);
      assert.ok(board.width > 320 && board.height > 300 && board.bottom <= text.y);
      assert.ok(text.x >= 0 && text.right <= viewport.width);
    }
    if (id !== slides.at(-1)) await visitor.press('Alt+ArrowRight');
  }
});

test('each round of the analysis takes the board one ply back', { timeout }, async (t) => {
  const visitor = await openSlides(t, browser, '#/backwards');
  const plies = longest.moves.split('.').length;
  await visitor.waitForBoard({ ply: plies, ended: true });
  for (const distance of [0, 1, 2, 3, 4, 5, 6]) {
    await visitor.press('Space');
    const outcome = distance % 2 === 1 ? 'win' : 'loss';
    await visitor.waitForBoard({ ply: plies - distance, value: { outcome, distance } });
    assert.equal(await visitor.page.locator('#backwards .strip .visible').count(), distance + 1);
  }
  await visitor.press('Space', 'Space'); // some rounds are left out
  await visitor.waitForBoard({ ply: 0, value: { outcome: 'win', distance: plies } });
  await visitor.press('Space');
  await visitor.page.locator('#backwards p.fragment[lang=en]').waitFor();
  // No step is without effect, as a text in the other language would be.
  await visitor.press('ArrowLeft', 'ArrowLeft', 'ArrowLeft');
  await visitor.waitForBoard({ ply: plies - 6 });
});

test('one key leads to the slide that solves, and solves', { timeout }, async (t) => {
  const visitor = await openSlides(t, browser, '?lang=en#/game');
  const cell = (/** @type {string} */ game, /** @type {string} */ what) =>
    visitor.page.locator(`[data-game=${game}][data-solved=${what}]`);
  await visitor.waitForSlide('game');
  await visitor.press('r');
  await visitor.waitForSlide('solve');
  await visitor.waitForBoard({ value: null });
  const before = await cell('gobblers2', 'positions').innerText();
  assert.equal(before, '–', 'not before the key is pressed again');
  await visitor.press('r');
  const results = {
    gobblers2: ['226,220', '162,439', '11,079', '52,702', 'draw'],
    gobblers: ['263,096,473', '164,046,788', '113,622', '98,936,063', 'first player wins'],
  };
  for (const [game, expected] of Object.entries(results)) {
    await cell(game, 'seconds')
      .getByText(/^\d+\.\d\d s$/)
      .waitFor({ timeout });
    const shown = ['positions', 'win', 'draw', 'loss', 'start'].map((what) => cell(game, what));
    assert.deepEqual(await Promise.all(shown.map((one) => one.innerText())), expected);
  }
  await visitor.waitForBoard({ value: { outcome: 'draw', distance: null } });
  assert.deepEqual(await visitor.faults(), []);
});

test('the speaker has the notes in one language, and the slides', { timeout }, async (t) => {
  const visitor = await openSlides(t, browser, '?lang=en#/game');
  await visitor.waitForSlide('game');
  // The frame of the next slide loads later than the other one.
  await visitor.page.context().route(/controls=false/, async (route) => {
    await setTimeout(2000);
    await route.continue();
  });
  const opening = visitor.page.waitForEvent('popup');
  await visitor.press('s');
  const view = await opening;
  const notes = view.locator('.speaker-controls-notes .value');
  await notes.filter({ hasText: /Play three or four moves/ }).waitFor();
  assert.doesNotMatch(await notes.innerText(), /三、四手/);
  // The policy allows the view's own styles.
  assert.equal(await view.locator('.pacing').isVisible(), false);
  await view.frameLocator('#current-slide iframe').locator('section.present#game').waitFor();
  await view.frameLocator('#upcoming-slide iframe').locator('section.present#count').waitFor();
  const areWide = await Promise.all(
    view
      .frames()
      .slice(1, 3)
      .map((one) => one.evaluate('innerWidth > innerHeight')),
  );
  assert.deepEqual(areWide, [true, true], 'the slides are laid out as on a desktop');
  await view.locator('.timer .seconds-value', { hasText: /^:(?!00)/ }).waitFor();
  await visitor.press('t');
  await notes.filter({ hasText: /三、四手/ }).waitFor();
  assert.doesNotMatch(await notes.innerText(), /Play three/);
  assert.deepEqual(await visitor.faults(), []);
});

test('a blocked speaker’s view is explained', { timeout }, async (t) => {
  const visitor = await openSlides(t, browser, '?lang=ja#/game');
  await visitor.waitForSlide('game');
  await visitor.page.evaluate(() => void (window.open = () => null));
  const asking = visitor.page.waitForEvent('dialog');
  const pressed = visitor.press('s');
  const dialog = await asking;
  assert.match(dialog.message(), /ポップアップを許可/);
  await dialog.dismiss();
  await pressed;
  assert.deepEqual(await visitor.faults(), []);
});

test('the address names the speaker, as text', { timeout }, async (t) => {
  const query = `?speaker=${encodeURIComponent('<b>Ada</b>')}&event=${'x'.repeat(300)}`;
  const { page } = await openSlides(t, browser, query);
  const line = page.locator('#title .talk');
  await line.getByText('<b>Ada</b>').waitFor();
  assert.equal((await line.locator('[data-talk=event]').innerText()).length, 100);
});

test('every slide has notes in both languages', () => {
  const page = readFileSync(`${root}public/slides/index.html`, 'utf8');
  for (const language of ['en', 'ja'])
    assert.equal(
      page.match(new RegExp(`<aside (class="notes" )?lang="${language}">`, 'g'))?.length,
      slides.length,
    );
});

test('English and Japanese, of the browser, the address, or a key', { timeout }, async (t) => {
  const visitor = await openSlides(t, browser, '#/published', { locale: 'ja-JP' });
  const heading = visitor.page.locator('section.present h2');
  assert.equal(await heading.innerText(), '公開された結果：先手必勝');
  assert.match(await visitor.page.title(), /^小さなゲームの全局面/);
  await visitor.waitForBoard({ value: { outcome: 'win', distance: 5 } });
  const verdict = visitor.page
    .frameLocator('section.present kanzen-board iframe')
    .locator('#mirror [role=status]');
  assert.match(await verdict.innerText(), /橙の勝ち/);
  await visitor.press('t');
  assert.equal(await heading.innerText(), 'The published result: the first player wins');
  await verdict.getByText('Orange wins').waitFor();
  await visitor.page.reload();
  assert.match(await heading.innerText(), /^The published/, 'after a reload too');
  await visitor.page.goto(visitor.page.url().replace('slides/', 'slides/?lang=ja'));
  assert.match(await heading.innerText(), /^公開/);
});

test('a deck without its script, or without any, shows a message', { timeout }, async (t) => {
  const { page } = await openSlides(t, browser, '', { locale: 'ja-JP' });
  await page.route('**/assets/slides-*.js', (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await page
    .getByRole('alert')
    .getByText(/slides-\w+\.js：HTTP 404 でした/)
    .waitFor();
  assert.equal(await page.locator('#app').isVisible(), false);
  const withoutAny = await openSlides(t, browser, '', { javaScriptEnabled: false });
  assert.ok(await withoutAny.page.locator('noscript .message').isVisible());
  assert.equal(await withoutAny.page.locator('#language').isVisible(), false);
});

/** The page's drawing instructions and addresses, as Chromium writes them. @param {Buffer} file */
function readPdf(file) {
  const text = file.toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n/g)].flatMap(({ index }) => {
    try {
      return [
        inflateSync(file.subarray(index + text.slice(index).indexOf('\n') + 1)).toString('latin1'),
      ];
    } catch {
      return []; // of another kind
    }
  });
  return {
    pages: text.match(/\/Type \/Page\b/g)?.length,
    links: [...text.matchAll(/\/URI \((.*?)\)/gs)].map(([, uri]) =>
      uri?.replaceAll(/\\(.)/gs, '$1'),
    ),
    streams,
  };
}

test('paper has posters, addresses and QR codes', { timeout }, async (t) => {
  const { page } = await openSlides(t, browser, '?lang=en&theme=dark');
  await page.locator('.qr path').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const pdf = readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  assert.equal(pdf.pages, slides.length);
  const site = new URL('../', page.url().split('?')[0]).href;
  for (const { link } of Object.values(slideBoards))
    assert.ok(
      pdf.links.some((uri) => uri && decodeURIComponent(uri) === `${site}#${link}`),
      link,
    );
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('kanzen-board').first().isVisible(), false);
  for (const name of Object.keys(slideBoards)) {
    const paper = page.locator(`#${name} .paper`);
    assert.ok(await paper.locator('.qr path').isVisible());
    assert.match(await paper.innerText(), /^127\.0\.0\.1:\d+\/kanzen\/#game=gobblers2&rules=/);
  }
  // Both players' pieces, in the drawings of pages 1, 3, 4 and 6 at least.
  const orange = /\.949\d* \.568\d* \.184\d* rg/;
  assert.ok(pdf.streams.filter((stream) => orange.test(stream)).length >= 4);
});

/** @returns {string} the deck's page with the talk of the documentation in place of its own */
function talkPage() {
  const html = readFileSync(`${site}/slides/index.html`, 'utf8');
  const poster = /data-poster-light="([^"]+)"/.exec(html)?.[1] ?? '';
  const document = readFileSync(`${root}docs/SLIDES.md`, 'utf8');
  const text = /```markdown\n([^]*?)```/.exec(document)?.[1] ?? '';
  const { head, slides } = prepareTalk(text, {
    figureOf: (link, caption) => figureHtml(link, caption, { light: poster, dark: poster }),
    pictureAt: (file) => file,
  });
  const [before = '', , after = ''] = html.split(/<!-- slides -->|<!-- end of slides -->/);
  const start = before.replace('data-language=""', `data-language="${head.lang}"`);
  return `${start}${slidesHtml(head, slides)}${after}`;
}

test('a talk in Markdown has live boards, notes and paper', { timeout }, async (t) => {
  const visitor = await openSlides(t, browser);
  const { page } = visitor;
  const contentType = 'text/html; charset=utf-8';
  await page
    .context()
    .route(/\/slides\/([?#].*)?$/, (route) => route.fulfill({ contentType, body: talkPage() }));
  await page.goto(`${page.url().split('#')[0]}?theme=dark`);
  const shown = page.locator('section.present');
  const heading = shown.locator('h2');
  await shown.getByText('Ada Lovelace').waitFor();
  await visitor.press('Space');
  await heading.getByText('The rules').waitFor();
  await visitor.waitForBoard({ ply: 0 });
  const text = await shown.locator('ul').boundingBox();
  const board = await shown.locator('kanzen-board').boundingBox();
  assert.ok(text && board && text.x + text.width <= board.x, 'the board is next to the text');
  assert.equal(await shown.locator('.caption').innerText(), 'The empty board');
  assert.equal(await shown.locator('.notes').isVisible(), false);
  const opening = page.waitForEvent('popup');
  await visitor.press('s');
  const view = await opening;
  await view.locator('.speaker-controls-notes .value').getByText('Play three moves').waitFor();
  const next = view.frameLocator('#upcoming-slide iframe').locator('section.present h2');
  await next.getByText('A line to look at').waitFor();
  await view.close();
  await visitor.press('PageDown');
  await visitor.waitForBoard({ ply: 4 });
  await visitor.press('PageDown');
  const cell = shown.locator('td', { hasText: '6' });
  assert.equal(await cell.evaluate((one) => getComputedStyle(one).textAlign), 'right');
  assert.equal(await page.locator('#language').isVisible(), false);
  assert.deepEqual(await visitor.faults(), []);

  const pdf = readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  assert.equal(pdf.pages, 4);
  assert.ok(pdf.links.some((uri) => uri?.endsWith('#game=gobblers2&rules=strict')));
  await page.goto(`${page.url().split('?')[0]}?print-pdf`);
  await page.locator('.paper .qr path').first().waitFor();
  assert.equal(await page.locator('kanzen-board').first().isVisible(), false);
});

test('paper has the page as the screen does, in another shape', { timeout }, async (t) => {
  const { page } = await openSlides(t, browser);
  await page.goto(new URL('../', page.url().split('?')[0]).href);
  await page.locator('#mirror [data-id=square-b2]').waitFor({ state: 'attached' });
  const { streams } = readPdf(await page.pdf({ format: 'A4', printBackground: true }));
  const drawn = streams.flatMap((text) => [
    ...text.matchAll(/([\d.]+) 0 0 -([\d.]+) \S+ \S+ cm(?:(?! cm)[^])*? Do/g),
  ]);
  const shapes = drawn.map(([, across, down]) => Number(across) / Number(down));
  const { width, height } = page.viewportSize() ?? { width: 0, height: 1 };
  assert.ok(
    shapes.some((shape) => Math.abs(shape - width / height) < 0.01),
    `${shapes}`,
  );
});

test('the statements of the slides about their lines are true', { timeout }, async (t) => {
  const { openGame } = await importApi();
  const strict = await openGame({ game: 'gobblers2', rules: 'strict' });
  const notebook = await openGame({ game: 'gobblers2', rules: 'notebook' });
  t.after(() => Promise.all([strict.close(), notebook.close()]));
  await Promise.all([strict.solve(), notebook.solve()]);
  const moves = longest.moves.split('.');
  await strict.setPosition(longest.position);
  for (const [ply, move] of moves.entries()) {
    const { outcome, distance } = (await strict.probe()).value;
    assert.deepEqual([outcome, distance], [ply % 2 === 0 ? 'win' : 'loss', moves.length - ply]);
    await strict.play(move);
  }
  assert.equal(await strict.position(), longest.end);
  await strict.setPosition(divergence.positions[0] ?? '');
  for (const [ply, position] of divergence.positions.entries()) {
    assert.equal(await strict.position(), position);
    assert.equal((await strict.probe()).value.outcome, 'draw');
    const { value, moves: further } = await notebook.probe(position);
    assert.equal(value.outcome, ply % 2 === 0 ? 'win' : 'loss');
    assert.equal(further.length === 0, ply === divergence.moves.length, 'only there it is over');
    if (divergence.moves[ply]) await strict.play(divergence.moves[ply]);
  }
});

test('every number that is written into the slides is in the documentation', () => {
  const page = readFileSync(`${root}public/slides/index.html`, 'utf8');
  const documented = ['games/gobblers', 'PERFORMANCE'].map((name) =>
    readFileSync(`${root}docs/${name}.md`, 'utf8'),
  );
  for (const number of page.match(/\d{1,3}(,\d{3})+/g) ?? [])
    assert.ok(
      documented.some((text) => text.includes(number)),
      number,
    );
});
