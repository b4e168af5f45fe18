// A script for Node: solves the game of the thesis once, saves its values, and loads them the next time.
import { openGame } from 'kanzen';

const game = await openGame({ game: 'gobblers2', rules: 'strict' });
let summary = await game.load();
console.log(summary ? 'loaded the saved values' : 'nothing is saved: solving');
if (!summary) {
  summary = await game.solve();
  await game.save();
}
console.log(`${summary.positions} positions; the start is a ${summary.start.outcome}`);

// A game with its size in its name, and a variation.
const small = await openGame({ game: 'mnk:4,3,3' });
await small.solve();
console.log(`four columns, three rows: a ${(await small.probe()).value.outcome}`);
for (const move of ['a1', 'b1']) await small.play(move);
await small.undo();
await small.play('b2');
console.log((await small.variations()).map(({ move, parent }) => `${parent}>${move}`).join(' '));

// The values of three sizes come from the table in the package, without solving.
const full = await openGame({ game: 'gobblers' });
await full.openTable();
const { value, perfectLine } = await full.probe();
console.log(`three sizes: a ${value.outcome} in ${value.distance}, by ${perfectLine[0]} first`);

for (const one of [game, small, full]) await one.close();
