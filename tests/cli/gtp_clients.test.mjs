// kanzen gtp with other programs' ways of using it: recorded dialogues of GoGui's tools, and the
// library with which Sabaki keeps an engine at the position that it shows.
import gtp from '@sabaki/gtp';
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { answer, makeFolder, program } from './kanzen.mjs';

// --- GoGui

/**
 * The lines and answers of a dialogue.  An answer between slashes is a regular expression.
 * @param {string} name
 * @returns {[string, string][]}
 */
function dialogue(name) {
  const text = readFileSync(new URL(`gtp_dialogues/${name}.txt`, import.meta.url), 'utf8');
  const [, ...parts] = text.replaceAll(/^#.*\n/gm, '').split(/^> /m);
  return parts.map((part) => {
    const end = part.indexOf('\n');
    return [part.slice(0, end), part.slice(end + 1).trimEnd()];
  });
}

for (const name of ['twogtp_opening', 'twogtp_handicap', 'regress'])
  test(`the dialogue of GoGui: ${name}`, () => {
    const folder = makeFolder();
    const file = join(folder, 'game.sgf');
    writeFileSync(file, '(;GM[1]FF[4]SZ[9]KM[6.5]AB[cc][dc]AW[gg];B[gc];W[cg];B[ee])');
    const steps = dialogue(name);
    const lines = steps.map(([line]) => `${line.replace('FILE', file)}\n`);
    const args = ['gtp', 'go:9', '--rules', 'positional', '--player', 'random', '--seed', '5'];
    const answers = answer(args, lines.join('')).split('\n\n').slice(0, -1);
    assert.equal(answers.length, steps.length);
    for (const [at, [line, expected]] of steps.entries()) {
      const pattern = /^\/(.*)\/$/.exec(expected)?.[1];
      if (pattern === undefined) assert.equal(answers[at], expected, `${at}: ${line}`);
      else assert.match(answers[at] ?? '', new RegExp(`^${pattern}$`), `${at}: ${line}`);
    }
  });

// --- Sabaki

/** @typedef {{ AB?: string[], AW?: string[], AE?: string[], B?: string, W?: string }} Node vertices */
/** @typedef {import('@sabaki/gtp').Command} Command */

/** A position of Sabaki: the nodes from the root, of which no move captures. */
class Line {
  /** @param {number} columns @param {number} rows @param {Node[]} nodes */
  constructor(columns, rows, nodes) {
    this.size = [columns, rows];
    this.nodes = nodes;
    /** @type {Map<string, string>} colours by vertex */
    this.stones = new Map();
    for (const { AB = [], AW = [], AE = [], B = 'pass', W = 'pass' } of nodes) {
      for (const vertex of AE) this.stones.delete(vertex);
      for (const vertex of [...AB, B]) if (vertex !== 'pass') this.stones.set(vertex, 'B');
      for (const vertex of [...AW, W]) if (vertex !== 'pass') this.stones.set(vertex, 'W');
    }
  }

  /** The vertices of a colour. @param {string} color */
  verticesOf(color) {
    return [...this.stones.keys()].filter((vertex) => this.stones.get(vertex) === color);
  }

  /**
   * The commands that lead to the position as Sabaki chooses them: the moves and set-up stones in
   * their order, or if that gives another board, all stones of the board.
   * @returns {Command[]}
   */
  history() {
    const stones = new Map();
    /** @type {Command[]} */
    const history = [];
    const play = (/** @type {string} */ color, /** @type {string} */ vertex) => {
      history.push({ name: 'play', args: [color, vertex] });
      if (vertex !== 'pass') stones.set(vertex, color);
    };
    for (const { AB = [], AW = [], B, W } of this.nodes) {
      if (AB.length >= 2 && stones.size === 0) {
        history.push({ name: 'set_free_handicap', args: AB });
        for (const vertex of AB) stones.set(vertex, 'B');
      } else {
        for (const vertex of AB) play('B', vertex);
      }
      if (B !== undefined) play('B', B);
      if (W !== undefined) play('W', W);
      for (const vertex of AW) play('W', vertex);
    }
    if (isDeepStrictEqual(stones, this.stones)) return history;
    return [...this.stones]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([vertex, color]) => ({ name: 'play', args: [color, vertex] }));
  }
}

/** An engine as Sabaki uses it. */
class Syncer {
  /** @param {string[]} args */
  constructor(args) {
    this.controller = new gtp.Controller(program, ['gtp', ...args]);
    this.tracker = new gtp.ControllerStateTracker(this.controller);
  }

  async start() {
    this.controller.start();
    const names = ['name', 'version', 'protocol_version', 'list_commands'];
    const answers = await Promise.all(names.map((name) => this.controller.sendCommand({ name })));
    for (const { error, content } of answers) assert.ok(!error && content !== '', content);
  }

  /** Brings the engine to a position, and checks that it has that board. @param {Line} line */
  async sync(line) {
    await this.tracker.sync({ komi: 6.5, boardsize: line.size, history: line.history() });
    for (const color of ['B', 'W']) {
      const { content } = await this.tracker.queueCommand({ name: 'list_stones', args: [color] });
      const found = content.split(/\s+/).filter(Boolean).sort();
      assert.deepEqual(found, line.verticesOf(color).sort(), color);
    }
  }
}

const setUp = { AB: ['C3', 'G7', 'C7'], AW: ['E5', 'G3'] };
const main = [{ B: 'F4' }, { W: 'F3' }, { B: 'G4' }, { W: 'H4' }, { B: 'E4' }, { W: 'D4' }];
const line = (/** @type {Node[]} */ ...nodes) => new Line(9, 9, nodes);

test('Sabaki goes back and forth between variations', { timeout: 60_000 }, async () => {
  const syncer = new Syncer(['go:9', '--player', 'random', '--seed', '1']);
  try {
    await syncer.start();
    await syncer.sync(line(setUp));
    for (const length of [6, 2, 4, 0, 5, 6, 3]) {
      await syncer.sync(line(setUp, ...main.slice(0, length)));
      const other = [{ B: 'H3' }, { W: 'H2' }, { W: 'J2' }];
      await syncer.sync(line(setUp, ...main.slice(0, length & ~1), ...other.slice(0, length)));
    }
    await syncer.sync(line(setUp, ...main, { B: 'pass' }, { W: 'pass' }, { B: 'D5' }));
    // A set-up that removes stones is played anew, all stones in the order of the columns.
    await syncer.sync(line(setUp, ...main, { AE: ['C3', 'F4'], AB: ['A1'] }, { W: 'F4' }));
    await syncer.sync(line(setUp, ...main, { AE: ['C3', 'F4'], AB: ['A1'] }));
    await syncer.sync(new Line(7, 5, [{ B: 'C3' }, { W: 'G5' }]));
    await syncer.sync(line(...main));
    await syncer.sync(new Line(19, 19, [{ AB: ['D4', 'Q16'] }, { W: 'T19' }]));
  } finally {
    await syncer.controller.stop();
  }
});
