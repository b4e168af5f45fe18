import { copyFiles } from '../tools.mjs';

const build = 'esbuild main.mjs --bundle --format=esm --outfile=dist/main.mjs';

/** @type {import('../tools.mjs').Tool} */
export default {
  title: 'esbuild',
  versions: ['0.28.2'],
  packages: (version) => [`esbuild@${version}`],
  modes: [{ name: 'built, files copied', build: `${build} && ${copyFiles}`, folder: 'dist' }],
};
