// Generates the site's page of licences and the npm package's file of licences, from the copyright files of
// the Debian packages that both are built with.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { escaped } from './site_address.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const debian = (/** @type {string} */ name) => `/usr/share/doc/${name}/copyright`;

/**
 * files: sections of the copyright file whose holders and licences are listed; absent: its whole text. page:
 * only the page contains the part, not the modules that a program imports.
 * @typedef {{ name: string, use: string, text: string, files?: string[], page?: boolean }} Part
 * @type {Part[]}
 */
const parts = [
  { name: 'Kanzen', use: 'the games, the solver and this page', text: `${root}LICENSE` },
  {
    name: 'Dear ImGui, with stb_rectpack, stb_textedit and stb_truetype',
    use: 'draws the page',
    text: `${root}build/deps/imgui/LICENSE.txt`,
    page: true,
  },
  {
    name: 'M PLUS 2',
    use: 'the font',
    text: debian('fonts-mplus'),
    files: ['*'],
    page: true,
  },
  {
    name: 'WenQuanYi Micro Hei',
    use: 'the font of other scripts',
    text: debian('fonts-wqy-microhei'),
    files: ['*'],
    page: true,
  },
  {
    name: 'DejaVu',
    use: 'the font of other scripts',
    text: debian('fonts-dejavu-core'),
    page: true,
  },
  {
    name: 'Emscripten with its GLFW, musl, libc++ and compiler-rt',
    use: 'runs the program in a browser',
    text: debian('emscripten'),
    files: [
      '*',
      'system/lib/libc/musl/*',
      'system/lib/libcxx/*',
      'system/lib/libcxxabi/*',
      'system/lib/compiler-rt/*',
    ],
  },
  {
    name: 'reveal.js',
    use: 'shows the slides',
    text: `${root}node_modules/reveal.js/LICENSE`,
  },
  {
    name: 'marked with marked-smartypants and smartypants.js',
    use: 'reads Markdown, as a part of reveal.js',
    text: `${root}scripts/slides/markdown_licences.txt`,
    page: true,
  },
  {
    name: 'uqr',
    use: 'makes the QR codes of figures and slides',
    text: `${root}node_modules/uqr/LICENSE`,
  },
  {
    name: 'gifenc',
    use: 'writes films as GIFs',
    text: `${root}node_modules/gifenc/LICENSE.md`,
    page: true,
  },
  { name: 'xxHash', use: 'checks the tables', text: debian('libxxhash-dev'), files: ['*'] },
  {
    name: 'noble-hashes',
    use: 'checks the tables over plain HTTP, where browsers do not',
    text: `${root}node_modules/@noble/hashes/LICENSE`,
  },
];

/** Parses a paragraph of a machine-readable copyright file into fields. @param {string} text */
function fieldsOf(text) {
  /** @type {Map<string, string>} */
  const fields = new Map();
  for (const [, name = '', value = ''] of text.matchAll(/^([\w-]+):((?:.*\n?)(?:[ \t].*\n?)*)/gm))
    fields.set(name, value.replaceAll(/^ ?\.$/gm, '').trim());
  return fields;
}

/** @param {string} licence its name in a copyright file @param {Map<string, string>[]} paragraphs */
function licenceText(licence, paragraphs) {
  const shared = { 'Apache-2.0': '/usr/share/common-licenses/Apache-2.0' }[licence];
  if (shared) return readFileSync(shared, 'utf8');
  const found = paragraphs.find(
    (one) => !one.has('Files') && one.get('License')?.startsWith(`${licence}\n`),
  );
  if (!found) throw new Error(`there is no text of the licence "${licence}"`);
  return found.get('License')?.slice(licence.length).trim() ?? '';
}

/** @param {Part} part @returns {string[]} texts: the copyright holders, and each licence once */
function textsOf({ text, files }) {
  const content = readFileSync(text, 'utf8');
  if (!files) return [content.trim()];
  const paragraphs = content.split(/\n\s*\n/).map((one) => fieldsOf(`${one}\n`));
  const owners = [];
  /** @type {Map<string, string>} */
  const licences = new Map();
  for (const wanted of files) {
    const paragraph = paragraphs.find((one) => one.get('Files') === wanted);
    if (!paragraph) throw new Error(`${text} says nothing of ${wanted}`);
    owners.push(`${wanted}\n${paragraph.get('Copyright')}`);
    const [names = '', ...more] = (paragraph.get('License') ?? '').split('\n');
    for (const name of names.split(/ or | with .*/).filter((one) => one !== ''))
      licences.set(name, `${name}\n\n${licenceText(name, paragraphs)}`);
    if (more.length > 0) licences.set(names, `${names}\n\n${more.join('\n')}`);
  }
  return [owners.join('\n\n'), ...licences.values()];
}

/** @returns {string} the page's main part, in HTML */
export function licencesHtml() {
  return parts
    .map((part) => {
      const texts = textsOf(part).map((text) => `<pre>${escaped(text)}</pre>`);
      return `<h2>${escaped(part.name)}</h2>\n<p>${escaped(part.use)}</p>\n${texts.join('\n')}`;
    })
    .join('\n');
}

/** @returns {string} licences of the modules that a program imports */
export function licencesText() {
  return parts
    .filter(({ page }) => !page)
    .map((part) => [`${part.name}: ${part.use}`, ...textsOf(part)].join('\n\n'))
    .join(`\n\n${'='.repeat(80)}\n\n`)
    .concat('\n');
}
