// Whether tests can have a terminal: a bare root without /dev/pts has none to give.
import { spawnSync } from 'node:child_process';

const opened = spawnSync('script', ['-qec', 'true', '/dev/null'], { stdio: 'ignore' });

/** What a test that needs one is skipped for; false: it is not. */
export const withoutTerminal =
  opened.status === 0 ? false : 'no pseudo terminal can be opened here';
