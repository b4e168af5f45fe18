const { openGame } = require('kanzen');
const { loadRules } = require('kanzen/rules');

import('./program.mjs')
  .then(({ program }) => program({ openGame, loadRules }))
  .then(console.log);
