// Programs that speak GTP, asked one line after another: ours and GNU Go.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';

/** The command of GNU Go; undefined: it is not installed. */
export const gnugo = ['gnugo', '/usr/games/gnugo'].find(
  (command) => spawnSync(command, ['--version']).status === 0,
);

export class Client {
  /** @param {string} command @param {string[]} args */
  constructor(command, args) {
    this.child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] });
    this.text = '';
    /** @type {((answer: string) => void)[]} */
    this.waiting = [];
    this.child.on('close', () => this.waiting.forEach((resolve) => resolve('? ended')));
    this.child.stdout.on('data', (bytes) => {
      this.text += bytes;
      for (let end = this.text.indexOf('\n\n'); end >= 0; end = this.text.indexOf('\n\n')) {
        const answer = this.text.slice(0, end);
        this.text = this.text.slice(end + 2);
        this.waiting.shift()?.(answer);
      }
    });
  }

  /** @param {string} line @returns {Promise<string>} the answer with its sign */
  ask(line) {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.child.stdin.write(`${line}\n`);
    });
  }

  close() {
    this.child.stdin.end('quit\n');
  }
}

/** Black's lead, of an answer to final_score. @param {string} answer */
export function points(answer) {
  const [, winner, lead] = /^= (?:([BW])\+)?([\d.]+)/.exec(answer) ?? [];
  assert.ok(lead !== undefined, answer);
  return winner === 'W' ? -Number(lead) : Number(lead);
}
