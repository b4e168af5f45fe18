// Real Chromium with WebGL 2 in software: Mesa's, which takes three quarters of the time that
// Chromium's own takes.  That one stays as the second choice.  With KANZEN_BROWSER=firefox in the
// environment Firefox instead.
import { chromium } from 'playwright-core';
import { launchFirefox } from './firefox_browser.mjs';

/**
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('playwright-core').BrowserContextOptions} ContextOptions
 * @typedef {import('playwright-core').Page} Page
 */

const args = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=gl-egl',
  '--ignore-gpu-blocklist',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
];

const launchOptions = { executablePath: '/usr/bin/chromium', headless: true, args };

export const inFirefox = process.env.KANZEN_BROWSER === 'firefox';

/**
 * For tests, which open a page for every question, but not for measurements: windows put
 * together without WebGL, and WebAssembly compiled a second time, for speed, only where it has
 * run for seconds.  It takes a quarter off a page's processor time.
 */
export const frugal = ['--disable-gpu-compositing', '--js-flags=--wasm-tiering-budget=1000000000'];

/** @param {string[]} more */
const optionsWith = (more) => ({ ...launchOptions, args: [...args, ...more] });

/** A frugal browser for the tests of many files (in_one_browser.mjs). */
export const startSharedBrowser = () => chromium.launchServer(optionsWith(frugal));

/**
 * Closing a shared browser closes the contexts that were opened here.
 * @param {string[]} [more] arguments of Chromium
 * @returns {Promise<Browser>}
 */
export function launch(more = []) {
  if (inFirefox) return launchFirefox();
  const shared = process.env.KANZEN_SHARED_BROWSER;
  return shared && more === frugal ? chromium.connect(shared) : chromium.launch(optionsWith(more));
}

/**
 * A browser that keeps on disk what its pages store, as a visitor's does; private windows
 * hold it in memory.
 * @param {string} folder
 * @param {ContextOptions} [options]
 */
export const launchWithProfile = (folder, options) =>
  chromium.launchPersistentContext(folder, { ...launchOptions, ...options });

/**
 * Firefox asks nobody here (firefox_browser.mjs).
 * @param {{ context: import('playwright-core').BrowserContext }} visitor
 */
export const mayUseClipboard = async ({ context }) =>
  inFirefox || context.grantPermissions(['clipboard-read', 'clipboard-write']);

/**
 * 10 Mbit/s and 40 ms for everything that the page and its workers load.
 * @param {Page} page
 * @returns {Promise<import('playwright-core').CDPSession>} that tells of the page's network
 */
export async function slowNetwork(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40, // milliseconds
    downloadThroughput: 10e6 / 8, // bytes a second
    uploadThroughput: 10e6 / 8,
  });
  return devtools;
}

/**
 * What a driver says of its own speed, at a warning's level.  Software renderers say it when a
 * picture is read back, as a screenshot does it; whether one does depends on the machine.
 */
const driversChatter =
  /^\[\.WebGL-0x[0-9a-f]+\]GL Driver Message \(OpenGL, Performance, GL_CLOSE_PATH_NV, High\): GPU stall due to ReadPixels( \(this message will no longer repeat\))?$/;

/** Most tests do without the service worker, which Playwright says where it forbids it. */
const notAllowed = 'Service Worker registration blocked by Playwright';

// A page that is left in the middle of a download, or that needs it no longer, gives it up, which no
// console tells. In the words of Chromium and of Firefox.
export const givenUp = /^(net::ERR_ABORTED|NS_BINDING_ABORTED)$/;

/**
 * Collects everything that a visitor's console would show in red.
 * @param {Page} page
 * @returns {string[]} filled as it happens
 */
export function watchErrors(page) {
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (driversChatter.test(message.text()) || message.text() === notAllowed) return;
    errors.push(message.text());
  });
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    if (!givenUp.test(errorText)) errors.push(`request failed: ${request.url()} (${errorText})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()}: ${response.url()}`);
  });
  return errors;
}
