import { isolation } from '../tools.mjs';

/** @type {import('../tools.mjs').Tool} */
export default {
  title: 'React',
  versions: ['19.3.1'],
  packages: (version) => [
    `react@${version}`,
    `react-dom@${version}`,
    'vite@8.3.8',
    '@vitejs/plugin-react@6.3.0',
  ],
  files: {
    'vite.config.mjs': `import react from '@vitejs/plugin-react';
      export default { plugins: [react()], server: { headers: ${isolation} } };`,
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
    { name: 'built with Vite', build: 'vite build', folder: 'dist' },
  ],
};
