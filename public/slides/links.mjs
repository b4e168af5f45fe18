// Links to the page, as addresses to be read and as QR codes, for paper and for listeners: wherever
// this copy of the site is.
import { encode } from 'uqr';

const page = new URL('../', location.href);
page.search = page.hash = '';

/** @param {string} fragment of the page @returns {string} */
const addressOf = (fragment) => (fragment ? `${page.href}#${fragment}` : page.href);

/** One path for all dark modules. @param {string} text @returns {SVGSVGElement} */
function qrCode(text) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', text);
  const path = document.createElementNS(svg.namespaceURI, 'path');
  const squares = data.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  path.setAttribute('d', squares.join(''));
  svg.append(path);
  return svg;
}

/** `data-link` on an element is a fragment of the page; without any it is the page itself. */
export function fillLinks() {
  for (const link of document.querySelectorAll('a[data-link]')) {
    const address = addressOf(link.getAttribute('data-link') ?? '');
    link.setAttribute('href', address);
    if (link.textContent === '') link.textContent = address.replace(/^https?:\/\//, '');
  }
  for (const place of document.querySelectorAll('.qr[data-link]'))
    place.append(qrCode(addressOf(place.getAttribute('data-link') ?? '')));
}
