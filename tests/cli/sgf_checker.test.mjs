// The checker of SGF files that the tests of written records rely on: what it accepts and refuses.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOf } from './sgf_checker.mjs';

/** @param {string} text */
const check = (text) => faultsOf(Buffer.from(text));

const head = 'GM[1]FF[4]CA[UTF-8]SZ[9]';

for (const text of [
  `(;${head})`,
  ` (;${head}\n;B[cc];W[];B[tt])\n(;${head}C[second]) `,
  `(;${head};B[aa](;W[bb];B[cc])(;W[dd](;B[ee])(;B[ff])))`,
  `(;${head}C[a \\] b \\\\]PB[黒])`,
  `(;GM[1]FF[4]CA[UTF-8]SZ[4:3]AB[da][dc]PL[W];W[ac])`,
  `(;${head}AB[aa:cb][ii]AW[hh]AE[de];AE[aa:ba]PL[B])`,
  `(;${head}AP[Kanzen:1.0]ST[2]KM[-6.5]HA[2]TM[600]RE[B+3.5]DT[1996-05-06,07]RU[Japanese])`,
  `(;${head}RE[W+R]DT[1999-12-31,2000-01-01])`,
  `(;${head};B[cc]BM[1]DM[2]BL[12.5]OB[3]MN[5]KO[])`,
  `(;${head}TR[aa]CR[bb]SQ[cc]SL[dd]MA[ee:ff]LB[aa:1][bb:a\\:b]AR[aa:bb][bb:aa]LN[aa:cc])`,
  `(;${head};TB[aa:bb]TW[cc][dd];VW[]DD[];FG[257:a figure];FG[]PM[2])`,
  `(;${head}XX[a property of another program][b])`,
  `(;GM[1]FF[4]CA[UTF-8];B[ss];W[tt])`,
])
  test(`it accepts ${text.trim()}`, () => assert.deepEqual(check(text), []));

for (const [text, fault] of /** @type {[string, RegExp][]} */ ([
  ['', /expected "\("/],
  [`(${head})`, /expected ";"/],
  [`(;${head}`, /expected "\)"/],
  [`(;${head}C[)`, /expected "\]"/],
  [`(;${head}C[a\\])`, /expected "\]"/],
  [`(;${head};B[aa]) text`, /expected "\("/],
  [`(;${head}(;B[aa]);W[bb])`, /expected "\)"/],
  [`(;${head}())`, /expected ";"/],
  [`(;${head}C [joe [5k]: hi])`, /expected/],
  [`(;${head};Black[aa])`, /in capitals/],
  [`(;${head};B)`, /a value/],
  [`(;${head};B[aa]C[a]C[b])`, /C once/],
  [`(;${head};B[aa][bb])`, /B has 2 values/],
  [`(;${head}PB[a][b])`, /PB has 2 values/],
  [`(;GM[1]FF[3]CA[UTF-8])`, /FF\[3\]/],
  [`(;GM[2]FF[4]CA[UTF-8])`, /GM\[2\]/],
  [`(;GM[1]FF[4]CA[Big5])`, /CA\[Big5\]/],
  [`(;GM[1]FF[4])`, /no CA/],
  [`(;FF[4]CA[UTF-8])`, /no GM/],
  [`(;GM[1]FF[4]CA[UTF-8]SZ[9:9])`, /SZ\[9:9\]/],
  [`(;GM[1]FF[4]CA[UTF-8]SZ[0])`, /SZ\[0\]/],
  [`(;${head}AP[Kanzen])`, /AP\[Kanzen\]/],
  [`(;${head};B[jj])`, /B\[jj\]/],
  [`(;${head};B[a])`, /B\[a\]/],
  [`(;GM[1]FF[4]CA[UTF-8]SZ[21];B[uz])`, /B\[uz\]/],
  [`(;${head};B[aa]W[bb])`, /two moves/],
  [`(;${head};B[aa]AW[bb])`, /moves and set-up/],
  [`(;${head};B[aa]PL[W])`, /moves and set-up/],
  [`(;${head}AB[aa][aa])`, /a point twice/],
  [`(;${head}AB[aa:bb]AW[ba])`, /a point twice/],
  [`(;${head}AB[aa:aa])`, /AB\[aa:aa\]/],
  [`(;${head}AB[bb:aa])`, /AB\[bb:aa\]/],
  [`(;${head};TB[])`, /TB\[\]/],
  [`(;${head}AE[])`, /AE\[\]/],
  [`(;${head}CR[aa]TR[aa])`, /a point twice/],
  [`(;${head}TB[aa]TW[aa])`, /a point twice/],
  [`(;${head}LB[aa:1][aa:2])`, /LB: a point twice/],
  [`(;${head}LB[aa])`, /LB\[aa\]/],
  [`(;${head}LN[aa:aa])`, /LN\[aa:aa\]/],
  [`(;${head}AR[aa:jj])`, /AR\[aa:jj\]/],
  [`(;${head}PL[black])`, /PL\[black\]/],
  [`(;${head}KM[6,5])`, /KM\[6,5\]/],
  [`(;${head}HA[two])`, /HA\[two\]/],
  [`(;${head}TM[1h])`, /TM\[1h\]/],
  [`(;${head}RE[Black wins])`, /RE\[Black wins\]/],
  [`(;${head}RE[B+Resigned])`, /RE\[/],
  [`(;${head}DT[May 3rd 2001])`, /DT\[/],
  [`(;${head}DT[2001-13-01])`, /DT\[/],
  [`(;${head};B[aa]TE[cup])`, /TE\[cup\]/],
  [`(;${head};B[aa]KO[1])`, /KO\[1\]/],
  [`(;${head};B[aa]BM[1]TE[1])`, /two in a node/],
  [`(;${head};DM[1]GB[1])`, /two in a node/],
  [`(;${head};BM[1])`, /without its move/],
  [`(;${head};B[aa]SZ[9])`, /SZ is not in the root/],
  [`(;${head}PB[a];B[aa];W[bb]RE[B+R])`, /RE after a node about the game/],
  [`(;${head}(;B[aa]PB[a];W[bb]PW[b]))`, /PW after a node about the game/],
]))
  test(`it refuses ${text}`, () => assert.match(check(text).join('; '), fault));

test('bytes that are not UTF-8 are refused', () => {
  assert.equal(faultsOf(Buffer.from(`(;${head}C[\xe5])`, 'latin1')).length, 1);
});
