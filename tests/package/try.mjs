// node tests/package/try.mjs [--list] [--readme] [TOOL...]: see scripts/try-package.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launch } from '../web/browser.mjs';
import { chooseTools, readTools } from './tools.mjs';
import { Trial } from './trial.mjs';
import { replaceTable, verdictTable } from './verdict_table.mjs';

/** @typedef {import('./verdict_table.mjs').Row} Row */

const root = fileURLToPath(new URL('../../', import.meta.url));
const npmPackage = `${root}build/npm-package`;
const readme = `${root}web/package/README.md`;
const longestVerdict = 300; // characters

/** @param {number} status @param {string} message @returns {never} */
function fail(status, message) {
  console.error(`try-package: ${message}`);
  process.exit(status);
}

function readArguments() {
  const options = /** @type {const} */ ({
    list: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
  });
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (values.readme && positionals.length > 0)
      throw new Error('--readme takes no TOOL: the table has all of them');
    return { ...values, names: positionals };
  } catch (thrown) {
    const { message } = /** @type {Error} */ (thrown);
    return fail(2, `${message} (see scripts/try-package --help)`);
  }
}

const { list, readme: intoReadme, names } = readArguments();
const tools = chooseTools(await readTools(), names);
if (typeof tools === 'string') fail(2, `${tools} (see scripts/try-package --list)`);
if (list) {
  for (const { name, versions } of tools)
    console.log(versions.map((version) => `${name}@${version}`).join(' '));
  process.exit(0);
}
if (!existsSync(`${npmPackage}/package.json`))
  fail(1, `there is no ${npmPackage}: run scripts/build --release npm-package`);

const folder = mkdtempSync(join(tmpdir(), 'kanzen-try-package-'));
const packing = ['pack', npmPackage, '--json', '--pack-destination', folder];
const [{ filename }] = JSON.parse(execFileSync('npm', packing, { encoding: 'utf8' }));
const tarball = join(folder, filename);
const browser = await launch();
/** @type {Row[]} */
const rows = [];
try {
  for (const tool of tools)
    for (const version of tool.versions) {
      const trial = new Trial(join(folder, `${tool.name}-${version}`), browser);
      await trial.install(tool, [...tool.packages(version), tarball]);
      let works = true;
      for (const mode of tool.modes) {
        const verdict = await trial.verdict(mode);
        const shown = verdict.slice(0, longestVerdict);
        console.log(`${tool.name}@${version}, ${mode.name}: ${shown}`);
        rows.push({ tool: tool.title, version, mode: mode.name, verdict: shown });
        works &&= verdict === 'works';
      }
      if (works) trial.remove();
    }
} finally {
  await browser.close();
}

const table = verdictTable(rows, new Date());
console.log(`\n${table}`);
if (intoReadme) writeFileSync(readme, replaceTable(readFileSync(readme, 'utf8'), table));
const failed = rows.filter(({ verdict }) => verdict !== 'works').length;
if (failed === 0) rmSync(folder, { recursive: true });
else console.log(`the projects of the tools that failed are in ${folder}`);
console.log(`${rows.length - failed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
