// A game of the JavaScript API for as long as a test needs it.
import { importApi } from './site.mjs';

const { openGame } = await importApi();

/**
 * @param {import('../../web/library/kanzen.d.mts').OpenOptions} options
 * @param {(game: import('../../web/library/kanzen.d.mts').Game) => Promise<void>} body
 */
export async function withGame(options, body) {
  const game = await openGame(options);
  try {
    await body(game);
  } finally {
    await game.close();
  }
}
