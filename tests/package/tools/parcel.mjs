/** @type {import('../tools.mjs').Tool} */
export default {
  title: 'Parcel',
  versions: ['2.16.4'],
  packages: (version) => [`parcel@${version}`],
  files: {
    'package.json': JSON.stringify({
      private: true,
      type: 'module',
      '@parcel/resolver-default': { packageExports: true },
      // It loses modules that two workers share.
      '@parcel/bundler-default': { minBundleSize: 10_000_000 },
    }),
  },
  modes: [{ name: 'built', build: 'parcel build index.html --no-cache', folder: 'dist' }],
};
