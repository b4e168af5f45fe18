// The colours that a visitor has chosen for everything on the system, as numbers.

const names = /** @type {const} */ (['Canvas', 'CanvasText', 'Highlight', 'HighlightText']);

/** @param {string} css "rgb(r, g, b)", with more after it or not @returns {number} 0xRRGGBB */
const numberOf = (css) =>
  (css.match(/\d+/g) ?? [])
    .slice(0, 3)
    .reduce((number, channel) => number * 256 + Number(channel), 0);

/** @returns {[number, number, number, number]} */
export function systemColors() {
  const probe = document.createElement('span');
  probe.style.setProperty('forced-color-adjust', 'none');
  document.body.append(probe);
  const [ground, words, chosen, onChosen] = names.map((name) => {
    probe.style.color = name;
    return numberOf(getComputedStyle(probe).color);
  });
  probe.remove();
  return [ground ?? 0, words ?? 0, chosen ?? 0, onChosen ?? 0];
}
