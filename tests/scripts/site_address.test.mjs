// The site's files that contain absolute addresses; none does when the address is unknown.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  addressTags,
  siteAddress,
  sitemapName,
  writeSitemap,
} from '../../scripts/site_address.mjs';

test('the address is a folder on the web', () => {
  assert.equal(siteAddress(undefined), '');
  assert.equal(siteAddress(''), '');
  assert.equal(siteAddress('https://example.org'), 'https://example.org/');
  assert.equal(siteAddress('http://example.org/kanzen'), 'http://example.org/kanzen/');
  for (const wrong of ['kanzen', '/kanzen/', 'ftp://example.org/', 'https://example.org/#x', 'x:'])
    assert.throws(() => siteAddress(wrong), /KANZEN_SITE_URL ".*": needs the address/);
});

test('previews of links get a picture by its whole address, or none', () => {
  const tags = addressTags('https://example.org/a&b/', 'social.png');
  assert.match(tags, /property="og:image" content="https:\/\/example.org\/a&amp;b\/social.png"/);
  assert.match(tags, /rel="canonical" href="https:\/\/example.org\/a&amp;b\/"/);
  assert.doesNotMatch(addressTags('', 'social.png'), /og:image|canonical|og:url/);
});

test('the sitemap has every page that wants to be found', () => {
  const site = mkdtempSync(join(tmpdir(), 'kanzen-sitemap-'));
  try {
    mkdirSync(join(site, 'slides'));
    for (const page of ['index.html', 'licences.html', '404.html', 'slides/index.html', 'a.js'])
      writeFileSync(join(site, page), '<!doctype html>');
    writeFileSync(join(site, 'frame.html'), '<meta name="robots" content="noindex">');
    writeSitemap(site, '');
    assert.ok(!readdirSync(site).includes(sitemapName));
    writeSitemap(site, 'https://example.org/k/');
    const found = readFileSync(join(site, sitemapName), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g);
    assert.deepEqual(
      [...found].map(([, loc]) => loc),
      ['', 'licences.html', 'slides/'].map((page) => `https://example.org/k/${page}`),
    );
  } finally {
    rmSync(site, { recursive: true });
  }
});
