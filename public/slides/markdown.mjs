// The slides of a talk in Markdown: reveal.js's plugin makes them, and this module adds the boxes that slides.css
// lays out.
import Markdown from 'reveal.js/plugin/markdown';

/** Puts the board next to the other parts of a slide, under its title. @param {Element} slide */
function layOut(slide) {
  const title = slide.querySelector(':scope > h2:first-child');
  const board = slide.querySelector(':scope > .board');
  const notes = slide.querySelector(':scope > .notes');
  const others = [...slide.children].filter((one) => ![title, board, notes].includes(one));
  const text = document.createElement('div');
  text.className = 'text';
  text.append(...others);
  const sheet = document.createElement('div');
  sheet.className = 'sheet';
  sheet.classList.toggle('wide', !board || others.length === 0);
  sheet.classList.toggle('untitled', !title);
  if (title) sheet.append(title);
  if (others.length > 0) sheet.append(text);
  if (board) sheet.append(board);
  slide.prepend(sheet);
}

/** @param {import('reveal.js').RevealApi} deck that is not initialized yet */
export async function makeMarkdownSlides(deck) {
  await Markdown().init?.(deck);
  for (const slide of document.querySelectorAll('[data-markdown-parsed]')) layOut(slide);
}
