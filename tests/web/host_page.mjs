// A page of somebody else, on another host, with ours in a frame in it.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after } from 'node:test';
import { siteUrl } from './page_suite.mjs';

/**
 * @typedef {import('playwright-core').Frame} Frame
 * @typedef {import('./page_driver.mjs').Visitor} Visitor
 */

/**
 * It is longer than the screen, and writes down the keys that it gets, those passed on, and the
 * messages of the board.
 * @param {string} address @param {string} size
 */
const html = (address, size) => `<!doctype html><link rel="icon" href="data:,">
  <meta name="viewport" content="width=device-width">
  <body style="margin:0;height:3000px">
  <iframe src="${address}" style="${size};border:0;display:block"></iframe>
  <button id="elsewhere">elsewhere</button>
  <script>
    passedOn = [];
    own = [];
    received = [];
    onmessage = ({ data }) => data.type === 'key' ? passedOn.push(data.key) : received.push(data);
    onkeydown = (e) => own.push(e.key);
    const frame = document.querySelector('iframe').contentWindow;
    send = (message) => frame.postMessage({ kanzen: 1, ...message }, '*');
    onload = () => send({ type: 'hello' });
  </script>`;

/** @type {Map<string, string>} whole pages of a test's own, by their path */
const pages = new Map();

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost/');
  const [address, width, height] = ['address', 'width', 'height'].map((name) =>
    (searchParams.get(name) ?? '').replaceAll('"', '&quot;'),
  );
  response.setHeader('content-type', 'text/html; charset=utf-8');
  const own = pages.get(pathname);
  if (own !== undefined) return response.end(own.replaceAll('SITE/', siteUrl()));
  return response.end(html(siteUrl() + address, `width:${width}px;height:${height}px`));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
after(() => {
  server.closeAllConnections();
  server.close();
});

const hostUrl = () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return `http://localhost:${port}/`;
};

/**
 * A visit to a page of a test's own there.
 * @param {string} body with "SITE/" for our site's address
 */
export function inOwnPage(body) {
  const path = `own-${pages.size}`;
  pages.set(
    `/${path}`,
    `<!doctype html><html lang="en"><link rel="icon" href="data:,">
    <meta name="viewport" content="width=device-width"><body style="margin:0">${body}`,
  );
  return { base: hostUrl(), path };
}

/**
 * The options of a visit to it: another name for this machine is another site to a browser.
 * @param {string} [fragment]
 * @param {{ options?: string, width?: number, height?: number }} [frame]
 */
export const inHostPage = (
  fragment = 'game=gobblers2&rules=strict',
  { options = '', width = 360, height = 480 } = {},
) => {
  const address = `embed.html?${options}#${fragment}`;
  const search = new URLSearchParams({ address, width: `${width}`, height: `${height}` });
  return {
    base: hostUrl(),
    path: `?${search}`,
    viewport: { width: Math.max(360, width), height: Math.max(640, height) },
  };
};

/**
 * The frame, when it is drawn; it is at the page's top left corner.
 * @param {Visitor} visitor
 */
export async function framed({ page }) {
  await page.waitForFunction(() => frames.length === 1);
  const frame = /** @type {Frame} */ (page.frames()[1]);
  await frame.waitForFunction(() => {
    const verdict = document.querySelector('#mirror [role=status]')?.textContent ?? '';
    return /** @type {any} */ (window).kanzenFrames > 0 && !/^$|loading/.test(verdict);
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
