// Checks files in SGF, FF[4], for Go: structure, types of values, where properties may stand, and
// points.  It shares no code with the engine.  The rules are those of https://www.red-bean.com/sgf/
// that the checker SGFC reports as errors.

/**
 * Types of values, and their form where a regular expression can tell it.
 * @type {Record<string, RegExp | undefined>}
 */
const forms = {
  none: /^$/,
  number: /^[+-]?\d+$/,
  real: /^[+-]?\d+(\.\d+)?$/,
  double: /^[12]$/,
  color: /^[BW]$/,
  result: /^(0|Draw|Void|\?|[BW]\+(\d+(\.\d+)?|R|Resign|T|Time|F|Forfeit)?)$/,
  encoding: /^UTF-8$/,
  one: /^1$/,
  four: /^4$/,
  style: /^[0-3]$/,
  // Text, points and composed values, which `checkValue` checks.
  text: undefined,
  simple: undefined,
  point: undefined,
  move: undefined,
  label: undefined,
  arrow: undefined,
  size: undefined,
  program: undefined,
  date: undefined,
  figure: undefined,
};

/**
 * The properties of FF[4] for Go by type of value.  A "*" follows the name of a list; "+" one that
 * may also be empty (a single empty value).
 */
const types = `
  move: B W
  point: AB* AW* AE* MA* TR* CR* SQ* SL* TB* TW* DD+ VW+
  label: LB*
  arrow: AR* LN*
  text: C GC
  simple: N GN PB PW BR WR PC EV RO SO US BT WT RU AN OT ON CP
  number: OB OW MN HA PM
  real: BL WL KM TM V
  double: GB GW UC DM TE BM HO
  none: DO IT KO
  color: PL
  one: GM
  four: FF
  style: ST
  encoding: CA
  size: SZ
  program: AP
  date: DT
  result: RE
  figure: FG`;

const words = (/** @type {string} */ text) => text.trim().split(/\s+/);

/** @type {Map<string, { type: string, list: boolean, mayBeEmpty: boolean }>} */
const properties = new Map();
for (const line of types.trim().split('\n')) {
  const [type = '', names = ''] = line.split(':');
  for (const word of words(names))
    properties.set(word.replace(/[*+]$/, ''), {
      type: type.trim(),
      list: /[*+]$/.test(word),
      mayBeEmpty: word.endsWith('+'),
    });
}

const ofRoot = new Set(words('FF GM SZ ST CA AP'));
const ofGame = new Set(
  words('GN GC PB PW BR WR PC DT RE KM HA TM EV RO SO US BT WT RU AN OT ON CP'),
);
const ofSetUp = new Set(words('AB AW AE PL'));
const ofMove = new Set(words('B W KO MN BL WL OB OW BM DO IT TE'));
/** Annotations, which need a move. */
const aboutMove = words('BM DO IT TE');
const aboutPosition = words('DM GB GW UC');
/** Properties whose points must differ from each other. */
const distinct = [words('AB AW AE'), words('MA TR CR SQ SL'), words('TB TW'), ['DD'], ['VW']];

/** @typedef {Map<string, string[]>} Properties by name, values with their escapes */
/** @typedef {{ properties: Properties, children: Node[] }} Node */
/** @typedef {{ columns: number, rows: number }} Size */

/** Reads the structure of a file; throws an Error with the first fault. */
class Parser {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
    this.at = 0;
  }

  /** @param {string} expected @returns {never} */
  fail(expected) {
    throw new Error(`character ${this.at + 1}: expected ${expected}`);
  }

  next() {
    while (/\s/.test(this.text[this.at] ?? 'x')) this.at += 1;
    return this.text[this.at];
  }

  /** @param {string} mark */
  expect(mark) {
    if (this.next() !== mark) this.fail(`"${mark}"`);
    this.at += 1;
  }

  /** @returns {Node[]} the roots of the games */
  collection() {
    const games = [];
    do games.push(this.tree());
    while (this.next() !== undefined);
    return games;
  }

  /** "(", nodes, variations, ")" @returns {Node} the first node */
  tree() {
    this.expect('(');
    const first = this.node();
    let last = first;
    while (this.next() === ';') {
      const node = this.node();
      last.children.push(node);
      last = node;
    }
    while (this.next() === '(') last.children.push(this.tree());
    this.expect(')');
    return first;
  }

  node() {
    this.expect(';');
    /** @type {Properties} */
    const found = new Map();
    while (/[A-Za-z]/.test(this.next() ?? '')) {
      const [name = ''] = /^[A-Z]+(?=\s*\[)/.exec(this.text.slice(this.at, this.at + 100)) ?? [];
      if (name === '') this.fail('a name in capitals and a value');
      if (found.has(name)) this.fail(`${name} once in the node`);
      this.at += name.length;
      /** @type {string[]} */
      const values = [];
      while (this.next() === '[') values.push(this.value());
      found.set(name, values);
    }
    return { properties: found, children: /** @type {Node[]} */ ([]) };
  }

  value() {
    const start = this.at + 1;
    for (this.at = start; this.text[this.at] !== ']'; this.at += 1) {
      if (this.text[this.at] === '\\') this.at += 1;
      if (this.at >= this.text.length) this.fail('"]"');
    }
    this.at += 1;
    return this.text.slice(start, this.at - 1);
  }
}

/** @param {string} letter @returns {number} from 0 */
const coordinate = (letter) =>
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(letter);

/** @param {string} text @param {Size} size */
function isPoint(text, size) {
  if (!/^[a-zA-Z]{2}$/.test(text)) return false;
  return coordinate(text[0] ?? '') < size.columns && coordinate(text[1] ?? '') < size.rows;
}

/** Splits a composed value at the first ":" without an escape. @param {string} value */
const parts = (value) => /^((?:[^\\:]|\\.)*):(.*)$/s.exec(value)?.slice(1);

/**
 * The points of a value of a list, as "column,row"; a rectangle has several.  undefined: it is none.
 * @param {string} value @param {Size} size @returns {string[] | undefined}
 */
function pointsOf(value, size) {
  const place = (/** @type {string} */ point) => [...point].map(coordinate).join(',');
  if (isPoint(value, size)) return [place(value)];
  const [from = '', to = ''] = parts(value) ?? [];
  if (!isPoint(from, size) || !isPoint(to, size) || from === to) return undefined;
  const [left, top, right, bottom] = [...(from + to)].map(coordinate);
  if (left > right || top > bottom) return undefined;
  const points = [];
  for (let column = left; column <= right; column += 1)
    for (let row = top; row <= bottom; row += 1) points.push(`${column},${row}`);
  return points;
}

/** "1996-05", "1996-05-06,07", "1999-12-31,2000-01-01"; each part may leave out what is the same. */
function isDate(/** @type {string} */ value) {
  let before = '';
  for (const part of value.split(',')) {
    const full = /^\d{4}(-\d\d(-\d\d)?)?$/.test(part);
    const short = before !== '' && /^\d\d(-\d\d)?$/.test(part);
    if (!full && !short) return false;
    const numbers = part.split('-').filter((number) => number.length === 2);
    if (numbers.length === 2 && Number(numbers[0]) > 12) return false;
    if (numbers.some((number) => Number(number) < 1 || Number(number) > 31)) return false;
    if (full && numbers.length === 1 && Number(numbers[0]) > 12) return false;
    before = part;
  }
  return true;
}

/** @param {string} type @param {string} value @param {Size} size */
function isOfType(type, value, size) {
  const form = forms[type];
  if (form !== undefined) return form.test(value);
  const two = parts(value);
  switch (type) {
    case 'move':
      if (value === '' || isPoint(value, size)) return true;
      return value === 'tt' && size.columns <= 19 && size.rows <= 19;
    case 'point':
      return pointsOf(value, size) !== undefined;
    case 'label':
      return two !== undefined && isPoint(two[0] ?? '', size) && two[1] !== '';
    case 'arrow':
      if (two === undefined || two[0] === two[1]) return false;
      return two.every((point) => isPoint(point, size));
    case 'size':
      if (/^[1-9]\d?$/.test(value)) return Number(value) <= 52;
      return /^[1-9]\d?:[1-9]\d?$/.test(value) && two !== undefined && two[0] !== two[1];
    case 'program':
      return two !== undefined;
    case 'date':
      return isDate(value);
    case 'figure':
      return value === '' || (two !== undefined && /^\d+$/.test(two[0] ?? ''));
    default:
      return true;
  }
}

/** @param {string} name @param {string[]} values @param {Size} size @returns {string[]} faults */
function faultsOfValues(name, values, size) {
  const property = properties.get(name);
  if (property === undefined) return []; // a property of another program
  const { type, list, mayBeEmpty } = property;
  if (values.length > 1 && !list) return [`${name} has ${values.length} values`];
  if (mayBeEmpty && values.length === 1 && values[0] === '') return [];
  return values
    .filter((value) => !isOfType(type, value, size))
    .map((value) => `${name}[${value}] is not of type ${type}`);
}

/** @param {Properties} node @param {Size} size @returns {string[]} faults */
function faultsOfPoints(node, size) {
  const faults = [];
  for (const names of distinct) {
    const points = names.flatMap((name) =>
      (node.get(name) ?? []).flatMap((value) => pointsOf(value, size) ?? []),
    );
    if (new Set(points).size < points.length) faults.push(`${names.join(', ')}: a point twice`);
  }
  for (const name of ['LB', 'AR', 'LN']) {
    const places = (node.get(name) ?? []).map((value) =>
      name === 'LB' ? (parts(value) ?? [])[0] : value,
    );
    if (new Set(places).size < places.length) faults.push(`${name}: a point twice`);
  }
  return faults;
}

/**
 * @param {Node} node @param {Size} size @param {boolean} isRoot
 * @param {boolean} hasGame a node before it has properties of the game
 * @returns {string[]} faults of the node alone
 */
function faultsOfNode(node, size, isRoot, hasGame) {
  const names = [...node.properties.keys()];
  const faults = [...node.properties].flatMap(([name, values]) =>
    faultsOfValues(name, values, size),
  );
  faults.push(...faultsOfPoints(node.properties, size));
  const has = (/** @type {string} */ name) => node.properties.has(name);
  const hasMove = has('B') || has('W');
  if (has('B') && has('W')) faults.push('two moves in a node');
  if (names.some((name) => ofSetUp.has(name)) && names.some((name) => ofMove.has(name)))
    faults.push('moves and set-up in a node');
  for (const exclusive of [aboutMove, aboutPosition])
    if (exclusive.filter(has).length > 1) faults.push(`${exclusive.join(', ')}: two in a node`);
  if (!hasMove && [...aboutMove, 'KO'].some(has)) faults.push('an annotation without its move');
  for (const name of names) {
    if (!isRoot && ofRoot.has(name)) faults.push(`${name} is not in the root`);
    if (hasGame && ofGame.has(name)) faults.push(`${name} after a node about the game`);
  }
  if (isRoot)
    for (const name of ['GM', 'FF', 'CA']) if (!has(name)) faults.push(`the root has no ${name}`);
  return faults;
}

/** @param {Node} root @returns {Size} */
function sizeOf(root) {
  const text = root.properties.get('SZ')?.[0] ?? '19';
  const [columns = 19, rows = columns] = text.split(':').map(Number);
  return { columns, rows };
}

/** @param {Node} root @returns {string[]} */
function faultsOfGame(root) {
  const size = sizeOf(root);
  const faults = [];
  /** @type {{ node: Node, hasGame: boolean }[]} */
  const open = [{ node: root, hasGame: false }];
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    const { node, hasGame } = step;
    faults.push(...faultsOfNode(node, size, node === root, hasGame));
    const has = hasGame || [...node.properties.keys()].some((name) => ofGame.has(name));
    for (const child of node.children) open.push({ node: child, hasGame: has });
  }
  return faults;
}

/**
 * Lists what is wrong in a file; empty: nothing.
 * @param {Uint8Array} bytes
 * @returns {string[]}
 */
export function faultsOf(bytes) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return new Parser(text).collection().flatMap(faultsOfGame);
  } catch (thrown) {
    return [thrown instanceof Error ? thrown.message : String(thrown)];
  }
}
