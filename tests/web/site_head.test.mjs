// The page's metadata for search engines and link previews.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { bundleSite } from '../../scripts/bundle_site.mjs';
import { modules, site } from './site.mjs';

const japanese = /[ぁ-んァ-ン一-龠]{4}/;
const english = /[a-z]+ [a-z]+ [a-z]+/i;

/** @param {string} html @param {string} name @returns {string | undefined} */
const meta = (html, name) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

test('title and description are in both languages', () => {
  const html = readFileSync(join(site, 'index.html'), 'utf8');
  const title = /<title>(.*)<\/title>/.exec(html)?.[1];
  const texts = [title, ...['description', 'og:title', 'og:description'].map((n) => meta(html, n))];
  for (const text of texts) {
    assert.match(text ?? '', english);
    assert.match(text ?? '', japanese);
  }
  assert.equal(meta(html, 'og:locale'), 'en_US');
  assert.equal(meta(html, 'og:locale:alternate'), 'ja_JP');
});

test('the picture of a link preview has the stated size', () => {
  const png = readFileSync(join(site, 'social.png'));
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 630]);
  assert.ok(png.length < 200_000, String(png.length));
});

test('a site that knows its address names it, and one for any host names none', async (t) => {
  const before = process.env.KANZEN_SITE_URL;
  const folder = mkdtempSync(join(tmpdir(), 'kanzen-head-'));
  t.after(() => {
    if (before === undefined) delete process.env.KANZEN_SITE_URL;
    else process.env.KANZEN_SITE_URL = before;
    rmSync(folder, { recursive: true });
  });
  const page = async (/** @type {string} */ address) => {
    process.env.KANZEN_SITE_URL = address;
    await bundleSite(modules, folder);
    return readFileSync(join(folder, 'index.html'), 'utf8');
  };
  const anywhere = await page('');
  assert.equal(meta(anywhere, 'og:image'), undefined);
  assert.doesNotMatch(anywhere, /(?:href|src|content)="https?:/);
  const named = await page('https://example.org/kanzen');
  assert.equal(meta(named, 'og:image'), 'https://example.org/kanzen/social.png');
  assert.equal(meta(named, 'og:url'), 'https://example.org/kanzen/');
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  assert.match(sitemap, /<loc>https:\/\/example.org\/kanzen\/<\/loc>/);
  assert.match(sitemap, /<loc>https:\/\/example.org\/kanzen\/licences.html<\/loc>/);
  assert.match(sitemap, /<loc>https:\/\/example.org\/kanzen\/slides\/<\/loc>/);
  assert.doesNotMatch(sitemap, /404/);
  const missing = readFileSync(join(folder, '404.html'), 'utf8');
  assert.deepEqual(
    [...missing.matchAll(/<(?:a|link)\b[^>]* href="([^"]*)"/g)].map(([, link]) => link),
    ['/kanzen/icon.svg', '/kanzen/', '/kanzen/'],
    'the error page is sent for files of any folder',
  );
});
