// Random actions: those of a visitor, among what the mirror offers at that moment, of the network and
// of the browser.  An action is identified by its content, so that a list of actions can be replayed,
// without those that are no longer offered.
import { viewOf } from './library.mjs';

/**
 * @typedef {import('./random.mjs').Random} Random
 * @typedef {import('./instrument.mjs').Item} Item
 * @typedef {import('./instrument.mjs').Snapshot} Snapshot
 * @typedef {import('./library.mjs').View} View
 *
 * @typedef {'fail' | 'status' | 'damage' | 'slow' | 'fine'} Network
 * @typedef {{ width: number, height: number }} Size
 *
 * What comes between the press and the release: another button, or the page is turned.
 * @typedef {'nothing' | 'right' | 'middle' | 'turn'} Meanwhile
 * @typedef {{ kind: 'click', id: string }
 *   | { kind: 'pointer', id: string }
 *   | { kind: 'other button', id: string, button: 'right' | 'middle' }
 *   | { kind: 'drag', id: string, to: string, meanwhile: Meanwhile }
 *   | { kind: 'key', key: string }
 *   | { kind: 'wheel', id: string, notches: number }
 *   | { kind: 'edit', fragment: string }
 *   | { kind: 'paste', text: string }
 *   | { kind: 'back' | 'forward' | 'reload' | 'second page' | 'turn' }
 *   | { kind: 'resize', size: Size }
 *   | { kind: 'colour scheme', dark: boolean }
 *   | { kind: 'lose worker', number: number }
 *   | { kind: 'network', state: Network, what: 'tables' | 'engine' }
 *   | { kind: 'wait', seconds: number }} Action
 *
 * How a walk begins.
 * @typedef {{ fragment: string, embed: boolean, phone: boolean, japanese: boolean,
 *   dark: boolean, size: Size }} Start
 */

/** Games and boards that a link may name; of some the values take long, of some there are none. */
const games = [
  ...['gobblers2', 'gobblers', 'tictactoe', 'gobblers1'],
  ...['mnk:4,3,3', 'mnk:3,3,3', 'mnk:4,4,3', 'mnk:6,5,4', 'mnk:2,2,2', 'mnk:5,4,4', 'mnk:8,8,5'],
];
const gameWeights = [6, 8, 4, 1, 3, 1, 1, 3, 1, 1, 1];

/** Every game has Statistics, some only the reason why they are empty. */
const gamesWithStatistics = [
  ...['gobblers2', 'gobblers', 'gobblers1', 'dobutsu', 'tictactoe', 'mnk:4,3,3', 'mnk:6,5,4'],
  ...['go', 'go:3'],
];

const sizes = [
  { width: 1280, height: 800 },
  { width: 1024, height: 600 },
  { width: 390, height: 844 },
  { width: 320, height: 480 },
  { width: 844, height: 390 },
  { width: 640, height: 400 },
];

const nonsense = [
  ...['x', 'game=', 'game=chess', 'game=gobblers2&rules=none', 'game=gobblers2&moves=L@z9'],
  ...['game=gobblers2&position=-,-,-/-,x,-/-,-,-:1', 'game=mnk:0,0,0', 'game=mnk:99,99,9'],
  ...['game=tictactoe&ply=7', 'mode=play', 'mode=statistics', 'mode=other', 'rules=cover', '%'],
  ...['game=%zz', 'game=gobblers&moves=S@a1.', '&&&', 'position=-,-,-/-,L,-/-,-,-:2', ''],
];

const keys = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Tab', 'Shift+Tab'],
  ...['Enter', 'Space', 'Escape', '1', '5', '9', 's', 'm', 'l', 'v', '?', '+', '-', '0'],
];

/** @param {Random} random */
const anyGame = (random) =>
  random.weighted(games.map((value, i) => ({ value, weight: gameWeights[i] ?? 1 })));

/** @param {string} game */
const infoOf = (game) => viewOf(`game=${game}`)?.info;

/**
 * Some random moves from the start.
 * @param {Random} random
 * @param {string} game
 * @param {string} rules
 * @param {number} plies
 * @returns {View} of a link
 */
function played(random, game, rules, plies) {
  const base = `game=${game}&rules=${rules}`;
  let view = /** @type {View} */ (viewOf(base));
  let moves = '';
  for (let ply = 0; ply < plies && view.moves.length > 0; ++ply) {
    moves += (moves ? '.' : '') + random.pick(view.moves).move;
    view = /** @type {View} */ (viewOf(`${base}&moves=${moves}`));
  }
  return view;
}

/** @param {View} view @returns {string} its history as the fragment of a link */
function linkOf({ info, history }) {
  const moves = history.slice(1).map(({ move }) => move);
  return `game=${info.name}&rules=${info.rules}${moves.length > 0 ? `&moves=${moves.join('.')}` : ''}`;
}

/** @param {Random} random @returns {string} a fragment, nearly always a good one */
function anyFragment(random) {
  if (random.withProbability(0.12)) return random.pick(nonsense);
  const game = anyGame(random);
  const rules = random.pick(infoOf(game)?.allRules ?? ['']);
  const plies = random.withProbability(0.5) ? 0 : random.below(9);
  const view = played(random, game, rules, plies);
  let fragment = linkOf(view);
  if (view.history.length > 1 && random.withProbability(0.3)) {
    fragment = random.withProbability(0.5)
      ? `${fragment}&ply=${random.below(view.history.length)}`
      : `game=${game}&rules=${rules}&position=${view.position}`;
  }
  if (random.withProbability(0.35))
    fragment += `&mode=${random.pick(['play', 'play', 'analyse', 'statistics'])}`;
  return fragment;
}

/** @param {Random} random @returns {string} a fragment */
function anyStatistics(random) {
  const game = random.pick(gamesWithStatistics);
  const rules = random.pick(infoOf(game)?.allRules ?? ['']);
  const study = random.pick(['', '&study=comparison', '&study=rounds']);
  return `game=${game}&rules=${rules}&mode=statistics${study}`;
}

/** @param {Random} random @returns {Start} */
export function anyStart(random) {
  return {
    fragment: random.withProbability(0.2) ? '' : anyFragment(random),
    embed: random.withProbability(0.08),
    phone: random.withProbability(0.15),
    japanese: random.withProbability(0.2),
    dark: random.withProbability(0.3),
    size: random.withProbability(0.6) ? { width: 1280, height: 800 } : random.pick(sizes),
  };
}

/** The weights of the kinds of items, by the beginning of their id. */
const weights = [
  { beginning: 'move-', weight: 24 },
  { beginning: 'square-', weight: 10 },
  { beginning: 'hand-', weight: 6 },
  { beginning: 'history-', weight: 4 },
  { beginning: 'ply-', weight: 3 },
  { beginning: 'variation-', weight: 3 },
  { beginning: 'line-', weight: 3 },
  { beginning: 'mode-', weight: 6 },
  { beginning: 'tab-', weight: 5 },
  { beginning: 'unit-', weight: 1 },
  { beginning: 'scale-', weight: 1 },
  { beginning: 'players-', weight: 6 },
  { beginning: 'toggle-', weight: 2 },
  { beginning: 'tree-', weight: 3 },
  { beginning: 'notable-', weight: 3 },
  { beginning: 'study-', weight: 8 },
  { beginning: 'compared-', weight: 3 },
  { beginning: 'difference-', weight: 3 },
  { beginning: 'round-', weight: 3 },
  { beginning: 'example-', weight: 3 },
  { beginning: 'meaning-', weight: 3 },
  { beginning: 'rules-', weight: 20 },
  { beginning: 'game-', weight: 20 },
  { beginning: 'size-', weight: 8 },
  { beginning: 'button-game', weight: 7 },
  { beginning: 'button-new-game', weight: 6 },
  { beginning: 'button-', weight: 14 },
];

/** Hardly ever: these are the machine's work for many seconds, or fill the disk. */
const rarely = new Set(['button-solve', 'button-keep', 'button-growth']);

/** @param {string} id */
const beginningOf = (id) => weights.find(({ beginning }) => id.startsWith(beginning))?.beginning;

/**
 * @param {Random} random
 * @param {Item[]} items that can be activated
 * @returns {Item | undefined}
 */
function anyItem(random, items) {
  const offered = items.filter(({ id }) => !rarely.has(id) || random.withProbability(0.05));
  const kinds = weights
    .map(({ beginning, weight }) => ({
      weight,
      value: offered.filter(({ id }) => beginningOf(id) === beginning),
    }))
    .filter(({ value }) => value.length > 0);
  return kinds.length > 0 ? random.pick(random.weighted(kinds)) : undefined;
}

/**
 * Go positions are estimated and not solved, so walks only visit its Statistics;
 * page_go_analysis.test.mjs tests the rest.
 * @param {View | null} view
 */
const isGo = (view) => view?.info.family === 'go';

/**
 * Could a key, or a click on what a menu hides, lead to the analysis of Go?
 * @param {Choice} choice
 */
const isNearGo = ({ snapshot, view }) =>
  isGo(view) || snapshot.items.some(({ id }) => id.startsWith('game-go:'));

/**
 * The position editor's board is no position of the game: page_editor.test.mjs.  To compare the
 * rules of a large game takes all of the memory: tests/app/comparison_test.cpp.
 * @param {string} id
 * @param {View | null} view
 */
function isWalkedElsewhere(id, view) {
  if (id === 'tab-edit' || id === 'button-compare') return true;
  if (id === 'game-mnk:4,4,4') return true; // solving it takes seconds
  // tests/app/go_drawing_test.cpp tests what is offered on boards that are not counted.
  if (id === 'button-smaller-board' || id === 'button-analyse-here') return true;
  if (isGo(view)) return /^(mode-(play|analyse)|size-|button-open-size)/.test(id);
  return id.startsWith('game-go:') && view?.mode !== 'statistics';
}

/** @param {Choice} choice @returns {Item[]} that can be activated, sorted by id */
const offeredIn = ({ snapshot, view }) =>
  snapshot.items
    .filter(({ id, kind, enabled }) => kind !== 'text' && enabled && !isWalkedElsewhere(id, view))
    .sort((one, other) => (one.id < other.id ? -1 : 1));

/** @param {Choice} choice @returns {Item[]} those that are on the screen */
const seenIn = (choice) => offeredIn(choice).filter(({ seen }) => seen);

/** Whether the menu opens this board without long work. @param {Snapshot} snapshot */
function opensQuickly({ items }) {
  const label = items.find(({ id }) => id === 'button-open-size')?.label ?? '';
  const [columns, rows] = (/(\d+),(\d+),(\d+)/.exec(label) ?? []).slice(1).map(Number);
  return columns !== undefined && rows !== undefined && columns * rows <= 12;
}

/** @typedef {{ random: Random, snapshot: Snapshot, view: View | null, network: Network }} Choice */

/** @param {Choice} choice */
function anythingToPaste({ random, view }) {
  if (random.withProbability(0.3)) return random.pick([...nonsense, 'Hello', ' \n']);
  if (random.withProbability(0.4)) return `http://127.0.0.1/site/#${anyFragment(random)}`;
  const info = view?.info;
  const here = info && random.withProbability(0.8);
  const game = here ? info.name : anyGame(random);
  const rules = here ? info.rules : (infoOf(game)?.rules ?? '');
  const { position } = played(random, game, rules, 1 + random.below(6));
  return ` ${position}\n`;
}

/** @param {Choice} choice */
function anythingToEdit({ random, view }) {
  // An address without a game would open the analysis of Go.
  if (isGo(view) || random.withProbability(0.25)) return anyStatistics(random);
  return anyFragment(random);
}

/** @param {Choice} choice @returns {Action} */
function anyItemAction(choice) {
  const { random, snapshot } = choice;
  const offered = offeredIn(choice).filter(
    ({ id }) => id !== 'button-open-size' || opensQuickly(snapshot),
  );
  const item = anyItem(random, offered);
  if (!item) return { kind: 'wait', seconds: 1 };
  const onScreen = item.seen && item.width >= 4 && item.height >= 4 && !isNearGo(choice);
  return { kind: onScreen && random.withProbability(0.3) ? 'pointer' : 'click', id: item.id };
}

/** @param {Choice} choice @returns {Action} */
function anyOtherButton(choice) {
  const { random } = choice;
  const item = anyItem(random, seenIn(choice));
  if (!item) return { kind: 'wait', seconds: 1 };
  const button = random.withProbability(0.5) ? 'right' : 'middle';
  return { kind: 'other button', id: item.id, button };
}

/** @param {Choice} choice @returns {Action} */
function anyDrag(choice) {
  const { random } = choice;
  const seen = seenIn(choice);
  const from = seen.filter(({ id }) => /^(hand|square|history|tree)-/.test(id));
  const to = seen.filter(({ id }) => /^(square|history|tree|button)-/.test(id));
  if (from.length === 0 || to.length === 0) return { kind: 'wait', seconds: 1 };
  const meanwhile = random.pick(
    /** @type {Meanwhile[]} */ (['nothing', 'nothing', 'right', 'middle', 'turn']),
  );
  return { kind: 'drag', id: random.pick(from).id, to: random.pick(to).id, meanwhile };
}

/** @param {Choice} choice @returns {Action} */
function anyWheel(choice) {
  const { random } = choice;
  const seen = seenIn(choice);
  if (seen.length === 0) return { kind: 'wait', seconds: 1 };
  return { kind: 'wheel', id: random.pick(seen).id, notches: random.pick([-9, -3, -1, 1, 3, 9]) };
}

/** @param {Choice} choice @returns {Action} */
function anyNetwork({ random, network }) {
  if (network !== 'fine') return { kind: 'network', state: 'fine', what: 'tables' };
  const state = random.pick(/** @type {Network[]} */ (['fail', 'status', 'damage', 'slow']));
  return { kind: 'network', state, what: random.withProbability(0.75) ? 'tables' : 'engine' };
}

/** @param {Choice} choice @returns {Action} */
export function anyAction(choice) {
  const { random, snapshot } = choice;
  /** @type {{ weight: number, value: () => Action }[]} */
  const kinds = [
    { weight: 100, value: () => anyItemAction(choice) },
    { weight: 12, value: () => ({ kind: 'edit', fragment: anythingToEdit(choice) }) },
    { weight: 5, value: () => ({ kind: 'paste', text: anythingToPaste(choice) }) },
    { weight: isNearGo(choice) ? 0 : 7, value: () => ({ kind: 'key', key: random.pick(keys) }) },
    { weight: 5, value: () => anyDrag(choice) },
    { weight: 3, value: () => anyOtherButton(choice) },
    { weight: 2, value: () => anyWheel(choice) },
    { weight: 1.5, value: () => ({ kind: 'resize', size: random.pick(sizes) }) },
    { weight: 1.5, value: () => ({ kind: 'turn' }) },
    { weight: 0.7, value: () => ({ kind: 'colour scheme', dark: random.withProbability(0.5) }) },
    { weight: 1, value: () => ({ kind: 'reload' }) },
    { weight: 0.5, value: () => ({ kind: 'second page' }) },
    { weight: 1.5, value: () => ({ kind: 'lose worker', number: random.below(4) }) },
    { weight: choice.network === 'fine' ? 1 : 20, value: () => anyNetwork(choice) },
    { weight: 1, value: () => ({ kind: 'wait', seconds: random.pick([1, 6, 40]) }) },
  ];
  // A visitor who has just left a game may want it back.
  const left = snapshot.entriesAdded > 0;
  if (snapshot.canGoBack) kinds.push({ weight: left ? 40 : 6, value: () => ({ kind: 'back' }) });
  if (snapshot.canGoForward) kinds.push({ weight: 6, value: () => ({ kind: 'forward' }) });
  return random.weighted(kinds)();
}
