import { copyFiles } from '../tools.mjs';

/** @type {import('../tools.mjs').Tool} */
export default {
  title: 'Rollup',
  versions: ['4.68.5'],
  packages: (version) => [`rollup@${version}`, '@rollup/plugin-node-resolve@16.0.3'],
  files: {
    'rollup.config.mjs': `import resolve from '@rollup/plugin-node-resolve';
      export default {
        input: 'main.mjs',
        output: { dir: 'dist', entryFileNames: '[name].mjs' },
        plugins: [resolve({ browser: true })],
      };`,
  },
  modes: [{ name: 'built, files copied', build: `rollup -c && ${copyFiles}`, folder: 'dist' }],
};
