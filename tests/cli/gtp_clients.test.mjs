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
    /** @type {string[]} */
    this.commands = answers[3]?.content.split('\n') ?? [];
  }

  /** Sabaki sends a command that changes nothing, so that an analysis ends. */
  abort() {
    return this.controller.busy
      ? this.controller.sendCommand({ name: 'protocol_version' })
      : Promise.resolve();
  }

  /** @param {Command} command @param {(event: { line: string }) => void} [subscriber] */
  async ask(command, subscriber) {
    void this.abort();
    return this.tracker.queueCommand(command, subscriber);
  }

  /** Brings the engine to a position, and checks that it has that board. @param {Line} line */
  async sync(line) {
    void this.abort();
    await this.tracker.sync({ komi: 6.5, boardsize: line.size, history: line.history() });
    for (const color of ['B', 'W']) {
      const { content } = await this.ask({ name: 'list_stones', args: [color] });
      const found = content.split(/\s+/).filter(Boolean).sort();
      assert.deepEqual(found, line.verticesOf(color).sort(), color);
    }
  }

  /** The first of these commands that the engine has. @param {string[]} names */
  first(names) {
    return names.find((name) => this.commands?.includes(name)) ?? '';
  }

  /**
   * Starts an analysis and waits for a report.
   * @param {string} color
   * @returns {Promise<{ report: string, ended: Promise<unknown> }>}
   */
  analyse(color) {
    const name = this.first(['analyze', 'kata-analyze', 'lz-analyze']);
    return new Promise((resolve, reject) => {
      const ended = this.ask({ name, args: [color, '10'] }, ({ line }) => {
        if (line.startsWith('info ')) resolve({ report: line, ended });
      });
      ended.then(({ content }) => reject(new Error(`it ended with ${content}`)), reject);
    });
  }
}

/** The variations of a report, as Sabaki finds them in it. @param {string} report */
function variationsOf(report) {
  const [, ...parts] = report.split(/\s*info\s+/);
  return parts.map((part) => {
    const line = /(pass|[A-Za-z]\d+)(\s+(pass|[A-Za-z]\d+))*$/.exec(part.trim());
    assert.ok(line, part);
    const fields = part.trim().slice(0, line.index).trim().split(/\s+/).slice(0, -1);
    const value = (/** @type {string} */ key) => fields[fields.indexOf(key) + 1] ?? '';
    return {
      move: value('move'),
      visits: Number(value('visits')),
      winRate: Number(value('winrate')),
      moves: line[0].split(/\s+/),
    };
  });
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

test('Sabaki analyses, goes on, and stops', { timeout: 60_000 }, async () => {
  const syncer = new Syncer(['go:9', '--threads', '1', '--seed', '1', '--playouts', '200']);
  try {
    await syncer.start();
    for (const length of [0, 3, 6, 1]) {
      const position = line(setUp, ...main.slice(0, length));
      await syncer.sync(position);
      const { report, ended } = await syncer.analyse(length % 2 === 0 ? 'B' : 'W');
      const variations = variationsOf(report);
      assert.ok(variations.length > 0, report);
      for (const { move, visits, winRate, moves } of variations) {
        assert.ok(visits > 0 && winRate >= 0 && winRate <= 1, report);
        assert.equal(moves[0], move, report);
        assert.ok(!position.stones.has(move), move);
      }
      // Sabaki moves on: the analysis ends before the commands that follow.
      await syncer.sync(line(setUp, ...main.slice(0, length + 1)));
      await ended;
    }
    const { ended } = await syncer.analyse('B');
    await syncer.abort();
    await ended;
    assert.equal(syncer.controller.busy, false);

    // A move that Sabaki asks for, with reports while it is chosen.
    await syncer.sync(line(setUp, ...main));
    const name = syncer.first(['genmove_analyze', 'kata-genmove_analyze', 'lz-genmove_analyze']);
    let move = '';
    const { error } = await syncer.ask({ name, args: ['B', '10'] }, ({ line: text }) => {
      if (text.startsWith('play ')) move = text.slice('play '.length);
    });
    assert.equal(error, false);
    assert.match(move, /^([A-HJ][1-9]|pass)$/i);
    assert.deepEqual(syncer.tracker.state.history?.at(-1)?.args, ['B', move.toUpperCase()]);
    await syncer.sync(line(setUp, ...main, { B: move.toLowerCase() === 'pass' ? 'pass' : move }));
  } finally {
    await syncer.controller.stop();
  }
});
