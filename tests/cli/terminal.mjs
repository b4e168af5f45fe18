// Whether tests can open a terminal: a bare root without /dev/pts has none.
import { spawnSync } from 'node:child_process';

const opened = spawnSync('script', ['-qec', 'true', '/dev/null'], { stdio: 'ignore' });

/** The reason to skip a test that needs a terminal; false: there is one. */
export const withoutTerminal =
  opened.status === 0 ? false : 'no pseudo terminal can be opened here';
