// kanzen compare: two rule sets of a game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, json, refused, refusedUnsolved, START } from './kanzen.mjs';

const notebookAndStrict = ['compare', 'gobblers2', '--rules', 'notebook,strict'];

test('what both know, how often and where they differ, whatever the order of the names', () => {
  const comparison = json([...notebookAndStrict, '--limit', '40']);
  assert.deepEqual([comparison.both, comparison.only], [212626, { notebook: 252, strict: 13594 }]);
  assert.equal(comparison.different, 39522); // nearly one in five
  const { ending, moves, later } = comparison.divergences;
  assert.equal(ending + moves + later, comparison.different);
  const row = comparison.outcomes.find(
    (/** @type {any} */ one) => one.notebook === 'undecided' && one.strict === 'loss',
  );
  assert.deepEqual(row, { notebook: 'undecided', strict: 'loss', positions: 4 });
  assert.equal(comparison.candidate, 'strict');
  assert.equal(comparison.first.length, 40);
  const { position, ply, notebook, strict, line, reached, divergence } = comparison.first[0];
  assert.deepEqual([position, ply, notebook, strict, line], [START, 0, 'win', 'draw', []]);
  assert.equal(reached, START);
  assert.ok(['ending', 'moves'].includes(divergence.kind));

  const turned = json(['compare', 'gobblers2', '--rules', 'strict,notebook', '--limit', '40']);
  assert.deepEqual(turned.rules, ['strict', 'notebook']);
  assert.deepEqual(Object.keys(turned.outcomes[0]), ['strict', 'notebook', 'positions']);
  for (const same of ['both', 'different', 'divergences', 'only', 'first'])
    assert.deepEqual(turned[same], comparison[same], same);
});

test('the text output has the counts and the notable positions', () => {
  const text = answer([...notebookAndStrict, '--limit', '2']);
  assert.match(text, /^known to both +212,626$/m);
  assert.match(text, /^ {2}valued differently +39,522 +18\.6 %$/m);
  assert.match(text, /^known to notebook alone +252$/m);
  assert.match(text, /^undecided +loss +4 +differ$/m);
  assert.match(text, /^The first 2 in the order of strict play/m);
  assert.match(text, /^ply 0 {2}-,-,-\/-,-,-\/-,-,-:1 {2}the start\n {2}notebook {2}win/m);
  assert.match(
    text,
    /the rules differ after .*under notebook three in a line: .* \(covered at b3\)/,
  );
  assert.equal(text.match(/^ply /gm)?.length, 2);
  assert.doesNotMatch(answer([...notebookAndStrict, '--limit', '0']), /The first/);
});

test('other pairs of rules', () => {
  const cover = json(['compare', 'gobblers2', '--rules', 'cover,strict', '--limit', '1']);
  assert.deepEqual([cover.only.strict, cover.different], [0, 528]);
  assert.equal(cover.first[0].divergence.kind, 'moves');
  const misere = json(['compare', 'tictactoe', '--rules', 'normal,misere', '--limit', '1']);
  assert.deepEqual([misere.both, misere.only], [765, { normal: 0, misere: 0 }]);
  assert.deepEqual(misere.first[0].divergence.ends.misere.reason, 'line_loses');
});

/** @type {[string[], RegExp][]} */
const BAD = [
  [['gobblers2'], /--rules is required/],
  [['gobblers2', '--rules', 'strict'], /--rules: "strict" is no pair.*notebook,strict/],
  [['gobblers2', '--rules', 'strict,'], /"strict," is no pair/],
  [['gobblers2', '--rules', 'a,b,c'], /"a,b,c" is no pair/],
  [['gobblers2', '--rules', 'a/b/c'], /"a\/b\/c" is no pair/],
  [['gobblers2', '--rules', 'strict,lax'], /unknown rules "lax".*strict, cover, notebook/],
  [['gobblers2', '--rules', 'strict,strict'], /strict.*themselves/],
  [['go:3', '--rules', 'ko,situational'], /go:3: .*points/],
  [['mnk:7,7,5', '--rules', 'normal,misere'], /mnk:7,7,5: .*too large/],
  [
    ['tictactoe', '--rules', 'normal,gravity'],
    /tictactoe: the rules gravity have other positions or symmetries/,
  ],
  [['gobblers2', '--rules', 'cover,strict', '--limit', '1001'], /--limit: "1001".*0 to 1000/],
];
for (const [args, message] of BAD)
  test(`refused: kanzen compare ${args.join(' ')}`, () => {
    assert.match(refused(['compare', ...args], 2), message);
  });

test('combinations of choices are compared, joined by a slash', () => {
  const compared = JSON.parse(
    answer(['compare', 'gobblers2', '--rules', 'strict/uncovers=own,stuck=loses', '--json']),
  );
  assert.deepEqual(compared.rules, ['strict', 'uncovers=own,stuck=loses']);
  assert.equal(compared.both, 226220);
  assert.equal(compared.first[0].position, '-,-,-/-,-,-/-,-,-:1');
  assert.equal(compared.first[0].strict, 'draw');
  assert.equal(compared.first[0]['uncovers=own,stuck=loses'], 'win');
});

test('errors are reported before anything is solved', () => {
  assert.match(refusedUnsolved('compare', ['--rules', 'strict,notebook'], 2), /unknown rules/);
});
