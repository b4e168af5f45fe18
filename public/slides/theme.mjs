// Light or dark: what the address asks for (?theme=dark), or what the system prefers; paper is light.

/** @param {boolean} dark */
function show(dark) {
  const theme = dark ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = theme;
  for (const board of document.querySelectorAll('kanzen-board')) {
    board.setAttribute('theme', theme);
    board.setAttribute('poster', board.getAttribute(`data-poster-${theme}`) ?? '');
  }
}

/** @param {boolean} printing */
export function prepareTheme(printing) {
  const asked = printing ? 'light' : new URLSearchParams(location.search).get('theme');
  if (asked === 'light' || asked === 'dark') return show(asked === 'dark');
  const system = matchMedia('(prefers-color-scheme: dark)');
  show(system.matches);
  system.addEventListener('change', () => show(system.matches));
}
