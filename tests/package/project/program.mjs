// The program of each project: the rules alone, two sizes solved, three from their table.

/**
 * @param {Pick<typeof import('kanzen'), 'openGame'> &
 *   Pick<typeof import('kanzen/rules'), 'loadRules'>} kanzen
 * @param {string} [tables] their folder; left out, the package's
 */
export async function program({ openGame, loadRules }, tables) {
  const moves = (await loadRules()).openGame({ game: 'gobblers2' }).moves();
  const two = await openGame({ game: 'gobblers2' });
  const three = await openGame({ game: 'gobblers' });
  const { positions } = await two.solve();
  await three.openTable({ url: tables });
  const { value } = await three.probe();
  await Promise.all([two.close(), three.close()]);
  return `${moves.length} moves, ${positions} positions, ${value.outcome} in ${value.distance}`;
}
