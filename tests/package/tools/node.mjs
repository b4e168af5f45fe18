import { nodePackage } from '../tools.mjs';

/** @type {import('../tools.mjs').Tool} */
export default {
  title: 'Node',
  versions: ['18.20.8', '20.20.2', '22.23.3', '24.21.0'],
  packages: (version) => [nodePackage(version)],
  modes: [
    { name: '`import`', run: 'node script.mjs' },
    { name: '`require`', run: 'node required.cjs' },
  ],
};
