// Handles the input that Emscripten's GLFW lacks: touch, the wheel, and keyboard focus.
//
// All listeners are on the window in the capture phase and are installed before the module's own, so that
// they can stop an event.
import { embedded } from '../embed/embed_options.mjs';
import { magnification } from './magnification.mjs';
import { isGameFile, paste } from './record_file.mjs';

/**
 * @import { Page, PageEvent } from '../bindings/kanzen-page.d.mts'
 * @typedef {{
 *   canvas: HTMLCanvasElement,
 *   mirror: HTMLElement,       // its buttons may have the focus instead of the canvas
 *   page: () => Page,          // from the first event on
 *   wake: () => void,          // something has happened, draw
 *   post: (event: PageEvent) => void,
 *   forwardKey: (event: KeyboardEvent) => void,   // to the page around an embedded board
 * }} InputOptions
 */

/** Keys that scroll a page by default and have another meaning here. */
const scrollKeys = /^(Arrow(Left|Right|Up|Down)|Page(Up|Down)|Home|End| )$/;

/** A position far outside, where nothing is hovered. */
const outside = { clientX: -10000, clientY: -10000 };

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

/** Returns the midpoint and the distance of two fingers. @param {Touch} one @param {Touch} other */
function measurePinch(one, other) {
  const across = other.clientX - one.clientX;
  const down = other.clientY - one.clientY;
  return {
    clientX: one.clientX + across / 2,
    clientY: one.clientY + down / 2,
    distance: Math.max(Math.hypot(across, down), 1),
  };
}

/**
 * Cancels the press, which is neither a click nor a drop: the browser or the visitor's next action
 * interrupted it.
 * @param {InputOptions} options
 */
function cancelPress({ canvas, wake, page }) {
  page().onPointerLost();
  sendMouse(canvas, 'mouseup', outside, 0);
  sendMouse(canvas, 'mousemove', outside, 0);
  wake();
}

/**
 * Translates the first finger to the mouse.  ImGui spreads simultaneous events over several frames, so the
 * pointer arrives before the button goes down.  A second finger releases the button and puts the pointer
 * between the two: the app zooms a drawing there, and the browser the page anywhere else.
 *
 * In a frame, the stylesheet gives swipes to the surrounding page, unless they begin on a piece that can be
 * dragged; when that page takes a swipe, the browser cancels the touch.
 * @param {InputOptions} options
 */
function installTouch(options) {
  const { canvas, wake, page } = options;
  canvas.classList.toggle('embedded', embedded);

  /** @type {number} distance of the fingers at the last event; 0: there are not two */
  let distance = 0;

  /** @type {number | null} identifier of the finger that acts as the mouse */
  let finger = null;

  /** Whether the surrounding page receives no part of this touch. */
  let isCaptured = false;

  /** Whether the two fingers zoom a drawing. */
  let isDrawingPinched = false;

  /** In the app's pixels. @param {{ clientX: number, clientY: number }} place @returns {[number, number]} */
  const placeOf = ({ clientX, clientY }) => {
    const { left, top } = canvas.getBoundingClientRect();
    const scale = magnification();
    return [(clientX - left) / scale, (clientY - top) / scale];
  };

  /** @param {string} type @param {{ clientX: number, clientY: number }} place @param {number} buttons */
  const send = (type, place, buttons) => {
    page().setTouchInput(true);
    sendMouse(canvas, type, place, buttons);
    page().setTouchInput(false);
  };

  /** @param {Touch} touch */
  const start = (touch) => {
    if (finger !== null) return;
    isCaptured = embedded && page().capturesPress(...placeOf(touch));
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
    send('mousemove', outside, 0); // a lifted finger hovers over nothing
  };
  const cancel = () => {
    if (finger === null) return;
    finger = null;
    cancelPress(options);
  };

  /** @param {Touch} one @param {Touch} other */
  const followTwo = (one, other) => {
    const now = measurePinch(one, other);
    cancel(); // two fingers neither click nor drop
    if (distance === 0) isDrawingPinched = page().capturesPinch(...placeOf(now));
    send('mousemove', now, 0);
    if (distance > 0) page().onPinch(now.distance / distance);
    distance = now.distance;
  };

  /** @param {TouchEvent} event */
  const onTouch = ({ type, changedTouches, targetTouches }) => {
    const [one, other] = targetTouches;
    if (type === 'touchcancel') cancel();
    else if (one && other) followTwo(one, other);
    else if (type === 'touchstart') for (const touch of changedTouches) start(touch);
    else for (const touch of changedTouches) follow(touch, type === 'touchend');
    if (!one || !other) {
      distance = 0;
      isDrawingPinched = false;
    }
    wake();
  };

  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) {
    window.addEventListener(
      type,
      (event) => {
        if (event.target !== canvas) return;
        event.stopImmediatePropagation();
        onTouch(/** @type {TouchEvent} */ (event));
        // At the end of a touch the browser would send mouse events of its own.
        if (event.cancelable && (isCaptured || isDrawingPinched || type === 'touchend'))
          event.preventDefault();
      },
      { capture: true, passive: false },
    );
  }
  window.addEventListener('blur', (event) => event.target === window && cancel());
}

/** @param {InputOptions} options */
function installMouse(options) {
  const { canvas, wake } = options;
  for (const type of ['mousemove', 'mousedown', 'mouseup']) {
    window.addEventListener(type, (event) => event.target === canvas && wake(), true);
  }
  // With the capture, a drag that leaves the canvas still ends on it.
  canvas.addEventListener('pointerdown', ({ pointerId, pointerType }) => {
    if (pointerType !== 'touch') canvas.setPointerCapture(pointerId);
  });
  canvas.addEventListener('mouseleave', ({ buttons }) => {
    if (buttons === 0) sendMouse(canvas, 'mousemove', outside, 0);
  });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
  // On Linux the middle button pastes the selection, which is meant for text fields.
  window.addEventListener('mouseup', (event) => {
    if (event.button === 1 && !(event.target instanceof HTMLTextAreaElement))
      event.preventDefault();
  });
  watchCancelledPress(options);
}

/**
 * Cancels a press whose release is delivered elsewhere, because the capture or the window's focus is lost.
 * @param {InputOptions} options
 */
function watchCancelledPress(options) {
  const { canvas } = options;
  let pressed = false;
  const cancel = () => {
    if (pressed) cancelPress(options);
    pressed = false;
  };
  /** @param {'mousedown' | 'mouseup' | 'mousemove'} type @param {(event: MouseEvent) => void} listener */
  const onMouse = (type, listener) =>
    // Events that a finger is translated to are not trusted.
    window.addEventListener(type, (event) => event.isTrusted && listener(event), true);
  onMouse('mousedown', ({ target, button }) => {
    if (target === canvas && button === 0) pressed = true;
  });
  onMouse('mouseup', ({ button }) => {
    if (button === 0) pressed = false;
  });
  onMouse('mousemove', ({ buttons }) => {
    if ((buttons & 1) === 0) cancel(); // the release was not delivered
  });
  // A release also loses the capture, before or after its mouse event.
  window.addEventListener('pointerup', () => (pressed = false), true);
  canvas.addEventListener('lostpointercapture', cancel);
  window.addEventListener('blur', (event) => event.target === window && cancel());
}

/** Pixels, lines and pages per notch, by WheelEvent.deltaMode. */
const perNotch = [100, 3, 1];

/**
 * Handles the wheel instead of the module, whose two listeners disagree about units and direction.  An
 * embedded board without the focus leaves the wheel to the surrounding page, so that its visitor can scroll
 * past the board.
 * @param {InputOptions} options
 */
function installWheel({ canvas, wake, page }) {
  window.addEventListener(
    'wheel',
    (event) => {
      event.stopImmediatePropagation();
      const belongsToBoard =
        event.target === canvas &&
        !event.ctrlKey && // with it the browser zooms
        (!embedded || document.activeElement === canvas);
      if (!belongsToBoard) return;
      event.preventDefault();
      const unit = perNotch[event.deltaMode] ?? 1;
      page().onWheel(-event.deltaX / unit, -event.deltaY / unit);
      wake();
    },
    { capture: true, passive: false },
  );
}

/**
 * The app receives all keys while the canvas has the focus, Tab included, because it draws and moves its own
 * focus.  There is no keyboard trap: Tab leaves the canvas after Escape, and always leaves an embedded board.
 * @param {InputOptions} options
 */
function installKeys(options) {
  const { canvas, mirror, wake, page, forwardKey } = options;
  let leaving = embedded;
  /** @param {KeyboardEvent} event */
  const belongsToBoard = ({ key, altKey, metaKey }) => {
    // While the Mac's command key is down, browsers send no keyup for other keys.
    if (metaKey || (key === 'Tab' && leaving)) return false;
    // These keys go back and forward in the browser's history.
    if (altKey && !embedded && (key === 'ArrowLeft' || key === 'ArrowRight')) return false;
    const focused = document.activeElement;
    if (focused === canvas) return true;
    return mirror.contains(focused) && !['Tab', 'Enter', ' '].includes(key);
  };
  /** @param {KeyboardEvent} event */
  const isUsed = ({ key, ctrlKey, altKey }) => !ctrlKey && !altKey && page().usesKey(key);
  /** Whether no element has the focus, although the frame has it. */
  const isUnfocused = () =>
    document.activeElement === null || document.activeElement === document.body;

  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    if (isFieldFocused()) return useFieldKey(event, options);
    const isOurs = belongsToBoard(event);
    const forPage = embedded && (isOurs ? !isUsed(event) : isUnfocused() && event.key !== 'Tab');
    // A surrounding slide deck still receives keys although the frame has the focus.
    if (forPage && event.type === 'keydown') forwardKey(event);
    if (!isOurs) return event.stopImmediatePropagation();
    wake();
    if (event.type !== 'keydown') return;
    leaving = embedded || event.key === 'Escape';
    if (embedded && event.key === 'Escape') leaveFrame();
    const scrolls = scrollKeys.test(event.key) && !event.ctrlKey;
    if (scrolls && !forPage) event.preventDefault();
  };
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('keyup', onKey, true);
  window.addEventListener('keypress', onKey, true);
  for (const type of ['focus', 'blur']) window.addEventListener(type, wake, true);
}

/** Whether a text field of the mirror has the focus. */
const isFieldFocused = () => document.activeElement instanceof HTMLTextAreaElement;

/**
 * Gives all keys to the text field but those that leave it; Shift+Enter starts a line.  During composition it
 * also receives Enter and Escape.
 * @param {KeyboardEvent} event @param {InputOptions} options
 */
function useFieldKey(event, { canvas, post }) {
  event.stopImmediatePropagation();
  // Safari ends a composition before the key that ends it, whose code is 229.
  if (event.type !== 'keydown' || event.isComposing || event.keyCode === 229) return;
  if (event.key === 'Escape' || event.key === 'Tab') canvas.focus({ preventScroll: true });
  else if (event.key === 'Enter' && !event.shiftKey)
    post({ type: 'activated', value: 'button-edit-open' });
  else return;
  event.preventDefault();
}

/**
 * Returns the keyboard to the surrounding page.  It does so after the event, so that the app still receives
 * this key; the window's blur then releases all keys.  If the browser does not move the focus, keys are
 * passed on from here.
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
    // A text field inserts pasted text itself, except for a whole file.
    if (isFieldFocused() && !isGameFile(text)) return;
    const focused = document.activeElement;
    if (focused !== canvas && focused !== document.body && !mirror.contains(focused)) return;
    event.preventDefault();
    paste(text, post);
    wake();
  });
}
