import { pageResult } from './result.mjs';

pageResult().then((text) => (document.querySelector('#result').textContent = text));
