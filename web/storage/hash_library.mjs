// SHA-256 for browsers without it.  The build bundles the library into this file, because browsers do not
// resolve npm packages.
export { sha256 } from '@noble/hashes/sha2.js';
