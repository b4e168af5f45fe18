// scripts/order_functions.mjs puts similar functions of a module beside each other, and changes nothing else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderFunctions } from '../../scripts/order_functions.mjs';

/** @param {string} name @param {string[]} body */
const functionText = (name, body) =>
  [` (func $${name}`, ...body.map((line) => `  ${line}`), ' )'].join('\n');

const additions = ['(local.get $0)', '(local.get $1)', '(i32.add)', '(i32.const 7)', '(i32.add)'];
const calls = ['(call $one)', '(call $two)', '(call $one)', '(call $two)', '(drop)'];

test('similar functions follow each other, and all other lines keep their places', () => {
  const one = functionText('one', additions);
  const two = functionText('two', calls);
  const alone = functionText('alone', ['(nop)']);
  const three = functionText('three', [...additions, '(drop)']);
  const four = functionText('four', ['(drop)', ...calls]);
  /** @param {string[]} functions */
  const moduleOf = (functions) =>
    ['(module', ' (table $0 1)', ...functions, ' (export "one" (func $one))', ')', ''].join('\n');
  assert.equal(
    orderFunctions(moduleOf([one, two, alone, three, four])),
    moduleOf([one, three, two, four, alone]),
  );
});

test('a text whose functions are not found is refused', () => {
  assert.throws(() => orderFunctions('(module)\n'), /no functions/);
  assert.throws(() => orderFunctions('(module\n (func $one\n  (nop)\n'), /without an end/);
});
