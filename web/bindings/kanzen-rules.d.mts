// The module of the rules alone.  Internal: use rules.mjs.
import type { SessionModule } from './kanzen-session.d.mts';

export default function createKanzenRules(options: {
  wasmBinary: ArrayBuffer | Uint8Array;
}): Promise<SessionModule>;
