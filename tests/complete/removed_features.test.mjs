// Each feature of the page that stands alone can be removed: in a copy of the repository its folder, its lines
// in the list of features and in CMakeLists.txt, and its own tests are deleted; then the page compiles, and
// its other tests pass.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { separateFeatures } from '../layering/rules.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = path.join(root, 'build/removed-feature');
const minutes = 60_000;

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
const files = tracked
  .split('\0')
  .filter((file) => /^(CMake|cmake|engine|imgui_app|web\/common|tests|scripts|LICENSE)/.test(file));

/** Restores the copy's files; what is built of them stays. */
function restore() {
  for (const file of files) {
    const source = path.join(root, file);
    const target = path.join(copy, file);
    // An unchanged file keeps its time, so that it is not compiled again.
    if (!readIfThere(target)?.equals(readFileSync(source))) cpSync(source, target);
  }
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Deletes a feature. @param {string} name */
function remove(name) {
  const folder = `features/${name}/`;
  rmSync(path.join(copy, 'imgui_app', folder), { recursive: true });
  const className = name[0].toUpperCase() + name.slice(1);
  removeLines(
    'imgui_app/app/features.cpp',
    (line) => line.includes(folder) || line.includes(`<${className}>`),
  );
  removeLines('imgui_app/CMakeLists.txt', (line) => line.includes(folder));
  // The feature's own tests stay as empty files, so that the others are not joined anew.
  for (const file of readdirSync(path.join(copy, 'tests/app'))) {
    const test = path.join(copy, 'tests/app', file);
    if (file.startsWith(`${name}_`) || readFileSync(test, 'utf8').includes(folder))
      writeFileSync(test, '');
  }
}

/** @param {string} file @param {(line: string) => boolean} isRemoved */
function removeLines(file, isRemoved) {
  const lines = readFileSync(path.join(copy, file), 'utf8').split('\n');
  const kept = lines.filter((line) => !isRemoved(line));
  assert.notEqual(kept.length, lines.length, `${file} names the feature`);
  writeFileSync(path.join(copy, file), kept.join('\n'));
}

/** @param {string} command @param {string[]} args */
function run(command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  const lines = (stdout + stderr)
    .split('\n')
    .filter((line) => /error:|: Failure|FAILED/.test(line));
  assert.equal(status, 0, lines.slice(-60).join('\n'));
}

after(() => rmSync(copy, { recursive: true, force: true }));

for (const name of separateFeatures)
  test(`without ${name}`, { timeout: 20 * minutes }, () => {
    restore();
    cpSync(path.join(root, 'build/deps'), path.join(copy, 'build/deps'), { recursive: true });
    remove(name);
    run('cmake', '--preset', 'native');
    run('cmake', '--build', 'build/native', '--target', 'kanzen_page_tests');
    run('node', 'scripts/run_unit_tests.mjs', 'build/native/kanzen_page_tests');
  });
