// The npm package names the addresses that CITATION.cff names, and invents none.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { addressesIn } from '../../scripts/make_package.mjs';

test('a citation with addresses gives the package homepage, repository and bugs', () => {
  const citation = `title: "Kanzen"
repository-code: "https://git.example/ada/kanzen"
url: https://example.org/kanzen/
`;
  assert.deepEqual(addressesIn(citation), {
    homepage: 'https://example.org/kanzen/',
    repository: { type: 'git', url: 'git+https://git.example/ada/kanzen.git' },
    bugs: { url: 'https://git.example/ada/kanzen/issues' },
  });
});

test('one without addresses gives none', () => {
  assert.deepEqual(addressesIn('title: Kanzen\nlicense: MIT\n'), {});
  const citation = readFileSync(new URL('../../CITATION.cff', import.meta.url), 'utf8');
  assert.equal('repository' in addressesIn(citation), /^repository-code:/m.test(citation));
});
