// What a web server can do wrong with the files of a page, found out when the page's script has not
// come: a folder whose address lacks its slash, a file that is missing, a wrong type.
import { DiagnosedError, diagnostic, serverFault } from '../common/errors.mjs';
import { httpStatus, slashRemoved, wrongType } from '../common/phrases.mjs';

/** @param {URL} url @returns {Promise<Response | null>} null: there is no answer */
const answerOf = (url) => fetch(url).catch(() => null);

/** @returns {URL | null} where the page's folder is, if the page may have its name without the slash */
function folderWithSlash() {
  if (/(\/|\.html?)$/.test(location.pathname)) return null;
  const url = new URL(location.href);
  url.pathname += '/';
  return url;
}

/**
 * Opens the page at its folder's address with the slash at the end, where one is missing: without it
 * the page looks for its files beside the folder.
 * @returns {Promise<boolean>} true: the page is being loaded again
 */
export async function addSlash() {
  const url = folderWithSlash();
  const answer = url && (await answerOf(url));
  // A server that leads back to the address without the slash would do so for ever.
  if (!url || !answer?.ok || answer.redirected) return false;
  location.replace(url);
  return true;
}

/**
 * @param {URL} script that could not be imported
 * @returns {Promise<DiagnosedError | null>} what is wrong with the server's answer; null: nothing, or there is none
 */
export async function faultOf(script) {
  const answer = await answerOf(script);
  if (!answer) return null;
  const { ok, status, headers } = answer;
  const folder = folderWithSlash();
  if (!ok && folder && (await answerOf(folder))?.redirected)
    return serverFault(new DiagnosedError(diagnostic(slashRemoved, folder.pathname)));
  if (!ok) {
    const fault = new DiagnosedError(diagnostic(httpStatus, script.pathname, status));
    return status < 500 ? serverFault(fault) : fault;
  }
  const type = headers.get('Content-Type') ?? 'nothing';
  if (/javascript/.test(type)) return null;
  return serverFault(new DiagnosedError(diagnostic(wrongType, script.pathname, type)));
}
