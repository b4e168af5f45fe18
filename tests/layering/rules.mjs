// The house rules that a compiler does not check: who may include or import whom, which
// words a folder must not contain, and how long a file may be.

const lineLimit = 800;

/** The features of the page, none of which includes another one. */
const features = [
  ...['analysis', 'board', 'correspondence', 'drawings', 'editor', 'files', 'games', 'go', 'help'],
  ...['laboratory', 'play', 'practice', 'puzzles', 'rules', 'studies', 'tree'],
];
/** Those whose tests are in files of their own: the page's other tests pass without them. */
export const separateFeatures = [
  ...['correspondence', 'drawings', 'editor', 'help', 'laboratory', 'practice', 'puzzles', 'rules'],
  'tree',
];

/** Every feature may include these. */
const belowFeatures = [
  ...['imgui_app/widgets', 'imgui_app/draw', 'imgui_app/text'],
  ...['imgui_app/game_words', 'imgui_app/model', 'engine/record', 'engine/study', 'engine/session'],
  ...['engine/players', 'engine/adapter', 'engine/figure', 'engine/picture'],
];

/**
 * Layer to the layers that its files may include besides their own and engine/core.  A layer is a
 * folder without the layers in it, which precede it here; in a game's folder what draws it, what
 * offers it to front-ends and what checks its proofs are layers of their own.
 * @type {Record<string, string[]>}
 */
export const mayInclude = {
  'engine/core': [],
  'engine/index': [],
  'engine/solve': [],
  'engine/table': [],
  'engine/picture': [],
  'engine/threads': [],
  'engine/files': [],
  'proof checks': [],
  'engine/games': ['engine/index', 'engine/table', 'proof checks'],
  'game solvers': ['engine/games', 'engine/index', 'engine/solve'],
  faces: ['engine/picture'],
  'engine/adapter': ['engine/solve', 'engine/table'],
  adapters: ['engine/adapter', 'engine/games', 'game solvers', 'engine/solve'],
  'engine/catalogue': ['engine/adapter', 'engine/games', 'engine/picture'],
  'engine/players': ['engine/adapter'],
  'engine/session': ['engine/players', 'engine/adapter'],
  'engine/study': ['engine/adapter', 'engine/solve'],
  'engine/record': ['engine/session'],
  'engine/figure': ['engine/session', 'engine/adapter', 'engine/picture'],
  'engine/gtp': [
    ...['engine/record', 'engine/session', 'engine/players', 'engine/adapter'],
    'engine/files',
  ],
  'engine/cli': [
    ...['engine/gtp', 'engine/record', 'engine/study', 'engine/session', 'engine/players'],
    ...['engine/adapter', 'engine/figure', 'engine/picture', 'engine/threads', 'engine/files'],
  ],
  'imgui_app/model': [
    ...['engine/record', 'engine/study', 'engine/session', 'engine/players', 'engine/adapter'],
    ...['engine/figure', 'engine/picture'],
  ],
  'imgui_app/game_words': [],
  'imgui_app/text': [
    ...['imgui_app/game_words', 'imgui_app/model', 'engine/session', 'engine/adapter'],
    'engine/figure',
  ],
  'imgui_app/draw': ['imgui_app/text', 'imgui_app/game_words', 'imgui_app/model', 'engine/picture'],
  'imgui_app/widgets': [
    ...['imgui_app/draw', 'imgui_app/text', 'imgui_app/model', 'engine/session', 'engine/picture'],
  ],
  ...Object.fromEntries(
    features.map((name) => [
      `imgui_app/features/${name}`,
      [...belowFeatures, 'imgui_app/features'],
    ]),
  ),
  'imgui_app/features': belowFeatures,
  'feature list': [
    ...['imgui_app/app', 'imgui_app/features'],
    ...features.map((name) => `imgui_app/features/${name}`),
  ],
  'imgui_app/app': [...belowFeatures, 'imgui_app/features'],
  web: [
    ...['imgui_app/app', 'imgui_app/draw', 'imgui_app/model', 'engine/study', 'engine/session'],
    ...['engine/players', 'engine/adapter', 'engine/figure'],
  ],
};

/**
 * Folder of web/ to those whose modules its own may import, at once or later by import().  Types may come from
 * any, and so may files that are loaded by an address.
 * @type {Record<string, string[]>}
 */
const mayImport = {
  common: [],
  storage: ['common'],
  worker: ['bindings', 'common', 'storage'],
  library: ['bindings', 'common', 'storage', 'worker'],
  embed: ['common'],
  page: ['bindings', 'common', 'storage', 'worker', 'library', 'embed'],
};

/**
 * @typedef {object} SourceFile
 * @property {string} path  from the repository's root, with '/'
 * @property {string} text
 */

/**
 * @param {string} path
 * @returns {string | undefined}
 */
function layerOf(path) {
  if (/^engine\/games\/[a-z]+\/face/.test(path)) return 'faces';
  if (/^engine\/games\/[a-z]+\/(adapter|[a-z_]+_adapter)/.test(path)) return 'adapters';
  if (/^engine\/games\/[a-z]+\/rows\//.test(path)) return 'game solvers';
  if (/^engine\/games\/[a-z]+\/proofs\/check_(rules|search)\./.test(path)) return 'proof checks';
  if (path === 'imgui_app/app/features.cpp') return 'feature list';
  return Object.keys(mayInclude).find((layer) => path.startsWith(`${layer}/`));
}

/**
 * The included path and its line number, for each include of a file.
 * @param {string} text
 */
function* includesIn(text) {
  for (const [index, line] of text.split('\n').entries()) {
    const match = /^\s*#\s*include\s*(["<])([^">]+)[">]/.exec(line);
    if (match) yield { line: index + 1, quoted: match[1] === '"', target: match[2] };
  }
}

/** @param {string} path */
function baseName(path) {
  return path.slice(path.lastIndexOf('/') + 1);
}

/**
 * @param {SourceFile} file
 * @param {Set<string>} paths
 */
function* includeViolations(file, paths) {
  const layer = layerOf(file.path);
  const namesOurs = new Set([...paths].map(baseName));
  for (const { line, quoted, target } of includesIn(file.text)) {
    const where = `${file.path}:${line}`;
    if (quoted && !paths.has(target) && namesOurs.has(baseName(target))) {
      yield `${where}: "${target}" is not written from the repository's root`;
    }
    const targetLayer = layerOf(target);
    const ours = targetLayer !== undefined || paths.has(target);
    const allowed = layer && [layer, 'engine/core', ...(mayInclude[layer] ?? [])];
    if (allowed && ours && !allowed.includes(targetLayer ?? '')) {
      yield `${where}: ${layer} must not include ${target}`;
    }
  }
}

/** The folder of an imported module that is not the importing module's own. */
const importedFolder = /^(?:(?:import|export|\}) [^'(]*|.*\bimport\()'\.\.\/([^']+)\/[^/']+'/;

/** Returns a text with blanks in place of block comments, which name types. @param {string} text */
const withoutComments = (text) =>
  text.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ' '));

/** @param {SourceFile} file */
function* importViolations({ path, text }) {
  const folder = /^web\/(\w+)\/[^/]+\.mjs$/.exec(path)?.[1];
  if (!folder) return;
  const allowed = mayImport[folder] ?? [];
  for (const [index, line] of withoutComments(text).split('\n').entries()) {
    const target = importedFolder.exec(line)?.[1];
    if (target && !allowed.includes(target))
      yield `${path}:${index + 1}: web/${folder} must not import web/${target}`;
  }
}

/**
 * @param {SourceFile} file
 * @param {RegExp} word
 * @param {string} rule
 */
function* wordViolations(file, word, rule) {
  for (const [index, line] of file.text.split('\n').entries()) {
    const match = word.exec(line);
    if (match) yield `${file.path}:${index + 1}: contains "${match[0]}"; ${rule}`;
  }
}

/**
 * The games are the folders below engine/games; only their names as whole words count.
 * @param {Set<string>} paths
 * @returns {RegExp}
 */
function gameNames(paths) {
  const names = new Set(['notebook']);
  for (const path of paths) {
    const match = /^engine\/games\/([^/]+)\//.exec(path);
    if (match) names.add(match[1]);
  }
  // An English word, too: only as code and texts for programs have it.
  names.delete('go');
  return new RegExp(`(?<![a-z])(${[...names].join('|')})(?![a-z])|\\bgo::|"go[":]|games/go/`, 'i');
}

/** Layers that serve every game, and name none. */
const generalLayers = [
  ...['engine/core', 'engine/index', 'engine/solve', 'engine/table', 'engine/threads'],
  ...['engine/files', 'engine/picture', 'engine/adapter', 'engine/players', 'engine/session'],
  ...['engine/study', 'engine/record'],
];

/** @param {string} path */
function isForEveryGame(path) {
  return generalLayers.includes(layerOf(path) ?? '');
}

/**
 * @param {SourceFile} file
 * @param {RegExp} games
 */
function* saidViolations(file, games) {
  if (file.path.startsWith('engine/')) {
    yield* wordViolations(file, /emscripten|imgui|glfw/i, 'the engine knows no front-end');
  }
  if (file.path.startsWith('imgui_app/')) {
    yield* wordViolations(file, /emscripten/i, "the browser's side of the page is in web/");
  }
  if (isForEveryGame(file.path)) {
    yield* wordViolations(file, games, 'what serves every game names none');
  }
}

/** Includes of drawing code, which reads the state and notes actions for the controller. */
const drawsWith = /^imgui_app\/(widgets\/|draw\/canvas)|^imgui\.h$/;

/** Functions that build games, which takes too long for each frame. */
const buildsGames =
  /\b(find_game|with_komi|growing_games|smaller_board_of|step_setup|Session::open)\(/;

/** @param {SourceFile} file */
function* drawingViolations(file) {
  const includes = [...includesIn(file.text)];
  if (!includes.some(({ target }) => drawsWith.test(target))) return;
  if (!file.path.startsWith('imgui_app/')) return;
  yield* wordViolations(file, buildsGames, 'drawing builds no game; its controller keeps it');
}

/** @param {string} path */
export function isCpp(path) {
  return /\.[hc]pp$/.test(path);
}

/** @param {SourceFile} file */
function* lengthViolations(file) {
  const lines = file.text.split('\n').length - (file.text.endsWith('\n') ? 1 : 0);
  if (lines > lineLimit) yield `${file.path}: ${lines} lines; a file has at most ${lineLimit}`;
}

/**
 * @param {SourceFile[]} files  all of the repository's own sources
 * @returns {string[]} one line each: where, and which rule
 */
export function findViolations(files) {
  const paths = new Set(files.map(({ path }) => path));
  const games = gameNames(paths);
  /** @type {string[]} */
  const found = [];
  for (const file of files) {
    found.push(...lengthViolations(file), ...importViolations(file));
    if (!isCpp(file.path)) continue;
    found.push(...includeViolations(file, paths), ...drawingViolations(file));
    found.push(...saidViolations(file, games));
  }
  return found;
}
