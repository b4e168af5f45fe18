// An example of the API in TypeScript; types.test.mjs compiles it, nothing runs it.
import {
  KanzenError,
  listGames,
  listSizedGames,
  openGame,
  openLink,
} from '../../web/library/kanzen.mjs';
import type {
  Analysis,
  Choice,
  Game,
  HistoryNode,
  Move,
  Notable,
  OutcomeName,
  PlayerName,
  SearchReport,
  SizedGames,
  Summary,
  Value,
} from '../../web/library/kanzen.mjs';

export async function bestMove(game: Game): Promise<string | undefined> {
  const { moves }: Analysis = await game.probe();
  return moves[0]?.move;
}

export async function example(signal: AbortSignal): Promise<number> {
  const names: string[] = (await listGames()).map(({ name }) => name);
  const game = await openGame({ game: names[0] ?? 'gobblers2', rules: 'strict', signal });
  const summary: Summary = await game.solve({
    signal,
    onProgress: ({ phase, done, total }) => console.log(phase, done / Math.max(total, 1)),
  });
  const winning = (move: Move) => move.value?.outcome === 'win';
  for (const { move } of (await game.moves()).filter(winning)) await game.play(move);
  const distance: number | null = (summary.start satisfies Value).distance;
  const copy: Game = await openLink(await game.link());
  const csv: string = await copy.export('csv');
  await Promise.all([game.close(), copy.close()]);
  return csv.length + (distance ?? 0);
}

/** The winner of a game that is too large to solve, or null when time was too short. */
export async function whoWins(game: Game): Promise<OutcomeName | null> {
  const report: SearchReport = await game.search({ seconds: 10 });
  return report.outcome;
}

/** One player against another; true: it went to the end, false: it was stopped. */
export async function watch(game: Game, players: PlayerName[], signal: AbortSignal) {
  for (let ply = 0; (await game.board()).end === null; ply++) {
    const player: PlayerName | undefined = players[ply % players.length];
    const choice: Choice = await game.choose({ player, seconds: 2, seed: ply, signal });
    const distance: number | null | undefined = choice.value?.distance;
    if (!choice.proved && distance !== undefined) return false;
    await game.play(choice.move);
  }
  return true;
}

/** The numbers of lost positions, in a list and in the whole game. */
export async function losses(game: Game, positions: string[]): Promise<number[]> {
  const lost = ({ value }: { value: Value }) => value.outcome === 'loss';
  let all = 0;
  for await (const valued of game.values()) all += lost(valued) ? 1 : 0;
  return [(await game.probeMany(positions)).filter(lost).length, all];
}

/** Loads the values that an earlier visit saved; else solves, and saves them for the next one. */
export async function valuesOf(game: Game, signal: AbortSignal): Promise<Summary> {
  const saved: Summary | null = await game.load({ signal });
  if (saved) return saved;
  const summary = await game.solve({ signal });
  const bytes: number = await game.save({ onProgress: ({ done, total }) => done / total });
  const gone: boolean = bytes > game.info.solveBytes * 2 && (await game.deleteSaved());
  const kinds: Notable[] = gone ? [] : await game.notable({ limit: 1 });
  return kinds[0]?.kind === 'longest_win' ? summary : game.solve();
}

/** The ends of all variations, in a game with its size in its name. */
export async function endsOf(columns: number, rows: number): Promise<string[]> {
  const { longestSide }: SizedGames = (await listSizedGames()).find(
    ({ family }) => family === 'mnk',
  )!;
  const game = await openGame({ game: `mnk:${Math.min(columns, longestSide)},${rows},3` });
  await game.openTable({ url: new URL('file:///tables/') });
  await game.save({ folder: '/var/cache/values' });
  const nodes: HistoryNode[] = await game.variations();
  const ends = nodes.filter(({ children }) => children.length === 0);
  const there: boolean = await game.goTo(ends[0]?.node ?? 0);
  return there ? ends.map(({ position }) => position) : [];
}

/** Closed at the end, whatever happens. */
export async function startOf(hash: string): Promise<string> {
  await using game = await openLink(hash);
  return game.info.start;
}

export function explain(reason: unknown): string {
  if (!(reason instanceof KanzenError)) return String(reason);
  return reason.code === 'bad_notation' ? `at ${reason.offset}: ${reason.message}` : reason.message;
}

// Code that must not compile.
export async function wrong(game: Game): Promise<void> {
  // @ts-expect-error a game must be named
  await openGame({ rules: 'strict' });
  // @ts-expect-error moves are notation
  await game.play(3);
  // @ts-expect-error there is no such player
  await game.choose({ player: 'lucky' });
  // @ts-expect-error a randomly chosen move may have no value
  (await game.choose({ player: 'random' })).value.outcome.length;
  // @ts-expect-error there is no such outcome
  if ((await game.probe()).value.outcome === 'won') return;
  // @ts-expect-error a draw has no distance
  (await game.probe()).value.distance.toFixed();
  // @ts-expect-error the rules are fixed once a game is open
  game.info.rules = 'cover';
}
