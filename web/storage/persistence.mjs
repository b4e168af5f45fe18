// Requests persistent storage, so that the browser does not evict large values that took long to compute.

/**
 * Asks the browser not to evict the site's storage.  Some browsers decide by themselves, some ask the
 * visitor.  Values are saved whatever the answer is.
 */
export function requestPersistence() {
  // Workers lack persist(), and pages outside of a secure context lack navigator.storage.
  void globalThis.navigator?.storage?.persist?.().catch(() => {});
}
