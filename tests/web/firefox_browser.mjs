// Debian's Firefox, driven over WebDriver BiDi, which needs no build of its own.  Without a screen it
// has no WebGL 2, so it gets a screen in memory.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { firefox } from 'playwright-core';

/** @returns {Promise<{ display: string, close: () => Promise<void> }>} a screen nobody else uses */
async function startScreen() {
  const size = ['-screen', '0', '1400x1000x24'];
  const server = spawn('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp', ...size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'exit').catch((error) => error);
  const number = /** @type {import('node:stream').Readable} */ (server.stdio[3]);
  const [told] = await Promise.race([
    once(number, 'data'),
    ended.then((how) => Promise.reject(new Error(`Xvfb has ended: ${how}`))),
  ]);
  return {
    display: `:${String(told).trim()}`,
    close: async () => {
      server.kill();
      await ended;
    },
  };
}

/** @returns {Promise<import('playwright-core').Browser>} its screen is gone when it is closed */
export async function launchFirefox() {
  const screen = await startScreen();
  try {
    const browser = await firefox.launch({
      channel: 'moz-firefox',
      executablePath: '/usr/bin/firefox-esr',
      headless: false,
      env: { ...process.env, DISPLAY: screen.display },
      firefoxUserPrefs: {
        'webgl.force-enabled': true,
        'dom.w3c_touch_events.enabled': 1,
        'dom.events.testing.asyncClipboard': true, // without a visitor's consent
      },
    });
    browser.on('disconnected', () => void screen.close());
    return browser;
  } catch (thrown) {
    await screen.close();
    throw thrown;
  }
}
