import { isolation } from '../tools.mjs';

const at = '-H 127.0.0.1 -p PORT';

/** @type {import('../tools.mjs').Tool} */
export default {
  title: 'Next',
  versions: ['16.4.6'],
  packages: (version) => [`next@${version}`, 'react@19.3.1', 'react-dom@19.3.1'],
  files: {
    'next.config.mjs': `export default {
        turbopack: { root: import.meta.dirname },
        headers: async () => [{
          source: '/:path*',
          headers: Object.entries(${isolation}).map(([key, value]) => ({ key, value })),
        }],
      };`,
    'app/layout.jsx': `export default function Layout({ children }) {
        return <html lang="en"><body>{children}</body></html>;
      }`,
    'app/page.jsx': `'use client';
      import { useEffect, useState } from 'react';
      import { pageResult } from '../result.mjs';
      export default function Page() {
        const [text, show] = useState('');
        useEffect(() => void pageResult().then(show), []);
        return <p id="result">{text}</p>;
      }`,
  },
  modes: [
    { name: 'in development', serve: `next dev ${at}` },
    { name: 'built', build: 'next build', serve: `next start ${at}` },
    { name: 'built with webpack', build: 'next build --webpack', serve: `next start ${at}` },
  ],
};
