// A program with a terminal: node script.mjs
import { openGame } from 'kanzen';
import { loadRules } from 'kanzen/rules';
import { program } from './program.mjs';

console.log(await program({ openGame, loadRules }));
