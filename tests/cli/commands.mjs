// The commands that `kanzen --help` lists, with their options and positional arguments.
import { answer } from './kanzen.mjs';

/** @typedef {{ words: string[], options: string[], positionals: string[] }} Command */

/** The lines of a part of --help that begin something. @param {string} help @param {string} part */
function namesIn(help, part) {
  const lines = help.split('\n');
  const first = lines.indexOf(`${part}:`) + 1;
  if (first === 0) return [];
  const end = lines.findIndex((line, index) => index >= first && !line.startsWith('  '));
  return lines
    .slice(first, end)
    .map((line) => /^ {2}([^\s,]+)(?:,(\S+))?/.exec(line))
    .flatMap((found) => (found ? [found[2] ?? found[1] ?? ''] : []));
}

/** A command and all its subcommands. @param {string[]} words @returns {Command[]} */
function commandsBelow(words) {
  const help = answer([...words, '--help']);
  const below = namesIn(help, 'Subcommands').flatMap((name) => commandsBelow([...words, name]));
  const own = {
    words,
    options: namesIn(help, 'Options'),
    positionals: namesIn(help, 'Positionals'),
  };
  return [own, ...below];
}

/** The program itself comes first, with no words. */
export const commands = commandsBelow([]);
