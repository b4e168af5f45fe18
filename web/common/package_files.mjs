// Locates the package's own files: worker scripts, WebAssembly, tables.
//
// Bundlers include the files that a module names literally as `new URL('./FILE', import.meta.url)`.  A folder
// must not be named like that, because some bundlers treat it as a module.  In the package, as in
// build/modules, all files are in one folder.

/** URL of the folder of this module, or of the bundle that contains it. */
export const here = import.meta.url.replace(/[^/]*$/, '');
/**
 * URL of the folder of the package's files.  In development, Vite up to version 7 moves a package's modules
 * to a folder of its own and leaves all other files in place.
 */
const home = here.replace(/\/node_modules\/\.[^/]+\/(?:.+\/)?deps\/$/, '/node_modules/kanzen/');

/** @param {string} name of a file or folder that bundlers do not include, or an absolute URL */
export const packageFile = (name) => new URL(name, home);

/**
 * @param {URL} url of a file, as a module names it @returns {URL} its actual URL; the same object if they are
 *   equal
 */
export const packageUrl = (url) => (home === here ? url : new URL(url.href.replace(here, home)));
