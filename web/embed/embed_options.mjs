// A board in somebody else's page is embed.html.  How it looks and what it allows stands in its
// address (docs/EMBEDDING.md), in the query or before the link in the fragment.

/** Is this such a board? */
export const embedded = document.documentElement.dataset.page === 'embed';

/** What an option may be; left out, it is the visitor's or the browser's choice. */
const choices = {
  play: ['free', 'fixed'],
  values: ['1', '0'],
  theme: ['light', 'dark'],
  lang: ['en', 'ja'],
  start: ['visible', 'click'],
};

/**
 * `origin`: of the only page that is listened to and answered; empty: the first that asks.
 * `fault`: what is wrong in the address, and what would be right.
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

/** So much of a wrong value is repeated. */
const shownLength = 40;

/**
 * Options of the same name: the first counts.  Names that are not ours are ignored.
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
 * Moves options from the fragment to the query: from then on the fragment is a link, as everywhere.
 * @returns {URLSearchParams} all options; those of the fragment count before those of the query
 */
function takeOptions() {
  const options = new URLSearchParams(location.search);
  const parts = location.hash.slice(1).split('&');
  const isOption = (/** @type {string} */ part) =>
    optionNames.includes(part.split('=', 1)[0] ?? '');
  const given = parts.filter(isOption);
  if (given.length === 0) return options;
  // Of equal names the first is set last, and stays.
  for (const part of given.reverse())
    for (const [name, value] of new URLSearchParams(part)) options.set(name, value);
  try {
    const link = parts.filter((part) => part !== '' && !isOption(part)).join('&');
    history.replaceState(history.state, '', `?${options}#${link}`);
  } catch {
    // Some browsers forbid it in a sandbox.  Readers of the link ignore keys that are not its own.
  }
  return options;
}

/** Of this board; without any in the page itself. */
export const embedOptions = readOptions(embedded ? takeOptions() : new URLSearchParams());
