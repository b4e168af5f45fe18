/** @type {import('../tools.mjs').Tool} */
export default {
  title: 'Vite',
  versions: ['5.4.21', '6.4.6', '7.3.8', '8.3.8'],
  packages: (version) => [`vite@${version}`],
  modes: [
    { name: 'in development', serve: 'vite --host 127.0.0.1 --strictPort --port PORT' },
    { name: 'built', build: 'vite build', folder: 'dist' },
  ],
};
