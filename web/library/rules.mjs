// Kanzen's rules without the solver, for programs that need no values: a fifth of the code size, no worker,
// synchronous methods.
//
//   import { loadRules } from './rules.mjs';
//   const { openGame } = await loadRules();
//   const game = openGame({ game: 'dobutsu' });
//   for (const { move } of game.moves()) console.log(move);
//   game.play('b2b3');
//   game.close();
//
// Types and documentation: rules.d.mts.
import { requireString } from './arguments.mjs';
import { KanzenError, diagnosticOf } from '../common/errors.mjs';
import { once } from '../common/fetch_file.mjs';
import createKanzenRules from '../bindings/kanzen-rules.mjs';
import { packageUrl } from '../common/package_files.mjs';
import { requireGameOptions, openRuledGame, openRuledLink } from './ruled_game.mjs';
import { fetchWasm, instantiate } from '../common/wasm.mjs';

export { KanzenError };

/** @import { Rules } from './rules.d.mts' */

/** @returns {Promise<Rules>} */
async function load() {
  const code = await fetchWasm(
    packageUrl(new URL('../bindings/kanzen-rules.wasm', import.meta.url)),
  );
  const engine = await instantiate(createKanzenRules, code);
  return Object.freeze({
    listGames: () => engine.listGames(),
    listSizedGames: () => engine.listSizedGames(),
    openGame: (/** @type {Parameters<Rules['openGame']>[0]} */ options) =>
      openRuledGame(engine, requireGameOptions(options)),
    openLink: (/** @type {string} */ link) => openRuledLink(engine, requireString('link', link)),
  });
}

export const loadRules = once(async () => {
  try {
    return await load();
  } catch (thrown) {
    const message = `the rules did not load: ${diagnosticOf(thrown).message}`;
    throw new KanzenError({ code: 'not_loaded', message });
  }
});
