/** @type {import('../tools.mjs').Tool} */
export default {
  title: 'React',
  versions: ['19.3.1'],
  packages: (version) => [
    `react@${version}`,
    `react-dom@${version}`,
    'vite@8.3.8',
    '@vitejs/plugin-react@6.3.0',
    '@types/react@19',
    'typescript@5.9.3',
  ],
  files: {
    'vite.config.mjs': `import react from '@vitejs/plugin-react';
      export default { plugins: [react()] };`,
    'typed.tsx': `import 'kanzen/board';
      export const board = <kanzen-board link="game=go" start="visible" className="board"
        onkanzen-change={({ detail }) => console.log(detail.ply.toFixed())} />;
      // @ts-expect-error there is no such way to start
      export const wrong = <kanzen-board start="now" />;`,
    'Result.jsx': `import { useEffect, useState } from 'react';
      import { pageResult } from './result.mjs';
      export function Result() {
        const [text, show] = useState('');
        useEffect(() => void pageResult().then(show), []);
        return <p id="result">{text}</p>;
      }`,
    'main.mjs': `import { createElement } from 'react';
      import { createRoot } from 'react-dom/client';
      import { Result } from './Result.jsx';
      createRoot(document.body).render(createElement(Result));`,
  },
  modes: [
    {
      name: 'a component, in development',
      serve: 'vite --host 127.0.0.1 --strictPort --port PORT',
    },
    {
      name: 'typed, and built with Vite',
      build: `tsc --noEmit --strict --target es2022 --jsx react-jsx --module esnext --moduleResolution bundler \
        --types react typed.tsx && vite build`,
      folder: 'dist',
    },
  ],
};
