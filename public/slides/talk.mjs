// The talk's line on the title slide: speaker, event and date of the address, as in
// ?speaker=Ada&event=Games&date=2027-03-01, or those that the page was made with.

/** Number of characters that are shown of each. */
const longest = 100;

/** @param {string} text of an address */
const shortened = (text) =>
  [...text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()].slice(0, longest).join('');

export function fillTalk() {
  const asked = new URLSearchParams(location.search);
  for (const line of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.talk'))) {
    for (const field of line.querySelectorAll('[data-talk]')) {
      const text = shortened(asked.get(field.getAttribute('data-talk') ?? '') ?? '');
      if (text !== '') field.textContent = text;
    }
    line.hidden = line.textContent === '';
  }
}
