// kanzen compare: two rule sets of a game side by side.
import assert from 'node:assert/strict';
import test from 'node:test';
import { answer, json, jsonOnce, refused, refusedUnsolved, START } from './kanzen.mjs';

const notebookAndStrict = ['compare', 'gobblers2', '--rules', 'notebook,strict'];
const told = () => jsonOnce([...notebookAndStrict, '--first', '40']);

/** The value of a position under one rule set. @param {string} position @param {string} rules */
const outcome = (position, rules) =>
  jsonOnce(['probe', 'gobblers2', '--rules', rules, '--position', position]).outcome;

test('what both know, what one alone does, and how often they differ', () => {
  const { both, only, outcomes, different } = told();
  const { positions } = jsonOnce(['solve', 'gobblers2']);
  const union = jsonOnce(['enumerate', 'gobblers2', '--rules', 'notebook']).union;
  assert.equal(both + only.strict, positions);
  assert.equal(both + only.notebook, union);
  const sum = (/** @type {any[]} */ rows) =>
    rows.reduce((/** @type {number} */ total, row) => total + row.positions, 0);
  assert.equal(sum(outcomes), both);
  const agree = (/** @type {any} */ row) =>
    row.notebook === row.strict || (row.notebook === 'undecided' && row.strict === 'draw');
  assert.equal(sum(outcomes.filter((/** @type {any} */ row) => !agree(row))), different);
  // Nearly one in five.
  assert.equal(different, 39522);
  assert.ok(different / both > 0.18 && different / both < 0.2);
  const words = new Set(outcomes.map((/** @type {any} */ row) => row.notebook));
  assert.deepEqual([...words].sort(), ['loss', 'undecided', 'win']);
});

test('why they differ adds up', () => {
  const { partings, different } = told();
  assert.equal(partings.ending + partings.moves + partings.later, different);
});

test('the first ones come in the order of strict play, and are valued as probe values them', () => {
  const { first, played } = told();
  assert.equal(played, 'strict');
  assert.equal(first.length, 40);
  assert.deepEqual(
    [first[0].position, first[0].ply, first[0].notebook, first[0].strict, first[0].line],
    [START, 0, 'win', 'draw', []],
  );
  const key = (/** @type {any} */ one) => String(one.ply).padStart(3, '0') + one.position;
  const keys = first.map(key);
  assert.deepEqual(keys, [...keys].sort());
  for (const one of first.slice(0, 12)) {
    assert.equal(one.line.length, one.ply);
    assert.equal(outcome(one.position, 'strict'), one.strict);
    assert.equal(outcome(one.reached, 'strict'), one.strict);
    const notebook = outcome(one.position, 'notebook');
    assert.equal(one.notebook, notebook === 'draw' ? 'undecided' : notebook);
    assert.ok(['ending', 'moves'].includes(one.parting.kind));
  }
});

test('the order of the names is that of the answer, and changes nothing else', () => {
  const turned = json(['compare', 'gobblers2', '--rules', 'strict,notebook', '--first', '40']);
  assert.deepEqual(turned.rules, ['strict', 'notebook']);
  const { both, only, different, partings, first } = told();
  assert.deepEqual([turned.both, turned.different, turned.partings], [both, different, partings]);
  assert.deepEqual(turned.only, only);
  assert.deepEqual(turned.first, first);
  assert.deepEqual(Object.keys(turned.outcomes[0]), ['strict', 'notebook', 'positions']);
});

test('text says the same for people', () => {
  const text = answer([...notebookAndStrict, '--first', '2']);
  assert.match(text, /^known to both +212,626$/m);
  assert.match(text, /^ {2}valued otherwise +39,522 +18\.6 %$/m);
  assert.match(text, /^known to notebook alone +252$/m);
  assert.match(text, /^undecided +loss +4 +differ$/m);
  assert.match(text, /^The first 2 in the order of strict play/m);
  assert.match(text, /^ply 0 {2}-,-,-\/-,-,-\/-,-,-:1 {2}the start\n {2}notebook {2}win/m);
  assert.match(text, /they part after .*under notebook three in a line: .* \(covered at b3\)/);
  assert.equal(text.match(/^ply /gm)?.length, 2);
  assert.doesNotMatch(answer([...notebookAndStrict, '--first', '0']), /The first/);
});

test('other pairs of rules', () => {
  const cover = json(['compare', 'gobblers2', '--rules', 'cover,strict', '--first', '3']);
  assert.deepEqual([cover.only.strict, cover.different], [0, 528]);
  assert.ok(cover.first.every((/** @type {any} */ one) => one.parting.kind === 'moves'));
  const misere = json(['compare', 'tictactoe', '--rules', 'normal,misere', '--first', '1']);
  assert.deepEqual([misere.both, misere.only], [765, { normal: 0, misere: 0 }]);
  assert.deepEqual(misere.first[0].parting.ends.misere.reason, 'line_loses');
});

/** @type {[string[], RegExp][]} */
const BAD = [
  [['gobblers2'], /--rules is required/],
  [['gobblers2', '--rules', 'strict'], /--rules: "strict" is no pair.*notebook,strict/],
  [['gobblers2', '--rules', 'strict,'], /"strict," is no pair/],
  [['gobblers2', '--rules', 'a,b,c'], /"a,b,c" is no pair/],
  [['gobblers2', '--rules', ''], /"" is no pair/],
  [['gobblers2', '--rules', 'strict,lax'], /unknown rules "lax".*strict, cover, notebook/],
  [['gobblers2', '--rules', 'strict,strict'], /strict.*themselves/],
  [['chess', '--rules', 'a,b'], /unknown game "chess"/],
  [['dobutsu', '--rules', 'normal,strict'], /unknown rules "strict" for dobutsu/],
  [['go:3', '--rules', 'ko,situational'], /go:3: .*points/],
  [['mnk:7,7,5', '--rules', 'normal,misere'], /mnk:7,7,5: .*too large/],
  [['gobblers2', '--rules', 'cover,strict', '--first', '1001'], /--first: "1001".*0 to 1000/],
];
for (const [args, message] of BAD)
  test(`refused: kanzen compare ${args.join(' ')}`, () => {
    assert.match(refused(['compare', ...args], 2), message);
  });

test('what is wrong is told before anything is solved', () => {
  assert.match(refusedUnsolved('compare', ['--rules', 'strict,notebook'], 2), /unknown rules/);
});
