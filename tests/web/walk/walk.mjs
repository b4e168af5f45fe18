// One walk: a page, actions, and after each the invariants.
import { setTimeout as sleep } from 'node:timers/promises';
import { Visitor, coarse } from '../page_driver.mjs';
import { anyAction, anyStart } from './actions.mjs';
import { instrument, usualHorizon } from './instrument.mjs';
import { firstBroken } from './invariants.mjs';
import { hasValues, valuesAt, viewOf } from './library.mjs';
import { perform } from './perform.mjs';
import { Random } from './random.mjs';

/**
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('./actions.mjs').Action} Action
 * @typedef {import('./actions.mjs').Network} Network
 * @typedef {import('./actions.mjs').Start} Start
 * @typedef {import('./instrument.mjs').Snapshot} Snapshot
 * @typedef {import('./library.mjs').View} View
 *
 * @typedef {{ browser: Browser, url: string, without: Set<string>,
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
  #embedded;
  /** @type {Snapshot | null} */
  #snapshot = null;
  /** @type {View | null} */
  #view = null;
  /** @type {Network} */
  #network = 'fine';
  /** Has anything gone wrong since the game was opened, so that its values may be missing? */
  #disturbed = false;
  /** Has the visitor had a line of this game played out, which goes on by itself? */
  #playsOut = false;

  /** @param {Ground} ground @param {Visitor} visitor @param {Start} start */
  constructor(ground, visitor, { embed }) {
    this.#ground = ground;
    this.#visitor = visitor;
    this.#embedded = embed;
  }

  /** @param {Ground} ground @param {Start} start */
  static async open(ground, start) {
    const address = `${ground.url}${start.embed ? 'embed.html' : ''}#${start.fragment}`;
    const visitor = await Visitor.open(ground.browser, address, contextOf(start), instrument);
    return new Walk(ground, visitor, start);
  }

  /** The invariants of the page as it opens. @returns {Promise<Broken | null>} */
  begin() {
    return this.#check(null, usualHorizon);
  }

  /** @param {Random} random @returns {Action} */
  next(random) {
    const snapshot = /** @type {Snapshot} */ (this.#snapshot);
    return anyAction({ random, snapshot, view: this.#view, network: this.#network });
  }

  /** @param {Action} action @returns {Promise<Broken | null>} */
  async step(action) {
    const before = /** @type {Snapshot} */ (this.#snapshot);
    if (!applies(action, before)) return null;
    if (!(await perform(this.#visitor.page, before, action))) return null;
    const horizon = action.kind === 'wait' ? action.seconds * 1000 : usualHorizon;
    const broken = await this.#check(action, horizon);
    if (broken || action.kind !== 'second page') return broken;
    return this.#compareSecondPage();
  }

  /**
   * @param {Action | null} action
   * @param {number} horizon
   * @returns {Promise<Broken | null>}
   */
  async #check(action, horizon) {
    const { page, errors } = this.#visitor;
    const before = this.#snapshot;
    const viewBefore = this.#view;
    const after = await look(page, horizon);
    const view = viewOf(after.hash);
    this.#snapshot = after;
    this.#view = view ?? viewBefore;
    if (action) this.#remember(action, namesOf(view) !== namesOf(viewBefore));
    const known =
      view && !view.board.end && hasValues(view.info)
        ? await valuesAt(view.info, view.position)
        : undefined;
    return firstBroken(
      {
        ...{ action, before, viewBefore, after, view, known },
        embedded: this.#embedded,
        disturbed: this.#disturbed,
        playsOut: this.#playsOut,
        errors: errors.splice(0),
      },
      this.#ground.without,
    );
  }

  /** @param {Action} action that was done @param {boolean} changedGame */
  #remember(action, changedGame) {
    if (action.kind === 'reload' || changedGame) {
      this.#playsOut = false;
      if (this.#network === 'fine') this.#disturbed = false;
    }
    if (action.kind === 'network') this.#network = action.state;
    if (action.kind === 'lose worker' || !['fine', 'slow'].includes(this.#network))
      this.#disturbed = true;
    if (action.kind !== 'click' && action.kind !== 'pointer') return;
    if (action.id.startsWith('button-cancel')) this.#disturbed = true;
    if (action.id === 'button-play-out') this.#playsOut = true;
  }

  /** The link opens the same view for somebody else. @returns {Promise<Broken | null>} */
  async #compareSecondPage() {
    const here = /** @type {Snapshot} */ (this.#snapshot);
    const mayChoose = here.items.some(({ id, enabled }) => enabled && id.startsWith('move-'));
    // The opponent may move meanwhile.
    if ((this.#view?.mode === 'play' && !mayChoose) || this.#network !== 'fine') return null;
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

/**
 * In a list that is played again something may not be there any more.
 * @param {Action} action
 * @param {Snapshot} before
 */
function applies(action, before) {
  if (action.kind === 'back') return before.canGoBack;
  if (action.kind === 'forward') return before.canGoForward;
  if (!('id' in action)) return true;
  return before.items.some(({ id, enabled }) => id === action.id && enabled);
}

/** @param {View | null} view */
const namesOf = (view) => `${view?.info.name} ${view?.info.rules}`;

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
 * @param {(walk: Walk, step: number) => Action | null} choose null: the end
 * @returns {Promise<Walked>}
 */
async function walkAlong(ground, start, choose) {
  const walk = await Walk.open(ground, start);
  /** @type {Action[]} */
  const actions = [];
  try {
    let broken = await survived(walk.begin());
    ground.trace?.(`start ${JSON.stringify(start)}`);
    while (!broken) {
      const action = choose(walk, actions.length);
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
  const start = anyStart(random);
  return walkAlong(ground, start, (walk, step) => (step < count ? walk.next(random) : null));
}

/**
 * @param {Ground} ground
 * @param {Start} start
 * @param {Action[]} actions
 * @returns {Promise<Walked>}
 */
export const walkAgain = (ground, start, actions) =>
  walkAlong(ground, start, (_, step) => actions[step] ?? null);
