// Where the package's own files are: its workers' scripts, its WebAssembly, its tables.
//
// Bundlers bring along what a module names as `new URL('./FILE', import.meta.url)`, with nothing of it in
// a variable.  A folder must not be named like that, as some of them would take it for a module.  In a
// package, as in build/modules, all files lie in one folder.

/** The folder of this module, or of the bundle that it has become part of. */
export const here = import.meta.url.replace(/[^/]*$/, '');
/**
 * Vite up to version 7, in development, joins a package's modules in a folder of its own, and leaves
 * all other files where they are.
 */
const home = here.replace(/\/node_modules\/\.[^/]+\/(?:.+\/)?deps\/$/, '/node_modules/kanzen/');

/** @param {string} name of a file or folder that no bundler brings along, or a whole address */
export const ownFile = (name) => new URL(name, home);

/** @param {URL} url as a module has named the file @returns {URL} where it is; the same object if it is there */
export const placed = (url) => (home === here ? url : new URL(url.href.replace(here, home)));
