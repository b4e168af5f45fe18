// Makes game records of Go in SGF as programs write them: in twelve character sets, declared or not,
// and with every deviation from the standard that Kanzen mends.  The records are random games; what
// they must be read as is computed here, without the engine.

import { Board, other } from './go_board.mjs';

/** @param {number} seed @returns {(count: number) => number} whole numbers below `count` */
function randomNumbers(seed) {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}
/** @typedef {(count: number) => number} Random */

// --- character sets

const texts = {
  simplified: [
    '黑方王',
    '白方李',
    '黑方先在右上角落子，白方应于左下，这一手棋很有力量，值得学习。',
  ],
  traditional: [
    '功許',
    '蓋育',
    '黑方先在右上角落子，白方應於左下，這一手棋很有功力，值得許多人學習。',
  ],
  japanese: [
    '表十段',
    'ソ能九段',
    '黒は右上の隅から打ち始めた。白の次の一手は表の中央で、十分に予想していた。',
  ],
  korean: [
    '흑돌',
    '백돌',
    '흑이 우상귀에서 먼저 두었고 백은 좌하귀로 응수했다. 이 수는 매우 좋은 수이다.',
  ],
  polish: [
    'Łukasz Źródło',
    'Zażółć Gęś',
    'Czarny zaczął w prawym górnym rogu, a biały odpowiedział żądłem; świetna łączność.',
  ],
  russian: [
    'Чёрный Иван',
    'Белый Пётр',
    'Чёрные начали в правом верхнем углу, белые ответили внизу слева. Это хороший ход.',
  ],
  german: [
    'Jürgen Weiß',
    'Käthe Größe',
    'Schwarz begann oben rechts – für Anfänger überraschend –, Weiß wählte das „größere“ Übel.',
  ],
};

/**
 * The character sets.  `label` is the name of the set in TextDecoder, `declared` what CA says.
 * @type {{ label: string, declared: string, language: (keyof typeof texts)[], mark?: number[] }[]}
 */
export const characterSets = [
  { label: 'utf-8', declared: 'UTF-8', language: ['japanese', 'korean', 'simplified', 'polish'] },
  {
    label: 'utf-8',
    declared: 'UTF-8',
    language: ['traditional', 'russian'],
    mark: [0xef, 0xbb, 0xbf],
  },
  { label: 'utf-16le', declared: 'UTF-16', language: ['japanese', 'german'], mark: [0xff, 0xfe] },
  { label: 'utf-16be', declared: 'UTF-16', language: ['korean', 'russian'], mark: [0xfe, 0xff] },
  { label: 'gb18030', declared: 'GB18030', language: ['simplified'] },
  { label: 'big5', declared: 'Big5', language: ['traditional'] },
  { label: 'shift_jis', declared: 'Shift_JIS', language: ['japanese'] },
  { label: 'euc-jp', declared: 'EUC-JP', language: ['japanese'] },
  { label: 'euc-kr', declared: 'EUC-KR', language: ['korean'] },
  { label: 'windows-1250', declared: 'windows-1250', language: ['polish'] },
  { label: 'windows-1251', declared: 'windows-1251', language: ['russian'] },
  { label: 'windows-1252', declared: 'windows-1252', language: ['german'] },
];

/** @type {Map<string, Map<string, number[]>>} by label: the bytes of each character */
const encodings = new Map();

/** Inverts TextDecoder for a set of one and two bytes a character. @param {string} label */
function encodingOf(label) {
  const known = encodings.get(label);
  if (known !== undefined) return known;
  const decoder = new TextDecoder(label, { fatal: true });
  /** @type {Map<string, number[]>} */
  const encoding = new Map();
  const add = (/** @type {number[]} */ ...bytes) => {
    try {
      const character = decoder.decode(new Uint8Array(bytes));
      if ([...character].length === 1 && !encoding.has(character)) encoding.set(character, bytes);
    } catch {
      // These bytes are no character.
    }
  };
  for (let first = 0; first < 0x100; first += 1) add(first);
  for (let first = 0x80; first < 0x100; first += 1)
    for (let second = 0x40; second < 0x100; second += 1) add(first, second);
  // Some versions of Node read windows-1252 as ISO-8859-1.
  if (label === 'windows-1252')
    for (const [at, mark] of [...'–“”„'].entries())
      encoding.set(mark, [[0x96, 0x93, 0x94, 0x84][at] ?? 0]);
  encodings.set(label, encoding);
  return encoding;
}

/** @param {string} text @param {string} label @returns {Buffer} */
function encode(text, label) {
  if (label === 'utf-8') return Buffer.from(text, 'utf8');
  if (label.startsWith('utf-16')) {
    const bytes = Buffer.from(text, 'utf16le');
    return label === 'utf-16be' ? bytes.swap16() : bytes;
  }
  const encoding = encodingOf(label);
  const bytes = [...text].flatMap((character) => {
    const found = encoding.get(character);
    if (found === undefined) throw new Error(`${label} has no ${character}`);
    return found;
  });
  return Buffer.from(bytes);
}

/** Letters whose second byte is that of "]" or "\\". @param {string} label @returns {string} */
function trickyLetters(label) {
  if (!['gb18030', 'big5', 'shift_jis'].includes(label)) return '';
  const tricky = [...encodingOf(label)].filter(
    ([, [, second]]) => second === 0x5c || second === 0x5d,
  );
  return tricky
    .map(([letter]) => letter)
    .filter((letter) => /[\u3040-\u9fff]/.test(letter))
    .slice(40, 44)
    .join('');
}

// --- a record while it is being made

/** @typedef {{ properties: [string, string[]][], children: Node[] }} Node values with their escapes */

/** Escapes a text. @param {string} text */
const escaped = (text) => text.replaceAll(/[\]\\:]/g, '\\$&');

const letters = 'abcdefghijklmnopqrstuvwxyz';

class Draft {
  /** @param {Random} random @param {number} columns @param {number} rows @param {string[]} language */
  constructor(random, columns, rows, [black = '', white = '', comment = '']) {
    this.random = random;
    this.board = new Board(columns, rows);
    /** @type {Node} */
    this.root = {
      properties: [
        ['GM', ['1']],
        ['FF', ['4']],
        ['SZ', [columns === rows ? `${columns}` : `${columns}:${rows}`]],
      ],
      children: [],
    };
    this.last = this.root;
    /** @type {'X' | 'O'} */
    this.next = 'X';
    this.comment = comment;
    /** The expected contents, once read. */
    this.expected = {
      black,
      white,
      variations: 1,
      /** @type {number | undefined} */
      komi: undefined,
      noted: false, // a note must be given
      hasNames: true, // false: their characters cannot be known
    };
    /** The places of the line at which variations can begin. @type {{ node: Node, board: Board, next: 'X' | 'O' }[]} */
    this.branches = [];
    this.passes = '';
    /** @type {(text: string) => string} */
    this.finish = (text) => text;
    this.names = (/** @type {string} */ name) => name;
  }

  /** @param {number} at */
  point(at) {
    return `${letters[at % this.board.columns]}${letters[Math.floor(at / this.board.columns)]}`;
  }

  /** @param {string} name @param {string[]} values */
  add(name, ...values) {
    this.last.properties.push([name, values]);
  }

  /** @param {[string, string[]][]} properties */
  addNode(...properties) {
    this.branches.push({ node: this.last, board: this.board.copy(), next: this.next });
    const node = { properties, children: [] };
    this.last.children.push(node);
    this.last = node;
  }

  color() {
    return this.next === 'X' ? 'B' : 'W';
  }

  /** A random legal place, which a move has been played at; undefined: there is none. @param {number[]} [except] */
  place(except = []) {
    const free = this.board.places('.').filter((at) => !except.includes(at));
    while (free.length > 0) {
      const [at = 0] = free.splice(this.random(free.length), 1);
      if (this.board.play(this.next, at)) return at;
    }
    return undefined;
  }

  move() {
    const branch = { node: this.last, board: this.board.copy(), next: this.next };
    const at = this.place();
    const node = {
      properties: /** @type {[string, string[]][]} */ ([
        [this.color(), [at === undefined ? this.passes : this.point(at)]],
      ]),
      children: [],
    };
    this.branches.push(branch);
    this.last.children.push(node);
    this.last = node;
    this.next = other(this.next);
  }

  /** @param {number} count */
  moves(count) {
    for (let ply = 0; ply < count; ply += 1) this.move();
  }

  pass() {
    this.addNode([this.color(), [this.passes]]);
    this.next = other(this.next);
  }

  /** Random places of a kind. @param {string} stone @param {number} count */
  places(stone, count) {
    const all = this.board.places(stone);
    const chosen = [];
    while (chosen.length < count && all.length > 0)
      chosen.push(...all.splice(this.random(all.length), 1));
    return chosen;
  }

  /** Sets stones up in the last node. @param {number} black @param {number} white @param {number} erased */
  setUp(black, white, erased) {
    for (;;) {
      const places = this.places('.', black + white);
      const taken = [...this.places('X', erased), ...this.places('O', erased)];
      const lists = {
        AB: places.slice(0, black),
        AW: places.slice(black),
        AE: taken,
      };
      const all = new Map();
      for (const [name, stone] of Object.entries({ AB: 'X', AW: 'O', AE: '.' }))
        for (const at of lists[/** @type {keyof typeof lists} */ (name)]) all.set(at, stone);
      if (!this.board.setUp(all)) continue;
      for (const [name, list] of Object.entries(lists))
        if (list.length > 0) this.add(name, ...list.map((at) => this.point(at)));
      return;
    }
  }

  /** Adds variations to the line. @param {number} count */
  vary(count) {
    const { board, next, last, random } = this;
    const places = this.branches.filter(({ node }) => node.children.length === 1);
    for (; count > 0 && places.length > 0; count -= 1) {
      const [branch] = places.splice(random(places.length), 1);
      if (branch === undefined) break;
      this.board = branch.board.copy();
      this.next = branch.next;
      this.last = branch.node;
      const [first] = branch.node.children[0]?.properties ?? [];
      if (first === undefined || first[0] !== this.color()) continue;
      const taken = this.board.places('.').filter((at) => this.point(at) === first[1][0]);
      const at = this.place(taken);
      if (at === undefined) continue;
      this.addNode([this.color(), [this.point(at)]]);
      this.next = other(this.next);
      this.moves(random(4));
      this.expected.variations += 1;
    }
    Object.assign(this, { board, next, last });
  }

  text() {
    const write = (/** @type {Node} */ node) =>
      `;${node.properties
        .map(([name, values]) => this.names(name) + values.map((value) => `[${value}]`).join(''))
        .join('')}`;
    /** @param {Node} first @returns {string} */
    const tree = (first) => {
      let text = '(';
      let node = first;
      for (let [only, second] = node.children; only && !second; [only, second] = node.children) {
        text += write(node);
        node = only;
      }
      return `${text}${write(node)}${node.children.map((child) => `\n${tree(child)}`).join('')})`;
    };
    return this.finish(`${tree(this.root)}\n`);
  }
}

// --- how programs write records

const longNames = Object.fromEntries(
  (
    'GaMe FileFormat SiZe PlayerBlack PlayerWhite Black White Comment AddBlack AddWhite AddEmpty ' +
    'KoMi RUles PLayer REsult DaTe TRiangle'
  )
    .split(' ')
    .map((name) => [name.replaceAll(/[a-z]/g, ''), name]),
);

const fromServer = (/** @type {string} */ komi, /** @type {string} */ rules) =>
  /** @type {(draft: Draft) => void} */ (
    (draft) => {
      draft.add('KM', komi);
      draft.add('RU', rules);
      draft.add('AP', 'foxwq');
    }
  );

/** @type {Record<string, { size?: [number, number], rules?: string, make: (draft: Draft) => void }>} */
export const dialects = {
  'nothing unusual': { make: (draft) => draft.moves(20) },
  variations: {
    make(draft) {
      draft.moves(16);
      draft.vary(5);
    },
  },
  'a rectangular board': { size: [9, 6], make: (draft) => draft.moves(20) },
  'a narrow board': { size: [4, 13], make: (draft) => draft.moves(20) },
  '19 by 19': { size: [19, 19], make: (draft) => draft.moves(60) },
  'stones at the start': {
    make(draft) {
      draft.setUp(5, 5, 0);
      draft.add('PL', 'W');
      draft.next = 'O';
      draft.moves(12);
      draft.vary(2);
    },
  },
  'a rectangle of stones': {
    make(draft) {
      const { board } = draft;
      for (const at of [0, 1, board.columns, board.columns + 1]) board.stones[at] = 'X';
      board.seen.add(board.stones.join(''));
      draft.add('AB', 'aa:bb');
      draft.next = 'O';
      draft.moves(12);
    },
  },
  'a handicap': {
    size: [9, 9],
    make(draft) {
      draft.board.setUp(new Map([20, 24, 56, 60].map((at) => [at, 'X'])));
      draft.add('HA', '4');
      draft.add('AB', 'cc', 'gc', 'cg', 'gg');
      draft.next = 'O';
      draft.moves(12);
    },
  },
  'a handicap without stones': {
    make(draft) {
      draft.add('HA', '4');
      draft.next = 'O';
      draft.moves(12);
      draft.expected.noted = true;
    },
  },
  'passes as tt': {
    make(draft) {
      draft.passes = 'tt';
      draft.moves(7);
      draft.pass();
      draft.moves(5);
      draft.pass();
    },
  },
  'moves after two passes': {
    make(draft) {
      draft.moves(9);
      draft.pass();
      draft.pass();
      draft.moves(6);
      draft.expected.noted = true;
    },
  },
  'two moves in a row': {
    make(draft) {
      for (let times = 0; times < 3; times += 1) {
        draft.moves(4 + times);
        draft.next = other(draft.next);
      }
      draft.move();
      draft.expected.noted = true;
    },
  },
  'both colours in a node': {
    make(draft) {
      draft.moves(16);
      // The node of each move of Black gets the move of White that follows.
      for (let node = draft.root.children[0]; node !== undefined; [node] = node.children) {
        const [answer] = node.children;
        if (answer === undefined) break;
        node.properties.push(...answer.properties);
        node.children = answer.children;
      }
    },
  },
  'stones set up in the middle': {
    make(draft) {
      draft.moves(9);
      draft.addNode();
      draft.setUp(2, 2, 1);
      draft.moves(6);
      draft.addNode();
      draft.setUp(0, 1, 0);
      draft.moves(3);
      draft.vary(2);
    },
  },
  'a set-up and the side to move': {
    make(draft) {
      draft.moves(8);
      draft.addNode();
      draft.setUp(1, 1, 2);
      draft.add('PL', 'W');
      draft.next = 'O';
      draft.moves(5);
    },
  },
  'only set-ups': {
    make(draft) {
      draft.setUp(6, 6, 0);
      for (let times = 0; times < 3; times += 1) {
        draft.addNode(['C', ['next']]);
        draft.setUp(1, 1, 1);
      }
    },
  },
  'an empty point erased': {
    make(draft) {
      draft.moves(5);
      const [at = 0] = draft.places('.', 1);
      draft.add('AE', draft.point(at));
      draft.branches = [];
      draft.moves(1);
      draft.add('AE', '');
      draft.moves(6);
    },
  },
  'a move in the root': {
    make(draft) {
      const at = draft.place() ?? 0;
      draft.add('B', draft.point(at));
      draft.next = 'O';
      draft.moves(11);
    },
  },
  'two values of one name': {
    make(draft) {
      draft.add('PB', 'another');
      draft.add('PW', 'another');
      draft.moves(8);
      draft.add('C', 'one', 'two');
      draft.add('C', 'three');
      draft.moves(4);
      draft.expected.noted = true;
    },
  },
  'komi in hundredths of stones, 375': {
    size: [19, 19],
    make(draft) {
      fromServer('375', 'Chinese')(draft);
      draft.moves(20);
      draft.expected.komi = 7.5;
    },
  },
  'komi in hundredths of points, 650': {
    size: [19, 19],
    make(draft) {
      fromServer('650', 'Korean')(draft);
      draft.moves(20);
      draft.expected.komi = 6.5;
    },
  },
  'komi with a comma': {
    make(draft) {
      draft.add('KM', '6,5');
      draft.moves(12);
      draft.expected.komi = 6.5;
    },
  },
  'hexadecimal komi': {
    make(draft) {
      draft.add('KM', '0x10');
      draft.moves(12);
      draft.expected.noted = true;
    },
  },
  'territory and dead stones': {
    rules: 'Japanese',
    make(draft) {
      draft.moves(24);
      draft.pass();
      draft.pass();
      draft.add('TB', ...draft.places('O', 3).map((at) => draft.point(at)));
      draft.add('TW', ...draft.places('.', 9).map((at) => draft.point(at)));
      draft.vary(1);
    },
  },
  'long names of FF[3]': {
    make(draft) {
      draft.passes = 'tt';
      draft.root.properties[1] = ['FF', ['3']];
      draft.setUp(3, 3, 0);
      draft.moves(9);
      draft.pass();
      draft.add('TR', 'aa', 'bb');
      draft.names = (name) => longNames[name] ?? name;
    },
  },
  'properties of FF[1]': {
    make(draft) {
      draft.root.properties[1] = ['FF', ['1']];
      draft.passes = 'tt';
      draft.add('BS', '1');
      draft.add('WS', '2');
      draft.moves(5);
      draft.add('L', 'aa', 'bb');
      draft.add('M', 'cc');
      draft.moves(4);
      draft.add('SI', '1');
      draft.add('CH', '1');
      draft.move();
    },
  },
  'dates and results in words': {
    make(draft) {
      const choices = /** @type {const} */ ([
        ['May 3rd 2001', 'Black wins by resignation'],
        ['2001.5.3', 'W+Resigned'],
        ['20010503', 'B+1.5 points'],
        ['yesterday', 'unfinished'],
        ['3/5/2001', 'w+r'],
      ]);
      const [date = '', result = ''] = choices[draft.random(choices.length)] ?? [];
      draft.add('DT', date);
      draft.add('RE', result);
      draft.moves(12);
    },
  },
  'points twice in lists': {
    make(draft) {
      draft.setUp(3, 3, 0);
      const [name = '', values = []] = draft.root.properties.at(-1) ?? [];
      draft.root.properties.pop();
      draft.add(name, ...values, ...values);
      draft.moves(6);
      draft.add('TR', 'aa', 'aa', 'bb');
      draft.add('CR', 'bb', 'cc:dd', 'dd');
      draft.add('LB', 'aa:1', 'aa:2', 'bb:x');
      draft.add('AR', 'aa:bb', 'aa:bb', 'aa:aa');
      draft.moves(4);
    },
  },
  'marks on points that the board lacks': {
    make(draft) {
      draft.moves(6);
      draft.add('TR', 'zz', 'aa');
      draft.add('SQ', 'zz');
      draft.add('LB', 'zz:a', 'bb:b', 'cc');
      draft.moves(4);
    },
  },
  'values of a wrong type': {
    make(draft) {
      draft.add('TM', '1h');
      draft.add('ST', 'x');
      draft.moves(5);
      draft.add('TE', 'cup');
      draft.add('BL', 'a lot');
      draft.add('MN', 'x');
      draft.move();
      draft.add('BM', '1');
      draft.add('TE', '1');
      draft.moves(2);
    },
  },
  'properties in a wrong place': {
    make(draft) {
      draft.moves(6);
      draft.add('SZ', `${draft.board.columns}`);
      draft.add('GM', '1');
      draft.moves(6);
      draft.add('RE', 'W+R');
    },
  },
  'marks in every form': {
    make(draft) {
      draft.moves(6);
      draft.add('LB', 'aa:\\:', 'bb:\\]');
      draft.add('AR', 'aa:bb');
      draft.add('LN', 'bb:aa');
      draft.add('DD', 'aa:bb');
      draft.add('VW', '');
      draft.add('FG', '259:figure');
      draft.moves(4);
      draft.add('DD', '');
      draft.add('XX', 'another program', 'and more');
    },
  },
  'no last parenthesis': {
    make(draft) {
      draft.moves(12);
      draft.finish = (text) => text.replace(/\)\s*$/, '\n');
      draft.expected.noted = true;
    },
  },
  'no first semicolon': {
    make(draft) {
      draft.moves(12);
      draft.finish = (text) => text.replace('(;', '(');
      draft.expected.noted = true;
    },
  },
  'properties before the first node': {
    make(draft) {
      draft.moves(12);
      draft.finish = (text) =>
        text.replace('(;', '(\r\nTE[cup]\r\nRO[first]\r\n').replace('SZ', '\r\nSZ');
      draft.expected.noted = true;
    },
  },
  'brackets without an escape': {
    make(draft) {
      draft.moves(7);
      draft.add('C', 'joe [5k]: hi');
      draft.moves(3);
      draft.add('C', '[a] or [b]?');
      draft.moves(2);
      draft.expected.noted = true;
    },
  },
  'escapes and soft line ends': {
    make(draft) {
      draft.expected.black += ' [a\\b]: c';
      draft.expected.white += ' (d; e)';
      draft.moves(7);
      draft.add('C', 'a \\] b \\\\\\: soft\\\nline\nhard (;B[cc\\])');
      draft.moves(5);
    },
  },
  'text around the game, and white space in it': {
    make(draft) {
      draft.moves(12);
      draft.finish = (text) =>
        `From: a friend (see below)\r\n\r\n${text.replaceAll('][', ']\r\n [').replaceAll(';', '\r\n;\t')}\r\n-- \r\nBye`;
    },
  },
  'one bad byte': {
    make(draft) {
      draft.moves(7);
      draft.add('C', 'cut \uFFFF');
      draft.moves(5);
      draft.expected.noted = true;
    },
  },
};

/**
 * A record and what it must be read as.
 * @typedef {{
 *   name: string, bytes: Buffer, black: string, white: string, stones: string, variations: number,
 *   komi: number | undefined, noted: boolean, hasNames: boolean,
 * }} GeneratedRecord
 */

/**
 * Chooses how the character set is declared.
 * @param {(typeof characterSets)[number]} set @param {Random} random
 * @returns {{ declared: string | undefined, how: string }}
 */
function declaration(set, random) {
  switch (random(3)) {
    case 0:
      return { declared: undefined, how: 'undeclared' };
    case 1:
      // The reader can know better: by the mark, or as the bytes are not of the declared set.
      if (set.mark) return { declared: 'Shift_JIS', how: 'declared as Shift_JIS' };
      if (set.label === 'utf-8') return { declared: 'EUC-JP', how: 'declared as EUC-JP' };
  }
  return { declared: set.declared, how: 'declared' };
}

/** @param {number} number @returns {GeneratedRecord} */
function recordOf(number) {
  const random = randomNumbers(number + 1);
  const names = Object.keys(dialects);
  const dialectName = names[number % names.length] ?? '';
  const dialect = dialects[dialectName];
  // A bad byte is possible only where not every byte is a character.
  const mayBeBad = dialectName === 'one bad byte';
  const round = Math.floor(number / names.length);
  const set = characterSets[mayBeBad ? 0 : (number + 2 * round) % characterSets.length];
  if (dialect === undefined || set === undefined) throw new Error(`no dialect or set ${number}`);
  const side = 5 + random(9);
  const [columns, rows] = dialect.size ?? [side, side];
  const language = texts[set.language[random(set.language.length)] ?? 'german'];
  const draft = new Draft(random, columns, rows, language);
  const { expected } = draft;
  const { declared, how } = mayBeBad
    ? { declared: 'UTF-8', how: 'declared' }
    : declaration(set, random);
  if (declared !== undefined) {
    draft.add('CA', declared);
    if (how === 'declared') expected.black += trickyLetters(set.label);
  }
  const isGuess = declared === undefined && set.mark === undefined && set.label !== 'utf-8';
  if (isGuess) {
    expected.noted = true;
    // Central European letters are those of other sets.
    expected.hasNames = set.label !== 'windows-1250';
  }
  // The names, which a dialect may still change, come first in the root.
  const places = [draft.root.properties.length, draft.root.properties.length + 1];
  draft.add('PB', '');
  draft.add('PW', '');
  const rules = dialect.rules ?? ['', 'AGA', 'Chinese', 'Japanese'][random(4)];
  dialect.make(draft);
  const root = draft.root.properties;
  if (rules && !root.some(([name]) => name === 'RU')) root.push(['RU', [rules]]);
  if (!root.some(([name]) => name === 'KM')) {
    root.push(['KM', ['6.5']]);
    expected.komi = 6.5;
  }
  for (const [at, text] of [expected.black, expected.white].entries()) {
    const entry = root[places[at] ?? 0];
    if (entry) entry[1] = [escaped(text)];
  }
  root.push(['C', [escaped(draft.comment)]]);
  const parts = draft
    .text()
    .split('\uFFFF')
    .map((part) => encode(part, set.label));
  const mark = Buffer.from(set.mark ?? []);
  const bytes = Buffer.concat([
    mark,
    ...parts.flatMap((part, at) => (at > 0 ? [Buffer.of(0xe5), part] : [part])),
  ]);
  return {
    name: `${String(number).padStart(3, '0')}: ${dialectName}; ${set.label}${set.mark ? ' with a mark' : ''}, ${how}`,
    bytes,
    stones: draft.board.text(),
    ...expected,
  };
}

/** @param {number} count @returns {GeneratedRecord[]} */
export const generatedRecords = (count) =>
  Array.from({ length: count }, (_, number) => recordOf(number));
