const options = {
  ...{ strict: true, allowJs: true, types: [], outDir: 'out', rootDir: '.' },
  ...{ target: 'es2022', lib: ['es2022', 'dom'] },
};
const configuration = (/** @type {string} */ moduleResolution, /** @type {string} */ module) =>
  JSON.stringify({
    compilerOptions: { ...options, moduleResolution, module },
    files: ['checked.mts', 'checked.cts'],
  });
const run = 'node out/checked.mjs';

/** @type {import('../tools.mjs').Tool} */
export default {
  title: 'TypeScript',
  versions: ['5.4.5', '5.9.3', '6.0.3', '7.0.2'],
  packages: (version) => [`typescript@${version}`],
  files: {
    'checked.mts': `import { openGame, KanzenError, type Summary } from 'kanzen';
      import { KanzenBoard } from 'kanzen/board';
      import { loadRules, type RuledGame } from 'kanzen/rules';
      import { program } from './program.mjs';
      const game: RuledGame = (await loadRules()).openGame({ game: 'go:5' });
      export const solve = async (): Promise<Summary | string> =>
        (await openGame({ game: game.info.name })).solve().catch((thrown) => {
          if (thrown instanceof KanzenError) return thrown.code;
          throw thrown;
        });
      export const linkOf = (board: KanzenBoard): string => board.link;
      // @ts-expect-error nothing is solved by the rules alone
      export const solvedByRules = () => game.solve();
      console.log(await program({ openGame, loadRules }));`,
    'checked.cts': `import { openGame, type Summary } from 'kanzen';
      import type { KanzenBoard } from 'kanzen/board';
      import { loadRules } from 'kanzen/rules';
      export const solve = async (): Promise<Summary> => (await openGame({ game: 'go:3' })).solve();
      export const start = async (): Promise<string> =>
        (await loadRules()).openGame({ game: 'go:3' }).position();
      export const linkOf = (board: KanzenBoard): string => board.link;`,
    'nodenext.json': configuration('nodenext', 'nodenext'),
    'bundler.json': configuration('bundler', 'esnext'),
  },
  modes: [
    { name: '`nodenext`', build: 'tsc -p nodenext.json', run },
    { name: '`bundler`', build: 'tsc -p bundler.json', run },
  ],
};
