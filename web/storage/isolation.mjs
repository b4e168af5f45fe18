// Whether this copy of the page is to be cross-origin isolated, so that its threads may share a
// memory: written by the page, read by its service worker, which adds the headers that a static host
// does not send.  Of the stores that both reach this is the simplest: a cache without contents.

/** Of the page and the service worker alike. */
const folder = new URL('./', location.href).pathname;
const mark = `kanzen-isolation ${folder}`;

export const isIsolationWanted = () => caches.has(mark);

export async function wantIsolation() {
  await caches.open(mark);
}

export async function giveUpIsolation() {
  await caches.delete(mark);
}
