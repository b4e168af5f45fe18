// The site's service worker caches the deck when it is first opened, so that it opens without a network.

/** Does nothing in a deck that another page embeds. */
export async function cacheDeck() {
  if (window.parent !== window || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(new URL('../service_worker.js', document.baseURI));
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage('cache the slides');
  } catch {
    // Private windows and plain HTTP do without.
  }
}
