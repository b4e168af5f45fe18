// The page: starts solving, loads the app's module, and connects canvas, input,
// mirror, address and worker with it.
import { Address } from './address.mjs';
import { showFailure, showUnsupported } from './failure.mjs';
import { missingFeatures } from './features.mjs';
import { FrameLoop } from './frame_loop.mjs';
import { Graphics } from './graphics.mjs';
import { createHost } from './host.mjs';
import { installInput } from './input.mjs';
import { Mirror } from './mirror.mjs';
import { applySetting } from './settings.mjs';
import { PageSolver } from './solver.mjs';
import { Viewport, embedded } from './viewport.mjs';
import { fetchWasm, instantiate } from './wasm.mjs';

/**
 * @typedef {import('./kanzen-page.d.mts').Page} Page
 * @typedef {import('./kanzen-page.d.mts').PageModule} PageModule
 */

const root = document.documentElement;
const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
const mirrorRoot = /** @type {HTMLElement} */ (document.getElementById('mirror'));

class RunningPage {
  #module;
  /** @type {Page} */
  #page;
  #loop = new FrameLoop(() => this.#draw(), showFailure);
  #viewport;
  #address = new Address();
  #environmentChanged = true;

  /**
   * @param {PageModule} module
   * @param {PageSolver} solver
   * @param {Graphics} graphics
   */
  constructor(module, solver, graphics) {
    this.#module = module;
    this.#viewport = new Viewport(canvas, () => {
      this.#environmentChanged = true;
      this.#loop.wake();
    });
    const focusCanvas = () => canvas.focus({ preventScroll: true });
    const mirror = new Mirror(
      mirrorRoot,
      (id) => this.#tell((page) => page.onActivate(id)),
      focusCanvas,
    );
    this.#listenToInput(); // before the module installs its own listeners
    this.#page = this.#create(
      createHost({
        solver,
        address: this.#address,
        mirror: (data) => mirror.show(data, root.lang),
        wakeAfter: (seconds) => this.#loop.wakeAfter(seconds),
        onSetting: applySetting,
        onCopied: () => this.#tell((page) => page.onCopied()),
        onFailure: showFailure,
      }),
    );
    this.#listenToBrowser();
    graphics.attach({ onLost: () => this.#pause(), onRestored: () => this.#resume() });
    solver.attach(this.#solverEvents());
    this.#page.onEnvironment(this.#viewport.environment);
    this.#tell((page) => page.onFragment(location.hash.slice(1)));
    if (!embedded) focusCanvas();
  }

  /** For tests: how many frames have been drawn. */
  get frames() {
    return this.#page.frames();
  }

  /** @returns {import('./solver.mjs').SolverEvents} */
  #solverEvents() {
    return {
      // The app asks for a frame itself, four times a second.
      onProgress: (progress) => this.#try((page) => page.onProgress(progress)),
      onSolved: (summary) => this.#tell((page) => page.onSolved(summary)),
      onNothingKept: () => this.#tell((page) => page.onNothingKept()),
      onSolveFailed: (error) => this.#tell((page) => page.onSolveFailed(error)),
      onAnalysis: (analysis) => this.#tell((page) => page.onAnalysis(analysis)),
      onSearched: (report) => this.#tell((page) => page.onSearched(report)),
      onSearchFailed: (error) => this.#tell((page) => page.onSearchFailed(error)),
      onNoAnalysis: (position) => this.#tell((page) => page.onNoAnalysis(position)),
      onKept: () => this.#tell((page) => page.onKept()),
      onForgotten: () => this.#tell((page) => page.onForgotten()),
      onKeepFailed: (error) => this.#tell((page) => page.onKeepFailed(error)),
      onNotable: (kinds) => this.#tell((page) => page.onNotable(kinds)),
      onNotableFailed: (error) => this.#tell((page) => page.onNotableFailed(error)),
      onTable: (news) => this.#tell((page) => page.onTable(news)),
      onTableCompared: (check) => this.#tell((page) => page.onTableCompared(check)),
    };
  }

  /** @param {import('./kanzen-page.d.mts').Host} host */
  #create(host) {
    const { width, height } = this.#viewport.backingSize;
    const created = this.#module.create(width, height, host);
    if (!created.ok) throw new Error(created.error.message);
    return created.value;
  }

  /**
   * Nothing that the app is told may go wrong silently.
   * @param {(page: Page) => void} event
   */
  #try(event) {
    try {
      event(this.#page);
    } catch (thrown) {
      this.#loop.end();
      showFailure(thrown);
    }
  }

  /** @param {(page: Page) => void} event after which something may look different */
  #tell(event) {
    this.#try(event);
    this.#loop.wake();
  }

  #draw() {
    if (this.#environmentChanged) {
      // In the frame itself: a canvas is empty from its resizing until it is drawn.
      this.#environmentChanged = false;
      const { width, height } = this.#viewport.backingSize;
      this.#module.setCanvasSize(width, height);
      this.#page.onEnvironment(this.#viewport.environment);
    }
    const again = this.#page.frame();
    canvas.style.cursor = this.#page.cursor();
    root.classList.remove('loading');
    return again;
  }

  #listenToInput() {
    installInput({
      canvas,
      mirror: mirrorRoot,
      embedded,
      wake: () => this.#loop.wake(),
      wantsText: () => this.#page.wantsText(),
      wheel: (x, y) => this.#page.onWheel(x, y),
      pinch: (factor) => this.#page.onPinch(factor),
      finger: (finger) => this.#page.onFinger(finger),
      pointerLost: () => this.#page.onPointerLost(),
      takesHold: (x, y) => this.#page.takesHold(x, y),
      usesCommonKeys: () => this.#page.usesCommonKeys(),
      paste: (text) => this.#tell((page) => page.onPaste(text)),
    });
  }

  #listenToBrowser() {
    window.addEventListener('hashchange', () => {
      this.#address.yield();
      this.#tell((page) => page.onFragment(location.hash.slice(1)));
    });
    // A page that comes back as it was left has missed the frames asked for meanwhile.
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

/** @returns {Promise<PageModule>} */
async function loadModule() {
  const [{ default: createKanzenPage }, compiled] = await Promise.all([
    import('./kanzen-page.mjs'),
    fetchWasm(new URL('./kanzen-page.wasm', import.meta.url)),
  ]);
  return instantiate(createKanzenPage, compiled, { canvas });
}

/** @returns {PageSolver} at work for the game that the address names, as the app will want it */
function startSolving() {
  const solver = new PageSolver();
  const link = new URLSearchParams(location.hash.slice(1));
  void solver.anticipate(link.get('game') ?? 'gobblers2', link.get('rules'));
  return solver;
}

/** Rejects when a part of it does not load. */
export async function start() {
  const graphics = new Graphics(canvas);
  const missing = missingFeatures(canvas);
  if (missing.length > 0) return showUnsupported(missing);
  const solver = startSolving();
  const module = await loadModule();
  await graphics.available();
  try {
    const page = new RunningPage(module, solver, graphics);
    Object.defineProperty(window, 'kanzenFrames', { get: () => page.frames });
  } catch (thrown) {
    showFailure(thrown);
  }
}
