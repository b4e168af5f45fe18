// kanzen survey: a game under all of its rule sets.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { answer, makeFolder, refused } from './kanzen.mjs';

const file = join(makeFolder(), 'survey.csv');

test('a survey has the rule sets that are solved, each with its start and its counts', () => {
  assert.deepEqual(JSON.parse(answer(['survey', 'tictactoe', '--format', 'json']))[1], {
    ...{ game: 'tictactoe', rules: 'misere', outcome: 'draw', distance: null },
    ...{
      best_first_moves: 'b2',
      positions: 5478,
      finished: 958,
      won: 3054,
      drawn: 980,
      lost: 1444,
    },
    ...{ longest_win: 8, longest_loss: 7, drawn_percent: 17.9 },
  });
  const lines = answer(['survey', 'gobblers1']).split('\n');
  assert.match(lines[0] ?? '', /^rules +start +plies +best first moves +positions/);
  // The choices that make a difference with two pieces: they move or not, and who is stuck.
  assert.deepEqual(
    lines.slice(1, -1).map((line) => line.split(' ')[0]),
    [
      ...['strict', 'cover', 'board-moves=no', 'board-moves=no,stuck=loses'],
      ...['pieces=1', 'board-moves=no,pieces=1', 'board-moves=no,stuck=loses,pieces=1'],
    ],
  );
});

test('the file has the results, and a later survey solves the rest', () => {
  const whole = answer(['survey', 'gobblers1', '--out', file, '--format', 'csv']);
  assert.equal(readFileSync(file, 'utf8'), whole);
  const [header, first, , ...others] = whole.split('\n');
  // A result that was known is not solved again: this one cannot be found.
  const known = first?.replace('draw', 'loss');
  writeFileSync(file, [header, ...others.slice(0, 1), known, ''].join('\n'));
  const continued = answer(['survey', 'gobblers1', '--out', file, '--format', 'csv']);
  assert.equal(continued, whole.replace(first ?? '', known ?? ''));
  assert.equal(readFileSync(file, 'utf8'), continued);
});

test('a survey as LaTeX, with no file', () => {
  const latex = answer(['survey', 'tictactoe', '--format', 'latex', '--out', '-']);
  assert.match(latex, /^% Rule sets of tictactoe\n/);
  assert.match(latex, /\ntictactoe & torus & win & 7 & a3 b3 b2 & 5194 & /);
});

test('a file that is no survey of the game is refused, and left as it is', () => {
  const header = answer(['survey', 'tictactoe', '--format', 'csv']).split('\n')[0];
  const row = 'gobblers1,strict,draw,,L@a3,1,0,0,1,0,0,0,100.0';
  for (const [content, message] of /** @type {[string, RegExp][]} */ ([
    ['notes\n', /no survey of gobblers1: it does not begin with "game,rules,/],
    [`${header}\n${row},1\n`, /line 2 has 14 cells instead of 13/],
    [`${header}\n${row}\n${row.replace('gobblers1', 'gobblers2')}\n`, /line 3 is of gobblers2/],
    [`${header}\n${row.replace('strict', 'lax')}\n`, /line 2 has unknown rules lax/],
  ])) {
    writeFileSync(file, content);
    assert.match(refused(['survey', 'gobblers1', '--out', file], 2), message);
    assert.equal(readFileSync(file, 'utf8'), content);
  }
  assert.match(refused(['survey', 'mnk:7,7,5'], 2), /too many positions/);
  const missing = join(makeFolder(), 'none', 'survey.csv');
  assert.match(refused(['survey', 'gobblers1', '--out', missing], 1), /none/);
  assert.equal(existsSync(missing), false);
});
