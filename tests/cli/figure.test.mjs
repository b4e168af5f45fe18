// kanzen figure: every kind in every format, on standard output or in a file, and what is refused.
// How figures are composed is tested in tests/figure and tests/picture.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import qrReader from 'jsqr';
import { PNG } from 'pngjs';
import { differenceOf, readGif } from './gif.mjs';
import { answer, json, makeFolder, program, refused, refusedUnsolved } from './kanzen.mjs';

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
  'two plies': ['tictactoe', '--tree', '--depth', '2'],
  plot: [...game, '--plot'],
  histogram: ['gobblers1', '--histogram'],
};

/** @param {string[]} args */
const figure = (...args) => answer(['figure', ...args]);

/** @param {string[]} args @returns {PNG} */
function png(...args) {
  const run = spawnSync(program, ['figure', ...args, '--format', 'png'], { maxBuffer: 1 << 28 });
  assert.equal(run.stderr.toString(), '');
  assert.equal(run.status, 0);
  return PNG.sync.read(run.stdout);
}

/** @param {PNG} picture @param {number} x @param {number} y */
const pixel = (picture, x, y) => [
  ...picture.data.subarray(4 * (y * picture.width + x), 4 * (y * picture.width + x) + 4),
];

test('--out takes the same file, in the format of its name where none is given', () => {
  const folder = makeFolder();
  const written = (/** @type {string} */ name, /** @type {string[]} */ ...more) => {
    assert.equal(figure('tictactoe', ...more, '--out', join(folder, name)), '');
    return readFileSync(join(folder, name)).toString('latin1');
  };
  const svg = Buffer.from(figure('tictactoe')).toString('latin1');
  for (const name of ['board.svg', 'board']) assert.equal(written(name), svg);
  assert.equal(written('board.picture', '--format', 'svg'), svg);
  assert.match(written('board.PNG'), /^\x89PNG/);
  assert.match(written('board.tikz'), /^% tictactoe/);
  assert.match(written('moves.tex', '--values', '--format', 'latex'), /\\begin\{tabular\}/);
  const nowhere = ['figure', 'tictactoe', '--out', join(folder, 'none', 'board.svg')];
  assert.match(refused(nowhere, 1), /cannot write to "/);
  assert.ok(!existsSync(join(folder, 'none')));
});

test('a name that ends as no figure, or as another one than is asked for, is refused', () => {
  const folder = makeFolder();
  const unsolved = (/** @type {string} */ name, /** @type {string[]} */ ...more) =>
    refusedUnsolved('figure', ['--values', '--out', join(folder, name), ...more], 2);
  const unknown = /jpg": the ending names no format; expected \.svg, \.png, \.pdf, \.gif, \.tikz, /;
  assert.match(unsolved('board.jpg'), unknown);
  assert.match(unsolved('board.json'), /\.tex, \.csv, or --format/);
  for (const [name, format, right] of /** @type {const} */ ([
    ['board.png', 'svg', '.svg'],
    ['board.svg', 'pdf', '.pdf'],
    ['moves.csv', 'latex', '.tex'],
    ['board.csv', 'tikz', '.tikz, .tex'],
  ]))
    assert.ok(
      unsolved(name, '--format', format).endsWith(
        `${name}": the file is ${format}; expected a name that ends in ${right}\n`,
      ),
    );
  assert.deepEqual(readdirSync(folder), []);
});

test('a PDF is the SVG on a page, without the time of day', () => {
  const folder = makeFolder();
  const file = join(folder, 'board.pdf');
  const draw = ['tictactoe', '--width', '80mm', '--caption', '--out', file];
  figure(...draw);
  const text = readFileSync(file, 'latin1');
  assert.match(text, /^%PDF-1\.\d/);
  const millimetres = /height="([\d.]+)mm"/.exec(figure(...draw.slice(0, -2)))?.[1];
  const [, across, down] = /\/MediaBox \[ 0 0 ([\d.]+) ([\d.]+) \]/.exec(text) ?? [];
  const points = 72 / 25.4;
  assert.ok(Math.abs(Number(across) - 80 * points) < 0.05, across);
  assert.ok(Math.abs(Number(down) - Number(millimetres) * points) < 0.05, down);
  assert.match(text, /\/Font\b/); // letters stay letters
  assert.doesNotMatch(text, /CreationDate/);
});

test('--width takes millimetres and points', () => {
  assert.match(figure('tictactoe', '--width', '80mm'), / width="80mm" height="80mm"/);
  assert.match(figure('tictactoe', '--width', '226.5pt'), / width="226.5pt"/);
  assert.equal(figure('tictactoe', '--width', '240px'), figure('tictactoe', '--width', '240'));
  const tikz = figure('tictactoe', '--width', '80mm', '--format', 'tikz');
  assert.match(tikz, /\(0,0\) rectangle \(302.36,/); // 226.77 bp
});

test('marks, colours, the side below, own words and a legend', () => {
  const moved = ['gobblers2', '--moves', 'L@b2.M@a1.b2c3'];
  const looks = [
    [],
    ['--last-move'],
    ['--highlight', 'a3.b3'],
    ['--arrow', 'a1b2'],
    ['--best-move'],
    ['--perspective', 'second'],
  ].map((options) => figure(...moved, ...options));
  assert.equal(new Set(looks).size, looks.length);
  assert.equal(
    figure(...moved, '--highlight', 'a3', '--highlight', 'b3', '--arrow', 'a1b2 c3a1'),
    figure(...moved, '--highlight', 'A3.b3', '--arrow', 'A1B2', '--arrow', 'c3a1'),
  );
  assert.equal(
    figure(...moved, '--marks', 'highlight-a3.arrow-a1-b2'),
    figure(...moved, '--highlight', 'a3', '--arrow', 'a1b2'),
  );
  assert.match(
    refused(['figure', ...moved, '--marks', 'circle-a3.ring-a1'], 2),
    /--marks: "ring-a1"; expected a mark such as circle-a3/,
  );
  assert.match(figure(...moved, '--dark'), /#262a31/);
  const own = figure(...kinds.board, '--caption-text', '100 % sure', '--legend');
  assert.match(own, />100 % sure</);
  assert.match(own, />Purple wins</);
  assert.doesNotMatch(own, /rules: strict|Disc: win/);
});

test('--piece draws a piece alone', () => {
  const large = ['gobblers2', '--piece', 'L', '--width', '80'];
  const piece = figure(...large, '--perspective', 'second');
  assert.match(piece, /<desc>Piece L of the second player.<\/desc>/);
  assert.match(piece, /width="67.2" height="56.88"/); // of a square of 80, and a margin
  assert.doesNotMatch(piece, /<text/);
  assert.notEqual(piece, figure(...large));
});

test('--numbers draws the moves of a range, or a series of files', () => {
  const moves = ['go:9', '--moves', 'd5.e5.c4.f4.d3.e3.e4.d4.g7.g6.e4'];
  const part = figure(...moves, '--numbers', '10-50');
  assert.match(part, />10<.*>11<|>11<.*>10</s);
  const folder = makeFolder();
  assert.equal(figure(...moves, '--numbers', '5', '--out', join(folder, 'ko.fight.svg')), '');
  assert.deepEqual(readdirSync(folder), ['ko.fight-1.svg', 'ko.fight-2.svg', 'ko.fight-3.svg']);
  assert.equal(
    readFileSync(join(folder, 'ko.fight-2.svg'), 'utf8'),
    figure(...moves, '--numbers', '6-10'),
  );
  const wrong = (/** @type {string[]} */ ...args) => refused(['figure', ...args], 2);
  assert.match(wrong(...moves, '--numbers', '12-20'), /expected numbers from 1 to 11/);
  assert.match(wrong(...moves, '--numbers', '5'), /a series needs names; expected --out FILE/);
  assert.match(wrong('go:9', '--numbers', '1-5'), /there are no moves; expected --moves/);
  assert.match(wrong('gobblers', '--moves', 'L@b2', '--numbers', '1-5'), /pieces of gobblers move/);
  for (const numbers of ['', '0', '0-3', '5-3', '1-', '-3', 'x', '1-2-3'])
    assert.match(wrong(...moves, '--numbers', numbers), /expected the numbers of two moves/);
});

test('--record draws a game of a file, with its marks', () => {
  const file = join(makeFolder(), 'game.sgf');
  writeFileSync(file, '(;SZ[9]RU[Japanese];B[ee];W[cg];B[gc]TR[df]LB[cg:A])');
  const moves = ['go:9', '--moves', 'e5.c3.g7'];
  assert.equal(
    figure('go:9', '--record', file),
    figure(...moves, '--marks', 'triangle-d4.label-c3-A'),
  );
  assert.equal(
    figure('go:9', '--record', file, '--numbers', '1-3'),
    figure(...moves, '--numbers', '1-3'),
  );
  assert.match(
    refused(['figure', 'go:13', '--record', file], 2),
    /it is a game of go:9 --rules situational; expected one of go:13/,
  );
  for (const start of ['--moves', '--position'])
    assert.match(refused(['figure', 'go:9', '--record', file, start, 'e5'], 2), /--record/);
});

test('Go has scores and no values: figures of values are refused with the reason', () => {
  for (const options of ['--values', '--tree', '--histogram', '--plot --moves b2.a1'])
    assert.match(
      refused(['figure', 'go:3', '--rules', 'ko', ...options.split(' ')], 2),
      /positions have scores, not wins in so many plies/,
      options,
    );
  assert.match(figure('go:3', '--moves', 'b2.a1'), /^<svg /);
});

test('a PNG is the SVG in pixels', () => {
  const board = png('tictactoe', '--width', '240');
  assert.deepEqual([board.width, board.height], [480, 480]);
  assert.deepEqual(pixel(board, 240, 240), [0xf6, 0xf2, 0xe9, 255]); // the middle square
  assert.deepEqual(pixel(board, 240, 8), [0xe2, 0xda, 0xca, 255]); // the frame
  const small = png('tictactoe', '--width', '240', '--scale', '1');
  assert.deepEqual([small.width, small.height], [240, 240]);
  assert.equal(png(...kinds.tree, '--width', '300', '--scale', '1').width, 300);
  assert.equal(pixel(png('gobblers2', '--transparent'), 2, 2)[3], 0);
});

/** @param {string[]} args */
function film(...args) {
  const run = spawnSync(program, ['figure', ...args, '--format', 'gif'], { maxBuffer: 1 << 28 });
  assert.equal(run.stderr.toString(), '');
  assert.equal(run.status, 0);
  return { bytes: run.stdout, ...readGif(run.stdout) };
}

test('a film is a GIF whose frames are the PNGs of the positions', () => {
  const moves = ['L@b2', 'M@a1', 'L@a3', 'M@c3', 'M@c1']; // M@a1 is a blunder
  const looks = ['--values', '--dark', '--width', '300', '--scale', '1'];
  const { width, height, loops, frames, bytes } = film(
    'gobblers2',
    '--moves',
    moves.join('.'),
    ...looks,
  );
  assert.deepEqual(
    frames.map(({ duration }) => duration),
    [1000, 1000, 2500, 1000, 1000, 2500],
  );
  assert.ok(loops);
  assert.ok(bytes.length < 60_000, `${bytes.length} bytes`);
  frames.forEach(({ pixels }, ply) => {
    const still = png('gobblers2', '--moves', moves.slice(0, ply).join('.'), ...looks);
    assert.deepEqual([width, height], [still.width, still.height]);
    const { largest, visible } = differenceOf(pixels, still.data);
    assert.ok(largest < 64 && visible < 0.005, `frame ${ply}: ${largest}, ${visible}`);
  });
});

test('--line begins after --moves, and may be the perfect line to the end; --pause, --no-loop', () => {
  const start = ['gobblers2', '--position', '-,-,ML/-,m,-/-,-,-:2', '--moves', 'L@a1'];
  const named = film(...start, '--line', 'M@a3.L@c1', '--pause', '130', '--no-loop');
  assert.deepEqual(
    named.frames.map(({ duration }) => duration),
    [130, 130, 320], // a GIF counts hundredths of a second
  );
  assert.ok(!named.loops);
  const perfect = film(...won, '--line', 'perfect', '--width', '60');
  assert.equal(perfect.frames.length, json(['probe', ...won]).distance + 1);
});

test('a film is opaque at its edges, also if its height is no whole number of pixels', () => {
  const board = ['gobblers2', '--width', '151', '--scale', '1'];
  const { data } = png(...board);
  const opaque = data.map((value, at) => (at % 4 === 3 ? 255 : value));
  assert.notDeepEqual(data, opaque);
  const [first] = film(...board, '--line', 'L@b2').frames;
  const { largest } = differenceOf(first?.pixels ?? data, opaque);
  assert.ok(largest < 32, `${largest}`);
});

test("the QR code contains the caption's link", () => {
  const args = [...won, '--caption', '--qr', ...linked];
  const link = `${site}#game=gobblers2&rules=strict&position=-,-,ML/-,m,-/-,-,-:2`;
  const texts = [...figure(...args).matchAll(/>([^<]+)<\/text>/g)];
  const written = texts.map((match) => match[1]).join('');
  assert.ok(written.includes(link.replaceAll('&', '&amp;')), written);
  assert.ok(written.includes('Gobblers, 2 sizes, rules: strict'));
  const { data, width, height } = png(...args);
  assert.equal(jsQR(new Uint8ClampedArray(data), width, height)?.data, link);
});

test('the numbers are those of probe, and of a search without distances', () => {
  const csv = (/** @type {string[]} */ ...args) => figure(...args, '--format', 'csv');
  assert.deepEqual(
    csv(...kinds.board)
      .trim()
      .split('\n')
      .slice(1), // without the names of the columns
    json(['probe', ...won]).moves.map((/** @type {any} */ move) =>
      [move.move, move.outcome, move.distance ?? '', `"${move.position}"`].join(','),
    ),
  );
  const unit = ['mnk:4,3,3', '--values', '--unit', 'moves'];
  assert.match(figure(...unit, '--caption'), /X wins in 4 moves.*>moves to the end</s);
  assert.match(csv(...unit), /,win,7,/);
  assert.match(csv('mnk:4,3,3', '--search', '--values'), /\n\w\d,(win|draw|loss),,/);
});

test('bad usage is reported before any work', () => {
  const usage = (/** @type {RegExp} */ message, /** @type {string[]} */ ...args) =>
    assert.match(refused(['figure', ...args], 2), message);
  usage(/--tree.*--histogram|--histogram.*--tree/, 'gobblers2', '--tree', '--histogram');
  usage(/gobblers2 has no piece "S"; expected one of: M, L/, 'gobblers2', '--piece', 'S');
  usage(/--moves: .*z9/, 'tictactoe', '--moves', 'a3.z9');
  usage(/--moves: the last one is missing/, 'tictactoe', '--moves', 'a3.');
  const expected = /"80cm": expected a number with mm, pt or px/;
  usage(expected, 'tictactoe', '--width', '80cm');
  usage(/"5mm": expected 7.94 to 1058.33 mm/, 'tictactoe', '--width', '5mm');
  usage(/"29": expected 30 to 4000 px/, 'tictactoe', '--width', '29');
  const square = /--highlight "d9": expected a square of this board, a1 to c3/;
  usage(square, 'tictactoe', '--highlight', 'b2.d9');
  const squares = /expected two different squares, as in a1b2, of this board, a1 to c3/;
  for (const arrow of ['a1', 'a1a1', 'a1d9', '']) usage(squares, 'tictactoe', '--arrow', arrow);
  usage(/--last-move: the position has no last move/, 'tictactoe', '--last-move');
  usage(/--arrow.*--tree|--tree.*--arrow/, 'tictactoe', '--tree', '--arrow', 'a1b2');
  for (const below of [['--caption'], ['--caption-text', 'An X'], ['--legend'], ['--qr']])
    usage(/--piece.*excludes|excludes.*--piece/i, 'tictactoe', '--piece', 'X', ...below);
  usage(/--legend explains the signs of values; expected --values/, 'tictactoe', '--legend');
  const filmed = ['tictactoe', '--format', 'gif'];
  usage(/a film shows a line of moves; expected --line, --moves or --record/, ...filmed);
  usage(/--line: .*"z9"/, ...filmed, '--moves', 'a3', '--line', 'b3.z9');
  usage(
    /a film shows boards on a background, without --plot/,
    ...filmed,
    '--moves',
    'a3',
    '--plot',
  );
  usage(/film shows boards .* without --transparent/, ...filmed, '--moves', 'a3', '--transparent');
  usage(/--line is for films, not for svg; expected --format gif, or/, 'tictactoe', '--line', 'a3');
  usage(/--no-loop is for films, not for svg/, 'tictactoe', '--no-loop');
  usage(
    /2 frames of 2400×2400 pixels; .* 400 frames/,
    ...filmed,
    '--line',
    'a3',
    '--width',
    '2400',
  );
  const ended = 'a3.a2.b3.b2.c3';
  usage(
    /--line perfect: no perfect line is known/,
    ...filmed,
    '--moves',
    ended,
    '--line',
    'perfect',
  );
  usage(/--qr needs to know where the site is/, 'tictactoe', '--qr');
  for (const address of ['ftp://x/', 'https://', 'https://x/#y', 'https://x y/'])
    usage(/--site ".*": expected the address/, 'tictactoe', '--site', address);
  usage(/a board has data only with the values of its moves/, 'tictactoe', '--format', 'csv');
  usage(/a piece has no data/, 'gobblers2', '--piece', 'L', '--format', 'latex');
  const huge = ['tictactoe', '--width', '4000', '--scale', '16', '--format', 'png'];
  usage(/64000×64000 pixels; expected up to 16384/, ...huge);
  const unsolved = refusedUnsolved('figure', ['--values', '--site', 'nowhere'], 2);
  assert.match(unsolved, /expected the address/);
});

const withoutLatex =
  spawnSync('which', ['pdflatex']).status === 0
    ? false
    : 'pdflatex is not installed (texlive-latex-base, texlive-pictures)';

test('LaTeX takes every figure and table', { skip: withoutLatex }, () => {
  const folder = makeFolder();
  const pages = Object.entries(kinds).flatMap(([name, args], number) => {
    const picture = `picture${number}.tex`;
    const tikz = figure(...args, '--caption', '--qr', ...linked, '--format', 'tikz');
    writeFileSync(join(folder, picture), tikz);
    const table = `table${number}.tex`;
    writeFileSync(join(folder, table), figure(...args, '--format', 'latex'));
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
});
