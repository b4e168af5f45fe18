// When a page is there, as itself sees it: in milliseconds from the start of navigation.

/** @typedef {{ playable: number, values: number }} Times  milliseconds; 0: not yet */

/** Runs in the page before all else. @param {string} verdict */
export function watchStart(verdict) {
  /** @type {Times} */
  const times = { playable: 0, values: 0 };
  Object.assign(window, { startTimes: times });
  const look = () => {
    const { kanzenFrames = 0 } = /** @type {any} */ (window);
    if (kanzenFrames > 0) times.playable ||= performance.now();
    const isShown = document.querySelector('#mirror [role=status]')?.textContent === verdict;
    if (isShown && times.playable > 0) times.values = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page. */
export function measured() {
  const { playable, values } = /** @type {any} */ (window).startTimes;
  const arrived = /** @type {PerformanceResourceTiming[]} */ ([
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ]).filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= playable);
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return {
    paint: paint?.startTime ?? NaN,
    playable,
    values,
    requests: arrived.length,
    bytes: arrived.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}
