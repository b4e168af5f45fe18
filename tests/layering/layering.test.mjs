// The house rules hold in the repository, and each rule is seen to catch a breach.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findViolations, isCpp } from './rules.mjs';

/** @typedef {import('./rules.mjs').SourceFile} SourceFile */

const root = fileURLToPath(new URL('../../', import.meta.url));
const folders = ['engine', 'imgui_app', 'web', 'tests', 'scripts', 'cmake', 'public'];
const sourceNames = /\.([hc]pp|[cm]?[jt]s|css|html|cmake|sh)$|^[a-z-]+$|^CMakeLists\.txt$/;

/**
 * @param {string} folder from the root
 * @returns {SourceFile[]}
 */
function sourcesIn(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(name);
    if (!sourceNames.test(entry.name)) return [];
    return [{ path: name, text: readFileSync(path.join(root, name), 'utf8') }];
  });
}

/**
 * A small repository that follows every rule.
 * @type {Record<string, string>}
 */
const cleanRepository = {
  'engine/core/value.hpp': '#include <vector>\n',
  'engine/index/ranking.hpp': '#include "engine/core/value.hpp"\n',
  'engine/games/chess/rules.hpp': '#include "engine/index/ranking.hpp"\n',
  'engine/solve/solve.hpp': '#include "engine/core/value.hpp"\n// chessboards and monochess\n',
  'engine/session/session.hpp': '#include "engine/adapter/any_game.hpp"\n',
  'engine/games/chess/adapter.cpp': '#include "engine/adapter/any_game.hpp"\n',
  'engine/catalogue/lookup.cpp': '// chess\n#include "engine/games/chess/rules.hpp"\n',
  'engine/cli/main.cpp': '#include <CLI/CLI.hpp>\n#include "engine/session/session.hpp"\n',
  'imgui_app/features/play/controller.hpp': '#pragma once\n',
  'imgui_app/app/features.cpp': '#include "imgui_app/features/play/controller.hpp"\n',
  'imgui_app/app/controller.hpp': '#pragma once\n',
  'imgui_app/app/app.cpp': '#include "imgui_app/app/controller.hpp"\n',
  'imgui_app/widgets/ui.hpp': '#include "imgui_app/model/item.hpp"\n',
  'imgui_app/app/app.hpp': '#include <imgui.h>\n',
  'web/bindings/page.cpp': '#include <emscripten.h>\n#include "imgui_app/app/app.hpp"\n',
  'web/common/node.mjs':
    "/** @type {import('../storage/files.mjs').Place} */\nnew URL('../worker/worker.mjs', import.meta.url);\n",
  'web/storage/files.mjs': "/** @import { SavedSolutionId } from '../worker/protocol.mjs' */\n",
  'web/library/kanzen.mjs':
    "import {\n  open,\n} from '../storage/files.mjs';\nimport './arguments.mjs';\n",
  'web/page/page.mjs': "import { Embed } from '../embed/embed.mjs';\n",
};

/** @param {Record<string, string>} changed */
function violationsWith(changed) {
  const files = Object.entries({ ...cleanRepository, ...changed });
  return findViolations(files.map(([name, text]) => ({ path: name, text })));
}

/**
 * A violation's name, the file, its text, and the complaint after the file's name.
 * @type {[string, string, string, string][]}
 */
const breaches = [
  [
    'a solver includes a game',
    'engine/solve/solve.hpp',
    '#include "engine/games/chess/rules.hpp"',
    ':1: engine/solve must not',
  ],
  [
    'a solver names a game',
    'engine/solve/solve.hpp',
    'int chess_positions;',
    ':1: contains "chess"',
  ],
  ['numbering names a game', 'engine/index/ranking.hpp', '// of Chess', ':1: contains "Chess"'],
  [
    'a face includes the rules',
    'engine/games/chess/face.cpp',
    '#include "engine/games/chess/rules.hpp"',
    ':1: faces must not',
  ],
  [
    'rules include their face',
    'engine/games/chess/rules.hpp',
    '#include "engine/games/chess/face.hpp"',
    ':1: engine/games must not',
  ],
  [
    'the check of proofs includes the rules',
    'engine/games/chess/proofs/check_search.cpp',
    '#include "engine/games/chess/rules.hpp"',
    ':1: proof checks must not',
  ],
  [
    'the command includes a game in <>',
    'engine/cli/main.cpp',
    '#include <engine/games/chess/rules.hpp>',
    ':1: engine/cli must not',
  ],
  [
    'the app includes a solver',
    'imgui_app/app/app.hpp',
    ' # include "engine/solve/solve.hpp"',
    ':1: imgui_app/app must not',
  ],
  [
    'the model includes text',
    'imgui_app/model/document.hpp',
    '#include "imgui_app/text/formatting.hpp"',
    ':1: imgui_app/model must not',
  ],
  [
    'text includes features',
    'imgui_app/text/formatting.hpp',
    '#include "imgui_app/features/feature.hpp"',
    ':1: imgui_app/text must not',
  ],
  [
    'widgets include a feature',
    'imgui_app/widgets/ui.hpp',
    '#include "imgui_app/features/go/panels.hpp"',
    ':1: imgui_app/widgets must not',
  ],
  [
    'a feature includes another one',
    'imgui_app/features/tree/tree.hpp',
    '#include "imgui_app/features/board/board_view.hpp"',
    ':1: imgui_app/features/tree must not',
  ],
  [
    'the page includes a feature',
    'imgui_app/app/page.cpp',
    '#include "imgui_app/features/board/board_view.hpp"',
    ':1: imgui_app/app must not',
  ],
  [
    'what all modules need imports one of them later',
    'web/common/node.mjs',
    "export const files = async () => import('../storage/files.mjs');",
    ':1: web/common must not import web/storage',
  ],
  [
    'storage imports the worker',
    'web/storage/files.mjs',
    "export { SavedSolutionId } from '../worker/protocol.mjs';",
    ':1: web/storage must not import web/worker',
  ],
  [
    'a worker imports the library',
    'web/worker/worker.mjs',
    "import {\n  openGame,\n} from '../library/kanzen.mjs';",
    ':3: web/worker must not import web/library',
  ],
  [
    'the page imports a script',
    'web/page/page.mjs',
    "import { bundle } from '../../scripts/bundle_site.mjs';",
    ':1: web/page must not import web/../scripts',
  ],
  [
    'an include from its own folder',
    'engine/cli/main.cpp',
    '#include "session.hpp"',
    ':1: "session.hpp" is not written',
  ],
  [
    'the engine names emscripten',
    'engine/core/value.hpp',
    '#ifdef __EMSCRIPTEN__',
    ':1: contains "EMSCRIPTEN"',
  ],
  ['the engine names ImGui', 'engine/cli/main.cpp', '// like ImGui', ':1: contains "ImGui"'],
  [
    'the engine names GLFW',
    'engine/session/session.hpp',
    '#include <GLFW/glfw3.h>',
    ':1: contains "GLFW"',
  ],
  [
    'the app knows the browser',
    'imgui_app/app/window.cpp',
    '#ifdef __EMSCRIPTEN__',
    ':1: contains "EMSCRIPTEN"',
  ],
  [
    'drawing builds a game',
    'imgui_app/features/go/panel.cpp',
    '#include "imgui_app/widgets/ui.hpp"\nconst auto game = find_game(name, rules);',
    ':2: contains "find_game("',
  ],
  ['a file is too long', 'web/style.css', '\n'.repeat(801), ': 801 lines'],
];

describe('layering', () => {
  test('a repository that follows the rules has no violations', () => {
    assert.deepEqual(violationsWith({}), []);
    assert.deepEqual(violationsWith({ 'web/style.css': '\n'.repeat(800) }), []);
  });

  for (const [name, file, text, complaint] of breaches) {
    test(`is caught: ${name}`, () => {
      const violations = violationsWith({ [file]: text });
      const caught = violations.some((violation) => violation.startsWith(file + complaint));
      assert.ok(caught, violations.join('\n') || 'nothing found');
    });
  }

  test('the repository follows the rules', () => {
    const files = folders.flatMap(sourcesIn);
    for (const layer of ['core', 'index', 'games', 'solve', 'table', 'threads', 'adapter', 'cli']) {
      const seen = files.some((f) => f.path.startsWith(`engine/${layer}/`) && isCpp(f.path));
      assert.ok(seen, `no sources found in engine/${layer}`);
    }
    assert.deepEqual(findViolations(files), []);
  });
});
