// node tests/web/approve.mjs [NAME...]
//
// Takes the pictures of these states (approved_pictures.mjs; none named: of all) from build/site and
// makes them the approved ones, to be looked at before they are committed.
import { mkdir, writeFile } from 'node:fs/promises';
import { approvedFile, pictureOf, smallPicture, states } from './approved_pictures.mjs';
import { launch } from './browser.mjs';
import { serveSite } from './site.mjs';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !states.some((state) => state.name === name));
if (unknown.length > 0) {
  const known = states.map(({ name }) => name).join(', ');
  console.error(`No state is called ${unknown.join(', ')}; there are ${known}`);
  process.exit(2);
}
await mkdir(new URL('approved/', import.meta.url), { recursive: true });
const server = await serveSite();
const browser = await launch();
try {
  const page = await browser.newPage();
  for (const state of states) {
    if (names.length > 0 && !names.includes(state.name)) continue;
    const small = await smallPicture(page, await pictureOf(browser, server.url, state));
    await writeFile(approvedFile(state.name), small);
    console.log(`${state.name}: ${small.length} bytes`);
  }
} finally {
  await browser.close();
  await server.close();
}
