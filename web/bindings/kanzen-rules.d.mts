// The module of the rules alone.  Internal: use rules.mjs.
import type { SessionModule } from './kanzen-engine.d.mts';

export default function createKanzenRules(options: object): Promise<SessionModule>;
