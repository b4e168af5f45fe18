// For browsers too old to know modules, in the words that they know.
addEventListener('DOMContentLoaded', function () {
  var box = /** @type {HTMLElement} */ (document.getElementById('failure'));
  box.hidden = false;
  box.innerHTML =
    '<p>Kanzen needs a browser with WebAssembly, WebGL 2 and module workers.</p>' +
    '<p lang="ja">Kanzen には WebAssembly、WebGL 2、モジュールワーカーに対応したブラウザーが必要です。</p>';
  document.documentElement.className = '';
});
