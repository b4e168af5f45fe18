// Limits for the sizes of downloads: tests/web/budget.json.
import { readFileSync } from 'node:fs';

/**
 * parts: bytes, compressed, of what one file of the site may have; the first four come before the
 * first move.  beforeFirstMove: of everything that the host sends until then.  fontSlice: of each file in
 * assets/font-slices-*.
 * @type {{ parts: { part: string, file: string, bytes: number }[],
 *   beforeFirstMove: { requests: number, bytes: number }, fontSlice: { bytes: number } }}
 */
export const budget = JSON.parse(readFileSync(new URL('./budget.json', import.meta.url), 'utf8'));
