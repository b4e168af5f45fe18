import { nodePackage } from '../tools.mjs';

/** @type {import('../tools.mjs').Tool} */
export default {
  title: 'Vitest',
  versions: ['3.2.7', '4.1.12', '5.1.0'],
  packages: (version) => [`vitest@${version}`, nodePackage('24.21.0')],
  files: {
    'solving.test.mjs': `import { openGame } from 'kanzen';
      import { loadRules } from 'kanzen/rules';
      import { test } from 'vitest';
      import { program } from './program.mjs';
      test('it solves', { timeout: 60_000 }, async () => {
        console.log(await program({ openGame, loadRules }));
      });`,
  },
  modes: [{ name: 'in Node', run: 'vitest run' }],
};
