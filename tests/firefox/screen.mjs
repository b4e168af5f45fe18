// A screen in memory: Debian's Firefox has no WebGL 2 without one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** @returns {Promise<{ display: string, close: () => Promise<void> }>} a screen of its own */
export async function startScreen() {
  const size = ['-screen', '0', '1400x1000x24'];
  const server = spawn('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp', ...size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'exit').catch((error) => error);
  const number = /** @type {import('node:stream').Readable} */ (server.stdio[3]);
  const [output] = await Promise.race([
    once(number, 'data'),
    ended.then((how) => Promise.reject(new Error(`Xvfb has ended: ${how}`))),
  ]);
  return {
    display: `:${String(output).trim()}`,
    close: async () => {
      server.kill();
      await ended;
    },
  };
}

/** Preferences of both drivers: graphics in software, and touches. */
export const preferences = { 'webgl.force-enabled': true, 'dom.w3c_touch_events.enabled': 1 };
