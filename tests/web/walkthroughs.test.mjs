// Each kind of visitor goes through the page or the slides, on a desktop and a phone, in both languages.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { frugal } from './browser.mjs';
import { siteInBrowser } from './site_in_browser.mjs';
import {
  Walk,
  devices,
  documentUrl,
  languages,
  largestPicture,
  pictureUrl,
  walkthroughs,
} from './walkthroughs.mjs';

const shown = siteInBrowser(frugal);
const timeout = 300_000;

for (const [who, walkthrough] of Object.entries(walkthroughs))
  for (const device of devices)
    for (const language of languages)
      test(`the ${who} on a ${device}, ${language}`, { timeout }, async (t) => {
        const walk = await Walk.open(shown.browser, shown.url, walkthrough, device, language);
        t.after(() => walk.close());
        for (const step of walkthrough.steps) {
          t.diagnostic(step.name);
          const seen = await walk.take(step);
          if (seen !== walk.page) await seen.close();
        }
        assert.deepEqual(await walk.faults(), []);
      });

test('the document has all steps and pictures', async () => {
  const text = await readFile(documentUrl, 'utf8');
  const listed = [...text.matchAll(/^\d+\. (.*)$/gm)].map(([, name]) => name);
  const steps = Object.values(walkthroughs).flatMap((walkthrough) => walkthrough.steps);
  assert.deepEqual(
    listed,
    steps.map(({ name }) => name),
  );
  for (const who of Object.keys(walkthroughs))
    for (const device of devices)
      for (const language of languages) {
        const picture = pictureUrl(who, device, language);
        assert.ok(
          text.includes(`](walkthroughs/${picture.pathname.split('/').at(-1)})`),
          picture.href,
        );
        assert.ok((await readFile(picture)).length <= largestPicture, picture.href);
      }
});
