// The page's CSS and HTML take their colours from the theme that the app draws with.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fillPage, fillStyle, readColors } from '../../scripts/page_colors.mjs';

const read = (/** @type {string} */ path) =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const theme = readColors(read('engine/picture/theme.cpp'));

test('both themes are read, with the same names', () => {
  const names = (/** @type {string} */ which) =>
    [...theme.keys()]
      .filter((name) => name.startsWith(which))
      .map((name) => name.slice(which.length));
  assert.ok(names('light-').length > 20);
  assert.deepEqual(names('light-'), names('dark-'));
  assert.equal(theme.get('light-accent-soft'), '#d3eae5');
});

test('a style gets what it names, and nothing else', () => {
  assert.equal(
    fillStyle('a { color: var(--dark-text); margin: var(--gap); }', theme),
    ':root {\n  --dark-text: #edeae3;\n}\n\na { color: var(--dark-text); margin: var(--gap); }',
  );
});

test('a colour that the theme does not have is reported', () => {
  assert.throws(
    () => fillStyle('a { color: var(--light-pink); }', theme),
    /no colour "light-pink"/,
  );
  assert.throws(() => fillPage('@dark-pink@', theme), /no colour "dark-pink"/);
});

test('the pages have no other colours of their own', () => {
  const css = ['theme', 'style', 'embed', 'document']
    .map((name) => read(`public/${name}.css`))
    .join('');
  assert.doesNotMatch(css, /#[0-9a-f]{3,8}\b(?! \{|,)/i);
  for (const page of ['index', 'embed', 'document'])
    assert.doesNotMatch(
      fillPage(read(`public/${page}.html`), theme),
      /@(light|dark)-|#[0-9A-F]{6}"/,
    );
  assert.ok(fillStyle(css, theme).includes('--light-bg: #f5f2eb;'));
});

test('the picture of <kanzen-board> has the colours of the theme', () => {
  const source = read('web/embed/board_style.mjs');
  const roles = { surface: 'surface', accent: 'accent' };
  for (const name of ['light', 'dark']) {
    const [, colors = ''] = new RegExp(`${name}: \\{([^}]*)\\}`).exec(source) ?? [];
    for (const [role, inTheme] of Object.entries(roles))
      assert.ok(
        colors.includes(`${role}: '${theme.get(`${name}-${inTheme}`)}'`),
        `${name} ${role} is ${theme.get(`${name}-${inTheme}`)}`,
      );
  }
});
