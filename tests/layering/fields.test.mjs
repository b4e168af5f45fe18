// The fields that a struct visits (engine/core/fields.hpp) are those that TypeScript declares, and so
// are the words of an enumeration (engine/core/names.hpp).  Both are read from the sources.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('../../', import.meta.url);

/** @param {string} folder from the repository's root @param {RegExp} names @returns {string[]} */
function textsIn(folder, names) {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => names.test(name))
    .map((name) => readFileSync(new URL(`${folder}/${name}`, root), 'utf8'))
    .map((text) => text.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1'));
}

const cpp = ['engine', 'imgui_app', 'web']
  .flatMap((folder) => textsIn(folder, /\.[ch]pp$/))
  .join('');
const ts = textsIn('web', /\.d\.mts$/).join('');

// --- TypeScript: the place of a type is a name, or a member's of one, "Comparison.first"

/** @param {string} text @returns {string[]} what is in its outermost braces */
function blocksIn(text) {
  const blocks = [];
  let depth = 0;
  let begin = 0;
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '{' && depth++ === 0) begin = index + 1;
    if (brace === '}' && --depth === 0) blocks.push(text.slice(begin, index));
  }
  return blocks;
}

/** @param {string} block @returns {[name: string, type: string][]} */
function membersOf(block) {
  /** @type {[string, string][]} */
  const members = [];
  let depth = 0;
  let begin = 0;
  for (const { 0: sign, index } of `${block};`.matchAll(/[{}()[\];]/g)) {
    if (/[{([]/.test(sign)) depth++;
    else if (sign !== ';') depth--;
    else if (depth === 0) {
      const member = /^\s*(\w+)\??:(.*)$/s.exec(block.slice(begin, index));
      if (member) members.push([member[1] ?? '', member[2] ?? '']);
      begin = index + 1;
    }
  }
  return members;
}

/** @param {string} text of a type @returns {[name: string, type: string][]} */
const membersIn = (text) => blocksIn(text).flatMap(membersOf);

/** @param {string} name @returns {string} the text of an exported type, after its name */
function declarationOf(name) {
  const begin = new RegExp(`^export (interface|type) ${name}\\b`, 'm').exec(ts);
  assert.ok(begin, `TypeScript has the type ${name}`);
  const end = begin[1] === 'interface' ? /^\}|\{\}$/m : /;\n(?=\n|export|$)/;
  const rest = ts.slice(begin.index + begin[0].length);
  const match = end.exec(rest);
  assert.ok(match, `${name} ends`);
  return rest.slice(0, match.index + match[0].length);
}

/** @param {string} name @returns {[name: string, type: string][]} */
function membersOfType(name) {
  const text = declarationOf(name);
  const base = /^ extends (\w+)/.exec(text)?.[1];
  return [...(base ? membersOfType(base) : []), ...membersIn(text)];
}

/** @param {string} place @returns {string} */
function typeAt(place) {
  const [name = '', member] = place.split('.');
  if (!member) return declarationOf(name);
  const found = membersOfType(name).find(([at]) => at === member);
  assert.ok(found, `TypeScript has ${place}`);
  return found[1];
}

/** @param {string} place */
function typedFields(place) {
  const members = place.includes('.') ? membersIn(typeAt(place)) : membersOfType(place);
  return [...new Set(members.map(([name]) => name))].sort();
}

// --- C++

/** A described struct: what it has before its fields, and the function that shows them. */
const struct =
  /^struct (\w+)(?: : \w+)? \{((?:(?!^\};$).)*?) static void fields\([^{]*\{(.*?)(?:; \}|^ {2}\})$/gms;
const described = new Map(
  [...cpp.matchAll(struct)].map(([, name = '', before = '', fields = '']) => [
    name,
    {
      event: /constexpr auto type = "(\w+)"/.exec(before)?.[1],
      method: /constexpr auto method = "(\w+)"/.exec(before)?.[1],
      fields,
    },
  ]),
);

/** @param {string} name of a struct @returns {string[]} */
function visitedFields(name) {
  const { fields } = described.get(name) ?? { fields: '' };
  const own = [...fields.matchAll(/visit(?:\.\w+)?\("(\w+)"/g)].map(([, field = '']) =>
    field.replaceAll(/_([a-z])/g, (_, letter) => letter.toUpperCase()),
  );
  const others = [...fields.matchAll(/(\w+)::fields\(/g)].flatMap(([, base = '']) =>
    visitedFields(base),
  );
  return [...own, ...others].sort();
}

/** TypeScript types of structs that have another name there. @type {Record<string, string>} */
const places = {
  Abilities: 'GameInfo.abilities',
  DataColumn: 'DataTable.columns',
  Difference: 'Comparison.first',
  DistanceCount: 'Statistics.byDistance',
  DivergenceCounts: 'Comparison.divergences',
  EndingInfo: 'GameInfo.endings',
  EnumerationCounts: 'Enumeration',
  Error: 'ErrorData',
  EstimateRequest: 'EngineEstimateRequest',
  KnownValue: 'Value',
  Mirror: 'MirrorData',
  MoveRequest: 'EngineMoveRequest',
  MoveValue: 'AnalysedMove',
  OutcomeCount: 'Comparison.outcomes',
  OutcomeTotals: 'ClassCounts',
  PositionSample: 'EnginePositionSample',
  PositionCountResult: 'Replies.enumerate',
  ProbeResult: 'Replies.probe',
  QrCode: 'FigureCode',
  Rect: 'MirrorItem.rect',
  Round: 'Rounds.rounds',
  RoundsResult: 'Replies.rounds',
  RuleChoice: 'GameInfo.choices',
  SampleRequest: 'EngineSampleRequest',
  ScoredMove: 'ScoreReport.moves',
  SearchedMove: 'SearchReport.moves',
  SolveSeconds: 'Summary.seconds',
  TableChunkInfo: 'TableChunk',
};

/** Structs that no JavaScript reads: they go from one module to another. */
const untyped = ['FigureChoices', 'FigureSpec', 'MoveNumbers'];

test('a struct visits the fields that TypeScript declares', () => {
  assert.ok(described.size >= 40, 'structs were found');
  assert.equal(described.size, [...cpp.matchAll(/static void fields\(/g)].length);
  for (const [name, { event, method }] of described) {
    if (event || method || untyped.includes(name)) continue;
    assert.deepEqual(visitedFields(name), typedFields(places[name] ?? name), name);
  }
});

test('an event visits the fields that TypeScript declares for its value', () => {
  const values = new Map(
    blocksIn(declarationOf('PageEvent'))
      .map((block) => new Map(membersOf(block)))
      .map((members) => [members.get('type')?.trim(), members.get('value') ?? '']),
  );
  for (const [name, { event }] of described) {
    if (!event) continue;
    const typed = membersIn(values.get(`'${event}'`) ?? '').map(([field]) => field);
    assert.deepEqual(visitedFields(name), typed.sort(), name);
  }
});

test('every event of the page is known to C++ and to TypeScript', () => {
  const listed = /AnswersTo<Request>::With<([^>]*)>/.exec(cpp)?.[1] ?? '';
  const types = listed.split(/\W+/).filter((name) => name !== '');
  const events = types.map((name) => name.charAt(0).toLowerCase() + name.slice(1)).sort();
  /** @param {string} text @param {RegExp} each */
  const namesIn = (text, each) => [...text.matchAll(each)].map(([, name]) => name).sort();
  assert.ok(events.length >= 10, 'events were found');
  assert.deepEqual(namesIn(cpp, /static constexpr auto type = "(\w+)"/g), events);
  assert.deepEqual(namesIn(declarationOf('PageEvent'), /type: '(\w+)'/g), events);
});

test('a request of the page is a method of the worker and has its arguments', () => {
  const protocol = readFileSync(new URL('web/worker/protocol.mjs', root), 'utf8');
  const methods = protocol.matchAll(/^ \* {3}(\w+): \{ args: (.*?),\s+(?:\* +)?result: /gms);
  const taken = new Map(
    [...methods].map(([, method = '', args = '']) => [
      method,
      [...args.matchAll(/(\w+):/g)].map(([, field = '']) => field).sort(),
    ]),
  );
  const request = /^struct (\w+)(?: : \w+)? \{\s+static constexpr auto method = "(\w+)"/gm;
  const requests = [...cpp.matchAll(request)];
  assert.ok(requests.length >= 10, 'requests were found');
  for (const [, name = '', method = ''] of requests) {
    assert.ok(taken.has(method), `${name} asks for the method ${method}`);
    if (!described.has(name)) continue; // it has the fields of a request, or none
    const visited = visitedFields(name).filter((field) => field !== 'game' && field !== 'rules');
    assert.deepEqual(visited, taken.get(method), name);
  }
});

/** The TypeScript type of an enumeration, and its words that C++ lacks. @type {Record<string, string[]>} */
const words = {
  'CitationRequest::Values': ['CitationRequest.values'],
  Errc: ['ErrorCode', 'not_solved', 'closed', 'worker_failed'],
  'MirrorItem::Kind': ['MirrorKind'],
  MoveKind: ['Move.kind'],
  NotableKind: ['NotablePositions.kind'],
  Outcome: ['OutcomeName'],
  'TableStatus::Phase': ['TableStatus.phase'],
};

test('an enumeration has the words that TypeScript has', () => {
  const named = /^constexpr auto names_of\(([\w:]+)\) \{$(.*?)^\}$/gms;
  const names = new Map([...cpp.matchAll(named)].map(([, name = '', list = '']) => [name, list]));
  for (const [name, [place = '', ...foreign]] of Object.entries(words)) {
    const own = [...(names.get(name) ?? '').matchAll(/"(\w+)"/g)].map(([, word]) => word);
    const typed = [...typeAt(place).matchAll(/'(\w+)'/g)].map(([, word]) => word);
    assert.deepEqual([...own, ...foreign].sort(), typed.sort(), name);
  }
});
