// Old names of the API.  The next release removes them; until then they work, and each warns once per page or
// process.
import { inNode } from '../common/environment.mjs';

/** @import { Comparison, Enumeration, GameInfo } from './kanzen.d.mts' */

/** Old names that have been used. @type {Set<string>} */
const used = new Set();

/** @param {string} oldName such as "Game.keep" @param {string} name */
export function warnOfOldName(oldName, name) {
  if (used.has(oldName)) return;
  used.add(oldName);
  const warning = `${oldName} is now called ${name}; the old name will be removed in the next release`;
  // Parcel resolves a bare `process` to a package, which a project need not have.
  if (inNode) globalThis.process.emitWarning(warning, 'DeprecationWarning');
  else console.warn(`Kanzen: ${warning}`);
}

/**
 * Adds the old names of renamed fields, which are not enumerable.
 * @template {object} T @param {T} object
 * @param {string} type name of the type, for the warning
 * @param {Record<string, keyof T & string>} names the current name of each old one
 * @returns {T}
 */
function addOldNames(object, type, names) {
  for (const [oldName, name] of Object.entries(names)) {
    const get = () => {
      warnOfOldName(`${type}.${oldName}`, `${type}.${name}`);
      return object[name];
    };
    Object.defineProperty(object, oldName, { get });
  }
  return object;
}

/** @param {GameInfo} info */
export function infoWithOldNames(info) {
  addOldNames(info.abilities, 'GameInfo.abilities', { keep: 'save' });
  return info;
}

/** @param {Enumeration} enumeration */
export const enumerationWithOldNames = (enumeration) =>
  addOldNames(enumeration, 'Enumeration', { further: 'extra' });

/** @param {Comparison} comparison */
export function comparisonWithOldNames(comparison) {
  for (const difference of comparison.first)
    addOldNames(difference, 'Comparison.first', { parting: 'divergence' });
  return addOldNames(comparison, 'Comparison', { partings: 'divergences', played: 'candidate' });
}
