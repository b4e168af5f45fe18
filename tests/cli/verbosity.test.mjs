// Colours and progress of the command on a terminal, and how to turn them off.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { answer, program } from './kanzen.mjs';
import { withoutTerminal } from './terminal.mjs';

/**
 * A run's output on a terminal, standard error included.
 * @param {string} args
 * @param {Record<string, string>} [more] environment
 * @param {string} [input] what is typed
 */
function onTerminal(args, more = {}, input = '') {
  const { NO_COLOR: _, ...inherited } = process.env;
  const env = { ...inherited, TERM: 'xterm-256color', ...more };
  const run = spawnSync('script', ['-qec', `'${program}' ${args}`, '/dev/null'], {
    env,
    input,
    encoding: 'utf8',
  });
  if (run.error) throw run.error;
  assert.equal(run.status, 0, run.stdout);
  return run.stdout;
}

const probe = 'probe gobblers2';
const color = /\x1b\[38;5;\d+m(?:draw|loss in 18 plies)\x1b\[0m/;
const escape = /\x1b/;

test('outcomes are in colour on a terminal', { skip: withoutTerminal }, () => {
  assert.match(onTerminal(probe), color);
  assert.match(onTerminal(probe, { NO_COLOR: '' }), color);
});

test(
  'there are no colours for those who want none, and none in files and JSON',
  { skip: withoutTerminal },
  () => {
    assert.doesNotMatch(onTerminal(`${probe} --no-color`), escape);
    assert.doesNotMatch(onTerminal(probe, { NO_COLOR: '1' }), escape);
    assert.doesNotMatch(onTerminal(probe, { TERM: 'dumb' }), escape);
    assert.doesNotMatch(onTerminal(`${probe} --json`), escape);
    assert.doesNotMatch(answer(probe.split(' ')), escape);
  },
);

test('columns line up with colours, too', { skip: withoutTerminal }, () => {
  const play = 'play gobblers2 --side both --quiet';
  const plain = onTerminal(`${play} --no-color`, {}, 'moves\nquit\n');
  const colored = onTerminal(play, {}, 'moves\nquit\n');
  assert.match(colored, escape);
  const times = /solved here in .*/;
  assert.equal(
    colored.replaceAll(/\x1b\[[\d;]*m/g, '').replace(times, ''),
    plain.replace(times, ''),
  );
});

test('progress is shown on a terminal, and not to the quiet', { skip: withoutTerminal }, () => {
  const solve = 'solve mnk:4,4,4 --threads 1 --no-color';
  const progress = /\r\w+, round \d+: .*\r/;
  assert.match(onTerminal(solve), progress);
  assert.doesNotMatch(onTerminal(solve), escape);
  assert.doesNotMatch(onTerminal(`${solve} --quiet`), progress);
});
