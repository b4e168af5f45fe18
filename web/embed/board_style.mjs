// Style of <kanzen-board>, and its poster: the picture that starts the board on a click.
import { localize } from '../common/errors.mjs';
import { startBoard } from './embed_messages.mjs';

/** Colours of engine/picture/theme.cpp; tests/scripts/page_colors.test.mjs compares them. */
const boardColors = {
  light: { surface: '#fdfcf9', accent: '#0b7268' },
  dark: { surface: '#1d2025', accent: '#4fc9b8' },
};

/** @param {keyof typeof boardColors} theme */
const variables = (theme) =>
  Object.entries(boardColors[theme])
    .map(([name, color]) => `--${name}:${color};`)
    .join('');

// All styles but the size apply to an inner box, because rules of the surrounding page do not reach it.  The
// box has a board's aspect ratio in case the page resets that of the element.  Its colour scheme is the
// system's, not the page's, as for the picture and the frame.  Its empty column is the size of the element
// where a page asks for the size of its contents, as of a float or of an item of a flex container.
export const boardStyle = `
:host { display: block; aspect-ratio: 8 / 5; border-radius: 14px }
:host([hidden]) { display: none !important }
.box { display: grid; grid-template-columns: minmax(240px, 480px);
  position: relative; width: 100%; height: 100%; aspect-ratio: 8 / 5; overflow: hidden;
  border-radius: inherit; background: var(--surface); color-scheme: light dark; ${variables('light')} }
:host([theme='light']) .box { color-scheme: light }
:host([theme='dark']) .box { color-scheme: dark; ${variables('dark')} }
@media (prefers-color-scheme: dark) { :host(:not([theme='light'])) .box { ${variables('dark')} } }
button { all: unset; position: absolute; inset: 0; cursor: pointer }
button[hidden] { display: none }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: -3px; border-radius: 14px }
picture { display: contents }
picture img { padding: 12px }
img, ::slotted(*) { display: block; box-sizing: border-box; width: 100%; height: 100%;
  object-fit: contain }
.play { position: absolute; inset: 0; width: 64px; height: 64px; margin: auto; border-radius: 50%;
  background: var(--accent) }
.play::before { content: ''; position: absolute; inset: 18px 16px 18px 23px;
  background: var(--surface); clip-path: polygon(0 0, 100% 50%, 0 100%) }
@media print { .play { display: none } }
iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; opacity: 0 }
iframe.shown { opacity: 1 }
`;

/**
 * @param {HTMLButtonElement} button that shows the poster
 * @param {string} language
 * @param {HTMLElement | null} picture null: there is none yet
 */
export function showPoster(button, language, picture) {
  button.setAttribute('aria-label', localize(startBoard, language));
  const slot = document.createElement('slot');
  slot.name = 'poster';
  if (picture) slot.append(picture);
  const sign = document.createElement('span');
  sign.className = 'play';
  button.replaceChildren(slot, sign);
}

/** @param {string} address @returns {HTMLElement} */
export function pictureAt(address) {
  const image = document.createElement('img');
  image.alt = '';
  image.src = address;
  return image;
}

/** @param {string} svg */
const dataUrl = (svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/**
 * @param {import('./poster_maker.mjs').PosterFiles} poster
 * @param {string | null} theme 'light', 'dark', or else that of the system
 * @returns {HTMLElement}
 */
export function pictureOf({ light, dark }, theme) {
  const picture = document.createElement('picture');
  if (theme !== 'light' && theme !== 'dark') {
    const source = document.createElement('source');
    source.media = '(prefers-color-scheme: dark)';
    source.srcset = dataUrl(dark);
    picture.append(source);
  }
  picture.append(pictureAt(dataUrl(theme === 'dark' ? dark : light)));
  return picture;
}
