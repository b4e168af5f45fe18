// QR codes, for figures with one.  The build bundles the library into this file, because browsers do not
// resolve npm packages.
export { encode } from 'uqr';
