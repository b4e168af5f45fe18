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
 * A browser whose pages store on disk, as a visitor's do; private windows store in memory.
 * @param {string} folder
 * @param {ContextOptions} [options]
 */
export const launchWithProfile = (folder, options) =>
  chromium.launchPersistentContext(folder, { ...launchOptions, ...options });

/**
 * Lets the page use the clipboard; Firefox needs no permission here (firefox_browser.mjs).
 * @param {{ context: import('playwright-core').BrowserContext }} visitor
 */
export const mayUseClipboard = async ({ context }) =>
  inFirefox || context.grantPermissions(['clipboard-read', 'clipboard-write']);

/**
 * 10 Mbit/s and 40 ms for everything that the page and its workers load.
 * @param {Page} page
 * @returns {Promise<import('playwright-core').CDPSession>} that reports the page's requests
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
 * A driver's warning about its own speed.  Some software renderers log it when a picture is read
 * back, as a screenshot does it.
 */
const driversChatter =
  /^\[\.WebGL-0x[0-9a-f]+\]GL Driver Message \(OpenGL, Performance, GL_CLOSE_PATH_NV, High\): GPU stall due to ReadPixels( \(this message will no longer repeat\))?$/;

/** Playwright's message where it blocks the service worker, as most tests have it do. */
const notAllowed = 'Service Worker registration blocked by Playwright';

// Errors of Chromium and of Firefox for a download that the page aborts because it is left or no longer
// needs it.  No console logs them.
const givenUp = /^(net::ERR_ABORTED|NS_BINDING_ABORTED)$/;

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
    if (!/^(error|warn)/.test(message.type())) return;
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
