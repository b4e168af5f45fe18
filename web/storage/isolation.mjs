// Setting whether this copy of the page is cross-origin isolated, so that its threads can share memory.  The
// page writes it, and its service worker reads it and adds the headers that a static host does not send.  The
// setting is an empty cache, the simplest storage that both can access.

/** Folder of the page and of the service worker. */
const folder = new URL('./', location.href).pathname;
const settingCache = `kanzen-isolation ${folder}`;

export const isIsolationEnabled = () => caches.has(settingCache);

export async function enableIsolation() {
  await caches.open(settingCache);
}

export async function disableIsolation() {
  await caches.delete(settingCache);
}
