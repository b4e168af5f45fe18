// scripts/strings.mjs lists the strings of the page from all their sources, in both languages.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { pageStrings, stringsIn, tableOf } from '../../scripts/strings.mjs';

const script = fileURLToPath(new URL('../../scripts/strings.mjs', import.meta.url));

test('the table has strings of each source, and no empty cell', () => {
  const { status, stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  assert.equal(status, 0);
  const rows = stdout.split('\n');
  for (const row of [
    '| imgui_app/text/words.hpp | help | Help | ヘルプ |',
    '| imgui_app/game_words/dobutsu.cpp | kinds L | lion | らいおん |',
    '| engine/core/phrases.hpp | quoted_character | "%1" | 「%1」 |',
    '| engine/games/go/names.cpp | names title go | Go | 囲碁 |',
    '| web/common/phrases.mjs | number | a number | 数 |',
    '| web/page/failure.mjs | reload | Reload | 再読み込み |',
  ])
    assert.ok(rows.includes(row), row);
  const all = pageStrings();
  assert.ok(all.length > 900, `${all.length} strings`);
  assert.deepEqual(
    all.filter((one) => Object.values(one).some((text) => text.trim() === '')),
    [],
  );
  const names = all.map(({ file, name }) => `${file} ${name}`);
  assert.equal(new Set(names).size, names.length);
});

test('split literals are joined, and bars and line ends do not break the table', () => {
  const text =
    'inline constexpr Words a{\n    "one "  // first\n    "%1{\\"x\\"|y}", "二\\n三"};\n';
  assert.equal(
    tableOf(stringsIn('words.hpp', text)),
    '| file | name | English | Japanese |\n| --- | --- | --- | --- |\n' +
      '| words.hpp | a | one %1{"x"\\|y} | 二 三 |\n',
  );
});
