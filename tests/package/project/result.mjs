// A page's result.  Its address has the number of threads, and its folder the tables.
import { openGame } from 'kanzen';
import 'kanzen/board';
import { loadRules } from 'kanzen/rules';
import { program } from './program.mjs';

export function pageResult() {
  const threads = Number(new URLSearchParams(location.search).get('threads'));
  return program({ openGame, loadRules }, threads, 'tables/').catch(String);
}
