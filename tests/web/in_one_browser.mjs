// node tests/web/in_one_browser.mjs COMMAND...
//
// Runs a command whose tests share one Chromium: each opens contexts of its own in it, which saves
// the start of a browser for each file (browser.mjs).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startSharedBrowser } from './browser.mjs';

const [program, ...words] = process.argv.slice(2);
if (!program) throw new Error('node tests/web/in_one_browser.mjs COMMAND...');
const browser = await startSharedBrowser();
const child = spawn(program, words, {
  stdio: 'inherit',
  env: { ...process.env, KANZEN_SHARED_BROWSER: browser.wsEndpoint() },
});
const [status] = await once(child, 'exit');
await browser.close();
process.exitCode = status ?? 1;
