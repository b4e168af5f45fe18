// The site's files that contain absolute addresses; none does when the address is unknown.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressTags, siteAddress } from '../../scripts/site_address.mjs';

test('the address is a folder on the web', () => {
  assert.equal(siteAddress(undefined), '');
  assert.equal(siteAddress(''), '');
  assert.equal(siteAddress('https://example.org'), 'https://example.org/');
  assert.equal(siteAddress('http://example.org/kanzen'), 'http://example.org/kanzen/');
  for (const wrong of [
    'kanzen',
    '/kanzen/',
    'ftp://example.org/',
    'https://example.org/#x',
    'x:',
    'https://[',
  ])
    assert.throws(() => siteAddress(wrong), /KANZEN_SITE_URL ".*": needs the address/);
});

test('previews of links get a picture by its whole address, or none', () => {
  const tags = addressTags('https://example.org/a&b/', 'social.png');
  assert.match(tags, /property="og:image" content="https:\/\/example.org\/a&amp;b\/social.png"/);
  assert.match(tags, /rel="canonical" href="https:\/\/example.org\/a&amp;b\/"/);
  assert.doesNotMatch(addressTags('', 'social.png'), /og:image|canonical|og:url/);
});
