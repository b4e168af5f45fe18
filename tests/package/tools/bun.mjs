// npm may run no script of a package, so the program is taken from where it comes.
const bun = `node_modules/@oven/bun-${process.platform}-${process.arch}/bin/bun`;

/** @type {import('../tools.mjs').Tool} */
export default {
  title: 'Bun',
  versions: ['1.4.4'],
  packages: (version) => [`bun@${version}`],
  program: bun,
  modes: [
    { name: '`import`', run: `${bun} script.mjs` },
    { name: '`require`', run: `${bun} required.cjs` },
  ],
};
