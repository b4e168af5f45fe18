// What took long and is large is not to be thrown away when the device is short of room.

/**
 * Asks the browser to keep what this site stores until the visitor deletes it.  Some browsers decide
 * by themselves, some ask the visitor; whatever they say, the values are kept as far as they go.
 */
export function askToPersist() {
  // A worker cannot ask, and a page without a secure origin has nothing to ask for.
  void globalThis.navigator?.storage?.persist?.().catch(() => {});
}
