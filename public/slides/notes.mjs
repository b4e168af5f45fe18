// The speaker's view, which the key S opens: a window with the notes of the slide, the next slide and a clock.
// It shows the deck in frames of its own.
export { default as notesPlugin } from 'reveal.js/plugin/notes';

/** @typedef {import('reveal.js').RevealApi} Deck */

/** Whether this deck is one of the frames. */
export const isPreview = new URLSearchParams(location.search).has('receiver');

/** Size of a slide on a desktop, to which the frames are laid out. */
const slide = { width: 1280, height: 720 };

/** Padding of the places of the frames, on both sides. */
const padding = 12;

/**
 * The view's words in English and Japanese, by the elements that begin with them.
 * @type {[string, string, string][]}
 */
const viewWords = [
  ['title', 'Speaker view', '発表者用の画面'],
  ['#upcoming-slide .label', 'Upcoming', '次のスライド'],
  ['.speaker-controls-time > .label', 'Time ', '時間 '],
  ['.reset-button', 'Click to Reset', 'クリックでリセット'],
  ['.speaker-controls-notes .label', 'Notes', 'ノート'],
  ['option[value=default]', 'Default', '標準'],
  ['option[value=wide]', 'Wide', '横並び'],
  ['option[value=tall]', 'Tall', '縦並び'],
  ['option[value=notes-only]', 'Notes only', 'ノートのみ'],
];

/** Presses a key in the deck whose speaker's view contains this one. @param {number} keyCode */
export function pressInDeck(keyCode) {
  const message = JSON.stringify({ method: 'triggerKey', args: [keyCode] });
  window.parent.opener?.postMessage(message, location.origin);
}

/** Shows the view's words in the deck's language. @param {Document} view */
function translate(view) {
  const { lang } = document.documentElement;
  view.documentElement.lang = lang;
  for (const [place, en, ja] of viewWords) {
    const words = view.querySelector(place)?.firstChild;
    if (words) words.nodeValue = lang === 'ja' ? ja : en;
  }
  const layout = view.querySelector('option:checked')?.textContent ?? '';
  const label = view.querySelector('.speaker-layout-label');
  if (label) label.textContent = lang === 'ja' ? `配置：${layout}` : `Layout: ${layout}`;
}

/** Lays the frames out like a desktop's screen, and makes them smaller as a whole. @param {Document} view */
function fitFrames(view) {
  for (const frame of view.querySelectorAll('iframe')) {
    const { clientWidth = 0, clientHeight = 0 } = frame.parentElement ?? {};
    const scale = Math.min(
      (clientWidth - padding) / slide.width,
      (clientHeight - padding) / slide.height,
    );
    Object.assign(frame.style, {
      width: `${slide.width}px`,
      height: `${slide.height}px`,
      transformOrigin: '0 0',
      transform: `scale(${Math.max(scale, 0)})`,
    });
  }
}

/** Sends the notes again when the language changes, and adapts the view. @param {Deck} deck */
export function followNotes(deck) {
  const observer = new MutationObserver(() => deck.dispatchEvent({ type: 'resumed' }));
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  // The view sends such messages when it has been opened, and each second.
  window.addEventListener('message', ({ source, origin, data }) => {
    if (origin !== location.origin || !/"reveal-notes"/.test(data)) return;
    const { document: view } = /** @type {Window} */ (source);
    translate(view);
    fitFrames(view);
  });
}
