// Properties that the page must have after every action.  Each is a function of its own, named in
// reports; it returns the violation, or null.
import { loadingVerdicts } from './instrument.mjs';
import { valuesAt, viewOf } from './library.mjs';
import { valueIn, valueOf } from './values.mjs';

/**
 * @typedef {import('./actions.mjs').Action} Action
 * @typedef {import('./instrument.mjs').Snapshot} Snapshot
 * @typedef {import('./instrument.mjs').Item} Item
 * @typedef {import('./library.mjs').View} View
 * @typedef {import('./library.mjs').Known} Known
 *
 * The input of an invariant.  `view` is the current link as the library reads it; `known` are its
 * values of the position: undefined where it has none.
 * @typedef {{ action: Action | null, before: Snapshot | null, viewBefore: View | null,
 *   after: Snapshot, view: View | null, known: Known | undefined, embedded: boolean,
 *   disturbed: boolean, playsOut: boolean, errors: string[] }} Look  disturbed: whether values may be
 *   missing, because something has gone wrong.  playsOut: whether a line may be played out
 */

/** @param {Snapshot} snapshot @param {string} id @returns {Item | undefined} */
const find = ({ items }, id) => items.find((item) => item.id === id);

/** @param {unknown} value */
const quote = (value) => JSON.stringify(value);

/** Do distances count the winner's moves? @param {Look} look @param {View} view */
const inMoves = ({ after }, { info }) =>
  info.distanceInPlies && after.settings['kanzen.unit'] === 'moves';

/** @param {View} before @param {View} view @returns {string | null} null: they are the same place */
function placeChange(before, view) {
  const [then, now] = [before, view].map(({ info, mode, ply, position }) =>
    quote([info.name, info.rules, mode, ply, position]),
  );
  // In a game the opponent may move.
  return view.mode === 'play' || now === then ? null : `${then} became ${now}`;
}

/** A failure that the app cannot show itself ends the page: a visitor must never get there. */
function thePageHasNotFailed(/** @type {Look} */ { after }) {
  return after.failure === '' ? null : after.failure;
}

/** All work ends; endless work would empty a battery. */
function pageBecomesIdle(/** @type {Look} */ { after }) {
  return after.unsettled === '' ? null : `still under way: ${after.unsettled}`;
}

/** Errors in the console are faults without a message to the visitor. */
function theConsoleIsClean(/** @type {Look} */ { errors, disturbed }) {
  // The browser's messages of failed requests, which the action itself causes.
  const caused = /Failed to load resource|net::ERR|^request failed|^503: /;
  const unexpected = errors.filter((line) => !(disturbed && caused.test(line)));
  return unexpected.length === 0 ? null : unexpected.join('\n');
}

/** Visitors save and share links: a link must open, with the position that the page shows. */
function linkNamesPosition(/** @type {Look} */ { after, view }) {
  if (!view) return `the page's own link cannot be opened: ${after.hash}`;
  if (view.position === after.position) return null;
  return `the link has ${view.position}, the mirror ${after.position}`;
}

/** The switch for modes and the link have the same mode. */
function theModeIsTheLinks(/** @type {Look} */ { after, view }) {
  const shown = after.items.find(({ id, active }) => id.startsWith('mode-') && active);
  if (!shown || !view || shown.id === `mode-${view.mode}`) return null;
  return `the link has ${view.mode}, the page shows ${shown.id}`;
}

/** A move leads to the position that the rules name. */
function aMoveLeadsToItsPosition(/** @type {Look} */ { action, viewBefore, view }) {
  if (action?.kind !== 'click' || !viewBefore || !view) return null;
  const pressed = viewBefore.moves.find(({ move }) => action.id === `move-${move}`);
  const after = view.history[viewBefore.ply + 1]?.position;
  if (!pressed?.position || after === pressed.position) return null;
  return `${pressed.move} leads to ${pressed.position}, not to ${after}`;
}

/** A step leads to a position of the line, which stays: so the step back from there undoes it. */
function stepsStayInTheLine(/** @type {Look} */ { action, viewBefore, view }) {
  // In a game the opponent's answer is taken back too, or follows.
  if (action?.kind !== 'click' || !viewBefore || !view || view.mode === 'play') return null;
  const { ply, history } = viewBefore;
  /** @type {Record<string, number>} */
  const steps = { undo: ply - 1, redo: ply + 1, first: 0, replay: 0, last: history.length - 1 };
  const [, step = '', number] = /^(?:button|history|ply)-(([0-9]+)|[a-z]+)$/.exec(action.id) ?? [];
  const wanted = number === undefined ? steps[step] : Number(number);
  if (wanted === undefined) return null;
  if (view.ply !== wanted) return `ply ${wanted} was expected, it is ${view.ply}`;
  const [line, lineBefore] = [view, viewBefore].map((one) =>
    quote(one.history.map(({ position }) => position)),
  );
  return line === lineBefore ? null : `${lineBefore} became ${line}`;
}

/** A link that is read again gives the same position and history. */
function reloadKeepsTheGame(/** @type {Look} */ { action, viewBefore, view }) {
  if (action?.kind !== 'reload' || !viewBefore || !view) return null;
  const lost = viewBefore.lines.find((line) => !view.lines.includes(line));
  return lost ? `it has not any more: ${lost}` : placeChange(viewBefore, view);
}

/** The window, the wheel, faults and time do not change the game. */
function theGameStays(/** @type {Look} */ { action, viewBefore, view, playsOut }) {
  const kinds = ['turn', 'resize', 'colour scheme', 'wheel', 'network', 'lose worker', 'wait'];
  if (!action || !kinds.includes(action.kind) || !viewBefore || !view || playsOut) return null;
  return placeChange(viewBefore, view);
}

/** A game that the page leaves for another one is an entry of the browser's history. */
function leftGameCanBeReopened(/** @type {Look} */ look) {
  const { action, viewBefore, view, after, embedded } = look;
  if (!action || !view || !viewBefore || embedded) return null;
  // These are the browser's own, or may hit the button that removes a line.
  const others = ['edit', 'back', 'forward', 'reload', 'pointer', 'drag', 'key'];
  const removes = 'id' in action && action.id === 'button-remove';
  if (removes || others.includes(action.kind)) return null;
  const left = viewBefore.lines.find((line) => !view.lines.includes(line));
  return left && after.entriesAdded === 0 ? `no way back leads to ${left}` : null;
}

/** Items that are chosen, and stay so until somebody chooses others. @param {Snapshot} snapshot */
const chosenIn = ({ items }) =>
  items
    .filter(({ active }) => active)
    .map(({ id }) => id)
    .filter((id) => /^(hand|square|tab|mode|players|toggle|unit|scale|study|rules|game)-/.test(id));

/** The right and the middle button mean nothing here: they choose, open and copy nothing. */
function theOtherButtonsDoNothing(/** @type {Look} */ { action, before, after, view, playsOut }) {
  // In a game the opponent may move.
  if (action?.kind !== 'other button' || !before || playsOut || view?.mode === 'play') return null;
  /** @param {Snapshot} snapshot */
  const stateOf = (snapshot) => {
    const { hash, language, theme, copied, opened } = snapshot;
    return quote([hash, language, theme, copied, opened, chosenIn(snapshot)]);
  };
  return stateOf(before) === stateOf(after) ? null : `${stateOf(before)} became ${stateOf(after)}`;
}

/** A link that the rules refuse is refused with a reason. */
function refusalIsShown(/** @type {Look} */ { action, after }) {
  const link = action?.kind === 'edit' ? action.fragment : '';
  if (!/(^|&)game=/.test(link) || viewOf(link)) return null;
  return after.alert || find(after, 'edit-refusal') ? null : 'the refused link has no message';
}

/** Esc and the button close what is open. */
function whatIsOpenCloses(/** @type {Look} */ { action, before, after }) {
  const closes =
    (action?.kind === 'key' && action.key === 'Escape' && before?.hasKeys) ||
    (action?.kind === 'click' && action.id === 'button-close');
  if (!closes || !before || !find(before, 'button-close')) return null;
  // Below a dialog there may be the card of a refused link, which has an alert.
  return find(after, 'button-close') && after.alert === '' ? 'it is still open' : null;
}

/** All legal moves can be chosen, no others, and none while it is the opponent's turn in a game. */
function everyLegalMoveIsOffered(/** @type {Look} */ { after, view }) {
  if (!view || view.mode === 'statistics') return null;
  const offered = after.items.filter(({ id }) => id.startsWith('move-'));
  const moves = quote(offered.map(({ id }) => id.slice(5)).sort());
  const legal = quote(view.moves.map(({ move }) => move).sort());
  if (moves !== legal) return `legal are ${legal}, offered ${moves}`;
  const disabled = offered.filter(({ enabled }) => !enabled);
  const mayWait = view.mode === 'play' && disabled.length === offered.length;
  return disabled.length > 0 && !mayWait ? `${disabled[0]?.id} is disabled` : null;
}

/** Every square of the board is there, and is called by its pieces: the same by the same words. */
function everySquareNamesItsPieces(/** @type {Look} */ { after, view }) {
  if (!view || view.mode === 'statistics') return null;
  /** @type {Map<string, string>} the words for pieces, and the pieces for words */
  const called = new Map();
  for (const { name, stack } of view.board.squares) {
    const item = find(after, `square-${name}`);
    if (!item) return `square ${name} is not there`;
    const pieces = quote(stack);
    const [words = ''] = item.label.replace(name, '').split('; ');
    if ((called.get(pieces) ?? words) !== words || (called.get(words) ?? pieces) !== pieces)
      return `${name} with ${pieces} is called ${quote(item.label)}`;
    called.set(pieces, words).set(words, pieces);
  }
  return null;
}

/** Steps are possible exactly where there is a position to step to. */
function stepsFitTheHistory(/** @type {Look} */ { after, view }) {
  if (!view) return null;
  const back = view.ply > 0;
  const on = view.ply + 1 < view.history.length;
  const wanted = Object.entries({ undo: back, first: back, redo: on, last: on });
  for (const [name, enabled] of wanted) {
    const button = find(after, `button-${name}`);
    if (button && button.enabled !== enabled) return `button-${name} is ${quote(button.enabled)}`;
  }
  const bars = after.items.filter(({ id }) => id.startsWith('history-'));
  if (bars.length === 0) return null;
  const current = bars.filter(({ active }) => active).map(({ id }) => id);
  // Several plies share a bar that would be too thin for a pointer.
  const { length } = view.history;
  const plies = Math.ceil(length / bars.length);
  const shared = plies === 1 || (length > 40 && bars.length === Math.ceil(length / plies));
  if (!shared || bars.length > length) return `${bars.length} bars for ${length}`;
  return quote(current) === quote([`history-${view.ply}`]) ? null : `current is ${quote(current)}`;
}

/** Every value that is shown, of the position and of each move, is the right one. */
function everyValueIsRight(/** @type {Look} */ look) {
  const { after, view, known } = look;
  if (!view) return null;
  const verdict = valueIn(after.verdict);
  const { end, toMove } = view.board;
  if (end) {
    const won = end.winner ? `${end.winner} ` : '';
    return verdict === won ? null : `${quote(won)} is right, ${quote(after.verdict)} shown`;
  }
  if (known === undefined) return null;
  const wanted = known ? valueOf(known.value, toMove, inMoves(look, view)) : '';
  if (verdict && verdict !== wanted)
    return `${quote(wanted)} is right, ${quote(after.verdict)} shown`;
  for (const { move } of view.moves) {
    const item = find(after, `move-${move}`);
    const value = known?.moves.get(move);
    const right = value ? valueOf(value, toMove, inMoves(look, view)) : '';
    const shown = valueIn(item?.label ?? '');
    if (item && shown !== right && (shown || verdict))
      return `${quote(right)} is right, ${quote(item.label)} shown`;
  }
  return null;
}

/** The values by ply belong to the positions of the line. */
async function everyValueOfTheHistoryIsRight(/** @type {Look} */ look) {
  const { after, view, known } = look;
  if (!view || known === undefined) return null;
  for (const { ply, position, toMove } of view.history) {
    const label = find(after, `history-${ply}`)?.label ?? '';
    const shown = valueIn(label);
    const lifted = position === view.history[ply - 1]?.position; // the board is unchanged
    if (shown === '' || lifted) continue;
    const values = await valuesAt(view.info, position);
    const right = values ? valueOf(values.value, toMove, inMoves(look, view)) : '';
    if (shown !== right) return `ply ${ply}: ${quote(right)} is right, ${quote(label)} shown`;
  }
  return null;
}

/** A value arrives, or the reason why there is none. */
function valuesArriveOrErrorIsShown(/** @type {Look} */ { after, view, known, disturbed }) {
  if (!view || view.board.end) return null;
  if (loadingVerdicts.includes(after.verdict)) return `${quote(after.verdict)} for ever`;
  if (/^(Solving|解析中)$/.test(after.verdict) && !after.longRun) return 'nothing is being solved';
  const isMissing = /^(No value for this position|この局面の評価はありません)$/.test(after.verdict);
  if (!isMissing || known === null) return null;
  if (known && !disturbed) return 'no value, and nothing went wrong';
  const offers = ['solve', 'retry', 'table', 'search', 'cancel', 'start-anew'];
  const explained = after.alert !== '' || offers.some((name) => find(after, `button-${name}`));
  // The card with the reason is in the list of moves.
  const closed = !find(after, 'tab-moves')?.active;
  return explained || closed ? null : 'no value, and no reason';
}

/** An announced answer of the opponent comes. */
function theAnnouncedAnswerComes(/** @type {Look} */ { before, after }) {
  if (before?.hash !== after.hash || after.longRun) return null;
  const announced =
    /^The .+ (is to move\.|moves as soon as|is searching for)|相手(の手番です|が応じます|が応手を)/;
  return announced.test(after.detail) ? `it does not happen: ${after.detail}` : null;
}

/** Values that are switched off are not shown anywhere. */
function hiddenValuesStayHidden(/** @type {Look} */ { after }) {
  const toggle = find(after, 'toggle-values');
  // The verdict decides it where there is no switch.
  const areHidden = toggle ? !toggle.active : /( to move|の手番)$/.test(after.verdict);
  if (!areHidden) return null;
  const value = /wins in [1-9]|Draw with perfect play|の勝ち（(勝者は)?[1-9]|最善なら引き分け/;
  const item = after.items.find(
    ({ id, label }) =>
      !/^(notable|difference|example|laboratory|rules|game)-/.test(id) && value.test(label),
  );
  return item ? `${item.id} shows ${quote(item.label)}` : null;
}

/** Texts are complete, ids are unique. */
function theMirrorIsWellFormed(/** @type {Look} */ { after }) {
  const ids = after.items.map(({ id }) => id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) return `${twice} is there twice`;
  const broken = after.items.find(
    ({ label }) => label === '' || /%\d|undefined|NaN|\{/.test(label),
  );
  return broken && !/^(pace$|citation-)/.test(broken.id)
    ? `${broken.id} is called ${quote(broken.label)}`
    : null;
}

/**
 * Enabled controls that may change nothing, because what they bring is there already.
 * @type {{ ids: RegExp, activeOnly: boolean, why: string }[]}
 */
const idempotent = [
  { ids: /^button-new-game$/, activeOnly: false, why: 'it is one already' },
  {
    ids: /^(button-save-game$|table-|survey-)/,
    activeOnly: false,
    why: 'what makes the file is fetched first',
  },
  { ids: /^button-edit-open$/, activeOnly: false, why: 'refused once more' },
  {
    ids: /^(mode|tab|unit|scale|players|rules|game|study|compared|round|order)-/,
    activeOnly: true,
    why: 'chosen already',
  },
  { ids: /^button-hint$/, activeOnly: true, why: 'the hint is shown already' },
  { ids: /^(history|ply)-/, activeOnly: true, why: 'it is the position of now' },
  { ids: /^square-/, activeOnly: false, why: 'no piece there can be chosen or placed' },
  { ids: /^tree-here$/, activeOnly: false, why: 'it is the position of now' },
  { ids: /^button-zoom-/, activeOnly: false, why: 'at the end of the scale' },
  { ids: /^button-rounds-play$/, activeOnly: false, why: 'it came to the same round again' },
  { ids: /^size-/, activeOnly: false, why: 'refused once more' },
  { ids: /^tree-/, activeOnly: false, why: 'the visitor cannot move for the perfect player' },
];

/** The noticeable effects of an action. @param {Snapshot} snapshot */
const noticeable = ({ verdict, detail, alert, position, items, hash, language, theme, effects }) =>
  quote([verdict, detail, alert, position, items, hash, language, theme, effects]);

/** Every enabled control has an effect. */
function everyControlHasAnEffect(/** @type {Look} */ { action, before, after }) {
  if (action?.kind !== 'click' || !before) return null;
  const item = find(before, action.id);
  if (!item || noticeable(before) !== noticeable(after)) return null;
  const excused = idempotent.some(
    ({ ids, activeOnly }) => ids.test(action.id) && (item.active || !activeOnly),
  );
  return excused ? null : `${action.id} (${item.label}) does nothing`;
}

/** In the order in which they are looked at: what ends a page first. */
export const invariants = [
  thePageHasNotFailed,
  pageBecomesIdle,
  theConsoleIsClean,
  linkNamesPosition,
  aMoveLeadsToItsPosition,
  stepsStayInTheLine,
  reloadKeepsTheGame,
  theGameStays,
  leftGameCanBeReopened,
  theOtherButtonsDoNothing,
  theModeIsTheLinks,
  refusalIsShown,
  whatIsOpenCloses,
  everyLegalMoveIsOffered,
  everySquareNamesItsPieces,
  stepsFitTheHistory,
  everyValueIsRight,
  everyValueOfTheHistoryIsRight,
  valuesArriveOrErrorIsShown,
  theAnnouncedAnswerComes,
  hiddenValuesStayHidden,
  theMirrorIsWellFormed,
  everyControlHasAnEffect,
];

/**
 * @param {Look} look
 * @param {Set<string>} without names of those that are not looked at
 * @returns {Promise<{ invariant: string, message: string } | null>} the first that is broken
 */
export async function firstBroken(look, without) {
  for (const invariant of invariants) {
    if (without.has(invariant.name)) continue;
    const message = await invariant(look);
    if (message !== null) return { invariant: invariant.name, message };
  }
  return null;
}
