// The expected result of an action, found without the page: from the link before it and the
// published API.  The model also has the state that links lack, and the excuses for a missing value.
import { modeOf } from './reference.mjs';

/**
 * @typedef {import('./actions.mjs').Action} Action
 * @typedef {import('./actions.mjs').Network} Network
 * @typedef {import('./instrument.mjs').Snapshot} Snapshot
 * @typedef {import('./reference.mjs').Reference} Reference
 * @typedef {import('./reference.mjs').View} View
 *
 * The expected state of the page.  `length` is that of the history, null: unknown; `lines` are
 * there, as in View, and maybe others as well.
 * @typedef {{ game: string, rules: string, position: string, ply: number, lines: string[],
 *   length: number | null, mode: View['mode'], refused: boolean }} Expected
 */

/** A browser has at most fifty entries of a page. */
const mostEntries = 40;

/** @param {View} view @param {Partial<Expected>} [changes] @returns {Expected} */
const at = (view, changes = {}) => ({
  game: view.info.name,
  rules: view.info.rules,
  position: view.position,
  ply: view.ply,
  lines: view.lines,
  length: view.history.length,
  mode: view.mode,
  refused: false,
  ...changes,
});

/** @param {View} view @param {number} ply @returns {Expected | null} */
function atPly(view, ply) {
  const entry = view.history[ply];
  return entry ? at(view, { ply, position: entry.position }) : null;
}

/**
 * @typedef {'person' | 'perfect'} Side
 * @type {Record<string, [Side, Side]>}
 */
const presets = {
  'players-orange': ['person', 'perfect'],
  'players-purple': ['perfect', 'person'],
  'players-two': ['person', 'person'],
  'players-watch': ['perfect', 'perfect'],
};

/** The players by their name in links. @type {Record<string, [Side, Side]>} */
const sidesInLink = {
  second: ['perfect', 'person'],
  two: ['person', 'person'],
  watch: ['perfect', 'perfect'],
};

/** Does the address name a game?  Otherwise it is about the page alone. @param {string} fragment */
export const namesGame = (fragment) => /(^|&)game=/.test(fragment);

/**
 * A link that names no mode means the analysis; an address about something else leaves it.
 * @param {string} fragment
 * @returns {View['mode'] | null} null: it stays as it is
 */
const modeAfter = (fragment) =>
  namesGame(fragment) || /(^|&)mode=/.test(fragment) ? (modeOf(fragment) ?? 'analyse') : null;

/**
 * There the perfect player waits, as its answer would replace what comes.
 * @param {Expected | null} expected
 * @returns {boolean | null} null: not foreseen
 */
const isMidLine = (expected) => (expected?.length ? expected.ply + 1 !== expected.length : null);

/**
 * Is a drag given up on its way?  What the same item is released on has been clicked, and on a page
 * that has been turned a square may be under the pointer again.
 * @param {Action & { kind: 'drag' }} action
 */
function isGivenUp({ id, to, meanwhile }) {
  if (meanwhile === 'turn') return id.startsWith('hand-');
  return meanwhile === 'right' && id !== to && /^(hand|square)-/.test(id);
}

export class Model {
  /** Does another page have it in a frame? */
  embedded;
  /** @type {[Side, Side]} */
  sides = ['person', 'perfect'];
  /** @type {'plies' | 'moves'} */
  unit = 'plies';
  /** Why values may be missing although they can be had: what went wrong since they came. */
  excuses = new Set();
  /** Has a link or text been refused, and the card not been closed? */
  refused = false;
  /** The perfect player waits after a step through the history; null: not known. */
  /** @type {boolean | null} */
  waits = false;
  /** Is a line being played out, as far as is known here? */
  playsOut = false;
  /** @type {Network} */
  network = 'fine';
  /** The browser's history of this page. @type {string[]} */
  entries = [];
  entry = 0;
  /** The last view of each game, by name. @type {Map<string, View>} */
  seen = new Map();
  #reference;

  /** @param {Reference} reference @param {boolean} embedded */
  constructor(reference, embedded) {
    this.#reference = reference;
    this.embedded = embedded;
  }

  /**
   * The page's first address has been opened.
   * @param {View | null} opened null: it cannot be; the page reports it and shows something else
   */
  begins(opened) {
    this.refused = opened === null;
    this.waits = isMidLine(opened && at(opened));
  }

  /** May the perfect player, or a line played out, have gone on by itself? @param {View} view */
  goesOn(view) {
    return this.playsOut || (view.mode === 'play' && this.sides.includes('perfect'));
  }

  /** @param {View} view @returns {boolean} */
  isPerfectsTurn(view) {
    return (
      view.mode === 'play' && !view.board.end && this.sides[view.board.toMove - 1] === 'perfect'
    );
  }

  /**
   * @param {Action} action
   * @param {View} view before it
   * @param {Snapshot} before
   * @returns {Promise<Expected | null>} null: not foreseen here
   */
  async expect(action, view, before) {
    switch (action.kind) {
      case 'click':
        return this.#expectItem(action.id, view);
      case 'pointer': // a menu or a card may lie over the item
        return before.items.some(({ id }) => id === 'button-close')
          ? null
          : this.#expectItem(action.id, view);
      case 'edit':
        return this.#expectFragment(action.fragment, view, modeAfter(action.fragment));
      case 'paste':
        return this.#expectPasted(action.text.trim(), view);
      case 'back':
      case 'forward': {
        const entry = this.#entryOf(action);
        return entry === undefined ? null : this.#expectFragment(entry, view, modeAfter(entry));
      }
      case 'reload': // a refused address has no expected state
        return (await this.#reference.view(this.entries[this.entry] ?? '')) ? at(view) : null;
      case 'drag':
        return isGivenUp(action) && !before.items.some(({ id }) => id === 'button-close')
          ? at(view)
          : null;
      case 'key':
        return null;
      default:
        return at(view);
    }
  }

  /**
   * @param {string} fragment
   * @param {View} view
   * @param {View['mode'] | null} mode null: stays as it is
   * @returns {Promise<Expected>}
   */
  async #expectFragment(fragment, view, mode) {
    const changes = { mode: mode ?? view.mode };
    const opened = await this.#reference.view(fragment);
    if (opened) return at(opened, changes);
    if (/^&*$/.test(fragment)) {
      const start = /** @type {View} */ (await this.#reference.start('gobblers2'));
      return at(start, changes);
    }
    const broken = /%(?![0-9a-f]{2})/i.test(fragment) || !/^([^=&]+=[^&]*(&|$))+$/.test(fragment);
    const silent = !broken && !namesGame(fragment) && !/(^|&)(position|moves)=/.test(fragment);
    // A game that cannot be opened leaves the page as it is.
    const isRefused = broken || namesGame(fragment);
    return at(view, isRefused ? { refused: true } : { ...changes, refused: !silent });
  }

  /** @param {string} text @param {View} view @returns {Promise<Expected>} */
  async #expectPasted(text, view) {
    if (text === '') return at(view);
    const hash = text.indexOf('#');
    if (hash >= 0) return this.#expectFragment(text.slice(hash + 1), view, null);
    if (text.includes('game=')) return this.#expectFragment(text, view, null);
    const { name, rules } = view.info;
    const opened = await this.#reference.start(name, rules, text);
    return opened ? at(opened, { mode: view.mode }) : at(view, { refused: true });
  }

  /** @param {string} id @param {View} view @returns {Promise<Expected | null>} */
  async #expectItem(id, view) {
    const [, beginning = '', rest = ''] = /^([a-z]+)-(.*)$/.exec(id) ?? [];
    switch (beginning) {
      case 'move':
        return this.#expectMove(rest, view);
      case 'square':
        return this.#expectSquare(rest, view);
      case 'tree':
        if (rest === 'before') return atPly(view, Math.max(view.ply - 1, 0));
        if (rest === 'here') return at(view);
        return rest.includes('.') ? null : this.#expectMove(rest, view);
      case 'history':
      case 'ply':
        return atPly(view, Number(rest));
      case 'game':
        return this.#expectGame(rest, view);
      case 'rules':
        return this.#expectRules(rest, view);
      case 'mode':
        return at(view, { mode: /** @type {View['mode']} */ (rest) });
      case 'study':
        return at(view, { mode: 'statistics' });
      case 'button':
        return this.#expectButton(rest, view);
      case 'line':
      case 'notable':
      case 'difference':
      case 'example':
      case 'variation':
        return null;
      default:
        return at(view);
    }
  }

  /** @param {string} text @param {View} view @returns {Expected | null} */
  #expectMove(text, view) {
    if (this.isPerfectsTurn(view)) return at(view);
    const move = view.moves.find((one) => one.move === text);
    if (!move?.position) return null; // a losing lift is asked about first
    return at(view, { ply: view.ply + 1, position: move.position, length: null });
  }

  /** @param {string} name @param {View} view @returns {Expected | null} */
  #expectSquare(name, view) {
    if (this.isPerfectsTurn(view)) return at(view);
    if (view.info.family !== 'mnk') return null; // it depends on the piece chosen before
    return view.moves.some(({ move }) => move === name) ? this.#expectMove(name, view) : at(view);
  }

  /** The game returns as it was left. @param {string} name @param {View} view @returns {Promise<Expected>} */
  async #expectGame(name, view) {
    if (name === view.info.name) return at(view);
    const start = /** @type {View} */ (await this.#reference.start(name));
    return at(this.seen.get(name) ?? start, { mode: view.mode });
  }

  /** The position stays where the other rules allow it. @param {string} rules @param {View} view */
  async #expectRules(rules, view) {
    const { name } = view.info;
    if (rules === view.info.rules) return at(view);
    const samePosition = await this.#reference.start(name, rules, view.position);
    const start = samePosition ?? (await this.#reference.start(name, rules));
    return at(/** @type {View} */ (start), { mode: view.mode });
  }

  /** @param {string} name @param {View} view @returns {Promise<Expected | null>} */
  async #expectButton(name, view) {
    const { info, history, mode } = view;
    switch (name) {
      case 'undo':
        return atPly(view, this.#plyOfStep(view, -1));
      case 'redo':
        return atPly(view, this.#plyOfStep(view, 1));
      case 'first':
      case 'replay':
        return atPly(view, 0);
      case 'last':
        return atPly(view, history.length - 1);
      case 'new-game':
      case 'start-anew': {
        const start = await this.#reference.start(info.name, info.rules);
        return at(/** @type {View} */ (start), { mode });
      }
      case 'remove': // it asks first
      case 'resign':
      case 'agree-on-draw':
      case 'rematch': // from the position with which the game began
      case 'change-sides':
      case 'analyse-game':
      case 'take-back':
      case 'pass':
      case 'lift-anyway':
      case 'open-size':
        return null;
      default:
        return at(view);
    }
  }

  /** Against the perfect player a step takes its answer along. @param {View} view @param {-1 | 1} step */
  #plyOfStep({ mode, history, ply }, step) {
    const alone = mode !== 'play' || this.sides[0] === this.sides[1];
    let there = ply;
    do {
      if (!history[there + step]) break;
      there += step;
    } while (!alone && this.sides[(history[there]?.toMove ?? 1) - 1] === 'perfect');
    return there;
  }

  /** @param {Action} action back or forward @returns {string | undefined} where it leads */
  #entryOf({ kind }) {
    return this.entries[this.entry + (kind === 'back' ? -1 : 1)];
  }

  // --- what is remembered

  /**
   * After an action that was done.
   * @param {Action} action
   * @param {Expected | null} expected
   * @param {Snapshot} after
   * @param {boolean} changedGame
   */
  remember(action, expected, after, changedGame) {
    if (changedGame && this.network === 'fine') this.excuses.clear();
    if (changedGame) {
      this.refused = false;
      this.#newSession(isMidLine(expected));
    }
    if (action.kind === 'click' || action.kind === 'pointer') this.#rememberItem(action, expected);
    if ('id' in action && action.id === 'button-change-sides') this.#takeSides(after.hash);
    if (action.kind === 'drag' || action.kind === 'key') this.waits = null;
    if (action.kind === 'key' && action.key === 'Escape') this.playsOut = false;
    if (['edit', 'paste', 'back', 'forward'].includes(action.kind)) {
      // A refusal and a blank text leave everything as it is; an address may be about the page alone.
      const isBlank = action.kind === 'paste' && action.text.trim() === '';
      if (expected?.refused || isBlank) this.waits ||= null;
      else this.#newSession(isMidLine(expected));
    }
    if (action.kind === 'edit') this.#takeSides(action.fragment);
    if (action.kind === 'back' || action.kind === 'forward') {
      this.#takeSides(this.#entryOf(action) ?? '');
    }
    if (action.kind === 'reload') {
      this.#reloaded(isMidLine(expected));
      this.#takeSides(after.hash);
    }
    if (action.kind === 'lose worker') this.excuses.add('worker');
    if (action.kind === 'network') this.#rememberNetwork(action.state);
    if (expected?.refused) this.refused = true;
    this.#learn(after);
    this.#rememberEntry(action, after);
  }

  /** Reads the visitor's choices from the mirror and the settings. @param {Snapshot} after */
  #learn({ items, settings }) {
    const chosen = items.find(({ id, active }) => active && id.startsWith('players-'));
    this.sides = presets[chosen?.id ?? ''] ?? this.sides;
    this.unit = settings['kanzen.unit'] === 'moves' ? 'moves' : 'plies';
  }

  /** @param {string} fragment of an address that was opened */
  #takeSides(fragment) {
    if (modeOf(fragment) !== 'play') return;
    const name = /(?:^|&)players=([^&]*)/.exec(fragment)?.[1] ?? '';
    this.sides = sidesInLink[name] ?? ['person', 'perfect'];
  }

  /** @param {boolean | null} [waits] */
  #newSession(waits = false) {
    this.waits = waits;
    this.playsOut = false;
  }

  /** @param {boolean | null} waits */
  #reloaded(waits) {
    this.#newSession(waits);
    this.seen.clear();
    this.sides = ['person', 'perfect'];
    this.refused = false;
    if (this.network === 'fine') this.excuses.clear();
  }

  /** @param {Network} state */
  #rememberNetwork(state) {
    this.network = state;
    if (state !== 'fine' && state !== 'slow') this.excuses.add('network');
  }

  /** @param {Action & { id: string }} action @param {Expected | null} expected */
  #rememberItem({ kind, id }, expected) {
    if (/^button-cancel/.test(id)) this.excuses.add('cancelled');
    if (/^(mode|study)-|^button-analyse-game/.test(id)) this.waits = null;
    if (
      /^(move|players|notable)-|^button-(new-game|start-anew|continue|rematch|change-sides)/.test(
        id,
      )
    ) {
      this.#newSession();
    }
    if (/^(history|ply)-|^button-(undo|redo|first|last|replay)|^tree-before/.test(id)) {
      this.waits = isMidLine(expected);
      this.playsOut = false;
    }
    if (
      /^(square|tree|line|variation|difference|example)-|^button-(lift|open-size|remove|agree)|^button-cancel-search/.test(
        id,
      )
    )
      this.waits = null;
    if (id === 'button-play-out') this.playsOut = true;
    if (kind === 'pointer') this.waits = null; // something else may lie over the item
  }

  /** @param {Action} action @param {Snapshot} after */
  #rememberEntry(action, after) {
    if (action.kind === 'back') this.entry -= 1;
    if (action.kind === 'forward') this.entry += 1;
    if (action.kind === 'edit' && this.entries[this.entry] !== action.fragment) {
      this.entries.length = this.entry + 1;
      this.entry += 1;
    }
    if (after.entriesAdded > 0) {
      this.entries.length = this.entry + 1;
      this.entry += after.entriesAdded;
    }
    this.entries[this.entry] = after.hash;
    const tooMany = Math.max(this.entries.length - mostEntries, 0);
    this.entries.splice(0, tooMany);
    this.entry -= tooMany;
  }
}
