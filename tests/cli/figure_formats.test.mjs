// kanzen figure: every kind of figure in every format, its caption, its code, and what is refused.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import qrReader from 'jsqr';
import { PNG } from 'pngjs';
import { answer, json, program, refused, refusedUnsolved } from './kanzen.mjs';

const jsQR = qrReader.default;
const site = 'https://example.org/kanzen/';
const linked = ['--site', site];

/** A position that is won, and the game of a blunder on each side. */
const won = ['gobblers2', '--position', '-,-,ML/-,m,-/-,-,-:2'];
const game = ['tictactoe', '--moves', 'a3.b3.b2.c1.a1'];

/** The kinds, each with the game that it is of. @type {Record<string, string[]>} */
const kinds = {
  board: [...won, '--values'],
  tree: [...won, '--tree'],
  'two plies': ['tictactoe', '--tree', '--plies', '2'],
  plot: [...game, '--plot'],
  histogram: ['gobblers1', '--histogram'],
};

/** @param {string[]} args @returns {PNG} */
function png(args) {
  const run = spawnSync(program, ['figure', ...args, '--format', 'png'], { maxBuffer: 1 << 28 });
  assert.equal(run.stderr.toString(), '');
  assert.equal(run.status, 0);
  return PNG.sync.read(run.stdout);
}

/** @param {PNG} picture @param {number} x @param {number} y */
const pixel = (picture, x, y) => [
  ...picture.data.subarray(4 * (y * picture.width + x), 4 * (y * picture.width + x) + 4),
];

test('a PNG is the SVG in pixels', () => {
  const board = png(['tictactoe', '--width', '240']);
  assert.deepEqual([board.width, board.height], [480, 480]);
  assert.deepEqual(pixel(board, 240, 240), [0xf6, 0xf2, 0xe9, 255]); // the middle square
  assert.deepEqual(pixel(board, 240, 8), [0xe2, 0xda, 0xca, 255]); // the frame
  const small = png(['tictactoe', '--width', '240', '--scale', '1']);
  assert.deepEqual([small.width, small.height], [240, 240]);
  const tree = png([...kinds.tree, '--width', '300', '--scale', '1']);
  assert.equal(tree.width, 300);
  const bare = png(['gobblers2', '--transparent']);
  assert.equal(pixel(bare, 2, 2)[3], 0);
});

test('greyscale has no colour in it, and tells the players and outcomes apart', () => {
  const picture = png([...kinds.board, '--greyscale']);
  const greys = new Set();
  for (let at = 0; at < picture.data.length; at += 4) {
    const [red, green, blue] = picture.data.subarray(at, at + 3);
    assert.ok(red === green && green === blue, `${red},${green},${blue}`);
    greys.add(red);
  }
  assert.ok(greys.size > 20);
  const bodies = (/** @type {string[]} */ more) =>
    ['L', 'l'].map((kind) =>
      answer([
        'figure',
        'gobblers2',
        '--piece',
        'L',
        '--from',
        kind === 'L' ? 'first' : 'second',
        ...more,
      ]),
    );
  const [first, second] = bodies(['--greyscale']).map(
    (text) => /d="M[^"]*C[^"]*" fill="#([0-9a-f]{2})/.exec(text)?.[1],
  );
  assert.ok(Math.abs(parseInt(String(first), 16) - parseInt(String(second), 16)) > 40);
});

test('the code is read as the link that the caption tells', () => {
  const args = [...won, '--caption', '--qr', ...linked];
  const text = answer(['figure', ...args]);
  const link = `${site}#game=gobblers2&rules=strict&position=-,-,ML/-,m,-/-,-,-:2`;
  const written = [...text.matchAll(/>([^<]+)<\/text>/g)].map((match) => match[1]).join('');
  assert.ok(written.includes(link.replaceAll('&', '&amp;')), written);
  assert.ok(written.includes('Gobblers, 2 sizes, rules: strict'));
  const { data, width, height } = png(args);
  assert.equal(jsQR(new Uint8ClampedArray(data), width, height)?.data, link);
  const dark = png([...args, '--dark', '--transparent']);
  assert.equal(jsQR(new Uint8ClampedArray(dark.data), dark.width, dark.height)?.data, link);
});

test('a caption is in both languages, and without a site it has no link', () => {
  const english = answer(['figure', ...kinds.board, '--caption']);
  assert.match(english, />Second player to move: first player wins in 24 plies</);
  assert.doesNotMatch(english, /#game=/);
  const japanese = answer(['figure', ...kinds.board, '--caption', '--language', 'ja', ...linked]);
  assert.match(japanese, />ゴブラーズ・2サイズ、ルール：持上げ負け</);
  assert.match(japanese, />後手の番: 先手の勝ち（24手）</);
});

test('the numbers are those that probe and solve tell', () => {
  const probed = json(['probe', ...won]);
  const rows = answer(['figure', ...kinds.board, '--format', 'csv'])
    .trim()
    .split('\n');
  assert.equal(rows[0], 'move,outcome,distance,position');
  assert.deepEqual(
    rows.slice(1).map((row) => row.split(',').slice(0, 3)),
    probed.moves.map((/** @type {any} */ move) => [
      move.move,
      move.outcome,
      move.distance === null ? '' : String(move.distance),
    ]),
  );
  const solved = json(['solve', 'gobblers1']);
  const counts = answer(['figure', ...kinds.histogram, '--format', 'csv'])
    .trim()
    .split('\n');
  assert.deepEqual(counts.slice(1), [
    ...solved.by_distance.map(
      (/** @type {any} */ row) => `${row.distance},${row.win},,${row.loss}`,
    ),
    `,,${solved.draw},`,
  ]);
  const plot = answer(['figure', ...kinds.plot, '--format', 'csv'])
    .trim()
    .split('\n');
  assert.equal(plot.length, 1 + 6);
  assert.match(plot[3], /^2,b3,win,\d,yes,/); // X wins after O's blunder
});

test('a searched game tells outcomes without distances', () => {
  const csv = answer(['figure', 'mnk:4,3,3', '--search', '--values', '--format', 'csv']);
  assert.match(csv, /\n\w\d,(win|draw|loss),,/);
});

test('bad usage is told before any work', () => {
  const usage = (/** @type {RegExp} */ said, /** @type {string[]} */ ...args) =>
    assert.match(refused(['figure', ...args], 2), said);
  usage(/--tree.*--histogram|--histogram.*--tree/, 'gobblers2', '--tree', '--histogram');
  usage(/"gif" is unknown; there is: svg, png, tikz, csv, latex/, 'gobblers2', '--format', 'gif');
  usage(/--moves: .*z9/, 'tictactoe', '--moves', 'a3.z9');
  usage(/--moves: the last one is missing/, 'tictactoe', '--moves', 'a3.');
  usage(/--plies/, 'tictactoe', '--tree', '--plies', '3');
  usage(/--scale/, 'tictactoe', '--scale', '0');
  usage(/"fr" is unknown; there is: en, ja/, 'tictactoe', '--language', 'fr');
  usage(/--qr needs to know where the site is/, 'tictactoe', '--qr');
  for (const address of ['ftp://x/', 'https://', 'https://x/#y', 'https://x y/'])
    usage(/--site ".*": right would be the address/, 'tictactoe', '--site', address);
  const failure = (/** @type {RegExp} */ said, /** @type {string[]} */ ...args) =>
    assert.match(refused(['figure', ...args], 2), said);
  failure(/a board has no numbers/, 'tictactoe', '--format', 'csv');
  failure(/a piece has no numbers/, 'gobblers2', '--piece', 'L', '--format', 'latex');
  failure(
    /64000×64000 pixels; right would be up to 16384/,
    ...['tictactoe', '--width', '4000', '--scale', '16', '--format', 'png'],
  );
  assert.match(
    refusedUnsolved('figure', ['--values', '--site', 'nowhere'], 2),
    /right would be the address/,
  );
});

/** @param {string} name */
const isInstalled = (name) => spawnSync('which', [name]).status === 0;

const withoutLatex = isInstalled('pdflatex')
  ? false
  : 'pdflatex is not installed (texlive-latex-base, texlive-pictures)';

test('LaTeX takes every figure and table', { skip: withoutLatex }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'kanzen-latex-'));
  try {
    const pages = Object.entries(kinds).flatMap(([name, args], number) => {
      const common = [...args, '--caption', '--qr', ...linked];
      const picture = `picture${number}.tex`;
      writeFileSync(join(folder, picture), answer(['figure', ...common, '--format', 'tikz']));
      const table = `table${number}.tex`;
      writeFileSync(join(folder, table), answer(['figure', ...args, '--format', 'latex']));
      return [`% ${name}`, `\\input{${picture}}\\newpage`, `\\input{${table}}\\newpage`];
    });
    const document = [
      '\\documentclass{article}',
      '\\usepackage[paperwidth=60cm,paperheight=80cm,margin=1cm]{geometry}',
      '\\usepackage{tikz,booktabs}',
      '\\pagestyle{empty}\\setlength{\\parindent}{0pt}',
      '\\begin{document}',
      ...pages,
      '\\end{document}',
    ];
    writeFileSync(join(folder, 'all.tex'), document.join('\n'));
    const run = spawnSync('pdflatex', ['-halt-on-error', '-interaction=nonstopmode', 'all.tex'], {
      cwd: folder,
      encoding: 'utf8',
    });
    assert.equal(run.status, 0, run.stdout.slice(-2000));
    assert.doesNotMatch(run.stdout, /Missing character/);
    assert.match(run.stdout, new RegExp(`\\(${2 * Object.keys(kinds).length} pages`));
    assert.equal(readFileSync(join(folder, 'all.pdf')).subarray(0, 5).toString(), '%PDF-');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('where no format is named, the name of the file says it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kanzen-figure-'));
  try {
    const begin = (/** @type {string} */ name, /** @type {string[]} */ ...more) => {
      const path = join(folder, name);
      answer(['figure', 'tictactoe', ...more, '--out', path]);
      return readFileSync(path).toString('latin1').slice(0, 60);
    };
    assert.match(begin('board.png'), /^\x89PNG/);
    assert.match(begin('board.tikz'), /^% tictactoe/);
    assert.match(begin('board.svg'), /^<svg/);
    assert.match(begin('board'), /^<svg/);
    assert.match(begin('named.png', '--format', 'svg'), /^<svg/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
