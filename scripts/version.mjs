// The version of all published artifacts, from CMakeLists.txt, and the commit of the sources.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Returns the abbreviated commit, with "-dirty" if tracked files have changed since; empty: unknown, as in
 * sources without their repository.
 */
function sourceCommit() {
  if (!existsSync(`${root}.git`)) return ''; // git would look in the folders above
  const describe = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'];
  try {
    const options = /** @type {const} */ ({ cwd: root, encoding: 'utf8', stdio: 'pipe' });
    // In a container the sources often belong to another user, whose repositories git refuses.
    const safe = ['-c', `safe.directory=${root.slice(0, -1)}`];
    return execFileSync('git', ['--no-optional-locks', ...safe, ...describe], options).trim();
  } catch {
    return '';
  }
}

/** @returns {import('../web/page/citation.mjs').Version} */
export function projectVersion() {
  const text = readFileSync(`${root}CMakeLists.txt`, 'utf8');
  const [, version] = /^project\(kanzen\s+VERSION\s+(\d+\.\d+\.\d+)/m.exec(text) ?? [];
  const [, versionDate] = /^set\(KANZEN_VERSION_DATE (\d{4}-\d\d-\d\d)\)/m.exec(text) ?? [];
  if (!version || !versionDate)
    throw new Error('CMakeLists.txt names no version of the project, or no date of it');
  return { version, versionDate, commit: sourceCommit() };
}
