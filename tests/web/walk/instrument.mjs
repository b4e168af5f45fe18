// Instrumentation that runs before the scripts of the page, so that a walk is quick and reproducible:
// time stops until nothing is under way and then jumps to the next timer; frames are drawn at once;
// workers can be lost.  The page itself is not changed.

/**
 * An item of the mirror.
 * @typedef {{ id: string, kind: string, label: string, enabled: boolean, active: boolean,
 *   seen: boolean, x: number, y: number, width: number, height: number }} Item
 *
 * Everything that a visitor could see or hear after an action.
 * @typedef {{ failure: string, verdict: string, detail: string, alert: string,
 *   position: string, items: Item[], hash: string, language: string, theme: string,
 *   settings: Record<string, string>, effects: number, copied: string | null,
 *   opened: string | null, longRun: boolean, unsettled: string, hasKeys: boolean,
 *   canGoBack: boolean, canGoForward: boolean, entriesAdded: number }} Snapshot
 *   hasKeys: whether the app receives the keys.  entriesAdded: to the browser's history, since the
 *   last one
 */

/** Milliseconds of the page's time that pass after an action, if something waits for them. */
export const usualHorizon = 4000;

/** The verdicts, in English and Japanese, while a value comes. */
export const loadingVerdicts = ['Values are loading', 'Searching', '評価を読み込み中', '探索中'];

/** Milliseconds of real time until what is under way counts as hanging. */
const patience = 20_000;

/**
 * Runs in the page; may use nothing from outside of it.
 * @param {{ patience: number, searchSeconds: number, loading: string[] }} options  loading: verdicts
 */
function install(options) {
  const page = /** @type {any} */ (window);
  const realTimeout = window.setTimeout.bind(window);
  const realFrame = window.requestAnimationFrame.bind(window);
  const realNow = performance.now.bind(performance);

  // --- turns of the event loop, without the browser's least delay
  const channel = new MessageChannel();
  /** @type {(() => void)[]} */
  const turns = [];
  channel.port1.onmessage = () => turns.shift()?.();
  /** @param {() => void} task */
  const soon = (task) => {
    turns.push(task);
    channel.port2.postMessage(0);
  };
  const turn = () => new Promise((resolve) => soon(() => resolve(undefined)));

  // --- time
  let now = 1000;
  performance.now = () => (now += 0.002); // ImGui wants some time between two frames
  /** @type {Map<number, { at: number, call: () => void }>} */
  const timers = new Map();
  let nextTimer = 1_000_000;
  /** @type {any} */
  const timeout = (/** @type {any} */ call, delay = 0, /** @type {any[]} */ ...args) => {
    const id = nextTimer++;
    timers.set(id, { at: now + Math.max(delay, 0), call: () => call(...args) });
    return id;
  };
  page.setTimeout = timeout;
  page.clearTimeout = (/** @type {number} */ id) => timers.delete(id);
  let seed = 1;
  Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;

  // --- frames
  let frames = 0;
  page.requestAnimationFrame = (/** @type {(at: number) => void} */ draw) => {
    frames += 1;
    soon(() => {
      frames -= 1;
      draw(now);
    });
    return 0;
  };

  // --- promises of the browser that are under way
  let promises = 0;
  let effects = 0;
  /** @param {any} object @param {string} name */
  const count = (object, name) => {
    const original = object?.[name];
    if (typeof original !== 'function') return;
    object[name] = function (/** @type {any[]} */ ...args) {
      promises += 1;
      const done = () => soon(() => (promises -= 1));
      const result = original.apply(this, args);
      result.then(done, done);
      return result;
    };
  };
  count(page, 'fetch');
  for (const name of ['arrayBuffer', 'text', 'json']) count(Response.prototype, name);
  count(page.ReadableStreamDefaultReader?.prototype, 'read');
  count(page.SubtleCrypto?.prototype, 'digest');
  count(page.CacheStorage?.prototype, 'open');
  for (const name of ['match', 'put']) count(page.Cache?.prototype, name);
  for (const name of ['instantiate', 'instantiateStreaming', 'compile', 'compileStreaming']) {
    count(WebAssembly, name);
  }

  // --- workers
  /** @type {Set<any>} */
  const workers = new Set();
  const RealWorker = window.Worker;
  /** Too long to be waited for. @param {any} message */
  const takesLong = ({ method, args }) => {
    const sides = (/^mnk:(\d+),(\d+)/.exec(args.game) ?? []).slice(1).map(Number);
    const squares = (sides[0] ?? 0) * (sides[1] ?? 0);
    const large = /^(gobblers|dobutsu)$/.test(args.game) || squares > 16;
    if (method === 'compare') return large || squares > 12; // it solves two games
    // On a slow machine the count of the legal boards of 9 by 9 takes longer than `patience`.
    if (method === 'scoreStatistics') return /^go(:9(,9)?)?$/.test(args.game);
    return method === 'enumerate' || (method === 'solve' && large); // size after size is counted
  };
  page.Worker = class extends RealWorker {
    /** @type {Map<number, { method: string, long: boolean }>} */
    asked = new Map();
    /** @param {string | URL} url @param {WorkerOptions} settings */
    constructor(url, settings) {
      super(url, settings);
      if (String(url).startsWith('blob:')) return; // only tried out
      workers.add(this);
      this.addEventListener('message', ({ data }) => {
        if (data.kind === 'failed') this.asked.clear();
        else if (data.kind !== 'progress') this.asked.delete(data.id);
      });
      this.addEventListener('error', () => this.asked.clear());
    }
    /** @param {any} message @override */
    postMessage(message) {
      effects += 1;
      if ('code' in message) return super.postMessage(message); // the engine: no request
      this.asked.set(message.id, { method: message.method, long: takesLong(message) });
      // A worker's time is real.
      const sent =
        message.method === 'search' || message.method === 'score'
          ? { ...message, args: { ...message.args, seconds: options.searchSeconds } }
          : message;
      super.postMessage(sent);
    }
    /** @override */
    terminate() {
      this.asked.clear();
      workers.delete(this);
      super.terminate();
    }
    /** Ends the worker with an error event, as when its script throws. */
    lose() {
      this.terminate();
      this.dispatchEvent(new ErrorEvent('error', { message: 'lost in a walk', cancelable: true }));
    }
  };
  /** @param {boolean} long @returns {string[]} methods that workers have been asked for */
  const underWay = (long) =>
    [...workers].flatMap((worker) =>
      [...worker.asked.values()]
        .filter((/** @type {any} */ job) => job.long === long)
        .map((/** @type {any} */ job) => job.method),
    );

  // --- what leaves the page
  /** @type {string | null} */
  let copied = null;
  /** @type {string | null} */
  let opened = null;
  Object.defineProperty(navigator, 'clipboard', {
    value: {
      writeText: async (/** @type {string} */ text) => {
        copied = text;
        effects += 1;
      },
    },
  });
  // Downloads, and what asks for a file.
  for (const kind of [HTMLAnchorElement, HTMLInputElement])
    kind.prototype.click = () => {
      effects += 1;
    };
  page.open = (/** @type {string} */ address) => {
    opened = address;
    effects += 1;
    return null;
  };

  // --- entries of the browser's history
  const back = history.back.bind(history);
  history.back = () => {
    back();
    return new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
      realTimeout(resolve, 1000); // there was no entry to go back to
    });
  };
  count(history, 'back');
  let entriesAdded = 0;
  const push = history.pushState.bind(history);
  history.pushState = (...args) => {
    push(...args);
    entriesAdded += 1;
  };

  // --- until nothing is under way
  const started = () =>
    page.kanzenFrames > 0 || !document.getElementById('failure')?.hasAttribute('hidden');
  const busy = () =>
    !started() || frames > 0 || promises > 0 || turns.length > 0 || underWay(false).length > 0;
  const loading = () => options.loading.includes(text('[role=status]'));
  const why = () =>
    `frames ${frames}, promises ${promises}, workers asked for ${underWay(false).join(' ')}` +
    `${started() ? '' : ', not started'}`;

  /** @param {number} end @returns {boolean} */
  const fireNextTimer = (end) => {
    const [id, timer] = [...timers].reduce(
      (first, other) => (first[1] && first[1].at <= other[1].at ? first : other),
      /** @type {any} */ ([]),
    );
    if (!timer || timer.at > end) return false;
    timers.delete(id);
    now = Math.max(now, timer.at);
    timer.call();
    return true;
  };

  /** @param {number} horizon @returns {Promise<string>} what is still under way; usually nothing */
  const settle = async (horizon) => {
    const end = now + horizon;
    const since = realNow();
    for (let quiet = 0; ;) {
      await turn();
      if (busy()) {
        quiet = 0;
        if (realNow() - since > options.patience) return why();
        if (frames === 0) await new Promise((resolve) => realTimeout(resolve, 1));
      } else if (++quiet >= 4 && !fireNextTimer(end)) {
        // Messages between the browser's threads are not counted, and take long on a busy machine.
        if (loading() && realNow() - since < options.patience) {
          await new Promise((resolve) => realTimeout(resolve, 5));
          continue;
        }
        now = Math.max(now, end);
        return '';
      }
    }
  };

  const text = (/** @type {string} */ selector) =>
    document.querySelector(`#mirror > ${selector}`)?.textContent ?? '';
  /** @param {HTMLElement} element @returns {Item} */
  const itemOf = (element) => {
    const attribute = (/** @type {string} */ name) => element.getAttribute(name);
    const { left, top, width, height } = element.style;
    const id = element.dataset.id ?? '';
    return {
      id,
      kind: element.tagName === 'BUTTON' ? (attribute('role') ?? 'button') : 'text',
      label: element.getAttribute('aria-label') ?? element.textContent ?? '',
      enabled: attribute('aria-disabled') !== 'true',
      active: ['selected', 'checked', 'pressed', 'current'].some(
        (state) => attribute(`aria-${state}`) === 'true',
      ),
      seen: !element.classList.contains('unseen'),
      x: parseFloat(left),
      y: parseFloat(top),
      width: parseFloat(width),
      height: parseFloat(height),
    };
  };
  /** @param {string} unsettled @returns {Snapshot} */
  const snapshot = (unsettled) => {
    const box = document.getElementById('failure');
    const added = entriesAdded;
    entriesAdded = 0;
    return {
      failure: box && !box.hidden ? (box.textContent ?? 'shown') : '',
      verdict: text('[role=status]'),
      detail: text('[data-part=detail]'),
      alert: text('[role=alert]'),
      position: text('[data-part=position]'),
      items: [.../** @type {any} */ (document.querySelectorAll('#mirror [data-id]'))].map(itemOf),
      hash: location.hash.slice(1),
      language: document.documentElement.lang,
      theme: document.documentElement.dataset.theme ?? '',
      settings: { ...localStorage },
      effects,
      copied,
      opened,
      longRun: underWay(true).length > 0,
      unsettled,
      hasKeys: document.activeElement?.tagName === 'CANVAS',
      canGoBack: page.navigation.canGoBack,
      canGoForward: page.navigation.canGoForward,
      entriesAdded: added,
    };
  };

  page.walk = {
    settleAndLook: async (/** @type {number} */ horizon) => snapshot(await settle(horizon)),
    /** @param {string} id @returns {boolean} false: there is no such item, or it is disabled */
    click: (id) => {
      const element = document.querySelector(`#mirror [data-id="${CSS.escape(id)}"]`);
      if (!(element instanceof HTMLButtonElement)) return false;
      if (element.getAttribute('aria-disabled') === 'true') return false;
      element.click();
      return true;
    },
    /** @param {string} fragment */
    edit: async (fragment) => {
      const before = location.href;
      const heard = new Promise((resolve) => {
        window.addEventListener('hashchange', () => soon(() => resolve(true)), { once: true });
        realTimeout(() => resolve(false), 500);
      });
      location.hash = fragment;
      if (location.href !== before) await heard;
    },
    /** @param {string} pasted */
    paste: (pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
    },
    /** @param {number} number @returns {boolean} */
    loseWorker: (number) => {
      const worker = [...workers][number % Math.max(workers.size, 1)];
      worker?.lose();
      return worker !== undefined;
    },
    /** Waits for frames of the browser, which sizes a canvas between two of them. */
    realFrames: async () => {
      for (let i = 0; i < 2; ++i) {
        await new Promise((resolve) => {
          realFrame(resolve);
          realTimeout(resolve, 100);
        });
      }
    },
  };
}

/** @param {import('playwright-core').Page} page */
export const instrument = (page) =>
  page.addInitScript(install, { patience, searchSeconds: 0.1, loading: loadingVerdicts });
