// The magnification of the page by screen.
import assert from 'node:assert/strict';
import { test } from 'node:test';

Object.assign(globalThis, { document: { documentElement: { dataset: {} } } });
const { magnificationOf, magnification } = await import('../../web/page/magnification.mjs');

test('usual screens and small ones are drawn as they are', () => {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [820, 1180],
    [1280, 800],
    [1440, 900],
    [3000, 800],
  ])
    assert.equal(magnificationOf(width ?? 0, height ?? 0), 1, `${width} by ${height}`);
});

test('large ones larger, upright ones as well', () => {
  assert.equal(magnificationOf(1920, 1080), 1.2);
  assert.equal(magnificationOf(2560, 1440), 1.6);
  assert.equal(magnificationOf(3840, 2160), 2.4);
  assert.equal(magnificationOf(1440, 2560), 1.4);
});

/** @param {Record<string, number>} sizes of the window */
function inWindow(sizes) {
  Object.assign(globalThis, sizes);
  return magnification();
}

test('zooming in takes nothing back', () => {
  const screen = { outerWidth: 2560, outerHeight: 1540 };
  const at = (/** @type {number} */ zoom) =>
    zoom *
    inWindow({
      ...screen,
      innerWidth: 2560 / zoom,
      innerHeight: 1440 / zoom,
      devicePixelRatio: zoom,
    });
  assert.equal(at(1), 1.6);
  assert.ok(Math.abs(at(1.5) - 2.4) < 1e-9);
  assert.ok(at(2) > 3.1);
  assert.ok(at(5) >= 5, 'and never makes anything smaller than the browser does');
});

test('developer tools docked to the page are no zoom', () => {
  const screen = { outerWidth: 2560, outerHeight: 1540, devicePixelRatio: 1 };
  assert.equal(inWindow({ ...screen, innerWidth: 1400, innerHeight: 1440 }), 1.1);
  assert.equal(inWindow({ ...screen, innerWidth: 2560, innerHeight: 800 }), 1);
});
