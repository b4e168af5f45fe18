// QR codes, for figures that ask for one.  The build puts the library into this file, as browsers find
// the modules of npm only there.
export { encode } from 'uqr';
