// One walk: a page, actions, and after each the invariants.
import { setTimeout as sleep } from 'node:timers/promises';
import { Visitor, coarse } from '../page_driver.mjs';
import { anyAction, anyStart } from './actions.mjs';
import { instrument, usualHorizon } from './instrument.mjs';
import { firstBroken } from './invariants.mjs';
import { Model, namesGame } from './model.mjs';
import { perform } from './perform.mjs';
import { Random } from './random.mjs';

/**
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('./actions.mjs').Action} Action
 * @typedef {import('./actions.mjs').Start} Start
 * @typedef {import('./instrument.mjs').Snapshot} Snapshot
 * @typedef {import('./reference.mjs').Reference} Reference
 * @typedef {import('./reference.mjs').View} View
 *
 * @typedef {{ browser: Browser, url: string, reference: Reference, without: Set<string>,
 *   trace?: (line: string) => void }} Ground
 * @typedef {{ invariant: string, message: string }} Broken
 * @typedef {{ start: Start, actions: Action[], broken: Broken | null }} Walked
 */

/** @param {Page} page @param {number} horizon milliseconds @returns {Promise<Snapshot>} */
const look = (page, horizon) =>
  page.evaluate((ms) => /** @type {any} */ (window).walk.settleAndLook(ms), horizon);

/** @param {Start} start @returns {import('playwright-core').BrowserContextOptions} */
const contextOf = ({ phone, japanese, dark, size }) => ({
  ...coarse,
  viewport: phone ? { width: 390, height: 844 } : size,
  hasTouch: phone,
  isMobile: phone,
  locale: japanese ? 'ja-JP' : 'en-US',
  colorScheme: dark ? 'dark' : 'light',
  reducedMotion: 'reduce',
});

class Walk {
  #ground;
  #visitor;
  #model;
  /** @type {Snapshot | null} */
  #snapshot = null;
  /** @type {View | null} */
  #view = null;
  /** @type {string | null} an address that was refused */
  #refused = null;

  /** @param {Ground} ground @param {Visitor} visitor @param {Start} start */
  constructor(ground, visitor, { embed }) {
    this.#ground = ground;
    this.#visitor = visitor;
    this.#model = new Model(ground.reference, embed);
  }

  /** @param {Ground} ground @param {Start} start */
  static async open(ground, start) {
    const address = `${ground.url}${start.embed ? 'embed.html' : ''}#${start.fragment}`;
    const visitor = await Visitor.open(ground.browser, address, contextOf(start), instrument);
    return new Walk(ground, visitor, start);
  }

  /** The invariants of the page as it opens. @param {Start} start @returns {Promise<Broken | null>} */
  async begin(start) {
    const { reference } = this.#ground;
    const opened = await reference.view(start.fragment);
    this.#model.begins(opened);
    return this.#check(null, null, usualHorizon);
  }

  /** @param {Random} random @returns {Promise<Action>} */
  next(random) {
    const snapshot = /** @type {Snapshot} */ (this.#snapshot);
    const { entry, entries, network } = this.#model;
    return anyAction({
      random,
      reference: this.#ground.reference,
      snapshot,
      view: this.#view,
      entries: { at: entry, count: entries.length },
      network,
    });
  }

  /** @param {Action} action @returns {Promise<Broken | null>} */
  async step(action) {
    const before = /** @type {Snapshot} */ (this.#snapshot);
    const view = /** @type {View} */ (this.#view);
    if (!this.#applies(action)) return null;
    const expected = await this.#model.expect(action, view, before);
    if (!(await perform(this.#visitor.page, before, action))) return null;
    const horizon = action.kind === 'wait' ? action.seconds * 1000 : usualHorizon;
    const broken = await this.#check(action, expected, horizon);
    if (broken || action.kind !== 'second page') return broken;
    return this.#compareSecondPage();
  }

  /** In a list that is played again something may not be there any more. @param {Action} action */
  #applies(action) {
    const { entry, entries } = this.#model;
    if (action.kind === 'back') return entry > 0;
    if (action.kind === 'forward') return entry + 1 < entries.length;
    if (!('id' in action)) return true;
    return this.#snapshot?.items.some(({ id, enabled }) => id === action.id && enabled) ?? false;
  }

  /**
   * @param {Action | null} action
   * @param {import('./model.mjs').Expected | null} expected
   * @param {number} horizon
   * @returns {Promise<Broken | null>}
   */
  async #check(action, expected, horizon) {
    const { reference, without } = this.#ground;
    const { page, errors } = this.#visitor;
    const model = this.#model;
    const before = this.#snapshot;
    const viewBefore = this.#view;
    const after = await look(page, horizon);
    const view = (await reference.view(after.hash)) ?? this.#viewKept(expected, after);
    this.#snapshot = after;
    this.#view = view ?? viewBefore;
    const named = (/** @type {View | null} */ of) => `${of?.info.name} ${of?.info.rules}`;
    if (action) model.remember(action, expected, after, named(view) !== named(viewBefore));
    else model.entries = [after.hash];
    if (view) model.seen.set(view.info.name, view);
    const known =
      view && !view.board.end && reference.hasValues(view.info)
        ? await reference.known(view.info, view.position)
        : undefined;
    const found = errors.splice(0);
    return firstBroken(
      { action, before, viewBefore, after, view, known, expected, model, reference, errors: found },
      without,
    );
  }

  /**
   * A link that cannot be opened stays in the address until something changes; the board stays too.
   * @param {import('./model.mjs').Expected | null} expected
   * @param {Snapshot} after
   * @returns {View | null}
   */
  #viewKept(expected, after) {
    if (expected?.refused || (expected && !namesGame(after.hash))) this.#refused = after.hash;
    return this.#refused === after.hash ? this.#view : null;
  }

  /** The link opens the same view for somebody else. @returns {Promise<Broken | null>} */
  async #compareSecondPage() {
    const here = /** @type {Snapshot} */ (this.#snapshot);
    const view = /** @type {View} */ (this.#view);
    if (this.#model.isPerfectsTurn(view) || this.#model.network !== 'fine') return null;
    const { context } = this.#visitor;
    const other = await Visitor.openIn(context, `${this.#ground.url}#${here.hash}`, instrument);
    try {
      const there = await look(other.page, 0);
      const message = ['position', 'hash']
        .filter((key) => /** @type {any} */ (here)[key] !== /** @type {any} */ (there)[key])
        .map((key) => `${key}: ${/** @type {any} */ (there)[key]}`)
        .join(', ');
      return message ? { invariant: 'theLinkOpensTheSameView', message } : null;
    } finally {
      await other.page.close();
    }
  }

  close() {
    return this.#visitor.close();
  }
}

/** @param {Action} action */
const describeAction = ({ kind, ...rest }) => `${kind} ${JSON.stringify(rest)}`;

/** Seconds: a page that has not answered by then never will. */
const patience = 90;

/**
 * The broken invariant of a step; a step that throws or does not answer counts as one.
 * @param {Promise<Broken | null>} step
 * @returns {Promise<Broken | null>}
 */
async function survived(step) {
  const late = sleep(patience * 1000, `no answer within ${patience} s`, { ref: false });
  try {
    const broken = await Promise.race([step, late]);
    return typeof broken === 'string' ? { invariant: 'thePageAnswers', message: broken } : broken;
  } catch (thrown) {
    return { invariant: 'theWalkGoesOn', message: String(thrown) };
  }
}

/**
 * @param {Ground} ground
 * @param {Start} start
 * @param {(walk: Walk, step: number) => Promise<Action | null>} choose null: the end
 * @returns {Promise<Walked>}
 */
async function walkAlong(ground, start, choose) {
  const walk = await Walk.open(ground, start);
  /** @type {Action[]} */
  const actions = [];
  try {
    let broken = await survived(walk.begin(start));
    ground.trace?.(`start ${JSON.stringify(start)}`);
    while (!broken) {
      const action = await choose(walk, actions.length);
      if (!action) break;
      actions.push(action);
      ground.trace?.(describeAction(action));
      broken = await survived(walk.step(action));
    }
    return { start, actions, broken };
  } finally {
    await walk.close();
  }
}

/**
 * @param {Ground} ground
 * @param {number} seed
 * @param {number} count of actions
 * @returns {Promise<Walked>}
 */
export async function walkBySeed(ground, seed, count) {
  const random = new Random(seed);
  const start = await anyStart(random, ground.reference);
  return walkAlong(ground, start, async (walk, step) => (step < count ? walk.next(random) : null));
}

/**
 * @param {Ground} ground
 * @param {Start} start
 * @param {Action[]} actions
 * @returns {Promise<Walked>}
 */
export const walkAgain = (ground, start, actions) =>
  walkAlong(ground, start, async (_, step) => actions[step] ?? null);
