// Options of embed.html, the board in another site's page: its appearance and permissions.  They are in its
// address (docs/EMBEDDING.md), in the query or before the link in the fragment.

/** Whether this page is an embedded board. */
export const embedded = document.documentElement.dataset.page === 'embed';

/** Allowed values of each option.  Without an option the visitor's or browser's preference applies. */
const choices = {
  play: ['free', 'fixed'],
  values: ['1', '0'],
  theme: ['light', 'dark'],
  lang: ['en', 'ja'],
  start: ['visible', 'click'],
};

/**
 * `origin`: origin of the only accepted page; empty: that of the first valid message.  `fault`: an invalid
 * option in the address, and the valid values.
 * @typedef {{ play: string, values: string, theme: string, lang: string, start: string,
 *   origin: string, fault: { given: string, right: string } | null }} EmbedOptions
 */

/** @param {string} text */
function isOrigin(text) {
  try {
    return new URL(text).origin === text;
  } catch {
    return false;
  }
}

/** Number of characters of an invalid value that a message shows. */
const shownLength = 40;

/**
 * Reads options.  The first of several options with one name counts; unknown names are ignored.
 * @param {URLSearchParams} search @returns {EmbedOptions}
 */
export function readOptions(search) {
  /** @type {EmbedOptions['fault']} */
  let fault = null;
  /** @param {string} name @param {(value: string) => boolean} allowed @param {string} right */
  const option = (name, allowed, right) => {
    const value = search.get(name) ?? '';
    if (value === '' || allowed(value)) return value;
    fault ??= { given: `${name}=${value.slice(0, shownLength)}`, right };
    return '';
  };
  /** @param {keyof typeof choices} name */
  const choice = (name) =>
    option(name, (value) => choices[name].includes(value), choices[name].join(', '));
  const options = {
    play: choice('play'),
    values: choice('values'),
    theme: choice('theme'),
    lang: choice('lang'),
    start: choice('start'),
    origin: option('origin', isOrigin, 'https://example.org'),
  };
  return { ...options, fault };
}

const optionNames = [...Object.keys(choices), 'origin'];

/**
 * Moves options from the fragment to the query, so that the fragment is only a link, as in the whole page.
 * @returns {URLSearchParams} all options; those of the fragment override those of the query
 */
function takeOptions() {
  const options = new URLSearchParams(location.search);
  const parts = location.hash.slice(1).split('&');
  const isOption = (/** @type {string} */ part) =>
    optionNames.includes(part.split('=', 1)[0] ?? '');
  const given = parts.filter(isOption);
  if (given.length === 0) return options;
  // The first of several equal names is set last and overrides the others.
  for (const part of given.reverse())
    for (const [name, value] of new URLSearchParams(part)) options.set(name, value);
  try {
    const link = parts.filter((part) => part !== '' && !isOption(part)).join('&');
    history.replaceState(history.state, '', `?${options}#${link}`);
  } catch {
    // Some browsers forbid replaceState in a sandbox.  Readers of the link ignore unknown keys.
  }
  return options;
}

/** Options of this board; the whole page has none. */
export const embedOptions = readOptions(embedded ? takeOptions() : new URLSearchParams());
