// Bundles the page with esbuild, which does not look into `new Worker(new URL(...))` by itself: the
// worker is an entry point of its own, and what it loads is copied beside it.  webpack, Vite and Parcel
// need nothing of the kind but the tables.
import { cpSync, readdirSync } from 'node:fs';
import { build } from 'esbuild';

await build({
  entryPoints: { page: 'page.mjs', worker: 'kanzen/worker' },
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  format: 'esm',
  minify: true,
});
const kanzen = 'node_modules/kanzen';
for (const file of readdirSync(kanzen))
  if (file === 'tables' || /^kanzen-engine.*\.(mjs|js|wasm)$/.test(file))
    cpSync(`${kanzen}/${file}`, `dist/${file}`, { recursive: true });
cpSync('page.html', 'dist/page.html');
