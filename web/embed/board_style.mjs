// Style of <kanzen-board>, and its poster: the picture that starts the board on a click.
import { localize } from '../common/errors.mjs';
import { startBoard } from './embed_messages.mjs';

/** Colours of engine/picture/theme.cpp; tests/scripts/page_colors.test.mjs compares them. */
const boardColors = {
  light: { surface: '#fdfcf9', frame: '#e2daca', cell: '#f6f2e9', accent: '#0b7268' },
  dark: { surface: '#1d2025', frame: '#0e1013', cell: '#262a31', accent: '#4fc9b8' },
};

/** @param {keyof typeof boardColors} theme */
const variables = (theme) =>
  Object.entries(boardColors[theme])
    .map(([name, color]) => `--${name}:${color};`)
    .join('');

// All styles but the size apply to an inner box, because rules of the surrounding page do not reach it.  The
// box has a board's aspect ratio in case the page resets that of the element.  Its colour scheme is the
// system's, not the page's, as for the picture and the frame.
export const boardStyle = `
:host { display: block; aspect-ratio: 8 / 5; overflow: hidden; border-radius: 14px }
:host([hidden]) { display: none !important }
.box { position: relative; width: 100%; height: 100%; aspect-ratio: 8 / 5; overflow: hidden;
  border-radius: inherit; background: var(--surface); color-scheme: light dark; ${variables('light')} }
:host([theme='light']) .box { color-scheme: light }
:host([theme='dark']) .box { color-scheme: dark; ${variables('dark')} }
@media (prefers-color-scheme: dark) { :host(:not([theme='light'])) .box { ${variables('dark')} } }
button { all: unset; position: absolute; inset: 0; cursor: pointer }
button[hidden] { display: none }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: -3px; border-radius: 14px }
img, svg, ::slotted(*) { display: block; box-sizing: border-box; width: 100%; height: 100%;
  object-fit: contain }
svg .frame { fill: var(--frame) }
svg .cell { fill: var(--cell) }
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
 * @param {string | null} address of a picture; null or empty: draws an empty board
 */
export function drawPoster(button, language, address) {
  button.setAttribute('aria-label', localize(startBoard, language));
  const slot = document.createElement('slot');
  slot.name = 'poster';
  slot.append(address ? pictureAt(address) : emptyBoard());
  const sign = document.createElement('span');
  sign.className = 'play';
  button.replaceChildren(slot, sign);
}

/** @param {string} address */
function pictureAt(address) {
  const image = document.createElement('img');
  image.alt = '';
  image.src = address;
  return image;
}

/** @returns {Element} an SVG element */
function emptyBoard() {
  const svg = 'http://www.w3.org/2000/svg';
  const drawing = document.createElementNS(svg, 'svg');
  drawing.setAttribute('viewBox', '0 0 160 100');
  /** @param {string} kind @param {number} x @param {number} y @param {number} side @param {number} radius */
  const square = (kind, x, y, side, radius) => {
    const rect = document.createElementNS(svg, 'rect');
    const sizes = { class: kind, x, y, width: side, height: side, rx: radius };
    for (const [name, value] of Object.entries(sizes)) rect.setAttribute(name, String(value));
    drawing.append(rect);
  };
  square('frame', 34, 4, 92, 5);
  for (let i = 0; i < 9; ++i) square('cell', 36 + 30 * (i % 3), 6 + 30 * Math.floor(i / 3), 28, 3);
  return drawing;
}
