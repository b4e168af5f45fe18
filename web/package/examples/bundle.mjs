// Bundles the page with esbuild, which copies no files: the package's modules, for the workers, its
// WebAssembly and its tables are copied next to the bundle.  Rollup needs the same; webpack, Vite, Parcel and
// Next find all of these but the tables.
import { cpSync, readdirSync } from 'node:fs';
import { build } from 'esbuild';

await build({
  entryPoints: ['page.mjs'],
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  format: 'esm',
  minify: true,
});
const kanzen = 'node_modules/kanzen';
for (const file of readdirSync(kanzen))
  if (file === 'tables' || /\.(mjs|wasm)$/.test(file))
    cpSync(`${kanzen}/${file}`, `dist/${file}`, { recursive: true });
cpSync('page.html', 'dist/page.html');
