// A version of a tool: a project with the package and the tool in it, built, served and run.
import { spawn } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startStaticServer } from '../../scripts/static_server.mjs';
import { watchErrors } from '../web/browser.mjs';

/**
 * @typedef {import('./tools.mjs').Mode} Mode
 * @typedef {import('./tools.mjs').Tool} Tool
 */

const project = fileURLToPath(new URL('project', import.meta.url));
const longestCommand = 600_000; // milliseconds
const longestPage = 120_000;

/** The result of project/program.mjs. */
const expected = '18 moves, 226220 positions, win in 13';

/** @param {string} text of others @returns {string} to be a cell of a table */
const inOneLine = (text) => text.replaceAll('|', '/').replaceAll(/\s+/g, ' ').trim();

/** @type {Set<import('node:child_process').ChildProcess>} leaders of process groups */
const running = new Set();
process.on('exit', () => running.forEach(end));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));

/** Kills a child and every process that it has started.  @param {import('node:child_process').ChildProcess} child */
function end(child) {
  if (!running.delete(child) || !child.pid) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

export class Trial {
  #folder;
  #browser;
  /** @type {unknown} why the tool could not be installed */
  #fault = null;

  /** @param {string} folder is made @param {import('playwright-core').Browser} browser */
  constructor(folder, browser) {
    this.#folder = folder;
    this.#browser = browser;
  }

  /** @param {Tool} tool @param {string[]} packages as npm takes them */
  async install({ files = {} }, packages) {
    cpSync(project, this.#folder, { recursive: true });
    const manifest = { private: true, type: 'module', dependencies: { kanzen: '*' } };
    const all = { 'package.json': JSON.stringify(manifest), ...files };
    for (const [file, text] of Object.entries(all)) {
      mkdirSync(dirname(join(this.#folder, file)), { recursive: true });
      writeFileSync(join(this.#folder, file), text);
    }
    try {
      await this.#run(`npm install --no-save --no-audit --no-fund ${packages.join(' ')}`);
      cpSync(this.#tables, join(this.#folder, 'public/tables'), { recursive: true });
    } catch (thrown) {
      this.#fault = thrown;
    }
  }

  /** @param {Mode} mode @returns {Promise<string>} */
  async verdict(mode) {
    try {
      if (this.#fault) throw this.#fault;
      const result = await this.#use(mode);
      return result.includes(expected) ? 'works' : inOneLine(result);
    } catch (thrown) {
      return inOneLine(String(thrown));
    }
  }

  remove() {
    rmSync(this.#folder, { recursive: true });
  }

  get #tables() {
    return join(this.#folder, 'node_modules/kanzen/tables');
  }

  /** Builds the project and uses it. @param {Mode} mode @returns {Promise<string>} its result */
  async #use(mode) {
    if (mode.build) await this.#run(mode.build);
    if ('run' in mode) return this.#run(mode.run);
    const { url, close } = await ('folder' in mode
      ? this.#serveFolder(join(this.#folder, mode.folder))
      : this.#serve(mode.serve));
    try {
      return await this.#resultOf(url);
    } finally {
      await close();
    }
  }

  /** @param {string} command */
  #start(command) {
    const path = `${join(this.#folder, 'node_modules/.bin')}:${process.env.PATH}`;
    const env = { ...process.env, PATH: path, CI: 'true', NEXT_TELEMETRY_DISABLED: '1' };
    const child = spawn(command, { cwd: this.#folder, env, shell: true, detached: true });
    running.add(child);
    child.on('exit', () => running.delete(child));
    const printed = { output: '', all: `$ ${command}\n` };
    child.stdout.on('data', (piece) => (printed.output += piece));
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece) => (printed.all += piece));
    /** @type {Promise<number | null>} */
    const ended = new Promise((resolve) => child.on('close', resolve));
    const log = join(this.#folder, 'commands.log');
    void ended.then(() => appendFileSync(log, `${printed.all}\n`));
    return { child, printed, ended };
  }

  /** @param {string} command @returns {Promise<string>} its standard output */
  async #run(command) {
    const { child, printed, ended } = this.#start(command);
    const timer = globalThis.setTimeout(() => end(child), longestCommand);
    const status = await ended;
    clearTimeout(timer);
    if (status === 0) return printed.output;
    throw new Error(`status ${status} of ${printed.all}`);
  }

  /** @param {string} served */
  async #serveFolder(served) {
    if (!existsSync(join(served, 'tables')))
      cpSync(this.#tables, join(served, 'tables'), { recursive: true });
    if (!existsSync(join(served, 'index.html')))
      cpSync(join(project, 'index.html'), join(served, 'index.html'));
    return startStaticServer(served);
  }

  /** @param {string} command */
  async #serve(command) {
    const port = await freePort();
    const { child, printed, ended } = this.#start(command.replace('PORT', String(port)));
    const close = async () => {
      end(child);
      await ended;
    };
    const url = `http://127.0.0.1:${port}/`;
    const answers = () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      );
    for (let left = 300; left > 0 && child.exitCode === null; --left) {
      if (await answers()) return { url, close };
      await setTimeout(200);
    }
    await close();
    throw new Error(`nothing is served by ${printed.all}`);
  }

  /** @param {string} url @returns {Promise<string>} what the page shows, or its errors */
  async #resultOf(url) {
    const page = await this.#browser.newPage();
    const errors = watchErrors(page);
    try {
      await page.goto(url, { timeout: longestPage });
      const shown = page.locator('#result', { hasText: /./ });
      return (await shown.textContent({ timeout: longestPage })) ?? '';
    } catch (thrown) {
      return errors.join(' ') || String(thrown);
    } finally {
      await page.close();
    }
  }
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
