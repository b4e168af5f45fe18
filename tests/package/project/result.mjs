// A page's result.  Its folder has the tables.
import { openGame } from 'kanzen';
import 'kanzen/board';
import { loadRules } from 'kanzen/rules';
import { program } from './program.mjs';

export const pageResult = () => program({ openGame, loadRules }, 'tables/').catch(String);
