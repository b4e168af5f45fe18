// Preloaded into each process of Node's test runner (scripts/test).  A test without a limit of its own
// ends after KANZEN_TEST_SECONDS, reported by its name, and a process that something keeps alive after
// its last test ends too.  Node 18 has no --test-timeout and no --test-force-exit.
import { createRequire, syncBuiltinESMExports } from 'node:module';

const milliseconds = 1000 * Number(process.env.KANZEN_TEST_SECONDS ?? 600);
const runner = createRequire(import.meta.url)('node:test');
const { test } = runner;

let pending = 0;
/** @type {NodeJS.Timeout | undefined} */
let exit;

/** @param {string} name @param {unknown[]} rest options and the function, or the function alone */
async function limitedTest(name, ...rest) {
  const options = typeof rest[0] === 'function' ? {} : rest.shift();
  ++pending;
  clearTimeout(exit);
  await test(name, { timeout: milliseconds, .../** @type {object} */ (options) }, ...rest);
  if (--pending === 0) exit = setTimeout(() => process.exit(1), milliseconds).unref();
}

runner.test = Object.assign(limitedTest, test);
syncBuiltinESMExports();
