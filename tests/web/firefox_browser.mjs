// Debian's Firefox with the driver of the page's tests, over WebDriver BiDi, which needs no build of
// its own.
import { firefox } from 'playwright-core';
import { preferences, startScreen } from '../firefox/screen.mjs';

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
        ...preferences,
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
