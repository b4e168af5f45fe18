// The appearance of the page: sharpness, themes, motion, sizes; and the page inside another.
import assert from 'node:assert/strict';
import { colorAt, colorCount, decode, sharpSteps } from './pictures.mjs';
import { framed, inHostPage } from './host_page.mjs';
import { pixelForPixel, visit } from './page_suite.mjs';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

/** @param {Visitor} visitor */
async function picture(visitor) {
  await visitor.still();
  return decode(await visitor.page.screenshot());
}

/** @param {Visitor} visitor */
const backingSize = (visitor) =>
  visitor.page.evaluate(() => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
    return [canvas.width, canvas.height, canvas.clientWidth, canvas.clientHeight];
  });

visit('is sharp at ratio 2', { deviceScaleFactor: 2 }, async (visitor, t) => {
  await visitor.solved();
  assert.deepEqual(await backingSize(visitor), [2560, 1600, 1280, 800]);
  const shot = await picture(visitor);
  assert.deepEqual([shot.width, shot.height], [2560, 1600]);
  const steps = sharpSteps(shot);
  t.diagnostic(`sharp steps: ${steps}`);
  assert.ok(steps > 2000, `${steps} sharp steps`);
});

visit(
  'is dark for those who like it dark, until they choose',
  { ...pixelForPixel, colorScheme: 'dark' },
  async (visitor) => {
    await visitor.solved();
    assert.equal(colorAt(await picture(visitor), 4, 400), '#15171b');
    await visitor.activate('button-theme');
    assert.equal(colorAt(await picture(visitor), 4, 400), '#f5f2eb');
    await visitor.page.reload();
    await visitor.solved();
    assert.equal(colorAt(await picture(visitor), 4, 400), '#f5f2eb', 'the choice is remembered');
    const ground = await visitor.page.evaluate(
      () => getComputedStyle(document.body).backgroundColor,
    );
    assert.equal(ground, 'rgb(245, 242, 235)', 'and holds before the first frame');
  },
);

/** @param {Visitor} visitor @returns {Promise<number>} frames that one move takes */
async function framesOfAMove(visitor) {
  await visitor.solved();
  await visitor.still();
  const before = await visitor.frames();
  await visitor.activate('move-L@b2');
  await visitor.waitForPosition('-,-,-/-,L,-/-,-,-:2');
  await visitor.still();
  return (await visitor.frames()) - before;
}

/** A slow machine draws few frames in 150 ms; with time running slowly it draws them all. */
const slowTime = (/** @type {import('playwright-core').Page} */ page) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / 10;
  });

visit(
  'a move is animated, but not for those who ask for less motion',
  { reducedMotion: 'no-preference', prepare: slowTime },
  async (visitor, t) => {
    const frames = await framesOfAMove(visitor);
    assert.ok(frames > 12, `${frames} frames`);
    await visitor.activate('button-undo');
    await visitor.page.emulateMedia({ reducedMotion: 'reduce' });
    const fewer = await framesOfAMove(visitor);
    assert.ok(fewer <= 6, `${fewer} frames`);
    t.diagnostic(`${frames} frames, ${fewer} with less motion`);
  },
);

visit('inside a page it takes neither its focus nor its wheel', inHostPage(), async (visitor) => {
  const board = await framed(visitor);
  assert.notEqual(await board.focused(), 'canvas');
  await visitor.page.mouse.move(180, 240);
  await visitor.page.mouse.wheel(0, 200);
  await visitor.page.waitForFunction(() => scrollY > 100);
});

/** @param {Visitor} visitor @param {string} name one of CSS's @returns {Promise<string>} "#rrggbb" */
const systemColor = (visitor, name) =>
  visitor.page.evaluate((wanted) => {
    const probe = document.createElement('i');
    probe.style.setProperty('forced-color-adjust', 'none');
    probe.style.color = wanted;
    document.body.append(probe);
    const channels = getComputedStyle(probe).color.match(/\d+/g) ?? [];
    probe.remove();
    return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
  }, name);

/** @param {import('./pictures.mjs').Picture} shot @returns {Set<string>} what lies along a line of it */
const colorsAlong = (shot, y = 0) =>
  new Set(Array.from({ length: shot.width }, (_, x) => colorAt(shot, x, y)));

visit(
  'follows the size of the window, and the colours that the system prefers or forces',
  { ...pixelForPixel, colorScheme: 'light' },
  async (visitor) => {
    await visitor.solved();
    const { page } = visitor;
    const ground = async () => colorAt(await picture(visitor), 4, 400);
    assert.equal(await ground(), '#f5f2eb');
    await page.emulateMedia({ contrast: 'more' });
    assert.equal(await ground(), '#ffffff');
    assert.ok(colorsAlong(await picture(visitor), 100).has('#000000'));
    await page.emulateMedia({ contrast: 'no-preference' });
    assert.equal(await ground(), '#f5f2eb');
    await page.emulateMedia({ colorScheme: 'dark' });
    assert.equal(await ground(), '#15171b', 'the system changed its mind');
    await page.emulateMedia({ forcedColors: 'active' });
    assert.equal(await ground(), await systemColor(visitor, 'Canvas'));
    const words = await systemColor(visitor, 'CanvasText');
    const line = colorsAlong(await picture(visitor), 100);
    assert.ok(line.has(words), 'the verdict is written in its words’ colour');
    await page.emulateMedia({ forcedColors: 'none' });
    assert.equal(await ground(), '#15171b');
    const wide = await visitor.middle('square-b2');
    await page.setViewportSize({ width: 700, height: 900 });
    await visitor.still();
    assert.deepEqual(await backingSize(visitor), [700, 900, 700, 900]);
    assert.notDeepEqual(await visitor.middle('square-b2'), wide);
    assert.ok(colorCount(await picture(visitor)) > 50, 'and is drawn');
  },
);
