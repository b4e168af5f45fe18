const options = '--mode production --output-filename main.mjs';

/** @type {import('../tools.mjs').Tool} */
export default {
  title: 'webpack',
  versions: ['5.112.2'],
  packages: (version) => [`webpack@${version}`, 'webpack-cli@7.3.1'],
  modes: [{ name: 'built', build: `webpack build --entry ./main.mjs ${options}`, folder: 'dist' }],
};
