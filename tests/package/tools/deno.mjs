/** @type {import('../tools.mjs').Tool} */
export default {
  title: 'Deno',
  versions: ['2.9.6'],
  packages: (version) => [`deno@${version}`],
  modes: [
    { name: '`import`', run: 'deno run --allow-all script.mjs' },
    { name: '`require`', run: 'deno run --allow-all required.cjs' },
  ],
};
