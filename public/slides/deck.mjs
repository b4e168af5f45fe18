// The deck: reveal.js around the slides that stand in the page, and what joins them with the boards.
import Reveal from 'reveal.js';
import { followBoards } from './boards.mjs';
import { followLanguage, onlyLanguage, prepareLanguage, switchLanguage } from './language.mjs';
import { fillLinks } from './links.mjs';
import { makeMarkdownSlides } from './markdown.mjs';
import { followNotes, shapePreview, speakerView } from './notes.mjs';
import { cacheDeck } from './offline.mjs';
import { prepareSolving } from './solve.mjs';
import { fillTalk } from './talk.mjs';
import { prepareTheme } from './theme.mjs';

/** As decks of reveal.js are printed; here it shows what any print of the deck looks like. */
const printing = new URLSearchParams(location.search).has('print-pdf');

const deck = new Reveal({
  disableLayout: true, // slides.css lays out
  hash: true,
  transition: 'slide',
  // Slides further away are taken out, with what their boards draw.
  viewDistance: 1,
  mobileViewDistance: 1,
  scrollActivationWidth: 0,
  slideNumber: 'c/t',
  plugins: [speakerView],
});

shapePreview();
await makeMarkdownSlides(deck); // on paper as well, where reveal.js does not run
prepareTheme(printing);
prepareLanguage();
fillLinks();
fillTalk();
const language = /** @type {HTMLElement} */ (document.getElementById('language'));
language.addEventListener('click', switchLanguage);
language.hidden = onlyLanguage !== undefined;

if (printing) document.getElementById('print-style')?.setAttribute('media', 'all');
else await start();

async function start() {
  await deck.initialize();
  if (!onlyLanguage) {
    deck.addKeyBinding({ keyCode: 84, key: 'T', description: 'English / 日本語' }, switchLanguage);
    followLanguage();
  }
  followNotes(deck);
  prepareSolving(deck);
  await import(new URL('../kanzen-board.js', document.baseURI).href);
  followBoards(deck);
  void cacheDeck();
}
