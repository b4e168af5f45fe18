// The published address of a site, for data that needs absolute URLs: sitemaps, link previews and search
// engines.  A copy for any host has no such data.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string | undefined} given KANZEN_SITE_URL
 * @returns {string} with a trailing slash; empty: none is given
 */
export function siteAddress(given) {
  if (!given) return '';
  if (!/^https?:\/\/[^\s?#]+$/i.test(given) || !URL.canParse(given))
    throw new Error(
      `KANZEN_SITE_URL "${given}": needs the address of the site's folder, as https://example.org/kanzen/`,
    );
  const { href } = new URL(given);
  return href.endsWith('/') ? href : `${href}/`;
}

/** @param {string} text @returns {string} escaped for HTML and XML */
export const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * @param {string} address @param {string} picture in the site
 * @returns {string} tags for the page's head
 */
export function addressTags(address, picture) {
  if (address === '') return '  <meta name="twitter:card" content="summary">';
  const at = escaped(address);
  return `  <link rel="canonical" href="${at}">
  <meta property="og:url" content="${at}">
  <meta property="og:image" content="${at}${picture}">
  <meta property="og:image:type" content="image/png">
  <meta property="og:image:width" content="1200">
  <meta property="og:image:height" content="630">
  <meta property="og:image:alt" content="A board of Gobblers, in orange and purple">
  <meta name="twitter:card" content="summary_large_image">`;
}

/**
 * Writes the sitemap.
 * @param {string} site @param {string} address @param {string[]} pages addresses in the site
 */
export function writeSitemap(site, address, pages) {
  if (address === '') return;
  const lines = pages.map((page) => `  <url><loc>${escaped(address + page)}</loc></url>\n`);
  writeFileSync(
    join(site, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</urlset>\n`,
  );
}
