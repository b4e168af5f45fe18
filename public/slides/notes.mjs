// The speaker's view, which the key S opens: a window with the notes of the slide, the next slide and a clock.
// It shows the deck in frames of its own.
export { default as notesPlugin } from 'reveal.js/plugin/notes';

/** @typedef {import('reveal.js').RevealApi} Deck */

/** Whether this deck is one of the frames. */
export const isPreview = new URLSearchParams(location.search).has('receiver');

/** Presses a key in the deck whose speaker's view contains this one. @param {number} keyCode */
export function pressInDeck(keyCode) {
  const message = JSON.stringify({ method: 'triggerKey', args: [keyCode] });
  window.parent.opener?.postMessage(message, location.origin);
}

/** Sends the notes again when the language changes. @param {Deck} deck */
export function followNotes(deck) {
  const observer = new MutationObserver(() => deck.dispatchEvent({ type: 'resumed' }));
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
}
