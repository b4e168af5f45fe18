// Fills the gaps of Emscripten's GLFW: touch, the wheel, and who gets the keys.
//
// All listeners sit on the window in the capture phase and are installed before the
// module's own, so that they can keep an event from it.

/**
 * @typedef {{
 *   canvas: HTMLCanvasElement,
 *   mirror: HTMLElement,       // its buttons may have the focus instead of the canvas
 *   embedded: boolean,
 *   wake: () => void,          // something has happened, draw
 *   wantsText: () => boolean,  // a text field is being typed into
 *   wheel: (x: number, y: number) => void,  // in notches; up and left are positive
 *   pinch: (factor: number) => void,        // two fingers, the mouse stands between them
 *   paste: (text: string) => void,
 * }} InputOptions
 */

/** Keys that scroll a page and mean something else in ours. */
const scrollKeys = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  ' ',
]);

/** What the app does something with (imgui_app/keys.cpp); the rest may serve a page around us. */
const appKeys = /^(Arrow(Left|Right|Up|Down)|Home|End|Enter| |[0-9smlv?+-])$/i;

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
 * @param {HTMLCanvasElement} canvas
 * @param {string} type
 * @param {{ clientX: number, clientY: number }} place
 * @param {number} buttons
 */
function sendMouse(canvas, type, { clientX, clientY }, buttons) {
  const init = { clientX, clientY, button: 0, buttons, bubbles: true, cancelable: true };
  canvas.dispatchEvent(new MouseEvent(type, init));
}

/**
 * Where two fingers are.
 * @param {Touch} one
 * @param {Touch} other
 */
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
 * The first finger becomes the mouse.  ImGui spreads what comes at once over several
 * frames: it sees the pointer arrive before the button goes down.  With a second finger the
 * mouse lets go and stands between the two.
 * @param {InputOptions} options
 */
function installTouch({ canvas, wake, pinch }) {
  /** @type {number} between the fingers, at the last event; 0: there are not two */
  let distance = 0;

  /** @type {number | null} identifier of the finger that is the mouse */
  let finger = null;

  /** @param {Touch} touch */
  const start = (touch) => {
    if (finger !== null) return;
    finger = touch.identifier;
    canvas.focus({ preventScroll: true });
    sendMouse(canvas, 'mousemove', touch, 0);
    sendMouse(canvas, 'mousedown', touch, 1);
  };
  /** @param {Touch} touch @param {boolean} lifted */
  const follow = (touch, lifted) => {
    if (touch.identifier !== finger) return;
    sendMouse(canvas, 'mousemove', touch, 1);
    if (!lifted) return;
    finger = null;
    sendMouse(canvas, 'mouseup', touch, 0);
    sendMouse(canvas, 'mousemove', nowhere, 0); // a finger that is gone hovers over nothing
  };

  /** @param {Touch} one @param {Touch} other */
  const followTwo = (one, other) => {
    const now = spread(one, other);
    if (finger !== null) {
      finger = null;
      pinch(1); // so that the release is no click
      sendMouse(canvas, 'mouseup', one, 0);
    }
    sendMouse(canvas, 'mousemove', now, 0);
    if (distance > 0) pinch(now.distance / distance);
    distance = now.distance;
  };

  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) {
    window.addEventListener(
      type,
      (event) => {
        if (event.target !== canvas) return;
        event.stopImmediatePropagation();
        event.preventDefault(); // the browser would make mouse events of its own
        const { changedTouches, targetTouches } = /** @type {TouchEvent} */ (event);
        const [one, other] = targetTouches;
        if (one && other) followTwo(one, other);
        else distance = 0;
        for (const touch of changedTouches) {
          if (one && other) break;
          if (type === 'touchstart') start(touch);
          else follow(touch, type !== 'touchmove');
        }
        wake();
      },
      { capture: true, passive: false },
    );
  }
}

/** @param {InputOptions} options */
function installMouse({ canvas, wake }) {
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
}

/** Pixels, lines and pages (WheelEvent.deltaMode) in a notch. */
const perNotch = [100, 3, 1];

/**
 * Never given to the module, whose two listeners disagree about units and direction.
 * Somebody who scrolls the page around an embedded board must not get stuck on it.
 * @param {InputOptions} options
 */
function installWheel({ canvas, embedded, wake, wheel }) {
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
      wheel(-event.deltaX / unit, -event.deltaY / unit);
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
function installKeys({ canvas, mirror, embedded, wake, wantsText }) {
  let leaving = embedded;
  /** @param {KeyboardEvent} event */
  const ours = ({ key, metaKey }) => {
    // With the Mac's command key a browser never tells when the other key is released.
    if (metaKey || (key === 'Tab' && leaving)) return false;
    const focused = document.activeElement;
    if (focused === canvas) return true;
    return mirror.contains(focused) && !['Tab', 'Enter', ' '].includes(key);
  };
  /** @param {KeyboardEvent} event */
  const used = ({ key, ctrlKey, altKey }) =>
    wantsText() || (!ctrlKey && !altKey && appKeys.test(key));

  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    if (!ours(event)) return event.stopImmediatePropagation();
    wake();
    if (event.type !== 'keydown') return;
    leaving = embedded || event.key === 'Escape';
    if (embedded && !used(event)) passOn(event, canvas);
    if (scrollKeys.has(event.key) && !event.ctrlKey && !wantsText()) event.preventDefault();
  };
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('keyup', onKey, true);
  window.addEventListener('keypress', onKey, true);
  for (const type of ['focus', 'blur']) window.addEventListener(type, wake, true);
}

/**
 * A slide deck around us goes on listening although the focus is in here.
 * @param {KeyboardEvent} event
 * @param {HTMLCanvasElement} canvas
 */
function passOn({ key, code, ctrlKey, shiftKey, altKey }, canvas) {
  if (key === 'Escape') canvas.blur();
  const message = { type: 'kanzen:key', key, code, ctrlKey, shiftKey, altKey };
  window.parent.postMessage(message, '*');
}

/** @param {InputOptions} options */
function installPaste({ canvas, mirror, paste, wake }) {
  document.addEventListener('paste', (event) => {
    const focused = document.activeElement;
    if (focused !== canvas && focused !== document.body && !mirror.contains(focused)) return;
    const text = event.clipboardData?.getData('text/plain');
    if (!text) return;
    event.preventDefault();
    paste(text);
    wake();
  });
}
