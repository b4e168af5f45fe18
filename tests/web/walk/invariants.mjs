// Properties that the page must have after every action.  Each is a function of its own, named in
// reports; it returns the violation, or null.
import { studiesOf } from './reference.mjs';
import {
  isOneOf,
  moveLabel,
  playerName,
  squareLabel,
  unitOf,
  valueWords,
  wordsOf,
} from './words.mjs';

/**
 * @typedef {import('./actions.mjs').Action} Action
 * @typedef {import('./instrument.mjs').Snapshot} Snapshot
 * @typedef {import('./instrument.mjs').Item} Item
 * @typedef {import('./model.mjs').Model} Model
 * @typedef {import('./model.mjs').Expected} Expected
 * @typedef {import('./reference.mjs').Reference} Reference
 * @typedef {import('./reference.mjs').View} View
 * @typedef {import('./reference.mjs').Known} Known
 * @typedef {import('./words.mjs').Language} Language
 *
 * The input of an invariant.  `view` is the current link as the API reads it; `known` is the
 * reference's value of its position: undefined where it has none.
 * @typedef {{ action: Action | null, before: Snapshot | null, viewBefore: View | null,
 *   after: Snapshot, view: View | null, known: Known | undefined, expected: Expected | null,
 *   model: Model, reference: Reference, errors: string[] }} Look
 *
 * @typedef {string | null | Promise<string | null>} Fault
 */

/** @param {Look} look @returns {Language} */
const languageOf = ({ after }) => (after.language === 'ja' ? 'ja' : 'en');

/** @param {Snapshot} snapshot @param {string} id @returns {Item | undefined} */
const find = ({ items }, id) => items.find((item) => item.id === id);

/** @param {unknown} value */
const quote = (value) => JSON.stringify(value);

/**
 * Are values to be seen?  The verdict decides it where there is no switch for them.
 * @param {Look} look
 * @param {View} view
 */
function showsValues(look, view) {
  const toggle = find(look.after, 'toggle-values');
  if (toggle) return toggle.active;
  const { toMove } = view.board;
  const language = languageOf(look);
  const hidden = wordsOf(language).toMove(playerName(language, view.info, toMove));
  return look.after.verdict !== hidden;
}

/** @param {Look} look @param {View} view @param {import('./words.mjs').Value} value */
const inWords = (look, view, value, mover = view.board.toMove) => {
  const unit = unitOf(view.info, look.model.unit);
  return valueWords(languageOf(look), view.info, unit, value, mover);
};

/** A failure that the app cannot show itself ends the page: a visitor must never get there. */
function thePageHasNotFailed(/** @type {Look} */ { after }) {
  return after.failure === '' ? null : after.failure;
}

/** All work ends; endless work would empty a battery. */
function pageBecomesIdle(/** @type {Look} */ { after }) {
  return after.unsettled === '' ? null : `still under way: ${after.unsettled}`;
}

/** Errors in the console are faults without a message to the visitor. */
function theConsoleIsClean(/** @type {Look} */ { errors, model }) {
  // The browser's messages of failed requests, which the action itself causes.
  const caused = /Failed to load resource|net::ERR|^request failed|^503: /;
  const unexpected = errors.filter((line) => !(model.excuses.has('network') && caused.test(line)));
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

/** Moves, steps, games, rules and links have their effect; nothing else changes the game. */
function actionHasItsEffect(/** @type {Look} */ { expected, view, model }) {
  if (!expected || !view) return null;
  const named = `${view.info.name} ${view.info.rules}`;
  const wanted = `${expected.game} ${expected.rules}`;
  if (named !== wanted) return `${wanted} was expected, it is ${named}`;
  if (view.mode !== expected.mode) return `mode ${expected.mode} was expected, it is ${view.mode}`;
  const entry = view.history[expected.ply];
  if (entry?.position !== expected.position) {
    const is = entry?.position ?? `a line of ${view.history.length}`;
    return `after ply ${expected.ply} ${expected.position} was expected, it is ${is}`;
  }
  if (model.goesOn(view)) {
    return view.ply >= expected.ply ? null : `ply ${expected.ply} was expected, it is ${view.ply}`;
  }
  if (view.ply !== expected.ply) return `ply ${expected.ply} was expected, it is ${view.ply}`;
  if (expected.length === null || expected.length === view.history.length) return null;
  return `a line of ${expected.length} was expected, it is one of ${view.history.length}`;
}

/** Nothing that was played is lost, by a reload or where a game is left and comes back. */
function noMoveIsLost(/** @type {Look} */ { expected, view }) {
  const lost = expected && view && expected.lines.find((line) => !view.lines.includes(line));
  return lost ? `it has not any more: ${lost}` : null;
}

/** A game that the page leaves for another one is an entry of the browser's history. */
function leftGameCanBeReopened(/** @type {Look} */ look) {
  const { action, viewBefore, view, after, model } = look;
  if (!action || !view || !viewBefore || model.embedded) return null;
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
function theOtherButtonsDoNothing(/** @type {Look} */ { action, before, after, view, model }) {
  if (action?.kind !== 'other button' || !before || !view || model.goesOn(view)) return null;
  /** @param {Snapshot} snapshot */
  const stateOf = (snapshot) => {
    const { hash, language, theme, copied, opened } = snapshot;
    return quote([hash, language, theme, copied, opened, chosenIn(snapshot)]);
  };
  return stateOf(before) === stateOf(after) ? null : `${stateOf(before)} became ${stateOf(after)}`;
}

/** Statistics offers every study of a game, or shows the reason why there are no counts. */
function everyStudyIsOffered(/** @type {Look} */ { after, view, model }) {
  if (view?.mode !== 'statistics' || model.embedded) return null;
  const studies = studiesOf(view.info);
  const wanted = studies.length > 1 ? studies.map((study) => `study-${study}`) : [];
  const offered = after.items.filter(({ id }) => id.startsWith('study-'));
  const ids = quote(offered.map(({ id }) => id).sort());
  if (ids !== quote(wanted.sort())) return `${ids} instead of ${quote(wanted)}`;
  const open = offered.find(({ active }) => active)?.id ?? 'study-counts';
  const title = open === 'study-counts' ? 'statistics-title' : 'study';
  if (!find(after, title)) return `${open} is empty`;
  const { solve, scores, scoreSearch } = view.info.abilities;
  const figures = scores || scoreSearch ? 'first-moves' : 'no-statistics';
  if (solve || find(after, figures)) return null;
  return 'there are no figures, and no reason';
}

/** A text that cannot be opened is refused with a reason. */
function refusalIsShown(/** @type {Look} */ { expected, after }) {
  const message = after.alert !== '' || find(after, 'edit-refusal');
  return expected?.refused && !message ? 'the refused text has no message' : null;
}

/** An alert disappears with its cause. */
function anAlertHasACause(/** @type {Look} */ { after, model }) {
  const lift = /^(Lifting loses at once|持ち上げると負け): /;
  if (after.alert === '' || model.refused || model.excuses.size > 0) return null;
  return lift.test(after.alert) ? null : `without a cause: ${after.alert}`;
}

/** All legal moves can be chosen, no others, and none while it is the perfect player's turn. */
function everyLegalMoveIsOffered(/** @type {Look} */ { after, view, model }) {
  if (!view || view.mode === 'statistics') return null;
  const offered = after.items.filter(({ id }) => id.startsWith('move-'));
  const moves = quote(offered.map(({ id }) => id.slice(5)).sort());
  const legal = quote(view.moves.map(({ move }) => move).sort());
  if (moves !== legal) return `legal are ${legal}, offered ${moves}`;
  const wanted = !model.isPerfectsTurn(view);
  const wrong = offered.find(({ enabled }) => enabled !== wanted);
  return wrong ? `${wrong.id} is ${wanted ? 'disabled' : 'enabled'}` : null;
}

/** The board that is read out is the one of the position. */
function squareLabelsNamePieces(/** @type {Look} */ look) {
  const { after, view } = look;
  if (!view || view.mode === 'statistics') return null;
  for (const square of view.board.squares) {
    const item = find(after, `square-${square.name}`);
    const wanted = squareLabel(languageOf(look), view.info, square);
    if (!item) return `square ${square.name} is not there`;
    if (item.label !== wanted && !item.label.startsWith(`${wanted}; `)) {
      return `${quote(wanted)} was expected, it is ${quote(item.label)}`;
    }
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

/** The right verdict while values are shown and known, or the game has ended. */
function verdictOf(/** @type {Look} */ look, /** @type {View} */ view) {
  const language = languageOf(look);
  const words = wordsOf(language);
  const { end } = view.board;
  if (end) {
    return end.winner ? words.hasWon(playerName(language, view.info, end.winner)) : words.drawn;
  }
  return look.known ? inWords(look, view, look.known.value) : null;
}

/** Every value that is shown, of the position and of each move, is the right one. */
function everyValueIsRight(/** @type {Look} */ look) {
  const { after, view, known } = look;
  if (!view) return null;
  const shown = showsValues(look, view);
  const wanted = verdictOf(look, view);
  const valued = shown && wanted === after.verdict;
  const words = wordsOf(languageOf(look));
  if (view.board.end || (known && shown && !isWithoutValue(look))) {
    if (after.verdict !== wanted) return `${quote(wanted)} is right, ${quote(after.verdict)} shown`;
  } else if (known === null && shown && after.verdict !== words.noValue) {
    return `these rules have no value here, ${quote(after.verdict)} shown`;
  }
  if (view.mode === 'statistics' || view.info.bySearch || known === undefined) return null;
  for (const move of view.moves) {
    const value = known?.moves.get(move.move);
    const shownValue = valued && value ? inWords(look, view, value) : null;
    const label = moveLabel(languageOf(look), move, shownValue);
    const item = find(after, `move-${move.move}`);
    if (item && item.label !== label) return `${quote(label)} is right, ${quote(item.label)} shown`;
  }
  return null;
}

/** Does the verdict show that there is no value, or none yet? @param {Look} look */
function isWithoutValue(look) {
  const words = wordsOf(languageOf(look));
  return [words.noValue, words.noValueYet, words.solving, ...words.loading].includes(
    look.after.verdict,
  );
}

/** The values by ply belong to the positions of the line. */
async function everyValueOfTheHistoryIsRight(/** @type {Look} */ look) {
  const { after, view, reference } = look;
  if (!view || look.known === undefined || !showsValues(look, view)) return null;
  for (const { ply, position, toMove } of view.history) {
    const label = find(after, `history-${ply}`)?.label.split(/[:：]/)[1]?.split(';')[0] ?? '';
    const shownValue = label.replace(/^ /, '');
    const lifted = position === view.history[ply - 1]?.position; // the board is unchanged
    if (shownValue === '' || lifted) continue;
    const known = await reference.known(view.info, position);
    const wanted = known ? inWords(look, view, known.value, toMove) : '';
    if (shownValue !== wanted)
      return `ply ${ply}: ${quote(wanted)} is right, ${quote(shownValue)} shown`;
  }
  return null;
}

/** A search's results for the position and for its moves are consistent. */
function searchResultsAreConsistent(/** @type {Look} */ look) {
  const { after, view } = look;
  if (!view?.info.bySearch || view.board.end || view.mode === 'statistics') return null;
  const language = languageOf(look);
  const words = wordsOf(language);
  const mover = view.board.toMove;
  const win = words.wins(playerName(language, view.info, mover));
  const loss = words.wins(playerName(language, view.info, mover === 1 ? 2 : 1));
  const labels = view.moves.map(({ move }) => find(after, `move-${move}`)?.label ?? '');
  const count = (/** @type {string} */ value) => labels.filter((l) => l.endsWith(value)).length;
  if (after.verdict === win) return count(win) > 0 ? null : 'a win without a winning move';
  if (count(win) > 0 && showsValues(look, view)) return `a winning move, but ${after.verdict}`;
  if (after.verdict === loss && count(loss) < labels.length) return 'a loss with another move';
  if (after.verdict === words.draw && count(words.draw) === 0) return 'a draw without such a move';
  return null;
}

/** A value arrives, or the reason why there is none. */
function valuesArriveOrErrorIsShown(/** @type {Look} */ look) {
  const { after, view, known, model } = look;
  if (!view || view.board.end || !showsValues(look, view)) return null;
  const words = wordsOf(languageOf(look));
  if (words.loading.includes(after.verdict)) return `${quote(after.verdict)} for ever`;
  if (after.verdict === words.solving && !after.longRun) return 'nothing is being solved';
  if (after.verdict !== words.noValue || known === null) return null;
  if (known !== undefined && model.excuses.size === 0) return 'no value, and nothing went wrong';
  const offers = ['solve', 'retry', 'table', 'search', 'cancel', 'start-anew'];
  const explained = after.alert !== '' || offers.some((name) => find(after, `button-${name}`));
  // The card with the reason is in the list of moves.
  const closed = !find(after, 'tab-moves')?.active;
  return explained || closed ? null : 'no value, and no reason';
}

/**
 * Is it the perfect player's turn, and is there no move yet?  Two perfect players may still be playing.
 * @param {Look} look
 */
function isPositionUnchanged({ view, viewBefore, expected, model }) {
  if (!view || !model.isPerfectsTurn(view)) return false;
  const watched = model.sides[0] === model.sides[1];
  const from = expected?.ply ?? viewBefore?.ply ?? 0;
  return !watched || view.ply <= from;
}

/** The perfect player answers where there are values. */
function thePerfectPlayerAnswers(/** @type {Look} */ look) {
  const { after, view, model, known } = look;
  if (!view || !isPositionUnchanged(look)) return null;
  if (model.waits !== false || model.excuses.size > 0 || after.longRun) return null;
  return known || view.info.bySearch ? 'it is its turn, and it does not move' : null;
}

/** An announced answer of the perfect player comes. */
function theAnnouncedAnswerComes(/** @type {Look} */ look) {
  const { after } = look;
  if (!isPositionUnchanged(look) || after.longRun) return null;
  const announced = isOneOf(after.detail, wordsOf(languageOf(look)).answers);
  return announced ? `it is announced, and does not happen: ${after.detail}` : null;
}

/** Values that are switched off are not shown anywhere. */
function hiddenValuesStayHidden(/** @type {Look} */ look) {
  const { after, view } = look;
  if (!view || showsValues(look, view)) return null;
  const value = /wins in [1-9]|Draw with perfect play|の勝ち（(勝者は)?[1-9]|最善なら引き分け/;
  const item = after.items.find(
    ({ id, label }) =>
      !/^(notable|difference|example|rules-text|game)-/.test(id) && value.test(label),
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
    ids: /^(button-save-game$|table-)/,
    activeOnly: false,
    why: 'what makes the file is fetched first',
  },
  { ids: /^button-edit-open$/, activeOnly: false, why: 'refused once more' },
  {
    ids: /^(mode|tab|unit|scale|players|rules|game|study|compared|round)-/,
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
  actionHasItsEffect,
  noMoveIsLost,
  leftGameCanBeReopened,
  theOtherButtonsDoNothing,
  theModeIsTheLinks,
  everyStudyIsOffered,
  refusalIsShown,
  everyLegalMoveIsOffered,
  squareLabelsNamePieces,
  stepsFitTheHistory,
  everyValueIsRight,
  everyValueOfTheHistoryIsRight,
  searchResultsAreConsistent,
  valuesArriveOrErrorIsShown,
  thePerfectPlayerAnswers,
  theAnnouncedAnswerComes,
  hiddenValuesStayHidden,
  anAlertHasACause,
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
