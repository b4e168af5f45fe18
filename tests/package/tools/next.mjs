const at = '-H 127.0.0.1 -p PORT';

/** @type {import('../tools.mjs').Tool} */
export default {
  title: 'Next',
  versions: ['16.4.6'],
  packages: (version) => [`next@${version}`, 'react@19.3.1', 'react-dom@19.3.1'],
  files: {
    // A server component solves a game as well.
    'next.config.mjs': `export default {
        serverExternalPackages: ['kanzen'],
        turbopack: { root: import.meta.dirname },
      };`,
    'app/layout.jsx': `export default function Layout({ children }) {
        return <html lang="en"><body>{children}</body></html>;
      }`,
    'app/page.jsx': `import { openGame } from 'kanzen';
      import { Result } from './result';
      export const dynamic = 'force-dynamic';
      export default async function Page() {
        const game = await openGame({ game: 'gobblers1' });
        const { positions } = await game.solve();
        await game.close();
        return <><Result /><p>{positions} positions on the server</p></>;
      }`,
    'app/result.jsx': `'use client';
      import { useEffect, useState } from 'react';
      import { pageResult } from '../result.mjs';
      export function Result() {
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
