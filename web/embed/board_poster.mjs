// The picture of <kanzen-board> that starts the board when it is clicked.

/** @type {Record<string, string>} */
const startWords = { en: 'Start the board', ja: '盤を動かす' };

/** @param {string} language of a tag @returns {boolean} does the board speak it? */
export const isSpoken = (language) => Object.hasOwn(startWords, language);

/**
 * @param {HTMLButtonElement} button that shows it
 * @param {string} language
 * @param {string | null} address of a picture; null or empty: an empty board is drawn
 */
export function drawPoster(button, language, address) {
  button.setAttribute('aria-label', startWords[language] ?? startWords.en ?? '');
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

/** @returns {Element} a drawing */
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
