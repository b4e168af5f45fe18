// The page: starts solving, loads the app's module, and connects it with the canvas, input, mirror, address
// and worker.
import { Address } from './address.mjs';
import { Embed } from '../embed/embed.mjs';
import { embedded } from '../embed/embed_options.mjs';
import { delayEngine, engineCode } from '../library/engine_code.mjs';
import { DiagnosedError, dataForVisitors, errorData } from '../common/errors.mjs';
import { once } from '../common/fetch_file.mjs';
import { showFailure, showUnsupported } from './failure.mjs';
import { missingFeatures } from './features.mjs';
import { addFontsTo, loadFonts } from './fonts.mjs';
import { FrameLoop } from './frame_loop.mjs';
import { Graphics } from './graphics.mjs';
import { createHost } from './host.mjs';
import { installInput } from './input.mjs';
import { Mirror } from './mirror.mjs';
import { prefetchedFiles } from '../storage/prefetch.mjs';
import { installDrop, withForeignRecords } from './record_file.mjs';
import { explainMissing } from './serving.mjs';
import { PageSolver } from './solver.mjs';
import { Viewport } from './viewport.mjs';
import { fetchWasm, instantiate } from '../common/wasm.mjs';

/**
 * @import { Page, PageEvent, PageModule } from '../bindings/kanzen-page.d.mts'
 * @import { DrawPosition } from '../embed/embed.mjs'
 */

const root = document.documentElement;
const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
const mirrorRoot = /** @type {HTMLElement} */ (document.getElementById('mirror'));

/**
 * Whether an event requests no frame.  The app itself requests frames for progress, four times a second;
 * changes of the environment are reported within a frame.
 * @param {{ type: string, value?: any }} event
 */
const needsNoFrame = ({ type, value }) =>
  type === 'environmentChanged' || value?.progress !== undefined;

class RunningPage {
  #module;
  /** @type {Page} */
  #page;
  #loop = new FrameLoop(() => this.#draw(), showFailure);
  #viewport;
  /** Posts events, and opens records of other programs. */
  #postRecord;
  #address = new Address({ ownsHistory: !embedded });
  #environmentChanged = true;
  /** Number of drawn frames, for tests. */
  frames = 0;
  #resolveFirstFrame = () => {};
  /** @type {Promise<void>} resolves when the browser has shown the first picture */
  firstFrame = new Promise((resolve) => (this.#resolveFirstFrame = resolve));
  /** @type {ReturnType<typeof setTimeout> | undefined} timer until a changed fragment is reported */
  #fragmentTimer;
  #embed;

  /**
   * @param {PageModule} module @param {PageSolver} solver @param {Graphics} graphics
   * @param {Embed | null} embed
   */
  constructor(module, solver, graphics, embed) {
    this.#module = module;
    this.#embed = embed;
    this.#viewport = new Viewport(canvas, () => {
      this.#environmentChanged = true;
      this.#loop.wake();
    });
    const focusCanvas = () => canvas.focus({ preventScroll: true });
    this.#postRecord = withForeignRecords(
      (event) => this.#post(event),
      (text) => solver.readRecord(text),
    );
    const mirror = new Mirror(
      mirrorRoot,
      canvas,
      (id) => this.#post({ type: 'activated', value: id }),
      (text) => this.#post({ type: 'typed', value: text }),
      focusCanvas,
    );
    this.#listenToInput(); // before the module installs its own listeners
    const host = createHost({
      solver,
      mirror,
      address: this.#address,
      loop: this.#loop,
      loadFont: () => this.#loadFont(),
      post: this.#postRecord,
    });
    const { width, height } = this.#viewport.backingSize;
    const created = module.create(width, height, host);
    if (!created.ok) throw new DiagnosedError(created.error);
    this.#page = created.value;
    addFontsTo(this.#page);
    this.#listenToBrowser();
    graphics.attach({ onLost: () => this.#pause(), onRestored: () => this.#resume() });
    solver.attach(
      (event) => this.#post(event),
      (game, rules, text) => this.#module.openManifest(game, rules, text),
    );
    this.#postEnvironment();
    this.#postFragment();
    if (!embedded) focusCanvas();
    embed?.attach(this.#hosted(), graphics);
  }

  /** Calls the app.  An exception ends the page with a message. @param {(page: Page) => void} action */
  #try(action) {
    try {
      action(this.#page);
    } catch (thrown) {
      this.#loop.end();
      showFailure(thrown);
    }
  }

  /**
   * Functions of an embedded board for the surrounding page.
   * @returns {import('../embed/embed.mjs').HostedBoard}
   */
  #hosted() {
    /** @param {(page: Page) => import('../bindings/kanzen-engine.mjs').Outcome<null>} ask */
    const faultOf = (ask) => {
      /** @type {string | null} */
      let fault = 'the board has failed';
      this.#try((page) => {
        const outcome = ask(page);
        fault = outcome.ok ? null : outcome.error.message;
      });
      this.#loop.wake();
      return fault;
    };
    return {
      state: () => this.#page.hostedState(),
      open: (link) => faultOf((page) => page.openForHost(link)),
      step: (to) => faultOf((page) => page.stepForHost(to)),
    };
  }

  /** @param {PageEvent} event */
  #post(event) {
    this.#try((page) => {
      page.onEvent(event);
      this.#embed?.sendState();
    });
    if (!needsNoFrame(event)) this.#loop.wake();
  }

  async #loadFont() {
    try {
      await loadFonts();
      addFontsTo(this.#page);
      root.lang = 'ja';
      this.#post({ type: 'fontLoaded' });
    } catch (thrown) {
      root.lang = 'en';
      const error = dataForVisitors(errorData(thrown, 'io'));
      this.#post({ type: 'fontFailed', value: await explainMissing(error) });
    }
  }

  #postEnvironment() {
    this.#post({ type: 'environmentChanged', value: this.#viewport.environment });
  }

  #postFragment() {
    const fragment = location.hash.slice(1);
    this.#address.resume(fragment, () => this.#post({ type: 'fragmentChanged', value: fragment }));
    if (!this.#embed || fragment === '') return;
    const fault = this.#module.linkFault(fragment);
    if (fault !== '') this.#embed.report(fault);
  }

  #draw() {
    if (this.#environmentChanged) {
      // Resizing clears the canvas, so it happens within the frame that draws it.
      this.#environmentChanged = false;
      const { width, height } = this.#viewport.backingSize;
      this.#module.setCanvasSize(width, height);
      this.#postEnvironment();
    }
    const again = this.#page.frame();
    this.frames += 1;
    this.#embed?.sendState();
    canvas.style.cursor = this.#page.cursor();
    if (root.classList.contains('loading')) this.#showFirst();
    return again;
  }

  #showFirst() {
    root.classList.remove('loading');
    requestAnimationFrame(() => setTimeout(this.#resolveFirstFrame));
  }

  #listenToInput() {
    installInput({
      canvas,
      mirror: mirrorRoot,
      page: () => this.#page,
      wake: () => this.#loop.wake(),
      post: this.#postRecord,
      forwardKey: (event) => this.#embed?.forwardKey(event),
    });
  }

  #listenToBrowser() {
    installDrop(this.#postRecord);
    window.addEventListener('hashchange', () => {
      this.#address.yield();
      // Only the last of several changes in a row counts.
      this.#fragmentTimer ??= setTimeout(() => {
        this.#fragmentTimer = undefined;
        this.#postFragment();
      });
    });
    window.addEventListener('online', () => this.#post({ type: 'wentOnline' }));
    // A page restored from the back/forward cache has missed requested frames.
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.#loop.wake());
  }

  #pause() {
    this.#loop.pause();
    this.#try((page) => page.loseContext());
  }

  #resume() {
    this.#try((page) => page.restoreContext());
    this.#loop.resume();
  }
}

const pageModule = once(async () => {
  const inJapanese = root.lang === 'ja';
  if (inJapanese) void loadFonts().catch(() => {}); // as early as the module
  const [{ default: createKanzenPage }, compiled] = await Promise.all([
    import('../bindings/kanzen-page.mjs'),
    fetchWasm(new URL('../bindings/kanzen-page.wasm', import.meta.url)),
  ]);
  const module = await instantiate(createKanzenPage, compiled, { canvas });
  // Without the fonts the app starts in English, requests them again, and shows the error.
  if (inJapanese) await loadFonts().catch(() => {});
  return module;
});

/** Draws a position with the module of figures, a fraction of the page's. @type {DrawPosition} */
const drawPosition = async (link, dark) => {
  const { makePoster } = await import('./figure_maker.mjs');
  return makePoster(link, dark);
};

/**
 * Delays loading the engine until the first picture is visible, if the values of the initial position come
 * with the manifest of a table.
 * @param {PageSolver} solver
 * @returns {Promise<() => void>} ends the delay; to be called when the first picture is visible
 */
async function delayEngineLoading(solver) {
  const link = new URLSearchParams(location.hash.slice(1));
  if (link.has('position') || link.has('moves')) {
    solver.warmUp();
    return () => {};
  }
  const release = delayEngine();
  if (!(await prefetchedFiles().found)) release();
  return release;
}

const serviceWorker = new URL('./service_worker.js', import.meta.url);

/**
 * Registers the service worker, which caches the page's files, after the engine has loaded.  Browsers without
 * service workers, private windows and plain HTTP work without it; an embedded board has none.
 */
async function enableOffline() {
  if (embedded || !('serviceWorker' in navigator)) return;
  try {
    await engineCode();
    await navigator.serviceWorker.register(serviceWorker);
  } catch {
    // A loading error is shown elsewhere; without the service worker the page needs a network.
  }
}

/**
 * Starts the page.  Rejects if a part of it does not load.
 * @param {import('../embed/embed_channel.mjs').EmbedChannel | null} channel of an embedded board
 */
export async function start(channel) {
  const embed = channel && new Embed(channel, drawPosition);
  await embed?.waitForStart();
  const graphics = new Graphics(canvas);
  const missing = missingFeatures(canvas);
  if (missing.length > 0) return showUnsupported(missing);
  const solver = new PageSolver();
  const delayed = delayEngineLoading(solver);
  const module = await pageModule();
  await graphics.available();
  try {
    const page = new RunningPage(module, solver, graphics, embed);
    void page.firstFrame.then(() => delayed).then((release) => release());
    Object.defineProperty(window, 'kanzenFrames', { get: () => page.frames });
    void enableOffline();
  } catch (thrown) {
    showFailure(thrown);
  }
}
