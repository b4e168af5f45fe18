// Solved values kept on this device, by whatever can do it here.
import { inNode } from '../common/environment.mjs';
import * as browsersKeeper from './kept_values.mjs';
import { nodeKeeper } from '../common/node.mjs';

export const keeper = async () => (inNode ? nodeKeeper() : browsersKeeper);

/** @param {import('../worker/protocol.mjs').Kept} kept */
export const mayBeKept = async (kept) => (await keeper()).mayBeKept(kept);
