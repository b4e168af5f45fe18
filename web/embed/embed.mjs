// A board in another site's page: when it starts, when it holds a WebGL context, and its messages to that
// page.
import { diagnosticOf, localize } from '../common/errors.mjs';
import { notStarted } from './embed_channel.mjs';
import { startBoard } from './embed_messages.mjs';
import { embedOptions } from './embed_options.mjs';

/**
 * @import { Answer, EmbedChannel } from './embed_channel.mjs'
 * @import { Command } from './embed_messages.mjs'
 * @import { HostedState } from './kanzen-board.d.mts'
 *
 * The running page's functions that an embedded board needs.
 * @typedef {{ state: () => HostedState, open: (link: string) => string | null,
 *   step: (to: string) => string | null }} HostedBoard  a string: the error
 *
 * Draws the position of a link as an SVG file.
 * @typedef {(link: string, dark: boolean) => Promise<string>} DrawPosition
 */

/**
 * Milliseconds after which an invisible board releases its context.  The delay avoids flicker while
 * scrolling.
 */
const releaseDelayMs = 500;

const isDark = () =>
  embedOptions.theme === 'dark' ||
  (embedOptions.theme === '' && matchMedia('(prefers-color-scheme: dark)').matches);

/** @param {(visible: boolean) => void} listener called at once and on every change */
function watchVisibility(listener) {
  const observer = new IntersectionObserver((entries) =>
    listener(entries.at(-1)?.isIntersecting ?? true),
  );
  observer.observe(document.body);
  return observer;
}

/** @template T */
function deferred() {
  /** @type {(value: T) => void} */
  let call = () => {};
  /** @type {Promise<T>} */
  const promise = new Promise((resolve) => (call = resolve));
  return { promise, call };
}

export class Embed {
  #channel;
  #draw;
  /** @type {HostedBoard | null} null before the board has started */
  #board = null;
  /** @type {ReturnType<typeof deferred<undefined>>} */
  #startRequested = deferred();
  /** @type {ReturnType<typeof deferred<HostedBoard>>} */
  #started = deferred();
  #lastSent = '';

  /** @param {EmbedChannel} channel @param {DrawPosition} draw */
  constructor(channel, draw) {
    this.#channel = channel;
    this.#draw = draw;
    channel.attach((command) => this.#answer(command));
  }

  /**
   * Resolves when the board is to start: it is visible, with `start=click` its poster is clicked, or the
   * surrounding page sends a command.
   */
  async waitForStart() {
    const { promise } = this.#startRequested;
    const { classList } = document.documentElement;
    classList.remove('loading'); // nothing is loading
    await Promise.race([promise, this.#seen()]);
    if (embedOptions.start === 'click') await this.#clicked();
    classList.add('loading');
  }

  async #clicked() {
    const { promise, call } = this.#startRequested;
    const removePoster = showPoster(
      (dark) => this.#draw(location.hash.slice(1), dark),
      () => call(undefined),
      (event) => this.forwardKey(event),
    );
    await promise;
    removePoster();
  }

  #seen() {
    return new Promise((resolve) => {
      const observer = watchVisibility((visible) => {
        if (!visible) return;
        observer.disconnect();
        resolve(undefined);
      });
    });
  }

  /**
   * Connects the started board, which draws while it is visible.
   * @param {HostedBoard} board @param {import('../page/graphics.mjs').Graphics} graphics
   */
  attach(board, graphics) {
    this.#board = board;
    this.#started.call(board);
    takeFocus();
    window.addEventListener('focus', takeFocus);
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    watchVisibility((visible) => {
      clearTimeout(timer);
      if (visible) graphics.reclaim();
      else timer = setTimeout(() => graphics.release(), releaseDelayMs);
    });
  }

  /** Sends the board's state to the surrounding page if it has changed. */
  sendState() {
    if (!this.#board || !this.#channel.open) return;
    const state = this.#board.state();
    const text = JSON.stringify(state);
    if (text === this.#lastSent) return;
    this.#lastSent = text;
    this.#channel.post({ type: 'state', ...liveState(state) });
  }

  /** Reports an error in the address's link.  The board shows it, too. @param {string} fault */
  report(fault) {
    this.#channel.report(fault);
  }

  /** Sends a key that the board does not use to the surrounding page. @param {KeyboardEvent} event */
  forwardKey({ key, code, keyCode, ctrlKey, shiftKey, altKey }) {
    this.#channel.post({ type: 'key', key, code, keyCode, ctrlKey, shiftKey, altKey });
  }

  /** @param {Command} command @returns {Promise<Answer>} */
  async #answer(command) {
    if (command.type === 'hello' && !this.#board) return { state: notStarted() };
    if (command.type === 'poster') return this.#poster(command.link);
    if (command.type !== 'hello') this.#startRequested.call(undefined);
    const board = this.#board ?? (await this.#started.promise);
    const fault =
      command.type === 'open'
        ? board.open(command.link)
        : command.type === 'step'
          ? board.step(command.to)
          : null;
    if (fault !== null) return { fault };
    const state = board.state();
    this.#lastSent = JSON.stringify(state);
    return { state: liveState(state) };
  }
  /** @param {string} link @returns {Promise<Answer>} */
  async #poster(link) {
    try {
      const [light, dark] = await Promise.all([this.#draw(link, false), this.#draw(link, true)]);
      return { poster: { light, dark } };
    } catch (thrown) {
      return { fault: diagnosticOf(thrown).message };
    }
  }
}

/** Moves the focus of the frame to the board. */
function takeFocus() {
  if (document.hasFocus() && document.activeElement === document.body)
    document.getElementById('canvas')?.focus({ preventScroll: true });
}

/** @param {HostedState} state */
const liveState = (state) => ({ live: true, ...state });

/**
 * Shows the poster: a button with a picture that covers the frame and starts the board on a click.
 * @param {(dark: boolean) => Promise<string>} draw @param {() => void} start
 * @param {(event: KeyboardEvent) => void} forwardKey
 * @returns {() => void} removes the poster; the canvas gets the focus if the poster had it
 */
function showPoster(draw, start, forwardKey) {
  const button = document.createElement('button');
  button.id = 'poster';
  button.type = 'button';
  button.setAttribute('aria-label', localize(startBoard));
  const image = document.createElement('img');
  image.alt = '';
  const sign = document.createElement('span');
  sign.className = 'play';
  button.append(image, sign);
  button.addEventListener('click', start);
  button.addEventListener('keydown', (event) => {
    if (!['Enter', ' ', 'Tab', 'Shift'].includes(event.key)) forwardKey(event);
  });
  /** Draws the position.  If that fails, the poster has only its play sign. */
  const show = async () => {
    const svg = await draw(isDark()).catch(() => '');
    image.hidden = svg === '';
    if (svg !== '') image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  };
  document.querySelector('main')?.append(button);
  window.addEventListener('hashchange', show);
  void show();
  return () => {
    const focused = document.activeElement === button;
    window.removeEventListener('hashchange', show);
    button.remove();
    if (focused) document.getElementById('canvas')?.focus({ preventScroll: true });
  };
}
