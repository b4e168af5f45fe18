// The browser's part of reading records: the text of bytes in a named character set.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeCharacters } from '../../web/page/record_file.mjs';

/** @param {string} set @param {string} text a byte for each character */
const decoded = (set, text) => decodeCharacters(set, Buffer.from(text, 'latin1'));

test('sets that records name are known to a browser', () => {
  assert.equal(decoded('Shift_JIS', 'C[\x83\x5c\x83\x5d\\]]'), 'C[ソゾ\\]]');
  assert.equal(decoded('Big5', '\xa5\x5c\xb3\x5c'), '功許');
  assert.equal(decoded('GB18030', '\x91\x5c\xba\xc3'), '慭好');
  assert.equal(decoded('EUC-JP', '\xa4\xb3'), 'こ');
  assert.equal(decoded('EUC-KR', '\xc8\xe6'), '흑');
  assert.equal(decoded('windows-1250', '\xb3'), 'ł');
  assert.equal(decoded('windows-1251', '\xb3'), 'і');
  assert.equal(decoded('windows-1252', 'M\xfcller'), 'Müller');
  assert.equal(decoded('ISO-2022-JP', '\x1b$B$3\x1b(B]'), 'こ]');
  assert.equal(decoded('UTF-16LE', 'a\0b\0'), 'ab');
});

test('bytes that are not of the set become U+FFFD, and a bracket after them stays', () => {
  assert.equal(decoded('UTF-8', 'C[\xe5\xa5]'), 'C[\uFFFD]');
  assert.equal(decoded('Shift_JIS', 'C[\xa0]'), 'C[\uFFFD]');
  assert.equal(decoded('Big5', 'C[\xa4\x88]'), 'C[\uFFFD]');
});

test('an unknown character set is reported as unknown', () => {
  assert.equal(decoded('x-unheard-of', 'a'), null);
  assert.equal(decoded('', 'a'), null);
});
