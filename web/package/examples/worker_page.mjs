// A page with a worker that plays by the rules only (games_worker.mjs).
const element = (/** @type {string} */ id) =>
  /** @type {HTMLElement} */ (document.getElementById(id));

const worker = new Worker(new URL('./games_worker.mjs', import.meta.url), { type: 'module' });

worker.addEventListener('message', ({ data: { games, total, endings } }) => {
  element('status').textContent =
    games < total ? `${games} games …` : `${games} games with random moves`;
  element('endings').replaceChildren(
    ...Object.entries(endings).flatMap(([ending, count]) => {
      const [name, number] = [document.createElement('dt'), document.createElement('dd')];
      name.textContent = ending;
      number.textContent = String(count);
      return [name, number];
    }),
  );
});
worker.addEventListener('error', ({ message }) => {
  element('status').textContent = `It does not work: ${message}`;
});
