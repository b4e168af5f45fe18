// The speaker's view of reveal.js's plugin, which the key S opens: a window with the notes of the slide, the next slide
// and a clock.  It shows the deck in frames of its own.
import Notes from 'reveal.js/plugin/notes';

/** @typedef {import('reveal.js').RevealApi} Deck */

export const speakerView = Notes();

/** Whether this deck is one of the frames. */
export const isPreview = new URLSearchParams(location.search).has('receiver');

const blocked = {
  en: 'The browser has blocked the window of the speaker’s view. Allow pop-up windows for this page, and press S again.',
  ja: '発表者用の画面がブラウザーにブロックされました。このページのポップアップを許可して、もう一度Sキーを押してください。',
};

/** Presses a key in the deck whose speaker's view contains this one. @param {number} keyCode */
export function pressInDeck(keyCode) {
  const message = JSON.stringify({ method: 'triggerKey', args: [keyCode] });
  window.parent.opener?.postMessage(message, location.origin);
}

/**
 * Makes a frame of the view wider than high, because slides.css lays out a high one as on a phone, and leaves room for
 * the view's labels, which would cover the title of the next slide.
 */
export function shapePreview() {
  const frame = /** @type {HTMLElement | null} */ (isPreview ? window.frameElement : null);
  if (!frame) return;
  const room = frame.parentElement?.id === 'upcoming-slide' ? '44px' : '0px';
  const maxHeight = `calc(100% - ${room})`;
  Object.assign(frame.style, { height: 'auto', maxHeight, marginTop: room, aspectRatio: '16 / 9' });
}

/**
 * Asks for the deck's state from a frame of the view, when it is ready. The plugin asks only when the current slide's
 * frame is, so that a next slide's frame which loads later would show the current slide.
 */
function requestState() {
  const message = JSON.stringify({ namespace: 'reveal-notes', type: 'connected' });
  window.parent.opener?.postMessage(message, location.origin);
}

/** Sends the notes again when the language changes, and explains a blocked window. @param {Deck} deck */
export function followNotes(deck) {
  if (isPreview) return requestState();
  const observer = new MutationObserver(() => deck.dispatchEvent({ type: 'resumed' }));
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  deck.addKeyBinding({ keyCode: 83, key: 'S', description: 'Speaker notes view' }, () => {
    try {
      speakerView.open();
    } catch {
      // The plugin has a message for this in English, but fails before it shows it.
      alert(document.documentElement.lang === 'ja' ? blocked.ja : blocked.en);
    }
  });
}
