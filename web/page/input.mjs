// Fills the gaps of Emscripten's GLFW: touch, the wheel, and who gets the keys.
//
// All listeners sit on the window in the capture phase and are installed before the
// module's own, so that they can keep an event from it.
import { embedded } from '../embed/embed_options.mjs';
import { looksLikeGame, paste } from './record_file.mjs';

/**
 * @import { Page, PageEvent } from '../bindings/kanzen-page.d.mts'
 * @typedef {{
 *   canvas: HTMLCanvasElement,
 *   mirror: HTMLElement,       // its buttons may have the focus instead of the canvas
 *   page: () => Page,          // from the first event on
 *   wake: () => void,          // something has happened, draw
 *   post: (event: PageEvent) => void,
 *   passOn: (event: KeyboardEvent) => void,   // to the page around an embedded board
 * }} InputOptions
 */

/** Keys that scroll a page and mean something else in ours. */
const scrollKeys = /^(Arrow(Left|Right|Up|Down)|Page(Up|Down)|Home|End| )$/;

/** Far outside, where nothing is hovered. */
const nowhere = { clientX: -10000, clientY: -10000 };

/** @param {InputOptions} options */
export function installInput(options) {
  installTouch(options);
  installMouse(options);
  installWheel(options);
  installKeys(options);
  installPaste(options);
}

/**
 * @param {HTMLCanvasElement} canvas @param {string} type
 * @param {{ clientX: number, clientY: number }} place @param {number} buttons
 */
function sendMouse(canvas, type, { clientX, clientY }, buttons) {
  const init = { clientX, clientY, button: 0, buttons, bubbles: true, cancelable: true };
  canvas.dispatchEvent(new MouseEvent(type, init));
}

/** Where two fingers are. @param {Touch} one @param {Touch} other */
function spread(one, other) {
  const across = other.clientX - one.clientX;
  const down = other.clientY - one.clientY;
  return {
    clientX: one.clientX + across / 2,
    clientY: one.clientY + down / 2,
    distance: Math.max(Math.hypot(across, down), 1),
  };
}

/**
 * The press ends, and is no click and no drop: it was taken away, by the browser or by what
 * the visitor did next.
 * @param {InputOptions} options
 */
function loseThePress({ canvas, wake, page }) {
  page().onPointerLost();
  sendMouse(canvas, 'mouseup', nowhere, 0);
  sendMouse(canvas, 'mousemove', nowhere, 0);
  wake();
}

/**
 * The first finger becomes the mouse.  ImGui spreads what comes at once over several
 * frames: it sees the pointer arrive before the button goes down.  With a second finger the
 * mouse lets go and stands between the two.
 *
 * Inside another page a swipe is that page's, as the stylesheet allows it, unless it begins
 * on a piece that can be dragged; when the page takes it, the browser cancels the touch.
 * @param {InputOptions} options
 */
function installTouch(options) {
  const { canvas, wake, page } = options;
  canvas.classList.toggle('embedded', embedded);

  /** @type {number} between the fingers, at the last event; 0: there are not two */
  let distance = 0;

  /** @type {number | null} identifier of the finger that is the mouse */
  let finger = null;

  /** Does the page around us get no part of this touch? */
  let keptFromPage = !embedded;

  /** @param {string} type @param {{ clientX: number, clientY: number }} place @param {number} buttons */
  const send = (type, place, buttons) => {
    page().onFinger(true);
    sendMouse(canvas, type, place, buttons);
    page().onFinger(false);
  };

  /** @param {Touch} touch */
  const start = (touch) => {
    if (finger !== null) return;
    const { left, top } = canvas.getBoundingClientRect();
    // In a frame nothing is magnified.
    keptFromPage = !embedded || page().takesHold(touch.clientX - left, touch.clientY - top);
    finger = touch.identifier;
    canvas.focus({ preventScroll: true });
    send('mousemove', touch, 0);
    send('mousedown', touch, 1);
  };
  /** @param {Touch} touch @param {boolean} lifted */
  const follow = (touch, lifted) => {
    if (touch.identifier !== finger) return;
    send('mousemove', touch, 1);
    if (!lifted) return;
    finger = null;
    send('mouseup', touch, 0);
    send('mousemove', nowhere, 0); // a finger that is gone hovers over nothing
  };
  const lose = () => {
    if (finger === null) return;
    finger = null;
    loseThePress(options);
  };

  /** @param {Touch} one @param {Touch} other */
  const followTwo = (one, other) => {
    const now = spread(one, other);
    lose(); // two fingers click and drop nothing
    send('mousemove', now, 0);
    if (distance > 0) page().onPinch(now.distance / distance);
    distance = now.distance;
  };

  /** @param {TouchEvent} event */
  const onTouch = ({ type, changedTouches, targetTouches }) => {
    const [one, other] = targetTouches;
    if (type === 'touchcancel') lose();
    else if (one && other) followTwo(one, other);
    else if (type === 'touchstart') for (const touch of changedTouches) start(touch);
    else for (const touch of changedTouches) follow(touch, type === 'touchend');
    if (!one || !other) distance = 0;
    wake();
  };

  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) {
    window.addEventListener(
      type,
      (event) => {
        if (event.target !== canvas) return;
        event.stopImmediatePropagation();
        onTouch(/** @type {TouchEvent} */ (event));
        // At its end the browser would make mouse events of its own.
        if (event.cancelable && (keptFromPage || type === 'touchend')) event.preventDefault();
      },
      { capture: true, passive: false },
    );
  }
  window.addEventListener('blur', (event) => event.target === window && lose());
}

/** @param {InputOptions} options */
function installMouse(options) {
  const { canvas, wake } = options;
  for (const type of ['mousemove', 'mousedown', 'mouseup']) {
    window.addEventListener(type, (event) => event.target === canvas && wake(), true);
  }
  // A drag that leaves the canvas still ends on it.
  canvas.addEventListener('pointerdown', ({ pointerId, pointerType }) => {
    if (pointerType !== 'touch') canvas.setPointerCapture(pointerId);
  });
  canvas.addEventListener('mouseleave', ({ buttons }) => {
    if (buttons === 0) sendMouse(canvas, 'mousemove', nowhere, 0);
  });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
  // On Linux the middle button pastes what is selected anywhere, which is for text fields.
  window.addEventListener('mouseup', (event) => {
    if (event.button === 1 && !(event.target instanceof HTMLTextAreaElement))
      event.preventDefault();
  });
  watchForLostPress(options);
}

/**
 * Of a press whose release goes elsewhere we hear no more: the capture is lost, or the window.
 * @param {InputOptions} options
 */
function watchForLostPress(options) {
  const { canvas } = options;
  let pressed = false;
  const lose = () => {
    if (pressed) loseThePress(options);
    pressed = false;
  };
  /** @param {'mousedown' | 'mouseup' | 'mousemove'} type @param {(event: MouseEvent) => void} listener */
  const onMouse = (type, listener) =>
    // Those that a finger is turned into are not the browser's own.
    window.addEventListener(type, (event) => event.isTrusted && listener(event), true);
  onMouse('mousedown', ({ target, button }) => {
    if (target === canvas && button === 0) pressed = true;
  });
  onMouse('mouseup', ({ button }) => {
    if (button === 0) pressed = false;
  });
  onMouse('mousemove', ({ buttons }) => {
    if ((buttons & 1) === 0) lose(); // it was released where nobody told us
  });
  // A release loses the capture as well, before or after its mouse event.
  window.addEventListener('pointerup', () => (pressed = false), true);
  canvas.addEventListener('lostpointercapture', lose);
  window.addEventListener('blur', (event) => event.target === window && lose());
}

/** Pixels, lines and pages (WheelEvent.deltaMode) in a notch. */
const perNotch = [100, 3, 1];

/**
 * Never given to the module, whose two listeners disagree about units and direction.
 * Somebody who scrolls the page around an embedded board must not get stuck on it.
 * @param {InputOptions} options
 */
function installWheel({ canvas, wake, page }) {
  window.addEventListener(
    'wheel',
    (event) => {
      event.stopImmediatePropagation();
      const ours =
        event.target === canvas &&
        !event.ctrlKey && // with it the browser zooms
        (!embedded || document.activeElement === canvas);
      if (!ours) return;
      event.preventDefault();
      const unit = perNotch[event.deltaMode] ?? 1;
      page().onWheel(-event.deltaX / unit, -event.deltaY / unit);
      wake();
    },
    { capture: true, passive: false },
  );
}

/**
 * Keys are the app's while the canvas has the focus, Tab included: the app draws its own
 * focus and walks it.  Nobody is trapped: after Escape, Tab leaves the canvas, and from
 * an embedded board it always does.
 * @param {InputOptions} options
 */
function installKeys(options) {
  const { canvas, mirror, wake, page, passOn } = options;
  let leaving = embedded;
  /** @param {KeyboardEvent} event */
  const ours = ({ key, altKey, metaKey }) => {
    // With the Mac's command key a browser never tells when the other key is released.
    if (metaKey || (key === 'Tab' && leaving)) return false;
    // The browser's way back and forth.
    if (altKey && !embedded && (key === 'ArrowLeft' || key === 'ArrowRight')) return false;
    const focused = document.activeElement;
    if (focused === canvas) return true;
    return mirror.contains(focused) && !['Tab', 'Enter', ' '].includes(key);
  };
  /** @param {KeyboardEvent} event */
  const used = ({ key, ctrlKey, altKey }) => {
    if (page().wantsText()) return true;
    if (ctrlKey || altKey) return false;
    return page().usesKey(key);
  };
  /** Nothing in here has the focus, although the frame still has it. */
  const nobodys = () => document.activeElement === null || document.activeElement === document.body;

  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    if (inField()) return useFieldKey(event, options);
    const isOurs = ours(event);
    const forPage = embedded && (isOurs ? !used(event) : nobodys() && event.key !== 'Tab');
    // A slide deck around us goes on listening although the focus is in here.
    if (forPage && event.type === 'keydown') passOn(event);
    if (!isOurs) return event.stopImmediatePropagation();
    wake();
    if (event.type !== 'keydown') return;
    leaving = embedded || event.key === 'Escape';
    if (embedded && event.key === 'Escape') leaveFrame();
    const scrolls = scrollKeys.test(event.key) && !event.ctrlKey && !page().wantsText();
    if (scrolls && !forPage) event.preventDefault();
  };
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('keyup', onKey, true);
  window.addEventListener('keypress', onKey, true);
  for (const type of ['focus', 'blur']) window.addEventListener(type, wake, true);
}

/** Is a text field of the mirror being typed into? */
const inField = () => document.activeElement instanceof HTMLTextAreaElement;

/**
 * All keys are the field's but those that leave it.  Of a text that is being composed Enter and
 * Escape are its own.
 * @param {KeyboardEvent} event @param {InputOptions} options
 */
function useFieldKey(event, { canvas, post }) {
  event.stopImmediatePropagation();
  if (event.type !== 'keydown' || event.isComposing) return;
  if (event.key === 'Escape' || event.key === 'Tab') canvas.focus({ preventScroll: true });
  else if (event.key === 'Enter') post({ type: 'activated', value: 'button-edit-open' });
  else return;
  event.preventDefault();
}

/**
 * The page around us gets its keys again.  Afterwards, so that the app still hears of this
 * key; the window's blur then tells it that no key is down any more.  Where a browser does not
 * let us give the focus away, keys are passed on from here.
 */
function leaveFrame() {
  setTimeout(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (window.parent !== window) window.parent.focus();
  });
}

/** @param {InputOptions} options */
function installPaste({ canvas, mirror, post, wake }) {
  document.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain');
    if (!text) return;
    // A field takes what it understands as it is typed, which a whole file is not.
    if (inField() && !looksLikeGame(text)) return;
    const focused = document.activeElement;
    if (focused !== canvas && focused !== document.body && !mirror.contains(focused)) return;
    event.preventDefault();
    paste(text, post);
    wake();
  });
}
