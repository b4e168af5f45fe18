// SHA-256 for pages whose browser has none.  The build puts the library into this file, as browsers find
// the modules of npm only there.
export { sha256 } from '@noble/hashes/sha2.js';
