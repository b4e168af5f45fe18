// The house rules that a compiler does not check: who may include whom, which
// words a folder must not say, and how long a file may be.

const lineLimit = 800;

/**
 * Layer to the layers its files may include, itself among them.  Where a layer
 * is a folder inside another (engine/cli), the longest name counts.
 * @type {Record<string, string[]>}
 */
const mayInclude = {
  'engine/core': ['engine/core'],
  'engine/index': ['engine/index', 'engine/core'],
  'engine/games': ['engine/games', 'engine/index', 'engine/core'],
  'engine/solve': ['engine/solve', 'engine/core'],
  'engine/table': ['engine/table', 'engine/core'],
  'engine/sgf': ['engine/sgf', 'engine/core'],
  'engine/api': [
    'engine/api',
    'engine/games',
    'engine/solve',
    'engine/table',
    'engine/sgf',
    'engine/core',
  ],
  'engine/picture': ['engine/picture', 'engine/core'],
  'engine/figure': ['engine/figure', 'engine/api', 'engine/picture', 'engine/core'],
  'engine/threads': ['engine/threads', 'engine/core'],
  'engine/files': ['engine/files', 'engine/core'],
  'engine/gtp': ['engine/gtp', 'engine/api', 'engine/files', 'engine/sgf', 'engine/core'],
  'engine/cli': [
    'engine/cli',
    'engine/threads',
    'engine/files',
    'engine/gtp',
    'engine/api',
    'engine/sgf',
    'engine/figure',
    'engine/picture',
    'engine/core',
  ],
  imgui_app: [
    'imgui_app',
    'engine/threads',
    'engine/files',
    'engine/api',
    'engine/figure',
    'engine/picture',
    'engine/core',
  ],
  web: ['web', 'imgui_app', 'engine/threads', 'engine/figure', 'engine/api', 'engine/core'],
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
    if (layer && ours && !mayInclude[layer].includes(targetLayer ?? '')) {
      yield `${where}: ${layer} must not include ${target}`;
    }
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
    if (match) yield `${file.path}:${index + 1}: says "${match[0]}"; ${rule}`;
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

const generalLayers = [
  'core',
  'index',
  'solve',
  'table',
  'threads',
  'files',
  'sgf',
  'api',
  'picture',
];
/** Where the list of games meets what is there for all of them. */
const knowsGames =
  /^engine\/(api\/(adapters\/|[a-z_]*registry\.[ch]pp$)|picture\/face(s\/|\.cpp$))/;

/** @param {string} path */
function isForEveryGame(path) {
  if (knowsGames.test(path)) return false;
  return generalLayers.some((layer) => path.startsWith(`engine/${layer}/`));
}

/**
 * @param {SourceFile} file
 * @param {RegExp} games
 */
function* saidViolations(file, games) {
  if (file.path.startsWith('engine/')) {
    yield* wordViolations(file, /emscripten|imgui|glfw/i, 'the engine knows no front-end');
  }
  if (isForEveryGame(file.path)) {
    yield* wordViolations(file, games, 'what serves every game names none');
  }
}

/** What draws the page: it reads the state, and notes for the controller what was done. */
const draws = /^imgui_app\/((board_view|draw|panels|widgets)\/|(page|keys)\.[ch]pp$)/;

/** @param {SourceFile} file */
function* drawingViolations(file) {
  if (!draws.test(file.path)) return;
  for (const { line, target } of includesIn(file.text)) {
    if (target !== 'imgui_app/model/controller.hpp') continue;
    yield `${file.path}:${line}: drawing must not change the session; it notes intentions`;
  }
}

/** @param {SourceFile[]} files */
function* browserViolations(files) {
  const places = files
    .filter(({ path }) => path.startsWith('imgui_app/') && isCpp(path))
    .flatMap((file) => [
      ...wordViolations(file, /emscripten/i, 'one line may, in all of imgui_app'),
    ]);
  yield* places.slice(1);
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
  const found = [...browserViolations(files)];
  for (const file of files) {
    found.push(...lengthViolations(file));
    if (!isCpp(file.path)) continue;
    found.push(...includeViolations(file, paths), ...drawingViolations(file));
    found.push(...saidViolations(file, games));
  }
  return found;
}
