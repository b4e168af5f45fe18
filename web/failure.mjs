// Failures that the app itself cannot show, in plain HTML.

/** @type {Record<string, { unsupported: string, failed: string, reload: string }>} */
const words = {
  en: {
    unsupported:
      'Kanzen needs a browser with WebAssembly, WebGL 2 and module workers. Missing here:',
    failed: 'Something went wrong, and Kanzen cannot go on:',
    reload: 'Reload',
  },
  ja: {
    unsupported:
      'Kanzen には WebAssembly、WebGL 2、モジュールワーカーに対応したブラウザーが必要です。不足:',
    failed: '問題が発生したため、続行できません:',
    reload: '再読み込み',
  },
};

/** @returns {{ unsupported: string, failed: string, reload: string }} */
function inLanguage() {
  return /** @type {any} */ (words[document.documentElement.lang] ?? words.en);
}

/** @param {string[]} missing */
export function showUnsupported(missing) {
  show(`${inLanguage().unsupported} ${missing.join(', ')}`);
}

/** @param {unknown} thrown */
export function showFailure(thrown) {
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  show(`${inLanguage().failed} ${reason}`, true);
  console.error(thrown); // with its stack, for whoever looks
}

/**
 * @param {string} message
 * @param {boolean} [reloadable]
 */
function show(message, reloadable = false) {
  const box = /** @type {HTMLElement} */ (document.getElementById('failure'));
  const text = document.createElement('p');
  text.textContent = message;
  box.replaceChildren(text);
  if (reloadable) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = inLanguage().reload;
    button.addEventListener('click', () => location.reload());
    box.append(button);
  }
  box.hidden = false;
  document.documentElement.classList.remove('loading');
}
