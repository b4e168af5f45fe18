// Kept by the site's service worker when it is opened, the deck can be shown without a network.

/** A deck in somebody else's page leaves that to the visitor's own visit. */
export async function keepDeck() {
  if (window.parent !== window || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(new URL('../service_worker.js', document.baseURI));
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage('keep the slides');
  } catch {
    // Private windows and plain HTTP do without.
  }
}
