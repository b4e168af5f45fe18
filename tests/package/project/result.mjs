// What a page shows.  The number of threads is in its address, and the tables are beside it.
import { openGame } from 'kanzen';
import 'kanzen/board';
import { loadRules } from 'kanzen/rules';
import { program } from './program.mjs';

export function pageResult() {
  const threads = Number(new URLSearchParams(location.search).get('threads'));
  return program({ openGame, loadRules }, threads, 'tables/').catch(String);
}
