// A page of somebody else, on another host, with ours in a frame in it.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after } from 'node:test';
import { siteUrl } from './page_suite.mjs';

/**
 * @typedef {import('playwright-core').Frame} Frame
 * @typedef {import('./page_driver.mjs').Visitor} Visitor
 */

/** It is longer than the screen, and writes down the keys that it gets, and those passed on. */
const html = (/** @type {string} */ address) => `<!doctype html><link rel="icon" href="data:,">
  <meta name="viewport" content="width=device-width">
  <body style="margin:0;height:3000px">
  <iframe src="${address}" style="width:360px;height:480px;border:0;display:block"></iframe>
  <button id="elsewhere">elsewhere</button>
  <script>
    passedOn = [];
    own = [];
    onmessage = (e) => e.data.type === 'kanzen:key' && passedOn.push(e.data.key);
    onkeydown = (e) => own.push(e.key);
  </script>`;

const server = createServer((request, response) => {
  const { search } = new URL(request.url ?? '', 'http://localhost/');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(html(`${siteUrl()}#${search.slice(1)}`));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
after(() => {
  server.closeAllConnections();
  server.close();
});

/** What a visit to it takes: another name for this machine is another site to a browser. */
export const inHostPage = (fragment = 'game=gobblers2&rules=strict') => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    base: `http://localhost:${port}/`,
    path: `?${fragment}`,
    viewport: { width: 360, height: 640 },
  };
};

/**
 * The frame, when it is drawn; it stands at the page's top left corner.
 * @param {Visitor} visitor
 */
export async function framed({ page }) {
  await page.waitForFunction(() => frames.length === 1);
  const frame = /** @type {Frame} */ (page.frames()[1]);
  await frame.waitForFunction(() => {
    const verdict = document.querySelector('#mirror [role=status]')?.textContent ?? '';
    return /** @type {any} */ (window).kanzenFrames > 0 && /Draw/.test(verdict);
  });
  const position = frame.locator('#mirror [data-part=position]');
  return {
    frame,
    /** @param {string} id @returns {Promise<{ x: number, y: number }>} on the screen */
    async middle(id) {
      const box = await frame.locator(`#mirror [data-id="${id}"]`).boundingBox();
      if (!box) throw new Error(`no ${id} in the frame`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    position: async () => (await position.textContent()) ?? '',
    /** @param {string} wanted */
    waitForPosition: (wanted) =>
      frame.waitForFunction(
        (text) => document.querySelector('#mirror [data-part=position]')?.textContent === text,
        wanted,
      ),
    focusBoard: () => frame.evaluate(() => document.getElementById('canvas')?.focus()),
    focused: () => frame.evaluate(() => document.activeElement?.id ?? ''),
  };
}
