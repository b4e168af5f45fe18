// A program with a terminal: node script.mjs THREADS
import { openGame } from 'kanzen';
import { loadRules } from 'kanzen/rules';
import { program } from './program.mjs';

console.log(await program({ openGame, loadRules }, Number(process.argv[2])));
