// kanzen sgf: reading, writing and refusing records; docs/SGF.md.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { answer, json, kanzen, makeFolder, refused } from './kanzen.mjs';

/** @param {string} name a record as another program writes it */
const sample = (name) => fileURLToPath(new URL(`../engine/sgf/${name}.sgf`, import.meta.url));

test('a record in JSON', () => {
  const { start, position, ...rest } = json(['sgf', sample('kgs')]);
  assert.deepEqual(rest, {
    game: 'go:19',
    rules: 'japanese',
    rules_in_file: 'Japanese',
    komi: 0.5,
    handicap: 4,
    compensation: 0,
    black: 'black',
    white: 'white',
    result: 'W+Resign',
    dead: [],
    dead_judged: false,
    counted: '',
    counted_as_in_file: null,
    date: '2008-05-02',
    moves: ['o3', 'r6', 'f17', 'c14'],
    positions: 7,
    variations: 2,
    comments: 2,
    notes: [],
  });
  const stones = (/** @type {string} */ text, /** @type {string} */ kind) =>
    text.split(kind).length - 1;
  assert.deepEqual([stones(start, 'X'), stones(start, 'O')], [4, 0]);
  assert.deepEqual([stones(position, 'X'), stones(position, 'O')], [6, 2]);
  assert.ok(start.endsWith(':2') && position.endsWith(':2'));
});

test('and in words', () => {
  const text = answer(['sgf', sample('kgs')]);
  assert.match(text, /^go:19, japanese rules \(the file says Japanese\), komi 0\.5\n/);
  assert.match(
    text,
    /\nBlack: black \(3k\)\nWhite: white \(2d\)\nHandicap: 4\nResult: W\+Resign\n/,
  );
  assert.match(text, /\n4 moves, 2 variations, 2 comments\no3 r6 f17 c14\nFinal position: /);
  assert.match(answer(['sgf', '-'], '(;SZ[3])'), /\nBlack: not named\n.*\n0 moves, 1 variation/);
});

test('standard input, and notes of what had to be understood', () => {
  const text = answer(['sgf', '-', '--json'], '(;SZ[3]RU[AGA]B[bb];B[aa];W[tt])');
  const { moves, notes } = JSON.parse(text);
  assert.deepEqual(moves, ['b2', '=___/_X_/___:1', 'a3', 'pass']);
  assert.match(notes[0], /moves twice in a row at ply 2/);
  const words = answer(['sgf', '-'], '(;SZ[3];B[bb];AE[bb]AW[aa];B[cc])');
  assert.match(words, /\n2 moves, 1 set-up, 1 variation, .*\nb2 \[set up\] c1\n/);
});

/** A byte for each character. @param {string} text */
const bytes = (text) => Buffer.from(text, 'latin1');

/** @param {string} text in bytes @returns {any} */
const parsed = (text) => JSON.parse(answer(['sgf', '-', '--json'], bytes(text)));

/** @param {string} text in bytes @returns {{ file: string, stderr: string }} */
function writtenAgain(text) {
  const folder = makeFolder();
  const file = join(folder, 'written.sgf');
  const { status, stderr } = kanzen(['sgf', '-', '--out', file], bytes(text));
  assert.equal(status, 0, stderr);
  return { file: readFileSync(file, 'utf8'), stderr };
}

// The second byte of some letters is that of "]" or "\\", or of a letter in ASCII.
for (const [set, letters, black] of [
  ['Big5', '\xa5\x5c\xb3\x5c', '功許'],
  ['Shift_JIS', '\x83\x5c\x8e\x9f\x83\x5d', 'ソ次ゾ'],
  ['gb2312', '\x91\x5c\xba\xc3', '慭好'],
  ['GBK', '\x91\x5c\x86\x5d', '慭哴'],
  ['EUC-KR', '\xc8\xe6', '흑'],
  ['EUC-JP', '\xb0\xe6\xbb\xb3', '井山'],
  ['ISO-2022-JP', '\x1b$B0f;3\x1b(B', '井山'],
  ['ISO-8859-1', 'M\xfcller', 'Müller'],
  ['windows-1250', 'Dvo\xf8\xe1k', 'Dvořák'],
  ['windows-1251', '\xc8\xeb\xfc\xff', 'Илья'],
])
  test(`a record in ${set} preserves its texts and moves, and is written in UTF-8`, () => {
    const text = `(;GM[1]FF[4]CA[${set}]SZ[19]PB[${letters}];B[qd]C[${letters}];W[dc])`;
    const record = parsed(text);
    assert.deepEqual([record.black, record.moves], [black, ['r16', 'd17']]);
    assert.deepEqual([record.comments, record.notes], [1, []]);
    assert.deepEqual(writtenAgain(text), {
      file: `(;GM[1]FF[4]CA[UTF-8]SZ[19]PB[${black}];B[qd]C[${black}];W[dc])\n`,
      stderr: '',
    });
  });

test('a byte order mark selects UTF-16; an invalid unit affects no other', () => {
  const little = Buffer.from('\uFEFF(;SZ[9]PB[a\uD800b];B[cc];W[gg])', 'utf16le');
  for (const [set, wide] of /** @type {[string, Buffer][]} */ ([
    ['UTF-16LE', little],
    ['UTF-16BE', Buffer.from(little).swap16()],
  ])) {
    const { black, moves, notes } = JSON.parse(answer(['sgf', '-', '--json'], wide));
    assert.deepEqual([black, moves], ['a\uFFFDb', ['c7', 'g3']], set);
    assert.match(notes[0], new RegExp(`not of the character set "${set}"`));
  }
});

test('characters invalid in the declared set are noted, with --out as well', () => {
  const cut = '(;CA[UTF-8]SZ[9]PB[a]C[cut \xe5\xa5];B[cc])';
  assert.match(parsed(cut).notes[0], /have become U\+FFFD/);
  const { file, stderr } = writtenAgain(cut);
  assert.match(file, /PB\[a\]C\[cut \uFFFD\];B\[cc\]/);
  assert.match(stderr, /^kanzen: note: -: bytes that are not .*"UTF-8"/);
});

test('a name of a set with a suffix for iconv is not known', () => {
  const { black, notes } = parsed('(;CA[latin1//TRANSLIT]SZ[9]PB[\xba\xda\xb7\xbd];B[cc])');
  assert.equal(black, '黑方');
  assert.match(notes[0], /is not known here; it was read as GB18030, by a guess$/);
});

test('a bracket after an invalid character stays one', () => {
  for (const [set, valid, invalid] of [
    ['Shift_JIS', '\x83\x5c', '\x83\xfd'],
    ['Big5', '\xa5\x5c', '\xa4\x88'],
    ['EUC-JP', '\xa4\xa2', '\xa4'],
    ['EUC-KR', '\xc8\xe6', '\xc8\xff'],
    ['GB18030', '\xba\xc3', '\x81\xff'],
  ]) {
    const { moves, notes } = parsed(`(;CA[${set}]SZ[9]PB[${valid.repeat(4)}${invalid}];B[cc])`);
    assert.deepEqual(moves, ['c7'], set);
    assert.deepEqual(notes, [
      `bytes that are not of the character set "${set}" have become U+FFFD`,
    ]);
  }
});

test('dead stones, and the count without them compared with the result', () => {
  const game = (/** @type {string} */ result, last = '') =>
    `(;SZ[5]RU[Chinese]RE[${result}];B[ce];W[de];B[cd];W[dd];B[cc];W[dc];B[cb];W[db];B[ca];W[da]` +
    `;B[];W[ac];B[];W[]${last})`;
  const counted = (/** @type {string} */ result, last = '') => {
    const record = parsed(game(result, last));
    return [record.dead, record.dead_judged, record.counted, record.counted_as_in_file];
  };
  assert.deepEqual(counted('B+5', 'TB[aa:be]'), [['a3'], false, 'B+5', true]);
  assert.deepEqual(counted('W+6', 'TB[ca]'), [[], false, 'W+6', true]);
  const text = answer(['sgf', '-'], game('B+4', 'TB[aa:be]'));
  assert.match(text, /\nDead stones: a3\nCount: B\+5, but the file says B\+4\n/);
  const judged = '(;SZ[5]RU[Chinese]RE[B+24]AB[bb][bc][cb][cc]AW[ea];B[];W[])';
  assert.match(
    answer(['sgf', '-'], judged),
    /\nDead stones: the file marks no territory; by playouts e5\nCount: B\+25, but .* B\+24\n/,
  );
  assert.equal(parsed(judged).dead_judged, true);
  const noPasses = (/** @type {string} */ result) => `(;SZ[5]RE[${result}]KM[0];B[cc])`;
  assert.equal(parsed(noPasses('B+25')).counted_as_in_file, true);
  assert.equal(parsed(noPasses('B+R')).counted, '');
});

test('White is compensated for handicap stones, which moves may place as well', () => {
  const counted = (/** @type {string} */ start, /** @type {string[]} */ ...options) => {
    const text = answer(
      ['sgf', '-', '--json', ...options],
      `(;SZ[9]KM[0]RE[B+79]${start};W[];B[])`,
    );
    const { compensation, counted: result } = JSON.parse(text);
    return [compensation, result];
  };
  assert.deepEqual(counted('RU[Chinese]HA[2]AB[gc][cg]'), [2, 'B+79']);
  assert.deepEqual(counted('RU[Japanese]HA[2]AB[gc][cg]'), [0, 'B+79']);
  assert.deepEqual(counted('RU[AGA]HA[2]AB[gc][cg]'), [1, 'B+80']);
  assert.deepEqual(counted('RU[Chinese]HA[2];B[gc];B[cg]'), [2, 'B+79']);
  assert.deepEqual(counted('RU[Chinese]HA[2]AB[gc][cg]', '--rules', 'japanese'), [0, 'B+79']);
  assert.match(
    answer(['sgf', '-'], '(;SZ[9]RU[Chinese]AB[gc][cg];W[ee])'),
    /\nHandicap: 2, 2 points for White\n/,
  );
});

test('--rules replaces the rules of the file', () => {
  const read = (/** @type {string} */ rules, /** @type {string[]} */ ...options) => {
    const suicide = `(;SZ[9]RU[${rules}];B[aa];W[ca];B[ba];W[bb];B[ee];W[ac];B[ab];W[dd];B[ff])`;
    const record = JSON.parse(answer(['sgf', '-', '--json', ...options], suicide));
    return [record.rules, record.rules_in_file, record.moves.length];
  };
  assert.deepEqual(read('NZ'), ['new-zealand', 'NZ', 9]);
  assert.deepEqual(read('Chinese'), ['positional', 'Chinese', 6]);
  assert.deepEqual(read('Chinese', '--rules', 'new-zealand'), ['new-zealand', 'Chinese', 9]);
  assert.match(refused(['sgf', sample('kgs'), '--rules', 'chinese'], 2), /rules "chinese"/);
});

test('of several games one is asked for', () => {
  const two = sample('two_games');
  assert.match(refused(['sgf', two], 2), /2 games; --game N .*: 1\. first: a - b; 2\. 1999\n$/);
  assert.equal(json(['sgf', two, '--game', '1']).black, 'a');
  assert.equal(json(['sgf', two, '--game', '2']).date, '1999');
  assert.match(refused(['sgf', two, '--game', '3'], 2), /--game 3: the file has 2 games/);
  refused(['sgf', two, '--game', '0'], 2);
});

test('the output of --out has the same content, and is written again unchanged', () => {
  const folder = makeFolder();
  const names = ['gnugo', 'kgs', 'ogs', 'sabaki', 'multigo', 'ff3', 'latin1', 'two_games'];
  for (const name of names) {
    const [once, twice] = [join(folder, `${name}.sgf`), join(folder, `${name}-2.sgf`)];
    assert.equal(answer(['sgf', sample(name), '--out', once]), '');
    assert.equal(answer(['sgf', once, '--out', twice]), '');
    assert.equal(readFileSync(once, 'utf8'), readFileSync(twice, 'utf8'), name);
    const game = ['--game', '1'];
    assert.deepEqual(json(['sgf', once, ...game]), json(['sgf', sample(name), ...game]), name);
  }
  const second = join(folder, 'second.sgf');
  answer(['sgf', sample('two_games'), '--game', '2', '--out', second]);
  assert.equal(json(['sgf', second]).date, '1999');
  const nowhere = ['sgf', sample('kgs'), '--out', join(folder, 'none', 'x.sgf')];
  assert.match(refused(nowhere, 1), /cannot write to "/);
});

test('what is mended in the text is noted, with --out as well', () => {
  const broken = '(;SZ[9]\n;B[cc]C[joe [5k]: hi];W[gg]';
  const unescaped = 'line 2: the text of C has a "]" without a "\\" before it';
  const record = parsed(broken);
  assert.deepEqual(record.moves, ['c7', 'g3']);
  assert.deepEqual(record.notes, [unescaped, 'line 2: ")" is missing here and is supplied']);
  const { file, stderr } = writtenAgain(broken);
  assert.ok(file.endsWith(';B[cc]C[joe [5k\\]: hi];W[gg])\n'), file);
  assert.ok(stderr.startsWith(`kanzen: note: -: ${unescaped}\n`), stderr);
});

test('what is no record is refused', () => {
  assert.match(refused(['sgf', join(tmpdir(), 'no-such.sgf')], 1), /cannot read ".*no-such\.sgf"/);
  const { status, stdout, stderr } = kanzen(['sgf', '-'], 'no game');
  assert.deepEqual([status, stdout], [2, '']);
  assert.match(stderr, /^kanzen sgf: -: no game found: one begins with "\(;"/);
  assert.equal(kanzen(['sgf', '-'], '(;GM[2])').status, 2);
  refused(['sgf'], 2);
});
